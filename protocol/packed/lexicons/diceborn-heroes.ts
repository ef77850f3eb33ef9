/** What duels of Diceborn Heroes say, most first: `npm run -s tool -- lexicon`. */
export const DICEBORN_HEROES = {
  ahead: 2,
  words: `
{hero,die,slots} green Hero green:5 green:6 green:2 green:4 green:3 turn green:1 window blue 2 red enemy:1 enemy:0
{ready} hero:1 1 Enemy choice {seat,why,clock,since} {seat,question,words,options} quest hero:0 mend
{type=assigned,hero,die,slot} hidden-blade again {type=rolled,hero,dice} roll {type=reroll,hero,dice} {slot,die}
Which {seat,why,clock,since,open} move {seat,why,clock,since,turn} {who,value,card,finds} riposte gets spark
relic:pearl-of-tides 2: 3 slash rolls done 1: on enemy:2 6 5 omen 4 atk-5-blue is between {type=window,moment,seats}
the 2, atk-5-green atk-4-blue {type=action,hero,action,value} atk-3-red atk-2-red atk-4-green 1, atk-6-red atk-5-red
enemy? foe atk-4-red blue:6 atk-3-green atk-1-green blue:5 red:5 atk-3-blue 5, atk-6-blue red:6 3, red:3 atk-2-blue
red:4 {type=cards,cards} 4, blue:2 blue:3 gaias-gift blue:4 #2 {type=attack,who,card,value,targets} assign red:1
resolve shield-1 {slot,die,done} shield-2 thorns red:2 regrowth fireball {id,locks,off} 6, taunt blue:1
{who,value,card,stunned,finds} inner-calm quest:1 iron-palm puts relic:sea-charm landslide ward
{type=assign,hero,die,slot} sidestep axe-sweep pummel {type=hit,to,by,amount,blocked} monster quest:2 mighty-blow
entangle smite poison-dart next Who next? ally:0 crushing-depths {type=revealed,who,id,kind} bounty of {enemy,card}
thunder shield-bash {type=round-end,round} again: {type=rerolled,hero,from,dice} {type=no-target,who,card}
{type=choose,option} under {type=cleared,hero,slot} #2: #0, card deck? goes peek undertow uses relic:lantern-of-dawn
#0 full-swing jump sea-charm from {type=defeated,enemy,id,by,excess} {seats} {type=reward,cards} pearl-of-tides to
by defeated anchor-bridge {type=missed,to,by} die for antidote spear-sweep #1 healing-potion wound town-inn attack
enemy:3 back {type=ability,hero} do you take? relic:bog-boots {type=stunned,to} {type=poisoned,to} hero hero?
oil-flask ability 5; give {type=give,from,to,what} lance on-the-st-lesalle #4 {type=round,round,seat}
lantern-of-dawn smoke-bomb impale {type=relic,hero,relic,value} bulwark 3; takes Sea {who,value,relic}
{slot,die,hero} Pearl Tides Shield Charm 4; take {type=clear,hero,slot} {type=locked,hero,die,slot} loaded-die
attacks phoenix-feather dune-sea hourglass {who,value,card,finds,among} buys {type=bought,hero,item,paid}
in-the-whirlpool festival-road finds nobody with {who,value,stunned} Ally 6; ghost Shield; town all On
{type=returned,hero,die} sale: {type=market,items} {type=town,level} cover Mend poison over set-up
{winners,draw,places} Dawn Lantern relic:whirlpool-shell does haunted-forest {type=ko,who}
{who,value,card,stunned,finds,among} Giant its pool returns Whom find? target Smoke {type=countered,by,to,amount}
{type=effect-dice,by,dice} imp Oil Thorns The locks Taunt Healing {type=over,winners,lost} card:atk-4-green
card:atk-2-blue What Omen {type=advance,hero,class,how} Calm Inner #3 {type=quest,quest,level} Spark cutpurse gains
card:atk-5-blue heal healed? out-of-time {type=deck-loses,cards} {type=used,hero,item} Riposte Iron Antidote
card:atk-1-green counters: giant-spider levanthys {type=added,card} Pummel ashen-breath giant-bat plague-rat Sweep
Bomb {type=advanced,hero,class,how} Entangle Flask monk Bog #1: Quest Discarded deck: antlion pay sporecap
{type=suffered,to,amount,why} Phoenix wildland-jungle {who,value,relic,stunned} {who,value} Loaded Boots goblin ogre
Gaia's Gift {type=block,to,n} Crushing card:atk-6-red bog-boots skeleton will-o-wisp druid captures clay-golem
jailer {type=captured,hero,die,enemy} becomes tower-shield Golem #2; Poison {type=peeked,hero,n,under} pincer-arm
card:crushing-depths 2; shoo Ward berserker fighter mage priest thief {type=pack,pack} hazard card:atk-3-green
{type=gained-relic,hero,relic} Slash a oracle iron-golem wraith ferryman tide card:atk-4-red fire-spirit Palm party
blocked Undertow card:atk-6-blue minotaur Blade Hidden Ghost heaving-deck Potion, Fireball Sidestep tuck suffers Die
Will-o'-Wisp swift-strike card:atk-5-red card:atk-3-blue bounty:dutiful whirlpool-shell {type=stripped,to} wounds
Smite {type=healed,to,what} Hourglass Bulwark Depths Whirlpool plays Imp Spider Plague Rat Antlion Sporecap
thieves-den untouched zombie deck become learn Shell Ogre Blocks stun 1:green bounty:collector
{type=bounty-used,hero,bounty} Axe Skeleton Bat Jailer card:undertow #4; lich #0: Dart knight bounty:daredevil slow
Goblin Potion Spirit Clay boss bounty:timekeeper brought harpy Landslide bounty:swift-strike scarab-swarm slime
{type=veiled,to} Thunder {type=omen,who,card} Cutpurse bounty:untouched card:shield-1 Zombie Shoo crystal Antidote,
daredevil it? spoils wolf Token Regrowth Feather Tower bounty:phoenix Fire loses Wraith Feather, hellhound sahaugin
{type=revived,hero} healed Bash Spear effect bounty:gravedigger bounty:jailbreaker bounty:turnabout Levanthys
card:atk-4-blue use {type=use,hero,item} buy {type=buy,hero,item} wounds, bounty:beastmaster Harpy meets
palace-square {type=bounty,hero,bounty} spends A ally dragoon iron medusa murky-swamp villagers Knight
bounty:low-road card:shield-2 Stun card:atk-3-red Hourglass, basilisk reef-crab vampire Blow Mighty cards
bounty:field-medic bounty:giant-slayer Festival Sahaugin Slime {type=freed,hero,die,enemy} Full Swing stunned into
shuffled Wolf 0:green Bomb, Dutiful giant-slayer man-eater Jump Lance Berserker wound, time-sage spoils:will-o-wisp
bounty:crowd-pleaser Hellhound card:atk-2-red card:atk-5-green #2, Collector Depths; Flask, Minotaur dragons-altar
kraken-spawn at looks out Untouched Die, Timekeeper castle-prison young-drake {id,side} {type=boss,boss} Block
poisoned Sage Time spoils:ghost spoils:zombie ashwing dunes shadows wilds {type=over,winners} @0 leads Impale Strike
Swift spoils:imp Daredevil Slow Dragoon spoils:skeleton bounty:iron-wall Reef Basilisk Lich Scarab Swarm gravedigger
storm-spirit turnabout {type=deck-gains,cards} evades {type=hero,hero,seat,class} stands Crab Man-Eater Villagers
beastmaster dancers dutiful elder-treant palace phoenix rests value:4 whelp {type=removed,hero,die}
{type=rested,hero} and Monk Palace spoils:cutpurse spoils:jailer spoils:fire-spirit spoils:antlion Ashen
spoils:sporecap Medusa Vampire collector {type=salvaged,card} Druid Oracle spoils:giant-spider spoils:ogre comes
home spoils:wraith spoils:sahaugin 1:red Ashwing crown princess-sona timekeeper {type=gained-item,hero,item} Dunes
Perilous Shadows Wilds spoils:goblin Road Arm Pincer Slayer spoils:giant-bat spoils:clay-golem Breath spoils:shoo
spoils:slime 1; Dune Forest Haunted Jungle Kraken Shield, Spawn Wildland all-down field-medic low-road
{type=set,hero,from,die} go Gambler Ranger gambler ranger Cleric Samurai cleric samurai spoils:harpy
spoils:reef-crab spoils:basilisk spoils:man-eater spoils:wolf Crystal Dancers Drake Elder Storm Treant Undertow;
Whelp Young crowd-pleaser die:green:6 die:red:5 die? gives iron-wall it marauder show? value value:5 value:6 wyvern
{type=gave,from,to,what} Crown has knocked item:tower-shield item:loaded-die boss: final item:phoenix-feather
spoils:hellhound item:hourglass Altar Castle Crystal, Den Dragon's Murky Princess Prison Sona Square Swamp Thieves
jailbreaker learns Pass round ready {type=ready,seat} {type=passed,seat} rest {type=rest,hero} {type=bounty,hero}
{seat,question,words} Ancient Church All lost item:antidote Fighter Mage Priest Thief item:oil-flask miss will Dark
dark-knight item:smoke-bomb spoils:plague-rat Jailbreaker item:healing-potion 0:red 1:blue Bat, Breath; Cutpurse,
Ghost, Goblin, Marauder Spider, Sporecap, Wraith, Wyvern Ready {type=ready} Done this {type=pass} {type=pass,for}
{type=window-closed,moment} @1 Round Tide Runes reaches them empty: Anchor Bridge Ferryman Deck Heaving Lesalle St.
In Gravedigger Turnabout 3: Beastmaster Low Field Medic Crowd Pleaser won Inn Town Wall are down: heroes pack
pack:ancient-church pack:crown pack:dunes pack:iron pack:palace pack:shadows pack:tide pack:wilds play?
`,
  values: `
"@0 is ready"
{"type":"window-closed","moment":"between"}
{"type":"ready","seat":0}
{"type":"ready","seat":1}
"Round #0: @1 leads"
{"type":"passed","seat":1}
{"type":"passed","seat":0}
"Enemy #2 takes #2 wounds"
"Hero 1 is healed of a #1"
{"type":"healed","to":"hero:0","what":"wound"}
{"who":"hero:1","value":5}
"Enemy 1 takes #2 wounds"
{"who":"hero:1","value":4}
"Hero 2 is healed of a #1"
{"type":"healed","to":"hero:1","what":"wound"}
{"who":"hero:0","value":6}
{"who":"hero:1","value":6}
{"seat":1,"why":"move","clock":"turn","since":3,"turn":3}
{"who":"hero:0","value":4}
"2 attack cards go under the deck"
{"who":"hero:0","value":5}
{"who":"hero:1","value":3}
"Hero 2 takes #2 wound"
"Hero 1 takes #2 wounds"
"Hero #1 gains #1 Block"
"Enemy 2 takes #2 wounds"
"#2: Enemy 1 attacks Hero 1"
{"type":"block","to":"hero:0","n":1}
"Enemy 2 takes #2 wound"
"#2: Enemy 2 attacks Hero 2"
"#2: Enemy 1 attacks Hero 2"
"Enemy 3 takes #2 wounds"
{"who":"hero:0","value":5,"relic":"pearl-of-tides"}
"Enemy 2 gains #1 Block"
"Ally #2 takes #2 wound"
{"type":"hit","to":"enemy:1","by":"hero:1","amount":2,"blocked":0}
{"type":"block","to":"enemy:1","n":1}
{"seat":0,"why":"move","clock":"turn","since":3,"turn":3}
"Enemy #2 takes #2 wound"
"#2: Hero 1 uses the Pearl of Tides"
"Enemy 1: Shield"
{"who":"hero:0","value":3}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":2,"blocked":0}
"Enemy 2: Shield"
"The party reaches a town"
"Hero 2 takes the die back from the #1"
{"who":"hero:1","value":6,"relic":"pearl-of-tides"}
{"type":"cleared","hero":1,"slot":"quest"}
"Hero 2 spends a Hero Token"
"Hero 2 gains #1 Block"
"Hero #2 takes #2 wounds"
{"type":"block","to":"hero:1","n":1}
{"seat":0,"why":"choice","clock":"turn","since":1}
{"seat":1,"why":"choice","clock":"turn","since":2}
{"type":"hit","to":"enemy:0","by":"hero:1","amount":2,"blocked":0}
{"type":"round","round":1,"seat":0}
{"type":"round","round":2,"seat":1}
{"type":"round","round":3,"seat":0}
{"type":"round","round":4,"seat":1}
{"type":"round","round":5,"seat":0}
{"type":"round-end","round":1}
{"type":"round-end","round":2}
{"type":"round-end","round":3}
{"type":"round-end","round":4}
"Hero 2 evades"
"#2: Hero 2 uses the Pearl of Tides"
"Enemy #1 gains #1 Block"
{"type":"round","round":6,"seat":1}
{"type":"round-end","round":5}
{"type":"block","to":"enemy:0","n":1}
"Hero 1 spends a Hero Token"
{"type":"round","round":7,"seat":0}
{"type":"round-end","round":6}
{"type":"round","round":8,"seat":1}
{"type":"round-end","round":7}
{"who":"hero:0","value":6,"relic":"pearl-of-tides"}
{"who":"hero:1","value":2}
"Hero #2 takes #2 wound"
{"type":"hit","to":"enemy:1","by":"hero:1","amount":1,"blocked":0}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":2,"blocked":0}
{"seat":1,"question":"peek","words":"Which card goes under the deck?"}
"Hero 2 suffers #1 wound of Poison"
{"type":"suffered","to":"hero:1","amount":1,"why":"poison"}
"Hero 2 is poisoned"
"1 attack card go under the deck"
{"type":"hit","to":"hero:1","by":"enemy:1","amount":1,"blocked":0}
"Enemy 1 evades"
{"enemy":0,"card":"atk-5-green"}
"#2: Enemy 2 attacks Hero 1"
"The attack deck is empty: the party has lost"
{"type":"round","round":9,"seat":0}
{"type":"hit","to":"ally:0","by":"enemy:1","amount":1,"blocked":0}
{"who":"hero:0","value":2}
"Hero 2 locks green 4 on the #2"
{"slot":"quest","die":"green:4","hero":1}
{"type":"locked","hero":1,"die":"green:4","slot":"quest"}
"#2: Hero 1 uses Entangle"
"Hero #1 suffers #1 wound of Poison"
{"type":"round","round":10,"seat":1}
{"type":"suffered","to":"hero:0","amount":1,"why":"poison"}
{"who":"hero:0","value":4,"relic":"pearl-of-tides"}
{"slot":"pearl-of-tides","die":"green:5"}
"#2: Enemy 2 attacks Ally 1"
{"enemy":1,"card":"atk-3-red"}
{"type":"round","round":11,"seat":0}
{"seat":0,"question":"peek","words":"Which card goes under the deck?"}
"Enemy 2 is stunned"
"#2: Enemy 1 attacks Ally 1"
"Hero 1 takes the die back from Riposte"
{"type":"hit","to":"enemy:0","by":"hero:1","amount":1,"blocked":0}
{"type":"cleared","hero":0,"slot":"riposte"}
"Hero 1 evades"
{"enemy":0,"card":"atk-5-blue"}
{"enemy":0,"card":"atk-3-blue"}
{"enemy":0,"card":"shield-1"}
{"enemy":1,"card":"atk-6-blue"}
{"enemy":1,"card":"shield-2"}
{"type":"omen","who":"enemy:1","card":"shield-2"}
{"type":"omen","who":"enemy:0","card":"shield-1"}
{"slot":"sidestep","die":"green:3"}
{"slot":"pearl-of-tides","die":"green:6"}
"#2: Hero 1 uses Full Swing"
"#2: Enemy #2 attacks Hero #2"
"Enemy 1 is healed of a #1"
"Hero 1 looks at #1 attack cards and puts #2 under the deck"
{"enemy":0,"card":"atk-4-blue"}
{"enemy":0,"card":"atk-6-red"}
{"enemy":0,"card":"atk-5-red"}
{"enemy":1,"card":"atk-4-red"}
{"type":"healed","to":"enemy:0","what":"wound"}
"Enemy 2 evades"
"Hero 2 is healed of Poison"
{"type":"hit","to":"enemy:1","by":"hero:0","amount":1,"blocked":0}
{"enemy":0,"card":"atk-2-red"}
{"enemy":0,"card":"atk-6-blue"}
{"enemy":1,"card":"atk-3-green"}
{"who":"hero:0","value":1}
{"type":"healed","to":"hero:1","what":"poison"}
{"slot":"smite","die":"green:4"}
"Hero 1 is poisoned"
"Hero 1 suffers #1 wounds"
"#2: Hero 2 uses Entangle"
"#2: Hero 1 uses Pummel"
"Hero 2 takes the die back from Spark"
"Hero 2 locks green 6 on the #2"
"Hero 2 locks green 5 on the #2"
{"slot":"landslide","die":"blue:4"}
{"slot":"full-swing","die":"red:5"}
{"type":"hit","to":"enemy:0","by":"hero:0","amount":1,"blocked":0}
{"enemy":0,"card":"atk-3-red"}
{"enemy":0,"card":"atk-2-blue"}
{"enemy":1,"card":"atk-1-green"}
{"type":"cleared","hero":1,"slot":"spark"}
{"slot":"quest","die":"green:6","hero":1}
{"slot":"quest","die":"green:5","hero":1}
{"type":"locked","hero":1,"die":"green:6","slot":"quest"}
{"type":"locked","hero":1,"die":"green:5","slot":"quest"}
{"type":"suffered","to":"hero:0","amount":2,"why":"effect"}
{"slot":"pearl-of-tides","die":"green:4"}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":1,"blocked":0}
{"enemy":0,"card":"atk-4-red"}
{"enemy":0,"card":"shield-2"}
{"enemy":1,"card":"atk-4-green"}
{"type":"round","round":12,"seat":1}
{"type":"missed","to":"enemy:0","by":"hero:1"}
{"type":"omen","who":"enemy:0","card":"shield-2"}
{"slot":"mighty-blow","die":"green:5"}
"#2: Hero 2 uses Sidestep"
{"enemy":1,"card":"atk-4-blue"}
{"enemy":1,"card":"atk-2-red"}
{"slot":"hidden-blade","die":"green:1","done":true}
{"slot":"fireball","die":"green:4"}
"Hero 2 puts green #0 on Spark"
"Hero 2 looks at #1 attack cards and puts #2 under the deck"
{"type":"assigned","hero":1,"die":"green:1","slot":"spark"}
{"type":"hit","to":"ally:0","by":"enemy:0","amount":1,"blocked":0}
{"enemy":0,"card":"atk-1-green"}
{"slot":"full-swing","die":"red:5","done":true}
{"who":"hero:1","value":5,"relic":"pearl-of-tides"}
{"type":"peeked","hero":0,"n":3,"under":3}
{"type":"peeked","hero":1,"n":3,"under":3}
"Ally 1 is Ferryman"
"Quest #1: Anchor Bridge"
"The party plays The Tide"
{"slot":"fireball","die":"green:6"}
{"slot":"entangle","die":"blue:3"}
{"type":"hit","to":"enemy:2","by":"hero:0","amount":2,"blocked":0}
{"enemy":1,"card":"atk-5-blue"}
{"type":"revealed","who":"ally:0","id":"ferryman","kind":"ally"}
{"type":"quest","quest":"anchor-bridge","level":1}
{"type":"pack","pack":"tide"}
{"slot":"thunder","die":"green:6"}
{"slot":"full-swing","die":"red:6"}
"#2: Hero #2 uses Hidden Blade"
"Hero 2 puts green 4 on Smite"
"Enemy 1 finds nobody with blue 6"
"Hero 2 takes the die back from Riposte"
"Hero 1 puts green 1 on Hidden Blade"
{"type":"assigned","hero":0,"die":"green:1","slot":"hidden-blade"}
{"type":"assigned","hero":1,"die":"green:4","slot":"smite"}
{"type":"hit","to":"hero:1","by":"enemy:1","amount":2,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":2,"blocked":0}
{"enemy":0,"card":"atk-3-green"}
{"enemy":1,"card":"atk-5-green"}
{"enemy":1,"card":"atk-6-red"}
{"enemy":1,"card":"atk-5-red"}
{"enemy":1,"card":"shield-1"}
{"slot":"landslide","die":"blue:4","done":true}
{"type":"cleared","hero":1,"slot":"riposte"}
{"type":"no-target","who":"enemy:0","card":"atk-6-blue"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":5}
{"type":"omen","who":"enemy:1","card":"shield-1"}
{"slot":"mighty-blow","die":"green:6"}
"Hero 1 rolls #1"
"Enemy 1 is Heaving Deck"
"#2: Hero 2 uses Smite"
"#2: Hero 1 uses Omen"
"Quest #1: On the St. Lesalle"
"Hero 2 puts green 3 on Sidestep"
"Hero #3 takes #2 wounds, #3 blocked"
{"seat":1,"why":"move","clock":"turn","since":13,"turn":13}
{"type":"assigned","hero":1,"die":"green:3","slot":"sidestep"}
{"enemy":1,"card":"atk-2-blue"}
{"slot":"entangle","die":"blue:3","done":true}
{"type":"revealed","who":"enemy:0","id":"heaving-deck","kind":"hazard"}
{"type":"quest","quest":"on-the-st-lesalle","level":2}
"#2: Hero 1 uses Landslide"
"Hero 2 rolls green 5, green 6"
{"type":"hit","to":"hero:0","by":"enemy:1","amount":1,"blocked":0}
{"who":"hero:1","value":4,"relic":"pearl-of-tides"}
"#2: Hero #2 uses Omen"
"#2: Enemy #2 attacks Hero 1"
"Hero 2 puts green 2 on Spark"
"Hero 1 puts green 2 on Riposte"
"Enemy 1 is stunned"
"Hero 2 takes #2 wounds"
"#2: Hero 2 uses Jump"
"#2: Enemy 1 attacks Hero #2"
"#2: Enemy #2 attacks Hero 2"
"Hero 1 rolls green 3, green 6"
"Hero 1 rolls green 4, green 6"
"Hero 1 locks green 6 on the #2"
{"seat":1,"why":"move","clock":"turn","since":29,"turn":29}
{"type":"hit","to":"hero:0","by":"enemy:1","amount":2,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":3,"blocked":0}
{"enemy":1,"card":"atk-3-blue"}
{"slot":"smite","die":"green:4","done":true}
{"slot":"full-swing","die":"red:6","done":true}
{"slot":"quest","die":"green:6","hero":0}
{"type":"locked","hero":0,"die":"green:6","slot":"quest"}
{"slot":"entangle","die":"blue:4"}
"Hero 1 is knocked out"
"#2: Hero 2 uses Slash"
"#2: Hero 2 uses Landslide"
"Quest #1: In the Whirlpool"
"#2: Enemy 3 attacks Hero 1"
"Hero 2 puts green 6 on Thunder"
"Hero 2 puts green 4 on Slash"
"Hero 2 rolls green 2, green 6"
"Hero 2 rolls green 4, green 6"
"Hero 1 rolls green 2, green 6"
"Ally #1 suffers #1 wound of Poison"
"Crushing Depths is shuffled into the attack deck"
"Hero 1 takes the die back from the #1"
"Hero 1 puts green 5 on the Pearl of Tides"
{"type":"assigned","hero":1,"die":"green:6","slot":"thunder"}
{"type":"hit","to":"enemy:1","by":"hero:1","amount":3,"blocked":0}
{"type":"hit","to":"enemy:1","by":"hero:0","amount":3,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:0","amount":3,"blocked":0}
{"who":"hero:1","value":3,"relic":"pearl-of-tides"}
{"who":"hero:0","value":5,"relic":"lantern-of-dawn"}
{"type":"suffered","to":"ally:0","amount":1,"why":"poison"}
{"type":"quest","quest":"in-the-whirlpool","level":3}
"Hero 1 rolls green 1, green 2"
"Enemy 1 finds nobody with red 6"
"Hero 2 locks green 3 on the #2"
"Hero 1 puts green 5 on Mighty Blow"
{"seat":1,"why":"move","clock":"turn","since":14,"turn":14}
{"slot":"pummel","die":"red:2"}
{"type":"assigned","hero":0,"die":"green:5","slot":"mighty-blow"}
{"seat":1,"why":"window","clock":"window","since":9,"open":true}
{"type":"hit","to":"hero:0","by":"enemy:0","amount":2,"blocked":0}
{"slot":"omen","die":"green:2","done":true}
{"slot":"omen","die":"green:1","done":true}
{"slot":"sidestep","die":"green:3","done":true}
{"slot":"pearl-of-tides","die":"green:4","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-6-red"}
{"slot":"quest","die":"green:3","hero":1}
{"type":"locked","hero":1,"die":"green:3","slot":"quest"}
"Hero 2 is knocked out"
"Hero 2 rolls green #0, green 3"
"Hero 2 takes #2 wounds, #3 blocked"
"Hero 1 puts green 1 on Riposte"
"Hero 1 puts green 3 on Slash"
"Hero 1 rolls green 1, green 3"
"Enemy 2 finds nobody with blue 6"
"Enemy 2 finds nobody with red 6"
"Hero 2 puts green #0 on Hidden Blade"
"Hero 1 puts red 5 on Full Swing"
"Hero 1 locks green 5 on the #2"
{"seat":1,"why":"move","clock":"turn","since":35,"turn":35}
{"seat":1,"why":"move","clock":"turn","since":74,"turn":74}
{"type":"assigned","hero":0,"die":"red:5","slot":"full-swing"}
{"type":"hit","to":"hero:1","by":"enemy:0","amount":2,"blocked":0}
{"enemy":0,"card":"atk-4-green"}
{"type":"no-target","who":"enemy:1","card":"atk-6-red"}
{"type":"no-target","who":"enemy:1","card":"atk-6-blue"}
{"slot":"quest","die":"green:5","hero":0}
{"type":"locked","hero":0,"die":"green:5","slot":"quest"}
{"type":"relic","hero":1,"relic":"pearl-of-tides","value":6}
{"who":"hero:1","value":5,"stunned":true}
"Enemy 3 takes #2 wound"
"#2: Hero 2 uses Spark"
"#2: Hero 2 uses Omen"
"#2: Hero 1 uses Slash"
"#2: Hero 1 uses Smite"
"Hero 1 is healed of Poison"
"Hero 2 puts green 6 on Fireball"
"Hero 2 rolls green #0, green 2"
"Hero 1 puts green 4 on Fireball"
"Hero 1 rolls green 2, green 5"
"Enemy #3 takes #2 wounds, #3 blocked"
"#2: Hero 1 uses the Sea Charm"
"Hero 2 puts green 3 on Hidden Blade"
"Hero 1 takes the die back from Slash"
{"seat":1,"why":"move","clock":"turn","since":38,"turn":38}
{"seat":1,"why":"move","clock":"turn","since":46,"turn":46}
{"type":"assigned","hero":0,"die":"green:4","slot":"fireball"}
{"type":"assigned","hero":1,"die":"green:6","slot":"fireball"}
{"type":"action","hero":0,"action":"hidden-blade","value":1}
{"type":"healed","to":"hero:0","what":"poison"}
"#2: Hero 2 uses Full Swing"
"#2: Hero 1 uses Axe Sweep"
"Hero 2 puts green #0 on Riposte"
"Hero 2 rolls green 3, green 6"
"Hero 2 rolls green 4, green 5"
"Hero 2 rolls green #0, green 6"
"Hero 1 puts green 4 on Spark"
"Hero 1 puts blue 4 on Landslide"
"Hero 1 rolls green 2, green 4"
"Hero 1 rolls green 2, green 3"
"Hero 1 rolls green 3, green 4"
"Enemy 1 finds nobody with green 5"
"Enemy 1 finds nobody with red 5"
"Hero 2 takes the die back from Mend"
{"seat":1,"why":"move","clock":"turn","since":31,"turn":31}
{"type":"assigned","hero":0,"die":"blue:4","slot":"landslide"}
{"slot":"spark","die":"green:2","done":true}
{"slot":"entangle","die":"blue:4","done":true}
{"slot":"pearl-of-tides","die":"green:5","done":true}
{"type":"no-target","who":"enemy:0","card":"atk-5-green"}
{"type":"no-target","who":"enemy:0","card":"atk-5-red"}
"Enemy 3 is stunned"
"Hero #1 suffers #1 wounds"
"#2: Hero 2 uses Hidden Blade"
"#2: Hero 2 uses Mighty Blow"
"Hero 2 puts green 2 on Mend"
"Hero 2 puts green 5 on Mend"
"Hero 1 rolls green 1, green 6"
"Enemy 2 takes #2 wounds, #3 blocked"
"Hero 1 puts red 6 on Full Swing"
"Hero 1 takes the die back from Spark"
{"seat":1,"why":"move","clock":"turn","since":24,"turn":24}
{"seat":1,"why":"move","clock":"turn","since":81,"turn":81}
{"type":"assigned","hero":0,"die":"red:6","slot":"full-swing"}
{"seat":1,"why":"window","clock":"window","since":10,"open":true}
{"type":"hit","to":"hero:0","by":"enemy:2","amount":2,"blocked":0}
{"type":"action","hero":0,"action":"full-swing","value":5}
{"who":"hero:0","value":4,"relic":"lantern-of-dawn"}
{"type":"suffered","to":"hero:1","amount":2,"why":"effect"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":4}
"Hero 2 is stunned"
"#2: Enemy 3 attacks Hero #2"
"Hero 2 rolls green 2, green 5"
"Hero 2 rolls green 2, green 4"
"Hero 2 rolls green #0, green 4"
"Hero 1 puts green 5 on Slash"
"Undertow is shuffled into the attack deck"
"Hero 1 puts green 2 on Hidden Blade"
"Hero 1 takes the die back from Fireball"
"#2: Hero 1 uses the Lantern of Dawn"
"Hero 2 puts green 6 on the Pearl of Tides"
"Hero 1 puts green 4 on the Pearl of Tides"
{"seat":1,"why":"move","clock":"turn","since":34,"turn":34}
{"seat":1,"why":"move","clock":"turn","since":55,"turn":55}
{"seat":1,"why":"window","clock":"window","since":7,"open":true}
{"slot":"smite","die":"green:6","done":true}
{"slot":"pearl-of-tides","die":"green:3","done":true}
{"type":"action","hero":0,"action":"full-swing","value":6}
{"type":"action","hero":1,"action":"smite","value":4}
"Enemy 3: Shield"
"Hero 1 rolls green 2"
"Enemy 3 gains #1 Block"
"#2: Hero 2 uses Impale"
"#2: Hero 2 uses Lance"
"#2: Hero 1 uses Sidestep"
"#2: Enemy 3 attacks Hero 2"
"Hero 2 puts green 6 on Spark"
"Hero 2 puts green 5 on Sidestep"
"Hero 2 puts blue 3 on Entangle"
"Enemy 2 takes #2 wound, #3 blocked"
"Hero 2 puts green 6 on Mighty Blow"
"Hero 2 takes the die back from Ward"
{"seat":1,"why":"move","clock":"turn","since":16,"turn":16}
{"seat":1,"why":"move","clock":"turn","since":19,"turn":19}
{"seat":1,"why":"move","clock":"turn","since":28,"turn":28}
{"seat":1,"why":"move","clock":"turn","since":54,"turn":54}
{"seat":1,"why":"move","clock":"turn","since":59,"turn":59}
{"seat":1,"why":"move","clock":"turn","since":66,"turn":66}
{"type":"assigned","hero":1,"die":"blue:3","slot":"entangle"}
"Hero 2 rolls #1"
"Hero 2 becomes Druid"
"Hero 1 becomes Monk"
"Hero 1 becomes Druid"
"Enemy 4 takes #2 wounds"
"#2: Hero 2 uses Fireball"
"#2: Hero 1 uses Spark"
"Ally 1 is knocked out"
"#2: Hero 2 uses Axe Sweep"
"@0 leads Hero 1, a Fighter"
"@0 leads Hero 1, a Mage"
"@0 leads Hero 1, a Priest"
"@0 leads Hero 1, a Thief"
"@0 leads Hero 2, a Fighter"
"@0 leads Hero 2, a Mage"
"@0 leads Hero 2, a Priest"
"@0 leads Hero 2, a Thief"
"Hero 2 puts green 2 on Riposte"
"Hero 2 puts green 4 on Fireball"
"Hero 2 puts red 5 on Impale"
"Hero 2 puts red 4 on Jump"
"Hero 1 puts green 6 on Slash"
"Hero 1 rolls green 1, green 5"
"Enemy 2 finds nobody with red 5"
"Enemy #2 takes #3 wound, #2 blocked"
"The next attack on Hero 1 will miss"
{"seat":1,"why":"move","clock":"turn","since":12,"turn":12}
{"seat":1,"why":"move","clock":"turn","since":26,"turn":26}
{"seat":1,"why":"move","clock":"turn","since":40,"turn":40}
{"seat":1,"why":"move","clock":"turn","since":49,"turn":49}
{"seat":1,"why":"move","clock":"turn","since":70,"turn":70}
{"seat":1,"why":"move","clock":"turn","since":97,"turn":97}
{"type":"assigned","hero":1,"die":"red:5","slot":"impale"}
{"type":"assigned","hero":1,"die":"red:4","slot":"jump"}
{"slot":"mighty-blow","die":"green:6","done":true}
{"slot":"axe-sweep","die":"green:3","done":true}
{"slot":"pummel","die":"red:2","done":true}
{"type":"action","hero":0,"action":"landslide","value":4}
{"type":"action","hero":1,"action":"entangle","value":3}
{"who":"hero:0","value":6,"relic":"lantern-of-dawn"}
{"type":"relic","hero":0,"relic":"pearl-of-tides","value":6}
{"type":"relic","hero":1,"relic":"pearl-of-tides","value":3}
{"type":"hero","hero":0,"seat":0,"class":"fighter"}
{"type":"hero","hero":0,"seat":0,"class":"mage"}
{"type":"hero","hero":0,"seat":0,"class":"priest"}
{"type":"hero","hero":0,"seat":0,"class":"thief"}
{"type":"hero","hero":1,"seat":1,"class":"fighter"}
{"type":"hero","hero":1,"seat":1,"class":"mage"}
{"type":"hero","hero":1,"seat":1,"class":"priest"}
{"type":"hero","hero":1,"seat":1,"class":"thief"}
{"type":"advanced","hero":0,"class":"monk","how":"cover"}
{"type":"advanced","hero":0,"class":"druid","how":"cover"}
{"type":"advanced","hero":1,"class":"druid","how":"cover"}
"Enemy 2 gets Shield"
"#2: Hero 2 uses Mend"
"#2: Hero 2 uses Thunder"
"#2: Hero 1 uses Riposte"
"#0: Hero 2 uses Spark"
"Hero 2 puts green 2 on Omen"
"Hero 2 puts blue 4 on Landslide"
"Hero 2 rolls green 5, green 5"
"Hero 2 rolls green 3, green 4"
"Hero 1 rolls green 1, green 1"
"3 attack cards go under the deck"
"Enemy 2 finds nobody with green 4"
"Hero 2 puts green 2 on Hidden Blade"
"Hero 2 puts green 4 on Poison Dart"
"Hero 2 takes the die back from Sidestep"
"Hero 1 puts green 6 on Mighty Blow"
"Hero 2 takes the die back from Hidden Blade"
{"seat":1,"why":"move","clock":"turn","since":21,"turn":21}
{"seat":1,"why":"move","clock":"turn","since":27,"turn":27}
{"seat":1,"why":"move","clock":"turn","since":30,"turn":30}
{"seat":1,"why":"move","clock":"turn","since":42,"turn":42}
{"seat":1,"why":"move","clock":"turn","since":48,"turn":48}
{"seat":1,"why":"move","clock":"turn","since":52,"turn":52}
{"seat":1,"why":"move","clock":"turn","since":63,"turn":63}
{"type":"assigned","hero":1,"die":"blue:4","slot":"landslide"}
{"seat":0,"why":"window","clock":"window","since":18,"open":true}
{"slot":"landslide","die":"blue:5","done":true}
{"type":"action","hero":1,"action":"sidestep","value":3}
{"who":"hero:0","value":3,"relic":"pearl-of-tides"}
"Hero 1 becomes Oracle"
"Hero 1 becomes Berserker"
"#2: Hero 2 uses Pummel"
"#2: Hero #2 uses Spark"
"#2: Hero #2 uses Riposte"
"#2: Enemy 2 attacks Hero #2"
"Hero 2 puts green 4 on Riposte"
"Hero 2 puts green 3 on Mend"
"Hero 2 puts green 3 on Riposte"
"Hero 2 puts green 3 on Fireball"
"Hero 2 puts blue 4 on Entangle"
"Hero 2 rolls green 3, green 5"
"Hero 1 puts green 2 on Spark"
"Hero 1 puts green 1 on Omen"
"Hero 1 puts green 6 on Smite"
"Hero 1 puts blue 3 on Entangle"
"Hero 1 puts red 3 on Pummel"
"Enemy 1 finds nobody with blue 5"
"Enemy #1 suffers #1 wound of Poison"
"Hero 2 puts green 5 on Hidden Blade"
"Hero 1 locks green 4 on the #2"
"Hero 2 puts green 5 on the Pearl of Tides"
{"seat":1,"why":"move","clock":"turn","since":33,"turn":33}
{"seat":1,"why":"move","clock":"turn","since":43,"turn":43}
{"seat":1,"why":"move","clock":"turn","since":50,"turn":50}
{"seat":1,"why":"move","clock":"turn","since":60,"turn":60}
{"seat":1,"why":"move","clock":"turn","since":75,"turn":75}
{"seat":1,"why":"move","clock":"turn","since":94,"turn":94}
{"seat":0,"why":"window","clock":"window","since":9,"open":true}
{"slot":"entangle","die":"blue:2","done":true}
{"slot":"pummel","die":"red:3","done":true}
{"slot":"jump","die":"red:4","done":true}
{"slot":"impale","die":"red:5","done":true}
{"type":"advanced","hero":0,"class":"oracle","how":"cover"}
{"type":"advanced","hero":0,"class":"berserker","how":"cover"}
"Hero 2 becomes Oracle"
"Hero 1 stands again"
"Enemy 1 is poisoned"
"Enemy 1 gets Shield"
"Ally 1 is poisoned"
"Hero 2 rolls green 3"
"Hero 1 rolls green 5"
"#2: Hero 2 uses Riposte"
"#2: Hero 1 uses Fireball"
"#2: Hero #2 uses Mend"
"#2: Hero 2 uses Poison Dart"
"Hero 2 puts green 5 on Fireball"
"Hero 2 puts green 5 on Ward"
"Hero 2 puts green #0 on Mend"
"Hero 2 puts red 2 on Pummel"
"Hero 2 rolls green 2, green 2"
"Hero 1 puts blue 4 on Entangle"
"Hero 1 rolls green 5, green 6"
"Hero 1 rolls green 3, green 5"
"Hero 1 rolls green 4, green 5"
"Enemy 2 finds nobody with blue 5"
"Hero 2 puts green 5 on Poison Dart"
"Hero 2 puts red 5 on Full Swing"
"Hero 2 takes the die back from Fireball"
"Hero 1 takes the die back from Mighty Blow"
"Hero 2 puts green 3 on the Pearl of Tides"
"Hero 1 puts green 6 on the Pearl of Tides"
"Hero #1 looks at #2 attack cards and puts #1 under the deck"
{"seat":1,"why":"move","clock":"turn","since":22,"turn":22}
{"seat":1,"why":"move","clock":"turn","since":23,"turn":23}
{"seat":1,"why":"move","clock":"turn","since":32,"turn":32}
{"seat":1,"why":"move","clock":"turn","since":62,"turn":62}
{"seat":1,"why":"move","clock":"turn","since":67,"turn":67}
{"seat":1,"why":"move","clock":"turn","since":79,"turn":79}
{"seat":1,"why":"move","clock":"turn","since":82,"turn":82}
{"seat":1,"why":"move","clock":"turn","since":87,"turn":87}
{"seat":1,"why":"move","clock":"turn","since":93,"turn":93}
{"seat":1,"why":"move","clock":"turn","since":108,"turn":108}
{"seat":1,"why":"move","clock":"turn","since":112,"turn":112}
{"seat":1,"why":"move","clock":"turn","since":128,"turn":128}
{"seat":1,"why":"window","clock":"window","since":11,"open":true}
{"seat":1,"why":"window","clock":"window","since":12,"open":true}
{"type":"hit","to":"hero:1","by":"enemy:2","amount":1,"blocked":0}
{"type":"hit","to":"hero:1","by":"enemy:2","amount":2,"blocked":0}
{"slot":"pummel","die":"red:4","done":true}
{"type":"advanced","hero":1,"class":"oracle","how":"cover"}
"Hero 1 is stunned"
"#0: Hero 2 uses Omen"
"#2: Hero 1 uses Poison Dart"
"#0: Hero 2 uses Hidden Blade"
"Ghost is defeated by Hero 2"
"Hero 2 puts green 5 on Slash"
"Hero 2 puts green 4 on Spark"
"Hero 2 puts green 3 on Slash"
"Hero 2 puts green #0 on Omen"
"Hero 2 rolls green 2, green 3"
"Hero 2 rolls green #0, green 5"
"Hero 1 puts green 3 on Fireball"
"Hero 1 rolls green 6, green 6"
"Enemy 2 finds nobody with green 5"
"Enemy 1 finds nobody with blue 4"
"#2: Hero 2 uses the Sea Charm"
"Hero 2 puts green 5 on Mighty Blow"
"Hero 1 puts green 4 on Iron Palm"
"#2: Enemy 2 attacks Hero 2, Hero 1"
"Hero 2 takes the die back from Poison Dart"
"Hero 2 puts green 4 on the Pearl of Tides"
{"seat":0,"why":"move","clock":"turn","since":29,"turn":29}
{"seat":0,"why":"move","clock":"turn","since":46,"turn":46}
{"seat":1,"why":"move","clock":"turn","since":25,"turn":25}
{"seat":1,"why":"move","clock":"turn","since":45,"turn":45}
{"seat":1,"why":"move","clock":"turn","since":85,"turn":85}
{"seat":1,"why":"move","clock":"turn","since":117,"turn":117}
{"seat":1,"why":"move","clock":"turn","since":122,"turn":122}
{"seat":1,"why":"choice","clock":"turn","since":139}
{"seat":1,"why":"window","clock":"window","since":114,"open":true}
{"type":"hit","to":"hero:0","by":"enemy:2","amount":1,"blocked":0}
{"type":"hit","to":"enemy:2","by":"hero:1","amount":1,"blocked":0}
"The party has won"
"#2: Hero 2 uses Ward"
"#0: Hero 2 uses Riposte"
"#2: Hero 2 uses Gaia's Gift"
"#2: Hero 1 uses Hidden Blade"
"#2: Hero 1 uses Gaia's Gift"
"#2: Hero 1 uses Iron Palm"
"Hero 2 puts green 6 on Riposte"
"Hero 2 puts green 6 on Sidestep"
"Hero 2 puts green 5 on Smite"
"Hero 2 puts green 3 on Spark"
"Hero 2 puts green 3 on Ward"
"Hero 2 puts blue 6 on Entangle"
"Hero 2 puts blue 5 on Landslide"
"Hero 1 puts green 2 on Omen"
"Hero 1 puts green 6 on Riposte"
"Hero 1 puts green 5 on Riposte"
"Hero 1 puts green 3 on Riposte"
"Hero 1 puts blue 2 on Entangle"
"Hero 1 puts red 2 on Pummel"
"Hero 1 rolls green 2, green 2"
"Hero #2 takes #3 wound, #2 blocked"
"Enemy 2 finds nobody with blue 4"
"Enemy 3 finds nobody with blue 5"
"Hero 2 puts green 6 on Poison Dart"
"Hero 2 puts red 6 on Full Swing"
{"seat":0,"why":"move","clock":"turn","since":31,"turn":31}
{"seat":0,"why":"move","clock":"turn","since":35,"turn":35}
{"seat":0,"why":"move","clock":"turn","since":38,"turn":38}
{"seat":1,"why":"move","clock":"turn","since":51,"turn":51}
{"seat":1,"why":"move","clock":"turn","since":68,"turn":68}
{"seat":1,"why":"move","clock":"turn","since":72,"turn":72}
{"seat":1,"why":"move","clock":"turn","since":78,"turn":78}
{"seat":1,"why":"move","clock":"turn","since":88,"turn":88}
{"seat":1,"why":"move","clock":"turn","since":89,"turn":89}
{"seat":1,"why":"move","clock":"turn","since":90,"turn":90}
{"seat":1,"why":"move","clock":"turn","since":100,"turn":100}
{"seat":1,"why":"move","clock":"turn","since":132,"turn":132}
{"seat":0,"why":"window","clock":"window","since":100,"open":true}
{"seat":0,"why":"window","clock":"window","since":114,"open":true}
"Hero 2 becomes Monk"
"The final boss: Levanthys"
"Hero 2 uses Oil Flask"
"Enemy 4 is Pincer Arm"
"#2: Hero 1 uses Mighty Blow"
"#2: Enemy #2 attacks Ally 1"
"Hero 2 puts green 5 on Thunder"
"Hero 2 puts green 4 on Omen"
"Hero 2 puts red 5 on Lance"
"Hero 2 puts red 3 on Jump"
"Hero 1 puts green 6 on Fireball"
"Hero 1 puts green 6 on Thunder"
"Hero 1 puts green 3 on Sidestep"
"Hero 1 puts red 4 on Pummel"
"Hero 1 rolls green 1, green 4"
"Hero 1 gains the Pearl of Tides"
"Enemy 2 finds nobody with red 4"
"Enemy 1 finds nobody with red 4"
"Enemy 3 finds nobody with red 6"
"Hero 2 takes the die back from Thunder"
"Hero 1 puts green 3 on Axe Sweep"
"#2: Enemy 2 attacks Hero 1, Hero 2"
"A #1 die of Hero 2 comes home"
"Hero 1 puts green 3 on the Pearl of Tides"
{"seat":1,"why":"window","clock":"window","since":152,"open":true}
"Quest #1: Town Inn"
"Hero #1 gains #1 Blocks"
"Enemy 2 loses all Blocks"
"The party plays Iron and Runes"
"Hero 2 puts green 6 on Mend"
"Hero 2 puts green 5 on Spark"
"Hero 2 puts green 4 on Sidestep"
"Hero 2 puts red 6 on Pummel"
"Hero 2 rolls green 4, green 4"
"Hero 1 puts green 4 on Omen"
"Hero 1 puts green 4 on Smite"
"Hero 1 puts blue 5 on Landslide"
"Hero 1 puts blue 5 on Entangle"
"Hero 1 puts red 6 on Pummel"
"Enemy 2 is healed of a #1"
"Enemy 1 finds nobody with blue 3"
"Enemy 1 finds nobody with red 3"
"Enemy 3 takes #2 wounds, #3 blocked"
"Enemy 3 finds nobody with red 5"
"Enemy 3 finds nobody with red 4"
"Enemy #2 takes #2 wounds, #3 blocked"
"Hero 2 puts green 6 on Hidden Blade"
"Hero 2 takes the die back from Slash"
"Hero 2 takes the die back from Smite"
"Hero 1 locks green 3 on the #2"
"Hero 1 locks blue 5 on the #2"
"#2: Enemy 1 attacks Hero 1, Hero 2"
"Hero 2 looks at #0 attack cards and puts #1 under the deck"
{"seat":1,"why":"move","clock":"turn","since":144,"turn":144}
{"seat":1,"why":"move","clock":"turn","since":154,"turn":154}
{"seat":1,"why":"move","clock":"turn","since":157,"turn":157}
"Imp is defeated by Hero 2"
"Hero 2 puts green 4 on Ward"
"Hero 2 puts blue 6 on Landslide"
"Hero 2 puts red 6 on Lance"
"Hero 2 puts red 5 on Pummel"
"Hero 2 takes #2 wound, #3 blocked"
"Hero 1 puts green 3 on Omen"
"Hero 1 puts red 5 on Pummel"
"Enemy 1 finds nobody with Crushing Depths"
"Hero 2 puts green 2 on Shield Bash"
"Hero 2 puts green 4 on Hidden Blade"
"Hero 2 puts green 3 on Axe Sweep"
"Hero 2 locks green 2 on the #2"
"Hero 1 puts blue 2 on Gaia's Gift"
"Hero 2 spends a Hero Token on Swift Strike"
{"seat":1,"why":"move","clock":"turn","since":168,"turn":168}
"Discarded from the attack deck: Shield"
"Cutpurse is defeated by Hero 2"
"6 attack cards go under the deck"
"Enemy 2 finds nobody with blue 3"
"Enemy 2 finds nobody with red 3"
"Enemy 1 finds nobody with green 4"
"Enemy 3 finds nobody with blue 6"
"Hero 2 puts green 5 on Iron Palm"
"Hero 2 puts green 4 on Axe Sweep"
"Hero 2 puts blue 2 on Gaia's Gift"
"Hero 1 puts green 2 on Inner Calm"
"Hero 1 puts green 6 on Poison Dart"
"Hero 1 puts green 5 on Axe Sweep"
"Hero 1 puts green 4 on Axe Sweep"
"Enemy 2 counters: #2 wound for Hero 2"
"Enemy 2 counters: #2 wound for Hero #2"
"#2: Enemy 2 attacks Ally 1, Hero 2"
"The next attack on Hero 2 will miss"
"Hero 1 puts green 2 on the Sea Charm"
"Pincer Arm is defeated by Hero 2"
"Hero 1 spends a Hero Token on Untouched"
"All heroes are down: the party has lost"
"Hero 2 takes the die back from Mighty Blow"
"green 5 of Hero 1 returns to its pool"
"green 4 of Hero 1 returns to its pool"
"Enemy #2 gets green 4; Enemy 2 gets Shield"
"Enemy #2 gets red 3; Enemy 2 gets Shield"
"Enemy #2 gets red 4; Enemy 2 gets Shield"
"Enemy #2 gets red 2; Enemy 2 gets Shield"
"Hero 1 puts green 5 on the Lantern of Dawn"
"Enemy #2 gets green 5; Enemy 2 gets red 6"
"Enemy #2 gets green #2; Enemy 2 gets blue 6"
"Enemy #2 gets blue 5; Enemy 2 gets green 3"
"Enemy #2 gets red 3; Enemy 2 gets green #2"
{"seat":0,"why":"choice","clock":"turn","since":0}
[{"type":"ready"},"Ready"]
[{"type":"pass"},"Pass"]
[{"type":"assign","hero":0,"die":"green:1","slot":"riposte"},"Hero 1: green 1 on Riposte"]
[{"type":"assign","hero":1,"die":"green:1","slot":"riposte"},"Hero 2: green 1 on Riposte"]
[{"type":"assign","hero":1,"die":"green:2","slot":"riposte"},"Hero 2: green 2 on Riposte"]
[{"type":"assign","hero":0,"die":"green:2","slot":"riposte"},"Hero 1: green 2 on Riposte"]
[{"type":"assign","hero":0,"die":"green:6","slot":"riposte"},"Hero 1: green 6 on Riposte"]
[{"type":"assign","hero":0,"die":"green:4","slot":"riposte"},"Hero 1: green 4 on Riposte"]
[{"type":"assign","hero":0,"die":"green:3","slot":"riposte"},"Hero 1: green 3 on Riposte"]
[{"type":"assign","hero":0,"die":"green:5","slot":"riposte"},"Hero 1: green 5 on Riposte"]
[{"type":"assign","hero":0,"die":"green:5","slot":"mighty-blow"},"Hero 1: green 5 on Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:6","slot":"mighty-blow"},"Hero 1: green 6 on Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:6","slot":"slash"},"Hero 1: green 6 on Slash"]
[{"type":"assign","hero":0,"die":"green:4","slot":"slash"},"Hero 1: green 4 on Slash"]
[{"type":"assign","hero":0,"die":"green:3","slot":"slash"},"Hero 1: green 3 on Slash"]
[{"type":"assign","hero":0,"die":"green:5","slot":"slash"},"Hero 1: green 5 on Slash"]
[{"type":"assign","hero":1,"die":"green:3","slot":"riposte"},"Hero 2: green 3 on Riposte"]
[{"type":"assign","hero":1,"die":"green:6","slot":"riposte"},"Hero 2: green 6 on Riposte"]
[{"type":"assign","hero":1,"die":"green:5","slot":"riposte"},"Hero 2: green 5 on Riposte"]
[{"type":"assign","hero":1,"die":"green:4","slot":"riposte"},"Hero 2: green 4 on Riposte"]
[{"type":"assign","hero":1,"die":"green:6","slot":"mighty-blow"},"Hero 2: green 6 on Mighty Blow"]
[{"type":"assign","hero":1,"die":"green:5","slot":"mighty-blow"},"Hero 2: green 5 on Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:3","slot":"sidestep"},"Hero 1: green 3 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:4","slot":"sidestep"},"Hero 1: green 4 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:5","slot":"sidestep"},"Hero 1: green 5 on Sidestep"]
[{"type":"choose","option":"hero:0"},"Hero 1"]
[{"type":"assign","hero":0,"die":"green:6","slot":"sidestep"},"Hero 1: green 6 on Sidestep"]
[{"type":"assign","hero":0,"die":"green:6","slot":"poison-dart"},"Hero 1: green 6 on Poison Dart"]
[{"type":"assign","hero":0,"die":"green:4","slot":"poison-dart"},"Hero 1: green 4 on Poison Dart"]
[{"type":"assign","hero":0,"die":"green:5","slot":"poison-dart"},"Hero 1: green 5 on Poison Dart"]
[{"type":"rest","hero":0},"Hero 1: rest"]
[{"type":"assign","hero":0,"die":"red:5","slot":"pummel"},"Hero 1: red 5 on Pummel"]
[{"type":"assign","hero":0,"die":"red:4","slot":"pummel"},"Hero 1: red 4 on Pummel"]
[{"type":"assign","hero":0,"die":"red:6","slot":"pummel"},"Hero 1: red 6 on Pummel"]
[{"type":"assign","hero":0,"die":"red:3","slot":"pummel"},"Hero 1: red 3 on Pummel"]
[{"type":"assign","hero":0,"die":"red:2","slot":"pummel"},"Hero 1: red 2 on Pummel"]
[{"type":"assign","hero":1,"die":"red:5","slot":"pummel"},"Hero 2: red 5 on Pummel"]
[{"type":"assign","hero":0,"die":"green:3","slot":"inner-calm"},"Hero 1: green 3 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:2","slot":"inner-calm"},"Hero 1: green 2 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:4","slot":"inner-calm"},"Hero 1: green 4 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:1","slot":"inner-calm"},"Hero 1: green 1 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"inner-calm"},"Hero 1: green 5 on Inner Calm"]
[{"type":"assign","hero":0,"die":"green:6","slot":"inner-calm"},"Hero 1: green 6 on Inner Calm"]
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
[{"type":"assign","hero":0,"die":"green:2","slot":"spark"},"Hero 1: green 2 on Spark"]
[{"type":"assign","hero":0,"die":"green:5","slot":"spark"},"Hero 1: green 5 on Spark"]
[{"type":"assign","hero":0,"die":"green:3","slot":"spark"},"Hero 1: green 3 on Spark"]
[{"type":"assign","hero":0,"die":"green:6","slot":"spark"},"Hero 1: green 6 on Spark"]
[{"type":"assign","hero":0,"die":"green:4","slot":"spark"},"Hero 1: green 4 on Spark"]
[{"type":"assign","hero":1,"die":"green:6","slot":"fireball"},"Hero 2: green 6 on Fireball"]
[{"type":"assign","hero":1,"die":"green:5","slot":"fireball"},"Hero 2: green 5 on Fireball"]
[{"type":"assign","hero":1,"die":"green:4","slot":"fireball"},"Hero 2: green 4 on Fireball"]
[{"type":"assign","hero":1,"die":"green:3","slot":"fireball"},"Hero 2: green 3 on Fireball"]
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
[{"type":"advance","hero":1,"class":"oracle","how":"cover"},"Hero 2: become Oracle"]
[{"type":"advance","hero":1,"class":"oracle","how":"tuck"},"Hero 2: learn from Oracle"]
[{"type":"advance","hero":1,"class":"ranger","how":"cover"},"Hero 2: become Ranger"]
[{"type":"advance","hero":1,"class":"ranger","how":"tuck"},"Hero 2: learn from Ranger"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"gaias-gift"},"Hero 1: blue 2 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"gaias-gift"},"Hero 1: blue 3 on Gaia's Gift"]
[{"type":"choose","option":"all"},"All of them"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"gaias-gift"},"Hero 1: blue 4 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"gaias-gift"},"Hero 1: blue 5 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"gaias-gift"},"Hero 1: blue 6 on Gaia's Gift"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"landslide"},"Hero 1: blue 4 on Landslide"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"landslide"},"Hero 1: blue 5 on Landslide"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"landslide"},"Hero 1: blue 6 on Landslide"]
[{"type":"assign","hero":0,"die":"green:1","slot":"omen"},"Hero 1: green 1 on Omen"]
[{"type":"assign","hero":0,"die":"green:2","slot":"omen"},"Hero 1: green 2 on Omen"]
[{"type":"assign","hero":0,"die":"green:3","slot":"omen"},"Hero 1: green 3 on Omen"]
[{"type":"assign","hero":0,"die":"green:4","slot":"omen"},"Hero 1: green 4 on Omen"]
[{"type":"assign","hero":0,"die":"green:6","slot":"omen"},"Hero 1: green 6 on Omen"]
[{"type":"assign","hero":0,"die":"green:5","slot":"omen"},"Hero 1: green 5 on Omen"]
[{"type":"assign","hero":1,"die":"green:6","slot":"sidestep"},"Hero 2: green 6 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:3","slot":"sidestep"},"Hero 2: green 3 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"sidestep"},"Hero 2: green 4 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"sidestep"},"Hero 2: green 5 on Sidestep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"poison-dart"},"Hero 2: green 6 on Poison Dart"]
[{"type":"assign","hero":1,"die":"green:4","slot":"poison-dart"},"Hero 2: green 4 on Poison Dart"]
[{"type":"assign","hero":1,"die":"green:5","slot":"poison-dart"},"Hero 2: green 5 on Poison Dart"]
[{"type":"advance","hero":0,"class":"knight","how":"cover"},"Hero 1: become Knight"]
[{"type":"advance","hero":0,"class":"knight","how":"tuck"},"Hero 1: learn from Knight"]
[{"type":"advance","hero":0,"class":"monk","how":"cover"},"Hero 1: become Monk"]
[{"type":"advance","hero":0,"class":"monk","how":"tuck"},"Hero 1: learn from Monk"]
[{"type":"advance","hero":0,"class":"gambler","how":"cover"},"Hero 1: become Gambler"]
[{"type":"advance","hero":0,"class":"gambler","how":"tuck"},"Hero 1: learn from Gambler"]
[{"type":"give","from":0,"to":1,"what":"item:smoke-bomb"},"Hero 1: give Smoke Bomb to Hero 2"]
[{"type":"buy","hero":0,"item":"smoke-bomb"},"Hero 1: buy Smoke Bomb"]
[{"type":"buy","hero":0,"item":"oil-flask"},"Hero 1: buy Oil Flask"]
[{"type":"buy","hero":0,"item":"antidote"},"Hero 1: buy Antidote"]
[{"type":"give","from":0,"to":1,"what":"item:antidote"},"Hero 1: give Antidote to Hero 2"]
[{"type":"give","from":0,"to":1,"what":"item:oil-flask"},"Hero 1: give Oil Flask to Hero 2"]
[{"type":"give","from":0,"to":1,"what":"relic:pearl-of-tides"},"Hero 1: give Pearl of Tides to Hero 2"]
[{"type":"assign","hero":1,"die":"green:3","slot":"thorns"},"Hero 2: green 3 on Thorns"]
[{"type":"assign","hero":1,"die":"green:2","slot":"thorns"},"Hero 2: green 2 on Thorns"]
[{"type":"assign","hero":1,"die":"green:1","slot":"thorns"},"Hero 2: green 1 on Thorns"]
[{"type":"assign","hero":1,"die":"green:4","slot":"thorns"},"Hero 2: green 4 on Thorns"]
[{"type":"assign","hero":1,"die":"green:5","slot":"thorns"},"Hero 2: green 5 on Thorns"]
[{"type":"assign","hero":1,"die":"green:6","slot":"thorns"},"Hero 2: green 6 on Thorns"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"entangle"},"Hero 2: blue 5 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"entangle"},"Hero 2: blue 3 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"entangle"},"Hero 2: blue 6 on Entangle"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"entangle"},"Hero 2: blue 4 on Entangle"]
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
[{"type":"assign","hero":0,"die":"red:5","slot":"taunt"},"Hero 1: red 5 on Taunt"]
[{"type":"assign","hero":0,"die":"red:6","slot":"taunt"},"Hero 1: red 6 on Taunt"]
[{"type":"assign","hero":0,"die":"green:3","slot":"axe-sweep"},"Hero 1: green 3 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:4","slot":"axe-sweep"},"Hero 1: green 4 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:6","slot":"axe-sweep"},"Hero 1: green 6 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:5","slot":"axe-sweep"},"Hero 1: green 5 on Axe Sweep"]
[{"type":"assign","hero":0,"die":"green:3","slot":"hidden-blade"},"Hero 1: green 3 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:5","slot":"iron-palm"},"Hero 1: green 5 on Iron Palm"]
[{"type":"assign","hero":0,"die":"green:1","slot":"hidden-blade"},"Hero 1: green 1 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:5","slot":"hidden-blade"},"Hero 1: green 5 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:2","slot":"hidden-blade"},"Hero 1: green 2 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:4","slot":"hidden-blade"},"Hero 1: green 4 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:4","slot":"iron-palm"},"Hero 1: green 4 on Iron Palm"]
[{"type":"assign","hero":0,"die":"green:6","slot":"hidden-blade"},"Hero 1: green 6 on Hidden Blade"]
[{"type":"assign","hero":0,"die":"green:6","slot":"iron-palm"},"Hero 1: green 6 on Iron Palm"]
[{"type":"advance","hero":1,"class":"knight","how":"cover"},"Hero 2: become Knight"]
[{"type":"advance","hero":1,"class":"knight","how":"tuck"},"Hero 2: learn from Knight"]
[{"type":"advance","hero":1,"class":"monk","how":"cover"},"Hero 2: become Monk"]
[{"type":"advance","hero":1,"class":"monk","how":"tuck"},"Hero 2: learn from Monk"]
[{"type":"advance","hero":1,"class":"gambler","how":"cover"},"Hero 2: become Gambler"]
[{"type":"advance","hero":1,"class":"gambler","how":"tuck"},"Hero 2: learn from Gambler"]
[{"type":"assign","hero":1,"die":"red:6","slot":"bulwark"},"Hero 2: red 6 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:6","slot":"lance"},"Hero 2: red 6 on Lance"]
[{"type":"assign","hero":1,"die":"red:5","slot":"bulwark"},"Hero 2: red 5 on Bulwark"]
[{"type":"assign","hero":1,"die":"red:5","slot":"lance"},"Hero 2: red 5 on Lance"]
[{"type":"advance","hero":1,"class":"dragoon","how":"cover"},"Hero 2: become Dragoon"]
[{"type":"advance","hero":1,"class":"dragoon","how":"tuck"},"Hero 2: learn from Dragoon"]
[{"type":"advance","hero":1,"class":"dark-knight","how":"cover"},"Hero 2: become Dark Knight"]
[{"type":"advance","hero":1,"class":"dark-knight","how":"tuck"},"Hero 2: learn from Dark Knight"]
[{"type":"assign","hero":1,"die":"red:3","slot":"jump"},"Hero 2: red 3 on Jump"]
[{"type":"assign","hero":1,"die":"red:4","slot":"jump"},"Hero 2: red 4 on Jump"]
[{"type":"assign","hero":1,"die":"red:5","slot":"jump"},"Hero 2: red 5 on Jump"]
[{"type":"assign","hero":1,"die":"red:6","slot":"jump"},"Hero 2: red 6 on Jump"]
[{"type":"assign","hero":1,"die":"red:5","slot":"impale"},"Hero 2: red 5 on Impale"]
[{"type":"assign","hero":1,"die":"red:6","slot":"impale"},"Hero 2: red 6 on Impale"]
[{"type":"assign","hero":1,"die":"green:3","slot":"spear-sweep"},"Hero 2: green 3 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"spear-sweep"},"Hero 2: green 5 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:4","slot":"spear-sweep"},"Hero 2: green 4 on Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"spear-sweep"},"Hero 2: green 6 on Spear Sweep"]
[{"type":"choose","option":"enemy:3"},"Enemy 4"]
[{"type":"assign","hero":1,"die":"blue:2","slot":"entangle"},"Hero 2: blue 2 on Entangle"]
[{"type":"buy","hero":1,"item":"loaded-die"},"Hero 2: buy Loaded Die"]
[{"type":"buy","hero":1,"item":"hourglass"},"Hero 2: buy Hourglass"]
[{"type":"buy","hero":1,"item":"oil-flask"},"Hero 2: buy Oil Flask"]
[{"type":"buy","hero":1,"item":"phoenix-feather"},"Hero 2: buy Phoenix Feather"]
[{"type":"buy","hero":1,"item":"tower-shield"},"Hero 2: buy Tower Shield"]
[{"type":"buy","hero":1,"item":"antidote"},"Hero 2: buy Antidote"]
[{"type":"buy","hero":1,"item":"smoke-bomb"},"Hero 2: buy Smoke Bomb"]
[{"type":"give","from":1,"to":0,"what":"item:antidote"},"Hero 2: give Antidote to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:imp"},"Hero 2: give Imp to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:tower-shield"},"Hero 2: give Tower Shield to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:smoke-bomb"},"Hero 2: give Smoke Bomb to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:hourglass"},"Hero 2: give Hourglass to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"item:oil-flask"},"Hero 2: give Oil Flask to Hero 1"]
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
[{"type":"assign","hero":1,"die":"green:5","slot":"omen"},"Hero 2: green 5 on Omen"]
[{"type":"assign","hero":1,"die":"green:6","slot":"omen"},"Hero 2: green 6 on Omen"]
[{"type":"assign","hero":1,"die":"green:2","slot":"omen"},"Hero 2: green 2 on Omen"]
[{"type":"assign","hero":1,"die":"green:3","slot":"omen"},"Hero 2: green 3 on Omen"]
[{"type":"assign","hero":1,"die":"green:4","slot":"omen"},"Hero 2: green 4 on Omen"]
[{"type":"assign","hero":1,"die":"green:2","slot":"spark"},"Hero 2: green 2 on Spark"]
[{"type":"assign","hero":1,"die":"green:6","slot":"regrowth"},"Hero 2: green 6 on Regrowth"]
[{"type":"assign","hero":1,"die":"green:5","slot":"regrowth"},"Hero 2: green 5 on Regrowth"]
[{"type":"assign","hero":1,"die":"green:3","slot":"mend"},"Hero 2: green 3 on Mend"]
[{"type":"assign","hero":1,"die":"green:2","slot":"mend"},"Hero 2: green 2 on Mend"]
[{"type":"assign","hero":1,"die":"green:1","slot":"mend"},"Hero 2: green 1 on Mend"]
[{"type":"assign","hero":1,"die":"green:4","slot":"regrowth"},"Hero 2: green 4 on Regrowth"]
[{"type":"assign","hero":1,"die":"green:3","slot":"spark"},"Hero 2: green 3 on Spark"]
[{"type":"assign","hero":1,"die":"green:1","slot":"spark"},"Hero 2: green 1 on Spark"]
[{"type":"assign","hero":1,"die":"green:5","slot":"spark"},"Hero 2: green 5 on Spark"]
[{"type":"assign","hero":1,"die":"green:6","slot":"spark"},"Hero 2: green 6 on Spark"]
[{"type":"assign","hero":1,"die":"green:4","slot":"spark"},"Hero 2: green 4 on Spark"]
[{"type":"assign","hero":1,"die":"green:4","slot":"mend"},"Hero 2: green 4 on Mend"]
[{"type":"assign","hero":1,"die":"green:5","slot":"mend"},"Hero 2: green 5 on Mend"]
[{"type":"assign","hero":1,"die":"green:6","slot":"mend"},"Hero 2: green 6 on Mend"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"quest"},"Hero 2: blue 4 on the quest"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"quest"},"Hero 2: blue 3 on the quest"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"quest"},"Hero 2: blue 5 on the quest"]
[{"type":"clear","hero":1,"slot":"thorns"},"Hero 2: take the die back from Thorns"]
[{"type":"choose","option":"card:atk-6-red"},"red 6"]
[{"type":"choose","option":"card:atk-6-blue"},"blue 6"]
[{"type":"choose","option":"card:atk-5-red"},"red 5"]
[{"type":"choose","option":"card:crushing-depths"},"Crushing Depths"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"choose","option":"bounty:crowd-pleaser"},"Crowd Pleaser"]
[{"type":"choose","option":"bounty:untouched"},"Untouched"]
[{"type":"choose","option":"bounty:swift-strike"},"Swift Strike"]
[{"type":"choose","option":"bounty:turnabout"},"Turnabout"]
[{"type":"choose","option":"bounty:beastmaster"},"Beastmaster"]
[{"type":"choose","option":"bounty:phoenix"},"Phoenix"]
[{"type":"choose","option":"bounty:giant-slayer"},"Giant Slayer"]
[{"type":"choose","option":"bounty:gravedigger"},"Gravedigger"]
[{"type":"choose","option":"bounty:jailbreaker"},"Jailbreaker"]
[{"type":"choose","option":"bounty:field-medic"},"Field Medic"]
[{"type":"choose","option":"bounty:daredevil"},"Daredevil"]
[{"type":"choose","option":"bounty:iron-wall"},"Iron Wall"]
[{"type":"choose","option":"bounty:low-road"},"Low Road"]
[{"type":"give","from":1,"to":0,"what":"relic:pearl-of-tides"},"Hero 2: give Pearl of Tides to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:ghost"},"Hero 2: give Ghost to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:jailer"},"Hero 2: give Jailer to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:giant-spider"},"Hero 2: give Giant Spider to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:fire-spirit"},"Hero 2: give Fire Spirit to Hero 1"]
[{"type":"assign","hero":1,"die":"red:3","slot":"pummel"},"Hero 2: red 3 on Pummel"]
[{"type":"assign","hero":0,"die":"green:2","slot":"thorns"},"Hero 1: green 2 on Thorns"]
[{"type":"assign","hero":0,"die":"green:4","slot":"thorns"},"Hero 1: green 4 on Thorns"]
[{"type":"assign","hero":0,"die":"green:3","slot":"thorns"},"Hero 1: green 3 on Thorns"]
[{"type":"assign","hero":0,"die":"green:5","slot":"thorns"},"Hero 1: green 5 on Thorns"]
[{"type":"assign","hero":0,"die":"green:1","slot":"thorns"},"Hero 1: green 1 on Thorns"]
[{"type":"assign","hero":0,"die":"green:6","slot":"thorns"},"Hero 1: green 6 on Thorns"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"entangle"},"Hero 1: blue 3 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"entangle"},"Hero 1: blue 4 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"entangle"},"Hero 1: blue 6 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"entangle"},"Hero 1: blue 5 on Entangle"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"entangle"},"Hero 1: blue 2 on Entangle"]
[{"type":"assign","hero":0,"die":"green:5","slot":"regrowth"},"Hero 1: green 5 on Regrowth"]
[{"type":"assign","hero":0,"die":"green:3","slot":"mend"},"Hero 1: green 3 on Mend"]
[{"type":"assign","hero":0,"die":"green:5","slot":"mend"},"Hero 1: green 5 on Mend"]
[{"type":"assign","hero":0,"die":"green:1","slot":"mend"},"Hero 1: green 1 on Mend"]
[{"type":"assign","hero":0,"die":"green:6","slot":"regrowth"},"Hero 1: green 6 on Regrowth"]
[{"type":"assign","hero":0,"die":"green:2","slot":"mend"},"Hero 1: green 2 on Mend"]
[{"type":"assign","hero":0,"die":"green:4","slot":"regrowth"},"Hero 1: green 4 on Regrowth"]
[{"type":"assign","hero":0,"die":"green:4","slot":"mend"},"Hero 1: green 4 on Mend"]
[{"type":"assign","hero":0,"die":"green:6","slot":"mend"},"Hero 1: green 6 on Mend"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"quest"},"Hero 1: blue 3 on the quest"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"quest"},"Hero 1: blue 2 on the quest"]
[{"type":"assign","hero":0,"die":"green:5","slot":"quest:1"},"Hero 1: green 5 on the quest"]
[{"type":"assign","hero":0,"die":"green:6","slot":"quest:1"},"Hero 1: green 6 on the quest"]
[{"type":"assign","hero":0,"die":"green:3","slot":"quest:1"},"Hero 1: green 3 on the quest"]
[{"type":"assign","hero":0,"die":"green:4","slot":"quest:1"},"Hero 1: green 4 on the quest"]
[{"type":"assign","hero":0,"die":"green:4","slot":"quest"},"Hero 1: green 4 on the quest"]
[{"type":"assign","hero":0,"die":"green:6","slot":"quest"},"Hero 1: green 6 on the quest"]
[{"type":"assign","hero":0,"die":"green:5","slot":"quest"},"Hero 1: green 5 on the quest"]
[{"type":"clear","hero":0,"slot":"mighty-blow"},"Hero 1: take the die back from Mighty Blow"]
[{"type":"assign","hero":0,"die":"green:3","slot":"quest"},"Hero 1: green 3 on the quest"]
[{"type":"clear","hero":0,"slot":"poison-dart"},"Hero 1: take the die back from Poison Dart"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"quest"},"Hero 1: blue 4 on the quest"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"quest"},"Hero 1: blue 5 on the quest"]
[{"type":"clear","hero":0,"slot":"spark"},"Hero 1: take the die back from Spark"]
[{"type":"clear","hero":0,"slot":"thunder"},"Hero 1: take the die back from Thunder"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"quest"},"Hero 1: blue 6 on the quest"]
[{"type":"clear","hero":0,"slot":"fireball"},"Hero 1: take the die back from Fireball"]
[{"type":"clear","hero":0,"slot":"riposte"},"Hero 1: take the die back from Riposte"]
[{"type":"clear","hero":0,"slot":"smite"},"Hero 1: take the die back from Smite"]
[{"type":"clear","hero":0,"slot":"slash"},"Hero 1: take the die back from Slash"]
[{"type":"clear","hero":0,"slot":"sidestep"},"Hero 1: take the die back from Sidestep"]
[{"type":"clear","hero":0,"slot":"thorns"},"Hero 1: take the die back from Thorns"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"quest:2"},"Hero 1: blue 5 on the quest"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"quest:2"},"Hero 1: blue 3 on the quest"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"quest:2"},"Hero 1: blue 4 on the quest"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"quest:2"},"Hero 1: blue 6 on the quest"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 1: green 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 1: green 4 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 1: green 5 on the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"quest"},"Hero 1: take the die back from the quest"]
[{"type":"assign","hero":0,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 1: green 6 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:3","slot":"relic:pearl-of-tides"},"Hero 1: red 3 on the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"taunt"},"Hero 1: take the die back from Taunt"]
[{"type":"clear","hero":0,"slot":"pummel"},"Hero 1: take the die back from Pummel"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:pearl-of-tides"},"Hero 1: blue 3 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:4","slot":"relic:pearl-of-tides"},"Hero 1: red 4 on the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"mend"},"Hero 1: take the die back from Mend"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:pearl-of-tides"},"Hero 1: blue 6 on the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"entangle"},"Hero 1: take the die back from Entangle"]
[{"type":"assign","hero":0,"die":"red:5","slot":"relic:pearl-of-tides"},"Hero 1: red 5 on the Pearl of Tides"]
[{"type":"assign","hero":0,"die":"red:6","slot":"relic:pearl-of-tides"},"Hero 1: red 6 on the Pearl of Tides"]
[{"type":"reroll","hero":0,"dice":["red:6"]},"Hero 1: roll red 6 again"]
[{"type":"reroll","hero":0,"dice":["red:5"]},"Hero 1: roll red 5 again"]
[{"type":"reroll","hero":0,"dice":["red:4"]},"Hero 1: roll red 4 again"]
[{"type":"reroll","hero":0,"dice":["red:3"]},"Hero 1: roll red 3 again"]
[{"type":"reroll","hero":0,"dice":["red:3","red:4"]},"Hero 1: roll red 3, red 4 again"]
[{"type":"reroll","hero":0,"dice":["red:2"]},"Hero 1: roll red 2 again"]
[{"type":"reroll","hero":0,"dice":["red:2","red:2"]},"Hero 1: roll red 2, red 2 again"]
[{"type":"reroll","hero":0,"dice":["red:1"]},"Hero 1: roll red 1 again"]
[{"type":"clear","hero":0,"slot":"iron-palm"},"Hero 1: take the die back from Iron Palm"]
[{"type":"clear","hero":0,"slot":"axe-sweep"},"Hero 1: take the die back from Axe Sweep"]
[{"type":"clear","hero":0,"slot":"hidden-blade"},"Hero 1: take the die back from Hidden Blade"]
[{"type":"clear","hero":0,"slot":"full-swing"},"Hero 1: take the die back from Full Swing"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:pearl-of-tides"},"Hero 1: blue 5 on the Pearl of Tides"]
[{"type":"assign","hero":1,"die":"red:5","slot":"full-swing"},"Hero 2: red 5 on Full Swing"]
[{"type":"assign","hero":1,"die":"red:6","slot":"full-swing"},"Hero 2: red 6 on Full Swing"]
[{"type":"assign","hero":1,"die":"red:1","slot":"taunt"},"Hero 2: red 1 on Taunt"]
[{"type":"assign","hero":1,"die":"red:2","slot":"taunt"},"Hero 2: red 2 on Taunt"]
[{"type":"assign","hero":1,"die":"red:3","slot":"taunt"},"Hero 2: red 3 on Taunt"]
[{"type":"assign","hero":1,"die":"red:4","slot":"taunt"},"Hero 2: red 4 on Taunt"]
[{"type":"assign","hero":1,"die":"red:5","slot":"taunt"},"Hero 2: red 5 on Taunt"]
[{"type":"assign","hero":1,"die":"red:6","slot":"taunt"},"Hero 2: red 6 on Taunt"]
[{"type":"assign","hero":1,"die":"green:4","slot":"axe-sweep"},"Hero 2: green 4 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:3","slot":"axe-sweep"},"Hero 2: green 3 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:5","slot":"axe-sweep"},"Hero 2: green 5 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"green:6","slot":"axe-sweep"},"Hero 2: green 6 on Axe Sweep"]
[{"type":"assign","hero":1,"die":"red:3","slot":"bulwark"},"Hero 2: red 3 on Bulwark"]
[{"type":"clear","hero":0,"slot":"inner-calm"},"Hero 1: take the die back from Inner Calm"]
[{"type":"assign","hero":1,"die":"red:1","slot":"bulwark"},"Hero 2: red 1 on Bulwark"]
[{"type":"give","from":1,"to":0,"what":"item:loaded-die"},"Hero 2: give Loaded Die to Hero 1"]
[{"type":"give","from":0,"to":1,"what":"spoils:plague-rat"},"Hero 1: give Plague Rat to Hero 2"]
[{"type":"assign","hero":1,"die":"red:4","slot":"pummel"},"Hero 2: red 4 on Pummel"]
[{"type":"assign","hero":1,"die":"green:2","slot":"inner-calm"},"Hero 2: green 2 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:6","slot":"iron-palm"},"Hero 2: green 6 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:4","slot":"iron-palm"},"Hero 2: green 4 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:3","slot":"hidden-blade"},"Hero 2: green 3 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"red:2","slot":"pummel"},"Hero 2: red 2 on Pummel"]
[{"type":"assign","hero":1,"die":"green:6","slot":"inner-calm"},"Hero 2: green 6 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:6","slot":"hidden-blade"},"Hero 2: green 6 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:1","slot":"hidden-blade"},"Hero 2: green 1 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:4","slot":"hidden-blade"},"Hero 2: green 4 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"red:6","slot":"pummel"},"Hero 2: red 6 on Pummel"]
[{"type":"assign","hero":1,"die":"green:4","slot":"inner-calm"},"Hero 2: green 4 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:5","slot":"inner-calm"},"Hero 2: green 5 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:1","slot":"inner-calm"},"Hero 2: green 1 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:3","slot":"inner-calm"},"Hero 2: green 3 on Inner Calm"]
[{"type":"assign","hero":1,"die":"green:5","slot":"iron-palm"},"Hero 2: green 5 on Iron Palm"]
[{"type":"assign","hero":1,"die":"green:5","slot":"hidden-blade"},"Hero 2: green 5 on Hidden Blade"]
[{"type":"assign","hero":1,"die":"green:2","slot":"hidden-blade"},"Hero 2: green 2 on Hidden Blade"]
[{"type":"give","from":1,"to":0,"what":"spoils:plague-rat"},"Hero 2: give Plague Rat to Hero 1"]
[{"type":"assign","hero":1,"die":"red:4","slot":"bulwark"},"Hero 2: red 4 on Bulwark"]
[{"type":"assign","hero":1,"die":"green:2","slot":"shield-bash"},"Hero 2: green 2 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:3","slot":"slash"},"Hero 2: green 3 on Slash"]
[{"type":"assign","hero":1,"die":"green:5","slot":"shield-bash"},"Hero 2: green 5 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:4","slot":"shield-bash"},"Hero 2: green 4 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:6","slot":"slash"},"Hero 2: green 6 on Slash"]
[{"type":"assign","hero":1,"die":"green:6","slot":"shield-bash"},"Hero 2: green 6 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:5","slot":"slash"},"Hero 2: green 5 on Slash"]
[{"type":"assign","hero":1,"die":"green:4","slot":"slash"},"Hero 2: green 4 on Slash"]
[{"type":"assign","hero":1,"die":"green:3","slot":"shield-bash"},"Hero 2: green 3 on Shield Bash"]
[{"type":"assign","hero":1,"die":"green:6","slot":"quest:1"},"Hero 2: green 6 on the quest"]
[{"type":"assign","hero":1,"die":"green:5","slot":"quest:1"},"Hero 2: green 5 on the quest"]
[{"type":"assign","hero":1,"die":"green:4","slot":"quest:1"},"Hero 2: green 4 on the quest"]
[{"type":"assign","hero":1,"die":"green:3","slot":"quest:1"},"Hero 2: green 3 on the quest"]
[{"type":"assign","hero":1,"die":"blue:3","slot":"quest:2"},"Hero 2: blue 3 on the quest"]
[{"type":"assign","hero":1,"die":"blue:4","slot":"quest:2"},"Hero 2: blue 4 on the quest"]
[{"type":"assign","hero":1,"die":"blue:5","slot":"quest:2"},"Hero 2: blue 5 on the quest"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"quest:2"},"Hero 2: blue 6 on the quest"]
[{"type":"clear","hero":1,"slot":"jump"},"Hero 2: take the die back from Jump"]
[{"type":"clear","hero":1,"slot":"spear-sweep"},"Hero 2: take the die back from Spear Sweep"]
[{"type":"assign","hero":1,"die":"green:3","slot":"quest"},"Hero 2: green 3 on the quest"]
[{"type":"assign","hero":1,"die":"green:6","slot":"quest"},"Hero 2: green 6 on the quest"]
[{"type":"assign","hero":1,"die":"green:5","slot":"quest"},"Hero 2: green 5 on the quest"]
[{"type":"assign","hero":1,"die":"green:4","slot":"quest"},"Hero 2: green 4 on the quest"]
[{"type":"assign","hero":1,"die":"blue:6","slot":"quest"},"Hero 2: blue 6 on the quest"]
[{"type":"assign","hero":1,"die":"green:3","slot":"relic:pearl-of-tides"},"Hero 2: green 3 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"axe-sweep"},"Hero 2: take the die back from Axe Sweep"]
[{"type":"clear","hero":1,"slot":"gaias-gift"},"Hero 2: take the die back from Gaia's Gift"]
[{"type":"assign","hero":1,"die":"green:4","slot":"relic:pearl-of-tides"},"Hero 2: green 4 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"pummel"},"Hero 2: take the die back from Pummel"]
[{"type":"clear","hero":1,"slot":"taunt"},"Hero 2: take the die back from Taunt"]
[{"type":"assign","hero":1,"die":"green:5","slot":"relic:pearl-of-tides"},"Hero 2: green 5 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"full-swing"},"Hero 2: take the die back from Full Swing"]
[{"type":"assign","hero":1,"die":"green:6","slot":"relic:pearl-of-tides"},"Hero 2: green 6 on the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"inner-calm"},"Hero 2: take the die back from Inner Calm"]
[{"type":"reroll","hero":1,"dice":["blue:6"]},"Hero 2: roll blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:5"]},"Hero 2: roll blue 5 again"]
[{"type":"clear","hero":1,"slot":"entangle"},"Hero 2: take the die back from Entangle"]
[{"type":"clear","hero":1,"slot":"omen"},"Hero 2: take the die back from Omen"]
[{"type":"clear","hero":1,"slot":"iron-palm"},"Hero 2: take the die back from Iron Palm"]
[{"type":"reroll","hero":1,"dice":["blue:4"]},"Hero 2: roll blue 4 again"]
[{"type":"reroll","hero":1,"dice":["blue:4","blue:6"]},"Hero 2: roll blue 4, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:4","blue:5"]},"Hero 2: roll blue 4, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:3"]},"Hero 2: roll blue 3 again"]
[{"type":"reroll","hero":1,"dice":["blue:2"]},"Hero 2: roll blue 2 again"]
[{"type":"reroll","hero":1,"dice":["blue:1"]},"Hero 2: roll blue 1 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:5"]},"Hero 2: roll blue 1, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:3"]},"Hero 2: roll blue 1, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:6"]},"Hero 2: roll blue 1, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:4"]},"Hero 2: roll blue 1, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["blue:1","blue:2"]},"Hero 2: roll blue 1, blue 2 again"]
[{"type":"clear","hero":1,"slot":"landslide"},"Hero 2: take the die back from Landslide"]
[{"type":"clear","hero":1,"slot":"fireball"},"Hero 2: take the die back from Fireball"]
[{"type":"clear","hero":1,"slot":"thunder"},"Hero 2: take the die back from Thunder"]
[{"type":"clear","hero":1,"slot":"hidden-blade"},"Hero 2: take the die back from Hidden Blade"]
[{"type":"clear","hero":1,"slot":"poison-dart"},"Hero 2: take the die back from Poison Dart"]
[{"type":"clear","hero":1,"slot":"sidestep"},"Hero 2: take the die back from Sidestep"]
[{"type":"clear","hero":1,"slot":"mighty-blow"},"Hero 2: take the die back from Mighty Blow"]
[{"type":"clear","hero":1,"slot":"smite"},"Hero 2: take the die back from Smite"]
[{"type":"clear","hero":1,"slot":"riposte"},"Hero 2: take the die back from Riposte"]
[{"type":"clear","hero":1,"slot":"mend"},"Hero 2: take the die back from Mend"]
[{"type":"clear","hero":1,"slot":"ward"},"Hero 2: take the die back from Ward"]
[{"type":"clear","hero":1,"slot":"spark"},"Hero 2: take the die back from Spark"]
[{"type":"clear","hero":1,"slot":"lance"},"Hero 2: take the die back from Lance"]
[{"type":"clear","hero":1,"slot":"impale"},"Hero 2: take the die back from Impale"]
[{"type":"clear","hero":1,"slot":"quest:1"},"Hero 2: take the die back from the quest"]
[{"type":"clear","hero":1,"slot":"quest"},"Hero 2: take the die back from the quest"]
[{"type":"clear","hero":1,"slot":"relic:pearl-of-tides"},"Hero 2: take the die back from the Pearl of Tides"]
[{"type":"clear","hero":1,"slot":"slash"},"Hero 2: take the die back from Slash"]
[{"type":"clear","hero":1,"slot":"shield-bash"},"Hero 2: take the die back from Shield Bash"]
[{"type":"reroll","hero":1,"dice":["red:6"]},"Hero 2: roll red 6 again"]
[{"type":"reroll","hero":1,"dice":["red:5"]},"Hero 2: roll red 5 again"]
[{"type":"reroll","hero":1,"dice":["red:4"]},"Hero 2: roll red 4 again"]
[{"type":"reroll","hero":1,"dice":["red:3"]},"Hero 2: roll red 3 again"]
[{"type":"reroll","hero":1,"dice":["red:2"]},"Hero 2: roll red 2 again"]
[{"type":"reroll","hero":1,"dice":["red:2","red:3"]},"Hero 2: roll red 2, red 3 again"]
[{"type":"reroll","hero":1,"dice":["red:1"]},"Hero 2: roll red 1 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:2"]},"Hero 2: roll red 1, red 2 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:3"]},"Hero 2: roll red 1, red 3 again"]
[{"type":"give","from":0,"to":1,"what":"relic:sea-charm"},"Hero 1: give Sea Charm to Hero 2"]
[{"type":"assign","hero":0,"die":"green:3","slot":"relic:sea-charm"},"Hero 1: green 3 on the Sea Charm"]
[{"type":"reroll","hero":1,"dice":["red:2","red:5"]},"Hero 2: roll red 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["red:4","red:5"]},"Hero 2: roll red 4, red 5 again"]
[{"type":"assign","hero":0,"die":"green:2","slot":"relic:sea-charm"},"Hero 1: green 2 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"green:4","slot":"relic:sea-charm"},"Hero 1: green 4 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"green:5","slot":"relic:sea-charm"},"Hero 1: green 5 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:2","slot":"relic:sea-charm"},"Hero 1: blue 2 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:3","slot":"relic:sea-charm"},"Hero 1: blue 3 on the Sea Charm"]
[{"type":"clear","hero":0,"slot":"quest:2"},"Hero 1: take the die back from the quest"]
[{"type":"assign","hero":0,"die":"blue:4","slot":"relic:sea-charm"},"Hero 1: blue 4 on the Sea Charm"]
[{"type":"assign","hero":0,"die":"blue:5","slot":"relic:sea-charm"},"Hero 1: blue 5 on the Sea Charm"]
[{"type":"clear","hero":0,"slot":"omen"},"Hero 1: take the die back from Omen"]
[{"type":"assign","hero":0,"die":"blue:6","slot":"relic:sea-charm"},"Hero 1: blue 6 on the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["blue:6"]},"Hero 1: roll blue 6 again"]
[{"type":"reroll","hero":0,"dice":["blue:5"]},"Hero 1: roll blue 5 again"]
[{"type":"reroll","hero":0,"dice":["blue:4"]},"Hero 1: roll blue 4 again"]
[{"type":"reroll","hero":0,"dice":["blue:3"]},"Hero 1: roll blue 3 again"]
[{"type":"reroll","hero":0,"dice":["blue:3","blue:6"]},"Hero 1: roll blue 3, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["blue:2"]},"Hero 1: roll blue 2 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:3"]},"Hero 1: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["blue:2","blue:5"]},"Hero 1: roll blue 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["blue:1"]},"Hero 1: roll blue 1 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:4"]},"Hero 1: roll blue 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:6"]},"Hero 1: roll blue 1, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["blue:1","blue:5"]},"Hero 1: roll blue 1, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:6"]},"Hero 1: roll green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:6"]},"Hero 1: roll green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:3"]},"Hero 1: roll green 6, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:3","blue:6"]},"Hero 1: roll green 6, blue 3, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:5"]},"Hero 1: roll green 6, red 5 again"]
[{"type":"clear","hero":0,"slot":"gaias-gift"},"Hero 1: take the die back from Gaia's Gift"]
[{"type":"clear","hero":0,"slot":"quest:1"},"Hero 1: take the die back from the quest"]
[{"type":"clear","hero":0,"slot":"landslide"},"Hero 1: take the die back from Landslide"]
[{"type":"clear","hero":0,"slot":"relic:pearl-of-tides"},"Hero 1: take the die back from the Pearl of Tides"]
[{"type":"clear","hero":0,"slot":"relic:sea-charm"},"Hero 1: take the die back from the Sea Charm"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:5"]},"Hero 1: roll green 6, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:1"]},"Hero 1: roll green 6, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:1","blue:3"]},"Hero 1: roll green 6, blue 1, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","blue:2"]},"Hero 1: roll green 6, blue 2 again"]
[{"type":"give","from":1,"to":0,"what":"spoils:cutpurse"},"Hero 2: give Cutpurse to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:goblin"},"Hero 2: give Goblin to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:skeleton"},"Hero 2: give Skeleton to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:giant-bat"},"Hero 2: give Giant Bat to Hero 1"]
[{"type":"give","from":1,"to":0,"what":"spoils:ogre"},"Hero 2: give Ogre to Hero 1"]
[{"type":"reroll","hero":0,"dice":["green:6","red:6"]},"Hero 1: roll green 6, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:4"]},"Hero 1: roll green 6, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:3"]},"Hero 1: roll green 6, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:2"]},"Hero 1: roll green 6, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:1"]},"Hero 1: roll green 6, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:6","green:6"]},"Hero 1: roll green 6, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5"]},"Hero 1: roll green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:5"]},"Hero 1: roll green 5, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:6"]},"Hero 1: roll green 5, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:5"]},"Hero 1: roll green 5, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:4"]},"Hero 1: roll green 5, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:6"]},"Hero 1: roll green 5, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:4"]},"Hero 1: roll green 5, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:3"]},"Hero 1: roll green 5, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:3"]},"Hero 1: roll green 5, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:1"]},"Hero 1: roll green 5, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:1","blue:4"]},"Hero 1: roll green 5, blue 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","blue:2"]},"Hero 1: roll green 5, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:5"]},"Hero 1: roll green 5, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:2"]},"Hero 1: roll green 5, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:5","red:1"]},"Hero 1: roll green 5, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6"]},"Hero 1: roll green 5, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","red:3"]},"Hero 1: roll green 5, green 6, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","blue:3"]},"Hero 1: roll green 5, green 6, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","blue:1"]},"Hero 1: roll green 5, green 6, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:6","red:5","red:5"]},"Hero 1: roll green 6, red 5, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4"]},"Hero 1: roll green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:5"]},"Hero 1: roll green 4, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:6"]},"Hero 1: roll green 4, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:6"]},"Hero 1: roll green 4, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:4"]},"Hero 1: roll green 4, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:2"]},"Hero 1: roll green 4, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:5"]},"Hero 1: roll green 4, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:4"]},"Hero 1: roll green 4, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:3"]},"Hero 1: roll green 4, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:1"]},"Hero 1: roll green 4, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:1","blue:5"]},"Hero 1: roll green 4, blue 1, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5"]},"Hero 1: roll green 4, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5","red:4"]},"Hero 1: roll green 4, green 5, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","red:5","red:5"]},"Hero 1: roll green 4, red 5, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:2"]},"Hero 1: roll green 4, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3"]},"Hero 1: roll green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:6"]},"Hero 1: roll green 3, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:4"]},"Hero 1: roll green 3, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:3"]},"Hero 1: roll green 3, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:2"]},"Hero 1: roll green 3, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:4"]},"Hero 1: roll green 3, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","red:5"]},"Hero 1: roll green 3, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:5"]},"Hero 1: roll green 3, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:3"]},"Hero 1: roll green 3, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6"]},"Hero 1: roll green 3, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6","red:3"]},"Hero 1: roll green 3, green 6, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:6","red:2"]},"Hero 1: roll green 3, green 6, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:2"]},"Hero 1: roll green 3, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:3","blue:1"]},"Hero 1: roll green 3, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:4"]},"Hero 1: roll green 3, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:3"]},"Hero 1: roll green 3, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:3","green:5"]},"Hero 1: roll green 3, green 5 again"]
[{"type":"reroll","hero":1,"dice":["red:1","red:4"]},"Hero 2: roll red 1, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:5","green:6","blue:5"]},"Hero 1: roll green 5, green 6, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["blue:2","blue:3"]},"Hero 2: roll blue 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6"]},"Hero 2: roll green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:6"]},"Hero 2: roll green 6, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:5"]},"Hero 2: roll green 6, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:4"]},"Hero 2: roll green 6, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:3"]},"Hero 2: roll green 6, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6","blue:1"]},"Hero 2: roll green 6, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:6"]},"Hero 2: roll green 6, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:5"]},"Hero 2: roll green 6, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:4"]},"Hero 2: roll green 6, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:3"]},"Hero 2: roll green 6, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:6","red:2"]},"Hero 2: roll green 6, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:6","green:6"]},"Hero 2: roll green 6, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5"]},"Hero 2: roll green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:6"]},"Hero 2: roll green 5, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:5"]},"Hero 2: roll green 5, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:4"]},"Hero 2: roll green 5, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:4"]},"Hero 2: roll green 5, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:6"]},"Hero 2: roll green 5, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:5"]},"Hero 2: roll green 5, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:3"]},"Hero 2: roll green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:1"]},"Hero 2: roll green 5, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:5","blue:2"]},"Hero 2: roll green 5, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:3"]},"Hero 2: roll green 5, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:2"]},"Hero 2: roll green 5, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:5","green:5"]},"Hero 2: roll green 5, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:1"]},"Hero 2: roll green 5, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:5","red:1","red:2"]},"Hero 2: roll green 5, red 1, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4"]},"Hero 2: roll green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:6"]},"Hero 2: roll green 4, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:4"]},"Hero 2: roll green 4, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:3"]},"Hero 2: roll green 4, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:6"]},"Hero 2: roll green 4, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:4"]},"Hero 2: roll green 4, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:5"]},"Hero 2: roll green 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:2"]},"Hero 2: roll green 4, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:2","red:5"]},"Hero 2: roll green 4, red 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:1"]},"Hero 2: roll green 4, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:1","red:4"]},"Hero 2: roll green 4, red 1, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","red:1","red:3"]},"Hero 2: roll green 4, red 1, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:5","green:6"]},"Hero 2: roll green 5, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:3"]},"Hero 2: roll green 4, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:2"]},"Hero 2: roll green 4, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:1"]},"Hero 2: roll green 4, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:4"]},"Hero 2: roll green 4, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:4","blue:2","blue:3"]},"Hero 2: roll green 4, blue 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3"]},"Hero 2: roll green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:6"]},"Hero 2: roll green 3, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:5"]},"Hero 2: roll green 3, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:3"]},"Hero 2: roll green 3, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:5"]},"Hero 2: roll green 3, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:6"]},"Hero 2: roll green 3, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:2"]},"Hero 2: roll green 3, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:2"]},"Hero 2: roll green 3, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:4"]},"Hero 2: roll green 3, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:4"]},"Hero 2: roll green 3, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:4","blue:2"]},"Hero 2: roll green 3, green 4, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:3","red:1"]},"Hero 2: roll green 3, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:3"]},"Hero 2: roll green 3, green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:3","blue:1"]},"Hero 2: roll green 3, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:5"]},"Hero 2: roll green 3, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6"]},"Hero 2: roll green 3, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6","blue:5"]},"Hero 2: roll green 3, green 6, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:3","green:6","red:1"]},"Hero 2: roll green 3, green 6, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5"]},"Hero 2: roll green 4, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2"]},"Hero 2: roll green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:6"]},"Hero 2: roll green 2, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:4"]},"Hero 2: roll green 2, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:3"]},"Hero 2: roll green 2, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:5"]},"Hero 2: roll green 2, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:6"]},"Hero 2: roll green 2, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:5"]},"Hero 2: roll green 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:3"]},"Hero 2: roll green 2, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:2"]},"Hero 2: roll green 2, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:2"]},"Hero 2: roll green 2, blue 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","blue:1"]},"Hero 2: roll green 2, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:1"]},"Hero 2: roll green 2, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:3"]},"Hero 2: roll green 2, green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:2"]},"Hero 2: roll green 2, green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:4"]},"Hero 2: roll green 2, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:2","red:4","red:5"]},"Hero 2: roll green 2, red 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5"]},"Hero 2: roll green 2, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:5","blue:1"]},"Hero 2: roll green 2, green 5, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:4"]},"Hero 2: roll green 2, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1"]},"Hero 2: roll green 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:6"]},"Hero 2: roll green 1, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:6"]},"Hero 2: roll green 1, blue 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:3"]},"Hero 2: roll green 1, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:5"]},"Hero 2: roll green 1, blue 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:4"]},"Hero 2: roll green 1, blue 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","blue:1"]},"Hero 2: roll green 1, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:3"]},"Hero 2: roll green 1, red 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:5"]},"Hero 2: roll green 1, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:4"]},"Hero 2: roll green 1, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:4","red:5"]},"Hero 2: roll green 1, red 4, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:2"]},"Hero 2: roll green 1, red 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6"]},"Hero 2: roll green 1, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:6","red:6"]},"Hero 2: roll green 1, green 6, red 6 again"]
[{"type":"reroll","hero":1,"dice":["green:1","red:1"]},"Hero 2: roll green 1, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:3"]},"Hero 2: roll green 1, green 3 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4"]},"Hero 2: roll green 1, green 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:4","red:4"]},"Hero 2: roll green 1, green 4, red 4 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2"]},"Hero 2: roll green 1, green 2 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:2","red:5"]},"Hero 2: roll green 1, green 2, red 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:1"]},"Hero 2: roll green 1, green 1 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:5"]},"Hero 2: roll green 1, green 5 again"]
[{"type":"reroll","hero":1,"dice":["green:1","green:5","red:1"]},"Hero 2: roll green 1, green 5, red 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:6"]},"Hero 2: roll green 2, green 6 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:6","blue:1"]},"Hero 2: roll green 2, green 6, blue 1 again"]
[{"type":"reroll","hero":1,"dice":["green:2","green:6","blue:3"]},"Hero 2: roll green 2, green 6, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:6"]},"Hero 2: roll green 4, green 6 again"]
[{"type":"give","from":0,"to":1,"what":"spoils:giant-spider"},"Hero 1: give Giant Spider to Hero 2"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5","blue:3"]},"Hero 2: roll green 4, green 5, blue 3 again"]
[{"type":"reroll","hero":1,"dice":["green:4","green:5","blue:1"]},"Hero 2: roll green 4, green 5, blue 1 again"]
[{"type":"ability","hero":1},"Hero 2: Hero Token ability"]
[{"type":"bounty","hero":1},"Hero 2: bounty ability"]
[{"type":"use","hero":1,"item":"loaded-die"},"Hero 2: use Loaded Die"]
[{"type":"use","hero":1,"item":"antidote"},"Hero 2: use Antidote"]
[{"type":"use","hero":1,"item":"smoke-bomb"},"Hero 2: use Smoke Bomb"]
[{"type":"use","hero":1,"item":"oil-flask"},"Hero 2: use Oil Flask"]
[{"type":"give","from":0,"to":1,"what":"spoils:clay-golem"},"Hero 1: give Clay Golem to Hero 2"]
[{"type":"reroll","hero":0,"dice":["green:4","green:5","blue:5"]},"Hero 1: roll green 4, green 5, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","blue:2","blue:5"]},"Hero 1: roll green 4, blue 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:4"]},"Hero 1: roll green 4, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2"]},"Hero 1: roll green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:5"]},"Hero 1: roll green 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:4"]},"Hero 1: roll green 2, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:3"]},"Hero 1: roll green 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2"]},"Hero 1: roll green 2, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2","blue:3"]},"Hero 1: roll green 2, blue 2, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:2","blue:5"]},"Hero 1: roll green 2, blue 2, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:1"]},"Hero 1: roll green 2, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:2","blue:1","blue:4"]},"Hero 1: roll green 2, blue 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:6"]},"Hero 1: roll green 2, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:4"]},"Hero 1: roll green 2, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:3"]},"Hero 1: roll green 2, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:3"]},"Hero 1: roll green 2, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","red:1"]},"Hero 1: roll green 2, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1"]},"Hero 1: roll green 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:4"]},"Hero 1: roll green 1, red 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:6"]},"Hero 1: roll green 1, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:6"]},"Hero 1: roll green 1, red 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:5"]},"Hero 1: roll green 1, red 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:3"]},"Hero 1: roll green 1, red 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:2"]},"Hero 1: roll green 1, red 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","red:1"]},"Hero 1: roll green 1, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:5"]},"Hero 1: roll green 1, blue 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:3"]},"Hero 1: roll green 1, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:4"]},"Hero 1: roll green 1, blue 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:1"]},"Hero 1: roll green 1, blue 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:3"]},"Hero 1: roll green 1, green 3 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:4"]},"Hero 1: roll green 1, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:1","blue:2"]},"Hero 1: roll green 1, blue 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:5"]},"Hero 1: roll green 1, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:1"]},"Hero 1: roll green 1, green 1 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:2"]},"Hero 1: roll green 1, green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6"]},"Hero 1: roll green 1, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:6"]},"Hero 1: roll green 1, green 6, blue 6 again"]
[{"type":"reroll","hero":0,"dice":["green:1","green:6","blue:3"]},"Hero 1: roll green 1, green 6, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:2"]},"Hero 1: roll green 2, green 2 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:5"]},"Hero 1: roll green 2, green 5 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6"]},"Hero 1: roll green 2, green 6 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6","red:1"]},"Hero 1: roll green 2, green 6, red 1 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:6","blue:3"]},"Hero 1: roll green 2, green 6, blue 3 again"]
[{"type":"reroll","hero":0,"dice":["green:2","green:4"]},"Hero 1: roll green 2, green 4 again"]
[{"type":"reroll","hero":0,"dice":["green:4","green:6"]},"Hero 1: roll green 4, green 6 again"]
[{"type":"ability","hero":0},"Hero 1: Hero Token ability"]
[{"type":"bounty","hero":0},"Hero 1: bounty ability"]
[{"type":"use","hero":0,"item":"smoke-bomb"},"Hero 1: use Smoke Bomb"]
[{"type":"use","hero":0,"item":"antidote"},"Hero 1: use Antidote"]
[{"type":"pass","for":"round"},"Pass for this round"]
[{"type":"use","hero":0,"item":"oil-flask"},"Hero 1: use Oil Flask"]
`,
};
