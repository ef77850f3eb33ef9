/** What duels of Diceborn Heroes say, most first: `npm run -s tool -- lexicon`. */
export const DICEBORN_HEROES = {
  words: `
Hero 2 green 1 {hero,die,slots} Enemy green:5 green:6 is green:3 turn green:4 green:2 green:1 blue red window on
enemy:1 3 enemy:0 {ready} puts the hero:1 {type=assigned,hero,die,slot} hero:0 choice {seat,why,clock,since}
{seat,question,words,options} rolls quest takes 6 hidden-blade 5 mend ready {slot,die} again 4 roll
{type=reroll,hero,dice} {type=rolled,hero,dice} 2: move {seat,why,clock,since,turn} gets {seat,why,clock,since,open}
1, 1: Which spark {who,value,card,finds} uses relic:pearl-of-tides 2, riposte slash of done enemy:2 omen wound 3,
{type=action,hero,action,value} between {type=window,moment,seats} atk-3-red atk-5-blue atk-5-green atk-5-red
atk-2-red atk-3-green atk-4-blue atk-4-green leads atk-4-red 4, atk-6-blue red:6 atk-6-red atk-1-green red:5 blue:2
atk-3-blue atk-2-blue enemy? foe wounds 5, red:4 blue:6 Round {type=cards,cards} gaias-gift blue:4 blue:5 red:3
blue:3 a attacks {type=attack,who,card,value,targets} 6, assign shield-1 resolve shield-2 {slot,die,done} fireball
thorns red:1 regrowth red:2 taunt quest:1 blue:1 {who,value,card,stunned,finds} iron-palm landslide attack 3: under
inner-calm {id,locks,off} relic:sea-charm from 4: die monster axe-sweep healed mighty-blow sidestep back
{type=hit,to,by,amount,blocked} quest:2 finds nobody with entangle smite 5: pummel deck ward next gains
{type=round-end,round} poison-dart Who next? crushing-depths Block Pearl Tides ally:0 thunder 6: Shield Spark bounty
{enemy,card} shield-bash card Riposte {type=revealed,who,id,kind} Poison {type=no-target,who,card} Ally again:
{type=rerolled,hero,from,dice} The Blade Hidden cards {type=choose,option} undertow full-swing deck? goes peek locks
jump sea-charm suffers {type=cleared,hero,slot} {seats} {type=assign,hero,die,slot} Omen go by defeated
{type=defeated,enemy,id,by,excess} party blocked to Entangle {type=reward,cards} Slash for evades
{type=missed,to,by} pearl-of-tides anchor-bridge Fireball Mend spear-sweep Pummel impale healing-potion Token spends
do you take? wounds, Quest town Sea {who,value,card,finds,among} Smite stunned {type=stunned,to} Sidestep becomes
Charm Landslide lance {type=ability,hero} Full Swing antidote 5; {type=round,round,seat} 4; 3; on-the-st-lesalle
ability give {type=give,from,to,what} oil-flask hero hero? {who,value,relic} poisoned {type=poisoned,to} smoke-bomb
Blow Mighty {who,value,stunned} bulwark 0 at looks and relic:lantern-of-dawn {type=relic,hero,relic,value} Dart On
Sweep {slot,die,hero} Jump enemy:3 hourglass {type=locked,hero,die,slot} Ward Thunder in-the-whirlpool
phoenix-feather dune-sea 2; Axe its pool returns {type=returned,hero,die} buys {type=bought,hero,item,paid} town-inn
6; lantern-of-dawn all loaded-die poison Crushing counters: {type=countered,by,to,amount} Shield; does out Whom
find? target Iron haunted-forest has over plays set-up {winners,draw,places} reaches sale: {type=market,items}
{type=town,level} wound, relic:bog-boots relic:whirlpool-shell Thorns ghost pay {type=effect-dice,by,dice} Depths
festival-road knocked {type=ko,who} Oil 7: Gaia's Gift 8: lost {type=over,winners,lost} Healing into shuffled Taunt
Smoke {type=suffered,to,amount,why} What imp Palm card:atk-3-blue heal healed? 7 Giant Whirlpool Discarded deck:
empty: out-of-time {type=deck-loses,cards} cutpurse {type=added,card} {who,value,card,stunned,finds,among}
{type=healed,to,what} 9: cover Lance Undertow take {type=clear,hero,slot} antlion will-o-wisp {type=used,hero,item}
Flask captures {type=captured,hero,die,enemy} {type=quest,quest,level} skeleton card:atk-5-blue crystal 10:
wildland-jungle giant-bat Calm Inner Bomb sporecap card:atk-4-green levanthys slime Antidote Impale goblin
{who,value,relic,stunned} 1; card:atk-6-red tower-shield Phoenix Dawn Lantern 11: card:atk-4-red monk hazard stun
{type=advanced,hero,class,how} Blocks thieves-den card:shield-2 Ghost druid {type=peeked,hero,n,under}
card:atk-2-red card:atk-4-blue shoo Loaded Druid card:crushing-depths ferryman tide fighter mage priest thief Tide
card:atk-1-green card:atk-2-blue Anchor Bridge Ferryman plague-rat {type=pack,pack} Fighter Mage Priest Thief
{who,value} card:atk-6-blue card:atk-5-red 12: {type=gained-relic,hero,relic} heaving-deck it? spoils Deck Heaving
Lesalle Potion, St. Imp pincer-arm ancient-church ashen-breath fire-spirit ogre giant-spider berserker A Levanthys
Bulwark basilisk zombie sahaugin oracle effect Cutpurse card:atk-3-red Antlion Golem bounty:turnabout Will-o'-Wisp
reef-crab Monk Oracle 13: Hourglass wolf hellhound orc card:atk-3-green Sporecap clay-golem card:shield-1 Slime
jailer Skeleton In loses {type=stripped,to} knight Potion 1:green wraith Spirit Bat Die Shoo 14: Shell Goblin
{type=advance,hero,class,how} iron-golem Berserker Ogre Plague Bog medusa Knight Rat minotaur Tower
{type=block,to,n} man-eater buy {type=buy,hero,item} Feather bounty:untouched Reef Arm Pincer Boots Fire Crab
Basilisk Sahaugin bounty:gravedigger bounty:jailbreaker card:undertow Spider bounty:field-medic bounty:phoenix Stun
15: comes home {type=freed,hero,die,enemy} Jailer stands {type=revived,hero} bounty:swift-strike card:atk-5-green
Clay bog-boots Zombie Hellhound Wolf bounty:daredevil bounty:timekeeper miss whirlpool-shell will {type=veiled,to}
use {type=use,hero,item} swift-strike Bash Wraith 0:green Feather, untouched bounty:beastmaster bounty:dutiful Orc
dragoon Antidote, Hourglass, lich bounty:giant-slayer bounty:iron-wall Spear bounty:collector Man-Eater Flask,
scarab-swarm young-drake tuck bounty:low-road 16: kraken-spawn Turnabout {type=bounty-used,hero,bounty} Regrowth
Depths; murky-swamp shadows bog-light giant-slayer bounty:crowd-pleaser boss brought Bomb, black-knight daredevil
elder-treant meets storm-spirit {type=bounty,hero,bounty} {type=deck-gains,cards} {type=omen,who,card}
relic:festival-mask marauder wilds become learn spoils:will-o-wisp vampire boss: final {id,side} {type=boss,boss}
{type=bounty,hero} spoils:slime Die, wyvern spoils:ogre dunes field-medic spoils:reef-crab harpy spoils:ghost Medusa
iron rests villagers {type=removed,hero,die} {type=rested,hero} ally spoils:giant-bat timekeeper won
{type=over,winners} spoils:imp spoils:skeleton spoils:fire-spirit spoils:giant-spider spoils:shoo 17: Minotaur
spoils:sporecap dutiful gravedigger spoils:antlion dragons-altar jailbreaker phoenix turnabout Dragoon Untouched
spoils:hellhound Festival Crystal, low-road spoils:cutpurse spoils:basilisk spoils:man-eater 1:red crown All
spoils:sahaugin Marauder Harpy 18: are slow all-down collector down: heroes {type=salvaged,card} Strike Swift
beastmaster iron-wall Perilous Shadows time-sage spoils:goblin spoils:zombie spoils:plague-rat spoils:wolf Forest
Haunted Kraken Lich Spawn crowd-pleaser palace-square spoils:jailer spoils:wraith Crystal Drake Scarab Swarm Young
Ancient Church Wilds Sage Time spoils:clay-golem 0:red Black Elder Jungle Treant Undertow; Wildland dancers palace
tolling-bell Ashen Vampire castle-prison Dunes spoils:orc Mask 0:blue Dune Shield, Storm Runes card:ashen-breath 19:
Inn Town Villagers Wyvern archdemon ashwing value:4 Palace Breath card:bog-light Bell {type=gained-item,hero,item}
Crown Slayer Den Thieves whelp Road value:5 1:blue item:tower-shield {type=set,hero,from,die} Daredevil Slow
spoils:marauder Dancers Tolling die? gives learns {type=gave,from,to,what} {type=hero,hero,seat,class} Timekeeper
20: Ashwing Murky Swamp it princess-sona show? value value:3 value:6 Light die:green:4 gambler item:hourglass
item:healing-potion Altar Archdemon Dragon's Whelp Will-o'-Wisp, die:red:5 Gambler Field Medic spoils:harpy
festival-mask Castle Cutpurse, Ghost, Prison Slime, Ranger ranger Samurai samurai Cleric cleric item:smoke-bomb
item:loaded-die item:phoenix-feather Bat, Breath; Hellhound, Imp, Princess Sona Sporecap, Square die:green:3
die:green:5 die:green:6 die:red:6 hero:0/die:green:1 hero:0/die:green:3 hero:0/die:red:6 hero:1/die:green:3 value:1
value:2 21: Goblin, Rat, Shoo, Wolf, Wraith, Pass round {type=ready,seat} {type=passed,seat} rest {type=rest,hero}
{seat,question,words} item:antidote Dark dark-knight item:oil-flask Jailbreaker Dutiful Low 22: 23: Antlion,
Basilisk, Spider, Spirit, {type=refreshed,hero} Ready {type=ready} Done this {type=pass} {type=pass,for}
{type=window-closed,moment} them Gravedigger Beastmaster Wall Collector Crowd Pleaser pack pack:ancient-church
pack:crown pack:dunes pack:iron pack:palace pack:shadows pack:tide pack:wilds play?
`,
  values: `
{"type":"window-closed","moment":"between"}
{"type":"ready","seat":0}
{"type":"ready","seat":1}
{"type":"passed","seat":1}
{"type":"passed","seat":0}
{"who":"hero:1","value":5}
{"type":"healed","to":"hero:1","what":"wound"}
{"who":"hero:1","value":4}
{"type":"healed","to":"hero:0","what":"wound"}
{"who":"hero:1","value":6}
{"seat":1,"why":"move","clock":"turn","since":3,"turn":3}
{"who":"hero:0","value":5}
{"who":"hero:0","value":6}
{"who":"hero:0","value":4}
{"who":"hero:1","value":3}
{"type":"block","to":"hero:0","n":1}
{"who":"hero:0","value":6,"relic":"pearl-of-tides"}
{"who":"hero:0","value":3}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":2,"blocked":0}
{"who":"hero:0","value":5,"relic":"pearl-of-tides"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":2,"blocked":0}
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
{"who":"hero:1","value":2}
{"type":"round","round":6,"seat":1}
{"type":"round-end","round":5}
{"type":"block","to":"enemy:0","n":1}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":2,"blocked":0}
{"type":"round","round":7,"seat":0}
{"type":"suffered","to":"hero:1","amount":1,"why":"poison"}
{"type":"round","round":8,"seat":1}
{"seat":1,"question":"peek","words":"Which card goes under the deck?"}
{"who":"hero:0","value":4,"relic":"pearl-of-tides"}
{"type":"cleared","hero":1,"slot":"quest"}
{"who":"hero:0","value":2}
{"type":"round","round":9,"seat":0}
{"type":"suffered","to":"hero:0","amount":1,"why":"poison"}
{"type":"hit","to":"hero:1","by":"enemy:1","amount":1,"blocked":0}
{"enemy":0,"card":"atk-5-green"}
{"seat":0,"question":"peek","words":"Which card goes under the deck?"}
{"type":"round","round":10,"seat":1}
{"who":"hero:1","value":6,"relic":"pearl-of-tides"}
{"enemy":1,"card":"atk-4-red"}
{"enemy":0,"card":"atk-2-blue"}
{"enemy":0,"card":"atk-5-red"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":1,"blocked":0}
{"type":"hit","to":"enemy:0","by":"hero:1","amount":1,"blocked":0}
{"enemy":0,"card":"atk-5-blue"}
{"enemy":0,"card":"atk-3-red"}
{"enemy":0,"card":"atk-3-blue"}
{"type":"round","round":11,"seat":0}
{"slot":"pearl-of-tides","die":"green:4"}
{"enemy":0,"card":"atk-4-blue"}
{"enemy":0,"card":"atk-2-red"}
{"enemy":0,"card":"atk-1-green"}
{"slot":"pearl-of-tides","die":"green:6"}
{"enemy":0,"card":"atk-4-green"}
{"enemy":0,"card":"atk-4-red"}
{"enemy":0,"card":"shield-2"}
{"type":"omen","who":"enemy:0","card":"shield-2"}
{"enemy":0,"card":"atk-6-red"}
{"enemy":1,"card":"atk-6-blue"}
{"slot":"full-swing","die":"red:5"}
{"enemy":1,"card":"atk-5-red"}
{"enemy":1,"card":"atk-4-blue"}
{"enemy":0,"card":"shield-1"}
{"enemy":1,"card":"atk-3-red"}
{"type":"hit","to":"enemy:2","by":"hero:0","amount":2,"blocked":0}
{"type":"omen","who":"enemy:0","card":"shield-1"}
{"enemy":1,"card":"atk-2-blue"}
{"slot":"landslide","die":"blue:4"}
{"type":"peeked","hero":0,"n":3,"under":3}
{"type":"peeked","hero":1,"n":3,"under":3}
{"type":"cleared","hero":1,"slot":"riposte"}
{"type":"revealed","who":"ally:0","id":"ferryman","kind":"ally"}
{"type":"quest","quest":"anchor-bridge","level":1}
{"type":"pack","pack":"tide"}
{"type":"suffered","to":"hero:0","amount":2,"why":"effect"}
{"enemy":1,"card":"atk-5-blue"}
{"enemy":1,"card":"shield-2"}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":1,"blocked":0}
{"slot":"hidden-blade","die":"green:1","done":true}
{"type":"round","round":12,"seat":1}
{"type":"omen","who":"enemy:1","card":"shield-2"}
{"enemy":0,"card":"atk-6-blue"}
{"enemy":1,"card":"atk-6-red"}
{"enemy":1,"card":"atk-4-green"}
{"enemy":0,"card":"atk-3-green"}
{"enemy":1,"card":"atk-3-green"}
{"enemy":1,"card":"shield-1"}
{"who":"hero:1","value":1}
{"type":"omen","who":"enemy:1","card":"shield-1"}
{"slot":"full-swing","die":"red:6"}
{"enemy":1,"card":"atk-1-green"}
{"enemy":1,"card":"atk-3-blue"}
{"type":"hit","to":"hero:1","by":"enemy:1","amount":2,"blocked":0}
{"enemy":1,"card":"atk-5-green"}
{"type":"cleared","hero":0,"slot":"spark"}
{"type":"cleared","hero":1,"slot":"hidden-blade"}
{"type":"assigned","hero":1,"die":"green:1","slot":"hidden-blade"}
{"enemy":1,"card":"atk-2-red"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":3,"blocked":0}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":1,"blocked":0}
{"type":"hit","to":"ally:0","by":"enemy:1","amount":1,"blocked":0}
{"type":"cleared","hero":0,"slot":"riposte"}
{"type":"revealed","who":"enemy:0","id":"heaving-deck","kind":"hazard"}
{"type":"quest","quest":"on-the-st-lesalle","level":2}
{"slot":"pearl-of-tides","die":"green:3"}
{"slot":"quest","die":"green:6","hero":1}
{"slot":"quest","die":"green:4","hero":1}
{"type":"locked","hero":1,"die":"green:6","slot":"quest"}
{"type":"locked","hero":1,"die":"green:4","slot":"quest"}
{"slot":"full-swing","die":"red:5","done":true}
{"slot":"pearl-of-tides","die":"green:5"}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":1,"blocked":0}
{"slot":"entangle","die":"blue:3"}
{"slot":"mighty-blow","die":"green:5"}
{"slot":"sidestep","die":"green:3"}
{"slot":"landslide","die":"blue:4","done":true}
{"type":"block","to":"enemy:2","n":1}
{"slot":"mighty-blow","die":"green:6"}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":2,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":2,"blocked":0}
{"who":"hero:0","value":3,"relic":"pearl-of-tides"}
{"slot":"thunder","die":"green:6"}
{"slot":"quest","die":"green:5","hero":1}
{"type":"locked","hero":1,"die":"green:5","slot":"quest"}
{"slot":"entangle","die":"blue:3","done":true}
{"slot":"quest","die":"green:5","hero":0}
{"type":"locked","hero":0,"die":"green:5","slot":"quest"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":4}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":5}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":6}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":3,"blocked":0}
{"type":"assigned","hero":0,"die":"red:5","slot":"full-swing"}
{"type":"no-target","who":"enemy:0","card":"atk-6-red"}
{"type":"quest","quest":"in-the-whirlpool","level":3}
{"type":"hit","to":"ally:0","by":"enemy:0","amount":1,"blocked":0}
{"slot":"omen","die":"green:1","done":true}
{"slot":"pearl-of-tides","die":"green:4","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-6-blue"}
{"type":"no-target","who":"enemy:1","card":"atk-6-red"}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":2,"blocked":0}
{"type":"healed","to":"hero:1","what":"poison"}
{"slot":"entangle","die":"blue:2"}
{"slot":"pummel","die":"red:2"}
{"slot":"omen","die":"green:2","done":true}
{"type":"no-target","who":"enemy:1","card":"atk-6-blue"}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":3,"blocked":0}
{"type":"no-target","who":"enemy:0","card":"atk-5-green"}
{"slot":"entangle","die":"blue:2","done":true}
{"slot":"full-swing","die":"red:6","done":true}
{"seat":1,"why":"move","clock":"turn","since":13,"turn":13}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":1,"blocked":0}
{"seat":1,"why":"move","clock":"turn","since":29,"turn":29}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":4,"blocked":0}
{"slot":"pearl-of-tides","die":"green:3","done":true}
{"who":"hero:1","value":5,"relic":"pearl-of-tides"}
{"seat":1,"why":"move","clock":"turn","since":14,"turn":14}
{"seat":1,"why":"move","clock":"turn","since":25,"turn":25}
{"type":"action","hero":0,"action":"full-swing","value":5}
{"type":"assigned","hero":1,"die":"green:3","slot":"sidestep"}
{"slot":"pummel","die":"red:3"}
{"seat":1,"why":"window","clock":"window","since":9,"open":true}
{"type":"hit","to":"hero:1","by":"enemy:2","amount":1,"blocked":0}
{"slot":"pummel","die":"red:2","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-5-blue"}
{"type":"hit","to":"hero:0","by":"enemy:0","amount":2,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:0","amount":3,"blocked":0}
{"slot":"entangle","die":"blue:4","done":true}
{"seat":1,"why":"move","clock":"turn","since":33,"turn":33}
{"type":"healed","to":"enemy:0","what":"wound"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":3}
{"seat":1,"why":"move","clock":"turn","since":31,"turn":31}
{"seat":1,"why":"window","clock":"window","since":7,"open":true}
{"slot":"spark","die":"green:1","done":true}
{"slot":"quest","die":"green:6","hero":0}
{"slot":"quest","die":"green:3","hero":1}
{"type":"locked","hero":0,"die":"green:6","slot":"quest"}
{"type":"locked","hero":1,"die":"green:3","slot":"quest"}
{"seat":1,"why":"move","clock":"turn","since":24,"turn":24}
{"seat":1,"why":"move","clock":"turn","since":27,"turn":27}
{"type":"assigned","hero":1,"die":"red:4","slot":"jump"}
{"seat":1,"why":"move","clock":"turn","since":40,"turn":40}
{"type":"suffered","to":"ally:0","amount":1,"why":"poison"}
{"slot":"smite","die":"green:6","done":true}
{"who":"hero:1","value":4,"relic":"pearl-of-tides"}
{"seat":1,"why":"move","clock":"turn","since":74,"turn":74}
{"type":"hit","to":"hero:0","by":"enemy:2","amount":1,"blocked":0}
{"slot":"sidestep","die":"green:3","done":true}
{"seat":1,"why":"move","clock":"turn","since":70,"turn":70}
{"type":"assigned","hero":1,"die":"red:3","slot":"jump"}
{"seat":1,"why":"window","clock":"window","since":10,"open":true}
{"seat":1,"why":"move","clock":"turn","since":42,"turn":42}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":4,"blocked":0}
{"slot":"jump","die":"red:3","done":true}
{"type":"action","hero":1,"action":"jump","value":3}
{"type":"advanced","hero":0,"class":"monk","how":"cover"}
{"slot":"smite","die":"green:4","done":true}
{"type":"hero","hero":0,"seat":0,"class":"fighter"}
{"type":"hero","hero":0,"seat":0,"class":"mage"}
{"type":"hero","hero":0,"seat":0,"class":"priest"}
{"type":"hero","hero":0,"seat":0,"class":"thief"}
{"type":"hero","hero":1,"seat":1,"class":"fighter"}
{"type":"hero","hero":1,"seat":1,"class":"mage"}
{"type":"hero","hero":1,"seat":1,"class":"priest"}
{"type":"hero","hero":1,"seat":1,"class":"thief"}
{"seat":1,"why":"move","clock":"turn","since":30,"turn":30}
{"seat":1,"why":"move","clock":"turn","since":35,"turn":35}
{"seat":1,"why":"move","clock":"turn","since":81,"turn":81}
{"seat":1,"why":"window","clock":"window","since":13,"open":true}
{"slot":"landslide","die":"blue:5","done":true}
{"slot":"pearl-of-tides","die":"green:5","done":true}
{"slot":"jump","die":"red:4","done":true}
{"type":"action","hero":1,"action":"jump","value":4}
{"who":"hero:1","value":3,"relic":"pearl-of-tides"}
{"type":"advanced","hero":0,"class":"druid","how":"cover"}
{"type":"advanced","hero":1,"class":"druid","how":"cover"}
{"seat":1,"why":"move","clock":"turn","since":50,"turn":50}
{"type":"assigned","hero":1,"die":"blue:3","slot":"entangle"}
{"who":"hero:0","value":6,"relic":"sea-charm"}
{"seat":1,"why":"move","clock":"turn","since":16,"turn":16}
{"seat":1,"why":"move","clock":"turn","since":43,"turn":43}
{"seat":1,"why":"move","clock":"turn","since":49,"turn":49}
{"slot":"pummel","die":"red:3","done":true}
{"seat":1,"why":"move","clock":"turn","since":26,"turn":26}
{"type":"assigned","hero":0,"die":"red:3","slot":"pummel"}
{"type":"suffered","to":"hero:1","amount":2,"why":"effect"}
{"seat":1,"why":"move","clock":"turn","since":54,"turn":54}
{"type":"assigned","hero":0,"die":"blue:3","slot":"entangle"}
{"type":"action","hero":1,"action":"entangle","value":3}
{"type":"omen","who":"enemy:2","card":"shield-1"}
{"type":"advanced","hero":0,"class":"berserker","how":"cover"}
{"seat":1,"why":"move","clock":"turn","since":62,"turn":62}
{"seat":1,"why":"move","clock":"turn","since":21,"turn":21}
{"seat":1,"why":"window","clock":"window","since":11,"open":true}
{"slot":"pummel","die":"red:4","done":true}
{"seat":1,"why":"move","clock":"turn","since":36,"turn":36}
{"seat":1,"why":"move","clock":"turn","since":46,"turn":46}
{"seat":1,"why":"window","clock":"window","since":8,"open":true}
{"seat":1,"why":"move","clock":"turn","since":55,"turn":55}
{"seat":0,"why":"window","clock":"window","since":9,"open":true}
{"type":"advanced","hero":1,"class":"oracle","how":"cover"}
{"seat":1,"why":"move","clock":"turn","since":51,"turn":51}
{"seat":1,"why":"move","clock":"turn","since":57,"turn":57}
{"seat":1,"why":"move","clock":"turn","since":68,"turn":68}
{"seat":1,"why":"move","clock":"turn","since":93,"turn":93}
{"seat":1,"why":"move","clock":"turn","since":28,"turn":28}
{"type":"advanced","hero":0,"class":"oracle","how":"cover"}
{"seat":0,"why":"move","clock":"turn","since":29,"turn":29}
{"seat":1,"why":"move","clock":"turn","since":23,"turn":23}
{"seat":1,"why":"move","clock":"turn","since":38,"turn":38}
{"seat":1,"why":"move","clock":"turn","since":87,"turn":87}
{"seat":1,"why":"move","clock":"turn","since":60,"turn":60}
{"seat":1,"why":"move","clock":"turn","since":32,"turn":32}
{"seat":1,"why":"move","clock":"turn","since":37,"turn":37}
{"seat":1,"why":"move","clock":"turn","since":48,"turn":48}
{"seat":1,"why":"move","clock":"turn","since":59,"turn":59}
{"seat":1,"why":"move","clock":"turn","since":66,"turn":66}
{"seat":1,"why":"move","clock":"turn","since":80,"turn":80}
{"seat":1,"why":"move","clock":"turn","since":52,"turn":52}
{"seat":1,"why":"move","clock":"turn","since":77,"turn":77}
{"seat":1,"why":"move","clock":"turn","since":85,"turn":85}
{"seat":0,"why":"move","clock":"turn","since":33,"turn":33}
{"seat":1,"why":"move","clock":"turn","since":22,"turn":22}
{"seat":1,"why":"move","clock":"turn","since":67,"turn":67}
{"seat":1,"why":"move","clock":"turn","since":63,"turn":63}
{"seat":1,"why":"move","clock":"turn","since":64,"turn":64}
{"seat":1,"why":"move","clock":"turn","since":78,"turn":78}
{"seat":1,"why":"move","clock":"turn","since":79,"turn":79}
{"seat":1,"why":"move","clock":"turn","since":98,"turn":98}
{"seat":0,"why":"move","clock":"turn","since":27,"turn":27}
{"seat":1,"why":"move","clock":"turn","since":56,"turn":56}
{"type":"revealed","who":"enemy:2","id":"levanthys","kind":"boss"}
{"type":"revealed","who":"enemy:3","id":"pincer-arm","kind":"brought"}
{"seat":0,"why":"move","clock":"turn","since":31,"turn":31}
{"seat":1,"why":"move","clock":"turn","since":41,"turn":41}
{"seat":1,"why":"move","clock":"turn","since":45,"turn":45}
{"seat":1,"why":"move","clock":"turn","since":72,"turn":72}
{"seat":0,"why":"window","clock":"window","since":22,"open":true}
{"seat":0,"why":"window","clock":"window","since":25,"open":true}
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
[{"type":"reroll","hero":0,"dice":["green:2","red:3"]},"Hero 1: roll green 2, red 3 again"]
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
[{"type":"assign","hero":0,"die":"red:4","slot":"taunt"},"Hero 1: red 4 on Taunt"]
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
[{"type":"reroll","hero":1,"dice":["green:6","red:4"]},"Hero 2: roll green 6, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:3"]},"Hero 2: roll green 6, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:4"]},"Hero 2: roll green 4, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:3"]},"Hero 2: roll green 4, red 3 again"]
[{"type":"clear","hero":0,"slot":"full-swing"},"Hero 1: take the die back from Full Swing"]
[{"type":"assign","hero":1,"die":"red:2","slot":"taunt"},"Hero 2: red 2 on Taunt"]
[{"type":"reroll","hero":1,"dice":["green:4","red:2"]},"Hero 2: roll green 4, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:3"]},"Hero 2: roll green 3, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:2"]},"Hero 2: roll green 3, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:4"]},"Hero 2: roll green 3, green 4 again"]
[{"type":"clear","hero":1,"slot":"full-swing"},"Hero 2: take the die back from Full Swing"]
[{"type":"assign","hero":1,"die":"red:1","slot":"taunt"},"Hero 2: red 1 on Taunt"]
[{"type":"clear","hero":0,"slot":"taunt"},"Hero 1: take the die back from Taunt"]
[{"type":"clear","hero":1,"slot":"quest:1"},"Hero 2: take the die back from the quest"]
[{"type":"use","hero":1,"item":"oil-flask"},"Hero 2: use Oil Flask"]
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
[{"type":"advance","hero":1,"class":"cleric","how":"cover"},"Hero 2: become Cleric"]
[{"type":"advance","hero":1,"class":"cleric","how":"tuck"},"Hero 2: learn from Cleric"]
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
[{"type":"assign","hero":0,"die":"blue:3","slot":"gaias-gift"},"Hero 1: blue 3 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"green:6","slot":"omen"},"Hero 1: green 6 on Omen"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"quest:2"},"Hero 1: blue 3 on the quest"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:6"]},"Hero 1: roll green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:3"]},"Hero 1: roll green 1, blue 3 again"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"gaias-gift"},"Hero 1: blue 2 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"green:4","slot":"omen"},"Hero 1: green 4 on Omen"]
[{"type":"assign","hero":0,"die":"green:4","slot":"quest:1"},"Hero 1: green 4 on the quest"]
[{"type":"clear","hero":0,"slot":"omen"},"Hero 1: take the die back from Omen"]
[{"type":"clear","hero":1,"slot":"landslide"},"Hero 2: take the die back from Landslide"]
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
[{"type":"reroll","hero":1,"dice":["green:3","blue:5"]},"Hero 2: roll green 3, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:4"]},"Hero 2: roll green 3, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6"]},"Hero 2: roll green 3, green 6 again"]
[{"type":"clear","hero":0,"slot":"landslide"},"Hero 1: take the die back from Landslide"]
[{"type":"assign","hero":0,"die":"green:2","slot":"omen"},"Hero 1: green 2 on Omen"]
[{"type":"assign","hero":0,"die":"green:2","slot":"mend"},"Hero 1: green 2 on Mend"]
[{"type":"assign","hero":1,"die":"green:4","slot":"omen"},"Hero 2: green 4 on Omen"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:5"]},"Hero 2: roll green 4, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:5"]},"Hero 2: roll green 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:5"]},"Hero 2: roll blue 1, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:1"]},"Hero 2: roll green 4, blue 1 again"]
[{"type":"clear","hero":1,"slot":"omen"},"Hero 2: take the die back from Omen"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"gaias-gift"},"Hero 2: blue 3 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"green:5","slot":"omen"},"Hero 2: green 5 on Omen"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"quest:2"},"Hero 2: blue 3 on the quest"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:3"]},"Hero 2: roll green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:1"]},"Hero 2: roll green 5, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5"]},"Hero 2: roll green 2, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:3"]},"Hero 2: roll green 2, green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:1"]},"Hero 2: roll green 2, green 5, blue 1 again"]
[{"type":"clear","hero":1,"slot":"gaias-gift"},"Hero 2: take the die back from Gaia's Gift"]
[{"type":"assign","hero":1,"die":"green:4","slot":"sidestep"},"Hero 2: green 4 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"poison-dart"},"Hero 2: green 4 on Poison Dart"]
[{"type":"assign","hero":1,"die":"green:6","slot":"sidestep"},"Hero 2: green 6 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"poison-dart"},"Hero 2: green 6 on Poison Dart"]
[{"type":"choose","option":"ally:0"},"Ally 1"]
[{"type":"buy","hero":1,"item":"hourglass"},"Hero 2: buy Hourglass"]
[{"type":"give","from":1,"to":0,"what":"spoils:goblin"},"Hero 2: give Goblin to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:skeleton"},"Hero 2: give Skeleton to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:6","red:5"]},"Hero 1: roll green 6, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:5"]},"Hero 1: roll green 1, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2"]},"Hero 2: roll green 1, green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:4"]},"Hero 1: roll green 6, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4"]},"Hero 2: roll green 1, green 4 again"]
[{"type":"give","from":0,"to":1,"what":"relic:pearl-of-tides"},"Hero 1: give Pearl of Tides to Hero 2"]
[{"type":"give","from":1,"to":0,"what":"spoils:ghost"},"Hero 2: give Ghost to Hero 1"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 1: green 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:4","slot":"relic:pearl-of-tides"},"Hero 1: red 4 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["green:3","red:4"]},"Hero 1: roll green 3, red 4 again"]
[{"type":"use","hero":0,"item":"oil-flask"},"Hero 1: use Oil Flask"]
[{"type":"clear","hero":0,"slot":"relic:pearl-of-tides"},"Hero 1: take the die back from the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:4"]},"Hero 2: roll green 5, blue 4 again"]
[{"type":"assign","hero":0,"die":"red:6","slot":"relic:pearl-of-tides"},"Hero 1: red 6 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["red:6"]},"Hero 1: roll red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:6"]},"Hero 1: roll green 1, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:1"]},"Hero 2: roll green 1, blue 1 again"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 1: green 5 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:3","slot":"relic:pearl-of-tides"},"Hero 1: red 3 on the Pearl of Tides"]
[{"type":"assign","hero":1,"die":"green:3","slot":"thorns"},"Hero 2: green 3 on Thorns"]
[{"type":"assign","hero":0,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 1: green 6 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 1: green 4 on the Pearl of Tides"]
[{"type":"choose","option":"relic:pearl-of-tides"},"Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"thorns"},"Hero 2: take the die back from Thorns"]
[{"type":"give","from":0,"to":1,"what":"spoils:orc"},"Hero 1: give Orc to Hero 2"]
[{"type":"assign","hero":0,"die":"red:2","slot":"taunt"},"Hero 1: red 2 on Taunt"]
[{"type":"reroll","hero":0,"dice":["red:2"]},"Hero 1: roll red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:2"]},"Hero 1: roll green 6, red 2 again"]
[{"type":"assign","hero":1,"die":"green:1","slot":"omen"},"Hero 2: green 1 on Omen"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:6"]},"Hero 2: roll green 3, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:3"]},"Hero 2: roll green 3, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:6"]},"Hero 2: roll green 1, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["red:1"]},"Hero 1: roll red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:2"]},"Hero 1: roll green 4, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:1"]},"Hero 1: roll green 4, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:2"]},"Hero 1: roll green 1, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:1"]},"Hero 1: roll green 1, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:4"]},"Hero 1: roll green 1, green 4 again"]
[{"type":"assign","hero":0,"die":"red:6","slot":"full-swing"},"Hero 1: red 6 on Full Swing"]
[{"type":"assign","hero":0,"die":"red:6","slot":"taunt"},"Hero 1: red 6 on Taunt"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:6"]},"Hero 2: roll green 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:4"]},"Hero 2: roll green 1, blue 4 again"]
[{"type":"assign","hero":0,"die":"red:5","slot":"relic:pearl-of-tides"},"Hero 1: red 5 on the Pearl of Tides"]
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
[{"type":"give","from":1,"to":0,"what":"item:hourglass"},"Hero 2: give Hourglass to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:1"]},"Hero 1: roll green 2, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:1"]},"Hero 1: roll green 1, blue 1 again"]
[{"type":"assign","hero":1,"die":"green:3","slot":"spear-sweep"},"Hero 2: green 3 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"spear-sweep"},"Hero 2: green 6 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"shield-bash"},"Hero 2: green 6 on Shield Bash"]
[{"type":"reroll","hero":1,"dice":["red:1"]},"Hero 2: roll red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:1"]},"Hero 2: roll green 6, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:1"]},"Hero 2: roll green 3, red 1 again"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:pearl-of-tides"},"Hero 1: blue 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:pearl-of-tides"},"Hero 1: blue 6 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"spear-sweep"},"Hero 2: take the die back from Spear Sweep"]
[{"type":"assign","hero":1,"die":"red:3","slot":"jump"},"Hero 2: red 3 on Jump"]
[{"type":"assign","hero":1,"die":"red:6","slot":"jump"},"Hero 2: red 6 on Jump"]
[{"type":"assign","hero":1,"die":"red:6","slot":"impale"},"Hero 2: red 6 on Impale"]
[{"type":"assign","hero":1,"die":"green:4","slot":"spear-sweep"},"Hero 2: green 4 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"shield-bash"},"Hero 2: green 4 on Shield Bash"]
[{"type":"reroll","hero":1,"dice":["green:4","red:6"]},"Hero 2: roll green 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:6"]},"Hero 2: roll green 2, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:3"]},"Hero 2: roll green 2, red 3 again"]
[{"type":"clear","hero":1,"slot":"impale"},"Hero 2: take the die back from Impale"]
[{"type":"assign","hero":1,"die":"green:5","slot":"spear-sweep"},"Hero 2: green 5 on Spear Sweep"]
[{"type":"reroll","hero":1,"dice":["green:5","red:1"]},"Hero 2: roll green 5, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:2"]},"Hero 2: roll green 2, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:1"]},"Hero 2: roll green 2, red 1 again"]
[{"type":"assign","hero":1,"die":"red:5","slot":"jump"},"Hero 2: red 5 on Jump"]
[{"type":"assign","hero":1,"die":"red:5","slot":"impale"},"Hero 2: red 5 on Impale"]
[{"type":"use","hero":1,"item":"smoke-bomb"},"Hero 2: use Smoke Bomb"]
[{"type":"clear","hero":1,"slot":"jump"},"Hero 2: take the die back from Jump"]
[{"type":"assign","hero":1,"die":"red:4","slot":"jump"},"Hero 2: red 4 on Jump"]
[{"type":"choose","option":"enemy:3"},"Enemy 4"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:pearl-of-tides"},"Hero 1: blue 5 on the Pearl of Tides"]
[{"type":"choose","option":"bounty:phoenix"},"Phoenix"]
[{"type":"choose","option":"bounty:jailbreaker"},"Jailbreaker"]
[{"type":"reroll","hero":0,"dice":["green:4","red:3"]},"Hero 1: roll green 4, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:3"]},"Hero 1: roll green 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:1"]},"Hero 1: roll green 6, red 1 again"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"entangle"},"Hero 2: blue 2 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"quest"},"Hero 2: blue 2 on the quest"]
[{"type":"buy","hero":1,"item":"tower-shield"},"Hero 2: buy Tower Shield"]
[{"type":"buy","hero":1,"item":"loaded-die"},"Hero 2: buy Loaded Die"]
[{"type":"give","from":1,"to":0,"what":"item:tower-shield"},"Hero 2: give Tower Shield to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:5","green:5"]},"Hero 1: roll green 5, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:1"]},"Hero 1: roll green 2, red 1 again"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"gaias-gift"},"Hero 2: blue 2 on Gaia's Gift"]
[{"type":"reroll","hero":1,"dice":["blue:2"]},"Hero 2: roll blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:2"]},"Hero 2: roll green 4, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:2"]},"Hero 2: roll green 3, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:2"]},"Hero 2: roll green 1, blue 2 again"]
[{"type":"choose","option":"bounty:crowd-pleaser"},"Crowd Pleaser"]
[{"type":"give","from":1,"to":0,"what":"relic:pearl-of-tides"},"Hero 2: give Pearl of Tides to Hero 1"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"entangle"},"Hero 1: blue 6 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"quest"},"Hero 1: blue 6 on the quest"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:6"]},"Hero 1: roll green 5, blue 6 again"]
[{"type":"assign","hero":1,"die":"red:3","slot":"pummel"},"Hero 2: red 3 on Pummel"]
[{"type":"assign","hero":1,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 2: green 3 on the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["green:1","red:3"]},"Hero 2: roll green 1, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:1"]},"Hero 1: roll green 5, blue 1 again"]
[{"type":"clear","hero":1,"slot":"relic:pearl-of-tides"},"Hero 2: take the die back from the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:2","slot":"thorns"},"Hero 1: green 2 on Thorns"]
[{"type":"assign","hero":1,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 2: green 6 on the Pearl of Tides"]
[{"type":"reroll","hero":1,"dice":["green:6","red:6"]},"Hero 2: roll green 6, red 6 again"]
[{"type":"assign","hero":1,"die":"green:2","slot":"inner-calm"},"Hero 2: green 2 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"inner-calm"},"Hero 2: green 4 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 2: green 4 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["blue:2"]},"Hero 1: roll blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:3"]},"Hero 1: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:3"]},"Hero 1: roll green 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2"]},"Hero 1: roll green 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:2"]},"Hero 1: roll green 2, green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:1"]},"Hero 2: roll green 1, red 1 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:2"]},"Hero 1: roll blue 2, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:4"]},"Hero 2: roll green 1, red 4 again"]
[{"type":"assign","hero":1,"die":"red:5","slot":"full-swing"},"Hero 2: red 5 on Full Swing"]
[{"type":"assign","hero":1,"die":"red:5","slot":"taunt"},"Hero 2: red 5 on Taunt"]
[{"type":"assign","hero":1,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 2: green 5 on the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"quest:1"},"Hero 1: take the die back from the quest"]
[{"type":"clear","hero":0,"slot":"gaias-gift"},"Hero 1: take the die back from Gaia's Gift"]
[{"type":"clear","hero":0,"slot":"quest:2"},"Hero 1: take the die back from the quest"]
[{"type":"reroll","hero":0,"dice":["green:6","red:3"]},"Hero 1: roll green 6, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:3"]},"Hero 1: roll green 5, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","red:3"]},"Hero 1: roll green 5, green 6, red 3 again"]
[{"type":"assign","hero":1,"die":"red:3","slot":"bulwark"},"Hero 2: red 3 on Bulwark"]
[{"type":"reroll","hero":1,"dice":["green:1","red:5"]},"Hero 2: roll green 1, red 5 again"]
[{"type":"clear","hero":1,"slot":"shield-bash"},"Hero 2: take the die back from Shield Bash"]
[{"type":"clear","hero":0,"slot":"inner-calm"},"Hero 1: take the die back from Inner Calm"]
[{"type":"give","from":1,"to":0,"what":"item:loaded-die"},"Hero 2: give Loaded Die to Hero 1"]
[{"type":"reroll","hero":1,"dice":["green:5","red:4"]},"Hero 2: roll green 5, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:3"]},"Hero 2: roll green 5, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:6"]},"Hero 1: roll green 4, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:3"]},"Hero 1: roll green 4, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:5"]},"Hero 1: roll green 5, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4"]},"Hero 1: roll green 2, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:2"]},"Hero 2: roll green 5, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:6"]},"Hero 2: roll green 5, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:4"]},"Hero 2: roll green 4, green 4 again"]
[{"type":"assign","hero":1,"die":"red:4","slot":"pummel"},"Hero 2: red 4 on Pummel"]
[{"type":"reroll","hero":1,"dice":["green:3","red:4"]},"Hero 2: roll green 3, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:3"]},"Hero 2: roll green 3, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:2"]},"Hero 1: roll green 3, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:1"]},"Hero 1: roll green 5, red 1 again"]
[{"type":"reroll","hero":0,"dice":["red:1","red:6"]},"Hero 1: roll red 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:6"]},"Hero 1: roll green 4, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:4"]},"Hero 1: roll green 4, green 4 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:giant-bat"},"Hero 2: give Giant Bat to Hero 1"]
[{"type":"reroll","hero":1,"dice":["green:6","green:6"]},"Hero 2: roll green 6, green 6 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:5"]},"Hero 1: roll blue 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:5"]},"Hero 1: roll green 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:4"]},"Hero 1: roll green 3, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:1"]},"Hero 1: roll green 3, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:5"]},"Hero 1: roll green 3, green 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:2"]},"Hero 2: roll blue 1, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:2"]},"Hero 1: roll green 5, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:2"]},"Hero 1: roll green 1, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:4"]},"Hero 2: roll green 4, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:5"]},"Hero 1: roll green 4, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:4"]},"Hero 1: roll green 2, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:6"]},"Hero 2: roll green 4, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:3"]},"Hero 1: roll green 3, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:5"]},"Hero 1: roll green 3, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:6"]},"Hero 1: roll green 5, red 6 again"]
[{"type":"assign","hero":1,"die":"red:4","slot":"bulwark"},"Hero 2: red 4 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:4","slot":"lance"},"Hero 2: red 4 on Lance"]
[{"type":"give","from":0,"to":1,"what":"relic:sea-charm"},"Hero 1: give Sea Charm to Hero 2"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:sea-charm"},"Hero 1: green 3 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:sea-charm"},"Hero 1: blue 5 on the Sea Charm"]
[{"type":"clear","hero":0,"slot":"relic:sea-charm"},"Hero 1: take the die back from the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"relic:sea-charm"},"Hero 1: blue 2 on the Sea Charm"]
[{"type":"reroll","hero":1,"dice":["green:2","red:4"]},"Hero 2: roll green 2, red 4 again"]
[{"type":"assign","hero":0,"die":"green:2","slot":"relic:sea-charm"},"Hero 1: green 2 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:sea-charm"},"Hero 1: blue 3 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"relic:sea-charm"},"Hero 1: blue 4 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:sea-charm"},"Hero 1: green 5 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"green:6","slot":"relic:sea-charm"},"Hero 1: green 6 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:2"]},"Hero 1: roll green 6, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:3"]},"Hero 1: roll green 5, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:3"]},"Hero 1: roll blue 1, blue 3 again"]
[{"type":"assign","hero":0,"die":"green:4","slot":"relic:sea-charm"},"Hero 1: green 4 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["blue:3","blue:5"]},"Hero 1: roll blue 3, blue 5 again"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:sea-charm"},"Hero 1: blue 6 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:6"]},"Hero 1: roll blue 2, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:2"]},"Hero 1: roll green 3, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:5"]},"Hero 1: roll green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:4"]},"Hero 1: roll green 6, blue 4 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:cutpurse"},"Hero 2: give Cutpurse to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:5","red:2"]},"Hero 1: roll green 5, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:1"]},"Hero 2: roll green 3, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:6"]},"Hero 1: roll green 6, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:6"]},"Hero 1: roll green 2, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:2"]},"Hero 2: roll green 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:2"]},"Hero 1: roll green 4, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:1"]},"Hero 2: roll green 4, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:5"]},"Hero 2: roll green 6, red 5 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:5"]},"Hero 2: roll red 1, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:5"]},"Hero 2: roll green 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:3"]},"Hero 2: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:3"]},"Hero 2: roll green 4, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:2"]},"Hero 2: roll green 6, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:6"]},"Hero 1: roll green 3, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:6"]},"Hero 1: roll green 2, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["red:3","red:6"]},"Hero 1: roll red 3, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:5"]},"Hero 1: roll green 2, red 5 again"]
`,
};
