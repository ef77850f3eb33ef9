/** What duels of Dice Throne say, most first: `npm run -s tool -- lexicon`. */
export const DICE_THRONE = {
  ahead: 15,
  words: `
{value,symbol} window {moment,seats,passed,held} {type=passed,seat} @0 {seat,why,clock,since}
{id,seat,for,open,dice} and offensive {type=window,moment,seats} announced turn {type=window-closed,moment}
{seat,why,clock,since,last} move #2 die-rolled {id,level} last-call attack-declared defence-rolled
{type=rolled,seat,for,dice} rolls {source,op,n,after} defence 1 for {type=choose,option} #6 #4 #4, re-rolls #2, #8,
#6, #10, {type=health,seat,seats,health,by} {type=rolled,seat,for,dice,again} #8 to of #0
{to,from,type=normal,amount,sum} #10 Choose base {id,count} 2 Die {type=drawn,seat,n,cards} choice dice: #1. the
offensive-roll {type=chosen,seat,option,about} main-1 {seat,about,question,options} {type=roll-phase-over} main-2 a
{type=announced,seat,ability,level} is II. II damage {type=activated,seat,ability,level,ultimate} then
{by,ability,ultimate} from {type=token,seat,token,n,held} coming 3 defensive-roll
{type=damage,from,to,n,damage,source} with six-it card better-d target less buh-bye CP #6: {type=announce,ability}
Announce samesies get-that-outta-here {by,ability,target,ultimate} helping-hand what-status-effects twice-as-wild
announces Sell {type=sell,card} CP) Play {type=play,card} #2: {type=attack,seat,target,ability} #4: not-this-time
activates one-more-time transference {type=played,seat,card,cost} #13 normal die:0 #8: so-wild draws die:1
try-try-again #10: {type=asked,seat,about} vegas-baby die die:2 triple-up tip-it in {type=modified,op,n,of,source}
double-up effect. add getting-paid {to,from,type=untyped,amount,sum} 4 upkeep-damage {type=sold,seat,card} die:3 has
takes plays now #12 die:4 die: #1 @1 attacks 5 Strike defends damage. {type=turn,turn,seat} option:1
{type=token-lost,seat,token,n,paid} one. {type=damage,from,to,n,source} #3 option:2 offensive-end
{type=spent,seat,token,n} {seat,about,question} token:bleed #14 CP. loses Spend (2 {type=token-lost,seat,token,n}
#13, Sword, {type=defends,seat,ability,level} upkeep sells {type=upgraded,seat,ability,level,hero} token:nanite
{to,from,type=undefendable,amount,sum} @1. or done be done. {type=die-rerolled,seat,die,from,to,symbol,source}
ability:duel Life {type=spend,token} spends {type=planned,source,options} {type=triggered,seat,source}
companion:nyra no Claw token:chi token:reload prevents card:better-d #0, 6 token:evasive (1 1: 2: Blood seat:0 #14,
{type=token-full,seat,token,limit} {type=heal,seat,n,source} seat:1 3: card:samesies card:tip-it re-roll, change.
#12, Strike. 4: {type=die-changed,seat,die,from,to,symbol,source} Sword Prayer. Helmet card:twice-as-wild
divine-defense-3 card:vegas-baby Draw ability:spanner-strike Holy undefendable card:so-wild Soul 5: III. heals
ability:holy-attack Mastery. Shuriken Shadow Katana #15 Spear, III ability:rooted token:tactical-advantage
turn-end-damage consecration token:ninjutsu saber-strike companion:seedling holy-attack Branch Angelic ability:tithe
mighty absolution adds Shadow. Life. its Dagger, ability:showdown Bonded holy-blade splinter card:try-try-again
fist-strike holy-light card:helping-hand blood-power mighty-prayer ability:shade-shift onslaught (0 Medal. Saber,
Ninjato half Powder Lotus. new more ability:divine-defense ability:holy-light spanner-strike overgrowth card:six-it
value. blessed ability:stand-tall Bullseye. can hold Maternal showdown ability:maternal-bond Rising value:4 meditate
revolver {type=pass} Seedling. fire-mastery {type=cp,seat,n} Blade token:shame Pass re-roll.
{type=used,seat,ability,n} status ability:countermeasures player. token:powder-keg {type=dealt,seat,n}
righteous-combat-3 holy-attack-2 profiteer Mastery value:3 card:transference Ninjato, Sabertooth. katana-slice
glorious card:get-that-outta-here solemnity at call-of-the-wild Flame, righteous-combat-2 token:bounty Claw, Soul.
mighty-prayer-2 Attack ninjutsu fireball value:1 value:6 divine-defense-2 seat:1/die:0 Blade, value:5 Bomb. value:2
shadow-dance health. holy-light-2 Bullet righteous-prayer-2 cleanse Bullet,
{type=companion-health,seat,companion,health,by} Collector Bleed. Missed Branch, (Branch) Spirit.
ability:call-of-the-wild Cutlass {id,side,count,health} throwing-stars pickpocket fist-of-harmony (Saber)
entangling-shot tactical-advantage Dagger run-and-gun Arrow, poison (Sword) (Claw) animalistic Up! Righteous Nanite.
counter-strike-2 (Ninjato) seat:1/die:1 Katana, cutlass-strike bounty-hunter Immortal token:flight Pendant.
card-trick ability:missed-me yes seat:1/die:4 seat:1/die:3 #3. pyroblast serenity-2 card:not-this-time seat:1/die:2
blinding-shot Helmet, righteous-combat evasive Wrench, enter-the-shadows Molten cursed-doubloon token:smoke-bomb
{out} ability:serenity sturdy-blow isolated-damage Walk feelin-good card:throwing-stars all Attack. covered-shot
combustion token:sneak-attack Prayer Blinding feigned-retreat ability:ahoy-matey Meteor. Poison ability:overgrowth
poison-wound carpet-bomb card:what-status-effects seat:0/die:0 longbow countermeasures-3 ability:angelic-mantle
bunker-up tempest-rush shade-shift-2 #2. vengeful-vines follow-through schematics ability:smack companion:heal-bot
seat:0/die:1 Divine Mighty becomes ability:counter-strike retaliate Ratchet seat:0/die:3 seat:0/die:2 discard
dagger-strike {id,side,count} savage divine-favor #15, Light @0. attack shadow-defense-2 fist-of-tranquility-2
poison-blade wellspring token:synth companion:sapling (Wrench) card:buh-bye feral-instincts masamune seat:0/die:4
token:blood-power smoke-screen Entangling predatory-advance profiteer-2 ability:fertilize (3 rule:defence (Shuriken)
mighty-blow exploit-2 Cutlass, {type=heal,seat,companion,n,source} {type=spend,token,count} @0: protect (Leaf)
ability:splinter overgrowth-2 ability:pyroblast spin-the-chamber Sturdy combo-strike fan-the-hammer
ability:smoke-screen resuscitate Tempest meditate-2 companion:shock-bot Skull. {type=token-left,seat,token,n} Vegas
shadow-coin exploit ability:combo-strike Baby! Nyra's countermeasures-2 fist-of-tranquility ability:profiteer
{type=defeated,seat} Wild! scrap-collector crows-nest token:targeted overpower-2 fist-strike-2 option:3 (Gear)
ability:meditate blood-magic token:back-strike Heal (Dagger) ratchet-up fist-strike-3 carducopia take-cover
Shuriken. (Bullet) ability:onslaught saber-strike-2 token:honor sneak-attack Bounty nyras-bond fortitude do it.
whether wakizashi shadow-meld 1v1 active {type=over,winners,draw} {winners,draw,places} reload smoke-bomb blood-bond
(Flag) angelic-mantle-3 counter-strike Cross. ability:savage ability:tempest-rush requital maneuver-2
strategic-approach-2 mystic-mantra ability:molten-armor cultivate back-strike death-blossom molten-armor mother-tree
shadows Covered @2. combustion-2 tempest-rush-2 combo-strike-2 retribution strategic-approach ability:cursed-soul
ability:masamune Bomb (Blade) eat-lead ability:holy-blade retaliate-2 ability:thick-skin ability:shadow-dance
token:mesmerize {type=drawn,seat,n} Evasive. mesmerize token:wellspring spirit Take Showdown accuracy Profiteer
triumphant walk-the-line shadow-defense inactive Combat sapling (Life) (Helmet) entangling-shot-2 companion,
thick-skin-2 Predatory serenity-3 maternal-bond highest-power-2 savage-slash ability:possess
ability:righteous-combat token:blind token:poison {type=spent,seat,companion,n} maternal-bond-3 oooh-shiny
lunar-umbra blood-letting overpower revolver-2 shadow-fang run-ya-through enlightenment ability:combustion
Countermeasures hot-streak-2 shifty-strike death-blossom-2 token:knockdown Splinter {type=announce-again,seat}
Vengeful Crit shock-bot (Arrow) divine-intervention fist-of-harmony-2 burning-soul soul-cutlass high-voltage
demising-shot Roll Power ability:shadow-defense countermeasures serenity hot-streak Defense Light. (Dash) Savage
immortal-flesh thick-skin amount:0 reckless as your ability:scrap-collector covered-shot-2 scrap-collector-2
angelic-combat ability:fist-strike predatory-advance-2 amount:1 righteous-prayer ability:walk-the-plank
token:blinding-light Flight. Harmony copy. angelic-mantle walk-the-plank carducopia-2 Booty. token:delayed-poison
feed-the-fish holy-smite Seedling Screen (Spear) light-it-up Profiteer. token:holy-presence token:protect
ability:zapppp (Fist) smoke-screen-2 paladin Spanner wakizashi-3 Showdown. (Flame) shade-shift insidious-strike-2
shifty-strike-2 insidious-strike Barbed ability:glorious ability:triumphant seedling ability:fireball sanguimancy
(Katana) (Foot) lotus-strike-2 ability:plant branch Hand! ability:dagger-strike Serenity Wakizashi Advance
ability:katana-slice molten-armor-2 light-the-fuse pickpocket-2 (Bullseye) many. ability:gouge Longbow Pickpocket
Pyroblast Carpet (Medal) immortal-flesh-2 abyssal-walk dont-back-down (Bonded Ninjutsu. powder-keg fan-the-hammer-2
maximum-power eclipse shogun ability:death-blossom ability:immortal-flesh knockdown So bleed Stars! Throwing rooted
Mantle (Mask) Blessed! shank-attack animalistic-2 overclock wake-the-forest blinding-light Revolver (Prayer) Blossom
(Cutlass) exploding-arrow overclock-2 quick-draw-2 discards lotus-strike natures-grasp Claw. maneuver shadow-thief
dice Animalistic offensive-stance Solemnity Strategic Exploit Spirit ability:animalistic Evasive Gain
ability:saber-strike entangle Resuscitate Retaliate Overpower splinter-3 katana-slice-2 Straight: deal Demising
demising-shot-2 companion:nanobot solemnity-2 blinding-shot-2 shame-on-you schematics-2 archangels-will splinter-2
Collector. ability:avast-ye angelic-mantle-2 artificer card:savage-slash higher-ground tactician {type=roll,dice}
{type=companion-lost,seat,side} Fireball Glorious constrict Absolution! token:nyras-bond (Helm) deadeye
ability:entangling-shot ability:walk-the-line Sapling. barbed-vine sanguimancy-2 x-marks-the-spot dagger-strike-2
highest-power shadewalk transcendence ability:blinding-shot ability:bounty-hunter ahoy-matey card:blessed treant
{type=discarded,seat,card} Time! Twice Tip Meditate Approach Hunter Burning vengeful-vines-2 call-of-the-wild-2
exsanguinate amount:2 fertilize quick-draw gunslinger sword delayed-poison Offensive Schematics maternal-bond-2
burning-soul-2 seat:0/token:crit fill-em-with-lead card:divine-favor card:will-o-wisp huntress Helping Get Flight
targeted ability:solemnity (Palm) (Shadow) shadewalk-2 (Wings) player adrenaline-surge token:cleanse option:4
will-o-wisp jungle-fury advanced now. {type=became,seat,companion,side} life Reload ability:revolver Ninjutsu
Tranquility (Spirit) Carducopia Pyroblast. (Cross) split-the-heavens Combustion. Helmet. ability:abyssal-walk
card:mother-tree meteorite Use {type=use,ability} Overgrowth Blade. defence. Masamune Shifty molten-armor-3
shadow-dance-2 shiver-me-timbers blood-thirst thar-she-blows (Sabertooth) seat:1/token:bleed ability:light-the-fuse
ability:longbow card:bunker-up card:follow-through natures-grasp-2 vampire-lord receives helmet Counter Cursed
ability:mighty-prayer missed-me resuscitate-2 bounty-hunter-2 seat:0/token:evasive Harmony. Shift. barbarian
card:absolution pyromancer scorch-the-earth FOLLOW THROUGH! Combustion Hammer ability:cutlass-strike
spanner-strike-2 Purify crit-bash Matey. ability:budo ability:fan-the-hammer ability:jolt card-damage moon-elf
{type=attack-type,damage} Samesies! Tactical Getting Mighty! Onslaught Highest Sanguimancy inflict hagakure
lunar-eclipse Requital. ability:covered-shot ability:vengeful-vines {type=bears,seat,companion,share}
{type=borne,seat,companion,n} Six-It! Try Try, {type=companion,seat,companion,side} uses Dance. Glorious. Reckless
assassinate Instincts. Sabertooth ability:mighty-blow ability:predatory-advance ability:requital Buh, Bye! It!
Double Reload. Sapling Protect Cleanse Mesmerize longer stand-tall (4 Knockdown (Moon) indirect-approach companion.
amount:3 ability:glamour ability:pickpocket ability:ratchet-up ability:soul-cutlass ability:war-cry card:feelin-good
card:smoke-offering sturdy-blow-2 sturdy-blow-3 Not This Transference! Again! Fortitude ability:cursed Nanobot
Instincts Insidious Shadewalk (Angelic Pendant) ROULETTE! Overclock seat:1/token:poison seat:0/token:poison
ability:blood-magic ability:shiver-me-timbers ability:take-cover ability:x-marks-the-spot samurai token:retribution
{type=attempts,seat,n} dagger Paid! changes The Consecration! Nanite carpet-bomb-2 evasive-action Enlightenment!
remove Nature's bushido ability:sturdy-blow {type=lose-health,seat,n,source} Better Outta That Advantage Triple
ability:slash Eureka Wellspring. Mesmerize. Archangel's Animalistic. Yes: ability:carpet-bomb ability:eureka
avast-ye card:eat-lead claw More One {type=cp,seat,n,paid} Status What Here! Triumphant Exploding Large Small
Cutlass. option:5 dread-mark seat:1/token:ninjutsu seat:0/token:targeted seat:1/token:crit Approach. Triumphant.
ability:schematics card:divine-intervention card:run-and-gun card:shadow-meld ultimate
{to,from,type=collateral,amount,sum} roll bullet D! prayer Bleed Shadows! Targeted Overgrowth. Accuracy
seat:0/token:chi seat:1/token:targeted #13: Sword. ability:fist-of-tranquility collateral 1, {type=phase,phase,seat}
may Delayed holy-presence Solemnity. Retribution seat:1/token:reload (Basic). Resuscitate. ability:demising-shot
ability:feral-instincts ability:reckless card:roulette discard. 2, shuriken Effects? ability:bushido Conductivity!
Disengage! seat:1/token:flight Advanced No: Phase seat:0/token:delayed-poison #16, Pendant ability:exploit
ability:wakizashi amount:4 black-spot token:crit {to,from,type=pure,amount,sum} Cultivate! Accuracy. Knockdown.
Retribution. Inflict seat:0/token:sneak-attack (Meteor) Contemplate! seat:1/token:smoke-bomb seat:0/token:accuracy
seat:0/token:back-strike seat:1/token:back-strike #14: ability:shadow-fang card:crows-nest card:enlightenment
card:lunar-umbra card:oooh-shiny card:synthesize 3, cutlass Rooted ability:fist-of-harmony incoming Targeted.
seat:0/token:entangle option:6 seat:0/token:shame seat:0/token:honor seat:1/token:accuracy card:run-ya-through
{to,from,type=ultimate,amount,sum} gains ninjato sabertooth divine-defense Shame. Onslaught! Prevent Nanobot,
seat:1/token:evasive Inactive ability:fortitude ability:strategic-approach card:adrenaline-surge card:blood-tide
seat:0/token:bleed seat:1/token:bounty token:barbed-vine {type=turned,seat,board} Intervention! ability:poison-blade
effect seat:0/token:synth seat:0/token:holy-presence ability:thar-she-blows card:angelic-combat
token:cursed-doubloon token:shadows income Poison. Honor. Shadows. Wellspring damage, rounded Bounty. another
seat:1/token:protect Reckless. Ultimate. ability:burning-soul ability:heavens-blessing ability:offensive-stance
card:feigned-retreat card:holier-than-thou leaves seat:0/token:powder-keg 4, shadow bullseye rising-sun
angelic-pendant Power. resolute-faith Presence. seat:1/token:nanite seat:0/token:nanite seat:0/token:ninjutsu
seat:0/token:shadows seat:1/token:tactical-advantage ability:resuscitate ability:way-of-the-monk black-soul
cursed-pirate cursed-soul cursed-touch pirates-touch seat:0/token:fire-mastery the-shivering
{type=damage,from,to,source} Turn katana Value Constrict. ability:flank Blessing opponent natures-blessing
ability:purify ability:shogun seat:1/token:blind seat:1/token:cleanse seat:1/token:holy-presence
seat:1/token:sneak-attack token:concussion {type=income-skipped,seat} pays blood-drop Advantage. anew. Protect.
Entangle. seat:1/token:mesmerize card:sneaky seat:0/token:reload seat:1/token:constrict seat:1/token:fire-mastery
{type=ability-failed,seat,ability} {type=phase-ended,seat,phase} Doubloon. deals Samesies!, card:blood-letting
card:dark-omen card:shame-on-you seat:0/token:smoke-bomb seat:0/token:wither seat:1/token:blood-power
way-of-the-lotus {type=phase-restarted,seat,phase} {type=reshuffled,seat} Revolver. Slash. Smack. Fireball.
Splinter. Slice. Flank. Cleanse. blessing-of-divinity Interdiction Shadows ability:sanguimancy
seat:0/token:blinding-light {type=heal,seat,source} {type=targeted,seat,target} bonded-soul {in} ability:quick-draw
{type=announced,seat,ability} token:fire-mastery Defense. Meditate. card:dont-back-down card:spin-the-chamber
{type=phase-skipped,seat,phase} Activate ability Go phase #0: End {type=roll} card. targets Done ability. cards.
announce changed: have Fertilize Tithe. defeated. match. wins Rooted. Countermeasures. Serenity. Bushido
shadow-shank Mantle. Re-roll #0. attempt. gets
`,
  values: `
"@0 gains #1 CP."
"Turn #0: @1."
"@0 is at #2 health."
"@0 receives #1 damage."
{"value":2,"symbol":"sword"}
{"value":1,"symbol":"sword"}
"@0 draws #1 card."
{"value":5,"symbol":"life"}
{"type":"cp","seat":1,"n":1}
{"type":"cp","seat":0,"n":1}
{"type":"phase","phase":"main-1","seat":0}
{"type":"phase","phase":"income","seat":0}
{"type":"phase","phase":"main-1","seat":1}
{"type":"phase","phase":"income","seat":1}
{"type":"phase","phase":"upkeep","seat":0}
{"type":"phase","phase":"discard","seat":1}
{"type":"phase-ended","seat":1,"phase":"main-2"}
{"type":"phase","phase":"upkeep","seat":1}
{"type":"phase","phase":"discard","seat":0}
{"type":"phase-ended","seat":0,"phase":"main-2"}
{"value":3,"symbol":"claw"}
"@0 targets @1."
{"value":6,"symbol":"prayer"}
{"value":1,"symbol":"dagger"}
{"value":3,"symbol":"helmet"}
{"value":4,"symbol":"helmet"}
{"value":2,"symbol":"dagger"}
{"type":"drawn","seat":1,"n":1}
{"value":6,"symbol":"shadow"}
{"type":"drawn","seat":0,"n":1}
{"type":"phase","phase":"offensive-roll","seat":0}
{"type":"phase-ended","seat":0,"phase":"main-1"}
{"type":"phase-ended","seat":1,"phase":"main-1"}
{"type":"phase","phase":"offensive-roll","seat":1}
{"type":"phase","phase":"main-2","seat":1}
{"type":"phase","phase":"main-2","seat":0}
{"value":2,"symbol":"ninjato"}
{"value":3,"symbol":"bullet"}
{"value":3,"symbol":"branch"}
{"value":4,"symbol":"shuriken"}
{"value":1,"symbol":"bullet"}
{"value":2,"symbol":"branch"}
{"value":5,"symbol":"shuriken"}
{"value":5,"symbol":"bonded-soul"}
{"value":2,"symbol":"bullet"}
{"value":6,"symbol":"bullseye"}
{"value":4,"symbol":"claw"}
{"type":"targeted","seat":0,"target":1}
{"value":1,"symbol":"branch"}
{"type":"phase","phase":"defensive-roll","seat":0}
{"value":6,"symbol":"spirit"}
"@0 pays 2 CP."
{"value":3,"symbol":"ninjato"}
{"value":2,"symbol":"katana"}
{"value":6,"symbol":"sabertooth"}
{"type":"targeted","seat":1,"target":0}
{"value":1,"symbol":"ninjato"}
{"value":1,"symbol":"katana"}
{"type":"phase","phase":"defensive-roll","seat":1}
{"value":3,"symbol":"sword"}
{"value":2,"symbol":"claw"}
{"value":6,"symbol":"rising-sun"}
{"value":3,"symbol":"katana"}
{"value":4,"symbol":"life"}
{"value":6,"symbol":"angelic-pendant"}
{"value":5,"symbol":"card"}
{"type":"window-closed","moment":"upkeep-damage"}
{"value":6,"symbol":"blood-drop"}
{"value":2,"symbol":"cutlass"}
{"type":"window-closed","moment":"then"}
"@0 pays #0 CP."
{"type":"cp","seat":1,"n":-1,"paid":true}
{"value":1,"symbol":"claw"}
{"value":3,"symbol":"cutlass"}
{"value":1,"symbol":"cutlass"}
"@0 pays 1 CP."
{"type":"cp","seat":0,"n":-1,"paid":true}
{"type":"window-closed","moment":"card"}
{"in":1}
{"in":0}
{"type":"cp","seat":1,"n":-2,"paid":true}
{"type":"cp","seat":0,"n":-2,"paid":true}
{"type":"dealt","seat":0,"n":1}
{"type":"dealt","seat":1,"n":1}
"@0 gains a Seedling."
{"type":"dealt","seat":0,"n":3}
{"type":"dealt","seat":1,"n":3}
{"id":"evasive","count":1}
{"type":"dealt","seat":1,"n":2}
{"id":"bleed","count":1}
"@0 draws #1 cards."
"@0 activates no ability."
"@0 receives no damage."
{"type":"window-closed","moment":"offensive-end"}
"@0 spends #2 Tactical Advantage."
"The dice have changed: @0 may announce anew."
"@0 plays Double Up!"
"Fertilize of @0 takes effect."
{"type":"dealt","seat":0,"n":2}
"@0 pays 3 CP."
"@0 uses Tithe."
{"type":"dealt","seat":1,"n":4}
{"type":"dealt","seat":0,"n":4}
"@0 plays Triple Up!"
{"type":"triggered","seat":1,"source":"ability:quick-draw"}
{"id":"tactical-advantage","count":1}
"@0 loses #2 Bleed."
{"type":"companion","seat":0,"companion":"spirit","side":"seedling"}
"Bleed of @0 takes effect."
{"id":"reload","count":1}
{"id":"spirit","side":"seedling","count":2}
{"type":"companion","seat":1,"companion":"spirit","side":"seedling"}
{"type":"cp","seat":1,"n":-3,"paid":true}
{"type":"dealt","seat":1,"n":6}
{"id":"accuracy","count":1}
{"id":"targeted","count":1}
"@0 now has #2 Reload."
{"id":"delayed-poison","count":1}
{"type":"triggered","seat":0,"source":"ability:quick-draw"}
{"id":"smoke-bomb","count":1}
"@0 spends #2 Evasive."
{"type":"dealt","seat":1,"n":0}
"Cursed of @0 takes effect."
{"type":"companion-lost","seat":0,"side":"seedling"}
{"source":"token:bleed","op":"base","n":1,"after":1}
{"id":"protect","count":1}
{"type":"token-lost","seat":0,"token":"fire-mastery","n":1}
"@0 now has #2 Tactical Advantage."
{"id":"reload","count":2}
{"id":"bleed","count":2}
{"type":"cp","seat":1,"n":2}
{"type":"announced","seat":1,"ability":null}
"Poison of @0 takes effect."
{"type":"announce-again","seat":1}
"@0 is defeated."
{"source":"ability:revolver","op":"base","n":4,"after":4}
{"type":"dealt","seat":0,"n":5}
{"type":"triggered","seat":0,"source":"token:fire-mastery"}
{"id":"spirit","side":"seedling","count":1}
"@0 plays Getting Paid!"
{"type":"dealt","seat":1,"n":5}
{"type":"token-lost","seat":1,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":1,"token":"tactical-advantage","n":1}
"Better D! re-rolls a die of @0: #2 becomes #3."
{"type":"turn","turn":2,"seat":1}
{"type":"played","seat":1,"card":"double-up","cost":1}
{"type":"triggered","seat":1,"source":"ability:fertilize"}
"@0 now has #2 Evasive."
"@0 can hold no more Reload."
{"type":"announced","seat":0,"ability":null}
"@0 wins the match."
{"type":"dealt","seat":0,"n":7}
{"type":"asked","seat":1,"about":"card:twice-as-wild"}
"Rooted prevents #1 damage."
{"type":"turn","turn":7,"seat":0}
{"type":"turn","turn":8,"seat":0}
"@0 spends #2 Reload."
"Reload adds #1 to the damage."
{"type":"turn","turn":2,"seat":0}
{"type":"turn","turn":3,"seat":0}
{"type":"turn","turn":13,"seat":0}
{"type":"played","seat":0,"card":"double-up","cost":1}
"@0 defends with Rooted."
"Countermeasures prevents #1 damage."
"@0 defends with Divine Defense."
{"id":"poison","count":3}
{"type":"turn","turn":3,"seat":1}
{"type":"turn","turn":4,"seat":1}
{"type":"turn","turn":5,"seat":0}
{"type":"triggered","seat":0,"source":"ability:fertilize"}
"@0 defends with Countermeasures."
"#2 damage from Poison is coming to @0."
{"type":"turn","turn":6,"seat":0}
{"type":"turn","turn":6,"seat":1}
{"type":"turn","turn":8,"seat":1}
{"type":"turn","turn":11,"seat":0}
{"type":"token","seat":0,"token":"reload","n":1,"held":1}
{"type":"companion-lost","seat":1,"side":"seedling"}
{"source":"ability:overgrowth","op":"base","n":4,"after":4}
{"source":"ability:dagger-strike","op":"base","n":6,"after":6}
{"id":"blood-power","count":1}
{"type":"turn","turn":4,"seat":0}
{"type":"turn","turn":5,"seat":1}
{"type":"turn","turn":9,"seat":0}
{"type":"dealt","seat":0,"n":0}
{"type":"token-full","seat":1,"token":"reload","limit":2}
{"type":"turn","turn":10,"seat":0}
{"type":"turn","turn":10,"seat":1}
{"type":"played","seat":1,"card":"triple-up","cost":2}
{"type":"turn","turn":11,"seat":1}
{"type":"turn","turn":12,"seat":1}
"Try, Try Again! re-rolls a die of @0: #2 becomes #3."
{"type":"turn","turn":7,"seat":1}
{"type":"turn","turn":12,"seat":0}
{"type":"dealt","seat":0,"n":6}
{"type":"asked","seat":1,"about":"card:better-d"}
{"type":"token-lost","seat":0,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":0,"token":"tactical-advantage","n":1}
"@0 plays Vegas Baby!"
"Divine Defense prevents #1 damage."
{"id":"sneak-attack","count":1}
{"id":"powder-keg","count":1}
{"id":"entangle","count":1}
{"type":"turn","turn":9,"seat":1}
{"type":"turn","turn":14,"seat":1}
{"type":"asked","seat":0,"about":"card:tip-it"}
{"type":"token-lost","seat":0,"token":"bleed","n":1}
"@0 plays Tip It!"
{"id":"poison","count":1}
{"type":"turn","turn":13,"seat":1}
{"type":"asked","seat":0,"about":"card:samesies"}
{"type":"asked","seat":1,"about":"token:tactical-advantage"}
"@0 gains a Sapling."
"@0 loses #2 Nanite."
"@0 draws Twice as Wild!"
"@0 now has #2 Bleed."
"@0 plays Not This Time!"
"Nanite of @0 takes effect."
"Not This Time! prevents #1 damage."
{"id":"tactical-advantage","count":2}
{"type":"triggered","seat":1,"source":"companion:nyra"}
{"type":"token-lost","seat":1,"token":"evasive","n":1,"paid":true}
{"type":"spent","seat":1,"token":"evasive","n":1}
"@0 plays Samesies!"
"@0 draws Double Up!"
"@0 draws Getting Paid!"
{"id":"fire-mastery","count":1}
{"type":"turn","turn":15,"seat":0}
"@0 draws Samesies!"
"@0 draws Triple Up!"
{"type":"triggered","seat":0,"source":"token:bleed"}
"@0 attacks @1 with Dagger Strike."
"#2 damage from Overgrowth is coming to the #1."
"#2 damage from Dagger Strike is coming to the #1."
{"type":"turn","turn":14,"seat":0}
{"type":"played","seat":0,"card":"triple-up","cost":2}
{"type":"triggered","seat":0,"source":"companion:nyra"}
{"type":"triggered","seat":1,"source":"token:bleed"}
{"type":"triggered","seat":1,"source":"ability:scrap-collector"}
{"type":"token-lost","seat":1,"token":"bleed","n":1}
"@0 draws Six-It!"
"@0 draws Buh, Bye!"
"@0 draws Try, Try Again!"
"@0 now has #2 Shame."
{"source":"ability:slash","op":"base","n":5,"after":5}
{"id":"ninjutsu","count":2}
{"id":"constrict","count":1}
{"type":"turn","turn":15,"seat":1}
{"id":"resolute-faith","level":1}
"@0 draws Helping Hand!"
"@0 draws Vegas Baby!"
"@0 is at #1 health."
{"source":"ability:call-of-the-wild","op":"base","n":8,"after":8}
{"id":"back-strike","count":1}
{"id":"holy-presence","count":1}
{"type":"turn","turn":17,"seat":0}
{"type":"asked","seat":1,"about":"card:samesies"}
{"seat":1,"why":"move","clock":"turn","since":0}
"@0 draws Transference!"
"@0 defends with Serenity."
"@0 draws Not This Time!"
"Seedling re-rolls a die of @0: #2 becomes #3."
{"type":"dealt","seat":1,"n":7}
{"type":"drawn","seat":1,"n":2}
{"id":"spirit","side":"seedling","count":3}
"@0 loses #2 Shame."
"@0 draws What Status Effects?"
"@0 loses #2 Cursed Doubloon."
"@0 now has #2 Delayed Poison."
{"seat":1,"why":"window","clock":"window","since":10}
{"type":"turn","turn":16,"seat":1}
{"type":"dealt","seat":0,"n":8}
{"type":"dealt","seat":1,"n":8}
{"type":"token-lost","seat":0,"token":"reload","n":1,"paid":true}
{"type":"spent","seat":0,"token":"reload","n":1}
"@0 draws Better D!"
"@0 plays Helping Hand!"
"@0 announces Dagger Strike."
"@0 loses #2 Delayed Poison."
"Bushido of @0 takes effect."
"#0 damage from Bleed is coming to @1."
{"id":"ninjutsu","count":3}
{"id":"mesmerize","count":1}
{"type":"turn","turn":17,"seat":1}
{"type":"triggered","seat":1,"source":"token:poison"}
{"type":"damage","from":1,"to":1,"n":1,"source":"token:bleed"}
"@0 plays Transference!"
"@0 draws Tip It!"
"@0 attacks @1 with Revolver."
"@0 attacks @1 with Smack."
"#2 damage from Revolver is coming to the #1."
"Samesies! changes a die of @0 from #2 to #3."
"Helping Hand! re-rolls a die of @0: #2 becomes #3."
"Tip It! changes a die of @0 from #2 to #3."
{"seat":1,"why":"window","clock":"window","since":8}
{"source":"ability:countermeasures","op":"base","n":1,"after":1}
{"type":"turn","turn":16,"seat":0}
{"type":"chosen","seat":1,"option":"option:1","about":"ability:fertilize"}
{"type":"asked","seat":0,"about":"card:better-d"}
{"type":"asked","seat":1,"about":"card:so-wild"}
{"id":"divine-defense","level":1}
"@0 plays Six-It!"
"@0 now has #3 Reload."
{"seat":0,"why":"window","clock":"window","since":12}
{"seat":1,"why":"window","clock":"window","since":12}
{"seat":1,"why":"window","clock":"window","since":17}
{"type":"drawn","seat":0,"n":2}
{"type":"defends","seat":0,"ability":"rooted","level":1}
{"id":"spirit","side":"sapling","count":1}
"@0 plays So Wild!"
"@0 plays Try, Try Again!"
{"id":"blessing-of-divinity","count":1}
{"type":"turn","turn":18,"seat":0}
{"type":"chosen","seat":0,"option":"option:1","about":"ability:fertilize"}
{"type":"asked","seat":0,"about":"card:try-try-again"}
{"id":"shadow-shank","level":1}
"@0 draws So Wild!"
"@0 activates Dagger Strike."
"@0 now has #3 Nanite."
"@0 plays Get That Outta Here!"
"@0 attacks @1 with Mighty Prayer."
"Delayed Poison of @0 takes effect."
"#2 #3 damage from Delayed Poison is coming to @0."
"#2 #3 damage from Mighty Prayer is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":17}
{"source":"ability:serenity","op":"base","n":1,"after":1}
{"id":"nyras-bond","count":1}
{"id":"barbed-vine","count":1}
{"type":"token-lost","seat":1,"token":"fire-mastery","n":1}
"@0 defends with Angelic Mantle."
"Holy Light heals @0 for #1."
"Twice as Wild! changes a die of @0 from #2 to #3."
{"seat":0,"why":"window","clock":"window","since":8}
{"seat":0,"why":"window","clock":"window","since":10}
{"seat":0,"why":"window","clock":"window","since":14}
{"seat":0,"why":"window","clock":"window","since":187}
{"type":"asked","seat":0,"about":"card:so-wild"}
{"type":"played","seat":1,"card":"getting-paid","cost":0}
"@0 plays Buh, Bye!"
"@0 spends #2 Ninjutsu."
"@0 draws Get That Outta Here!"
"#2 damage from Bleed is coming to @0."
"Six-It! changes a die of @0 from #2 to #3."
{"seat":0,"why":"window","clock":"window","since":88}
{"seat":0,"why":"window","clock":"window","since":173}
{"seat":0,"why":"window","clock":"window","since":243}
{"seat":1,"why":"window","clock":"window","since":14}
{"seat":1,"why":"window","clock":"window","since":15}
{"source":"token:poison","op":"base","n":3,"after":3}
{"source":"ability:divine-defense","op":"base","n":1,"after":1}
{"source":"ability:solemnity","op":"base","n":7,"after":7}
{"type":"asked","seat":1,"about":"card:tip-it"}
{"type":"asked","seat":1,"about":"ability:tithe"}
{"type":"damage","from":0,"to":0,"n":1,"source":"token:bleed"}
"Targeted adds #1 to the damage."
{"seat":0,"why":"window","clock":"window","since":216}
{"seat":1,"why":"window","clock":"window","since":69}
{"seat":1,"why":"window","clock":"window","since":71}
{"seat":1,"why":"window","clock":"window","since":88}
{"seat":1,"why":"window","clock":"window","since":195}
{"seat":1,"why":"window","clock":"window","since":226}
{"source":"ability:saber-strike","op":"base","n":5,"after":5}
{"source":"token:delayed-poison","op":"base","n":3,"after":3}
{"type":"token","seat":0,"token":"tactical-advantage","n":1,"held":1}
{"type":"played","seat":0,"card":"getting-paid","cost":0}
{"type":"triggered","seat":0,"source":"ability:scrap-collector"}
{"by":0,"ability":"saber-strike","ultimate":false}
"@0 draws One More Time!"
"@0 attacks @1 with Holy Attack."
"Holy Attack heals @0 for #1."
"#2 damage from Holy Attack is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":245}
{"seat":1,"why":"window","clock":"window","since":19}
{"seat":1,"why":"window","clock":"window","since":91}
{"source":"ability:flank","op":"base","n":6,"after":6}
{"type":"asked","seat":1,"about":"card:try-try-again"}
{"by":0,"ability":"saber-strike","target":1,"ultimate":false}
{"type":"triggered","seat":0,"source":"token:poison"}
{"type":"triggered","seat":1,"source":"token:fire-mastery"}
{"type":"triggered","seat":1,"source":"ability:cursed"}
{"type":"attack","seat":0,"target":1,"ability":"saber-strike"}
{"type":"defends","seat":0,"ability":"divine-defense","level":1}
{"type":"companion","seat":0,"companion":"spirit","side":"sapling"}
"@0 announces Slash."
"@0 now has #2 Flight."
"Bounty of @0 takes effect."
"@0 attacks @1 with Holy Blade."
"#2 damage from Holy Blade is coming to the #1."
"So Wild! changes a die of @0 from #2 to #3."
{"seat":0,"why":"window","clock":"window","since":19}
{"seat":0,"why":"window","clock":"window","since":33}
{"seat":0,"why":"window","clock":"window","since":67}
{"seat":1,"why":"window","clock":"window","since":67}
{"seat":1,"why":"window","clock":"window","since":208}
{"seat":1,"why":"window","clock":"window","since":243}
{"source":"ability:duel","op":"base","n":1,"after":1}
{"source":"ability:shade-shift","op":"base","n":1,"after":1}
{"type":"asked","seat":1,"about":"companion:nyra"}
{"type":"played","seat":0,"card":"tip-it","cost":1}
{"type":"played","seat":1,"card":"not-this-time","cost":1}
{"seat":0,"about":"card:tip-it","question":"Choose a die to change."}
{"seat":1,"about":"card:twice-as-wild","question":"Choose its new value."}
{"seat":1,"about":"card:twice-as-wild","question":"Choose a die to change."}
{"type":"defends","seat":0,"ability":"countermeasures","level":1}
{"seat":0,"why":"move","clock":"turn","since":0}
"@0 plays Better D!"
"@0 announces Holy Blade."
"@0 now has #2 Honor."
"@0 plays What Status Effects?"
"#2 damage from Serenity is coming to @1."
"#2 damage from Spanner Strike is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":150}
{"seat":1,"why":"window","clock":"window","since":73}
{"seat":1,"why":"window","clock":"window","since":134}
{"seat":1,"why":"window","clock":"window","since":268}
{"source":"ability:overgrowth","op":"base","n":8,"after":12}
{"source":"ability:revolver","op":"base","n":3,"after":3}
{"type":"played","seat":0,"card":"vegas-baby","cost":0}
{"type":"triggered","seat":0,"source":"token:nanite"}
{"seat":1,"about":"token:tactical-advantage","question":"Choose one."}
"@0 activates Slash."
"@0 spends #2 Flight."
"@0 attacks @1 with Slash."
"@0 attacks @1 with Fireball."
"Sapling heals @0 for #1."
"@0 rolls #2 (Bullet) for Reload."
"Ninjutsu adds #1 to the damage."
"#2 damage from Fireball is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":15}
{"seat":0,"why":"window","clock":"window","since":54}
{"seat":0,"why":"window","clock":"window","since":134}
{"seat":0,"why":"window","clock":"window","since":144}
{"seat":0,"why":"window","clock":"window","since":195}
{"seat":0,"why":"window","clock":"window","since":221}
{"seat":0,"why":"window","clock":"window","since":253}
{"seat":1,"why":"window","clock":"window","since":33}
{"seat":1,"why":"window","clock":"window","since":126}
{"seat":1,"why":"window","clock":"window","since":164}
{"seat":1,"why":"window","clock":"window","since":173}
{"seat":1,"why":"window","clock":"window","since":205}
{"seat":1,"why":"window","clock":"window","since":234}
{"seat":1,"why":"window","clock":"window","since":254}
{"source":"companion:nyra","op":"add","n":2,"after":6}
{"source":"token:poison","op":"base","n":1,"after":1}
{"source":"ability:slash","op":"base","n":6,"after":6}
{"source":"ability:fireball","op":"base","n":4,"after":4}
{"type":"turn","turn":21,"seat":1}
{"type":"token","seat":0,"token":"evasive","n":1,"held":1}
{"type":"cp","seat":0,"n":-3,"paid":true}
{"type":"spent","seat":1,"companion":"seedling","n":1}
"@0 now has Constrict."
"@0 activates Holy Blade."
"@0 rolls #2 (Blade) in #1."
"Evasive prevents #0 of the damage."
"Bounty adds #1 to the damage."
{"seat":0,"why":"window","clock":"window","since":6}
{"seat":0,"why":"window","clock":"window","since":21}
{"seat":0,"why":"window","clock":"window","since":112}
{"seat":0,"why":"window","clock":"window","since":116}
{"seat":0,"why":"window","clock":"window","since":175}
{"seat":0,"why":"window","clock":"window","since":177}
{"seat":0,"why":"window","clock":"window","since":181}
{"seat":0,"why":"window","clock":"window","since":208}
{"seat":0,"why":"window","clock":"window","since":254}
{"seat":1,"why":"window","clock":"window","since":6}
{"seat":1,"why":"window","clock":"window","since":37}
{"seat":1,"why":"window","clock":"window","since":46}
{"seat":1,"why":"window","clock":"window","since":55}
{"seat":1,"why":"window","clock":"window","since":89}
{"seat":1,"why":"window","clock":"window","since":92}
{"seat":1,"why":"window","clock":"window","since":121}
{"seat":1,"why":"window","clock":"window","since":258}
{"source":"ability:splinter","op":"base","n":5,"after":5}
{"source":"ability:splinter","op":"base","n":6,"after":6}
{"source":"ability:pyroblast","op":"base","n":6,"after":6}
{"source":"ability:fist-of-harmony","op":"base","n":6,"after":6}
{"type":"chosen","seat":0,"option":"companion:seedling","about":"ability:overgrowth"}
{"type":"asked","seat":0,"about":"ability:overgrowth"}
{"type":"asked","seat":1,"about":"ability:shade-shift"}
{"type":"asked","seat":1,"about":"companion:seedling"}
{"type":"token","seat":1,"token":"reload","n":1,"held":1}
{"type":"triggered","seat":1,"source":"ability:bushido"}
{"type":"attack","seat":0,"target":1,"ability":"dagger-strike"}
{"type":"token-lost","seat":0,"token":"evasive","n":1,"paid":true}
{"type":"spent","seat":0,"token":"evasive","n":1}
{"by":0,"ability":"dagger-strike","ultimate":false}
"@0 now has #3 Bleed."
{"seat":0,"why":"window","clock":"window","since":57}
{"seat":0,"why":"window","clock":"window","since":71}
{"seat":0,"why":"window","clock":"window","since":73}
{"seat":0,"why":"window","clock":"window","since":83}
{"seat":0,"why":"window","clock":"window","since":91}
{"seat":0,"why":"window","clock":"window","since":164}
{"seat":0,"why":"window","clock":"window","since":179}
{"seat":0,"why":"window","clock":"window","since":210}
{"seat":0,"why":"window","clock":"window","since":214}
{"seat":0,"why":"window","clock":"window","since":223}
{"seat":0,"why":"window","clock":"window","since":226}
{"seat":1,"why":"window","clock":"window","since":125}
{"seat":1,"why":"window","clock":"window","since":141}
{"seat":1,"why":"window","clock":"window","since":171}
{"seat":1,"why":"window","clock":"window","since":175}
{"seat":1,"why":"window","clock":"window","since":216}
{"seat":1,"why":"window","clock":"window","since":221}
{"seat":1,"why":"window","clock":"window","since":222}
{"source":"ability:zapppp","op":"base","n":9,"after":9}
{"source":"ability:fist-strike","op":"base","n":7,"after":7}
{"type":"asked","seat":0,"about":"card:twice-as-wild"}
{"type":"asked","seat":1,"about":"rule:defence"}
{"type":"token","seat":0,"token":"delayed-poison","n":1,"held":1}
{"type":"played","seat":0,"card":"samesies","cost":1}
{"seat":0,"about":"card:samesies","question":"Choose a die to change."}
{"by":0,"ability":"dagger-strike","target":1,"ultimate":false}
{"type":"defends","seat":1,"ability":"countermeasures","level":1}
{"type":"defends","seat":1,"ability":"divine-defense","level":1}
{"type":"defends","seat":1,"ability":"ratchet-up","level":1}
{"by":0,"ability":"revolver","ultimate":false}
"@0 announces Revolver."
"@0 now has Protect."
"The Attack becomes #0."
"@0 now has #2 Nanite."
"@0 defends with Counter Strike."
"Tactical Advantage re-rolls a die of @0: #2 becomes #3."
{"seat":0,"why":"window","clock":"window","since":37}
{"seat":0,"why":"window","clock":"window","since":58}
{"seat":0,"why":"window","clock":"window","since":90}
{"seat":0,"why":"window","clock":"window","since":92}
{"seat":0,"why":"window","clock":"window","since":104}
{"seat":0,"why":"window","clock":"window","since":113}
{"seat":0,"why":"window","clock":"window","since":125}
{"seat":0,"why":"window","clock":"window","since":142}
{"seat":0,"why":"window","clock":"window","since":149}
{"seat":0,"why":"window","clock":"window","since":171}
{"seat":0,"why":"window","clock":"window","since":185}
{"seat":0,"why":"window","clock":"window","since":186}
{"seat":0,"why":"window","clock":"window","since":222}
{"seat":0,"why":"move","clock":"turn","since":1}
{"seat":1,"why":"window","clock":"window","since":34}
{"seat":1,"why":"window","clock":"window","since":35}
{"seat":1,"why":"window","clock":"window","since":70}
{"seat":1,"why":"window","clock":"window","since":94}
{"seat":1,"why":"window","clock":"window","since":99}
{"seat":1,"why":"window","clock":"window","since":101}
{"seat":1,"why":"window","clock":"window","since":109}
{"seat":1,"why":"window","clock":"window","since":116}
{"seat":1,"why":"window","clock":"window","since":119}
{"seat":1,"why":"window","clock":"window","since":132}
{"seat":1,"why":"window","clock":"window","since":166}
{"seat":1,"why":"window","clock":"window","since":181}
{"seat":1,"why":"window","clock":"window","since":186}
{"seat":1,"why":"window","clock":"window","since":187}
{"seat":1,"why":"window","clock":"window","since":199}
{"seat":1,"why":"window","clock":"window","since":200}
{"seat":1,"why":"window","clock":"window","since":219}
{"seat":1,"why":"window","clock":"window","since":245}
{"source":"ability:dagger-strike","op":"base","n":4,"after":4}
{"source":"ability:poison-blade","op":"base","n":5,"after":5}
{"type":"turn","turn":21,"seat":0}
{"type":"asked","seat":0,"about":"companion:nyra"}
{"type":"defends","seat":0,"ability":"missed-me","level":1}
{"type":"defends","seat":1,"ability":"stand-tall","level":1}
{"type":"token-lost","seat":1,"token":"cursed-doubloon","n":1}
"@0 announces Smack."
"@0 announces Meditate."
"@0 now has Entangle."
"@0 announces Mighty Prayer II."
"@0 attacks @1 with Splinter."
"@0 attacks @1 with Overgrowth."
"#2 damage from Splinter is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":34}
{"seat":0,"why":"window","clock":"window","since":55}
{"seat":0,"why":"window","clock":"window","since":56}
{"seat":0,"why":"window","clock":"window","since":70}
{"seat":0,"why":"window","clock":"window","since":85}
{"seat":0,"why":"window","clock":"window","since":89}
{"seat":0,"why":"window","clock":"window","since":115}
{"seat":0,"why":"window","clock":"window","since":132}
{"seat":0,"why":"window","clock":"window","since":146}
{"seat":0,"why":"window","clock":"window","since":152}
{"seat":0,"why":"window","clock":"window","since":166}
{"seat":0,"why":"window","clock":"window","since":189}
{"seat":0,"why":"window","clock":"window","since":192}
{"seat":0,"why":"window","clock":"window","since":205}
{"seat":0,"why":"window","clock":"window","since":218}
{"seat":0,"why":"window","clock":"window","since":229}
{"seat":0,"why":"window","clock":"window","since":234}
{"seat":0,"why":"window","clock":"window","since":276}
{"seat":0,"why":"window","clock":"window","since":283}
{"seat":1,"why":"window","clock":"window","since":31}
{"seat":1,"why":"window","clock":"window","since":45}
{"seat":1,"why":"window","clock":"window","since":54}
{"seat":1,"why":"window","clock":"window","since":56}
{"seat":1,"why":"window","clock":"window","since":58}
{"seat":1,"why":"window","clock":"window","since":78}
{"seat":1,"why":"window","clock":"window","since":90}
{"seat":1,"why":"window","clock":"window","since":112}
{"seat":1,"why":"window","clock":"window","since":113}
{"seat":1,"why":"window","clock":"window","since":124}
{"seat":1,"why":"window","clock":"window","since":130}
{"seat":1,"why":"window","clock":"window","since":139}
{"seat":1,"why":"window","clock":"window","since":149}
{"seat":1,"why":"window","clock":"window","since":151}
{"seat":1,"why":"window","clock":"window","since":162}
{"seat":1,"why":"window","clock":"window","since":182}
{"seat":1,"why":"window","clock":"window","since":193}
{"seat":1,"why":"window","clock":"window","since":197}
{"seat":1,"why":"window","clock":"window","since":203}
{"seat":1,"why":"window","clock":"window","since":228}
{"seat":1,"why":"window","clock":"window","since":230}
{"seat":1,"why":"window","clock":"window","since":232}
{"seat":1,"why":"window","clock":"window","since":248}
{"seat":1,"why":"window","clock":"window","since":301}
{"source":"ability:missed-me","op":"base","n":1,"after":1}
{"source":"token:targeted","op":"add","n":2,"after":8}
{"source":"ability:onslaught","op":"base","n":4,"after":4}
{"type":"turn","turn":22,"seat":0}
{"type":"asked","seat":1,"about":"ability:fertilize"}
{"type":"token","seat":1,"token":"evasive","n":1,"held":1}
{"type":"token","seat":1,"token":"smoke-bomb","n":1,"held":1}
{"seat":0,"about":"card:samesies","question":"Choose the die to copy."}
{"by":0,"ability":"revolver","target":1,"ultimate":false}
{"type":"triggered","seat":0,"source":"token:shame"}
{"type":"attack","seat":0,"target":1,"ability":"revolver"}
{"type":"token-lost","seat":0,"token":"delayed-poison","n":1}
{"by":0,"ability":"mighty-prayer","ultimate":false}
{"seat":1,"about":"ability:fertilize","question":"Choose one."}
"@0 activates Revolver."
"@0 activates Smack."
"@0 announces Fireball."
"@0 rolls #2 (Dash) for Reload."
"#2 damage from Angelic Mantle is coming to @1."
{"seat":0,"why":"window","clock":"window","since":40}
{"seat":0,"why":"window","clock":"window","since":46}
{"seat":0,"why":"window","clock":"window","since":69}
{"seat":0,"why":"window","clock":"window","since":75}
{"seat":0,"why":"window","clock":"window","since":76}
{"seat":0,"why":"window","clock":"window","since":119}
{"seat":0,"why":"window","clock":"window","since":140}
{"seat":0,"why":"window","clock":"window","since":147}
{"seat":0,"why":"window","clock":"window","since":151}
{"seat":0,"why":"window","clock":"window","since":199}
{"seat":0,"why":"window","clock":"window","since":206}
{"seat":0,"why":"window","clock":"window","since":207}
{"seat":0,"why":"window","clock":"window","since":209}
{"seat":0,"why":"window","clock":"window","since":231}
{"seat":0,"why":"window","clock":"window","since":250}
{"seat":0,"why":"window","clock":"window","since":255}
{"seat":0,"why":"window","clock":"window","since":268}
{"seat":0,"why":"window","clock":"window","since":291}
{"seat":0,"why":"window","clock":"window","since":323}
{"seat":0,"why":"window","clock":"window","since":325}
{"seat":1,"why":"window","clock":"window","since":21}
{"seat":1,"why":"window","clock":"window","since":38}
{"seat":1,"why":"window","clock":"window","since":40}
{"seat":1,"why":"window","clock":"window","since":72}
{"seat":1,"why":"window","clock":"window","since":76}
{"seat":1,"why":"window","clock":"window","since":96}
{"seat":1,"why":"window","clock":"window","since":104}
{"seat":1,"why":"window","clock":"window","since":127}
{"seat":1,"why":"window","clock":"window","since":142}
{"seat":1,"why":"window","clock":"window","since":144}
{"seat":1,"why":"window","clock":"window","since":179}
{"seat":1,"why":"window","clock":"window","since":192}
{"seat":1,"why":"window","clock":"window","since":201}
{"seat":1,"why":"window","clock":"window","since":210}
{"seat":1,"why":"window","clock":"window","since":229}
{"seat":1,"why":"window","clock":"window","since":231}
{"seat":1,"why":"window","clock":"window","since":239}
{"seat":1,"why":"window","clock":"window","since":250}
{"seat":1,"why":"window","clock":"window","since":253}
{"seat":1,"why":"window","clock":"window","since":270}
{"seat":1,"why":"window","clock":"window","since":291}
{"source":"ability:spanner-strike","op":"base","n":4,"after":4}
{"source":"ability:serenity","op":"base","n":2,"after":2}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:reload"}
{"type":"defends","seat":0,"ability":"immortal-flesh","level":2}
{"seat":1,"about":"companion:seedling","question":"Choose a die to re-roll."}
"@0 activates Fireball."
"@0 activates Meditate."
"@0 announces Splinter."
"@0 pays 4 CP."
"@0 spends #2 Cleanse."
"@0 now has #2 Poison."
"@0 plays Twice as Wild!"
"@0 activates Mighty Prayer II."
"@0 rolls #2 (Bullet) in #1."
"@0 rolls #2 (Dash) in #1."
"@0 now has #3 Blood Power."
{"seat":0,"why":"window","clock":"window","since":31}
{"seat":0,"why":"window","clock":"window","since":35}
{"seat":0,"why":"window","clock":"window","since":42}
{"seat":0,"why":"window","clock":"window","since":60}
{"seat":0,"why":"window","clock":"window","since":63}
{"seat":0,"why":"window","clock":"window","since":65}
{"seat":0,"why":"window","clock":"window","since":78}
{"seat":0,"why":"window","clock":"window","since":101}
{"seat":0,"why":"window","clock":"window","since":108}
{"seat":0,"why":"window","clock":"window","since":110}
{"seat":0,"why":"window","clock":"window","since":118}
{"seat":0,"why":"window","clock":"window","since":121}
{"seat":0,"why":"window","clock":"window","since":126}
{"seat":0,"why":"window","clock":"window","since":127}
{"seat":0,"why":"window","clock":"window","since":139}
{"seat":0,"why":"window","clock":"window","since":160}
{"seat":0,"why":"window","clock":"window","since":162}
{"seat":0,"why":"window","clock":"window","since":182}
{"seat":0,"why":"window","clock":"window","since":184}
{"seat":0,"why":"window","clock":"window","since":212}
{"seat":0,"why":"window","clock":"window","since":219}
{"seat":0,"why":"window","clock":"window","since":225}
{"seat":0,"why":"window","clock":"window","since":248}
{"seat":0,"why":"window","clock":"window","since":285}
{"seat":0,"why":"window","clock":"window","since":287}
{"seat":1,"why":"window","clock":"window","since":57}
{"seat":1,"why":"window","clock":"window","since":63}
{"seat":1,"why":"window","clock":"window","since":83}
{"seat":1,"why":"window","clock":"window","since":95}
{"seat":1,"why":"window","clock":"window","since":97}
{"seat":1,"why":"window","clock":"window","since":100}
{"seat":1,"why":"window","clock":"window","since":140}
{"seat":1,"why":"window","clock":"window","since":150}
{"seat":1,"why":"window","clock":"window","since":158}
{"seat":1,"why":"window","clock":"window","since":204}
{"seat":1,"why":"window","clock":"window","since":206}
{"seat":1,"why":"window","clock":"window","since":207}
{"seat":1,"why":"window","clock":"window","since":214}
{"seat":1,"why":"window","clock":"window","since":236}
{"seat":1,"why":"window","clock":"window","since":256}
{"seat":1,"why":"window","clock":"window","since":303}
{"seat":1,"why":"window","clock":"window","since":305}
{"seat":1,"why":"window","clock":"window","since":316}
{"seat":0,"why":"window","clock":"window","since":179,"last":true}
{"source":"ability:shade-shift","op":"base","n":2,"after":3}
{"source":"ability:mighty-prayer","op":"base","n":4,"after":4}
{"type":"token","seat":0,"token":"bleed","n":1,"held":1}
{"type":"played","seat":0,"card":"helping-hand","cost":1}
{"type":"played","seat":1,"card":"samesies","cost":1}
{"type":"played","seat":1,"card":"vegas-baby","cost":0}
{"seat":1,"about":"card:samesies","question":"Choose the die to copy."}
{"seat":1,"about":"card:samesies","question":"Choose a die to change."}
{"type":"announced","seat":1,"ability":"dagger-strike","level":1}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:overgrowth"}
{"by":0,"ability":"mighty-prayer","target":1,"ultimate":false}
{"type":"attack","seat":0,"target":1,"ability":"mighty-prayer"}
{"type":"defends","seat":0,"ability":"serenity","level":1}
{"type":"defends","seat":0,"ability":"stand-tall","level":1}
{"type":"token-lost","seat":1,"token":"ninjutsu","n":1,"paid":true}
{"type":"spent","seat":1,"token":"ninjutsu","n":1}
{"type":"damage","from":1,"to":0,"n":2,"source":"ability:shade-shift"}
{"seat":0,"about":"companion:nyra","question":"Choose one."}
{"by":1,"ability":"dagger-strike","ultimate":false}
"@0 activates Splinter."
"@0 now has #2 Cleanse."
"@0 plays One More Time!"
"@0 announces Holy Light II."
"@0 spends #2 Blood Power."
"@0 now has #2 Blood Power."
"@0 now has #3 Tactical Advantage."
"@0 gets #1 more roll attempt."
"@0 sells Twice as Wild! for 1 CP."
"#1 damage from Countermeasures is coming to @2."
{"seat":0,"why":"window","clock":"window","since":82}
{"seat":0,"why":"window","clock":"window","since":93}
{"seat":0,"why":"window","clock":"window","since":94}
{"seat":0,"why":"window","clock":"window","since":95}
{"seat":0,"why":"window","clock":"window","since":99}
{"seat":0,"why":"window","clock":"window","since":106}
{"seat":0,"why":"window","clock":"window","since":124}
{"seat":0,"why":"window","clock":"window","since":141}
{"seat":0,"why":"window","clock":"window","since":148}
{"seat":0,"why":"window","clock":"window","since":183}
{"seat":0,"why":"window","clock":"window","since":197}
{"seat":0,"why":"window","clock":"window","since":204}
{"seat":0,"why":"window","clock":"window","since":224}
{"seat":0,"why":"window","clock":"window","since":267}
{"seat":0,"why":"window","clock":"window","since":270}
{"seat":0,"why":"window","clock":"window","since":288}
{"seat":0,"why":"window","clock":"window","since":290}
{"seat":0,"why":"window","clock":"window","since":313}
{"seat":0,"why":"window","clock":"window","since":316}
{"seat":0,"why":"window","clock":"window","since":318}
{"seat":1,"why":"window","clock":"window","since":43}
{"seat":1,"why":"window","clock":"window","since":44}
{"seat":1,"why":"window","clock":"window","since":48}
{"seat":1,"why":"window","clock":"window","since":65}
{"seat":1,"why":"window","clock":"window","since":85}
{"seat":1,"why":"window","clock":"window","since":106}
{"seat":1,"why":"window","clock":"window","since":111}
{"seat":1,"why":"window","clock":"window","since":123}
{"seat":1,"why":"window","clock":"window","since":161}
{"seat":1,"why":"window","clock":"window","since":177}
{"seat":1,"why":"window","clock":"window","since":185}
{"seat":1,"why":"window","clock":"window","since":202}
{"seat":1,"why":"window","clock":"window","since":209}
{"seat":1,"why":"window","clock":"window","since":255}
{"seat":1,"why":"window","clock":"window","since":266}
{"seat":1,"why":"window","clock":"window","since":273}
{"seat":1,"why":"window","clock":"window","since":285}
{"source":"ability:maternal-bond","op":"base","n":1,"after":1}
{"source":"ability:revolver","op":"base","n":5,"after":5}
{"source":"ability:angelic-mantle","op":"base","n":2,"after":2}
{"source":"ability:katana-slice","op":"base","n":5,"after":5}
{"source":"ability:cutlass-strike","op":"base","n":5,"after":5}
{"type":"token","seat":1,"token":"reload","n":1,"held":2}
{"type":"played","seat":1,"card":"transference","cost":2}
{"seat":0,"about":"card:tip-it","question":"Choose its new value."}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:reload"}
{"type":"defends","seat":1,"ability":"serenity","level":1}
{"type":"defends","seat":1,"ability":"angelic-mantle","level":1}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:countermeasures"}
{"seat":1,"about":"rule:defence","question":"Choose your defence."}
{"by":1,"ability":"holy-light","ultimate":false}
{"by":0,"ability":"holy-attack","ultimate":false}
{"by":0,"ability":"fireball","ultimate":false}
"@0 announces Onslaught!"
"@0 no longer has Entangle."
"@0 now has #2 Ninjutsu."
"@0 now has #3 Poison."
"@0 attacks @1 with Onslaught!"
"@0 rolls #2 (Arrow) for Evasive."
"@0 can hold no more Accuracy."
"#0 damage from Countermeasures is coming to @1."
"#2 damage from Onslaught is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":38}
{"seat":0,"why":"window","clock":"window","since":43}
{"seat":0,"why":"window","clock":"window","since":52}
{"seat":0,"why":"window","clock":"window","since":74}
{"seat":0,"why":"window","clock":"window","since":79}
{"seat":0,"why":"window","clock":"window","since":81}
{"seat":0,"why":"window","clock":"window","since":86}
{"seat":0,"why":"window","clock":"window","since":123}
{"seat":0,"why":"window","clock":"window","since":137}
{"seat":0,"why":"window","clock":"window","since":158}
{"seat":0,"why":"window","clock":"window","since":196}
{"seat":0,"why":"window","clock":"window","since":200}
{"seat":0,"why":"window","clock":"window","since":201}
{"seat":0,"why":"window","clock":"window","since":220}
{"seat":0,"why":"window","clock":"window","since":227}
{"seat":0,"why":"window","clock":"window","since":236}
{"seat":0,"why":"window","clock":"window","since":239}
{"seat":0,"why":"window","clock":"window","since":272}
{"seat":0,"why":"window","clock":"window","since":274}
{"seat":0,"why":"window","clock":"window","since":278}
{"seat":1,"why":"window","clock":"window","since":60}
{"seat":1,"why":"window","clock":"window","since":74}
{"seat":1,"why":"window","clock":"window","since":93}
{"seat":1,"why":"window","clock":"window","since":98}
{"seat":1,"why":"window","clock":"window","since":103}
{"seat":1,"why":"window","clock":"window","since":105}
{"seat":1,"why":"window","clock":"window","since":115}
{"seat":1,"why":"window","clock":"window","since":118}
{"seat":1,"why":"window","clock":"window","since":128}
{"seat":1,"why":"window","clock":"window","since":137}
{"seat":1,"why":"window","clock":"window","since":148}
{"seat":1,"why":"window","clock":"window","since":159}
{"seat":1,"why":"window","clock":"window","since":160}
{"seat":1,"why":"window","clock":"window","since":198}
{"seat":1,"why":"window","clock":"window","since":212}
{"seat":1,"why":"window","clock":"window","since":252}
{"seat":1,"why":"window","clock":"window","since":274}
{"seat":1,"why":"window","clock":"window","since":283}
{"seat":0,"why":"window","clock":"window","since":22,"last":true}
{"source":"token:reload","op":"add","n":2,"after":6}
{"source":"ability:overgrowth","op":"base","n":2,"after":2}
{"source":"token:powder-keg","op":"base","n":3,"after":3}
{"type":"played","seat":0,"card":"six-it","cost":1}
{"type":"played","seat":0,"card":"try-try-again","cost":1}
{"type":"played","seat":1,"card":"so-wild","cost":2}
{"type":"played","seat":1,"card":"tip-it","cost":1}
{"seat":0,"about":"card:try-try-again","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"seat":1,"about":"card:tip-it","question":"Choose a die to change."}
{"seat":1,"about":"card:so-wild","question":"Choose its new value."}
{"seat":1,"about":"card:so-wild","question":"Choose a die to change."}
{"seat":1,"about":"ability:smoke-screen","question":"Choose a player."}
{"by":1,"ability":"smoke-screen","ultimate":false}
{"type":"announced","seat":0,"ability":"mighty-prayer","level":2}
{"by":0,"ability":"holy-attack","target":1,"ultimate":false}
{"by":0,"ability":"fireball","target":1,"ultimate":false}
{"by":1,"ability":"dagger-strike","target":0,"ultimate":false}
{"by":1,"ability":"holy-light","target":0,"ultimate":false}
{"by":1,"ability":"smoke-screen","target":0,"ultimate":false}
{"type":"attack","seat":0,"target":1,"ability":"holy-attack"}
{"type":"attack","seat":0,"target":1,"ability":"fireball"}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:chi"}
{"type":"defends","seat":1,"ability":"rooted","level":1}
{"type":"defends","seat":1,"ability":"maternal-bond","level":1}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:countermeasures"}
{"type":"damage","from":1,"to":1,"n":3,"source":"token:poison"}
{"type":"heal","seat":0,"n":1,"source":"companion:sapling"}
{"type":"spent","seat":0,"companion":"sapling","n":1}
{"seat":1,"about":"companion:nyra","question":"Choose one."}
"@0 spends Protect."
"@0 now has Wellspring."
"@0 announces Holy Light."
"@0 spends #2 Honor."
"@0 no longer has Constrict."
"@0 announces Holy Attack II."
"@0 rolls #2 (Claw) for Nanite."
"@0 attacks @1 with Katana Slice."
"@0 attacks @1 with Spanner Strike."
"Protect prevents #0 of the damage."
"#2 damage from Pyroblast is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":48}
{"seat":0,"why":"window","clock":"window","since":53}
{"seat":0,"why":"window","clock":"window","since":64}
{"seat":0,"why":"window","clock":"window","since":84}
{"seat":0,"why":"window","clock":"window","since":96}
{"seat":0,"why":"window","clock":"window","since":98}
{"seat":0,"why":"window","clock":"window","since":103}
{"seat":0,"why":"window","clock":"window","since":120}
{"seat":0,"why":"window","clock":"window","since":130}
{"seat":0,"why":"window","clock":"window","since":154}
{"seat":0,"why":"window","clock":"window","since":157}
{"seat":0,"why":"window","clock":"window","since":161}
{"seat":0,"why":"window","clock":"window","since":170}
{"seat":0,"why":"window","clock":"window","since":191}
{"seat":0,"why":"window","clock":"window","since":203}
{"seat":0,"why":"window","clock":"window","since":232}
{"seat":0,"why":"window","clock":"window","since":241}
{"seat":0,"why":"window","clock":"window","since":252}
{"seat":0,"why":"window","clock":"window","since":273}
{"seat":0,"why":"window","clock":"window","since":301}
{"seat":0,"why":"window","clock":"window","since":305}
{"seat":1,"why":"window","clock":"window","since":42}
{"seat":1,"why":"window","clock":"window","since":49}
{"seat":1,"why":"window","clock":"window","since":66}
{"seat":1,"why":"window","clock":"window","since":68}
{"seat":1,"why":"window","clock":"window","since":120}
{"seat":1,"why":"window","clock":"window","since":147}
{"seat":1,"why":"window","clock":"window","since":156}
{"seat":1,"why":"window","clock":"window","since":169}
{"seat":1,"why":"window","clock":"window","since":196}
{"seat":1,"why":"window","clock":"window","since":224}
{"seat":1,"why":"window","clock":"window","since":276}
{"seat":1,"why":"window","clock":"window","since":282}
{"seat":1,"why":"window","clock":"window","since":287}
{"seat":1,"why":"window","clock":"window","since":299}
{"seat":1,"why":"window","clock":"window","since":323}
{"seat":1,"why":"move","clock":"turn","since":24}
{"seat":0,"why":"window","clock":"window","since":2,"last":true}
{"seat":1,"why":"window","clock":"window","since":35,"last":true}
{"source":"ability:saber-strike","op":"base","n":4,"after":4}
{"source":"ability:saber-strike","op":"base","n":6,"after":6}
{"source":"ability:smack","op":"base","n":6,"after":6}
{"source":"ability:holy-blade","op":"base","n":6,"after":6}
{"type":"chosen","seat":1,"option":"value:1","about":"card:twice-as-wild"}
{"type":"token","seat":0,"token":"powder-keg","n":1,"held":1}
{"type":"token","seat":1,"token":"bleed","n":1,"held":1}
{"type":"token","seat":1,"token":"constrict","n":1,"held":1}
{"type":"played","seat":0,"card":"not-this-time","cost":1}
{"type":"played","seat":0,"card":"transference","cost":2}
{"type":"played","seat":1,"card":"six-it","cost":1}
{"type":"played","seat":1,"card":"get-that-outta-here","cost":1}
{"type":"played","seat":1,"card":"helping-hand","cost":1}
{"seat":0,"about":"ability:fertilize","question":"Choose one."}
{"type":"announced","seat":0,"ability":"dagger-strike","level":1}
{"type":"announced","seat":1,"ability":"smoke-screen","level":1}
{"type":"activated","seat":1,"ability":"dagger-strike","level":1,"ultimate":false}
{"type":"activated","seat":1,"ability":"smoke-screen","level":1,"ultimate":false}
{"type":"attack","seat":1,"target":0,"ability":"dagger-strike"}
{"type":"defends","seat":0,"ability":"shade-shift","level":1}
{"type":"defends","seat":1,"ability":"thick-skin","level":1}
{"type":"defends","seat":1,"ability":"missed-me","level":1}
{"type":"token-lost","seat":1,"token":"smoke-bomb","n":1,"paid":true}
{"type":"spent","seat":1,"token":"smoke-bomb","n":1}
{"by":1,"ability":"holy-blade","ultimate":false}
"@0 now has Shadows."
"@0 now has Targeted."
"@0 activates Holy Light."
"@0 activates Overgrowth II."
"@0 announces Holy Attack."
"@0 announces Revolver II."
"@0 announces Cutlass Strike."
"@0 announces Overgrowth II."
"@0 activates Holy Light II."
"@0 attacks @1 with Showdown."
"@0 attacks @1 with Solemnity."
"@0 attacks @1 with Glorious."
"Schematics heals @0 for #1."
"@0 can hold no more Poison."
"@0 sells Helping Hand! for 1 CP."
"#2 damage from Cursed is coming to @0."
"#2 damage from Showdown is coming to the #1."
"#2 damage from Glorious is coming to the #1."
"#2 damage from Solemnity is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":129}
{"seat":0,"why":"window","clock":"window","since":136}
{"seat":0,"why":"window","clock":"window","since":155}
{"seat":0,"why":"window","clock":"window","since":168}
{"seat":0,"why":"window","clock":"window","since":172}
{"seat":0,"why":"window","clock":"window","since":193}
{"seat":0,"why":"window","clock":"window","since":194}
{"seat":0,"why":"window","clock":"window","since":202}
{"seat":0,"why":"window","clock":"window","since":228}
{"seat":0,"why":"window","clock":"window","since":230}
{"seat":0,"why":"window","clock":"window","since":233}
{"seat":0,"why":"window","clock":"window","since":242}
{"seat":0,"why":"window","clock":"window","since":249}
{"seat":0,"why":"window","clock":"window","since":251}
{"seat":0,"why":"window","clock":"window","since":257}
{"seat":0,"why":"window","clock":"window","since":259}
{"seat":0,"why":"window","clock":"window","since":263}
{"seat":0,"why":"window","clock":"window","since":282}
{"seat":0,"why":"window","clock":"window","since":303}
{"seat":0,"why":"window","clock":"window","since":320}
{"seat":1,"why":"window","clock":"window","since":152}
{"seat":1,"why":"window","clock":"window","since":154}
{"seat":1,"why":"window","clock":"window","since":157}
{"seat":1,"why":"window","clock":"window","since":183}
{"seat":1,"why":"window","clock":"window","since":184}
{"seat":1,"why":"window","clock":"window","since":189}
{"seat":1,"why":"window","clock":"window","since":190}
{"seat":1,"why":"window","clock":"window","since":218}
{"seat":1,"why":"window","clock":"window","since":223}
{"seat":1,"why":"window","clock":"window","since":238}
{"seat":1,"why":"window","clock":"window","since":241}
{"seat":1,"why":"window","clock":"window","since":242}
{"seat":1,"why":"window","clock":"window","since":257}
{"seat":1,"why":"window","clock":"window","since":263}
{"seat":1,"why":"window","clock":"window","since":272}
{"seat":1,"why":"window","clock":"window","since":275}
{"seat":1,"why":"window","clock":"window","since":288}
{"seat":1,"why":"window","clock":"window","since":290}
{"seat":0,"why":"window","clock":"window","since":27,"last":true}
{"seat":0,"why":"window","clock":"window","since":193,"last":true}
{"seat":0,"why":"window","clock":"window","since":247,"last":true}
{"seat":1,"why":"window","clock":"window","since":27,"last":true}
{"seat":1,"why":"window","clock":"window","since":146,"last":true}
{"seat":1,"why":"window","clock":"window","since":179,"last":true}
{"source":"token:chi","op":"add","n":1,"after":7}
{"source":"token:targeted","op":"add","n":2,"after":9}
{"type":"chosen","seat":0,"option":"die:0","about":"card:samesies"}
{"type":"chosen","seat":1,"option":"option:2","about":"token:tactical-advantage"}
{"type":"chosen","seat":1,"option":"seat:1","about":"ability:smoke-screen"}
{"type":"token","seat":0,"token":"reload","n":1,"held":2}
{"type":"token","seat":0,"token":"fire-mastery","n":1,"held":1}
{"seat":0,"about":"card:so-wild","question":"Choose its new value."}
{"seat":0,"about":"card:so-wild","question":"Choose a die to change."}
{"seat":1,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
{"seat":1,"about":"card:try-try-again","question":"Choose a die to re-roll, or be done."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"undefendable","source":"ability:mighty-prayer"}
{"type":"activated","seat":0,"ability":"saber-strike","level":2,"ultimate":false}
{"type":"activated","seat":0,"ability":"dagger-strike","level":1,"ultimate":false}
{"type":"activated","seat":0,"ability":"mighty-prayer","level":2,"ultimate":false}
{"by":1,"ability":"holy-blade","target":0,"ultimate":false}
{"type":"token-lost","seat":1,"token":"reload","n":1,"paid":true}
{"type":"companion","seat":1,"companion":"spirit","side":"sapling"}
{"seat":1,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
"@0 activates Onslaught!"
"@0 now has Accuracy."
"@0 activates Revolver II."
"@0 announces Mighty Prayer."
"@0 announces Spanner Strike."
"@0 now has #3 Evasive."
"@0 activates Holy Attack II."
"@0 attacks @1 with Flank."
"@0 can hold no more Nanite."
"@0 sells Buh, Bye! for 1 CP."
"@0 sells Helping Hand! for #0 CP."
"#1 damage from Divine Defense is coming to @2."
"#0 damage from Divine Defense is coming to @1."
{"seat":0,"why":"window","clock":"window","since":128}
{"seat":0,"why":"window","clock":"window","since":156}
{"seat":0,"why":"window","clock":"window","since":159}
{"seat":0,"why":"window","clock":"window","since":198}
{"seat":0,"why":"window","clock":"window","since":211}
{"seat":0,"why":"window","clock":"window","since":247}
{"seat":0,"why":"window","clock":"window","since":256}
{"seat":0,"why":"window","clock":"window","since":258}
{"seat":0,"why":"window","clock":"window","since":271}
{"seat":0,"why":"window","clock":"window","since":275}
{"seat":0,"why":"window","clock":"window","since":311}
{"seat":0,"why":"window","clock":"window","since":334}
{"seat":1,"why":"window","clock":"window","since":136}
{"seat":1,"why":"window","clock":"window","since":143}
{"seat":1,"why":"window","clock":"window","since":167}
{"seat":1,"why":"window","clock":"window","since":174}
{"seat":1,"why":"window","clock":"window","since":211}
{"seat":1,"why":"window","clock":"window","since":233}
{"seat":1,"why":"window","clock":"window","since":237}
{"seat":1,"why":"window","clock":"window","since":240}
{"seat":1,"why":"window","clock":"window","since":247}
{"seat":1,"why":"window","clock":"window","since":249}
{"seat":1,"why":"window","clock":"window","since":267}
{"seat":1,"why":"window","clock":"window","since":271}
{"seat":1,"why":"window","clock":"window","since":278}
{"seat":1,"why":"window","clock":"window","since":307}
{"seat":1,"why":"window","clock":"window","since":321}
{"seat":1,"why":"window","clock":"window","since":325}
{"seat":0,"why":"window","clock":"window","since":60,"last":true}
{"source":"token:bounty","op":"add","n":1,"after":5}
{"type":"token","seat":0,"token":"sneak-attack","n":1,"held":1}
{"seat":1,"about":"token:tactical-advantage","question":"Choose a die to re-roll."}
{"seat":1,"about":"card:six-it","question":"Choose a die to change."}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:saber-strike"}
{"type":"activated","seat":0,"ability":"revolver","level":2,"ultimate":false}
{"type":"activated","seat":0,"ability":"overgrowth","level":2,"ultimate":false}
{"by":0,"ability":"overgrowth","target":1,"ultimate":false}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:shade-shift"}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:divine-defense"}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:divine-defense"}
{"type":"damage","from":1,"to":0,"n":2,"source":"ability:maternal-bond"}
{"seat":1,"about":"ability:tithe","question":"Choose a die to re-roll."}
{"seat":0,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"ability:overgrowth","question":"Choose a companion, or be done."}
"@0 activates Holy Attack."
"@0 activates Katana Slice."
"@0 activates Cutlass Strike."
"@0 activates Spanner Strike."
"@0 announces Katana Slice."
"@0 no longer has Shadows."
"@0 attacks @1 with Shadow Dance."
"@0 attacks @1 with Cutlass Strike."
"@0 sells Try, Try Again! for #0 CP."
"#0 damage from Poison is coming to @1."
"#2 damage from Cutlass Strike is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":135}
{"seat":0,"why":"window","clock":"window","since":143}
{"seat":0,"why":"window","clock":"window","since":145}
{"seat":0,"why":"window","clock":"window","since":165}
{"seat":0,"why":"window","clock":"window","since":169}
{"seat":0,"why":"window","clock":"window","since":174}
{"seat":0,"why":"window","clock":"window","since":176}
{"seat":0,"why":"window","clock":"window","since":190}
{"seat":0,"why":"window","clock":"window","since":238}
{"seat":0,"why":"window","clock":"window","since":240}
{"seat":0,"why":"window","clock":"window","since":266}
{"seat":0,"why":"window","clock":"window","since":295}
{"seat":0,"why":"window","clock":"window","since":300}
{"seat":0,"why":"window","clock":"window","since":310}
{"seat":0,"why":"window","clock":"window","since":321}
{"seat":0,"why":"move","clock":"turn","since":230}
{"seat":1,"why":"window","clock":"window","since":129}
{"seat":1,"why":"window","clock":"window","since":131}
{"seat":1,"why":"window","clock":"window","since":146}
{"seat":1,"why":"window","clock":"window","since":163}
{"seat":1,"why":"window","clock":"window","since":172}
{"seat":1,"why":"window","clock":"window","since":227}
{"seat":1,"why":"window","clock":"window","since":246}
{"seat":1,"why":"window","clock":"window","since":259}
{"seat":1,"why":"window","clock":"window","since":281}
{"seat":1,"why":"window","clock":"window","since":300}
{"seat":1,"why":"window","clock":"window","since":309}
{"seat":1,"why":"window","clock":"window","since":313}
{"seat":1,"why":"window","clock":"window","since":328}
{"seat":1,"why":"window","clock":"window","since":335}
{"seat":1,"why":"window","clock":"window","since":342}
{"seat":1,"why":"window","clock":"window","since":358}
{"seat":1,"why":"window","clock":"window","since":371}
{"seat":0,"why":"window","clock":"window","since":136,"last":true}
{"seat":0,"why":"window","clock":"window","since":146,"last":true}
{"seat":0,"why":"window","clock":"window","since":212,"last":true}
{"source":"token:shame","op":"less","n":2,"after":5}
{"source":"card:not-this-time","op":"less","n":6,"after":1}
{"type":"chosen","seat":0,"option":"die:0","about":"card:try-try-again"}
{"type":"chosen","seat":1,"option":"ability:maternal-bond","about":"companion:nyra"}
{"type":"chosen","seat":1,"option":"ability:counter-strike","about":"rule:defence"}
{"type":"token","seat":1,"token":"tactical-advantage","n":1,"held":1}
{"type":"token","seat":1,"token":"tactical-advantage","n":2,"held":2}
{"seat":0,"about":"card:six-it","question":"Choose a die to change."}
{"seat":1,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"seat":1,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:revolver"}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:dagger-strike"}
{"type":"activated","seat":0,"ability":"fireball","level":1,"ultimate":false}
{"type":"activated","seat":1,"ability":"revolver","level":1,"ultimate":false}
{"by":0,"ability":"holy-light","target":1,"ultimate":false}
{"by":1,"ability":"revolver","target":0,"ultimate":false}
{"by":1,"ability":"splinter","target":0,"ultimate":false}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:ninjutsu"}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:honor"}
{"type":"modified","op":"add","n":3,"of":"attack","source":"token:reload"}
{"type":"damage","from":1,"to":1,"n":1,"source":"token:poison"}
{"seat":0,"about":"ability:tithe","question":"Choose a die to re-roll."}
"@0 activates Flank."
"@0 announces Flank."
"@0 announces Solemnity."
"@0 spends Wellspring."
"@0 spends Mesmerize."
"@0 now has Mesmerize."
"@0 activates Mighty Prayer."
"@0 loses #2 Poison."
"@0 now has #3 Honor."
"Angelic Mantle prevents #1 damage."
"Wellspring heals @0 for #1."
"@0 sells Six-It! for 1 CP."
"@0 sells Better D! for #0 CP."
{"seat":0,"why":"window","clock":"window","since":153}
{"seat":0,"why":"window","clock":"window","since":246}
{"seat":0,"why":"window","clock":"window","since":261}
{"seat":0,"why":"window","clock":"window","since":264}
{"seat":0,"why":"window","clock":"window","since":265}
{"seat":0,"why":"window","clock":"window","since":280}
{"seat":0,"why":"window","clock":"window","since":281}
{"seat":0,"why":"window","clock":"window","since":289}
{"seat":0,"why":"window","clock":"window","since":308}
{"seat":0,"why":"window","clock":"window","since":309}
{"seat":0,"why":"window","clock":"window","since":332}
{"seat":0,"why":"move","clock":"turn","since":129}
{"seat":1,"why":"window","clock":"window","since":135}
{"seat":1,"why":"window","clock":"window","since":165}
{"seat":1,"why":"window","clock":"window","since":170}
{"seat":1,"why":"window","clock":"window","since":176}
{"seat":1,"why":"window","clock":"window","since":194}
{"seat":1,"why":"window","clock":"window","since":225}
{"seat":1,"why":"window","clock":"window","since":289}
{"seat":1,"why":"window","clock":"window","since":295}
{"seat":1,"why":"window","clock":"window","since":297}
{"seat":1,"why":"window","clock":"window","since":298}
{"seat":1,"why":"window","clock":"window","since":308}
{"seat":1,"why":"window","clock":"window","since":311}
{"seat":1,"why":"window","clock":"window","since":318}
{"seat":1,"why":"window","clock":"window","since":326}
{"seat":1,"why":"window","clock":"window","since":365}
{"seat":0,"why":"window","clock":"window","since":23,"last":true}
{"seat":0,"why":"window","clock":"window","since":24,"last":true}
{"seat":0,"why":"window","clock":"window","since":35,"last":true}
{"seat":0,"why":"window","clock":"window","since":189,"last":true}
{"seat":0,"why":"window","clock":"window","since":217,"last":true}
{"seat":0,"why":"window","clock":"window","since":255,"last":true}
{"seat":0,"why":"window","clock":"window","since":257,"last":true}
{"seat":1,"why":"window","clock":"window","since":39,"last":true}
{"seat":1,"why":"window","clock":"window","since":97,"last":true}
{"seat":1,"why":"window","clock":"window","since":177,"last":true}
{"seat":1,"why":"window","clock":"window","since":257,"last":true}
{"source":"token:ninjutsu","op":"add","n":2,"after":8}
{"type":"token","seat":0,"token":"bleed","n":1,"held":2}
{"type":"token","seat":0,"token":"entangle","n":1,"held":1}
{"type":"token","seat":1,"token":"protect","n":1,"held":1}
{"type":"token","seat":1,"token":"delayed-poison","n":1,"held":1}
{"seat":1,"about":"card:tip-it","question":"Choose its new value."}
{"seat":1,"about":"ability:duel","question":"Choose one."}
{"seat":1,"about":"card:transference","question":"Choose a status effect."}
{"type":"damage","from":0,"to":1,"n":1,"damage":"undefendable","source":"ability:duel"}
{"seat":0,"about":"rule:defence","question":"Choose your defence."}
"@0 activates Schematics II."
"@0 rolls #2 (Bullet) for Evasive."
"@0 rolls #2 (Wrench) for Bleed."
"@0 sells Samesies! for #0 CP."
"@0 sells Transference! for 1 CP."
"@0 sells Twice as Wild! for #0 CP."
"#2 damage from Nanite is coming to @0."
"#2 damage from Divine Defense is coming to @1."
"#2 damage from Counter Strike is coming to @1."
{"seat":0,"why":"window","clock":"window","since":138,"last":true}
{"seat":0,"why":"window","clock":"window","since":183,"last":true}
{"seat":0,"why":"window","clock":"window","since":211,"last":true}
{"seat":0,"why":"window","clock":"window","since":274,"last":true}
{"seat":1,"why":"window","clock":"window","since":132,"last":true}
{"seat":1,"why":"window","clock":"window","since":153,"last":true}
{"seat":1,"why":"window","clock":"window","since":183,"last":true}
{"seat":1,"why":"window","clock":"window","since":211,"last":true}
{"seat":1,"why":"window","clock":"window","since":231,"last":true}
{"seat":1,"why":"window","clock":"window","since":297,"last":true}
{"seat":0,"about":"card:twice-as-wild","question":"Choose its new value."}
{"seat":0,"about":"card:twice-as-wild","question":"Choose a die to change."}
{"seat":0,"about":"card:transference","question":"Choose a status effect."}
{"seat":0,"about":"ability:meditate","question":"Choose one."}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:fireball"}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:slash"}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:ninjutsu"}
"@0 now has Bounty."
"@0 now has Knockdown."
"@0 now has Retribution."
"@0 defends with Serenity III."
"Knockdown of @0 takes effect."
"@0 rolls #2 (Claw) for Bleed."
"@0 can hold no more Honor."
"@0 can hold no more Protect."
"@0 sells So Wild! for 1 CP."
"@0 sells One More Time! for 1 CP."
"@0 sells What Status Effects? for #0 CP."
"@0 sells Try, Try Again! for 1 CP."
"#0 damage from Serenity is coming to @1."
"#2 damage from Savage is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":177,"last":true}
{"seat":0,"why":"window","clock":"window","since":213,"last":true}
{"seat":0,"why":"window","clock":"window","since":297,"last":true}
{"seat":1,"why":"window","clock":"window","since":136,"last":true}
{"seat":1,"why":"window","clock":"window","since":163,"last":true}
{"seat":1,"why":"window","clock":"window","since":168,"last":true}
{"seat":1,"why":"window","clock":"window","since":200,"last":true}
{"seat":1,"why":"window","clock":"window","since":217,"last":true}
{"seat":1,"why":"window","clock":"window","since":228,"last":true}
{"seat":1,"why":"window","clock":"window","since":241,"last":true}
{"seat":1,"why":"window","clock":"window","since":258,"last":true}
{"seat":1,"why":"window","clock":"window","since":276,"last":true}
{"seat":1,"why":"window","clock":"window","since":284,"last":true}
{"seat":0,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"seat":0,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"cp","seat":0,"n":-4,"paid":true}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"type":"damage","from":1,"to":"target","n":6,"damage":"normal","source":"ability:flank"}
{"type":"modified","op":"add","n":3,"of":"attack","source":"companion:shock-bot"}
{"seat":0,"about":"ability:holy-attack","question":"Choose one."}
"@0 announces Poison Blade."
"@0 announces Shadow Dance."
"@0 loses Blinding Light."
"@0 now has Blinding Light."
"@0 attacks @1 with Animalistic."
"@0 defends with Shadow Defense."
"Fortitude heals @0 for #1."
"@0 rolls #2 (Bullet) for Showdown."
"@0 sells Six-It! for #0 CP."
"@0 sells Transference! for #0 CP."
"@0 sells Better D! for 1 CP."
"@0 sells What Status Effects? for 1 CP."
"@0 sells Get That Outta Here! for 1 CP."
"#2 damage from Animalistic is coming to the #1."
"Tip It! changes a die of @0 from #1 to #3."
{"seat":1,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"damage","from":0,"to":1,"n":2,"damage":"undefendable","source":"ability:stand-tall"}
{"type":"damage","from":0,"to":"target","n":8,"damage":"normal","source":"ability:overgrowth"}
{"type":"damage","from":1,"to":0,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":1,"to":0,"n":1,"damage":"undefendable","source":"ability:stand-tall"}
{"seat":0,"about":"ability:duel","question":"Choose one."}
{"seat":0,"about":"companion:sapling","question":"Choose one."}
"@0 activates Dagger Strike II."
"@0 attacks @1 with Pyroblast."
"@0 defends with Countermeasures II."
"@0 rolls #2 (Ninjato) for Ninjutsu."
"@0 sells Samesies! for 1 CP."
"Blinding Light of @0 takes effect."
"Shadows prevents #0 of the damage."
"@0 sells Buh, Bye! for #0 CP."
"@0 sells Vegas Baby! for #0 CP."
"@0 sells Not This Time! for 1 CP."
"#2 damage from Masamune is coming to the #1."
"#2 damage from Righteous Combat is coming to the #1."
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:pyroblast"}
{"type":"damage","from":1,"to":"target","n":3,"damage":"undefendable","source":"ability:mighty-prayer"}
{"type":"damage","from":1,"to":"target","n":4,"damage":"normal","source":"ability:dagger-strike"}
{"seat":1,"about":"token:synth","question":"Choose a companion."}
"@0 announces Dagger Strike II."
"@0 now has #2 Cursed Doubloon."
"@0 attacks @1 with Poison Blade."
"@0 can hold no more Bleed."
"@0 can hold no more Ninjutsu."
"@0 rolls #2 (Gear) for Spanner Strike."
"@0 sells Tip It! for #0 CP."
"@0 sells One More Time! for #0 CP."
"#1 damage from Serenity is coming to @2."
"@0 sells Get That Outta Here! for #0 CP."
"#2 damage from Longbow is coming to the #1."
"#2 damage from Poison Blade is coming to the #1."
"#2 #3 damage from Carpet Bomb is coming to @1."
"Samesies! changes a die of @0 from #1 to #3."
"#2 #3 damage from Bounty Hunter is coming to the #1."
{"seat":0,"about":"companion:seedling","question":"Choose a die to re-roll."}
{"seat":0,"about":"card:what-status-effects","question":"Choose a player."}
{"seat":1,"about":"card:what-status-effects","question":"Choose a player."}
"@0 now has #2 Holy Presence."
"@0 attacks @1 with Soul Cutlass."
"@0 defends with Shadow Defense II."
"@0 can hold no more Bounty."
"@0 rolls #2 (Wrench) for Spanner Strike."
"@0 rolls #2 (Angelic Pendant) in #1."
"#2 damage from Triumphant is coming to the #1."
"#2 damage from Eureka is coming to the #1."
"#2 damage from Soul Cutlass is coming to the #1."
"Better D! re-rolls a die of @0: #1 becomes #3."
{"seat":0,"about":"ability:splinter","question":"Choose a companion, or be done."}
"#2 #3 damage from Wakizashi is coming to the #1."
"#2 #3 damage from Combustion is coming to the #1."
{"seat":0,"about":"token:cleanse","question":"Choose a status effect."}
{"seat":1,"about":"ability:spanner-strike","question":"Choose whether to do it."}
{"seat":1,"about":"token:knockdown","question":"Choose whether to do it."}
{"seat":1,"about":"ability:overgrowth","question":"Choose a companion, or be done."}
{"seat":0,"about":"ability:zapppp","question":"Choose a companion, or be done."}
"Try, Try Again! re-rolls a die of @0: #1 becomes #3."
[{"type":"roll"},"Roll all dice"]
[{"type":"roll","dice":[0]},"Roll die 1"]
[{"type":"roll","dice":[1]},"Roll die 2"]
[{"type":"roll","dice":[0,1]},"Roll dice 1, 2"]
[{"type":"roll","dice":[2]},"Roll die 3"]
[{"type":"roll","dice":[0,2]},"Roll dice 1, 3"]
[{"type":"roll","dice":[1,2]},"Roll dice 2, 3"]
[{"type":"roll","dice":[0,1,2]},"Roll dice 1, 2, 3"]
[{"type":"roll","dice":[3]},"Roll die 4"]
[{"type":"roll","dice":[0,3]},"Roll dice 1, 4"]
[{"type":"roll","dice":[1,3]},"Roll dice 2, 4"]
[{"type":"roll","dice":[0,1,3]},"Roll dice 1, 2, 4"]
[{"type":"roll","dice":[2,3]},"Roll dice 3, 4"]
[{"type":"roll","dice":[0,2,3]},"Roll dice 1, 3, 4"]
[{"type":"roll","dice":[1,2,3]},"Roll dice 2, 3, 4"]
[{"type":"roll","dice":[0,1,2,3]},"Roll dice 1, 2, 3, 4"]
[{"type":"roll","dice":[4]},"Roll die 5"]
[{"type":"roll","dice":[0,4]},"Roll dice 1, 5"]
[{"type":"roll","dice":[1,4]},"Roll dice 2, 5"]
[{"type":"roll","dice":[0,1,4]},"Roll dice 1, 2, 5"]
[{"type":"roll","dice":[2,4]},"Roll dice 3, 5"]
[{"type":"roll","dice":[0,2,4]},"Roll dice 1, 3, 5"]
[{"type":"roll","dice":[1,2,4]},"Roll dice 2, 3, 5"]
[{"type":"roll","dice":[0,1,2,4]},"Roll dice 1, 2, 3, 5"]
[{"type":"roll","dice":[3,4]},"Roll dice 4, 5"]
[{"type":"roll","dice":[0,3,4]},"Roll dice 1, 4, 5"]
[{"type":"roll","dice":[1,3,4]},"Roll dice 2, 4, 5"]
[{"type":"roll","dice":[0,1,3,4]},"Roll dice 1, 2, 4, 5"]
[{"type":"roll","dice":[2,3,4]},"Roll dice 3, 4, 5"]
[{"type":"roll","dice":[0,2,3,4]},"Roll dice 1, 3, 4, 5"]
[{"type":"roll","dice":[1,2,3,4]},"Roll dice 2, 3, 4, 5"]
[{"type":"roll","dice":[0,1,2,3,4]},"Roll all dice"]
[{"type":"announce","ability":null},"Activate no ability"]
[{"type":"choose","option":"die:0"},"Die 1: 1 (Sword)"]
[{"type":"choose","option":"value:1"},"Value 1"]
[{"type":"choose","option":"value:2"},"Value 2"]
[{"type":"choose","option":"value:3"},"Value 3"]
[{"type":"choose","option":"value:4"},"Value 4"]
[{"type":"choose","option":"value:5"},"Value 5"]
[{"type":"choose","option":"value:6"},"Value 6"]
[{"type":"spend","token":"protect"},"Spend Protect",true]
[{"type":"choose","option":"option:1"},"The Attack deals 2 more damage"]
[{"type":"choose","option":"die:0"},"Die 1: 6 (Spirit)"]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)",true]
[{"type":"spend","token":"evasive"},"Spend Evasive",true]
[{"type":"choose","option":"option:2"},"Re-roll 1 of your dice"]
[{"type":"choose","option":"die:0"},"Die 1: 5 (Life)"]
[{"type":"choose","option":"die:1"},"Die 2: 1 (Sword)"]
[{"type":"choose","option":"die:2"},"Die 3: 1 (Sword)"]
[{"type":"choose","option":"die:2"},"Die 3: 5 (Life)"]
[{"type":"choose","option":"die:4"},"Die 5: 2 (Sword)"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"choose","option":"option:1"},"The Attack deals 1 more damage"]
[{"type":"choose","option":"option:2"},"The Attack deals 3 more damage"]
[{"type":"sell","card":"strategic-approach-2"},"Sell Strategic Approach II for 1 CP"]
[{"type":"sell","card":"try-try-again"},"Sell Try, Try Again! for 1 CP"]
[{"type":"sell","card":"transference"},"Sell Transference! for 1 CP"]
[{"type":"sell","card":"double-up"},"Sell Double Up! for 1 CP"]
[{"type":"sell","card":"getting-paid"},"Sell Getting Paid! for 1 CP"]
[{"type":"sell","card":"tip-it"},"Sell Tip It! for 1 CP"]
[{"type":"sell","card":"divine-defense-3"},"Sell Divine Defense III for 1 CP"]
[{"type":"sell","card":"one-more-time"},"Sell One More Time! for 1 CP"]
[{"type":"sell","card":"throwing-stars"},"Sell Throwing Stars! for 1 CP"]
[{"type":"sell","card":"follow-through"},"Sell FOLLOW THROUGH! for 1 CP"]
[{"type":"sell","card":"samesies"},"Sell Samesies! for 1 CP"]
[{"type":"sell","card":"triple-up"},"Sell Triple Up! for 1 CP"]
[{"type":"sell","card":"get-that-outta-here"},"Sell Get That Outta Here! for 1 CP"]
[{"type":"sell","card":"twice-as-wild"},"Sell Twice as Wild! for 1 CP"]
[{"type":"sell","card":"blessed"},"Sell Blessed! for 1 CP"]
[{"type":"sell","card":"vegas-baby"},"Sell Vegas Baby! for 1 CP"]
[{"type":"sell","card":"six-it"},"Sell Six-It! for 1 CP"]
[{"type":"sell","card":"mighty-prayer-2"},"Sell Mighty Prayer II for 1 CP"]
[{"type":"sell","card":"mighty"},"Sell Mighty! for 1 CP"]
[{"type":"sell","card":"holy-light-2"},"Sell Holy Light II for 1 CP"]
[{"type":"sell","card":"what-status-effects"},"Sell What Status Effects? for 1 CP"]
[{"type":"sell","card":"holy-attack-2"},"Sell Holy Attack II for 1 CP"]
[{"type":"sell","card":"divine-defense-2"},"Sell Divine Defense II for 1 CP"]
[{"type":"sell","card":"righteous-combat-3"},"Sell Righteous Combat III for 1 CP"]
[{"type":"sell","card":"righteous-prayer-2"},"Sell Righteous Prayer II for 1 CP"]
[{"type":"sell","card":"righteous-combat-2"},"Sell Righteous Combat II for 1 CP"]
[{"type":"sell","card":"retaliate-2"},"Sell Retaliate II for 1 CP"]
[{"type":"sell","card":"better-d"},"Sell Better D! for 1 CP"]
[{"type":"sell","card":"shadow-defense-2"},"Sell Shadow Defense II for 1 CP"]
[{"type":"sell","card":"counter-strike-2"},"Sell Counter Strike II for 1 CP"]
[{"type":"sell","card":"overgrowth-2"},"Sell Overgrowth II for 1 CP"]
[{"type":"sell","card":"helping-hand"},"Sell Helping Hand! for 1 CP"]
[{"type":"sell","card":"buh-bye"},"Sell Buh, Bye! for 1 CP"]
[{"type":"sell","card":"so-wild"},"Sell So Wild! for 1 CP"]
[{"type":"sell","card":"not-this-time"},"Sell Not This Time! for 1 CP"]
[{"type":"pass"},"Go to the roll phase"]
[{"type":"pass"},"End the turn"]
[{"type":"play","card":"shadow-defense-2"},"Play Shadow Defense II (3 CP)"]
[{"type":"play","card":"counter-strike-2"},"Play Counter Strike II (4 CP)"]
[{"type":"play","card":"buh-bye"},"Play Buh, Bye! (2 CP)"]
[{"type":"play","card":"vegas-baby"},"Play Vegas Baby! (0 CP)"]
[{"type":"play","card":"overgrowth-2"},"Play Overgrowth II (2 CP)"]
[{"type":"play","card":"what-status-effects"},"Play What Status Effects? (2 CP)"]
[{"type":"play","card":"holy-attack-2"},"Play Holy Attack II (2 CP)"]
[{"type":"play","card":"get-that-outta-here"},"Play Get That Outta Here! (1 CP)"]
[{"type":"play","card":"triple-up"},"Play Triple Up! (2 CP)"]
[{"type":"play","card":"transference"},"Play Transference! (2 CP)"]
[{"type":"play","card":"mighty-prayer-2"},"Play Mighty Prayer II (2 CP)"]
[{"type":"play","card":"holy-light-2"},"Play Holy Light II (2 CP)"]
[{"type":"play","card":"divine-defense-2"},"Play Divine Defense II (3 CP)"]
[{"type":"play","card":"helping-hand"},"Play Helping Hand! (1 CP)"]
[{"type":"play","card":"tip-it"},"Play Tip It! (1 CP)"]
[{"type":"play","card":"one-more-time"},"Play One More Time! (1 CP)"]
[{"type":"play","card":"double-up"},"Play Double Up! (1 CP)"]
[{"type":"play","card":"so-wild"},"Play So Wild! (2 CP)",true]
[{"type":"play","card":"getting-paid"},"Play Getting Paid! (0 CP)"]
[{"type":"play","card":"so-wild"},"Play So Wild! (2 CP)"]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)"]
[{"type":"play","card":"six-it"},"Play Six-It! (1 CP)"]
[{"type":"play","card":"samesies"},"Play Samesies! (1 CP)"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)"]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)"]
[{"type":"play","card":"better-d"},"Play Better D! (0 CP)"]
[{"type":"play","card":"tip-it"},"Play Tip It! (1 CP)",true]
[{"type":"play","card":"helping-hand"},"Play Helping Hand! (1 CP)",true]
[{"type":"play","card":"six-it"},"Play Six-It! (1 CP)",true]
[{"type":"play","card":"samesies"},"Play Samesies! (1 CP)",true]
[{"type":"play","card":"better-d"},"Play Better D! (0 CP)",true]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)",true]
[{"type":"spend","token":"tactical-advantage"},"Spend Tactical Advantage",true]
[{"type":"spend","token":"evasive"},"Spend Evasive"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)",true]
`,
};
