/** What duels of Diceborn Heroes say, most first: `npm run -s tool -- lexicon`. */
export const DICEBORN_HEROES = {
  ahead: 3,
  words: `
{hero,die,slots} green Hero green:5 green:6 green:3 green:4 green:2 turn green:1 window blue red 2 enemy:1 enemy:0
hero:1 Enemy choice {seat,why,clock,since} hero:0 {seat,question,words,options} {type=assigned,hero,die,slot} 1
hidden-blade mend quest again {type=rolled,hero,dice} roll {type=reroll,hero,dice} {slot,die} gets Which
{seat,why,clock,since,open} spark move {seat,why,clock,since,turn} {who,value,card,finds} relic:pearl-of-tides
riposte slash rolls 3 done omen 2, enemy:2 6 2: 1: atk-3-red is {type=action,hero,action,value} between
{type=window,moment,seats} atk-5-blue 5 atk-5-green atk-4-blue atk-2-red atk-4-green atk-3-green atk-4-red 4
atk-6-blue atk-1-green atk-6-red atk-5-red 1, atk-3-blue 3, enemy? foe blue:6 atk-2-blue 4, red:6 blue:2 red:5 5,
{type=cards,cards} blue:4 blue:3 red:4 #2 gaias-gift the red:3 blue:5 on {type=attack,who,card,value,targets} assign
shield-1 6, resolve shield-2 red:1 thorns fireball regrowth {slot,die,done} red:2 quest:1 iron-palm
{who,value,card,stunned,finds} taunt blue:1 {id,locks,off} inner-calm landslide monster sidestep axe-sweep quest:2
puts ward mighty-blow relic:sea-charm entangle pummel smite poison-dart next Who next?
{type=hit,to,by,amount,blocked} crushing-depths ally:0 thunder {type=revealed,who,id,kind} bounty shield-bash
{enemy,card} undertow again: {type=rerolled,hero,from,dice} {type=round-end,round} under card deck? goes peek
{type=no-target,who,card} {type=assign,hero,die,slot} of #0, {type=choose,option} {type=cleared,hero,slot}
full-swing {seats} #2: pearl-of-tides {type=defeated,enemy,id,by,excess} jump #0 {type=reward,cards}
{type=missed,to,by} uses by defeated sea-charm anchor-bridge spear-sweep to for healing-potion #4 do you take?
{type=stunned,to} attack relic:lantern-of-dawn {type=ability,hero} lance 5; from antidote
{who,value,card,finds,among} 3; impale 4; ability #1 on-the-st-lesalle {type=poisoned,to} oil-flask wound Shield
hero hero? bulwark {who,value,relic} give {type=give,from,to,what} hourglass enemy:3 {type=relic,hero,relic,value}
smoke-bomb {slot,die,hero} town-inn Sea {who,value,stunned} {type=locked,hero,die,slot} attacks phoenix-feather
{type=round,round,seat} Charm in-the-whirlpool dune-sea relic:bog-boots lantern-of-dawn {type=returned,hero,die} die
loaded-die buys {type=bought,hero,item,paid} {type=countered,by,to,amount} Ally 6; Shield; festival-road does poison
town On over set-up {winners,draw,places} sale: {type=market,items} {type=town,level} ghost haunted-forest Whom
find? target its pool returns finds nobody with {type=suffered,to,amount,why} Pearl Tides {type=effect-dice,by,dice}
pay {type=ko,who} back Healing all Thorns {type=over,winners,lost} takes imp Oil What locks relic:whirlpool-shell
Taunt heal healed? out-of-time {type=added,card} {type=deck-loses,cards} Mend will-o-wisp Giant card:atk-3-blue
cover cutpurse {who,value,card,stunned,finds,among} {who,value,relic,stunned} counters: card:atk-5-blue Smoke
giant-bat gains #1: Quest {type=quest,quest,level} stun card:atk-4-green #2; captures thieves-den
{type=captured,hero,die,enemy} take {type=clear,hero,slot} #3 tower-shield antlion levanthys wildland-jungle
Discarded deck: crystal Flask {type=used,hero,item} Phoenix Calm Inner effect skeleton Antidote 2; plague-rat Iron
card:atk-1-green monk ashen-breath slime becomes {type=advanced,hero,class,how} {type=peeked,hero,n,under} Crushing
shoo druid Loaded hazard goblin card:crushing-depths card:shield-2 card:atk-6-red sporecap card:atk-2-blue The Bomb
fighter mage priest thief {type=pack,pack} pincer-arm fire-spirit ferryman tide card:atk-6-blue ogre card:atk-4-blue
giant-spider {type=healed,to,what} card:atk-4-red Potion, Dawn Lantern it? spoils Hourglass heaving-deck berserker
card:atk-2-red Pummel oracle Ghost #4; Golem Omen card:atk-3-green Potion clay-golem sahaugin Gaia's Gift orc Sweep
Bog Palm card:atk-5-red hellhound {type=gained-relic,hero,relic} Cutpurse Undertow Will-o'-Wisp
{type=advance,hero,class,how} medusa Antlion 1:green wraith zombie #0: Bat basilisk Die card:shield-1 Spirit Boots
Imp knight card:atk-3-red {type=stripped,to} Depths Skeleton reef-crab wounds Shoo ancient-church jailer Blocks
Sporecap bog-boots iron-golem blocked Goblin man-eater Feather bounty:untouched Plague minotaur wolf a
{type=block,to,n} Knight Stun Slime Ogre Fire Entangle Bulwark Rat Sahaugin Spark Riposte buy {type=buy,hero,item}
bounty:gravedigger card:undertow Tower bounty:jailbreaker boss brought use {type=use,hero,item} bounty:phoenix
bounty:swift-strike Clay Smite party stands untouched {type=revived,hero} bounty:daredevil bounty:field-medic Ward
deck Whirlpool Orc 0:green Axe Shell Spider Zombie Reef Basilisk Wraith healed plays bounty:beastmaster Crab Jailer
Feather, Levanthys Hourglass, scarab-swarm Token tuck bounty:timekeeper Man-Eater bog-light swift-strike Sidestep
dragoon bounty:dutiful kraken-spawn {type=freed,hero,die,enemy} {type=veiled,to} Poison bounty:collector Antidote,
spends A bounty:giant-slayer Hellhound #2, murky-swamp Blade Hidden Regrowth bounty:iron-wall bounty:turnabout
bounty:low-road daredevil lich whirlpool-shell {type=bounty-used,hero,bounty} card:atk-5-green vampire become learn
Wolf Flask, elder-treant shadows young-drake Depths; harpy Landslide wound, Bomb, wilds Thunder Dart Bash into
shuffled bounty:crowd-pleaser giant-slayer suffers Monk Medusa meets storm-spirit {type=bounty,hero,bounty}
{type=deck-gains,cards} out Die, black-knight Jump Spear dragons-altar iron villagers cards poisoned ally
spoils:giant-bat phoenix {type=omen,who,card} wounds, {type=bounty,hero} loses spoils:fire-spirit dunes field-medic
gravedigger rests {id,side} {type=boss,boss} {type=removed,hero,die} {type=rested,hero} spoils:ghost spoils:imp
Untouched spoils:will-o-wisp spoils:man-eater spoils:reef-crab Harpy Slash Fireball at looks spoils:skeleton slow
Minotaur crown timekeeper Block stunned Berserker dutiful marauder Impale Dragoon spoils:ogre spoils:sahaugin
{type=over,winners} spoils:shoo 1:red Crystal, all-down jailbreaker turnabout time-sage spoils:cutpurse
spoils:antlion spoils:basilisk Festival beastmaster collector Ashen Kraken Scarab Spawn Swarm palace-square
{type=salvaged,card} Sage Time spoils:slime spoils:clay-golem spoils:sporecap spoils:jailer spoils:wraith Crystal
Forest Haunted Shield, Undertow; Vampire dancers iron-wall palace Strike Swift spoils:giant-spider spoils:hellhound
spoils:zombie spoils:goblin card:ashen-breath 0:red Elder Jungle Treant Wildland low-road Blow Mighty Full Swing
spoils:orc Marauder Drake Lich Young ashwing castle-prison crowd-pleaser Breath card:bog-light Black Inn Town
Villagers {type=gained-item,hero,item} {who,value} Ancient Church Dunes spoils:wolf 0:blue Dune Storm tolling-bell
value:4 whelp wyvern Crown Palace Den Thieves evades and comes home Bell @0 leads Daredevil Road Slow 1;
{type=hero,hero,seat,class} Druid Lance Ashwing Dancers value:5 Timekeeper spoils:plague-rat Arm Pincer Slayer Light
1:blue Murky Swamp gives learns {type=gave,from,to,what} {type=set,hero,from,die} Oracle gambler item:hourglass
item:healing-potion Altar Dragon's Tolling Whelp Will-o'-Wisp, Wyvern die? it princess-sona show? value value:3
value:6 Gambler spoils:harpy spoils:marauder #0; Cutpurse, Ghost, go Ranger ranger Samurai samurai Cleric cleric
boss: final item:phoenix-feather Bat, Breath; Castle Hellhound, Imp, Prison Slime, archdemon die:green:3 die:green:4
die:green:5 die:green:6 die:red:5 has knocked item:smoke-bomb Field Medic item:loaded-die Princess Rat, Shoo, Sona
Sporecap, Square Wolf, Wraith, Pass round ready {type=ready,seat} {type=passed,seat} rest {type=rest,hero}
{seat,question,words} All lost item:antidote Fighter Mage Priest Thief Dark dark-knight item:oil-flask
item:tower-shield Jailbreaker miss will are Antlion, Archdemon Goblin, Spider, Spirit, Ready {type=ready} {ready}
Done this {type=pass} {type=pass,for} {type=window-closed,moment} @1 Round Tide Perilous Shadows Wilds Runes reaches
them empty: Anchor Bridge Ferryman Deck Heaving Lesalle St. In 3: Gravedigger Beastmaster Dutiful Collector
Turnabout Wall Low Crowd Pleaser won down: heroes pack pack:ancient-church pack:crown pack:dunes pack:iron
pack:palace pack:shadows pack:tide pack:wilds play?
`,
  values: `
{"ready":true}
"@0 is ready"
{"type":"window-closed","moment":"between"}
{"type":"ready","seat":0}
{"type":"ready","seat":1}
"Round #0: @1 leads"
{"type":"passed","seat":1}
{"type":"passed","seat":0}
"Enemy #2 takes #2 wounds"
{"who":"hero:1","value":4}
"Enemy 1 takes #2 wounds"
{"who":"hero:1","value":5}
"Hero 2 is healed of a #1"
{"type":"healed","to":"hero:1","what":"wound"}
"Hero 1 is healed of a #1"
{"type":"healed","to":"hero:0","what":"wound"}
{"who":"hero:1","value":6}
{"seat":1,"why":"move","clock":"turn","since":3,"turn":3}
{"who":"hero:0","value":6}
{"who":"hero:0","value":4}
{"who":"hero:0","value":5}
"2 attack cards go under the deck"
{"who":"hero:1","value":3}
"Enemy 2 takes #2 wounds"
"Hero 2 takes #2 wound"
"#2: Enemy 1 attacks Hero 1"
"#2: Enemy 2 attacks Hero 2"
"Hero 1 takes #2 wounds"
"Hero #1 gains #1 Block"
{"type":"block","to":"hero:0","n":1}
"#2: Enemy 1 attacks Hero 2"
"#2: Hero 1 uses the Pearl of Tides"
"Enemy 3 takes #2 wounds"
{"type":"hit","to":"enemy:1","by":"hero:1","amount":2,"blocked":0}
{"who":"hero:0","value":3}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":2,"blocked":0}
{"seat":0,"why":"move","clock":"turn","since":3,"turn":3}
"Hero #2 takes #2 wounds"
"Enemy 1: Shield"
"Enemy #2 takes #2 wound"
"Enemy 2 takes #2 wound"
"Hero 2 gains #1 Block"
{"type":"block","to":"hero:1","n":1}
"Enemy 2 gains #1 Block"
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
"The party reaches a town"
{"who":"hero:0","value":5,"relic":"pearl-of-tides"}
"Hero 2 spends a Hero Token"
{"who":"hero:0","value":6,"relic":"pearl-of-tides"}
"Enemy 2: Shield"
{"type":"round","round":6,"seat":1}
{"type":"round-end","round":5}
"Enemy #1 gains #1 Block"
{"type":"block","to":"enemy:0","n":1}
"#2: Enemy 2 attacks Hero 1"
"Hero 2 evades"
{"who":"hero:1","value":2}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":2,"blocked":0}
"Ally #2 takes #2 wound"
{"type":"round","round":7,"seat":0}
{"type":"round-end","round":6}
{"seat":1,"question":"peek","words":"Which card goes under the deck?"}
"Hero 2 suffers #1 wound of Poison"
{"type":"suffered","to":"hero:1","amount":1,"why":"poison"}
"Hero 2 takes the die back from the #1"
{"type":"cleared","hero":1,"slot":"quest"}
{"type":"round","round":8,"seat":1}
{"type":"round-end","round":7}
"Hero 1 spends a Hero Token"
"Hero #2 takes #2 wound"
"1 attack card go under the deck"
"The attack deck is empty: the party has lost"
{"who":"hero:0","value":2}
"Hero #1 suffers #1 wound of Poison"
{"type":"suffered","to":"hero:0","amount":1,"why":"poison"}
{"type":"hit","to":"hero:1","by":"enemy:1","amount":1,"blocked":0}
{"type":"round","round":9,"seat":0}
"#2: Hero 1 uses Entangle"
"Hero 2 is poisoned"
{"seat":0,"question":"peek","words":"Which card goes under the deck?"}
{"enemy":0,"card":"atk-5-green"}
"#2: Enemy #2 attacks Hero #2"
"#2: Hero 2 uses the Pearl of Tides"
{"type":"round","round":10,"seat":1}
{"who":"hero:0","value":4,"relic":"pearl-of-tides"}
"Enemy 2 evades"
"Enemy 2 is stunned"
{"who":"hero:1","value":6,"relic":"pearl-of-tides"}
{"enemy":0,"card":"atk-5-red"}
{"enemy":0,"card":"atk-2-blue"}
{"enemy":1,"card":"atk-4-red"}
{"type":"hit","to":"enemy:0","by":"hero:1","amount":1,"blocked":0}
"Enemy 1 evades"
"Hero 1 looks at #1 attack cards and puts #2 under the deck"
{"enemy":0,"card":"atk-3-red"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":1,"blocked":0}
"#2: Hero 1 uses Pummel"
{"enemy":0,"card":"atk-5-blue"}
"Hero 1 evades"
{"enemy":0,"card":"atk-4-blue"}
{"enemy":0,"card":"atk-4-green"}
{"type":"round","round":11,"seat":0}
"#2: Hero 2 uses Entangle"
"#2: Hero 2 uses Jump"
"#2: Enemy 2 attacks Ally 1"
{"enemy":0,"card":"atk-3-blue"}
{"enemy":0,"card":"atk-1-green"}
{"enemy":0,"card":"shield-1"}
{"enemy":1,"card":"atk-3-red"}
{"type":"omen","who":"enemy:0","card":"shield-1"}
{"slot":"landslide","die":"blue:4"}
{"enemy":1,"card":"atk-6-red"}
"#2: Enemy 1 attacks Ally 1"
"Hero 2 takes the die back from Riposte"
{"enemy":0,"card":"atk-3-green"}
{"enemy":1,"card":"atk-6-blue"}
{"enemy":1,"card":"atk-5-red"}
{"enemy":1,"card":"atk-2-blue"}
{"enemy":1,"card":"shield-2"}
{"type":"hit","to":"hero:1","by":"enemy:1","amount":2,"blocked":0}
{"type":"cleared","hero":1,"slot":"riposte"}
{"type":"omen","who":"enemy:1","card":"shield-2"}
"Hero 2 looks at #1 attack cards and puts #2 under the deck"
{"enemy":0,"card":"atk-2-red"}
{"enemy":0,"card":"atk-4-red"}
{"enemy":0,"card":"shield-2"}
{"type":"omen","who":"enemy:0","card":"shield-2"}
{"type":"peeked","hero":1,"n":3,"under":3}
{"enemy":0,"card":"atk-6-red"}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":1,"blocked":0}
{"enemy":1,"card":"atk-4-blue"}
{"enemy":1,"card":"atk-1-green"}
"Hero 1 rolls #1"
{"type":"peeked","hero":0,"n":3,"under":3}
"Ally 1 is Ferryman"
"Quest #1: Anchor Bridge"
"The party plays The Tide"
"#2: Hero 1 uses Full Swing"
{"enemy":0,"card":"atk-6-blue"}
{"enemy":1,"card":"atk-2-red"}
{"type":"revealed","who":"ally:0","id":"ferryman","kind":"ally"}
{"type":"quest","quest":"anchor-bridge","level":1}
{"type":"pack","pack":"tide"}
{"slot":"pearl-of-tides","die":"green:4"}
"Hero 1 takes the die back from Spark"
{"slot":"full-swing","die":"red:5"}
{"enemy":1,"card":"atk-5-blue"}
{"enemy":1,"card":"atk-5-green"}
{"enemy":1,"card":"atk-3-blue"}
{"type":"hit","to":"ally:0","by":"enemy:1","amount":1,"blocked":0}
{"type":"cleared","hero":0,"slot":"spark"}
{"slot":"entangle","die":"blue:3"}
"Hero 2 locks green 4 on the #2"
{"enemy":1,"card":"atk-3-green"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":3,"blocked":0}
{"type":"round","round":12,"seat":1}
{"slot":"quest","die":"green:4","hero":1}
{"type":"locked","hero":1,"die":"green:4","slot":"quest"}
"#2: Hero 1 uses Omen"
"Hero 2 locks green 6 on the #2"
{"type":"hit","to":"enemy:1","by":"hero:0","amount":1,"blocked":0}
{"slot":"quest","die":"green:6","hero":1}
{"type":"locked","hero":1,"die":"green:6","slot":"quest"}
"Hero 1 suffers #1 wounds"
"Hero #3 takes #2 wounds, #3 blocked"
{"enemy":1,"card":"atk-4-green"}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":1,"blocked":0}
{"type":"suffered","to":"hero:0","amount":2,"why":"effect"}
"Hero 1 is poisoned"
{"slot":"hidden-blade","die":"green:1","done":true}
{"slot":"pearl-of-tides","die":"green:6"}
"Enemy 1 is Heaving Deck"
"Quest #1: On the St. Lesalle"
{"type":"revealed","who":"enemy:0","id":"heaving-deck","kind":"hazard"}
{"type":"quest","quest":"on-the-st-lesalle","level":2}
"Hero 1 takes the die back from Riposte"
{"type":"hit","to":"enemy:2","by":"hero:0","amount":2,"blocked":0}
{"who":"hero:1","value":1}
{"type":"cleared","hero":0,"slot":"riposte"}
"#2: Hero 1 uses Landslide"
{"enemy":1,"card":"shield-1"}
{"who":"hero:0","value":1}
{"slot":"entangle","die":"blue:3","done":true}
{"type":"omen","who":"enemy:1","card":"shield-1"}
{"slot":"full-swing","die":"red:6"}
{"slot":"landslide","die":"blue:4","done":true}
{"slot":"thunder","die":"green:6"}
{"slot":"sidestep","die":"green:3"}
"#2: Enemy 1 attacks Hero #2"
"#2: Enemy #2 attacks Hero 2"
{"slot":"mighty-blow","die":"green:5"}
"Hero 2 is knocked out"
"#2: Enemy #2 attacks Hero 1"
"Hero 2 locks green 5 on the #2"
{"type":"hit","to":"hero:0","by":"enemy:1","amount":2,"blocked":0}
{"slot":"quest","die":"green:5","hero":1}
{"type":"locked","hero":1,"die":"green:5","slot":"quest"}
"Hero 2 puts green #0 on Hidden Blade"
{"type":"assigned","hero":1,"die":"green:1","slot":"hidden-blade"}
{"slot":"pearl-of-tides","die":"green:5"}
"Enemy 1 finds nobody with blue 6"
{"type":"hit","to":"hero:1","by":"enemy:0","amount":2,"blocked":0}
{"slot":"omen","die":"green:1","done":true}
{"slot":"full-swing","die":"red:5","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-6-blue"}
{"slot":"fireball","die":"green:4"}
{"slot":"mighty-blow","die":"green:6"}
"#2: Hero #2 uses Omen"
"Enemy 2 finds nobody with red 6"
"Hero 2 takes the die back from Spark"
{"type":"round","round":13,"seat":0}
{"type":"no-target","who":"enemy:1","card":"atk-6-red"}
{"type":"cleared","hero":1,"slot":"spark"}
"#2: Hero 2 uses Smite"
{"type":"hit","to":"enemy:1","by":"hero:0","amount":3,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":2,"blocked":0}
{"slot":"smite","die":"green:6"}
"Quest #1: In the Whirlpool"
"Hero 2 rolls green 4, green 6"
"Crushing Depths is shuffled into the attack deck"
{"type":"hit","to":"ally:0","by":"enemy:0","amount":1,"blocked":0}
{"type":"quest","quest":"in-the-whirlpool","level":3}
"#2: Hero 2 uses Landslide"
{"slot":"entangle","die":"blue:4"}
"Enemy 1 is stunned"
"#2: Hero #2 uses Hidden Blade"
{"seat":1,"why":"move","clock":"turn","since":29,"turn":29}
{"slot":"pummel","die":"red:2"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":5}
"Enemy 3 gains #1 Block"
"Hero 2 takes #2 wounds, #3 blocked"
"Hero 1 puts red 5 on Full Swing"
"Hero 1 locks green 5 on the #2"
{"type":"assigned","hero":0,"die":"red:5","slot":"full-swing"}
{"type":"block","to":"enemy:2","n":1}
{"slot":"quest","die":"green:5","hero":0}
{"type":"locked","hero":0,"die":"green:5","slot":"quest"}
{"slot":"fireball","die":"green:5"}
"#2: Enemy 3 attacks Hero 2"
"Hero 2 puts green 3 on Slash"
"Hero 2 puts green #0 on Spark"
"Hero 2 takes the die back from Hidden Blade"
{"slot":"omen","die":"green:2","done":true}
"Hero 2 is healed of Poison"
{"type":"hit","to":"enemy:2","by":"hero:0","amount":3,"blocked":0}
{"type":"healed","to":"hero:1","what":"poison"}
"Hero 2 takes #2 wounds"
"#2: Hero 2 uses Slash"
"#2: Hero 2 uses Omen"
"#2: Hero 2 uses Sidestep"
"Enemy 1 finds nobody with red 6"
{"type":"no-target","who":"enemy:0","card":"atk-6-red"}
"Hero 1 is knocked out"
"Hero 2 rolls green 2, green 6"
"Enemy 2 finds nobody with blue 6"
"Hero 2 locks green 3 on the #2"
{"type":"hit","to":"enemy:2","by":"hero:1","amount":3,"blocked":0}
{"type":"no-target","who":"enemy:1","card":"atk-6-blue"}
{"slot":"quest","die":"green:3","hero":1}
{"type":"locked","hero":1,"die":"green:3","slot":"quest"}
"Hero 2 is stunned"
"Hero 2 rolls green #0, green 3"
"Enemy 1 finds nobody with green 5"
{"slot":"pearl-of-tides","die":"green:4","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-5-green"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":6}
{"slot":"entangle","die":"blue:2"}
"#2: Hero 1 uses Smite"
"Enemy 1 is healed of a #1"
"Hero 1 puts green 1 on Hidden Blade"
{"type":"hit","to":"hero:0","by":"enemy:1","amount":1,"blocked":0}
{"type":"hit","to":"hero:0","by":"enemy:0","amount":2,"blocked":0}
{"type":"healed","to":"enemy:0","what":"wound"}
{"who":"hero:1","value":5,"relic":"pearl-of-tides"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":4}
{"slot":"pummel","die":"red:3"}
"Enemy 3: Shield"
"#2: Enemy 3 attacks Hero 1"
"Hero 2 rolls green 5, green 6"
"Hero 2 rolls green #0, green 6"
"Hero 1 takes the die back from the #1"
{"seat":1,"why":"move","clock":"turn","since":13,"turn":13}
{"slot":"entangle","die":"blue:2","done":true}
"Hero 2 puts green 3 on Sidestep"
{"seat":1,"why":"move","clock":"turn","since":14,"turn":14}
{"seat":1,"why":"move","clock":"turn","since":25,"turn":25}
{"type":"assigned","hero":1,"die":"green:3","slot":"sidestep"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":4,"blocked":0}
{"who":"hero:1","value":6,"stunned":true}
"Hero 2 puts red 4 on Jump"
"Hero 1 puts green 4 on the Pearl of Tides"
{"slot":"jump","die":"red:4"}
{"type":"assigned","hero":1,"die":"red:4","slot":"jump"}
{"type":"hit","to":"hero:1","by":"enemy:2","amount":1,"blocked":0}
{"slot":"entangle","die":"blue:4","done":true}
{"slot":"pummel","die":"red:2","done":true}
{"who":"hero:0","value":3,"relic":"pearl-of-tides"}
"Hero 2 puts green 2 on Spark"
"Hero 2 rolls green 3, green 6"
"Undertow is shuffled into the attack deck"
{"seat":1,"why":"window","clock":"window","since":9,"open":true}
{"slot":"full-swing","die":"red:6","done":true}
"#2: Hero 1 uses Axe Sweep"
"Hero 2 rolls green 4, green 5"
{"seat":1,"why":"move","clock":"turn","since":24,"turn":24}
{"seat":1,"why":"move","clock":"turn","since":31,"turn":31}
{"seat":1,"why":"move","clock":"turn","since":40,"turn":40}
{"who":"hero:1","value":5,"stunned":true}
"#2: Hero 2 uses Lance"
"Hero 2 puts green 2 on Riposte"
"Enemy 1 finds nobody with blue 5"
"Ally #1 suffers #1 wound of Poison"
"Hero 2 puts green 2 on Hidden Blade"
"Hero 2 puts green 3 on Hidden Blade"
"Hero 1 locks green 6 on the #2"
"Hero 1 puts green 5 on the Pearl of Tides"
{"slot":"smite","die":"green:6","done":true}
{"slot":"pearl-of-tides","die":"green:3","done":true}
{"type":"action","hero":0,"action":"full-swing","value":5}
{"type":"no-target","who":"enemy:0","card":"atk-5-blue"}
{"slot":"quest","die":"green:6","hero":0}
{"type":"locked","hero":0,"die":"green:6","slot":"quest"}
{"type":"suffered","to":"ally:0","amount":1,"why":"poison"}
"Enemy 3 is stunned"
"#2: Hero 1 uses Slash"
"#2: Hero 2 uses Mighty Blow"
"Hero 2 puts green 6 on Thunder"
"Hero 2 rolls green #0, green 2"
"Hero 1 rolls green 2, green 6"
"Hero 1 rolls green 1, green 5"
"Hero 1 rolls green 1, green 3"
"Hero 2 takes the die back from Mend"
{"seat":1,"why":"move","clock":"turn","since":27,"turn":27}
{"type":"assigned","hero":1,"die":"green:6","slot":"thunder"}
{"slot":"spark","die":"green:1","done":true}
"Hero 2 rolls #1"
"Hero 1 is stunned"
"Hero 2 rolls green 3, green 5"
"Hero 2 rolls green 3, green 4"
"Enemy 2 finds nobody with red 5"
"Enemy #3 takes #2 wounds, #3 blocked"
"#2: Hero 1 uses the Sea Charm"
"Hero 1 puts green 6 on the Pearl of Tides"
{"seat":1,"why":"move","clock":"turn","since":30,"turn":30}
{"seat":1,"why":"move","clock":"turn","since":33,"turn":33}
{"seat":1,"why":"window","clock":"window","since":7,"open":true}
{"seat":1,"why":"window","clock":"window","since":13,"open":true}
{"type":"no-target","who":"enemy:1","card":"atk-5-red"}
"Hero 1 rolls green 2"
"Enemy 3 takes #2 wound"
"#2: Hero 2 uses Spark"
"#2: Hero 2 uses Hidden Blade"
"Hero 1 puts green 1 on Spark"
"Hero 1 puts green 1 on Riposte"
"Hero 1 rolls green 2, green 3"
"Enemy 2 is healed of a #1"
"Enemy 1 finds nobody with red 5"
{"seat":1,"why":"move","clock":"turn","since":35,"turn":35}
{"seat":1,"why":"move","clock":"turn","since":70,"turn":70}
{"seat":1,"why":"move","clock":"turn","since":74,"turn":74}
{"type":"healed","to":"enemy:1","what":"wound"}
{"type":"no-target","who":"enemy:0","card":"atk-5-red"}
"Hero 1 rolls green 4"
"#2: Hero 1 uses Spark"
"Hero 2 puts green 4 on Smite"
"Hero 2 puts blue 4 on Landslide"
"Hero 2 rolls green 2, green 5"
"Hero 1 puts green 4 on Spark"
"Hero 1 rolls green 3, green 6"
"Hero 2 puts green 6 on Mighty Blow"
"Hero 1 puts red 6 on Full Swing"
{"seat":1,"why":"move","clock":"turn","since":16,"turn":16}
{"type":"assigned","hero":0,"die":"red:6","slot":"full-swing"}
{"type":"assigned","hero":1,"die":"green:6","slot":"mighty-blow"}
{"type":"assigned","hero":1,"die":"green:4","slot":"smite"}
{"type":"assigned","hero":1,"die":"blue:4","slot":"landslide"}
{"who":"hero:1","value":4,"relic":"pearl-of-tides"}
{"slot":"pummel","die":"red:4"}
"#2: Hero 1 uses Riposte"
"Hero 2 puts blue 3 on Entangle"
"Hero 1 puts green 2 on Spark"
"Hero 1 puts blue 4 on Landslide"
"Hero 1 rolls green 1, green 6"
"Hero 1 rolls green 4, green 6"
"Hero 1 takes the die back from Slash"
{"type":"assigned","hero":1,"die":"blue:3","slot":"entangle"}
{"seat":1,"why":"window","clock":"window","since":10,"open":true}
{"slot":"sidestep","die":"green:3","done":true}
"Hero 1 becomes Monk"
"Hero 2 puts green 2 on Mend"
"Hero 1 puts green 2 on Riposte"
"Hero 1 puts green 3 on Slash"
"Hero 1 puts red 3 on Pummel"
"Hero 1 puts green 2 on Hidden Blade"
"Hero 1 takes the die back from Fireball"
{"seat":1,"why":"move","clock":"turn","since":49,"turn":49}
{"type":"assigned","hero":0,"die":"red:3","slot":"pummel"}
{"slot":"smite","die":"green:4","done":true}
{"slot":"jump","die":"red:4","done":true}
{"type":"action","hero":1,"action":"jump","value":4}
{"type":"advanced","hero":0,"class":"monk","how":"cover"}
"Hero 1 rolls green 1"
"#2: Enemy 3 attacks Hero #2"
"@0 leads Hero 2, a Fighter"
"@0 leads Hero 2, a Mage"
"@0 leads Hero 2, a Priest"
"@0 leads Hero 2, a Thief"
"@0 leads Hero 1, a Fighter"
"@0 leads Hero 1, a Mage"
"@0 leads Hero 1, a Priest"
"@0 leads Hero 1, a Thief"
"Hero 2 puts green 4 on Slash"
"Hero 2 rolls green 2, green 4"
"Hero 1 puts blue 3 on Entangle"
"Hero 1 rolls green 2, green 4"
"Hero 1 rolls green 3, green 4"
"Hero 1 rolls green 4, green 5"
"Enemy 2 takes #2 wounds, #3 blocked"
{"seat":1,"why":"move","clock":"turn","since":19,"turn":19}
{"type":"assigned","hero":0,"die":"blue:3","slot":"entangle"}
{"who":"hero:0","value":4,"relic":"lantern-of-dawn"}
{"type":"hero","hero":0,"seat":0,"class":"fighter"}
{"type":"hero","hero":0,"seat":0,"class":"mage"}
{"type":"hero","hero":0,"seat":0,"class":"priest"}
{"type":"hero","hero":0,"seat":0,"class":"thief"}
{"type":"hero","hero":1,"seat":1,"class":"fighter"}
{"type":"hero","hero":1,"seat":1,"class":"mage"}
{"type":"hero","hero":1,"seat":1,"class":"priest"}
{"type":"hero","hero":1,"seat":1,"class":"thief"}
"Hero 2 becomes Druid"
"Hero 1 becomes Druid"
"#2: Hero #2 uses Spark"
"Hero 2 puts red 3 on Jump"
"Hero 2 rolls green 2, green 3"
"Hero 1 puts green 5 on Slash"
"Hero 1 puts green 4 on Fireball"
"Hero 1 rolls green 2, green 5"
"Hero 1 rolls green 5, green 6"
"Enemy 2 finds nobody with green 5"
{"seat":1,"why":"move","clock":"turn","since":46,"turn":46}
{"type":"assigned","hero":1,"die":"red:3","slot":"jump"}
{"slot":"pummel","die":"red:3","done":true}
{"type":"action","hero":1,"action":"entangle","value":3}
{"type":"advanced","hero":0,"class":"druid","how":"cover"}
{"type":"advanced","hero":1,"class":"druid","how":"cover"}
"#2: Hero 2 uses Fireball"
"Hero 2 puts green 2 on Omen"
"Hero 2 puts green 6 on Fireball"
"Enemy 1 finds nobody with blue 4"
"Hero 1 puts green 5 on Mighty Blow"
{"seat":1,"why":"move","clock":"turn","since":43,"turn":43}
{"type":"hit","to":"hero:0","by":"enemy:2","amount":1,"blocked":0}
"#2: Hero 2 uses Impale"
"#2: Hero 1 uses Poison Dart"
"Hero 2 puts green 6 on Riposte"
"Hero 2 rolls green #0, green 4"
"Hero 1 puts green 5 on Fireball"
"Hero 1 rolls green 3, green 5"
"Hero 1 locks green 4 on the #2"
{"seat":1,"why":"move","clock":"turn","since":21,"turn":21}
{"seat":1,"why":"move","clock":"turn","since":54,"turn":54}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":4,"blocked":0}
{"slot":"jump","die":"red:3","done":true}
{"type":"action","hero":1,"action":"jump","value":3}
{"who":"hero:1","value":3,"relic":"pearl-of-tides"}
"Hero 1 becomes Berserker"
"#2: Hero 1 uses Sidestep"
"Hero 1 is healed of Poison"
"Hero 2 puts green 6 on Spark"
"Hero 2 puts green #0 on Riposte"
"Enemy 2 finds nobody with blue 5"
"Hero 2 puts green 5 on Mighty Blow"
"Hero 1 puts green 3 on the Pearl of Tides"
{"seat":1,"why":"move","clock":"turn","since":42,"turn":42}
{"seat":1,"why":"move","clock":"turn","since":68,"turn":68}
{"slot":"landslide","die":"blue:5","done":true}
{"type":"action","hero":1,"action":"landslide","value":4}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":3}
{"type":"advanced","hero":0,"class":"berserker","how":"cover"}
"#2: Hero 2 uses Ward"
"#2: Hero 1 uses Fireball"
"#0: Hero 2 uses Omen"
"#2: Hero 2 uses Full Swing"
"Hero 2 puts green 5 on Slash"
"Hero 2 puts green #0 on Omen"
"Hero 2 rolls green #0, green 5"
"Hero 1 puts green 1 on Omen"
"Enemy 1 finds nobody with red 4"
"Enemy #2 takes #3 wound, #2 blocked"
"Hero 2 takes the die back from Sidestep"
"Hero 2 takes the die back from Ward"
"Hero 1 puts green 4 on Iron Palm"
{"seat":1,"why":"move","clock":"turn","since":26,"turn":26}
{"seat":1,"why":"move","clock":"turn","since":50,"turn":50}
{"seat":1,"why":"move","clock":"turn","since":81,"turn":81}
{"type":"action","hero":0,"action":"landslide","value":4}
"Hero 2 becomes Oracle"
"#2: Hero 2 uses Thunder"
"#2: Hero 2 uses Pummel"
"#0: Hero 2 uses Hidden Blade"
"Hero 2 puts green 6 on Smite"
"Hero 2 puts green #0 on Mend"
"Hero 1 rolls green 1, green 4"
{"seat":1,"why":"move","clock":"turn","since":38,"turn":38}
{"seat":1,"why":"move","clock":"turn","since":57,"turn":57}
{"seat":1,"why":"window","clock":"window","since":8,"open":true}
{"type":"omen","who":"enemy:2","card":"shield-1"}
{"type":"advanced","hero":1,"class":"oracle","how":"cover"}
"#2: Hero 2 uses Riposte"
"Hero 2 puts green 6 on Sidestep"
"Hero 2 puts green 4 on Fireball"
"Hero 2 puts green 3 on Mend"
"Hero 2 puts green 3 on Ward"
"Hero 2 puts red 5 on Impale"
"Hero 1 puts blue 4 on Entangle"
"Hero 1 rolls green 1, green 2"
{"seat":1,"why":"move","clock":"turn","since":59,"turn":59}
{"type":"assigned","hero":1,"die":"red:5","slot":"impale"}
{"seat":1,"why":"window","clock":"window","since":11,"open":true}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":3,"blocked":0}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":7,"blocked":0}
{"slot":"pummel","die":"red:4","done":true}
{"slot":"pearl-of-tides","die":"green:5","done":true}
"Hero 1 becomes Oracle"
"Hero 1 rolls green 5"
"Hero #1 suffers #1 wounds"
"Hero 2 puts green 5 on Smite"
"Hero 2 puts green 4 on Spark"
"Hero 1 puts red 2 on Pummel"
"Hero 1 puts red 4 on Pummel"
"Enemy 2 takes #2 wound, #3 blocked"
"Hero 2 puts green 6 on Poison Dart"
"Hero 2 puts green 5 on Poison Dart"
"Hero 2 takes the die back from Slash"
{"seat":0,"why":"move","clock":"turn","since":29,"turn":29}
{"seat":0,"why":"window","clock":"window","since":9,"open":true}
{"type":"advanced","hero":0,"class":"oracle","how":"cover"}
"Enemy 1 gets Shield"
"Hero 1 rolls green 3"
"#2: Hero 2 uses Mend"
"Hero 2 puts green 5 on Sidestep"
"Hero 2 puts green 3 on Fireball"
"Hero 2 puts blue 4 on Entangle"
"Hero #1 looks at #2 attack cards and puts #1 under the deck"
{"seat":1,"why":"move","clock":"turn","since":55,"turn":55}
{"seat":1,"why":"move","clock":"turn","since":62,"turn":62}
"Enemy 2 gets Shield"
"Hero 2 puts green 3 on Spark"
"Hero 2 puts green 3 on Riposte"
"Hero 1 puts green 6 on Thunder"
"Hero 1 puts green 6 on Smite"
"Enemy #1 suffers #1 wound of Poison"
"Hero 1 puts green 3 on Axe Sweep"
"#2: Hero 1 uses the Lantern of Dawn"
"Hero 2 takes the die back from Poison Dart"
{"seat":1,"why":"move","clock":"turn","since":23,"turn":23}
{"seat":1,"why":"move","clock":"turn","since":28,"turn":28}
{"seat":1,"why":"move","clock":"turn","since":51,"turn":51}
{"seat":1,"why":"move","clock":"turn","since":52,"turn":52}
{"seat":1,"why":"move","clock":"turn","since":78,"turn":78}
{"seat":1,"why":"move","clock":"turn","since":80,"turn":80}
{"seat":0,"why":"window","clock":"window","since":18,"open":true}
"Ally 1 is poisoned"
"#2: Hero #2 uses Riposte"
"#2: Hero 2 uses Poison Dart"
"#2: Hero 1 uses Iron Palm"
"Hero 1 puts green 3 on Spark"
"Hero 1 puts blue 2 on Entangle"
"Hero 1 rolls green 1, green 1"
"3 attack cards go under the deck"
"Enemy 2 finds nobody with green 4"
"Enemy 1 finds nobody with green 4"
{"seat":1,"why":"move","clock":"turn","since":37,"turn":37}
{"seat":1,"why":"move","clock":"turn","since":60,"turn":60}
{"seat":1,"why":"move","clock":"turn","since":94,"turn":94}
"#0: Hero 2 uses Spark"
"Ally 1 is knocked out"
"#2: Enemy 2 attacks Hero #2"
"Hero 2 puts green 5 on Mend"
"Hero 2 puts green 5 on Riposte"
"Hero 2 puts red 2 on Pummel"
"Hero 1 puts green 5 on Spark"
"Hero 1 puts green 3 on Fireball"
"Hero 2 takes the die back from Fireball"
{"seat":1,"why":"move","clock":"turn","since":66,"turn":66}
{"seat":1,"why":"move","clock":"turn","since":85,"turn":85}
{"seat":1,"why":"move","clock":"turn","since":93,"turn":93}
"Enemy 1 is poisoned"
"#2: Hero #2 uses Mend"
"Hero 2 puts green 4 on Riposte"
"Hero 1 puts green 2 on Omen"
"Hero 1 puts green 6 on Slash"
"Hero #2 takes #3 wound, #2 blocked"
"Hero 2 puts red 6 on Full Swing"
"The next attack on Hero 1 will miss"
{"type":"hit","to":"hero:0","by":"enemy:2","amount":2,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":1,"blocked":0}
"Hero 2 puts green 5 on Fireball"
"Hero 1 puts green 3 on Riposte"
"Enemy 2 finds nobody with blue 4"
"Hero 2 puts green 6 on Hidden Blade"
"Hero 1 puts green 6 on Mighty Blow"
{"seat":0,"why":"move","clock":"turn","since":33,"turn":33}
{"seat":1,"why":"move","clock":"turn","since":34,"turn":34}
{"seat":1,"why":"move","clock":"turn","since":63,"turn":63}
{"seat":1,"why":"move","clock":"turn","since":79,"turn":79}
{"seat":1,"why":"move","clock":"turn","since":87,"turn":87}
{"seat":1,"why":"move","clock":"turn","since":112,"turn":112}
{"slot":"gaias-gift","die":"blue:2","done":true}
{"slot":"entangle","die":"blue:6","done":true}
{"slot":"impale","die":"red:5","done":true}
"#2: Hero 2 uses Gaia's Gift"
"#2: Hero 2 uses Axe Sweep"
"Hero 1 gains the Pearl of Tides"
"Enemy #2 takes #2 wounds, #3 blocked"
"Hero 2 puts green 4 on Poison Dart"
"Hero 2 takes the die back from Smite"
"Hero 2 locks green 2 on the #2"
{"seat":0,"why":"move","clock":"turn","since":27,"turn":27}
{"seat":1,"why":"move","clock":"turn","since":32,"turn":32}
{"seat":1,"why":"move","clock":"turn","since":48,"turn":48}
{"seat":1,"why":"move","clock":"turn","since":61,"turn":61}
"Hero 2 suffers #1 wound"
"Enemy 4 takes #2 wounds"
"#2: Hero #2 uses Entangle"
"#2: Hero 1 uses Hidden Blade"
"Hero 2 puts green 6 on Slash"
"Hero 2 puts green 4 on Ward"
"Hero 2 puts blue 2 on Entangle"
"Hero 2 rolls green 2, green 2"
"Hero 2 takes #2 wound, #3 blocked"
"Hero 1 puts green 5 on Thunder"
"Hero 1 puts blue 5 on Landslide"
"Enemy 1 finds nobody with red 3"
"Hero 2 puts green 5 on Hidden Blade"
"Hero 2 puts green 6 on the Pearl of Tides"
"Hero 2 puts green 4 on the Pearl of Tides"
"Hero 2 looks at #0 attack cards and puts #1 under the deck"
{"seat":0,"why":"move","clock":"turn","since":24,"turn":24}
{"seat":0,"why":"move","clock":"turn","since":31,"turn":31}
{"seat":0,"why":"move","clock":"turn","since":35,"turn":35}
{"seat":0,"why":"move","clock":"turn","since":40,"turn":40}
{"seat":1,"why":"move","clock":"turn","since":72,"turn":72}
{"seat":1,"why":"move","clock":"turn","since":77,"turn":77}
{"seat":1,"why":"move","clock":"turn","since":97,"turn":97}
{"seat":1,"why":"move","clock":"turn","since":117,"turn":117}
"#2: Hero #2 uses Pummel"
"Hero 2 puts green 5 on Thunder"
"Hero 2 rolls green 3, green 3"
"Hero 1 puts green 6 on Riposte"
"Hero 1 puts green 6 on Fireball"
"Hero 1 puts red 5 on Pummel"
"Hero 1 rolls green 6, green 6"
"Enemy 2 finds nobody with red 4"
"Enemy 3 finds nobody with blue 5"
"Hero 1 takes the die back from Mighty Blow"
{"seat":0,"why":"move","clock":"turn","since":25,"turn":25}
{"seat":0,"why":"move","clock":"turn","since":43,"turn":43}
{"seat":0,"why":"move","clock":"turn","since":70,"turn":70}
{"seat":1,"why":"move","clock":"turn","since":41,"turn":41}
{"seat":1,"why":"move","clock":"turn","since":67,"turn":67}
{"seat":1,"why":"move","clock":"turn","since":75,"turn":75}
{"seat":0,"why":"window","clock":"window","since":23,"open":true}
{"seat":0,"why":"window","clock":"window","since":25,"open":true}
"Hero 2 puts green 6 on Ward"
"Hero 2 rolls green 5, green 5"
"Hero 2 rolls green 6, green 6"
"Hero 1 puts green 5 on Riposte"
"Hero 1 puts green 3 on Omen"
"Enemy 2 suffers #1 wound of Poison"
"Hero 2 puts green 4 on Hidden Blade"
"#2: Enemy 2 attacks Hero 1, Hero 2"
{"seat":0,"why":"move","clock":"turn","since":30,"turn":30}
{"seat":0,"why":"move","clock":"turn","since":49,"turn":49}
{"seat":0,"why":"move","clock":"turn","since":74,"turn":74}
{"seat":1,"why":"move","clock":"turn","since":39,"turn":39}
{"seat":1,"why":"move","clock":"turn","since":47,"turn":47}
{"seat":1,"why":"move","clock":"turn","since":64,"turn":64}
{"seat":0,"why":"window","clock":"window","since":21,"open":true}
"The final boss: Levanthys"
"Hero #1 suffers #1 wound"
"Enemy 4 is Pincer Arm"
"Discarded from the attack deck: Shield"
"Hero 2 puts green 6 on Mend"
"Hero 2 puts green 5 on Spark"
"Hero 2 puts green 4 on Omen"
"Hero 2 puts red 5 on Lance"
"Hero 1 puts green 4 on Riposte"
"Hero 1 puts green 4 on Slash"
"Enemy 3 finds nobody with blue 6"
"Enemy 3 finds nobody with red 6"
"Hero 1 puts green 6 on Poison Dart"
"The party has won"
"Enemy 1 loses all Blocks"
"Hero 2 puts green 4 on Sidestep"
"Hero 2 puts green 3 on Omen"
"Hero 2 puts blue 5 on Entangle"
"Hero 1 puts green 3 on Sidestep"
"Hero 1 rolls green 2, green 2"
"Hero 1 rolls green 3, green 3"
"Hero 1 puts green 4 on Axe Sweep"
"Hero 1 locks green 3 on the #2"
"Enemy #2 counters: #2 wound for Hero 2"
"Hero 2 puts green 3 on the Pearl of Tides"
"#2: Hero 1 uses Gaia's Gift"
"Ghost is defeated by Hero 2"
"Hero 2 puts green 5 on Ward"
"Hero 2 puts blue 6 on Entangle"
"Hero 2 puts red 6 on Lance"
"Enemy 1 finds nobody with Crushing Depths"
"Hero 2 puts blue 2 on Gaia's Gift"
"Hero 2 puts red 5 on Full Swing"
"Hero 1 takes the die back from Thunder"
"Enemy 2 counters: #2 wound for Hero 2"
"Enemy 2 counters: #2 wound for Hero #2"
"All heroes are down: the party has lost"
"#2: Hero 1 uses Mighty Blow"
"Hero 2 puts blue 5 on Landslide"
"Hero 2 puts red 6 on Pummel"
"Hero 2 puts red 4 on Lance"
"Enemy 3 takes #2 wounds, #3 blocked"
"Enemy 3 finds nobody with red 5"
"#2: Hero 2 uses the Sea Charm"
"A #1 die of Hero 2 comes home"
"Hero 2 puts green 5 on the Pearl of Tides"
"Enemy 2 loses all Blocks"
"#2: Hero 2 uses Spear Sweep"
"Hero 1 puts green 4 on Omen"
"Hero 1 puts blue 6 on Landslide"
"Hero 1 takes #2 wounds, #3 blocked"
"Enemy 1 finds nobody with blue 3"
"Hero 2 puts blue 3 on Gaia's Gift"
"The party plays Perilous Shadows"
"Imp is defeated by Hero 2"
"Enemy 2 finds nobody with blue 3"
"Hero 2 puts green 2 on Shield Bash"
"Hero 2 counters: #2 wound for Enemy 2"
"Hero 1 puts green 5 on Axe Sweep"
"#2: Enemy 1 attacks Hero 1, Hero 2"
"The party plays The Wilds"
"Hero 2 rolls green #0, green #0"
"Enemy 2 finds nobody with red 3"
"Enemy 3 finds nobody with red 4"
"Pincer Arm is defeated by Hero 2"
"Hero 2 puts green 3 on Axe Sweep"
"Hero 2 takes the die back from Thunder"
"Hero 1 puts green 5 on Poison Dart"
"#2: Enemy 2 attacks Hero 2, Hero 1"
"Enemy 2 finds nobody with Crushing Depths"
"green 5 of Hero 1 returns to its pool"
"green 4 of Hero 1 returns to its pool"
"The party plays Iron and Runes"
"6 attack cards go under the deck"
"Hero 2 takes the die back from Mighty Blow"
"Hero 1 puts green 4 on the Lantern of Dawn"
"A #1 die of Hero 1 comes home"
"blue 3 of Hero 1 returns to its pool"
"The next attack on Hero 2 will miss"
{"seat":0,"why":"choice","clock":"turn","since":0}
[{"type":"ready"},"Ready"]
[{"type":"pass"},"Pass"]
[{"type":"assign","hero":0,"die":"green:1","slot":"riposte"},"Hero 1: green 1 on Riposte"]
[{"type":"assign","hero":1,"die":"green:1","slot":"riposte"},"Hero 2: green 1 on Riposte"]
[{"type":"assign","hero":0,"die":"green:2","slot":"riposte"},"Hero 1: green 2 on Riposte"]
[{"type":"assign","hero":0,"die":"green:6","slot":"riposte"},"Hero 1: green 6 on Riposte"]
[{"type":"assign","hero":0,"die":"green:4","slot":"riposte"},"Hero 1: green 4 on Riposte"]
[{"type":"assign","hero":0,"die":"green:3","slot":"riposte"},"Hero 1: green 3 on Riposte"]
[{"type":"assign","hero":0,"die":"green:5","slot":"riposte"},"Hero 1: green 5 on Riposte"]
[{"type":"assign","hero":0,"die":"green:6","slot":"mighty-blow"},"Hero 1: green 6 on Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:5","slot":"mighty-blow"},"Hero 1: green 5 on Mighty Blow"]
[{"type":"assign","hero":1,"die":"green:3","slot":"riposte"},"Hero 2: green 3 on Riposte"]
[{"type":"assign","hero":1,"die":"green:5","slot":"riposte"},"Hero 2: green 5 on Riposte"]
[{"type":"assign","hero":1,"die":"green:6","slot":"riposte"},"Hero 2: green 6 on Riposte"]
[{"type":"assign","hero":1,"die":"green:2","slot":"riposte"},"Hero 2: green 2 on Riposte"]
[{"type":"assign","hero":1,"die":"green:4","slot":"riposte"},"Hero 2: green 4 on Riposte"]
[{"type":"assign","hero":1,"die":"green:5","slot":"mighty-blow"},"Hero 2: green 5 on Mighty Blow"]
[{"type":"assign","hero":1,"die":"green:6","slot":"mighty-blow"},"Hero 2: green 6 on Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:3","slot":"sidestep"},"Hero 1: green 3 on Sidestep"]
[{"type":"choose","option":"hero:0"},"Hero 1"]
[{"type":"assign","hero":0,"die":"green:6","slot":"sidestep"},"Hero 1: green 6 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:4","slot":"sidestep"},"Hero 1: green 4 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:5","slot":"sidestep"},"Hero 1: green 5 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:6","slot":"poison-dart"},"Hero 1: green 6 on Poison Dart"]
[{"type":"assign","hero":0,"die":"green:5","slot":"poison-dart"},"Hero 1: green 5 on Poison Dart"]
[{"type":"assign","hero":0,"die":"green:4","slot":"poison-dart"},"Hero 1: green 4 on Poison Dart"]
[{"type":"rest","hero":0},"Hero 1: rest"]
[{"type":"advance","hero":0,"class":"monk","how":"cover"},"Hero 1: become Monk"]
[{"type":"advance","hero":0,"class":"monk","how":"tuck"},"Hero 1: learn from Monk"]
[{"type":"advance","hero":0,"class":"gambler","how":"cover"},"Hero 1: become Gambler"]
[{"type":"advance","hero":0,"class":"gambler","how":"tuck"},"Hero 1: learn from Gambler"]
[{"type":"assign","hero":0,"die":"red:5","slot":"pummel"},"Hero 1: red 5 on Pummel"]
[{"type":"assign","hero":0,"die":"red:6","slot":"pummel"},"Hero 1: red 6 on Pummel"]
[{"type":"assign","hero":0,"die":"red:3","slot":"pummel"},"Hero 1: red 3 on Pummel"]
[{"type":"assign","hero":0,"die":"red:2","slot":"pummel"},"Hero 1: red 2 on Pummel"]
[{"type":"assign","hero":1,"die":"red:5","slot":"pummel"},"Hero 2: red 5 on Pummel"]
[{"type":"advance","hero":0,"class":"berserker","how":"cover"},"Hero 1: become Berserker"]
[{"type":"advance","hero":0,"class":"berserker","how":"tuck"},"Hero 1: learn from Berserker"]
[{"type":"advance","hero":0,"class":"samurai","how":"cover"},"Hero 1: become Samurai"]
[{"type":"advance","hero":0,"class":"samurai","how":"tuck"},"Hero 1: learn from Samurai"]
[{"type":"assign","hero":0,"die":"red:5","slot":"full-swing"},"Hero 1: red 5 on Full Swing"]
[{"type":"assign","hero":0,"die":"green:5","slot":"fireball"},"Hero 1: green 5 on Fireball"]
[{"type":"assign","hero":0,"die":"green:6","slot":"fireball"},"Hero 1: green 6 on Fireball"]
[{"type":"assign","hero":0,"die":"green:3","slot":"fireball"},"Hero 1: green 3 on Fireball"]
[{"type":"assign","hero":0,"die":"green:4","slot":"fireball"},"Hero 1: green 4 on Fireball"]
[{"type":"assign","hero":0,"die":"green:5","slot":"thunder"},"Hero 1: green 5 on Thunder"]
[{"type":"assign","hero":0,"die":"green:6","slot":"thunder"},"Hero 1: green 6 on Thunder"]
[{"type":"assign","hero":0,"die":"green:1","slot":"spark"},"Hero 1: green 1 on Spark"]
[{"type":"assign","hero":0,"die":"green:5","slot":"spark"},"Hero 1: green 5 on Spark"]
[{"type":"assign","hero":0,"die":"green:3","slot":"spark"},"Hero 1: green 3 on Spark"]
[{"type":"assign","hero":0,"die":"green:6","slot":"spark"},"Hero 1: green 6 on Spark"]
[{"type":"assign","hero":0,"die":"green:2","slot":"spark"},"Hero 1: green 2 on Spark"]
[{"type":"assign","hero":0,"die":"green:4","slot":"spark"},"Hero 1: green 4 on Spark"]
[{"type":"assign","hero":1,"die":"green:6","slot":"fireball"},"Hero 2: green 6 on Fireball"]
[{"type":"assign","hero":1,"die":"green:5","slot":"fireball"},"Hero 2: green 5 on Fireball"]
[{"type":"assign","hero":1,"die":"green:3","slot":"fireball"},"Hero 2: green 3 on Fireball"]
[{"type":"assign","hero":1,"die":"green:4","slot":"fireball"},"Hero 2: green 4 on Fireball"]
[{"type":"assign","hero":1,"die":"green:6","slot":"thunder"},"Hero 2: green 6 on Thunder"]
[{"type":"assign","hero":1,"die":"green:5","slot":"thunder"},"Hero 2: green 5 on Thunder"]
[{"type":"advance","hero":0,"class":"druid","how":"cover"},"Hero 1: become Druid"]
[{"type":"advance","hero":0,"class":"druid","how":"tuck"},"Hero 1: learn from Druid"]
[{"type":"rest","hero":1},"Hero 2: rest"]
[{"type":"advance","hero":1,"class":"berserker","how":"cover"},"Hero 2: become Berserker"]
[{"type":"advance","hero":1,"class":"berserker","how":"tuck"},"Hero 2: learn from Berserker"]
[{"type":"advance","hero":1,"class":"samurai","how":"cover"},"Hero 2: become Samurai"]
[{"type":"advance","hero":1,"class":"samurai","how":"tuck"},"Hero 2: learn from Samurai"]
[{"type":"advance","hero":1,"class":"time-sage","how":"cover"},"Hero 2: become Time Sage"]
[{"type":"advance","hero":1,"class":"time-sage","how":"tuck"},"Hero 2: learn from Time Sage"]
[{"type":"advance","hero":1,"class":"druid","how":"cover"},"Hero 2: become Druid"]
[{"type":"advance","hero":1,"class":"druid","how":"tuck"},"Hero 2: learn from Druid"]
[{"type":"assign","hero":0,"die":"green:3","slot":"ward"},"Hero 1: green 3 on Ward"]
[{"type":"choose","option":"wound"},"A wound"]
[{"type":"choose","option":"poison"},"Poison"]
[{"type":"assign","hero":1,"die":"green:5","slot":"ward"},"Hero 2: green 5 on Ward"]
[{"type":"assign","hero":1,"die":"green:3","slot":"ward"},"Hero 2: green 3 on Ward"]
[{"type":"assign","hero":1,"die":"green:4","slot":"ward"},"Hero 2: green 4 on Ward"]
[{"type":"assign","hero":1,"die":"green:6","slot":"ward"},"Hero 2: green 6 on Ward"]
[{"type":"assign","hero":1,"die":"green:5","slot":"smite"},"Hero 2: green 5 on Smite"]
[{"type":"assign","hero":1,"die":"green:4","slot":"smite"},"Hero 2: green 4 on Smite"]
[{"type":"assign","hero":1,"die":"green:6","slot":"smite"},"Hero 2: green 6 on Smite"]
[{"type":"assign","hero":0,"die":"green:5","slot":"ward"},"Hero 1: green 5 on Ward"]
[{"type":"assign","hero":0,"die":"green:4","slot":"ward"},"Hero 1: green 4 on Ward"]
[{"type":"assign","hero":0,"die":"green:6","slot":"ward"},"Hero 1: green 6 on Ward"]
[{"type":"assign","hero":0,"die":"green:5","slot":"smite"},"Hero 1: green 5 on Smite"]
[{"type":"assign","hero":0,"die":"green:4","slot":"smite"},"Hero 1: green 4 on Smite"]
[{"type":"assign","hero":0,"die":"green:6","slot":"smite"},"Hero 1: green 6 on Smite"]
[{"type":"advance","hero":0,"class":"cleric","how":"cover"},"Hero 1: become Cleric"]
[{"type":"advance","hero":0,"class":"cleric","how":"tuck"},"Hero 1: learn from Cleric"]
[{"type":"advance","hero":1,"class":"cleric","how":"cover"},"Hero 2: become Cleric"]
[{"type":"advance","hero":1,"class":"cleric","how":"tuck"},"Hero 2: learn from Cleric"]
[{"type":"advance","hero":0,"class":"oracle","how":"cover"},"Hero 1: become Oracle"]
[{"type":"advance","hero":0,"class":"oracle","how":"tuck"},"Hero 1: learn from Oracle"]
[{"type":"advance","hero":0,"class":"ranger","how":"cover"},"Hero 1: become Ranger"]
[{"type":"advance","hero":0,"class":"ranger","how":"tuck"},"Hero 1: learn from Ranger"]
[{"type":"buy","hero":0,"item":"antidote"},"Hero 1: buy Antidote"]
[{"type":"buy","hero":0,"item":"smoke-bomb"},"Hero 1: buy Smoke Bomb"]
[{"type":"buy","hero":0,"item":"oil-flask"},"Hero 1: buy Oil Flask"]
[{"type":"give","from":0,"to":1,"what":"item:tower-shield"},"Hero 1: give Tower Shield to Hero 2"]
[{"type":"give","from":0,"to":1,"what":"item:antidote"},"Hero 1: give Antidote to Hero 2"]
[{"type":"give","from":0,"to":1,"what":"item:smoke-bomb"},"Hero 1: give Smoke Bomb to Hero 2"]
[{"type":"advance","hero":1,"class":"oracle","how":"cover"},"Hero 2: become Oracle"]
[{"type":"advance","hero":1,"class":"oracle","how":"tuck"},"Hero 2: learn from Oracle"]
[{"type":"advance","hero":1,"class":"ranger","how":"cover"},"Hero 2: become Ranger"]
[{"type":"advance","hero":1,"class":"ranger","how":"tuck"},"Hero 2: learn from Ranger"]
[{"type":"give","from":0,"to":1,"what":"item:oil-flask"},"Hero 1: give Oil Flask to Hero 2"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"gaias-gift"},"Hero 1: blue 2 on Gaia's Gift"]
[{"type":"choose","option":"all"},"All of them"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"gaias-gift"},"Hero 1: blue 4 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"gaias-gift"},"Hero 1: blue 5 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"gaias-gift"},"Hero 1: blue 3 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"gaias-gift"},"Hero 1: blue 6 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"landslide"},"Hero 1: blue 4 on Landslide"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"landslide"},"Hero 1: blue 5 on Landslide"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"landslide"},"Hero 1: blue 6 on Landslide"]
[{"type":"assign","hero":0,"die":"green:1","slot":"omen"},"Hero 1: green 1 on Omen"]
[{"type":"assign","hero":0,"die":"green:2","slot":"omen"},"Hero 1: green 2 on Omen"]
[{"type":"assign","hero":0,"die":"green:3","slot":"omen"},"Hero 1: green 3 on Omen"]
[{"type":"assign","hero":0,"die":"green:6","slot":"omen"},"Hero 1: green 6 on Omen"]
[{"type":"assign","hero":0,"die":"green:5","slot":"omen"},"Hero 1: green 5 on Omen"]
[{"type":"assign","hero":0,"die":"green:4","slot":"omen"},"Hero 1: green 4 on Omen"]
[{"type":"assign","hero":1,"die":"green:6","slot":"sidestep"},"Hero 2: green 6 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"sidestep"},"Hero 2: green 4 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:3","slot":"sidestep"},"Hero 2: green 3 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"sidestep"},"Hero 2: green 5 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"poison-dart"},"Hero 2: green 6 on Poison Dart"]
[{"type":"assign","hero":1,"die":"green:4","slot":"poison-dart"},"Hero 2: green 4 on Poison Dart"]
[{"type":"assign","hero":1,"die":"green:5","slot":"poison-dart"},"Hero 2: green 5 on Poison Dart"]
[{"type":"give","from":0,"to":1,"what":"relic:pearl-of-tides"},"Hero 1: give Pearl of Tides to Hero 2"]
[{"type":"assign","hero":1,"die":"green:3","slot":"thorns"},"Hero 2: green 3 on Thorns"]
[{"type":"assign","hero":1,"die":"green:2","slot":"thorns"},"Hero 2: green 2 on Thorns"]
[{"type":"assign","hero":1,"die":"green:1","slot":"thorns"},"Hero 2: green 1 on Thorns"]
[{"type":"assign","hero":1,"die":"green:6","slot":"thorns"},"Hero 2: green 6 on Thorns"]
[{"type":"assign","hero":1,"die":"green:4","slot":"thorns"},"Hero 2: green 4 on Thorns"]
[{"type":"assign","hero":1,"die":"green:5","slot":"thorns"},"Hero 2: green 5 on Thorns"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"entangle"},"Hero 2: blue 3 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"entangle"},"Hero 2: blue 6 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"entangle"},"Hero 2: blue 4 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"entangle"},"Hero 2: blue 5 on Entangle"]
[{"type":"choose","option":"relic:pearl-of-tides"},"Pearl of Tides"]
[{"type":"choose","option":"hero:1"},"Hero 2"]
[{"type":"choose","option":"enemy:0"},"Enemy 1"]
[{"type":"choose","option":"enemy:1"},"Enemy 2"]
[{"type":"choose","option":"ally:0"},"Ally 1"]
[{"type":"choose","option":"enemy:2"},"Enemy 3"]
[{"type":"assign","hero":0,"die":"red:6","slot":"full-swing"},"Hero 1: red 6 on Full Swing"]
[{"type":"assign","hero":0,"die":"red:1","slot":"taunt"},"Hero 1: red 1 on Taunt"]
[{"type":"assign","hero":0,"die":"red:2","slot":"taunt"},"Hero 1: red 2 on Taunt"]
[{"type":"assign","hero":0,"die":"red:3","slot":"taunt"},"Hero 1: red 3 on Taunt"]
[{"type":"assign","hero":0,"die":"red:4","slot":"taunt"},"Hero 1: red 4 on Taunt"]
[{"type":"assign","hero":0,"die":"red:6","slot":"taunt"},"Hero 1: red 6 on Taunt"]
[{"type":"assign","hero":0,"die":"red:5","slot":"taunt"},"Hero 1: red 5 on Taunt"]
[{"type":"assign","hero":0,"die":"green:5","slot":"axe-sweep"},"Hero 1: green 5 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:4","slot":"axe-sweep"},"Hero 1: green 4 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:6","slot":"axe-sweep"},"Hero 1: green 6 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:3","slot":"axe-sweep"},"Hero 1: green 3 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:5","slot":"hidden-blade"},"Hero 1: green 5 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:3","slot":"hidden-blade"},"Hero 1: green 3 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:4","slot":"iron-palm"},"Hero 1: green 4 on Iron Palm"]
[{"type":"assign","hero":0,"die":"green:4","slot":"slash"},"Hero 1: green 4 on Slash"]
[{"type":"assign","hero":0,"die":"green:3","slot":"slash"},"Hero 1: green 3 on Slash"]
[{"type":"assign","hero":0,"die":"green:5","slot":"slash"},"Hero 1: green 5 on Slash"]
[{"type":"assign","hero":0,"die":"red:4","slot":"pummel"},"Hero 1: red 4 on Pummel"]
[{"type":"assign","hero":0,"die":"green:6","slot":"inner-calm"},"Hero 1: green 6 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:3","slot":"inner-calm"},"Hero 1: green 3 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:2","slot":"inner-calm"},"Hero 1: green 2 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:4","slot":"inner-calm"},"Hero 1: green 4 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:1","slot":"inner-calm"},"Hero 1: green 1 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"inner-calm"},"Hero 1: green 5 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"iron-palm"},"Hero 1: green 5 on Iron Palm"]
[{"type":"assign","hero":0,"die":"green:6","slot":"hidden-blade"},"Hero 1: green 6 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:2","slot":"hidden-blade"},"Hero 1: green 2 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:4","slot":"hidden-blade"},"Hero 1: green 4 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:6","slot":"iron-palm"},"Hero 1: green 6 on Iron Palm"]
[{"type":"assign","hero":0,"die":"green:1","slot":"hidden-blade"},"Hero 1: green 1 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:6","slot":"slash"},"Hero 1: green 6 on Slash"]
[{"type":"choose","option":"card:atk-4-red"},"red 4"]
[{"type":"choose","option":"card:crushing-depths"},"Crushing Depths"]
[{"type":"advance","hero":1,"class":"knight","how":"cover"},"Hero 2: become Knight"]
[{"type":"advance","hero":1,"class":"knight","how":"tuck"},"Hero 2: learn from Knight"]
[{"type":"advance","hero":1,"class":"monk","how":"cover"},"Hero 2: become Monk"]
[{"type":"advance","hero":1,"class":"monk","how":"tuck"},"Hero 2: learn from Monk"]
[{"type":"advance","hero":1,"class":"gambler","how":"cover"},"Hero 2: become Gambler"]
[{"type":"advance","hero":1,"class":"gambler","how":"tuck"},"Hero 2: learn from Gambler"]
[{"type":"assign","hero":1,"die":"red:5","slot":"bulwark"},"Hero 2: red 5 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:5","slot":"lance"},"Hero 2: red 5 on Lance"]
[{"type":"advance","hero":1,"class":"dragoon","how":"cover"},"Hero 2: become Dragoon"]
[{"type":"advance","hero":1,"class":"dragoon","how":"tuck"},"Hero 2: learn from Dragoon"]
[{"type":"advance","hero":1,"class":"dark-knight","how":"cover"},"Hero 2: become Dark Knight"]
[{"type":"advance","hero":1,"class":"dark-knight","how":"tuck"},"Hero 2: learn from Dark Knight"]
[{"type":"assign","hero":1,"die":"red:3","slot":"jump"},"Hero 2: red 3 on Jump"]
[{"type":"assign","hero":1,"die":"red:4","slot":"jump"},"Hero 2: red 4 on Jump"]
[{"type":"assign","hero":1,"die":"red:6","slot":"jump"},"Hero 2: red 6 on Jump"]
[{"type":"assign","hero":1,"die":"red:5","slot":"jump"},"Hero 2: red 5 on Jump"]
[{"type":"assign","hero":1,"die":"red:5","slot":"impale"},"Hero 2: red 5 on Impale"]
[{"type":"assign","hero":1,"die":"red:6","slot":"impale"},"Hero 2: red 6 on Impale"]
[{"type":"assign","hero":1,"die":"green:6","slot":"spear-sweep"},"Hero 2: green 6 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"spear-sweep"},"Hero 2: green 4 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:3","slot":"spear-sweep"},"Hero 2: green 3 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"spear-sweep"},"Hero 2: green 5 on Spear Sweep"]
[{"type":"choose","option":"enemy:3"},"Enemy 4"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"entangle"},"Hero 2: blue 2 on Entangle"]
[{"type":"buy","hero":1,"item":"loaded-die"},"Hero 2: buy Loaded Die"]
[{"type":"buy","hero":1,"item":"antidote"},"Hero 2: buy Antidote"]
[{"type":"buy","hero":1,"item":"oil-flask"},"Hero 2: buy Oil Flask"]
[{"type":"buy","hero":1,"item":"tower-shield"},"Hero 2: buy Tower Shield"]
[{"type":"buy","hero":1,"item":"hourglass"},"Hero 2: buy Hourglass"]
[{"type":"buy","hero":1,"item":"phoenix-feather"},"Hero 2: buy Phoenix Feather"]
[{"type":"buy","hero":1,"item":"smoke-bomb"},"Hero 2: buy Smoke Bomb"]
[{"type":"give","from":1,"to":0,"what":"item:tower-shield"},"Hero 2: give Tower Shield to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:oil-flask"},"Hero 2: give Oil Flask to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:antidote"},"Hero 2: give Antidote to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:smoke-bomb"},"Hero 2: give Smoke Bomb to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:hourglass"},"Hero 2: give Hourglass to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:phoenix-feather"},"Hero 2: give Phoenix Feather to Hero 1"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"gaias-gift"},"Hero 2: blue 2 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"gaias-gift"},"Hero 2: blue 4 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"gaias-gift"},"Hero 2: blue 5 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"gaias-gift"},"Hero 2: blue 6 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"gaias-gift"},"Hero 2: blue 3 on Gaia's Gift"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"landslide"},"Hero 2: blue 4 on Landslide"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"landslide"},"Hero 2: blue 5 on Landslide"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"landslide"},"Hero 2: blue 6 on Landslide"]
[{"type":"assign","hero":1,"die":"green:1","slot":"omen"},"Hero 2: green 1 on Omen"]
[{"type":"assign","hero":1,"die":"green:6","slot":"omen"},"Hero 2: green 6 on Omen"]
[{"type":"assign","hero":1,"die":"green:2","slot":"omen"},"Hero 2: green 2 on Omen"]
[{"type":"assign","hero":1,"die":"green:3","slot":"omen"},"Hero 2: green 3 on Omen"]
[{"type":"assign","hero":1,"die":"green:4","slot":"omen"},"Hero 2: green 4 on Omen"]
[{"type":"assign","hero":1,"die":"green:5","slot":"omen"},"Hero 2: green 5 on Omen"]
[{"type":"assign","hero":1,"die":"green:2","slot":"mend"},"Hero 2: green 2 on Mend"]
[{"type":"assign","hero":1,"die":"green:5","slot":"regrowth"},"Hero 2: green 5 on Regrowth"]
[{"type":"assign","hero":1,"die":"green:3","slot":"mend"},"Hero 2: green 3 on Mend"]
[{"type":"assign","hero":1,"die":"green:1","slot":"mend"},"Hero 2: green 1 on Mend"]
[{"type":"assign","hero":1,"die":"green:4","slot":"regrowth"},"Hero 2: green 4 on Regrowth"]
[{"type":"assign","hero":1,"die":"green:6","slot":"spark"},"Hero 2: green 6 on Spark"]
[{"type":"assign","hero":1,"die":"green:2","slot":"spark"},"Hero 2: green 2 on Spark"]
[{"type":"assign","hero":1,"die":"green:6","slot":"regrowth"},"Hero 2: green 6 on Regrowth"]
[{"type":"assign","hero":1,"die":"green:4","slot":"mend"},"Hero 2: green 4 on Mend"]
[{"type":"assign","hero":1,"die":"green:5","slot":"mend"},"Hero 2: green 5 on Mend"]
[{"type":"assign","hero":1,"die":"green:6","slot":"mend"},"Hero 2: green 6 on Mend"]
[{"type":"assign","hero":1,"die":"green:4","slot":"spark"},"Hero 2: green 4 on Spark"]
[{"type":"assign","hero":1,"die":"green:3","slot":"spark"},"Hero 2: green 3 on Spark"]
[{"type":"assign","hero":1,"die":"green:1","slot":"spark"},"Hero 2: green 1 on Spark"]
[{"type":"assign","hero":1,"die":"green:5","slot":"spark"},"Hero 2: green 5 on Spark"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"quest"},"Hero 2: blue 3 on the quest"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"quest"},"Hero 2: blue 5 on the quest"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"quest"},"Hero 2: blue 2 on the quest"]
[{"type":"choose","option":"bounty:crowd-pleaser"},"Crowd Pleaser"]
[{"type":"choose","option":"bounty:swift-strike"},"Swift Strike"]
[{"type":"choose","option":"bounty:giant-slayer"},"Giant Slayer"]
[{"type":"choose","option":"bounty:collector"},"Collector"]
[{"type":"choose","option":"bounty:iron-wall"},"Iron Wall"]
[{"type":"choose","option":"bounty:daredevil"},"Daredevil"]
[{"type":"choose","option":"bounty:beastmaster"},"Beastmaster"]
[{"type":"choose","option":"bounty:low-road"},"Low Road"]
[{"type":"choose","option":"bounty:gravedigger"},"Gravedigger"]
[{"type":"choose","option":"bounty:untouched"},"Untouched"]
[{"type":"choose","option":"bounty:timekeeper"},"Timekeeper"]
[{"type":"choose","option":"bounty:field-medic"},"Field Medic"]
[{"type":"choose","option":"bounty:turnabout"},"Turnabout"]
[{"type":"choose","option":"bounty:phoenix"},"Phoenix"]
[{"type":"choose","option":"bounty:jailbreaker"},"Jailbreaker"]
[{"type":"choose","option":"bounty:dutiful"},"Dutiful"]
[{"type":"give","from":1,"to":0,"what":"relic:pearl-of-tides"},"Hero 2: give Pearl of Tides to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:imp"},"Hero 2: give Imp to Hero 1"]
[{"type":"assign","hero":1,"die":"red:3","slot":"pummel"},"Hero 2: red 3 on Pummel"]
[{"type":"assign","hero":0,"die":"green:2","slot":"thorns"},"Hero 1: green 2 on Thorns"]
[{"type":"assign","hero":0,"die":"green:6","slot":"thorns"},"Hero 1: green 6 on Thorns"]
[{"type":"assign","hero":0,"die":"green:5","slot":"thorns"},"Hero 1: green 5 on Thorns"]
[{"type":"assign","hero":0,"die":"green:3","slot":"thorns"},"Hero 1: green 3 on Thorns"]
[{"type":"assign","hero":0,"die":"green:4","slot":"thorns"},"Hero 1: green 4 on Thorns"]
[{"type":"assign","hero":0,"die":"green:1","slot":"thorns"},"Hero 1: green 1 on Thorns"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"entangle"},"Hero 1: blue 3 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"entangle"},"Hero 1: blue 4 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"entangle"},"Hero 1: blue 6 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"entangle"},"Hero 1: blue 5 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"entangle"},"Hero 1: blue 2 on Entangle"]
[{"type":"assign","hero":0,"die":"green:3","slot":"mend"},"Hero 1: green 3 on Mend"]
[{"type":"assign","hero":0,"die":"green:6","slot":"regrowth"},"Hero 1: green 6 on Regrowth"]
[{"type":"assign","hero":0,"die":"green:4","slot":"regrowth"},"Hero 1: green 4 on Regrowth"]
[{"type":"assign","hero":0,"die":"green:5","slot":"mend"},"Hero 1: green 5 on Mend"]
[{"type":"assign","hero":0,"die":"green:1","slot":"mend"},"Hero 1: green 1 on Mend"]
[{"type":"assign","hero":0,"die":"green:5","slot":"regrowth"},"Hero 1: green 5 on Regrowth"]
[{"type":"assign","hero":0,"die":"green:2","slot":"mend"},"Hero 1: green 2 on Mend"]
[{"type":"assign","hero":0,"die":"green:4","slot":"mend"},"Hero 1: green 4 on Mend"]
[{"type":"assign","hero":0,"die":"green:6","slot":"mend"},"Hero 1: green 6 on Mend"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"quest"},"Hero 1: blue 3 on the quest"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"quest"},"Hero 1: blue 2 on the quest"]
[{"type":"assign","hero":0,"die":"green:6","slot":"quest:1"},"Hero 1: green 6 on the quest"]
[{"type":"assign","hero":0,"die":"green:4","slot":"quest:1"},"Hero 1: green 4 on the quest"]
[{"type":"assign","hero":0,"die":"green:3","slot":"quest:1"},"Hero 1: green 3 on the quest"]
[{"type":"assign","hero":0,"die":"green:5","slot":"quest:1"},"Hero 1: green 5 on the quest"]
[{"type":"assign","hero":0,"die":"green:4","slot":"quest"},"Hero 1: green 4 on the quest"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"quest"},"Hero 1: blue 5 on the quest"]
[{"type":"assign","hero":0,"die":"green:6","slot":"quest"},"Hero 1: green 6 on the quest"]
[{"type":"assign","hero":0,"die":"green:5","slot":"quest"},"Hero 1: green 5 on the quest"]
[{"type":"clear","hero":0,"slot":"mighty-blow"},"Hero 1: take the die back from Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:3","slot":"quest"},"Hero 1: green 3 on the quest"]
[{"type":"clear","hero":0,"slot":"fireball"},"Hero 1: take the die back from Fireball"]
[{"type":"clear","hero":0,"slot":"slash"},"Hero 1: take the die back from Slash"]
[{"type":"clear","hero":0,"slot":"riposte"},"Hero 1: take the die back from Riposte"]
[{"type":"clear","hero":0,"slot":"poison-dart"},"Hero 1: take the die back from Poison Dart"]
[{"type":"clear","hero":0,"slot":"sidestep"},"Hero 1: take the die back from Sidestep"]
[{"type":"clear","hero":0,"slot":"spark"},"Hero 1: take the die back from Spark"]
[{"type":"clear","hero":0,"slot":"thunder"},"Hero 1: take the die back from Thunder"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"quest"},"Hero 1: blue 6 on the quest"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"quest"},"Hero 1: blue 4 on the quest"]
[{"type":"clear","hero":0,"slot":"smite"},"Hero 1: take the die back from Smite"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"quest:2"},"Hero 1: blue 4 on the quest"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"quest:2"},"Hero 1: blue 5 on the quest"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"quest:2"},"Hero 1: blue 3 on the quest"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"quest:2"},"Hero 1: blue 6 on the quest"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 1: green 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 1: green 4 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 1: green 5 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 1: green 6 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:3","slot":"relic:pearl-of-tides"},"Hero 1: red 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:pearl-of-tides"},"Hero 1: blue 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"relic:pearl-of-tides"},"Hero 1: blue 4 on the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"thorns"},"Hero 1: take the die back from Thorns"]
[{"type":"assign","hero":0,"die":"red:4","slot":"relic:pearl-of-tides"},"Hero 1: red 4 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:pearl-of-tides"},"Hero 1: blue 5 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:pearl-of-tides"},"Hero 1: blue 6 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:5","slot":"relic:pearl-of-tides"},"Hero 1: red 5 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:6","slot":"relic:pearl-of-tides"},"Hero 1: red 6 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["red:6"]},"Hero 1: roll red 6 again"]
[{"type":"reroll","hero":0,"dice":["red:5"]},"Hero 1: roll red 5 again"]
[{"type":"reroll","hero":0,"dice":["red:4"]},"Hero 1: roll red 4 again"]
[{"type":"reroll","hero":0,"dice":["red:3"]},"Hero 1: roll red 3 again"]
[{"type":"reroll","hero":0,"dice":["red:3","red:3"]},"Hero 1: roll red 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["red:2"]},"Hero 1: roll red 2 again"]
[{"type":"clear","hero":0,"slot":"axe-sweep"},"Hero 1: take the die back from Axe Sweep"]
[{"type":"clear","hero":0,"slot":"iron-palm"},"Hero 1: take the die back from Iron Palm"]
[{"type":"clear","hero":0,"slot":"entangle"},"Hero 1: take the die back from Entangle"]
[{"type":"clear","hero":0,"slot":"quest"},"Hero 1: take the die back from the quest"]
[{"type":"clear","hero":0,"slot":"pummel"},"Hero 1: take the die back from Pummel"]
[{"type":"clear","hero":0,"slot":"full-swing"},"Hero 1: take the die back from Full Swing"]
[{"type":"clear","hero":0,"slot":"hidden-blade"},"Hero 1: take the die back from Hidden Blade"]
[{"type":"clear","hero":0,"slot":"taunt"},"Hero 1: take the die back from Taunt"]
[{"type":"reroll","hero":0,"dice":["red:1"]},"Hero 1: roll red 1 again"]
[{"type":"assign","hero":1,"die":"red:5","slot":"full-swing"},"Hero 2: red 5 on Full Swing"]
[{"type":"assign","hero":1,"die":"red:6","slot":"full-swing"},"Hero 2: red 6 on Full Swing"]
[{"type":"assign","hero":1,"die":"red:1","slot":"taunt"},"Hero 2: red 1 on Taunt"]
[{"type":"assign","hero":1,"die":"red:2","slot":"taunt"},"Hero 2: red 2 on Taunt"]
[{"type":"assign","hero":1,"die":"red:3","slot":"taunt"},"Hero 2: red 3 on Taunt"]
[{"type":"assign","hero":1,"die":"red:4","slot":"taunt"},"Hero 2: red 4 on Taunt"]
[{"type":"assign","hero":1,"die":"red:5","slot":"taunt"},"Hero 2: red 5 on Taunt"]
[{"type":"assign","hero":1,"die":"red:6","slot":"taunt"},"Hero 2: red 6 on Taunt"]
[{"type":"assign","hero":1,"die":"green:6","slot":"axe-sweep"},"Hero 2: green 6 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"axe-sweep"},"Hero 2: green 5 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"axe-sweep"},"Hero 2: green 4 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:3","slot":"axe-sweep"},"Hero 2: green 3 on Axe Sweep"]
[{"type":"clear","hero":0,"slot":"inner-calm"},"Hero 1: take the die back from Inner Calm"]
[{"type":"assign","hero":1,"die":"red:1","slot":"bulwark"},"Hero 2: red 1 on Bulwark"]
[{"type":"give","from":1,"to":0,"what":"item:loaded-die"},"Hero 2: give Loaded Die to Hero 1"]
[{"type":"give","from":0,"to":1,"what":"spoils:plague-rat"},"Hero 1: give Plague Rat to Hero 2"]
[{"type":"give","from":0,"to":1,"what":"spoils:orc"},"Hero 1: give Orc to Hero 2"]
[{"type":"assign","hero":1,"die":"red:4","slot":"pummel"},"Hero 2: red 4 on Pummel"]
[{"type":"assign","hero":1,"die":"green:5","slot":"inner-calm"},"Hero 2: green 5 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:2","slot":"inner-calm"},"Hero 2: green 2 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:5","slot":"iron-palm"},"Hero 2: green 5 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:2","slot":"hidden-blade"},"Hero 2: green 2 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:5","slot":"hidden-blade"},"Hero 2: green 5 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:6","slot":"iron-palm"},"Hero 2: green 6 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"iron-palm"},"Hero 2: green 4 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:3","slot":"hidden-blade"},"Hero 2: green 3 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"red:2","slot":"pummel"},"Hero 2: red 2 on Pummel"]
[{"type":"assign","hero":1,"die":"green:3","slot":"inner-calm"},"Hero 2: green 3 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:1","slot":"inner-calm"},"Hero 2: green 1 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"inner-calm"},"Hero 2: green 4 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"hidden-blade"},"Hero 2: green 4 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"red:6","slot":"pummel"},"Hero 2: red 6 on Pummel"]
[{"type":"assign","hero":1,"die":"green:6","slot":"inner-calm"},"Hero 2: green 6 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:6","slot":"hidden-blade"},"Hero 2: green 6 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:1","slot":"hidden-blade"},"Hero 2: green 1 on Hidden Blade"]
[{"type":"reroll","hero":0,"dice":["red:1","red:6"]},"Hero 1: roll red 1, red 6 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:plague-rat"},"Hero 2: give Plague Rat to Hero 1"]
[{"type":"assign","hero":1,"die":"red:4","slot":"bulwark"},"Hero 2: red 4 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:4","slot":"lance"},"Hero 2: red 4 on Lance"]
[{"type":"assign","hero":1,"die":"green:6","slot":"shield-bash"},"Hero 2: green 6 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:3","slot":"slash"},"Hero 2: green 3 on Slash"]
[{"type":"assign","hero":1,"die":"red:6","slot":"bulwark"},"Hero 2: red 6 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:6","slot":"lance"},"Hero 2: red 6 on Lance"]
[{"type":"assign","hero":1,"die":"green:5","slot":"shield-bash"},"Hero 2: green 5 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:6","slot":"slash"},"Hero 2: green 6 on Slash"]
[{"type":"assign","hero":1,"die":"green:2","slot":"shield-bash"},"Hero 2: green 2 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:4","slot":"shield-bash"},"Hero 2: green 4 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:3","slot":"shield-bash"},"Hero 2: green 3 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:4","slot":"slash"},"Hero 2: green 4 on Slash"]
[{"type":"assign","hero":1,"die":"green:5","slot":"slash"},"Hero 2: green 5 on Slash"]
[{"type":"assign","hero":1,"die":"red:3","slot":"bulwark"},"Hero 2: red 3 on Bulwark"]
[{"type":"assign","hero":1,"die":"green:3","slot":"quest:1"},"Hero 2: green 3 on the quest"]
[{"type":"assign","hero":1,"die":"green:6","slot":"quest:1"},"Hero 2: green 6 on the quest"]
[{"type":"assign","hero":1,"die":"green:4","slot":"quest:1"},"Hero 2: green 4 on the quest"]
[{"type":"assign","hero":1,"die":"green:5","slot":"quest:1"},"Hero 2: green 5 on the quest"]
[{"type":"clear","hero":1,"slot":"spear-sweep"},"Hero 2: take the die back from Spear Sweep"]
[{"type":"clear","hero":1,"slot":"jump"},"Hero 2: take the die back from Jump"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"quest:2"},"Hero 2: blue 4 on the quest"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"quest:2"},"Hero 2: blue 5 on the quest"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"quest:2"},"Hero 2: blue 6 on the quest"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"quest:2"},"Hero 2: blue 3 on the quest"]
[{"type":"clear","hero":1,"slot":"impale"},"Hero 2: take the die back from Impale"]
[{"type":"clear","hero":1,"slot":"shield-bash"},"Hero 2: take the die back from Shield Bash"]
[{"type":"assign","hero":1,"die":"green:5","slot":"quest"},"Hero 2: green 5 on the quest"]
[{"type":"assign","hero":1,"die":"green:3","slot":"quest"},"Hero 2: green 3 on the quest"]
[{"type":"assign","hero":1,"die":"green:6","slot":"quest"},"Hero 2: green 6 on the quest"]
[{"type":"assign","hero":1,"die":"green:4","slot":"quest"},"Hero 2: green 4 on the quest"]
[{"type":"clear","hero":1,"slot":"slash"},"Hero 2: take the die back from Slash"]
[{"type":"clear","hero":1,"slot":"fireball"},"Hero 2: take the die back from Fireball"]
[{"type":"clear","hero":1,"slot":"thunder"},"Hero 2: take the die back from Thunder"]
[{"type":"clear","hero":1,"slot":"poison-dart"},"Hero 2: take the die back from Poison Dart"]
[{"type":"clear","hero":1,"slot":"sidestep"},"Hero 2: take the die back from Sidestep"]
[{"type":"clear","hero":1,"slot":"riposte"},"Hero 2: take the die back from Riposte"]
[{"type":"clear","hero":1,"slot":"mighty-blow"},"Hero 2: take the die back from Mighty Blow"]
[{"type":"clear","hero":1,"slot":"ward"},"Hero 2: take the die back from Ward"]
[{"type":"clear","hero":1,"slot":"smite"},"Hero 2: take the die back from Smite"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"quest"},"Hero 2: blue 6 on the quest"]
[{"type":"clear","hero":1,"slot":"thorns"},"Hero 2: take the die back from Thorns"]
[{"type":"clear","hero":1,"slot":"lance"},"Hero 2: take the die back from Lance"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"quest"},"Hero 2: blue 4 on the quest"]
[{"type":"assign","hero":1,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 2: green 3 on the Pearl of Tides"]
[{"type":"assign","hero":1,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 2: green 4 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"axe-sweep"},"Hero 2: take the die back from Axe Sweep"]
[{"type":"clear","hero":1,"slot":"gaias-gift"},"Hero 2: take the die back from Gaia's Gift"]
[{"type":"clear","hero":1,"slot":"taunt"},"Hero 2: take the die back from Taunt"]
[{"type":"assign","hero":1,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 2: green 5 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"landslide"},"Hero 2: take the die back from Landslide"]
[{"type":"clear","hero":1,"slot":"pummel"},"Hero 2: take the die back from Pummel"]
[{"type":"assign","hero":1,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 2: green 6 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"inner-calm"},"Hero 2: take the die back from Inner Calm"]
[{"type":"clear","hero":1,"slot":"hidden-blade"},"Hero 2: take the die back from Hidden Blade"]
[{"type":"reroll","hero":1,"dice":["blue:6"]},"Hero 2: roll blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:6","blue:6"]},"Hero 2: roll blue 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:5"]},"Hero 2: roll blue 5 again"]
[{"type":"clear","hero":1,"slot":"omen"},"Hero 2: take the die back from Omen"]
[{"type":"clear","hero":1,"slot":"mend"},"Hero 2: take the die back from Mend"]
[{"type":"clear","hero":1,"slot":"iron-palm"},"Hero 2: take the die back from Iron Palm"]
[{"type":"clear","hero":1,"slot":"full-swing"},"Hero 2: take the die back from Full Swing"]
[{"type":"clear","hero":1,"slot":"spark"},"Hero 2: take the die back from Spark"]
[{"type":"reroll","hero":1,"dice":["blue:4"]},"Hero 2: roll blue 4 again"]
[{"type":"reroll","hero":1,"dice":["blue:4","blue:6"]},"Hero 2: roll blue 4, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:4","blue:5"]},"Hero 2: roll blue 4, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:3"]},"Hero 2: roll blue 3 again"]
[{"type":"clear","hero":1,"slot":"entangle"},"Hero 2: take the die back from Entangle"]
[{"type":"reroll","hero":1,"dice":["blue:2"]},"Hero 2: roll blue 2 again"]
[{"type":"reroll","hero":1,"dice":["blue:1"]},"Hero 2: roll blue 1 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:5"]},"Hero 2: roll blue 1, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:3"]},"Hero 2: roll blue 1, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:2"]},"Hero 2: roll blue 1, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["red:6"]},"Hero 2: roll red 6 again"]
[{"type":"reroll","hero":1,"dice":["red:5"]},"Hero 2: roll red 5 again"]
[{"type":"clear","hero":1,"slot":"bulwark"},"Hero 2: take the die back from Bulwark"]
[{"type":"clear","hero":1,"slot":"quest"},"Hero 2: take the die back from the quest"]
[{"type":"reroll","hero":1,"dice":["red:4"]},"Hero 2: roll red 4 again"]
[{"type":"reroll","hero":1,"dice":["red:3"]},"Hero 2: roll red 3 again"]
[{"type":"reroll","hero":1,"dice":["red:2"]},"Hero 2: roll red 2 again"]
[{"type":"reroll","hero":1,"dice":["red:1"]},"Hero 2: roll red 1 again"]
[{"type":"clear","hero":1,"slot":"quest:1"},"Hero 2: take the die back from the quest"]
[{"type":"clear","hero":1,"slot":"relic:pearl-of-tides"},"Hero 2: take the die back from the Pearl of Tides"]
[{"type":"give","from":0,"to":1,"what":"relic:sea-charm"},"Hero 1: give Sea Charm to Hero 2"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:sea-charm"},"Hero 1: green 3 on the Sea Charm"]
[{"type":"reroll","hero":1,"dice":["red:2","red:5"]},"Hero 2: roll red 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["red:4","red:5"]},"Hero 2: roll red 4, red 5 again"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:sea-charm"},"Hero 1: green 5 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"relic:sea-charm"},"Hero 1: blue 2 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:sea-charm"},"Hero 1: blue 3 on the Sea Charm"]
[{"type":"clear","hero":0,"slot":"quest:2"},"Hero 1: take the die back from the quest"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"relic:sea-charm"},"Hero 1: blue 4 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:sea-charm"},"Hero 1: blue 5 on the Sea Charm"]
[{"type":"clear","hero":0,"slot":"landslide"},"Hero 1: take the die back from Landslide"]
[{"type":"clear","hero":0,"slot":"gaias-gift"},"Hero 1: take the die back from Gaia's Gift"]
[{"type":"clear","hero":0,"slot":"omen"},"Hero 1: take the die back from Omen"]
[{"type":"reroll","hero":0,"dice":["blue:6"]},"Hero 1: roll blue 6 again"]
[{"type":"reroll","hero":0,"dice":["blue:5"]},"Hero 1: roll blue 5 again"]
[{"type":"reroll","hero":0,"dice":["blue:4"]},"Hero 1: roll blue 4 again"]
[{"type":"reroll","hero":0,"dice":["blue:3"]},"Hero 1: roll blue 3 again"]
[{"type":"reroll","hero":0,"dice":["blue:2"]},"Hero 1: roll blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:3"]},"Hero 1: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:2"]},"Hero 1: roll blue 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:5"]},"Hero 1: roll blue 2, blue 5 again"]
[{"type":"clear","hero":0,"slot":"quest:1"},"Hero 1: take the die back from the quest"]
[{"type":"clear","hero":0,"slot":"mend"},"Hero 1: take the die back from Mend"]
[{"type":"clear","hero":0,"slot":"relic:pearl-of-tides"},"Hero 1: take the die back from the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"relic:sea-charm"},"Hero 1: take the die back from the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["blue:1"]},"Hero 1: roll blue 1 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:4"]},"Hero 1: roll blue 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:6"]},"Hero 1: roll blue 2, blue 6 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:cutpurse"},"Hero 2: give Cutpurse to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:goblin"},"Hero 2: give Goblin to Hero 1"]
[{"type":"reroll","hero":1,"dice":["red:1","red:5"]},"Hero 2: roll red 1, red 5 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:slime"},"Hero 2: give Slime to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:skeleton"},"Hero 2: give Skeleton to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:will-o-wisp"},"Hero 2: give Will-o'-Wisp to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:ghost"},"Hero 2: give Ghost to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:ogre"},"Hero 2: give Ogre to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:giant-spider"},"Hero 2: give Giant Spider to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:giant-bat"},"Hero 2: give Giant Bat to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:fire-spirit"},"Hero 2: give Fire Spirit to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:hellhound"},"Hero 2: give Hellhound to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:zombie"},"Hero 2: give Zombie to Hero 1"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:6"]},"Hero 2: roll blue 2, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:3"]},"Hero 2: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6"]},"Hero 2: roll green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:6"]},"Hero 2: roll green 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:5"]},"Hero 2: roll green 6, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:4"]},"Hero 2: roll green 6, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:3"]},"Hero 2: roll green 6, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:6"]},"Hero 2: roll green 6, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:5"]},"Hero 2: roll green 6, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:4"]},"Hero 2: roll green 6, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:3"]},"Hero 2: roll green 6, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:2"]},"Hero 2: roll green 6, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:1"]},"Hero 2: roll green 6, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:2"]},"Hero 2: roll green 6, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:1"]},"Hero 2: roll green 6, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:5"]},"Hero 2: roll green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:6"]},"Hero 2: roll green 5, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:5"]},"Hero 2: roll green 5, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:4"]},"Hero 2: roll green 5, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:6"]},"Hero 2: roll green 5, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:5"]},"Hero 2: roll green 5, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:4"]},"Hero 2: roll green 5, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:3"]},"Hero 2: roll green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:2"]},"Hero 2: roll green 5, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:1"]},"Hero 2: roll green 5, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:3"]},"Hero 2: roll green 5, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:2"]},"Hero 2: roll green 5, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:1"]},"Hero 2: roll green 5, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4"]},"Hero 2: roll green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:5"]},"Hero 2: roll green 4, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:6"]},"Hero 2: roll green 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:4"]},"Hero 2: roll green 4, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:6"]},"Hero 2: roll green 4, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:5"]},"Hero 2: roll green 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:3"]},"Hero 2: roll green 4, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:3"]},"Hero 2: roll green 4, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:4"]},"Hero 2: roll green 4, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:2"]},"Hero 2: roll green 4, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:1"]},"Hero 2: roll green 4, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:2"]},"Hero 2: roll green 4, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:1"]},"Hero 2: roll green 4, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5"]},"Hero 2: roll green 4, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:4"]},"Hero 2: roll green 4, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:6"]},"Hero 2: roll green 4, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","green:6"]},"Hero 2: roll green 5, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","green:5"]},"Hero 2: roll green 5, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3"]},"Hero 2: roll green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:6"]},"Hero 2: roll green 3, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:5"]},"Hero 2: roll green 3, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:5"]},"Hero 2: roll green 3, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:6"]},"Hero 2: roll green 3, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:4"]},"Hero 2: roll green 3, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:4"]},"Hero 2: roll green 3, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:3"]},"Hero 2: roll green 3, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:2"]},"Hero 2: roll green 3, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:3"]},"Hero 2: roll green 3, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:2"]},"Hero 2: roll green 3, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:1"]},"Hero 2: roll green 3, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:1"]},"Hero 2: roll green 3, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:5"]},"Hero 2: roll green 3, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6"]},"Hero 2: roll green 3, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:4"]},"Hero 2: roll green 3, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:3"]},"Hero 2: roll green 3, green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2"]},"Hero 2: roll green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:6"]},"Hero 2: roll green 2, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:5"]},"Hero 2: roll green 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:4"]},"Hero 2: roll green 2, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:3"]},"Hero 2: roll green 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:6"]},"Hero 2: roll green 2, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:5"]},"Hero 2: roll green 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:2"]},"Hero 2: roll green 2, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:1"]},"Hero 2: roll green 2, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:4"]},"Hero 2: roll green 2, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:3"]},"Hero 2: roll green 2, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:2"]},"Hero 2: roll green 2, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:1"]},"Hero 2: roll green 2, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:2"]},"Hero 2: roll green 2, green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:6","green:6"]},"Hero 2: roll green 6, green 6 again"]
[{"type":"reroll","hero":0,"dice":["red:3","red:6"]},"Hero 1: roll red 3, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6"]},"Hero 1: roll green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:6"]},"Hero 1: roll green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:5"]},"Hero 1: roll green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:6"]},"Hero 1: roll green 6, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:5"]},"Hero 1: roll green 6, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:4"]},"Hero 1: roll green 6, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:3"]},"Hero 1: roll green 6, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:1"]},"Hero 1: roll green 6, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:2"]},"Hero 1: roll green 6, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:4"]},"Hero 1: roll green 6, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:3"]},"Hero 1: roll green 6, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:2"]},"Hero 1: roll green 6, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:1"]},"Hero 1: roll green 6, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:6","green:6"]},"Hero 1: roll green 6, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5"]},"Hero 1: roll green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:6"]},"Hero 1: roll green 5, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:5"]},"Hero 1: roll green 5, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:4"]},"Hero 1: roll green 5, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:6"]},"Hero 1: roll green 5, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:5"]},"Hero 1: roll green 5, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:4"]},"Hero 1: roll green 5, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:3"]},"Hero 1: roll green 5, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:3"]},"Hero 1: roll green 5, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:1"]},"Hero 1: roll green 5, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:2"]},"Hero 1: roll green 5, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:2"]},"Hero 1: roll green 5, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:1"]},"Hero 1: roll green 5, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6"]},"Hero 1: roll green 5, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","red:3"]},"Hero 1: roll green 5, green 6, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:4"]},"Hero 1: roll green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:5"]},"Hero 1: roll green 4, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:6"]},"Hero 1: roll green 4, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:6"]},"Hero 1: roll green 4, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:4"]},"Hero 1: roll green 4, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:3"]},"Hero 1: roll green 4, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:2"]},"Hero 1: roll green 4, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:5"]},"Hero 1: roll green 4, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:4"]},"Hero 1: roll green 4, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:3"]},"Hero 1: roll green 4, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:2"]},"Hero 1: roll green 4, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:1"]},"Hero 1: roll green 4, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:1"]},"Hero 1: roll green 4, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:5"]},"Hero 1: roll green 5, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:2","blue:3"]},"Hero 2: roll green 2, blue 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:4"]},"Hero 2: roll green 2, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5"]},"Hero 2: roll green 2, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:3"]},"Hero 2: roll green 2, green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:1"]},"Hero 2: roll green 2, green 5, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:6"]},"Hero 2: roll green 2, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:6","blue:1"]},"Hero 2: roll green 2, green 6, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1"]},"Hero 2: roll green 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:6"]},"Hero 2: roll green 1, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:6"]},"Hero 2: roll green 1, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:5"]},"Hero 2: roll green 1, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:4"]},"Hero 2: roll green 1, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:3"]},"Hero 2: roll green 1, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:5"]},"Hero 2: roll green 1, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:4"]},"Hero 2: roll green 1, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:3"]},"Hero 2: roll green 1, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:2"]},"Hero 2: roll green 1, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:1"]},"Hero 2: roll green 1, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:2"]},"Hero 2: roll green 1, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:1"]},"Hero 2: roll green 1, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:3"]},"Hero 2: roll green 1, green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4"]},"Hero 2: roll green 1, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4","red:4"]},"Hero 2: roll green 1, green 4, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:5"]},"Hero 2: roll green 1, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6"]},"Hero 2: roll green 1, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2"]},"Hero 2: roll green 1, green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:1"]},"Hero 2: roll green 1, green 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:3"]},"Hero 2: roll green 2, green 3 again"]
[{"type":"ability","hero":1},"Hero 2: Hero Token ability"]
[{"type":"use","hero":1,"item":"antidote"},"Hero 2: use Antidote"]
[{"type":"use","hero":1,"item":"oil-flask"},"Hero 2: use Oil Flask"]
[{"type":"use","hero":1,"item":"smoke-bomb"},"Hero 2: use Smoke Bomb"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:2","blue:5"]},"Hero 1: roll green 4, blue 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:4"]},"Hero 1: roll green 4, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:6"]},"Hero 1: roll green 4, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5"]},"Hero 1: roll green 4, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3"]},"Hero 1: roll green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:6"]},"Hero 1: roll green 3, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:5"]},"Hero 1: roll green 3, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:3"]},"Hero 1: roll green 3, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:4"]},"Hero 1: roll green 3, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:2"]},"Hero 1: roll green 3, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:1"]},"Hero 1: roll green 3, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:6"]},"Hero 1: roll green 3, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:5"]},"Hero 1: roll green 3, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:4"]},"Hero 1: roll green 3, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:3"]},"Hero 1: roll green 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:2"]},"Hero 1: roll green 3, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:1"]},"Hero 1: roll green 3, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:5"]},"Hero 1: roll green 3, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:3"]},"Hero 1: roll green 3, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:4"]},"Hero 1: roll green 3, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6"]},"Hero 1: roll green 3, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2"]},"Hero 1: roll green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:6"]},"Hero 1: roll green 2, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:6"]},"Hero 1: roll green 2, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:5"]},"Hero 1: roll green 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:4"]},"Hero 1: roll green 2, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:3"]},"Hero 1: roll green 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2"]},"Hero 1: roll green 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2","blue:2"]},"Hero 1: roll green 2, blue 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:1"]},"Hero 1: roll green 2, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:5"]},"Hero 1: roll green 2, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:4"]},"Hero 1: roll green 2, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:3"]},"Hero 1: roll green 2, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:2"]},"Hero 1: roll green 2, green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:1"]},"Hero 1: roll green 2, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:2"]},"Hero 1: roll green 2, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:1","red:6"]},"Hero 1: roll green 2, red 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:3"]},"Hero 1: roll green 2, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1"]},"Hero 1: roll green 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:6"]},"Hero 1: roll green 1, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:6"]},"Hero 1: roll green 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:5"]},"Hero 1: roll green 1, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:4"]},"Hero 1: roll green 1, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:3"]},"Hero 1: roll green 1, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:2"]},"Hero 1: roll green 1, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:1"]},"Hero 1: roll green 1, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:5"]},"Hero 1: roll green 1, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:4"]},"Hero 1: roll green 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:3"]},"Hero 1: roll green 1, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:2"]},"Hero 1: roll green 1, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:1"]},"Hero 1: roll green 1, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:2"]},"Hero 1: roll green 1, green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:1"]},"Hero 1: roll green 1, green 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:3"]},"Hero 1: roll green 1, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:4"]},"Hero 1: roll green 1, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:5"]},"Hero 1: roll green 1, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6"]},"Hero 1: roll green 1, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:6"]},"Hero 1: roll green 1, green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6"]},"Hero 1: roll green 2, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4"]},"Hero 1: roll green 2, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:5"]},"Hero 1: roll green 2, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:3","blue:2"]},"Hero 1: roll green 2, green 3, blue 2 again"]
[{"type":"ability","hero":0},"Hero 1: Hero Token ability"]
[{"type":"use","hero":0,"item":"smoke-bomb"},"Hero 1: use Smoke Bomb"]
[{"type":"use","hero":0,"item":"antidote"},"Hero 1: use Antidote"]
[{"type":"use","hero":0,"item":"oil-flask"},"Hero 1: use Oil Flask"]
[{"type":"pass","for":"round"},"Pass for this round"]
`,
};
