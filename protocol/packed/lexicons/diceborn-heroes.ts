/** What duels of Diceborn Heroes say, most first: `npm run -s tool -- lexicon`. */
export const DICEBORN_HEROES = {
  words: `
Hero 2 1 green {hero,die,slots} Enemy is green:5 green:6 green:4 green:3 green:2 green:1 blue turn red on window
enemy:1 {ready} puts 3 the enemy:0 hero:1 rolls {seat,question,words,options} quest choice {seat,why,clock,since}
takes hero:0 6 mend ready 5 hidden-blade {type=rolled,hero,dice} 4 gets Which {type=assigned,hero,die,slot}
{who,value,card,finds} 2: 1, uses again {seat,why,clock,since,open} roll {type=reroll,hero,dice} spark 1: 2, riposte
{slot,die} done of relic:pearl-of-tides wound slash omen atk-3-red enemy:2 between {type=window,moment,seats}
atk-5-green atk-4-blue atk-5-blue leads 3, atk-2-red atk-4-green atk-3-green atk-1-green atk-6-blue atk-4-red
atk-6-red atk-3-blue atk-5-red enemy? foe wounds move {seat,why,clock,since,turn} 4, atk-2-blue blue:6 Round
{type=cards,cards} red:6 5, gaias-gift blue:2 a attacks {type=attack,who,card,value,targets} blue:3
{type=action,hero,action,value} red:5 red:4 fireball assign red:3 blue:4 shield-1 resolve shield-2 thorns blue:5
red:1 regrowth 6, quest:1 red:2 {who,value,card,stunned,finds} taunt {id,locks,off} under attack inner-calm 3:
iron-palm blue:1 from 4: die monster landslide healed back quest:2 finds nobody with deck 5: axe-sweep
relic:sea-charm {slot,die,done} sidestep next ward Who next? gains mighty-blow Block ally:0 crushing-depths Spark 6:
poison-dart Pearl Tides card Shield shield-bash bounty entangle pummel {type=hit,to,by,amount,blocked} Poison
Riposte Ally smite {type=revealed,who,id,kind} again: {type=rerolled,hero,from,dice} The thunder undertow cards
deck? goes peek locks Blade Hidden suffers {seats} {type=assign,hero,die,slot} Omen Entangle party go Slash by
defeated {type=defeated,enemy,id,by,excess} full-swing {type=reward,cards} for blocked evades
{type=no-target,who,card} jump Fireball anchor-bridge Pummel sea-charm spear-sweep Mend healing-potion
{type=choose,option} to {type=round-end,round} Token spends do you stunned take? Quest Smite town Sidestep becomes
Landslide relic:lantern-of-dawn wounds, {type=ability,hero} {enemy,card} 5; 3; antidote {who,value,card,finds,among}
{type=cleared,hero,slot} 4; pearl-of-tides on-the-st-lesalle Full Swing lance poisoned ability and at looks
oil-flask Blow Mighty Sea Dart hero hero? Sweep On Charm 0 bulwark impale smoke-bomb Thunder town-inn hourglass Jump
enemy:3 Ward in-the-whirlpool dune-sea phoenix-feather relic:bog-boots its pool returns {type=returned,hero,die} Axe
buys {type=bought,hero,item,paid} 2; counters: {type=countered,by,to,amount} loaded-die Crushing 6; {slot,die,hero}
all {type=stunned,to} {who,value,relic} out Shield; festival-road {type=locked,hero,die,slot} Iron give
{type=give,from,to,what} {who,value,stunned} lantern-of-dawn does has over plays set-up {winners,draw,places}
reaches sale: {type=market,items} haunted-forest Whom find? target {type=poisoned,to} {type=effect-dice,by,dice}
{type=missed,to,by} Depths knocked pay {type=ko,who} Gaia's Gift {type=round,round,seat} wound,
{type=relic,hero,relic,value} Thorns Healing lost {type=over,winners,lost} 7: ghost into shuffled 8: imp Oil Palm
What Taunt heal healed? Discarded deck: empty: out-of-time {type=deck-loses,cards} will-o-wisp Dawn Lantern cutpurse
{who,value,card,stunned,finds,among} Giant relic:whirlpool-shell Undertow Smoke Lance 9: giant-bat
{type=quest,quest,level} 7 stun card:atk-4-green captures thieves-den {type=captured,hero,die,enemy} tower-shield
wildland-jungle crystal 10: Flask {type=used,hero,item} Calm Inner poison skeleton Antidote Whirlpool plague-rat
card:atk-3-blue 1; 11: ashen-breath slime card:atk-5-blue Phoenix {type=peeked,hero,n,under} Ghost Blocks shoo take
{type=clear,hero,slot} druid Impale hazard goblin card:crushing-depths card:shield-2 sporecap Druid Bomb fighter
mage priest thief {type=pack,pack} levanthys fire-spirit Loaded ferryman tide Fighter Mage Priest Thief Tide antlion
Anchor Bridge Ferryman ogre giant-spider 12: card:atk-4-red Potion, Imp {who,value,relic,stunned} it? spoils
card:atk-1-green heaving-deck berserker Deck Heaving Lesalle St. monk oracle Oracle card:atk-3-green clay-golem
sahaugin {type=suffered,to,amount,why} {type=town,level} card:atk-6-red orc Monk Bog hellhound
{type=gained-relic,hero,relic} card:atk-2-blue Will-o'-Wisp A Potion 13: medusa card:atk-6-blue 1:green wraith
zombie Golem pincer-arm In basilisk card:atk-4-blue Cutpurse card:shield-1 Spirit Boots Levanthys card:atk-3-red
loses {type=stripped,to} Bat Skeleton reef-crab Hourglass card:atk-2-red Antlion Berserker ancient-church jailer
bog-boots iron-golem cover Goblin man-eater Die bounty:untouched Plague 14: minotaur wolf {type=block,to,n} Stun
Slime Ogre Fire Shoo Rat Sporecap Sahaugin {type=advance,hero,class,how} bounty:gravedigger card:undertow Tower
bounty:jailbreaker Knight bounty:phoenix bounty:swift-strike card:atk-5-red Feather stands untouched
{type=revived,hero} Bash Bulwark bounty:daredevil bounty:field-medic effect Orc 0:green Spear Spider Zombie
{type=healed,to,what} bounty:beastmaster Jailer 15: Arm Feather, Pincer Hourglass, scarab-swarm bounty:timekeeper
bog-light swift-strike bounty:dutiful Clay comes home kraken-spawn miss will {type=freed,hero,die,enemy}
{type=veiled,to} bounty:collector Reef Basilisk Antidote, bounty:giant-slayer Hellhound Crab Wraith murky-swamp buy
{type=buy,hero,item} knight bounty:iron-wall bounty:turnabout {type=advanced,hero,class,how} bounty:low-road
daredevil lich whirlpool-shell {type=bounty-used,hero,bounty} Man-Eater card:atk-5-green vampire Shell Wolf Flask,
elder-treant shadows young-drake 16: Depths; harpy Bomb, wilds tuck bounty:crowd-pleaser giant-slayer Regrowth boss
brought Medusa meets storm-spirit {type=bounty,hero,bounty} {type=deck-gains,cards} become Die, black-knight
dragons-altar iron villagers ally phoenix {type=omen,who,card} spoils:fire-spirit boss: dunes field-medic final
gravedigger rests {id,side} {type=boss,boss} {type=removed,hero,die} {type=rested,hero} spoils:ghost spoils:imp
Untouched spoils:will-o-wisp Harpy use {type=use,hero,item} learn spoils:skeleton slow Minotaur crown timekeeper
dragoon spoils:giant-bat 17: dutiful marauder All Dragoon spoils:ogre spoils:sahaugin are won {type=over,winners}
1:red Crystal, all-down down: heroes jailbreaker turnabout spoils:reef-crab Festival beastmaster collector
spoils:man-eater Ashen Kraken Scarab Spawn Swarm palace-square {type=salvaged,card} Perilous Shadows spoils:slime
spoils:jailer Crystal 18: Forest Haunted Shield, Undertow; Vampire dancers iron-wall palace Wilds Strike Swift
spoils:giant-spider spoils:hellhound spoils:zombie spoils:goblin card:ashen-breath 0:red Elder Jungle Treant
Wildland low-road spoils:orc Marauder Drake Lich Young ashwing castle-prison crowd-pleaser Runes spoils:cutpurse
spoils:shoo spoils:basilisk Breath card:bog-light Black Inn Town Villagers {type=gained-item,hero,item} {who,value}
Ancient Church Dunes {type=added,card} spoils:antlion spoils:wolf 0:blue Dune Storm tolling-bell value:4 whelp
wyvern Crown Palace spoils:sporecap Den Thieves spoils:wraith Bell Daredevil Road Slow 19:
{type=hero,hero,seat,class} time-sage Ashwing Dancers value:5 Timekeeper spoils:plague-rat Slayer spoils:clay-golem
Light 1:blue Murky Swamp gives learns {type=gave,from,to,what} {type=set,hero,from,die} gambler Sage Time
item:hourglass item:healing-potion 20: Altar Dragon's Tolling Whelp Will-o'-Wisp, Wyvern die? it princess-sona show?
value value:3 value:6 Gambler spoils:harpy spoils:marauder Cutpurse, Ghost, Ranger ranger Samurai samurai Cleric
cleric item:phoenix-feather Bat, Breath; Castle Hellhound, Imp, Prison Slime, archdemon die:green:3 die:green:4
die:green:5 die:green:6 die:red:5 item:smoke-bomb Field Medic item:loaded-die Princess Rat, Shoo, Sona Sporecap,
Square Wolf, Wraith, Pass round {type=ready,seat} {type=passed,seat} rest {type=rest,hero} {seat,question,words}
{type=bounty,hero} item:antidote Dark dark-knight item:oil-flask item:tower-shield Jailbreaker 21: Antlion,
Archdemon Goblin, Spider, Spirit, Ready {type=ready} Done this {type=pass} {type=pass,for}
{type=window-closed,moment} them Gravedigger Beastmaster Dutiful Collector Turnabout Wall Low Crowd Pleaser pack
pack:ancient-church pack:crown pack:dunes pack:iron pack:palace pack:shadows pack:tide pack:wilds play?
`,
  values: `
{"type":"window-closed","moment":"between"}
{"type":"ready","seat":0}
{"type":"ready","seat":1}
{"type":"passed","seat":1}
{"type":"passed","seat":0}
{"who":"hero:1","value":4}
{"who":"hero:1","value":5}
{"type":"healed","to":"hero:1","what":"wound"}
{"type":"healed","to":"hero:0","what":"wound"}
{"who":"hero:1","value":6}
{"seat":1,"why":"move","clock":"turn","since":3,"turn":3}
{"who":"hero:0","value":6}
{"who":"hero:0","value":4}
{"who":"hero:0","value":5}
{"who":"hero:1","value":3}
{"type":"block","to":"hero:0","n":1}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":2,"blocked":0}
{"who":"hero:0","value":3}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":2,"blocked":0}
{"seat":0,"why":"move","clock":"turn","since":3,"turn":3}
{"type":"block","to":"hero:1","n":1}
{"type":"block","to":"enemy:1","n":1}
{"type":"hit","to":"enemy:0","by":"hero:1","amount":2,"blocked":0}
{"seat":0,"why":"choice","clock":"turn","since":1}
{"seat":1,"why":"choice","clock":"turn","since":2}
{"type":"round","round":1,"seat":0}
{"type":"round","round":2,"seat":1}
{"type":"round","round":3,"seat":0}
{"type":"round","round":4,"seat":1}
{"type":"round","round":5,"seat":0}
{"type":"round-end","round":1}
{"type":"round-end","round":2}
{"type":"round-end","round":3}
{"type":"round-end","round":4}
{"who":"hero:0","value":5,"relic":"pearl-of-tides"}
{"who":"hero:0","value":6,"relic":"pearl-of-tides"}
{"type":"round","round":6,"seat":1}
{"type":"round-end","round":5}
{"type":"block","to":"enemy:0","n":1}
{"who":"hero:1","value":2}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":2,"blocked":0}
{"type":"round","round":7,"seat":0}
{"type":"round-end","round":6}
{"seat":1,"question":"peek","words":"Which card goes under the deck?"}
{"type":"suffered","to":"hero:1","amount":1,"why":"poison"}
{"type":"cleared","hero":1,"slot":"quest"}
{"type":"round","round":8,"seat":1}
{"type":"round-end","round":7}
{"who":"hero:0","value":2}
{"type":"suffered","to":"hero:0","amount":1,"why":"poison"}
{"type":"hit","to":"hero:1","by":"enemy:1","amount":1,"blocked":0}
{"slot":"hidden-blade","die":"green:1"}
{"type":"round","round":9,"seat":0}
{"type":"round-end","round":8}
{"type":"poisoned","to":"hero:1"}
{"seat":0,"question":"peek","words":"Which card goes under the deck?"}
{"enemy":0,"card":"atk-5-green"}
{"type":"round","round":10,"seat":1}
{"type":"round-end","round":9}
{"who":"hero:0","value":4,"relic":"pearl-of-tides"}
{"type":"stunned","to":"enemy:1"}
{"who":"hero:1","value":6,"relic":"pearl-of-tides"}
{"enemy":0,"card":"atk-5-red"}
{"enemy":0,"card":"atk-2-blue"}
{"enemy":1,"card":"atk-4-red"}
{"type":"hit","to":"enemy:0","by":"hero:1","amount":1,"blocked":0}
{"enemy":0,"card":"atk-3-red"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":1,"blocked":0}
{"enemy":0,"card":"atk-5-blue"}
{"enemy":0,"card":"atk-4-blue"}
{"enemy":0,"card":"atk-4-green"}
{"type":"round","round":11,"seat":0}
{"type":"round-end","round":10}
{"slot":"slash","die":"green:3"}
{"type":"town","level":1}
{"enemy":0,"card":"atk-3-blue"}
{"enemy":0,"card":"atk-1-green"}
{"enemy":0,"card":"shield-1"}
{"enemy":1,"card":"atk-3-red"}
{"type":"omen","who":"enemy:0","card":"shield-1"}
{"slot":"landslide","die":"blue:4"}
{"enemy":1,"card":"atk-6-red"}
{"enemy":0,"card":"atk-3-green"}
{"enemy":1,"card":"atk-6-blue"}
{"enemy":1,"card":"atk-5-red"}
{"enemy":1,"card":"atk-2-blue"}
{"enemy":1,"card":"shield-2"}
{"type":"hit","to":"hero:1","by":"enemy:1","amount":2,"blocked":0}
{"type":"cleared","hero":1,"slot":"riposte"}
{"type":"omen","who":"enemy:1","card":"shield-2"}
{"slot":"spark","die":"green:1"}
{"enemy":0,"card":"atk-2-red"}
{"enemy":0,"card":"atk-4-red"}
{"enemy":0,"card":"shield-2"}
{"type":"omen","who":"enemy:0","card":"shield-2"}
{"type":"peeked","hero":1,"n":3,"under":3}
{"enemy":0,"card":"atk-6-red"}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":1,"blocked":0}
{"enemy":1,"card":"atk-4-blue"}
{"enemy":1,"card":"atk-1-green"}
{"type":"peeked","hero":0,"n":3,"under":3}
{"enemy":0,"card":"atk-6-blue"}
{"enemy":1,"card":"atk-2-red"}
{"type":"revealed","who":"ally:0","id":"ferryman","kind":"ally"}
{"type":"quest","quest":"anchor-bridge","level":1}
{"type":"pack","pack":"tide"}
{"slot":"pearl-of-tides","die":"green:4"}
{"slot":"full-swing","die":"red:5"}
{"enemy":1,"card":"atk-5-blue"}
{"enemy":1,"card":"atk-5-green"}
{"enemy":1,"card":"atk-3-blue"}
{"type":"hit","to":"ally:0","by":"enemy:1","amount":1,"blocked":0}
{"type":"cleared","hero":0,"slot":"spark"}
{"slot":"spark","die":"green:2"}
{"slot":"entangle","die":"blue:3"}
{"enemy":1,"card":"atk-3-green"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":3,"blocked":0}
{"type":"round","round":12,"seat":1}
{"slot":"quest","die":"green:4","hero":1}
{"type":"locked","hero":1,"die":"green:4","slot":"quest"}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":1,"blocked":0}
{"slot":"quest","die":"green:6","hero":1}
{"type":"locked","hero":1,"die":"green:6","slot":"quest"}
{"enemy":1,"card":"atk-4-green"}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":1,"blocked":0}
{"type":"suffered","to":"hero:0","amount":2,"why":"effect"}
{"slot":"hidden-blade","die":"green:1","done":true}
{"slot":"pearl-of-tides","die":"green:6"}
{"type":"revealed","who":"enemy:0","id":"heaving-deck","kind":"hazard"}
{"type":"quest","quest":"on-the-st-lesalle","level":2}
{"type":"hit","to":"enemy:2","by":"hero:0","amount":2,"blocked":0}
{"who":"hero:1","value":1}
{"type":"cleared","hero":0,"slot":"riposte"}
{"enemy":1,"card":"shield-1"}
{"who":"hero:0","value":1}
{"slot":"entangle","die":"blue:3","done":true}
{"type":"omen","who":"enemy:1","card":"shield-1"}
{"slot":"full-swing","die":"red:6"}
{"slot":"landslide","die":"blue:4","done":true}
{"slot":"thunder","die":"green:6"}
{"slot":"sidestep","die":"green:3"}
{"slot":"mighty-blow","die":"green:5"}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":2,"blocked":0}
{"slot":"quest","die":"green:5","hero":1}
{"type":"locked","hero":1,"die":"green:5","slot":"quest"}
{"type":"assigned","hero":1,"die":"green:1","slot":"hidden-blade"}
{"slot":"pearl-of-tides","die":"green:5"}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":2,"blocked":0}
{"slot":"omen","die":"green:1","done":true}
{"slot":"full-swing","die":"red:5","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-6-blue"}
{"slot":"mighty-blow","die":"green:6"}
{"type":"round","round":13,"seat":0}
{"type":"no-target","who":"enemy:1","card":"atk-6-red"}
{"type":"cleared","hero":1,"slot":"spark"}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":3,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":2,"blocked":0}
{"slot":"smite","die":"green:6"}
{"type":"hit","to":"ally:0","by":"enemy:0","amount":1,"blocked":0}
{"type":"missed","to":"hero:1","by":"enemy:1"}
{"type":"quest","quest":"in-the-whirlpool","level":3}
{"type":"added","card":"crushing-depths"}
{"slot":"entangle","die":"blue:4"}
{"seat":1,"why":"move","clock":"turn","since":29,"turn":29}
{"slot":"pummel","die":"red:2"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":5}
{"type":"assigned","hero":0,"die":"red:5","slot":"full-swing"}
{"type":"block","to":"enemy:2","n":1}
{"slot":"quest","die":"green:5","hero":0}
{"type":"locked","hero":0,"die":"green:5","slot":"quest"}
{"slot":"pearl-of-tides","die":"green:3"}
{"type":"assigned","hero":1,"die":"green:3","slot":"slash"}
{"type":"assigned","hero":1,"die":"green:1","slot":"spark"}
{"slot":"omen","die":"green:2","done":true}
{"type":"cleared","hero":1,"slot":"hidden-blade"}
{"type":"hit","to":"enemy:2","by":"hero:0","amount":3,"blocked":0}
{"type":"healed","to":"hero:1","what":"poison"}
{"type":"no-target","who":"enemy:0","card":"atk-6-red"}
{"slot":"smite","die":"green:4"}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":3,"blocked":0}
{"type":"no-target","who":"enemy:1","card":"atk-6-blue"}
{"slot":"quest","die":"green:3","hero":1}
{"type":"locked","hero":1,"die":"green:3","slot":"quest"}
{"slot":"pearl-of-tides","die":"green:4","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-5-green"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":6}
{"slot":"entangle","die":"blue:2"}
{"type":"assigned","hero":0,"die":"green:1","slot":"hidden-blade"}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":1,"blocked":0}
{"type":"hit","to":"hero:0","by":"enemy:0","amount":2,"blocked":0}
{"type":"round","round":14,"seat":1}
{"type":"healed","to":"enemy:0","what":"wound"}
{"who":"hero:1","value":5,"relic":"pearl-of-tides"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":4}
{"slot":"pummel","die":"red:3"}
{"seat":1,"why":"move","clock":"turn","since":13,"turn":13}
{"slot":"entangle","die":"blue:2","done":true}
{"type":"cleared","hero":0,"slot":"quest"}
{"slot":"poison-dart","die":"green:6"}
{"seat":1,"why":"move","clock":"turn","since":14,"turn":14}
{"seat":1,"why":"move","clock":"turn","since":25,"turn":25}
{"type":"assigned","hero":1,"die":"green:3","slot":"sidestep"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":4,"blocked":0}
{"type":"missed","to":"enemy:1","by":"hero:1"}
{"type":"missed","to":"enemy:0","by":"hero:1"}
{"who":"hero:1","value":6,"stunned":true}
{"slot":"jump","die":"red:4"}
{"type":"assigned","hero":0,"die":"green:4","slot":"relic:pearl-of-tides"}
{"type":"assigned","hero":1,"die":"red:4","slot":"jump"}
{"type":"hit","to":"hero:1","by":"enemy:2","amount":1,"blocked":0}
{"slot":"entangle","die":"blue:4","done":true}
{"slot":"pummel","die":"red:2","done":true}
{"who":"hero:0","value":3,"relic":"pearl-of-tides"}
{"type":"assigned","hero":1,"die":"green:2","slot":"spark"}
{"seat":1,"why":"window","clock":"window","since":9,"open":true}
{"slot":"full-swing","die":"red:6","done":true}
{"type":"added","card":"undertow"}
{"seat":1,"why":"move","clock":"turn","since":24,"turn":24}
{"seat":1,"why":"move","clock":"turn","since":31,"turn":31}
{"seat":1,"why":"move","clock":"turn","since":40,"turn":40}
{"type":"missed","to":"enemy:1","by":"hero:0"}
{"who":"hero:1","value":5,"stunned":true}
{"slot":"iron-palm","die":"green:4"}
{"type":"assigned","hero":0,"die":"green:5","slot":"relic:pearl-of-tides"}
{"type":"assigned","hero":1,"die":"green:3","slot":"hidden-blade"}
{"type":"assigned","hero":1,"die":"green:2","slot":"hidden-blade"}
{"type":"assigned","hero":1,"die":"green:2","slot":"riposte"}
{"slot":"smite","die":"green:6","done":true}
{"slot":"pearl-of-tides","die":"green:3","done":true}
{"type":"action","hero":0,"action":"full-swing","value":5}
{"type":"no-target","who":"enemy:0","card":"atk-5-blue"}
{"slot":"quest","die":"green:6","hero":0}
{"type":"locked","hero":0,"die":"green:6","slot":"quest"}
{"type":"suffered","to":"ally:0","amount":1,"why":"poison"}
{"seat":1,"why":"move","clock":"turn","since":27,"turn":27}
{"type":"assigned","hero":1,"die":"green:6","slot":"thunder"}
{"slot":"spark","die":"green:1","done":true}
{"type":"cleared","hero":1,"slot":"mend"}
{"type":"stunned","to":"enemy:2"}
{"seat":1,"why":"move","clock":"turn","since":30,"turn":30}
{"seat":1,"why":"move","clock":"turn","since":33,"turn":33}
{"type":"assigned","hero":0,"die":"green:6","slot":"relic:pearl-of-tides"}
{"seat":1,"why":"window","clock":"window","since":7,"open":true}
{"seat":1,"why":"window","clock":"window","since":13,"open":true}
{"type":"no-target","who":"enemy:1","card":"atk-5-red"}
{"type":"missed","to":"hero:1","by":"enemy:0"}
{"slot":"thunder","die":"green:5"}
{"slot":"smite","die":"green:5"}
{"seat":1,"why":"move","clock":"turn","since":35,"turn":35}
{"seat":1,"why":"move","clock":"turn","since":70,"turn":70}
{"seat":1,"why":"move","clock":"turn","since":74,"turn":74}
{"type":"healed","to":"enemy:1","what":"wound"}
{"type":"no-target","who":"enemy:0","card":"atk-5-red"}
{"slot":"poison-dart","die":"green:5"}
{"seat":1,"why":"move","clock":"turn","since":16,"turn":16}
{"type":"assigned","hero":0,"die":"red:6","slot":"full-swing"}
{"type":"assigned","hero":1,"die":"green:6","slot":"mighty-blow"}
{"type":"assigned","hero":1,"die":"green:4","slot":"smite"}
{"type":"assigned","hero":1,"die":"blue:4","slot":"landslide"}
{"who":"hero:1","value":4,"relic":"pearl-of-tides"}
{"slot":"pummel","die":"red:4"}
{"type":"assigned","hero":0,"die":"blue:4","slot":"landslide"}
{"type":"assigned","hero":1,"die":"blue:3","slot":"entangle"}
{"seat":1,"why":"window","clock":"window","since":10,"open":true}
{"slot":"sidestep","die":"green:3","done":true}
{"who":"hero:0","value":6,"stunned":true}
{"slot":"axe-sweep","die":"green:3"}
{"slot":"landslide","die":"blue:5"}
{"seat":1,"why":"move","clock":"turn","since":49,"turn":49}
{"type":"assigned","hero":0,"die":"red:3","slot":"pummel"}
{"slot":"smite","die":"green:4","done":true}
{"slot":"jump","die":"red:4","done":true}
{"type":"action","hero":1,"action":"jump","value":4}
{"type":"advanced","hero":0,"class":"monk","how":"cover"}
{"seat":1,"why":"move","clock":"turn","since":19,"turn":19}
{"type":"assigned","hero":0,"die":"blue:3","slot":"entangle"}
{"slot":"hidden-blade","die":"green:2","done":true}
{"type":"action","hero":0,"action":"hidden-blade","value":1}
{"who":"hero:0","value":4,"relic":"lantern-of-dawn"}
{"type":"hero","hero":0,"seat":0,"class":"fighter"}
{"type":"hero","hero":0,"seat":0,"class":"mage"}
{"type":"hero","hero":0,"seat":0,"class":"priest"}
{"type":"hero","hero":0,"seat":0,"class":"thief"}
{"type":"hero","hero":1,"seat":1,"class":"fighter"}
{"type":"hero","hero":1,"seat":1,"class":"mage"}
{"type":"hero","hero":1,"seat":1,"class":"priest"}
{"type":"hero","hero":1,"seat":1,"class":"thief"}
{"seat":1,"why":"move","clock":"turn","since":46,"turn":46}
{"slot":"jump","die":"red:3"}
{"type":"assigned","hero":1,"die":"red:3","slot":"jump"}
{"enemy":2,"card":"atk-2-red"}
{"slot":"pummel","die":"red:3","done":true}
{"type":"action","hero":1,"action":"entangle","value":3}
{"type":"no-target","who":"enemy:1","card":"atk-5-green"}
{"type":"advanced","hero":0,"class":"druid","how":"cover"}
{"type":"advanced","hero":1,"class":"druid","how":"cover"}
{"seat":1,"why":"move","clock":"turn","since":43,"turn":43}
{"type":"assigned","hero":0,"die":"green:5","slot":"mighty-blow"}
{"enemy":2,"card":"atk-5-red"}
{"type":"hit","to":"hero:0","by":"enemy:2","amount":1,"blocked":0}
{"slot":"spark","die":"green:2","done":true}
{"slot":"slash","die":"green:3","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-4-blue"}
{"seat":1,"why":"move","clock":"turn","since":21,"turn":21}
{"seat":1,"why":"move","clock":"turn","since":54,"turn":54}
{"enemy":2,"card":"atk-3-green"}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":4,"blocked":0}
{"slot":"jump","die":"red:3","done":true}
{"type":"action","hero":1,"action":"jump","value":3}
{"who":"hero:1","value":3,"relic":"pearl-of-tides"}
{"slot":"quest","die":"green:4","hero":0}
{"type":"locked","hero":0,"die":"green:4","slot":"quest"}
{"seat":1,"why":"move","clock":"turn","since":42,"turn":42}
{"seat":1,"why":"move","clock":"turn","since":68,"turn":68}
{"type":"assigned","hero":1,"die":"green:5","slot":"mighty-blow"}
{"slot":"omen","die":"green:3","done":true}
{"slot":"landslide","die":"blue:5","done":true}
{"type":"action","hero":1,"action":"landslide","value":4}
{"type":"healed","to":"hero:0","what":"poison"}
{"type":"no-target","who":"enemy:1","card":"atk-5-blue"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":3}
{"type":"advanced","hero":0,"class":"berserker","how":"cover"}
{"seat":1,"why":"move","clock":"turn","since":26,"turn":26}
{"seat":1,"why":"move","clock":"turn","since":50,"turn":50}
{"seat":1,"why":"move","clock":"turn","since":81,"turn":81}
{"type":"assigned","hero":0,"die":"green:4","slot":"iron-palm"}
{"enemy":0,"card":"crushing-depths"}
{"enemy":2,"card":"atk-5-blue"}
{"type":"action","hero":0,"action":"landslide","value":4}
{"type":"action","hero":1,"action":"omen","value":1}
{"type":"no-target","who":"enemy:0","card":"atk-4-red"}
{"type":"cleared","hero":1,"slot":"sidestep"}
{"type":"cleared","hero":1,"slot":"ward"}
{"seat":1,"why":"move","clock":"turn","since":38,"turn":38}
{"seat":1,"why":"move","clock":"turn","since":57,"turn":57}
{"type":"assigned","hero":1,"die":"green:6","slot":"smite"}
{"seat":1,"why":"window","clock":"window","since":8,"open":true}
{"enemy":2,"card":"atk-6-blue"}
{"enemy":2,"card":"shield-1"}
{"slot":"omen","die":"green:4","done":true}
{"type":"action","hero":1,"action":"hidden-blade","value":1}
{"type":"action","hero":1,"action":"omen","value":2}
{"type":"missed","to":"hero:1","by":"enemy:2"}
{"type":"omen","who":"enemy:2","card":"shield-1"}
{"type":"advanced","hero":1,"class":"oracle","how":"cover"}
{"slot":"pummel","die":"red:5"}
{"seat":1,"why":"move","clock":"turn","since":59,"turn":59}
{"slot":"impale","die":"red:5"}
{"type":"assigned","hero":0,"die":"blue:4","slot":"entangle"}
{"type":"assigned","hero":1,"die":"green:6","slot":"sidestep"}
{"type":"assigned","hero":1,"die":"green:3","slot":"ward"}
{"type":"assigned","hero":1,"die":"red:5","slot":"impale"}
{"seat":1,"why":"window","clock":"window","since":11,"open":true}
{"enemy":2,"card":"atk-4-green"}
{"enemy":2,"card":"atk-4-red"}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":3,"blocked":0}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":7,"blocked":0}
{"slot":"pummel","die":"red:4","done":true}
{"slot":"pearl-of-tides","die":"green:5","done":true}
{"seat":0,"why":"move","clock":"turn","since":29,"turn":29}
{"seat":1,"why":"move","clock":"turn","since":15,"turn":15}
{"slot":"gaias-gift","die":"blue:2"}
{"type":"assigned","hero":0,"die":"red:4","slot":"pummel"}
{"type":"assigned","hero":0,"die":"red:2","slot":"pummel"}
{"type":"assigned","hero":1,"die":"green:6","slot":"poison-dart"}
{"type":"assigned","hero":1,"die":"green:5","slot":"smite"}
{"type":"assigned","hero":1,"die":"green:5","slot":"poison-dart"}
{"seat":0,"why":"window","clock":"window","since":9,"open":true}
{"slot":"mend","die":"green:2","done":true}
{"slot":"mighty-blow","die":"green:6","done":true}
{"slot":"mighty-blow","die":"green:5","done":true}
{"slot":"thunder","die":"green:6","done":true}
{"slot":"axe-sweep","die":"green:3","done":true}
{"type":"action","hero":0,"action":"entangle","value":3}
{"type":"action","hero":0,"action":"full-swing","value":6}
{"type":"suffered","to":"hero:1","amount":2,"why":"effect"}
{"type":"advanced","hero":0,"class":"oracle","how":"cover"}
{"seat":1,"why":"move","clock":"turn","since":17,"turn":17}
{"seat":1,"why":"move","clock":"turn","since":55,"turn":55}
{"seat":1,"why":"move","clock":"turn","since":62,"turn":62}
{"type":"assigned","hero":1,"die":"green:5","slot":"sidestep"}
{"type":"assigned","hero":1,"die":"blue:4","slot":"entangle"}
{"enemy":1,"card":"crushing-depths"}
{"enemy":2,"card":"atk-2-blue"}
{"type":"hit","to":"hero:0","by":"enemy:0","amount":1,"blocked":0}
{"type":"relic","hero":1,"relic":"pearl-of-tides","value":6}
{"seat":1,"why":"move","clock":"turn","since":23,"turn":23}
{"seat":1,"why":"move","clock":"turn","since":28,"turn":28}
{"seat":1,"why":"move","clock":"turn","since":51,"turn":51}
{"seat":1,"why":"move","clock":"turn","since":52,"turn":52}
{"seat":1,"why":"move","clock":"turn","since":78,"turn":78}
{"seat":1,"why":"move","clock":"turn","since":80,"turn":80}
{"type":"assigned","hero":0,"die":"green:6","slot":"smite"}
{"type":"assigned","hero":0,"die":"green:6","slot":"thunder"}
{"type":"assigned","hero":0,"die":"green:3","slot":"axe-sweep"}
{"seat":0,"why":"window","clock":"window","since":18,"open":true}
{"enemy":2,"card":"atk-6-red"}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":7,"blocked":0}
{"slot":"slash","die":"green:4","done":true}
{"type":"action","hero":0,"action":"omen","value":1}
{"type":"cleared","hero":1,"slot":"poison-dart"}
{"who":"hero:0","value":5,"relic":"lantern-of-dawn"}
{"type":"suffered","to":"enemy:0","amount":1,"why":"poison"}
{"slot":"entangle","die":"blue:5"}
{"seat":1,"why":"move","clock":"turn","since":37,"turn":37}
{"seat":1,"why":"move","clock":"turn","since":60,"turn":60}
{"seat":1,"why":"move","clock":"turn","since":94,"turn":94}
{"type":"assigned","hero":0,"die":"blue:2","slot":"entangle"}
{"type":"action","hero":0,"action":"smite","value":6}
{"seat":1,"why":"move","clock":"turn","since":66,"turn":66}
{"seat":1,"why":"move","clock":"turn","since":85,"turn":85}
{"seat":1,"why":"move","clock":"turn","since":93,"turn":93}
{"type":"assigned","hero":1,"die":"red:2","slot":"pummel"}
{"type":"hit","to":"enemy:0","by":"hero:1","amount":4,"blocked":0}
{"slot":"iron-palm","die":"green:4","done":true}
{"slot":"smite","die":"green:5","done":true}
{"type":"action","hero":0,"action":"entangle","value":2}
{"type":"action","hero":0,"action":"entangle","value":4}
{"type":"action","hero":0,"action":"pummel","value":3}
{"type":"action","hero":1,"action":"smite","value":4}
{"seat":1,"why":"move","clock":"turn","since":20,"turn":20}
{"type":"assigned","hero":1,"die":"red:6","slot":"full-swing"}
{"type":"hit","to":"hero:0","by":"enemy:2","amount":2,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":1,"blocked":0}
{"type":"action","hero":0,"action":"pummel","value":2}
{"seat":0,"why":"move","clock":"turn","since":13,"turn":13}
{"seat":0,"why":"move","clock":"turn","since":14,"turn":14}
{"seat":0,"why":"move","clock":"turn","since":33,"turn":33}
{"seat":1,"why":"move","clock":"turn","since":11,"turn":11}
{"seat":1,"why":"move","clock":"turn","since":12,"turn":12}
{"seat":1,"why":"move","clock":"turn","since":34,"turn":34}
{"seat":1,"why":"move","clock":"turn","since":63,"turn":63}
{"seat":1,"why":"move","clock":"turn","since":79,"turn":79}
{"seat":1,"why":"move","clock":"turn","since":87,"turn":87}
{"seat":1,"why":"move","clock":"turn","since":112,"turn":112}
{"seat":0,"why":"choice","clock":"turn","since":48}
{"seat":1,"why":"choice","clock":"turn","since":24}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":0,"blocked":1}
{"slot":"gaias-gift","die":"blue:2","done":true}
{"slot":"entangle","die":"blue:6","done":true}
{"slot":"impale","die":"red:5","done":true}
{"type":"action","hero":1,"action":"impale","value":5}
{"seat":0,"why":"move","clock":"turn","since":27,"turn":27}
{"seat":1,"why":"move","clock":"turn","since":32,"turn":32}
{"seat":1,"why":"move","clock":"turn","since":48,"turn":48}
{"seat":1,"why":"move","clock":"turn","since":61,"turn":61}
{"seat":1,"why":"choice","clock":"turn","since":22}
{"type":"hit","to":"hero:0","by":"enemy:0","amount":3,"blocked":0}
{"slot":"landslide","die":"blue:6","done":true}
{"type":"action","hero":1,"action":"mighty-blow","value":6}
{"type":"relic","hero":1,"relic":"pearl-of-tides","value":3}
{"seat":0,"why":"move","clock":"turn","since":24,"turn":24}
{"seat":0,"why":"move","clock":"turn","since":31,"turn":31}
{"seat":0,"why":"move","clock":"turn","since":35,"turn":35}
{"seat":0,"why":"move","clock":"turn","since":40,"turn":40}
{"seat":1,"why":"move","clock":"turn","since":72,"turn":72}
{"seat":1,"why":"move","clock":"turn","since":77,"turn":77}
{"seat":1,"why":"move","clock":"turn","since":97,"turn":97}
{"seat":1,"why":"move","clock":"turn","since":117,"turn":117}
{"type":"assigned","hero":0,"die":"blue:5","slot":"landslide"}
{"type":"assigned","hero":1,"die":"blue:2","slot":"entangle"}
{"seat":0,"why":"window","clock":"window","since":10,"open":true}
{"seat":0,"why":"window","clock":"window","since":13,"open":true}
{"type":"hit","to":"hero:1","by":"enemy:2","amount":2,"blocked":0}
{"slot":"pearl-of-tides","die":"green:6","done":true}
{"type":"action","hero":0,"action":"pummel","value":4}
{"type":"action","hero":1,"action":"sidestep","value":3}
{"type":"action","hero":1,"action":"entangle","value":2}
{"who":"hero:0","value":6,"relic":"sea-charm"}
{"type":"revealed","who":"enemy:0","id":"antlion","kind":"monster"}
{"type":"suffered","to":"hero:1","amount":1,"why":"effect"}
{"type":"relic","hero":1,"relic":"pearl-of-tides","value":4}
{"seat":0,"why":"move","clock":"turn","since":16,"turn":16}
{"seat":0,"why":"move","clock":"turn","since":25,"turn":25}
{"seat":0,"why":"move","clock":"turn","since":43,"turn":43}
{"seat":0,"why":"move","clock":"turn","since":70,"turn":70}
{"seat":1,"why":"move","clock":"turn","since":41,"turn":41}
{"seat":1,"why":"move","clock":"turn","since":67,"turn":67}
{"seat":1,"why":"move","clock":"turn","since":75,"turn":75}
{"type":"assigned","hero":0,"die":"red:5","slot":"pummel"}
{"seat":0,"why":"choice","clock":"turn","since":107}
{"seat":1,"why":"choice","clock":"turn","since":23}
{"seat":1,"why":"choice","clock":"turn","since":67}
{"seat":0,"why":"window","clock":"window","since":7,"open":true}
{"seat":0,"why":"window","clock":"window","since":8,"open":true}
{"seat":0,"why":"window","clock":"window","since":23,"open":true}
{"seat":0,"why":"window","clock":"window","since":25,"open":true}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":3,"blocked":0}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":0,"blocked":1}
{"slot":"poison-dart","die":"green:6","done":true}
{"type":"action","hero":1,"action":"thunder","value":6}
{"type":"action","hero":1,"action":"pummel","value":2}
{"type":"no-target","who":"enemy:2","card":"atk-5-blue"}
{"who":"hero:0","value":6,"relic":"pearl-of-tides","stunned":true}
{"seat":0,"why":"move","clock":"turn","since":30,"turn":30}
{"seat":0,"why":"move","clock":"turn","since":49,"turn":49}
{"seat":0,"why":"move","clock":"turn","since":74,"turn":74}
{"seat":1,"why":"move","clock":"turn","since":39,"turn":39}
{"seat":1,"why":"move","clock":"turn","since":47,"turn":47}
{"seat":1,"why":"move","clock":"turn","since":64,"turn":64}
{"seat":0,"why":"window","clock":"window","since":12,"open":true}
{"seat":0,"why":"window","clock":"window","since":21,"open":true}
{"seat":1,"why":"window","clock":"window","since":12,"open":true}
{"slot":"entangle","die":"blue:5","done":true}
{"seat":1,"why":"move","clock":"turn","since":22,"turn":22}
{"seat":1,"why":"move","clock":"turn","since":45,"turn":45}
{"seat":1,"why":"move","clock":"turn","since":82,"turn":82}
{"seat":1,"why":"move","clock":"turn","since":98,"turn":98}
{"seat":1,"why":"move","clock":"turn","since":107,"turn":107}
{"seat":1,"why":"window","clock":"window","since":18,"open":true}
{"type":"revealed","who":"enemy:0","id":"ghost","kind":"monster"}
{"type":"revealed","who":"enemy:2","id":"levanthys","kind":"boss"}
{"type":"revealed","who":"enemy:3","id":"pincer-arm","kind":"brought"}
{"type":"advanced","hero":1,"class":"monk","how":"cover"}
{"type":"advanced","hero":1,"class":"knight","how":"cover"}
{"seat":0,"why":"move","clock":"turn","since":46,"turn":46}
{"seat":0,"why":"move","clock":"turn","since":68,"turn":68}
{"seat":1,"why":"move","clock":"turn","since":36,"turn":36}
{"seat":1,"why":"move","clock":"turn","since":44,"turn":44}
{"seat":1,"why":"move","clock":"turn","since":65,"turn":65}
{"seat":1,"why":"move","clock":"turn","since":76,"turn":76}
{"seat":1,"why":"move","clock":"turn","since":89,"turn":89}
{"seat":1,"why":"move","clock":"turn","since":108,"turn":108}
{"seat":1,"why":"move","clock":"turn","since":127,"turn":127}
{"seat":0,"why":"window","clock":"window","since":22,"open":true}
{"seat":0,"why":"move","clock":"turn","since":26,"turn":26}
{"seat":0,"why":"move","clock":"turn","since":38,"turn":38}
{"seat":0,"why":"move","clock":"turn","since":54,"turn":54}
{"seat":0,"why":"move","clock":"turn","since":57,"turn":57}
{"seat":1,"why":"move","clock":"turn","since":56,"turn":56}
{"seat":1,"why":"move","clock":"turn","since":102,"turn":102}
{"seat":1,"why":"window","clock":"window","since":16,"open":true}
{"who":"hero:0","value":4,"relic":"pearl-of-tides","stunned":true}
{"seat":0,"why":"move","clock":"turn","since":21,"turn":21}
{"seat":0,"why":"move","clock":"turn","since":42,"turn":42}
{"seat":0,"why":"move","clock":"turn","since":62,"turn":62}
{"seat":1,"why":"move","clock":"turn","since":71,"turn":71}
{"seat":1,"why":"move","clock":"turn","since":88,"turn":88}
{"seat":1,"why":"move","clock":"turn","since":90,"turn":90}
{"seat":1,"why":"move","clock":"turn","since":96,"turn":96}
{"seat":1,"why":"move","clock":"turn","since":103,"turn":103}
{"seat":1,"why":"choice","clock":"turn","since":139}
{"seat":0,"why":"window","clock":"window","since":20,"open":true}
{"slot":"lance","die":"red:5","done":true}
{"slot":"lance","die":"red:4","done":true}
{"type":"advanced","hero":1,"class":"dragoon","how":"cover"}
{"seat":0,"why":"move","clock":"turn","since":50,"turn":50}
{"seat":0,"why":"move","clock":"turn","since":51,"turn":51}
{"seat":0,"why":"move","clock":"turn","since":52,"turn":52}
{"seat":0,"why":"move","clock":"turn","since":59,"turn":59}
{"seat":0,"why":"move","clock":"turn","since":81,"turn":81}
{"seat":1,"why":"move","clock":"turn","since":109,"turn":109}
{"seat":1,"why":"window","clock":"window","since":114,"open":true}
{"seat":0,"why":"move","clock":"turn","since":28,"turn":28}
{"seat":0,"why":"move","clock":"turn","since":63,"turn":63}
{"seat":0,"why":"move","clock":"turn","since":66,"turn":66}
{"seat":0,"why":"move","clock":"turn","since":78,"turn":78}
{"seat":1,"why":"move","clock":"turn","since":83,"turn":83}
{"seat":1,"why":"move","clock":"turn","since":122,"turn":122}
{"seat":1,"why":"move","clock":"turn","since":123,"turn":123}
{"seat":1,"why":"move","clock":"turn","since":128,"turn":128}
{"seat":1,"why":"move","clock":"turn","since":141,"turn":141}
{"seat":0,"why":"move","clock":"turn","since":23,"turn":23}
{"seat":0,"why":"move","clock":"turn","since":37,"turn":37}
{"seat":0,"why":"move","clock":"turn","since":55,"turn":55}
{"seat":0,"why":"move","clock":"turn","since":80,"turn":80}
{"seat":0,"why":"move","clock":"turn","since":93,"turn":93}
{"seat":1,"why":"move","clock":"turn","since":53,"turn":53}
{"seat":1,"why":"move","clock":"turn","since":86,"turn":86}
{"seat":1,"why":"move","clock":"turn","since":113,"turn":113}
{"seat":1,"why":"move","clock":"turn","since":132,"turn":132}
{"seat":1,"why":"move","clock":"turn","since":157,"turn":157}
{"seat":0,"why":"window","clock":"window","since":135,"open":true}
{"seat":1,"why":"window","clock":"window","since":21,"open":true}
{"seat":1,"why":"window","clock":"window","since":46,"open":true}
{"seat":1,"why":"move","clock":"turn","since":144,"turn":144}
{"seat":1,"why":"move","clock":"turn","since":154,"turn":154}
{"seat":1,"why":"window","clock":"window","since":133,"open":true}
{"seat":1,"why":"window","clock":"window","since":135,"open":true}
{"seat":1,"why":"move","clock":"turn","since":129,"turn":129}
{"seat":1,"why":"move","clock":"turn","since":131,"turn":131}
{"seat":1,"why":"move","clock":"turn","since":140,"turn":140}
{"seat":1,"why":"move","clock":"turn","since":143,"turn":143}
{"seat":1,"why":"move","clock":"turn","since":148,"turn":148}
{"seat":0,"why":"choice","clock":"turn","since":0}
[{"type":"choose","option":"pack:ancient-church"},"Ancient Church"]
[{"type":"choose","option":"pack:crown"},"The Crown"]
[{"type":"choose","option":"pack:tide"},"The Tide"]
[{"type":"choose","option":"pack:shadows"},"Perilous Shadows"]
[{"type":"choose","option":"pack:iron"},"Iron and Runes"]
[{"type":"choose","option":"pack:wilds"},"The Wilds"]
[{"type":"choose","option":"pack:palace"},"The Palace"]
[{"type":"choose","option":"pack:dunes"},"The Dunes"]
[{"type":"choose","option":"bounty:gravedigger"},"Gravedigger"]
[{"type":"choose","option":"bounty:dutiful"},"Dutiful"]
[{"type":"choose","option":"bounty:field-medic"},"Field Medic"]
[{"type":"choose","option":"bounty:daredevil"},"Daredevil"]
[{"type":"ready"},"Ready"]
[{"type":"assign","hero":0,"die":"green:5","slot":"riposte"},"Hero 1: green 5 on Riposte"]
[{"type":"assign","hero":0,"die":"green:6","slot":"riposte"},"Hero 1: green 6 on Riposte"]
[{"type":"assign","hero":0,"die":"green:5","slot":"mighty-blow"},"Hero 1: green 5 on Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:6","slot":"mighty-blow"},"Hero 1: green 6 on Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:5","slot":"slash"},"Hero 1: green 5 on Slash"]
[{"type":"assign","hero":0,"die":"green:6","slot":"slash"},"Hero 1: green 6 on Slash"]
[{"type":"assign","hero":0,"die":"green:5","slot":"quest"},"Hero 1: green 5 on the quest"]
[{"type":"assign","hero":0,"die":"green:6","slot":"quest"},"Hero 1: green 6 on the quest"]
[{"type":"reroll","hero":0,"dice":["green:6"]},"Hero 1: roll green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5"]},"Hero 1: roll green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6"]},"Hero 1: roll green 5, green 6 again"]
[{"type":"ability","hero":0},"Hero 1: Hero Token ability"]
[{"type":"assign","hero":1,"die":"green:2","slot":"riposte"},"Hero 2: green 2 on Riposte"]
[{"type":"assign","hero":1,"die":"green:4","slot":"riposte"},"Hero 2: green 4 on Riposte"]
[{"type":"assign","hero":1,"die":"green:4","slot":"slash"},"Hero 2: green 4 on Slash"]
[{"type":"assign","hero":1,"die":"green:4","slot":"quest"},"Hero 2: green 4 on the quest"]
[{"type":"reroll","hero":1,"dice":["green:4"]},"Hero 2: roll green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2"]},"Hero 2: roll green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:4"]},"Hero 2: roll green 2, green 4 again"]
[{"type":"ability","hero":1},"Hero 2: Hero Token ability"]
[{"type":"assign","hero":0,"die":"green:3","slot":"riposte"},"Hero 1: green 3 on Riposte"]
[{"type":"assign","hero":0,"die":"green:3","slot":"slash"},"Hero 1: green 3 on Slash"]
[{"type":"reroll","hero":0,"dice":["green:3"]},"Hero 1: roll green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6"]},"Hero 1: roll green 3, green 6 again"]
[{"type":"clear","hero":0,"slot":"mighty-blow"},"Hero 1: take the die back from Mighty Blow"]
[{"type":"clear","hero":1,"slot":"quest"},"Hero 2: take the die back from the quest"]
[{"type":"clear","hero":1,"slot":"slash"},"Hero 2: take the die back from Slash"]
[{"type":"pass"},"Pass"]
[{"type":"pass","for":"round"},"Pass for this round"]
[{"type":"choose","option":"enemy:0"},"Enemy 1"]
[{"type":"choose","option":"enemy:1"},"Enemy 2"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"assign","hero":1,"die":"green:6","slot":"riposte"},"Hero 2: green 6 on Riposte"]
[{"type":"assign","hero":1,"die":"green:6","slot":"mighty-blow"},"Hero 2: green 6 on Mighty Blow"]
[{"type":"assign","hero":1,"die":"green:6","slot":"slash"},"Hero 2: green 6 on Slash"]
[{"type":"assign","hero":1,"die":"green:6","slot":"quest"},"Hero 2: green 6 on the quest"]
[{"type":"reroll","hero":1,"dice":["green:6"]},"Hero 2: roll green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:6"]},"Hero 2: roll green 4, green 6 again"]
[{"type":"clear","hero":0,"slot":"slash"},"Hero 1: take the die back from Slash"]
[{"type":"assign","hero":0,"die":"green:1","slot":"riposte"},"Hero 1: green 1 on Riposte"]
[{"type":"clear","hero":1,"slot":"riposte"},"Hero 2: take the die back from Riposte"]
[{"type":"assign","hero":1,"die":"green:5","slot":"riposte"},"Hero 2: green 5 on Riposte"]
[{"type":"assign","hero":1,"die":"green:5","slot":"mighty-blow"},"Hero 2: green 5 on Mighty Blow"]
[{"type":"assign","hero":1,"die":"green:5","slot":"slash"},"Hero 2: green 5 on Slash"]
[{"type":"assign","hero":1,"die":"green:5","slot":"quest"},"Hero 2: green 5 on the quest"]
[{"type":"reroll","hero":1,"dice":["green:5"]},"Hero 2: roll green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5"]},"Hero 2: roll green 4, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:2"]},"Hero 2: roll green 2, green 2 again"]
[{"type":"clear","hero":0,"slot":"quest"},"Hero 1: take the die back from the quest"]
[{"type":"assign","hero":0,"die":"green:4","slot":"riposte"},"Hero 1: green 4 on Riposte"]
[{"type":"assign","hero":0,"die":"green:4","slot":"slash"},"Hero 1: green 4 on Slash"]
[{"type":"assign","hero":0,"die":"green:4","slot":"quest"},"Hero 1: green 4 on the quest"]
[{"type":"assign","hero":1,"die":"green:1","slot":"riposte"},"Hero 2: green 1 on Riposte"]
[{"type":"assign","hero":0,"die":"green:2","slot":"riposte"},"Hero 1: green 2 on Riposte"]
[{"type":"assign","hero":1,"die":"green:3","slot":"riposte"},"Hero 2: green 3 on Riposte"]
[{"type":"assign","hero":1,"die":"green:3","slot":"slash"},"Hero 2: green 3 on Slash"]
[{"type":"clear","hero":0,"slot":"riposte"},"Hero 1: take the die back from Riposte"]
[{"type":"choose","option":"bounty:beastmaster"},"Beastmaster"]
[{"type":"choose","option":"bounty:collector"},"Collector"]
[{"type":"choose","option":"bounty:turnabout"},"Turnabout"]
[{"type":"assign","hero":0,"die":"green:4","slot":"sidestep"},"Hero 1: green 4 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:5","slot":"sidestep"},"Hero 1: green 5 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:4","slot":"poison-dart"},"Hero 1: green 4 on Poison Dart"]
[{"type":"assign","hero":0,"die":"green:5","slot":"poison-dart"},"Hero 1: green 5 on Poison Dart"]
[{"type":"assign","hero":0,"die":"green:4","slot":"hidden-blade"},"Hero 1: green 4 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:5","slot":"hidden-blade"},"Hero 1: green 5 on Hidden Blade"]
[{"type":"reroll","hero":0,"dice":["green:4"]},"Hero 1: roll green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5"]},"Hero 1: roll green 4, green 5 again"]
[{"type":"assign","hero":1,"die":"green:5","slot":"sidestep"},"Hero 2: green 5 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"poison-dart"},"Hero 2: green 5 on Poison Dart"]
[{"type":"assign","hero":1,"die":"green:5","slot":"hidden-blade"},"Hero 2: green 5 on Hidden Blade"]
[{"type":"reroll","hero":1,"dice":["green:5","green:5"]},"Hero 2: roll green 5, green 5 again"]
[{"type":"clear","hero":0,"slot":"poison-dart"},"Hero 1: take the die back from Poison Dart"]
[{"type":"clear","hero":1,"slot":"poison-dart"},"Hero 2: take the die back from Poison Dart"]
[{"type":"clear","hero":1,"slot":"sidestep"},"Hero 2: take the die back from Sidestep"]
[{"type":"assign","hero":0,"die":"green:3","slot":"sidestep"},"Hero 1: green 3 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:2","slot":"hidden-blade"},"Hero 1: green 2 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:3","slot":"hidden-blade"},"Hero 1: green 3 on Hidden Blade"]
[{"type":"reroll","hero":0,"dice":["green:2"]},"Hero 1: roll green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:3"]},"Hero 1: roll green 2, green 3 again"]
[{"type":"assign","hero":1,"die":"green:3","slot":"sidestep"},"Hero 2: green 3 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:1","slot":"hidden-blade"},"Hero 2: green 1 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:3","slot":"hidden-blade"},"Hero 2: green 3 on Hidden Blade"]
[{"type":"reroll","hero":1,"dice":["green:3"]},"Hero 2: roll green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1"]},"Hero 2: roll green 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:3"]},"Hero 2: roll green 1, green 3 again"]
[{"type":"clear","hero":0,"slot":"sidestep"},"Hero 1: take the die back from Sidestep"]
[{"type":"choose","option":"hero:0"},"Hero 1"]
[{"type":"choose","option":"hero:1"},"Hero 2"]
[{"type":"assign","hero":0,"die":"green:6","slot":"sidestep"},"Hero 1: green 6 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:6","slot":"poison-dart"},"Hero 1: green 6 on Poison Dart"]
[{"type":"assign","hero":0,"die":"green:6","slot":"hidden-blade"},"Hero 1: green 6 on Hidden Blade"]
[{"type":"rest","hero":0},"Hero 1: rest"]
[{"type":"advance","hero":0,"class":"monk","how":"cover"},"Hero 1: become Monk"]
[{"type":"advance","hero":0,"class":"monk","how":"tuck"},"Hero 1: learn from Monk"]
[{"type":"advance","hero":0,"class":"gambler","how":"cover"},"Hero 1: become Gambler"]
[{"type":"advance","hero":0,"class":"gambler","how":"tuck"},"Hero 1: learn from Gambler"]
[{"type":"advance","hero":1,"class":"monk","how":"cover"},"Hero 2: become Monk"]
[{"type":"advance","hero":1,"class":"monk","how":"tuck"},"Hero 2: learn from Monk"]
[{"type":"advance","hero":1,"class":"gambler","how":"cover"},"Hero 2: become Gambler"]
[{"type":"advance","hero":1,"class":"gambler","how":"tuck"},"Hero 2: learn from Gambler"]
[{"type":"give","from":1,"to":0,"what":"spoils:imp"},"Hero 2: give Imp to Hero 1"]
[{"type":"assign","hero":0,"die":"red:5","slot":"pummel"},"Hero 1: red 5 on Pummel"]
[{"type":"assign","hero":0,"die":"green:4","slot":"inner-calm"},"Hero 1: green 4 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"inner-calm"},"Hero 1: green 5 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:4","slot":"iron-palm"},"Hero 1: green 4 on Iron Palm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"iron-palm"},"Hero 1: green 5 on Iron Palm"]
[{"type":"reroll","hero":0,"dice":["red:5"]},"Hero 1: roll red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:5"]},"Hero 1: roll green 5, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:5"]},"Hero 1: roll green 4, red 5 again"]
[{"type":"assign","hero":1,"die":"red:2","slot":"pummel"},"Hero 2: red 2 on Pummel"]
[{"type":"assign","hero":1,"die":"green:1","slot":"inner-calm"},"Hero 2: green 1 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:5","slot":"inner-calm"},"Hero 2: green 5 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:5","slot":"iron-palm"},"Hero 2: green 5 on Iron Palm"]
[{"type":"reroll","hero":1,"dice":["red:2"]},"Hero 2: roll red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:2"]},"Hero 2: roll green 5, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:2"]},"Hero 2: roll green 1, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:5"]},"Hero 2: roll green 1, green 5 again"]
[{"type":"assign","hero":0,"die":"red:4","slot":"pummel"},"Hero 1: red 4 on Pummel"]
[{"type":"reroll","hero":0,"dice":["red:4"]},"Hero 1: roll red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:4"]},"Hero 1: roll green 5, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:4"]},"Hero 1: roll green 4, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5","red:4"]},"Hero 1: roll green 4, green 5, red 4 again"]
[{"type":"assign","hero":0,"die":"red:6","slot":"pummel"},"Hero 1: red 6 on Pummel"]
[{"type":"assign","hero":0,"die":"green:1","slot":"inner-calm"},"Hero 1: green 1 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:1","slot":"hidden-blade"},"Hero 1: green 1 on Hidden Blade"]
[{"type":"clear","hero":0,"slot":"iron-palm"},"Hero 1: take the die back from Iron Palm"]
[{"type":"clear","hero":0,"slot":"hidden-blade"},"Hero 1: take the die back from Hidden Blade"]
[{"type":"clear","hero":1,"slot":"pummel"},"Hero 2: take the die back from Pummel"]
[{"type":"choose","option":"enemy:2"},"Enemy 3"]
[{"type":"assign","hero":0,"die":"red:3","slot":"pummel"},"Hero 1: red 3 on Pummel"]
[{"type":"assign","hero":0,"die":"green:2","slot":"inner-calm"},"Hero 1: green 2 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:6","slot":"inner-calm"},"Hero 1: green 6 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:6","slot":"iron-palm"},"Hero 1: green 6 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:6","slot":"inner-calm"},"Hero 2: green 6 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:6","slot":"iron-palm"},"Hero 2: green 6 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:6","slot":"hidden-blade"},"Hero 2: green 6 on Hidden Blade"]
[{"type":"reroll","hero":1,"dice":["green:6","red:2"]},"Hero 2: roll green 6, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","green:6"]},"Hero 2: roll green 5, green 6 again"]
[{"type":"clear","hero":0,"slot":"pummel"},"Hero 1: take the die back from Pummel"]
[{"type":"assign","hero":0,"die":"red:2","slot":"pummel"},"Hero 1: red 2 on Pummel"]
[{"type":"assign","hero":1,"die":"red:5","slot":"pummel"},"Hero 2: red 5 on Pummel"]
[{"type":"assign","hero":1,"die":"green:3","slot":"inner-calm"},"Hero 2: green 3 on Inner Calm"]
[{"type":"reroll","hero":1,"dice":["red:5"]},"Hero 2: roll red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:5"]},"Hero 2: roll green 5, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:5"]},"Hero 2: roll green 3, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:5"]},"Hero 2: roll green 3, green 5 again"]
[{"type":"assign","hero":1,"die":"red:6","slot":"pummel"},"Hero 2: red 6 on Pummel"]
[{"type":"reroll","hero":1,"dice":["red:6"]},"Hero 2: roll red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:6"]},"Hero 2: roll green 5, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:6"]},"Hero 2: roll green 1, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:5","red:6"]},"Hero 2: roll green 1, green 5, red 6 again"]
[{"type":"clear","hero":1,"slot":"iron-palm"},"Hero 2: take the die back from Iron Palm"]
[{"type":"clear","hero":1,"slot":"hidden-blade"},"Hero 2: take the die back from Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:3","slot":"inner-calm"},"Hero 1: green 3 on Inner Calm"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6"]},"Hero 2: roll green 1, green 6 again"]
[{"type":"advance","hero":0,"class":"berserker","how":"cover"},"Hero 1: become Berserker"]
[{"type":"advance","hero":0,"class":"berserker","how":"tuck"},"Hero 1: learn from Berserker"]
[{"type":"advance","hero":0,"class":"samurai","how":"cover"},"Hero 1: become Samurai"]
[{"type":"advance","hero":0,"class":"samurai","how":"tuck"},"Hero 1: learn from Samurai"]
[{"type":"buy","hero":0,"item":"antidote"},"Hero 1: buy Antidote"]
[{"type":"buy","hero":0,"item":"oil-flask"},"Hero 1: buy Oil Flask"]
[{"type":"advance","hero":1,"class":"berserker","how":"cover"},"Hero 2: become Berserker"]
[{"type":"advance","hero":1,"class":"berserker","how":"tuck"},"Hero 2: learn from Berserker"]
[{"type":"advance","hero":1,"class":"samurai","how":"cover"},"Hero 2: become Samurai"]
[{"type":"advance","hero":1,"class":"samurai","how":"tuck"},"Hero 2: learn from Samurai"]
[{"type":"buy","hero":1,"item":"antidote"},"Hero 2: buy Antidote"]
[{"type":"buy","hero":1,"item":"phoenix-feather"},"Hero 2: buy Phoenix Feather"]
[{"type":"buy","hero":1,"item":"oil-flask"},"Hero 2: buy Oil Flask"]
[{"type":"give","from":1,"to":0,"what":"spoils:fire-spirit"},"Hero 2: give Fire Spirit to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:zombie"},"Hero 2: give Zombie to Hero 1"]
[{"type":"give","from":0,"to":1,"what":"item:antidote"},"Hero 1: give Antidote to Hero 2"]
[{"type":"give","from":1,"to":0,"what":"item:oil-flask"},"Hero 2: give Oil Flask to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:phoenix-feather"},"Hero 2: give Phoenix Feather to Hero 1"]
[{"type":"assign","hero":0,"die":"red:3","slot":"taunt"},"Hero 1: red 3 on Taunt"]
[{"type":"reroll","hero":0,"dice":["red:3"]},"Hero 1: roll red 3 again"]
[{"type":"reroll","hero":0,"dice":["red:3","red:3"]},"Hero 1: roll red 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:3"]},"Hero 1: roll green 2, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:3","red:3"]},"Hero 1: roll green 2, red 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1"]},"Hero 1: roll green 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:3"]},"Hero 1: roll green 1, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:2"]},"Hero 1: roll green 1, green 2 again"]
[{"type":"assign","hero":1,"die":"red:6","slot":"full-swing"},"Hero 2: red 6 on Full Swing"]
[{"type":"assign","hero":1,"die":"red:6","slot":"taunt"},"Hero 2: red 6 on Taunt"]
[{"type":"assign","hero":1,"die":"green:3","slot":"axe-sweep"},"Hero 2: green 3 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"axe-sweep"},"Hero 2: green 5 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:3","slot":"quest:1"},"Hero 2: green 3 on the quest"]
[{"type":"assign","hero":1,"die":"green:5","slot":"quest:1"},"Hero 2: green 5 on the quest"]
[{"type":"reroll","hero":1,"dice":["green:3","red:6"]},"Hero 2: roll green 3, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:5","red:6"]},"Hero 2: roll green 3, green 5, red 6 again"]
[{"type":"assign","hero":0,"die":"red:4","slot":"taunt"},"Hero 1: red 4 on Taunt"]
[{"type":"reroll","hero":0,"dice":["red:3","red:4"]},"Hero 1: roll red 3, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:4"]},"Hero 1: roll green 2, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:4"]},"Hero 1: roll green 1, red 4 again"]
[{"type":"assign","hero":0,"die":"red:1","slot":"taunt"},"Hero 1: red 1 on Taunt"]
[{"type":"assign","hero":0,"die":"green:3","slot":"axe-sweep"},"Hero 1: green 3 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:6","slot":"axe-sweep"},"Hero 1: green 6 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:3","slot":"quest:1"},"Hero 1: green 3 on the quest"]
[{"type":"assign","hero":0,"die":"green:6","slot":"quest:1"},"Hero 1: green 6 on the quest"]
[{"type":"clear","hero":0,"slot":"axe-sweep"},"Hero 1: take the die back from Axe Sweep"]
[{"type":"clear","hero":1,"slot":"axe-sweep"},"Hero 2: take the die back from Axe Sweep"]
[{"type":"assign","hero":0,"die":"red:5","slot":"full-swing"},"Hero 1: red 5 on Full Swing"]
[{"type":"assign","hero":0,"die":"red:5","slot":"taunt"},"Hero 1: red 5 on Taunt"]
[{"type":"assign","hero":0,"die":"green:5","slot":"axe-sweep"},"Hero 1: green 5 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:5","slot":"quest:1"},"Hero 1: green 5 on the quest"]
[{"type":"assign","hero":1,"die":"red:3","slot":"taunt"},"Hero 2: red 3 on Taunt"]
[{"type":"assign","hero":1,"die":"red:4","slot":"taunt"},"Hero 2: red 4 on Taunt"]
[{"type":"assign","hero":1,"die":"green:4","slot":"axe-sweep"},"Hero 2: green 4 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"axe-sweep"},"Hero 2: green 6 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"hidden-blade"},"Hero 2: green 4 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:4","slot":"iron-palm"},"Hero 2: green 4 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"quest:1"},"Hero 2: green 4 on the quest"]
[{"type":"assign","hero":1,"die":"green:6","slot":"quest:1"},"Hero 2: green 6 on the quest"]
[{"type":"reroll","hero":1,"dice":["red:4"]},"Hero 2: roll red 4 again"]
[{"type":"reroll","hero":1,"dice":["red:3"]},"Hero 2: roll red 3 again"]
[{"type":"reroll","hero":1,"dice":["red:3","red:4"]},"Hero 2: roll red 3, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:4"]},"Hero 2: roll green 6, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:3"]},"Hero 2: roll green 6, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:4"]},"Hero 2: roll green 4, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:3"]},"Hero 2: roll green 4, red 3 again"]
[{"type":"clear","hero":0,"slot":"full-swing"},"Hero 1: take the die back from Full Swing"]
[{"type":"assign","hero":1,"die":"red:2","slot":"taunt"},"Hero 2: red 2 on Taunt"]
[{"type":"reroll","hero":1,"dice":["red:2","red:3"]},"Hero 2: roll red 2, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:2"]},"Hero 2: roll green 4, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:3"]},"Hero 2: roll green 3, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:2"]},"Hero 2: roll green 3, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:4"]},"Hero 2: roll green 3, green 4 again"]
[{"type":"clear","hero":1,"slot":"full-swing"},"Hero 2: take the die back from Full Swing"]
[{"type":"assign","hero":1,"die":"red:1","slot":"taunt"},"Hero 2: red 1 on Taunt"]
[{"type":"clear","hero":0,"slot":"taunt"},"Hero 1: take the die back from Taunt"]
[{"type":"clear","hero":1,"slot":"quest:1"},"Hero 2: take the die back from the quest"]
[{"type":"use","hero":1,"item":"oil-flask"},"Hero 2: use Oil Flask"]
[{"type":"use","hero":1,"item":"phoenix-feather"},"Hero 2: use Phoenix Feather"]
[{"type":"use","hero":0,"item":"antidote"},"Hero 1: use Antidote"]
[{"type":"assign","hero":1,"die":"green:2","slot":"hidden-blade"},"Hero 2: green 2 on Hidden Blade"]
[{"type":"clear","hero":1,"slot":"taunt"},"Hero 2: take the die back from Taunt"]
[{"type":"assign","hero":0,"die":"green:4","slot":"axe-sweep"},"Hero 1: green 4 on Axe Sweep"]
[{"type":"choose","option":"bounty:low-road"},"Low Road"]
[{"type":"choose","option":"bounty:timekeeper"},"Timekeeper"]
[{"type":"choose","option":"bounty:untouched"},"Untouched"]
[{"type":"assign","hero":0,"die":"green:3","slot":"fireball"},"Hero 1: green 3 on Fireball"]
[{"type":"assign","hero":0,"die":"green:1","slot":"spark"},"Hero 1: green 1 on Spark"]
[{"type":"assign","hero":0,"die":"green:3","slot":"spark"},"Hero 1: green 3 on Spark"]
[{"type":"assign","hero":0,"die":"green:3","slot":"quest"},"Hero 1: green 3 on the quest"]
[{"type":"reroll","hero":0,"dice":["green:1","green:3"]},"Hero 1: roll green 1, green 3 again"]
[{"type":"assign","hero":1,"die":"green:3","slot":"fireball"},"Hero 2: green 3 on Fireball"]
[{"type":"assign","hero":1,"die":"green:1","slot":"spark"},"Hero 2: green 1 on Spark"]
[{"type":"assign","hero":1,"die":"green:3","slot":"spark"},"Hero 2: green 3 on Spark"]
[{"type":"assign","hero":1,"die":"green:3","slot":"quest"},"Hero 2: green 3 on the quest"]
[{"type":"clear","hero":1,"slot":"fireball"},"Hero 2: take the die back from Fireball"]
[{"type":"assign","hero":0,"die":"green:4","slot":"fireball"},"Hero 1: green 4 on Fireball"]
[{"type":"assign","hero":0,"die":"green:4","slot":"spark"},"Hero 1: green 4 on Spark"]
[{"type":"reroll","hero":0,"dice":["green:3","green:4"]},"Hero 1: roll green 3, green 4 again"]
[{"type":"assign","hero":1,"die":"green:4","slot":"fireball"},"Hero 2: green 4 on Fireball"]
[{"type":"assign","hero":1,"die":"green:2","slot":"spark"},"Hero 2: green 2 on Spark"]
[{"type":"assign","hero":1,"die":"green:4","slot":"spark"},"Hero 2: green 4 on Spark"]
[{"type":"clear","hero":0,"slot":"spark"},"Hero 1: take the die back from Spark"]
[{"type":"clear","hero":0,"slot":"fireball"},"Hero 1: take the die back from Fireball"]
[{"type":"clear","hero":1,"slot":"spark"},"Hero 2: take the die back from Spark"]
[{"type":"assign","hero":0,"die":"green:6","slot":"fireball"},"Hero 1: green 6 on Fireball"]
[{"type":"assign","hero":0,"die":"green:6","slot":"thunder"},"Hero 1: green 6 on Thunder"]
[{"type":"assign","hero":0,"die":"green:6","slot":"spark"},"Hero 1: green 6 on Spark"]
[{"type":"reroll","hero":0,"dice":["green:4","green:6"]},"Hero 1: roll green 4, green 6 again"]
[{"type":"assign","hero":1,"die":"green:5","slot":"fireball"},"Hero 2: green 5 on Fireball"]
[{"type":"assign","hero":1,"die":"green:5","slot":"thunder"},"Hero 2: green 5 on Thunder"]
[{"type":"assign","hero":1,"die":"green:5","slot":"spark"},"Hero 2: green 5 on Spark"]
[{"type":"reroll","hero":0,"dice":["green:6","green:6"]},"Hero 1: roll green 6, green 6 again"]
[{"type":"assign","hero":0,"die":"green:5","slot":"fireball"},"Hero 1: green 5 on Fireball"]
[{"type":"assign","hero":0,"die":"green:5","slot":"thunder"},"Hero 1: green 5 on Thunder"]
[{"type":"assign","hero":0,"die":"green:2","slot":"spark"},"Hero 1: green 2 on Spark"]
[{"type":"assign","hero":0,"die":"green:5","slot":"spark"},"Hero 1: green 5 on Spark"]
[{"type":"reroll","hero":0,"dice":["green:2","green:5"]},"Hero 1: roll green 2, green 5 again"]
[{"type":"assign","hero":1,"die":"green:6","slot":"fireball"},"Hero 2: green 6 on Fireball"]
[{"type":"assign","hero":1,"die":"green:6","slot":"thunder"},"Hero 2: green 6 on Thunder"]
[{"type":"assign","hero":1,"die":"green:6","slot":"spark"},"Hero 2: green 6 on Spark"]
[{"type":"clear","hero":1,"slot":"thunder"},"Hero 2: take the die back from Thunder"]
[{"type":"advance","hero":0,"class":"time-sage","how":"cover"},"Hero 1: become Time Sage"]
[{"type":"advance","hero":0,"class":"time-sage","how":"tuck"},"Hero 1: learn from Time Sage"]
[{"type":"advance","hero":0,"class":"druid","how":"cover"},"Hero 1: become Druid"]
[{"type":"advance","hero":0,"class":"druid","how":"tuck"},"Hero 1: learn from Druid"]
[{"type":"buy","hero":0,"item":"smoke-bomb"},"Hero 1: buy Smoke Bomb"]
[{"type":"rest","hero":1},"Hero 2: rest"]
[{"type":"advance","hero":1,"class":"time-sage","how":"cover"},"Hero 2: become Time Sage"]
[{"type":"advance","hero":1,"class":"time-sage","how":"tuck"},"Hero 2: learn from Time Sage"]
[{"type":"advance","hero":1,"class":"druid","how":"cover"},"Hero 2: become Druid"]
[{"type":"advance","hero":1,"class":"druid","how":"tuck"},"Hero 2: learn from Druid"]
[{"type":"buy","hero":1,"item":"smoke-bomb"},"Hero 2: buy Smoke Bomb"]
[{"type":"give","from":0,"to":1,"what":"item:smoke-bomb"},"Hero 1: give Smoke Bomb to Hero 2"]
[{"type":"use","hero":0,"item":"smoke-bomb"},"Hero 1: use Smoke Bomb"]
[{"type":"reroll","hero":1,"dice":["blue:3"]},"Hero 2: roll blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:3"]},"Hero 2: roll green 1, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:3"]},"Hero 2: roll green 2, blue 3 again"]
[{"type":"choose","option":"bounty:giant-slayer"},"Giant Slayer"]
[{"type":"choose","option":"bounty:swift-strike"},"Swift Strike"]
[{"type":"assign","hero":0,"die":"green:1","slot":"mend"},"Hero 1: green 1 on Mend"]
[{"type":"reroll","hero":0,"dice":["green:1","green:1"]},"Hero 1: roll green 1, green 1 again"]
[{"type":"assign","hero":1,"die":"green:3","slot":"ward"},"Hero 2: green 3 on Ward"]
[{"type":"assign","hero":1,"die":"green:1","slot":"mend"},"Hero 2: green 1 on Mend"]
[{"type":"assign","hero":1,"die":"green:3","slot":"mend"},"Hero 2: green 3 on Mend"]
[{"type":"assign","hero":0,"die":"green:6","slot":"ward"},"Hero 1: green 6 on Ward"]
[{"type":"assign","hero":0,"die":"green:6","slot":"smite"},"Hero 1: green 6 on Smite"]
[{"type":"assign","hero":0,"die":"green:6","slot":"mend"},"Hero 1: green 6 on Mend"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6"]},"Hero 1: roll green 1, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:1"]},"Hero 2: roll green 1, green 1 again"]
[{"type":"clear","hero":1,"slot":"mend"},"Hero 2: take the die back from Mend"]
[{"type":"assign","hero":0,"die":"green:3","slot":"ward"},"Hero 1: green 3 on Ward"]
[{"type":"assign","hero":0,"die":"green:3","slot":"mend"},"Hero 1: green 3 on Mend"]
[{"type":"assign","hero":1,"die":"green:4","slot":"ward"},"Hero 2: green 4 on Ward"]
[{"type":"assign","hero":1,"die":"green:6","slot":"ward"},"Hero 2: green 6 on Ward"]
[{"type":"assign","hero":1,"die":"green:4","slot":"smite"},"Hero 2: green 4 on Smite"]
[{"type":"assign","hero":1,"die":"green:6","slot":"smite"},"Hero 2: green 6 on Smite"]
[{"type":"assign","hero":1,"die":"green:4","slot":"mend"},"Hero 2: green 4 on Mend"]
[{"type":"assign","hero":1,"die":"green:6","slot":"mend"},"Hero 2: green 6 on Mend"]
[{"type":"assign","hero":0,"die":"green:4","slot":"ward"},"Hero 1: green 4 on Ward"]
[{"type":"assign","hero":0,"die":"green:4","slot":"smite"},"Hero 1: green 4 on Smite"]
[{"type":"assign","hero":0,"die":"green:4","slot":"mend"},"Hero 1: green 4 on Mend"]
[{"type":"clear","hero":0,"slot":"smite"},"Hero 1: take the die back from Smite"]
[{"type":"clear","hero":1,"slot":"smite"},"Hero 2: take the die back from Smite"]
[{"type":"assign","hero":1,"die":"green:2","slot":"mend"},"Hero 2: green 2 on Mend"]
[{"type":"clear","hero":0,"slot":"mend"},"Hero 1: take the die back from Mend"]
[{"type":"choose","option":"wound"},"A wound"]
[{"type":"choose","option":"poison"},"Poison"]
[{"type":"assign","hero":1,"die":"green:5","slot":"ward"},"Hero 2: green 5 on Ward"]
[{"type":"assign","hero":1,"die":"green:5","slot":"smite"},"Hero 2: green 5 on Smite"]
[{"type":"assign","hero":1,"die":"green:5","slot":"mend"},"Hero 2: green 5 on Mend"]
[{"type":"assign","hero":0,"die":"green:5","slot":"ward"},"Hero 1: green 5 on Ward"]
[{"type":"assign","hero":0,"die":"green:5","slot":"smite"},"Hero 1: green 5 on Smite"]
[{"type":"assign","hero":0,"die":"green:5","slot":"mend"},"Hero 1: green 5 on Mend"]
[{"type":"advance","hero":0,"class":"cleric","how":"cover"},"Hero 1: become Cleric"]
[{"type":"advance","hero":0,"class":"cleric","how":"tuck"},"Hero 1: learn from Cleric"]
[{"type":"give","from":0,"to":1,"what":"item:tower-shield"},"Hero 1: give Tower Shield to Hero 2"]
[{"type":"advance","hero":1,"class":"cleric","how":"cover"},"Hero 2: become Cleric"]
[{"type":"advance","hero":1,"class":"cleric","how":"tuck"},"Hero 2: learn from Cleric"]
[{"type":"give","from":1,"to":0,"what":"spoils:sporecap"},"Hero 2: give Sporecap to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:antidote"},"Hero 2: give Antidote to Hero 1"]
[{"type":"assign","hero":0,"die":"green:3","slot":"thorns"},"Hero 1: green 3 on Thorns"]
[{"type":"assign","hero":0,"die":"green:6","slot":"thorns"},"Hero 1: green 6 on Thorns"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"entangle"},"Hero 1: blue 3 on Entangle"]
[{"type":"assign","hero":0,"die":"green:6","slot":"regrowth"},"Hero 1: green 6 on Regrowth"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"quest"},"Hero 1: blue 3 on the quest"]
[{"type":"reroll","hero":0,"dice":["blue:3"]},"Hero 1: roll blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:3"]},"Hero 1: roll green 6, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:3"]},"Hero 1: roll green 3, blue 3 again"]
[{"type":"assign","hero":1,"die":"green:1","slot":"thorns"},"Hero 2: green 1 on Thorns"]
[{"type":"assign","hero":1,"die":"green:5","slot":"thorns"},"Hero 2: green 5 on Thorns"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"entangle"},"Hero 2: blue 5 on Entangle"]
[{"type":"assign","hero":1,"die":"green:5","slot":"regrowth"},"Hero 2: green 5 on Regrowth"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"quest"},"Hero 2: blue 5 on the quest"]
[{"type":"reroll","hero":1,"dice":["blue:5"]},"Hero 2: roll blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:5"]},"Hero 2: roll green 5, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:5"]},"Hero 2: roll green 1, blue 5 again"]
[{"type":"clear","hero":0,"slot":"entangle"},"Hero 1: take the die back from Entangle"]
[{"type":"clear","hero":1,"slot":"entangle"},"Hero 2: take the die back from Entangle"]
[{"type":"assign","hero":0,"die":"green:4","slot":"thorns"},"Hero 1: green 4 on Thorns"]
[{"type":"assign","hero":0,"die":"green:4","slot":"regrowth"},"Hero 1: green 4 on Regrowth"]
[{"type":"reroll","hero":0,"dice":["blue:1"]},"Hero 1: roll blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:1"]},"Hero 1: roll green 6, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:1"]},"Hero 1: roll green 4, blue 1 again"]
[{"type":"assign","hero":1,"die":"green:2","slot":"thorns"},"Hero 2: green 2 on Thorns"]
[{"type":"assign","hero":1,"die":"green:6","slot":"thorns"},"Hero 2: green 6 on Thorns"]
[{"type":"assign","hero":1,"die":"green:6","slot":"regrowth"},"Hero 2: green 6 on Regrowth"]
[{"type":"reroll","hero":1,"dice":["blue:1"]},"Hero 2: roll blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:1"]},"Hero 2: roll green 6, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:1"]},"Hero 2: roll green 2, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:6"]},"Hero 2: roll green 2, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:6","blue:1"]},"Hero 2: roll green 2, green 6, blue 1 again"]
[{"type":"assign","hero":0,"die":"green:5","slot":"thorns"},"Hero 1: green 5 on Thorns"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"entangle"},"Hero 1: blue 5 on Entangle"]
[{"type":"assign","hero":0,"die":"green:5","slot":"regrowth"},"Hero 1: green 5 on Regrowth"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"quest"},"Hero 1: blue 5 on the quest"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"entangle"},"Hero 2: blue 4 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"quest"},"Hero 2: blue 4 on the quest"]
[{"type":"reroll","hero":1,"dice":["blue:4"]},"Hero 2: roll blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:4"]},"Hero 2: roll green 6, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:4"]},"Hero 2: roll green 2, blue 4 again"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"entangle"},"Hero 2: blue 6 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"quest"},"Hero 2: blue 6 on the quest"]
[{"type":"assign","hero":0,"die":"green:1","slot":"thorns"},"Hero 1: green 1 on Thorns"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"entangle"},"Hero 1: blue 2 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"quest"},"Hero 1: blue 2 on the quest"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"entangle"},"Hero 2: blue 3 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"quest"},"Hero 2: blue 3 on the quest"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:3"]},"Hero 2: roll green 6, blue 3 again"]
[{"type":"bounty","hero":1},"Hero 2: bounty ability"]
[{"type":"use","hero":1,"item":"antidote"},"Hero 2: use Antidote"]
[{"type":"assign","hero":1,"die":"green:4","slot":"thorns"},"Hero 2: green 4 on Thorns"]
[{"type":"assign","hero":1,"die":"green:4","slot":"regrowth"},"Hero 2: green 4 on Regrowth"]
[{"type":"clear","hero":0,"slot":"thorns"},"Hero 1: take the die back from Thorns"]
[{"type":"advance","hero":0,"class":"oracle","how":"cover"},"Hero 1: become Oracle"]
[{"type":"advance","hero":0,"class":"oracle","how":"tuck"},"Hero 1: learn from Oracle"]
[{"type":"advance","hero":0,"class":"ranger","how":"cover"},"Hero 1: become Ranger"]
[{"type":"advance","hero":0,"class":"ranger","how":"tuck"},"Hero 1: learn from Ranger"]
[{"type":"advance","hero":1,"class":"oracle","how":"cover"},"Hero 2: become Oracle"]
[{"type":"advance","hero":1,"class":"oracle","how":"tuck"},"Hero 2: learn from Oracle"]
[{"type":"advance","hero":1,"class":"ranger","how":"cover"},"Hero 2: become Ranger"]
[{"type":"advance","hero":1,"class":"ranger","how":"tuck"},"Hero 2: learn from Ranger"]
[{"type":"give","from":1,"to":0,"what":"spoils:giant-spider"},"Hero 2: give Giant Spider to Hero 1"]
[{"type":"give","from":0,"to":1,"what":"item:oil-flask"},"Hero 1: give Oil Flask to Hero 2"]
[{"type":"give","from":1,"to":0,"what":"item:smoke-bomb"},"Hero 2: give Smoke Bomb to Hero 1"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"gaias-gift"},"Hero 1: blue 5 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"gaias-gift"},"Hero 1: blue 6 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"landslide"},"Hero 1: blue 5 on Landslide"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"landslide"},"Hero 1: blue 6 on Landslide"]
[{"type":"assign","hero":0,"die":"green:1","slot":"omen"},"Hero 1: green 1 on Omen"]
[{"type":"assign","hero":0,"die":"green:3","slot":"omen"},"Hero 1: green 3 on Omen"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"quest:2"},"Hero 1: blue 5 on the quest"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"quest:2"},"Hero 1: blue 6 on the quest"]
[{"type":"reroll","hero":0,"dice":["blue:6"]},"Hero 1: roll blue 6 again"]
[{"type":"reroll","hero":0,"dice":["blue:5"]},"Hero 1: roll blue 5 again"]
[{"type":"reroll","hero":0,"dice":["blue:5","blue:6"]},"Hero 1: roll blue 5, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:6"]},"Hero 1: roll green 3, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:5"]},"Hero 1: roll green 3, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:6"]},"Hero 1: roll green 1, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:5"]},"Hero 1: roll green 1, blue 5 again"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"gaias-gift"},"Hero 2: blue 4 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"gaias-gift"},"Hero 2: blue 6 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"landslide"},"Hero 2: blue 4 on Landslide"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"landslide"},"Hero 2: blue 6 on Landslide"]
[{"type":"assign","hero":1,"die":"green:2","slot":"omen"},"Hero 2: green 2 on Omen"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"quest:2"},"Hero 2: blue 4 on the quest"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"quest:2"},"Hero 2: blue 6 on the quest"]
[{"type":"reroll","hero":1,"dice":["blue:6"]},"Hero 2: roll blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:4","blue:6"]},"Hero 2: roll blue 4, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:6"]},"Hero 2: roll green 2, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:4","blue:6"]},"Hero 2: roll green 2, blue 4, blue 6 again"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"gaias-gift"},"Hero 1: blue 3 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"green:6","slot":"omen"},"Hero 1: green 6 on Omen"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"quest:2"},"Hero 1: blue 3 on the quest"]
[{"type":"reroll","hero":0,"dice":["blue:3","blue:6"]},"Hero 1: roll blue 3, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:6"]},"Hero 1: roll green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:3","blue:6"]},"Hero 1: roll green 6, blue 3, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:3"]},"Hero 1: roll green 1, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:6"]},"Hero 1: roll green 1, green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:3"]},"Hero 1: roll green 1, green 6, blue 3 again"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"gaias-gift"},"Hero 1: blue 2 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"green:4","slot":"omen"},"Hero 1: green 4 on Omen"]
[{"type":"assign","hero":0,"die":"green:4","slot":"quest:1"},"Hero 1: green 4 on the quest"]
[{"type":"clear","hero":0,"slot":"omen"},"Hero 1: take the die back from Omen"]
[{"type":"clear","hero":1,"slot":"landslide"},"Hero 2: take the die back from Landslide"]
[{"type":"choose","option":"card:atk-3-blue"},"blue 3"]
[{"type":"choose","option":"card:crushing-depths"},"Crushing Depths"]
[{"type":"choose","option":"all"},"All of them"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"gaias-gift"},"Hero 1: blue 4 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"landslide"},"Hero 1: blue 4 on Landslide"]
[{"type":"assign","hero":0,"die":"green:5","slot":"omen"},"Hero 1: green 5 on Omen"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"quest:2"},"Hero 1: blue 4 on the quest"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"gaias-gift"},"Hero 2: blue 5 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"landslide"},"Hero 2: blue 5 on Landslide"]
[{"type":"assign","hero":1,"die":"green:3","slot":"omen"},"Hero 2: green 3 on Omen"]
[{"type":"assign","hero":1,"die":"green:6","slot":"omen"},"Hero 2: green 6 on Omen"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"quest:2"},"Hero 2: blue 5 on the quest"]
[{"type":"reroll","hero":1,"dice":["blue:4","blue:5"]},"Hero 2: roll blue 4, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:5"]},"Hero 2: roll green 6, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:4","blue:5"]},"Hero 2: roll green 6, blue 4, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:5"]},"Hero 2: roll green 3, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:4"]},"Hero 2: roll green 3, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6"]},"Hero 2: roll green 3, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6","blue:5"]},"Hero 2: roll green 3, green 6, blue 5 again"]
[{"type":"clear","hero":0,"slot":"landslide"},"Hero 1: take the die back from Landslide"]
[{"type":"assign","hero":0,"die":"green:2","slot":"omen"},"Hero 1: green 2 on Omen"]
[{"type":"assign","hero":0,"die":"green:2","slot":"mend"},"Hero 1: green 2 on Mend"]
[{"type":"assign","hero":1,"die":"green:4","slot":"omen"},"Hero 2: green 4 on Omen"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:5"]},"Hero 2: roll green 4, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:5"]},"Hero 2: roll green 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:5"]},"Hero 2: roll blue 1, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:1"]},"Hero 2: roll green 4, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:4","blue:1"]},"Hero 2: roll green 2, green 4, blue 1 again"]
[{"type":"clear","hero":1,"slot":"omen"},"Hero 2: take the die back from Omen"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"gaias-gift"},"Hero 2: blue 3 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"green:5","slot":"omen"},"Hero 2: green 5 on Omen"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"quest:2"},"Hero 2: blue 3 on the quest"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:3"]},"Hero 2: roll blue 1, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:3"]},"Hero 2: roll green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:1"]},"Hero 2: roll green 5, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:1","blue:3"]},"Hero 2: roll green 5, blue 1, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5"]},"Hero 2: roll green 2, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:3"]},"Hero 2: roll green 2, green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:1"]},"Hero 2: roll green 2, green 5, blue 1 again"]
[{"type":"clear","hero":1,"slot":"gaias-gift"},"Hero 2: take the die back from Gaia's Gift"]
[{"type":"assign","hero":0,"die":"green:2","slot":"quest"},"Hero 1: green 2 on the quest"]
[{"type":"choose","option":"card:atk-1-green"},"green 1"]
[{"type":"choose","option":"card:atk-4-blue"},"blue 4"]
[{"type":"assign","hero":1,"die":"green:4","slot":"sidestep"},"Hero 2: green 4 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"poison-dart"},"Hero 2: green 4 on Poison Dart"]
[{"type":"assign","hero":1,"die":"green:6","slot":"sidestep"},"Hero 2: green 6 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"poison-dart"},"Hero 2: green 6 on Poison Dart"]
[{"type":"choose","option":"ally:0"},"Ally 1"]
[{"type":"advance","hero":0,"class":"knight","how":"tuck"},"Hero 1: learn from Knight"]
[{"type":"buy","hero":1,"item":"hourglass"},"Hero 2: buy Hourglass"]
[{"type":"give","from":1,"to":0,"what":"spoils:goblin"},"Hero 2: give Goblin to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:skeleton"},"Hero 2: give Skeleton to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:6","red:5"]},"Hero 1: roll green 6, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:5"]},"Hero 1: roll green 1, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2"]},"Hero 2: roll green 1, green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:4"]},"Hero 1: roll green 6, red 4 again"]
[{"type":"choose","option":"card:atk-6-blue"},"blue 6"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4"]},"Hero 2: roll green 1, green 4 again"]
[{"type":"give","from":0,"to":1,"what":"relic:pearl-of-tides"},"Hero 1: give Pearl of Tides to Hero 2"]
[{"type":"give","from":1,"to":0,"what":"spoils:ghost"},"Hero 2: give Ghost to Hero 1"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 1: green 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:4","slot":"relic:pearl-of-tides"},"Hero 1: red 4 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["green:3","red:4"]},"Hero 1: roll green 3, red 4 again"]
[{"type":"use","hero":0,"item":"oil-flask"},"Hero 1: use Oil Flask"]
[{"type":"clear","hero":0,"slot":"relic:pearl-of-tides"},"Hero 1: take the die back from the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:4"]},"Hero 2: roll green 5, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:4"]},"Hero 2: roll green 2, green 5, blue 4 again"]
[{"type":"assign","hero":0,"die":"red:6","slot":"relic:pearl-of-tides"},"Hero 1: red 6 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["red:6"]},"Hero 1: roll red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:6"]},"Hero 1: roll green 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:1","red:6"]},"Hero 1: roll green 1, green 1, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:1"]},"Hero 2: roll green 1, blue 1 again"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 1: green 5 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:3","slot":"relic:pearl-of-tides"},"Hero 1: red 3 on the Pearl of Tides"]
[{"type":"assign","hero":1,"die":"green:3","slot":"thorns"},"Hero 2: green 3 on Thorns"]
[{"type":"assign","hero":0,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 1: green 6 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 1: green 4 on the Pearl of Tides"]
[{"type":"choose","option":"relic:pearl-of-tides"},"Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"thorns"},"Hero 2: take the die back from Thorns"]
[{"type":"give","from":0,"to":1,"what":"spoils:orc"},"Hero 1: give Orc to Hero 2"]
[{"type":"give","from":1,"to":0,"what":"spoils:ogre"},"Hero 2: give Ogre to Hero 1"]
[{"type":"assign","hero":0,"die":"red:2","slot":"taunt"},"Hero 1: red 2 on Taunt"]
[{"type":"reroll","hero":0,"dice":["red:2"]},"Hero 1: roll red 2 again"]
[{"type":"reroll","hero":0,"dice":["red:2","red:2"]},"Hero 1: roll red 2, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:2"]},"Hero 1: roll green 6, red 2 again"]
[{"type":"assign","hero":1,"die":"green:1","slot":"omen"},"Hero 2: green 1 on Omen"]
[{"type":"reroll","hero":1,"dice":["blue:3","blue:6"]},"Hero 2: roll blue 3, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:6"]},"Hero 2: roll green 3, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:3"]},"Hero 2: roll green 3, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:6"]},"Hero 2: roll green 1, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:3","blue:3"]},"Hero 2: roll green 1, green 3, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["red:1"]},"Hero 1: roll red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:2"]},"Hero 1: roll green 4, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:1"]},"Hero 1: roll green 4, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:2"]},"Hero 1: roll green 1, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:1"]},"Hero 1: roll green 1, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:4"]},"Hero 1: roll green 1, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:4","red:2"]},"Hero 1: roll green 1, green 4, red 2 again"]
[{"type":"assign","hero":0,"die":"red:6","slot":"full-swing"},"Hero 1: red 6 on Full Swing"]
[{"type":"assign","hero":0,"die":"red:6","slot":"taunt"},"Hero 1: red 6 on Taunt"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:6"]},"Hero 2: roll green 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:4"]},"Hero 2: roll green 1, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","blue:6"]},"Hero 2: roll green 1, green 6, blue 6 again"]
[{"type":"choose","option":"card:atk-4-red"},"red 4"]
[{"type":"assign","hero":0,"die":"red:5","slot":"relic:pearl-of-tides"},"Hero 1: red 5 on the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:6"]},"Hero 2: roll blue 1, blue 6 again"]
[{"type":"clear","hero":1,"slot":"ward"},"Hero 2: take the die back from Ward"]
[{"type":"clear","hero":0,"slot":"thunder"},"Hero 1: take the die back from Thunder"]
[{"type":"choose","option":"bounty:iron-wall"},"Iron Wall"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6"]},"Hero 1: roll green 2, green 6 again"]
[{"type":"clear","hero":1,"slot":"mighty-blow"},"Hero 2: take the die back from Mighty Blow"]
[{"type":"advance","hero":1,"class":"knight","how":"cover"},"Hero 2: become Knight"]
[{"type":"advance","hero":1,"class":"knight","how":"tuck"},"Hero 2: learn from Knight"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"entangle"},"Hero 1: blue 4 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"quest"},"Hero 1: blue 4 on the quest"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"relic:pearl-of-tides"},"Hero 1: blue 4 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["blue:4"]},"Hero 1: roll blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:4"]},"Hero 1: roll green 4, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:4"]},"Hero 1: roll green 1, blue 4 again"]
[{"type":"assign","hero":1,"die":"red:6","slot":"bulwark"},"Hero 2: red 6 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:6","slot":"lance"},"Hero 2: red 6 on Lance"]
[{"type":"assign","hero":1,"die":"green:3","slot":"shield-bash"},"Hero 2: green 3 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:5","slot":"shield-bash"},"Hero 2: green 5 on Shield Bash"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:4"]},"Hero 1: roll green 5, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:5"]},"Hero 1: roll green 1, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:5","blue:4"]},"Hero 1: roll green 1, green 5, blue 4 again"]
[{"type":"assign","hero":1,"die":"red:5","slot":"bulwark"},"Hero 2: red 5 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:5","slot":"lance"},"Hero 2: red 5 on Lance"]
[{"type":"assign","hero":1,"die":"green:2","slot":"shield-bash"},"Hero 2: green 2 on Shield Bash"]
[{"type":"reroll","hero":1,"dice":["green:2","red:5"]},"Hero 2: roll green 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:3"]},"Hero 2: roll green 2, green 3 again"]
[{"type":"clear","hero":1,"slot":"lance"},"Hero 2: take the die back from Lance"]
[{"type":"advance","hero":1,"class":"dragoon","how":"cover"},"Hero 2: become Dragoon"]
[{"type":"advance","hero":1,"class":"dragoon","how":"tuck"},"Hero 2: learn from Dragoon"]
[{"type":"advance","hero":1,"class":"dark-knight","how":"cover"},"Hero 2: become Dark Knight"]
[{"type":"advance","hero":1,"class":"dark-knight","how":"tuck"},"Hero 2: learn from Dark Knight"]
[{"type":"give","from":1,"to":0,"what":"spoils:reef-crab"},"Hero 2: give Reef Crab to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:hourglass"},"Hero 2: give Hourglass to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:1"]},"Hero 1: roll green 2, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:1"]},"Hero 1: roll green 1, blue 1 again"]
[{"type":"assign","hero":1,"die":"green:3","slot":"spear-sweep"},"Hero 2: green 3 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"spear-sweep"},"Hero 2: green 6 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"shield-bash"},"Hero 2: green 6 on Shield Bash"]
[{"type":"reroll","hero":1,"dice":["red:1"]},"Hero 2: roll red 1 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:2"]},"Hero 2: roll red 1, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:1"]},"Hero 2: roll green 6, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:1"]},"Hero 2: roll green 3, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6","red:1"]},"Hero 2: roll green 3, green 6, red 1 again"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:pearl-of-tides"},"Hero 1: blue 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:pearl-of-tides"},"Hero 1: blue 6 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"spear-sweep"},"Hero 2: take the die back from Spear Sweep"]
[{"type":"assign","hero":1,"die":"red:3","slot":"jump"},"Hero 2: red 3 on Jump"]
[{"type":"assign","hero":1,"die":"red:6","slot":"jump"},"Hero 2: red 6 on Jump"]
[{"type":"assign","hero":1,"die":"red:6","slot":"impale"},"Hero 2: red 6 on Impale"]
[{"type":"assign","hero":1,"die":"green:4","slot":"spear-sweep"},"Hero 2: green 4 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"shield-bash"},"Hero 2: green 4 on Shield Bash"]
[{"type":"reroll","hero":1,"dice":["red:3","red:6"]},"Hero 2: roll red 3, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:6"]},"Hero 2: roll green 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:6"]},"Hero 2: roll green 2, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:3"]},"Hero 2: roll green 2, red 3 again"]
[{"type":"clear","hero":1,"slot":"impale"},"Hero 2: take the die back from Impale"]
[{"type":"assign","hero":1,"die":"green:5","slot":"spear-sweep"},"Hero 2: green 5 on Spear Sweep"]
[{"type":"reroll","hero":1,"dice":["green:5","red:1"]},"Hero 2: roll green 5, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:2"]},"Hero 2: roll green 2, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:1"]},"Hero 2: roll green 2, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","red:2"]},"Hero 2: roll green 2, green 5, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","red:1"]},"Hero 2: roll green 2, green 5, red 1 again"]
[{"type":"assign","hero":1,"die":"red:5","slot":"jump"},"Hero 2: red 5 on Jump"]
[{"type":"assign","hero":1,"die":"red:5","slot":"impale"},"Hero 2: red 5 on Impale"]
[{"type":"choose","option":"card:atk-2-blue"},"blue 2"]
[{"type":"use","hero":1,"item":"smoke-bomb"},"Hero 2: use Smoke Bomb"]
[{"type":"use","hero":1,"item":"hourglass"},"Hero 2: use Hourglass"]
[{"type":"clear","hero":1,"slot":"jump"},"Hero 2: take the die back from Jump"]
[{"type":"choose","option":"card:atk-5-blue"},"blue 5"]
[{"type":"assign","hero":1,"die":"red:4","slot":"jump"},"Hero 2: red 4 on Jump"]
[{"type":"choose","option":"enemy:3"},"Enemy 4"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:pearl-of-tides"},"Hero 1: blue 5 on the Pearl of Tides"]
[{"type":"choose","option":"card:atk-5-red"},"red 5"]
[{"type":"choose","option":"bounty:phoenix"},"Phoenix"]
[{"type":"choose","option":"bounty:jailbreaker"},"Jailbreaker"]
[{"type":"give","from":1,"to":0,"what":"spoils:shoo"},"Hero 2: give Shoo to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:will-o-wisp"},"Hero 2: give Will-o'-Wisp to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:4","red:3"]},"Hero 1: roll green 4, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:3"]},"Hero 1: roll green 3, red 3 again"]
[{"type":"bounty","hero":0},"Hero 1: bounty ability"]
[{"type":"reroll","hero":0,"dice":["green:6","red:1"]},"Hero 1: roll green 6, red 1 again"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"entangle"},"Hero 2: blue 2 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"quest"},"Hero 2: blue 2 on the quest"]
[{"type":"buy","hero":1,"item":"tower-shield"},"Hero 2: buy Tower Shield"]
[{"type":"buy","hero":1,"item":"loaded-die"},"Hero 2: buy Loaded Die"]
[{"type":"give","from":1,"to":0,"what":"spoils:wraith"},"Hero 2: give Wraith to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:tower-shield"},"Hero 2: give Tower Shield to Hero 1"]
[{"type":"reroll","hero":0,"dice":["red:4","red:5"]},"Hero 1: roll red 4, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:5"]},"Hero 1: roll green 5, green 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:3","blue:5"]},"Hero 2: roll blue 3, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:3","blue:5"]},"Hero 2: roll green 5, blue 3, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:1"]},"Hero 1: roll green 2, red 1 again"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"gaias-gift"},"Hero 2: blue 2 on Gaia's Gift"]
[{"type":"reroll","hero":1,"dice":["blue:2"]},"Hero 2: roll blue 2 again"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:2"]},"Hero 2: roll blue 2, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:2"]},"Hero 2: roll green 4, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:2"]},"Hero 2: roll green 3, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:4","blue:2"]},"Hero 2: roll green 3, green 4, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:2"]},"Hero 1: roll green 2, red 2 again"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:5"]},"Hero 2: roll blue 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:2","blue:5"]},"Hero 2: roll green 3, blue 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:2"]},"Hero 2: roll green 1, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:3","blue:2"]},"Hero 2: roll green 1, green 3, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:4"]},"Hero 2: roll blue 1, blue 4 again"]
[{"type":"choose","option":"card:atk-6-red"},"red 6"]
[{"type":"choose","option":"bounty:crowd-pleaser"},"Crowd Pleaser"]
[{"type":"give","from":1,"to":0,"what":"relic:pearl-of-tides"},"Hero 2: give Pearl of Tides to Hero 1"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"entangle"},"Hero 1: blue 6 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"quest"},"Hero 1: blue 6 on the quest"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:6"]},"Hero 1: roll green 5, blue 6 again"]
[{"type":"assign","hero":1,"die":"red:3","slot":"pummel"},"Hero 2: red 3 on Pummel"]
[{"type":"assign","hero":1,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 2: green 3 on the Pearl of Tides"]
[{"type":"assign","hero":1,"die":"red:3","slot":"relic:pearl-of-tides"},"Hero 2: red 3 on the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["green:1","red:3"]},"Hero 2: roll green 1, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:3","red:3"]},"Hero 2: roll green 1, green 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:1"]},"Hero 1: roll green 5, blue 1 again"]
[{"type":"clear","hero":1,"slot":"relic:pearl-of-tides"},"Hero 2: take the die back from the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:2","slot":"thorns"},"Hero 1: green 2 on Thorns"]
[{"type":"assign","hero":1,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 2: green 6 on the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["green:6","red:6"]},"Hero 2: roll green 6, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6","red:6"]},"Hero 2: roll green 3, green 6, red 6 again"]
[{"type":"clear","hero":1,"slot":"inner-calm"},"Hero 2: take the die back from Inner Calm"]
[{"type":"assign","hero":1,"die":"green:2","slot":"inner-calm"},"Hero 2: green 2 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"inner-calm"},"Hero 2: green 4 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 2: green 4 on the Pearl of Tides"]
[{"type":"give","from":1,"to":0,"what":"spoils:clay-golem"},"Hero 2: give Clay Golem to Hero 1"]
[{"type":"reroll","hero":0,"dice":["blue:2"]},"Hero 1: roll blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:3"]},"Hero 1: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:3"]},"Hero 1: roll green 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2"]},"Hero 1: roll green 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2","blue:3"]},"Hero 1: roll green 2, blue 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:2"]},"Hero 1: roll green 2, green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:2","blue:3"]},"Hero 1: roll green 2, green 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:1"]},"Hero 2: roll green 1, red 1 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:2"]},"Hero 1: roll blue 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2","blue:2"]},"Hero 1: roll green 2, blue 2, blue 2 again"]
[{"type":"assign","hero":1,"die":"red:4","slot":"relic:pearl-of-tides"},"Hero 2: red 4 on the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["red:4","red:6"]},"Hero 2: roll red 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:4"]},"Hero 2: roll green 1, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:4","red:6"]},"Hero 2: roll green 1, red 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4","red:6"]},"Hero 2: roll green 1, green 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4","red:4"]},"Hero 2: roll green 1, green 4, red 4 again"]
[{"type":"assign","hero":1,"die":"red:5","slot":"full-swing"},"Hero 2: red 5 on Full Swing"]
[{"type":"assign","hero":1,"die":"red:5","slot":"taunt"},"Hero 2: red 5 on Taunt"]
[{"type":"assign","hero":1,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 2: green 5 on the Pearl of Tides"]
[{"type":"assign","hero":1,"die":"red:5","slot":"relic:pearl-of-tides"},"Hero 2: red 5 on the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"quest:1"},"Hero 1: take the die back from the quest"]
[{"type":"clear","hero":0,"slot":"gaias-gift"},"Hero 1: take the die back from Gaia's Gift"]
[{"type":"clear","hero":0,"slot":"quest:2"},"Hero 1: take the die back from the quest"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:whirlpool-shell"},"Hero 1: blue 6 on the Whirlpool Shell"]
[{"type":"reroll","hero":0,"dice":["green:6","red:3"]},"Hero 1: roll green 6, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:3"]},"Hero 1: roll green 5, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","red:3"]},"Hero 1: roll green 5, green 6, red 3 again"]
[{"type":"assign","hero":1,"die":"red:3","slot":"bulwark"},"Hero 2: red 3 on Bulwark"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","red:4"]},"Hero 1: roll green 5, green 6, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:5"]},"Hero 2: roll green 1, red 5 again"]
[{"type":"clear","hero":1,"slot":"shield-bash"},"Hero 2: take the die back from Shield Bash"]
[{"type":"clear","hero":0,"slot":"inner-calm"},"Hero 1: take the die back from Inner Calm"]
[{"type":"assign","hero":1,"die":"red:1","slot":"bulwark"},"Hero 2: red 1 on Bulwark"]
[{"type":"clear","hero":1,"slot":"bulwark"},"Hero 2: take the die back from Bulwark"]
[{"type":"give","from":1,"to":0,"what":"spoils:man-eater"},"Hero 2: give Man-Eater to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:loaded-die"},"Hero 2: give Loaded Die to Hero 1"]
[{"type":"reroll","hero":1,"dice":["green:5","red:4"]},"Hero 2: roll green 5, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:3"]},"Hero 2: roll green 5, red 3 again"]
[{"type":"use","hero":1,"item":"loaded-die"},"Hero 2: use Loaded Die"]
[{"type":"reroll","hero":1,"dice":["red:1","red:3"]},"Hero 2: roll red 1, red 3 again"]
[{"type":"give","from":0,"to":1,"what":"spoils:plague-rat"},"Hero 1: give Plague Rat to Hero 2"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:6"]},"Hero 1: roll green 4, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:3"]},"Hero 1: roll green 4, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:4","blue:3"]},"Hero 1: roll green 1, green 4, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:5"]},"Hero 1: roll green 5, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4"]},"Hero 1: roll green 2, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:2"]},"Hero 2: roll green 5, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:6"]},"Hero 2: roll green 5, blue 6 again"]
[{"type":"clear","hero":0,"slot":"regrowth"},"Hero 1: take the die back from Regrowth"]
[{"type":"reroll","hero":1,"dice":["green:4","green:4"]},"Hero 2: roll green 4, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6","red:4"]},"Hero 1: roll green 2, green 6, red 4 again"]
[{"type":"assign","hero":1,"die":"red:4","slot":"pummel"},"Hero 2: red 4 on Pummel"]
[{"type":"reroll","hero":1,"dice":["green:3","red:4"]},"Hero 2: roll green 3, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:3"]},"Hero 2: roll green 3, green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:5","red:4"]},"Hero 2: roll green 3, green 5, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:2"]},"Hero 1: roll green 3, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6","red:2"]},"Hero 1: roll green 3, green 6, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2","red:5"]},"Hero 2: roll green 1, green 2, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:1"]},"Hero 1: roll green 5, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:5","red:1"]},"Hero 2: roll green 1, green 5, red 1 again"]
[{"type":"reroll","hero":0,"dice":["red:1","red:6"]},"Hero 1: roll red 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:6"]},"Hero 1: roll green 4, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:4"]},"Hero 1: roll green 4, green 4 again"]
[{"type":"reroll","hero":0,"dice":["red:3","red:5"]},"Hero 1: roll red 3, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:5","red:5"]},"Hero 1: roll green 1, green 5, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6","red:3"]},"Hero 1: roll green 3, green 6, red 3 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:giant-bat"},"Hero 2: give Giant Bat to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4","blue:1"]},"Hero 1: roll green 2, green 4, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:6","green:6"]},"Hero 2: roll green 6, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:2","blue:1"]},"Hero 1: roll green 2, green 2, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","blue:5"]},"Hero 2: roll green 1, green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:4"]},"Hero 1: roll blue 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:1","blue:4"]},"Hero 1: roll green 5, blue 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5","blue:1"]},"Hero 1: roll green 4, green 5, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:5"]},"Hero 1: roll blue 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:5"]},"Hero 1: roll green 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5","blue:1"]},"Hero 2: roll green 4, green 5, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:4"]},"Hero 1: roll green 3, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:1"]},"Hero 1: roll green 3, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:5"]},"Hero 1: roll green 3, green 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:2"]},"Hero 2: roll blue 1, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:4"]},"Hero 1: roll blue 2, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:2"]},"Hero 1: roll green 5, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:2"]},"Hero 1: roll green 1, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:6"]},"Hero 1: roll blue 1, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:4"]},"Hero 2: roll green 4, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:4","blue:5"]},"Hero 2: roll green 4, blue 4, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["blue:4","blue:5"]},"Hero 1: roll blue 4, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:5"]},"Hero 1: roll green 4, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:4"]},"Hero 1: roll green 2, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:4","blue:5"]},"Hero 1: roll green 2, blue 4, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4","blue:4"]},"Hero 1: roll green 2, green 4, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["blue:6","blue:6"]},"Hero 2: roll blue 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:6"]},"Hero 2: roll green 4, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:4","blue:6"]},"Hero 2: roll green 3, green 4, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:3"]},"Hero 1: roll green 3, green 3 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:plague-rat"},"Hero 2: give Plague Rat to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:3","red:5"]},"Hero 1: roll green 3, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:6"]},"Hero 1: roll green 5, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:5","red:6"]},"Hero 1: roll green 1, green 5, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6","red:1"]},"Hero 1: roll green 2, green 6, red 1 again"]
[{"type":"assign","hero":1,"die":"red:2","slot":"bulwark"},"Hero 2: red 2 on Bulwark"]
[{"type":"reroll","hero":0,"dice":["green:1","green:3","blue:1"]},"Hero 1: roll green 1, green 3, blue 1 again"]
[{"type":"assign","hero":1,"die":"red:4","slot":"bulwark"},"Hero 2: red 4 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:4","slot":"lance"},"Hero 2: red 4 on Lance"]
[{"type":"give","from":0,"to":1,"what":"relic:sea-charm"},"Hero 1: give Sea Charm to Hero 2"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:sea-charm"},"Hero 1: green 3 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:sea-charm"},"Hero 1: blue 5 on the Sea Charm"]
[{"type":"reroll","hero":1,"dice":["red:2","red:5"]},"Hero 2: roll red 2, red 5 again"]
[{"type":"clear","hero":0,"slot":"relic:sea-charm"},"Hero 1: take the die back from the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"relic:sea-charm"},"Hero 1: blue 2 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:2","blue:5"]},"Hero 1: roll green 1, blue 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["red:4","red:5"]},"Hero 2: roll red 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:4"]},"Hero 2: roll green 2, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:4","red:5"]},"Hero 2: roll green 1, red 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2","red:4"]},"Hero 2: roll green 1, green 2, red 4 again"]
[{"type":"assign","hero":0,"die":"green:2","slot":"relic:sea-charm"},"Hero 1: green 2 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:sea-charm"},"Hero 1: blue 3 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"relic:sea-charm"},"Hero 1: blue 4 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:sea-charm"},"Hero 1: green 5 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"green:6","slot":"relic:sea-charm"},"Hero 1: green 6 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:2"]},"Hero 1: roll green 6, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:3"]},"Hero 1: roll green 5, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","blue:2"]},"Hero 1: roll green 5, green 6, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:3"]},"Hero 1: roll blue 1, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:1","blue:3"]},"Hero 1: roll green 6, blue 1, blue 3 again"]
[{"type":"assign","hero":0,"die":"green:4","slot":"relic:sea-charm"},"Hero 1: green 4 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:5"]},"Hero 1: roll blue 1, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:1","blue:5"]},"Hero 1: roll green 4, blue 1, blue 5 again"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:whirlpool-shell"},"Hero 1: blue 5 on the Whirlpool Shell"]
[{"type":"reroll","hero":0,"dice":["blue:3","blue:5"]},"Hero 1: roll blue 3, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:4","blue:5"]},"Hero 1: roll green 1, green 4, blue 5 again"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:sea-charm"},"Hero 1: blue 6 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:6"]},"Hero 1: roll blue 2, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:2"]},"Hero 1: roll green 3, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:2","blue:6"]},"Hero 1: roll green 3, blue 2, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:5"]},"Hero 1: roll green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:4"]},"Hero 1: roll green 6, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:5"]},"Hero 1: roll green 1, green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:4"]},"Hero 1: roll green 1, green 6, blue 4 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:antlion"},"Hero 2: give Antlion to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:cutpurse"},"Hero 2: give Cutpurse to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:hellhound"},"Hero 2: give Hellhound to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:5","red:2"]},"Hero 1: roll green 5, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:1"]},"Hero 2: roll green 3, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:3","blue:1"]},"Hero 2: roll green 1, green 3, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["red:4","red:6"]},"Hero 1: roll red 4, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:6"]},"Hero 1: roll green 6, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:6"]},"Hero 1: roll green 2, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6","red:6"]},"Hero 1: roll green 2, green 6, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:2"]},"Hero 2: roll green 2, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:2"]},"Hero 2: roll green 2, green 5, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:3","red:3"]},"Hero 1: roll green 5, red 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:5","red:3"]},"Hero 1: roll green 2, green 5, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:4","red:6"]},"Hero 1: roll green 5, red 4, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5","red:6"]},"Hero 1: roll green 4, green 5, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:1"]},"Hero 1: roll green 3, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:5","red:5"]},"Hero 1: roll green 3, green 5, red 5 again"]
[{"type":"give","from":0,"to":1,"what":"spoils:giant-bat"},"Hero 1: give Giant Bat to Hero 2"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:2"]},"Hero 1: roll green 4, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:2","red:1"]},"Hero 2: roll green 2, green 2, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:1"]},"Hero 2: roll green 4, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4","red:1"]},"Hero 2: roll green 1, green 4, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:5"]},"Hero 2: roll green 6, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:6","green:6","red:5"]},"Hero 2: roll green 6, green 6, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:1","blue:4"]},"Hero 1: roll green 2, blue 1, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:5","red:3"]},"Hero 2: roll green 3, green 5, red 3 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:5"]},"Hero 2: roll red 1, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:1","red:5"]},"Hero 2: roll green 5, red 1, red 5 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:4"]},"Hero 2: roll red 1, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5","red:4"]},"Hero 2: roll green 4, green 5, red 4 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:slime"},"Hero 2: give Slime to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:2","green:5","red:6"]},"Hero 1: roll green 2, green 5, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:5"]},"Hero 2: roll green 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:4","red:5"]},"Hero 2: roll green 5, red 4, red 5 again"]
[{"type":"reroll","hero":0,"dice":["red:5","red:6"]},"Hero 1: roll red 5, red 6 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:6"]},"Hero 2: roll red 1, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:2","red:5"]},"Hero 2: roll green 4, red 2, red 5 again"]
[{"type":"clear","hero":0,"slot":"ward"},"Hero 1: take the die back from Ward"]
[{"type":"reroll","hero":0,"dice":["green:4","green:6","blue:3"]},"Hero 1: roll green 4, green 6, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","blue:5"]},"Hero 1: roll green 5, green 6, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:6"]},"Hero 2: roll blue 2, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:2","blue:6"]},"Hero 2: roll green 5, blue 2, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:2","blue:2"]},"Hero 1: roll green 1, green 2, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:2","blue:6"]},"Hero 2: roll green 2, blue 2, blue 6 again"]
[{"type":"choose","option":"card:atk-2-red"},"red 2"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:3"]},"Hero 2: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:3"]},"Hero 2: roll green 4, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:2","blue:3"]},"Hero 2: roll green 4, blue 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["red:2","red:6"]},"Hero 1: roll red 2, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4","red:6"]},"Hero 1: roll green 2, green 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5","red:2"]},"Hero 2: roll green 4, green 5, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","red:3"]},"Hero 2: roll green 1, green 6, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:2"]},"Hero 2: roll green 6, blue 2 again"]
[{"type":"give","from":0,"to":1,"what":"spoils:cutpurse"},"Hero 1: give Cutpurse to Hero 2"]
[{"type":"reroll","hero":0,"dice":["green:3","red:6"]},"Hero 1: roll green 3, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6","red:6"]},"Hero 1: roll green 3, green 6, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","blue:3"]},"Hero 2: roll green 1, green 6, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","blue:1"]},"Hero 2: roll green 1, green 6, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5","blue:3"]},"Hero 2: roll green 4, green 5, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:6"]},"Hero 1: roll green 2, blue 6 again"]
[{"type":"give","from":0,"to":1,"what":"spoils:clay-golem"},"Hero 1: give Clay Golem to Hero 2"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","red:5"]},"Hero 2: roll green 1, green 6, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6","blue:5"]},"Hero 1: roll green 2, green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["blue:4","blue:6"]},"Hero 1: roll blue 4, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["red:3","red:6"]},"Hero 1: roll red 3, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:2","blue:3"]},"Hero 2: roll green 2, blue 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:4","blue:3"]},"Hero 2: roll green 2, green 4, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:6","blue:6"]},"Hero 2: roll green 6, blue 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:5","blue:3"]},"Hero 1: roll green 3, green 5, blue 3 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:basilisk"},"Hero 2: give Basilisk to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","blue:6"]},"Hero 1: roll green 5, green 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:5","red:5"]},"Hero 2: roll green 1, green 5, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:2"]},"Hero 1: roll green 1, green 6, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5","blue:5"]},"Hero 1: roll green 4, green 5, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:2","blue:5"]},"Hero 1: roll green 4, blue 2, blue 5 again"]
[{"type":"buy","hero":0,"item":"hourglass"},"Hero 1: buy Hourglass"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2","blue:3"]},"Hero 2: roll green 1, green 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4","blue:2"]},"Hero 1: roll green 2, green 4, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6","blue:6"]},"Hero 1: roll green 3, green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:5"]},"Hero 1: roll green 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","green:6","blue:6"]},"Hero 2: roll green 5, green 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","green:6","blue:5"]},"Hero 2: roll green 5, green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:1","red:6"]},"Hero 1: roll green 5, red 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:3","red:3"]},"Hero 1: roll green 2, green 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:1","red:6"]},"Hero 1: roll green 2, red 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:3","red:6"]},"Hero 1: roll green 2, green 3, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:3","blue:2"]},"Hero 1: roll green 2, green 3, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","blue:2"]},"Hero 2: roll green 1, green 6, blue 2 again"]
[{"type":"buy","hero":1,"item":"healing-potion"},"Hero 2: buy Healing Potion"]
[{"type":"reroll","hero":0,"dice":["green:1","green:2","red:6"]},"Hero 1: roll green 1, green 2, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4","blue:3"]},"Hero 1: roll green 2, green 4, blue 3 again"]
`,
};
