/** What duels of Diceborn Heroes say, most first: `npm run -s tool -- lexicon`. */
export const DICEBORN_HEROES = `
Hero green on {type=assign,hero,die,slot} 2: 1: 2 1 the green:5 green:6 6 green:4 5 quest green:3 4 3 again roll
{type=reroll,hero,dice} blue {hero,die,slots} Enemy green:2 red green:1 {type=choose,option} turn Ready {type=ready}
hero:1 hidden-blade enemy:1 mend hero:0 is enemy:0 from spark die back window riposte take {type=clear,hero,slot}
slash move {seat,why,clock,since,turn} Blade Hidden of {} Mend relic:pearl-of-tides done {ready} puts Spark
{slot,die} {type=assigned,hero,die,slot} choice {seat,why,clock,since} {seat,question,words,options} 1, Pass round
ability between Token {type=ability,hero} rolls omen 2, Riposte takes blue:6 fireball thorns enemy:2 Slash red:6
ready {type=ready,seat} Which blue:5 blue:4 red:5 {type=rolled,hero,dice} 3, gaias-gift {seat,why,clock,since,open}
wound Pearl Tides blue:3 regrowth gets {enemy,card} blue:2 {who,value,card,finds} red:3
{type=hit,to,by,amount,blocked} red:4 4, {who,value} uses taunt inner-calm 5, quest:1 for iron-palm
{type=passed,seat} Done sidestep {slot,die,done} ward landslide Fireball {type=action,hero,action,value}
relic:sea-charm red:2 6, atk-6-red atk-5-blue mighty-blow this {type=pass} {type=pass,for} atk-6-blue Omen
atk-5-green red:1 atk-3-red atk-5-red atk-4-green atk-4-red atk-4-blue Thorns smite atk-2-red atk-3-blue
{type=window,moment,seats} {type=window-closed,moment} atk-3-green atk-2-blue enemy? foe atk-1-green entangle leads
quest:2 poison-dart pummel thunder shield-1 shield-2 Gaia's Gift wounds Shield axe-sweep Regrowth Poison blue:1
Round {type=cards,cards} {type=round,round,seat} Iron Sidestep Ward shield-bash {seats} pearl-of-tides Taunt Calm
Inner attacks {type=attack,who,card,value,targets} {type=round-end,round} assign a Sweep to resolve
{type=advance,hero,class,how} Palm use {type=use,hero,item} Blow Mighty Sea Charm Smite full-swing The give
{type=give,from,to,what} Landslide under Dart Thunder {who,value,card,stunned,finds} 3: {id,locks,off} jump attack
Entangle Pummel 4: ally:0 Bash Axe cover monster antidote {who,value,relic} finds nobody with
{type=no-target,who,card} healed {type=healed,to,what} 5: next bounty gains Antidote {type=cleared,hero,slot} deck
Who next? {type=revealed,who,id,kind} spear-sweep crushing-depths {type=block,to,n} card Full Swing Block tuck
become learn Jump smoke-bomb deck? goes peek Ally buy {type=buy,hero,item} 6: Smoke again:
{type=rerolled,hero,from,dice} Bomb poison impale sea-charm {slot,die,hero} locks {type=locked,hero,die,slot} cards
Spear relic:lantern-of-dawn undertow bulwark phoenix-feather anchor-bridge oil-flask suffers
{type=suffered,to,amount,why} Phoenix relic:bog-boots go do you by defeated party {type=defeated,enemy,id,by,excess}
blocked {type=reward,cards} Oil {type=relic,hero,relic,value} lance Flask Feather druid evades {type=missed,to,by}
loaded-die monk {type=omen,who,card} on-the-st-lesalle and hourglass Dawn Lantern healing-potion Bulwark Impale
spends enemy:3 Druid Monk pack pack:ancient-church pack:crown pack:dunes pack:iron pack:palace pack:shadows
pack:tide pack:wilds take? {type=hero,hero,seat,class} Quest wounds, {type=quest,quest,level} town
{who,value,card,finds,among} Loaded hero hero? all stunned {type=advanced,hero,class,how} {type=stunned,to} Bog
becomes Boots 5; Die 3; rest {type=rest,hero} 4; poisoned {type=poisoned,to} {who,value,stunned} Lance oracle
{type=bounty,hero} 0 Tide in-the-whirlpool On Crushing Hourglass at looks {type=peeked,hero,n,under} berserker Giant
{seat,question,words} lantern-of-dawn A Depths Oracle its pool returns {type=returned,hero,die} counters:
{type=countered,by,to,amount} 2; festival-road 6; buys {type=bought,hero,item,paid} Knight Ancient Church
relic:whirlpool-shell Shield; hazard Perilous Shadows does out Palace Crown Whom find? target Dunes Berserker Wilds
effect gambler Gambler Runes ferryman tide haunted-forest Whirlpool Healing play? fighter has mage over plays priest
set-up thief {type=pack,pack} {winners,draw,places} reaches sale: {type=market,items} {type=town,level} wound,
heaving-deck {type=effect-dice,by,dice} dune-sea pay card:atk-5-blue tower-shield Ghost ghost Ranger knocked ranger
{type=ko,who} 7: All town-inn What lost {type=over,winners,lost} 8: knight card:atk-3-blue heal healed?
card:crushing-depths {who,value,relic,stunned} card:atk-4-blue stun Cleric cleric card:atk-2-red Tower
card:atk-4-green them into shuffled empty: out-of-time card:atk-4-red card:atk-6-red thieves-den antlion Discarded
Samurai deck: samurai {type=deck-loses,cards} levanthys Undertow time-sage skeleton Sage Time card:shield-2
{type=used,hero,item} will-o-wisp imp card:atk-2-blue card:atk-5-red Imp Skeleton goblin 9: Antlion
{type=added,card} 7 Will-o'-Wisp ally card:atk-1-green Shell Goblin captures {type=captured,hero,die,enemy}
card:shield-1 10: card:atk-3-green giant-bat pincer-arm 1; {who,value,card,stunned,finds,among} Blocks sporecap
ancient-church Slime card:atk-6-blue plague-rat Bat spoils:ghost Potion slime Plague cutpurse crystal 11:
bounty:jailbreaker dragoon item:antidote Rat bounty:gravedigger bounty:field-medic bounty:phoenix Anchor Bridge
Ferryman card:atk-5-green card:atk-3-red bounty:untouched bounty:giant-slayer Stun shoo Sporecap bounty:swift-strike
bounty:timekeeper Fighter Mage Priest Thief bounty:collector bounty:dutiful bounty:iron-wall bounty:low-road Deck
Heaving Lesalle St. Cutpurse bounty:turnabout bounty:beastmaster orc 12: giant-spider sahaugin wildland-jungle
Spider it? spoils wolf Shoo Orc Potion, {type=gained-relic,hero,relic} bounty:daredevil Dragoon Golem hellhound
wraith Levanthys bog-boots Sahaugin zombie Wolf bounty:crowd-pleaser Spirit jailer Zombie ashen-breath Hellhound
Wraith spoils:imp item:oil-flask 13: item:smoke-bomb spoils:will-o-wisp Untouched spoils:skeleton loses
{type=stripped,to} basilisk card:undertow Strike Swift Jailer In boss brought spoils:goblin spoils:slime fire-spirit
spoils:antlion Fire relic:festival-mask 1:green clay-golem ogre 14: Man-Eater man-eater spoils:giant-bat Ogre
reef-crab Dark dark-knight Road marauder Basilisk Clay Timekeeper Reef Crab spoils:plague-rat Arm Pincer miss will
{type=veiled,to} Jailbreaker spoils:giant-spider Slayer Gravedigger comes home {type=freed,hero,die,enemy} Field
Medic spoils:orc Festival iron-golem Marauder Wall item:tower-shield spoils:sporecap 15: medusa stands
{type=revived,hero} Low untouched swift-strike wyvern Collector Dutiful minotaur Daredevil Turnabout
spoils:hellhound spoils:zombie harpy Hourglass, spoils:shoo slow Beastmaster Flask, {type=bounty-used,hero,bounty}
Feather, spoils:cutpurse lich spoils:sahaugin spoils:wraith spoils:wolf 0:green scarab-swarm Antidote, spoils:jailer
spoils:man-eater 16: Mask meets spoils:fire-spirit young-drake {type=bounty,hero,bounty} Harpy Crowd Pleaser
elder-treant kraken-spawn Bomb, rests shadows {type=deck-gains,cards} {type=rested,hero} murky-swamp
{type=removed,hero,die} spoils:ogre Die, black-knight timekeeper spoils:reef-crab boss: final {id,side}
{type=boss,boss} Depths; Slow spoils:clay-golem item:phoenix-feather storm-spirit archdemon spoils:basilisk 17:
card:ashen-breath whirlpool-shell giant-slayer Ashen jailbreaker gravedigger daredevil low-road spoils:marauder
crown dragons-altar iron-wall phoenix turnabout dunes field-medic won {type=over,winners} Breath Bell dutiful wilds
vampire 18: Medusa dancers palace collector iron tolling-bell villagers Wyvern crowd-pleaser item:loaded-die
Crystal, {type=salvaged,card} Minotaur ashwing beastmaster 1:red Shield, palace-square 0:red
{type=gained-item,hero,item} are haste Forest Haunted bog-light spoils:harpy Lich Undertow; all-down down: heroes
item:hourglass Crystal Drake Elder Kraken Scarab Spawn Swarm Treant Young item:healing-potion whelp Black
relic:silver-bell 19: 0:blue gives {type=gave,from,to,what} 1:blue Storm Archdemon ransom Den Haste Silver Thieves
castle-prison Dune Ashwing Jungle Wildland Dancers Vampire Inn Tolling Town Villagers learns card:bog-light value:4
Whelp princess-sona whyte-manor 20: colosseum value:5 Murky Swamp Light value:6 festival-mask glass-mine
{type=set,hero,from,die} Altar Dragon's value:3 Ghost, die? it show? value die:green:4 21: Princess Sona Square
silver-bell Castle Prison Ransom Slime, Sporecap, gnash value:2 Breath; Cutpurse, Imp, Rat, Basilisk, Bat,
Hellhound, Shoo, Will-o'-Wisp, die:green:3 die:red:5 hero:1/die:green:3 sunken-temple Goblin, Skeleton, 22: Antlion,
Colosseum Glass Gnash Mine Orc, Spirit, Whyte Wolf, Wraith, dice die:green:1 die:green:5 die:green:6 die:red:6
hero:0/die:green:1 hero:0/die:green:3 hero:0/die:red:6 hero:1/die:green:5 lady-whyte rising-water value:1
{type=refreshed,hero} 23: Marauder, Jailer, Lady Manor Rising Sahaugin, Spider, Sunken Temple Water again? rolled
`;
