/** What duels of Dice Throne say, most first: `npm run -s tool -- lexicon`. */
export const DICE_THRONE = {
  ahead: 18,
  words: `
{value,symbol} window {moment,seats,passed,held} @0 {seat,why,clock,since} {id,seat,for,open,dice} and offensive
{type=window,moment,seats} turn {seat,why,clock,since,last} move #2 {id,level} announced last-call
{type=rolled,seat,for,dice} die-rolled rolls attack-declared {source,op,n,after} defence 1 defence-rolled for
{type=choose,option} re-rolls #4 #4, #6 #2, #6, #10, #8, {type=rolled,seat,for,dice,again}
{type=health,seat,seats,health,by} #0 to #8 of #10 {to,from,type=normal,amount,sum} base 2 Choose
{type=drawn,seat,n,cards} Die choice dice: {id,count} #1. {type=chosen,seat,option,about} offensive-roll main-1
{type=announced,seat,ability,level} {seat,about,question,options} the main-2 a II. II
{type=activated,seat,ability,level,ultimate} {by,ability,ultimate} is damage {type=token,seat,token,n,held} then
from {type=damage,from,to,n,damage,source} 3 coming CP defensive-roll target with card {by,ability,target,ultimate}
announces Sell {type=sell,card} #6: activates six-it less {type=announce,ability} Announce better-d
{type=attack,seat,target,ability} CP) Play {type=play,card} twice-as-wild samesies not-this-time #4: buh-bye
one-more-time get-that-outta-here transference #2: helping-hand what-status-effects #13 normal #8: so-wild draws
die:0 try-try-again double-up die:2 vegas-baby die:1 {type=asked,seat,about} tip-it die in triple-up
{type=played,seat,card,cost} effect. getting-paid {type=modified,op,n,of,source} #10: add
{to,from,type=untyped,amount,sum} {type=sold,seat,card} upkeep-damage 4 takes die:3 plays #12 die:4 die: @1 attacks
{type=turn,turn,seat} has #1 defends 5 {type=damage,from,to,n,source} damage. now token:bleed Strike
{type=token-lost,seat,token,n,paid} option:2 option:1 one. (2 #14 {type=spent,seat,token,n} offensive-end Spend
Sword, #13, CP. {type=defends,seat,ability,level} {seat,about,question}
{type=die-rerolled,seat,die,from,to,symbol,source} {type=upgraded,seat,ability,level,hero} sells upkeep
{to,from,type=undefendable,amount,sum} Life done loses @1. or token:nanite #3 Blood {type=token-lost,seat,token,n}
Claw {type=planned,source,options} be done. {type=triggered,seat,source} {type=spend,token} token:reload
ability:duel companion:nyra no Sword card:better-d {type=heal,seat,n,source} prevents #0, 6 1: Katana seat:1 seat:0
3: token:chi 2: card:tip-it undefendable Holy Strike. (1 token:evasive #12, #14, ability:spanner-strike re-roll,
{type=die-changed,seat,die,from,to,symbol,source} card:twice-as-wild change. ability:tithe Shadow card:samesies 4:
spends Draw {type=token-full,seat,token,limit} Helmet card:vegas-baby Mastery. card:so-wild 5: Prayer. consecration
fire-mastery Soul Angelic III heals III. Life. blood-power token:ninjutsu mighty-prayer Powder
ability:divine-defense card:try-try-again divine-defense-3 companion:seedling Blade #15 token:powder-keg Shuriken
splinter token:tactical-advantage Spear, {type=used,seat,ability,n} its holy-attack (0 Blade, onslaught Bonded
saber-strike ability:stand-tall adds katana-slice card:six-it dagger-strike turn-end-damage spanner-strike Branch
ability:maternal-bond half Lotus. new Ninjato ability:rooted holy-light value:4 blessed Bleed. card:helping-hand
value. Dagger, Claw, revolver Rising ability:shade-shift ability:countermeasures token:bounty Shadow. fist-strike
player. {type=cp,seat,n} Collector Wrench meditate absolution overgrowth Arrow, Pendant. Saber, smoke-screen value:1
Maternal Mastery becomes ability:holy-attack Bullseye. Medal. re-roll. Soul. glorious Attack value:3 value:2 (Sword)
Flame, glamour (Claw) sturdy-blow ability:holy-light ability:showdown tactical-advantage righteous-combat-3 status
token:shame value:6 divine-defense-2 {type=dealt,seat,n} longbow Righteous ninjutsu yes card:not-this-time value:5
profiteer card:get-that-outta-here Seedling. {type=announce-again,seat} card:transference showdown Missed
Sabertooth. token:flight #3. Cutlass at ability:fertilize companion:heal-bot eureka ability:overgrowth Molten Sturdy
more spirit fortitude covered-shot hold Nanite. fist-of-harmony can poison Ninjato, Bomb. Bullet @0: Mighty fireball
possess health. head-bash solemnity divine-favor batten-down mighty-blow
{type=companion-health,seat,companion,health,by} token:blood-power Bullet, cutlass-strike holy-attack-2 Spirit.
(Branch) animalistic ability:missed-me righteous-combat-2 ability:counter-strike pyroblast zapppp shadow-dance
righteous-combat seat:1/die:0 cleanse Branch, bounty-hunter Poison requital Katana, token:smoke-bomb Up! @0. Wrench,
{type=window-closed,moment} righteous-prayer-2 Helmet, {id,side,count} holy-light-2 (Ninjato) rule:defence
entangling-shot token:synth {id,side,count,health} isolated-damage #15, ability:angelic-mantle Meteor. crows-nest
seat:0/die:0 schematics flight Prayer (Saber) Walk carpet-bomb mighty-prayer-2 pickpocket Heal vengeful-vines Divine
seat:1/die:1 seat:0/die:1 overpower-2 call-of-the-wild seat:0/die:2 Skull. Dagger option:3 card:what-status-effects
counter-strike-2 all holy-smite retaliate seat:1/die:3 Cutlass, {out} blinding-shot masamune seat:1/die:4
companion:shock-bot companion:sapling robo-revenge seat:1/die:2 discard (Wrench) seat:0/die:3 ability:molten-armor
card-trick token:sneak-attack savage ability:splinter disengage ability:ahoy-matey Covered (3 resuscitate (Helmet)
spin-the-chamber Light poison-blade blood-magic {type=token-left,seat,token,n} sneak-attack cultivate consume-blood
(Leaf) Blinding countermeasures-3 exploit Attack. card:buh-bye run-and-gun triumphant do it. whether
ability:onslaught exploding-arrow take-cover token:back-strike primal-roar burning-soul feigned-retreat
{type=spend,token,count} Take nanite-assault shadow-defense-2 combo-strike ability:pyroblast thick-skin-2 carducopia
protect poison-wound token:blind holy-blade-3 soul-cutlass predatory-advance seat:0/die:4 molten-armor Cross.
Ratchet token:knockdown combustion feed-the-fish {type=heal,seat,companion,n,source} mesmerize holy-blade (Shuriken)
oooh-shiny {type=defeated,seat} maternal-bond-2 {type=spent,seat,companion,n} divine-intervention wakizashi
token:mesmerize Vegas Bounty ability:smoke-screen tempest-rush Baby! ability:call-of-the-wild conductivity
feral-instincts enlightenment synthesize palm-strike wellspring feelin-good Bomb (Bullet) angelic-mantle-3
immortal-flesh thick-skin 1v1 {type=over,winners,draw} {winners,draw,places} hot-streak ability:thick-skin Defense
mystic-mantra Exploding ability:serenity fan-the-hammer attack token:poison Entangling Shuriken. nanite
ability:profiteer moon-magic serenity-3 (Blade) highest-power-2 glorious-2 scrap-collector cursed-doubloon
token:honor fist-of-tranquility ability:savage token:targeted ratchet-up nyras-bond death-blossom Splinter
ability:righteous-combat Vengeful scrap-collector-2 poison-dart active sturdy-blow-2 counter-strike
enter-the-shadows retaliate-2 (Katana) savage-slash shadow-coin {type=companion,seat,companion,side} carpet-bomb-2
exploit-2 purify overpower blood-letting stand-tall-2 (Flag) ability:meditate lunar-umbra ability:masamune (Life)
Immortal back-strike fortitude-2 ability:combo-strike ability:triumphant retribution walk-the-line smoke-bomb (Fist)
strategic-approach ability:shadow-defense @2. evasive covered-shot-2 revolver-2 immortal-flesh-2 serenity-2
Countermeasures heal-bot mother-tree shadow-defense Booty. countermeasures demising-shot {type=drawn,seat,n} Flight.
meditate-2 ability:katana-slice ability:gouge shifty-strike shade-shift-2 to-the-skies inactive triumphant-2
fist-strike-2 Tempest shadow-fang shock-bot ability:cursed-soul (Dagger) reckless ability:smack overclock-2
reckless-2 profiteer-2 Power your combo-strike-2 Spanner take-cover-2 archangels-will token:protect sword Showdown
overgrowth-2 fist-of-tranquility-2 holy-blade-2 maternal-bond combustion-2 countermeasures-2 ability:walk-the-plank
token:blinding-light Profiteer ratchet-up-2 ability:holy-blade predatory-advance-2 throwing-stars quick-draw-2
ability:possess strategic-approach-2 entangle shade-shift walk-the-plank ability:shadow-dance companion,
ability:longbow (Arrow) (Flame) (Cutlass) sanguimancy adrenaline-surge Longbow holier-than-thou fist-of-harmony-2
carducopia-2 ability:cutlass-strike ability:holy-smite Resuscitate Predatory angelic-mantle-2 run-ya-through Wild!
token:burn copy. molten-armor-2 Overgrowth Harmony archangels-will-2 token:cleanse paladin token:wellspring as
Seedling Zapppp! exploding-arrow-3 Showdown. ability:exploding-arrow tempest-rush-2 pickpocket-2 Cursed
ability:zapppp molten-armor-3 shadewalk-2 saber-strike-2 lotus-strike-2 eclipse accuracy ability:revolver
ability:saber-strike Light. angelic-mantle smoke-screen-2 call-of-the-wild-2 blinding-light ability:dagger-strike
light-the-fuse dont-back-down x-marks-the-spot sturdy-blow-3 amount:1 (Prayer) (Spear) amount:0
ability:immortal-flesh Screen serenity knockdown splinter-3 ability:mighty-prayer Burning limb-from-limb
ability:tempest-rush Glorious Wakizashi maternal-bond-3 feral-instincts-2 (Bullseye) (Dash) fist-strike-3 (Helm)
demising-shot-2 ability:fist-strike follow-through shifty-strike-2 Profiteer. Ninjutsu. (Gaze) splinter-2
insidious-strike maneuver token:delayed-poison solemnity-2 branch The Serenity Carpet constrict Revolver Exploit
ability:avast-ye Glamour Pyroblast blinding-shot-2 angelic-combat option:4 ability:covered-shot offensive-stance
Blessed! shadow-fang-2 blood-thirst ability:combustion token:nyras-bond dagger-strike-2 dread-mark abyssal-walk
Claw. ability:requital Offensive natures-grasp-2 highest-power Fortitude katana-slice-2 reload Pickpocket
sanguimancy-2 discards overclock shadow-shank tactician Flight ability:fireball (Mask) shadow-dance-2 lotus-strike
ability:death-blossom Roll bleed Retaliate entangling-shot-2 Demising Archangel's Strategic resuscitate-2
burning-soul-2 Screen. ability:animalistic token:retribution Overpower (Foot) insidious-strike-2 schematics-2 ignite
shadow-thief helmet Counter Gain Solemnity animalistic-2 seat:1/token:bleed maximum-power ability:walk-the-line
vampire-lord powder-keg Mantle thar-she-blows bounty-hunter-2 exsanguinate ability:glamour Time! Meditate
vengeful-vines-2 many. natures-grasp deadeye artificer Purify (Palm) blood-thirst-2 pyroblast-2 crit-bash
ability:soul-cutlass card:divine-favor now. {type=became,seat,companion,side} Evasive. ability:entangling-shot
ability:sturdy-blow life Absolution! (Shadow) companion:nanobot transcendence quick-draw ability:quick-draw rooted
split-the-heavens Harmony. ability:x-marks-the-spot barbarian holy-presence Evasive Possess. Helmet. (Medal) (Booty)
Pyroblast. meteorite gunslinger seraph {type=discarded,seat,card} Schematics Carducopia Approach Reckless
mark-the-target wake-the-forest shogun huntress treant Hand! targeted Blade. Mighty! Animalistic defence. Advance
Hunter (Spirit) (Wings) player fill-em-with-lead ability:bounty-hunter delayed-poison Triumphant Straight: deal
fan-the-hammer-2 Ninjutsu barbed-vine missed-me Tranquility lunar-eclipse card-damage card:blessed moon-elf
divine-defense Protect ability:slash Shifty (Bonded jungle-fury pyromancer ability:blinding-shot ahoy-matey Nanite
ability:scrap-collector Fireball longer Masamune Knockdown fertilize shadewalk scorch-the-earth {type=use,ability}
companion. {type=companion-lost,seat,side} (Cross) card:savage-slash Get Combustion Blossom ability:glorious Eureka.
Collector. Wings. Reload Instincts token:cursed-doubloon Twice Onslaught Eureka Possess Sapling. Wellspring.
card:will-o-wisp Mesmerize stand-tall Sanguimancy Retribution remove hagakure Tip ability:budo ability:jolt
exploding-arrow-2 Abyssal (Lotus) seat:0/token:evasive ability:light-the-fuse ability:blood-magic samurai
interdiction Masamune. Yes: shiver-me-timbers amount:2 card:mother-tree token:holy-presence Conductivity! collateral
receives {type=cp,seat,n,paid} Glorious. Synthesize! seat:0/token:poison assassinate ability:fortitude
ability:zen-strike card:absolution {to,from,type=collateral,amount,sum} {type=attempts,seat,n} Samesies! So bushido
Triumphant. ability:predatory-advance ability:vengeful-vines prayer Tactical Getting Nanobot Longbow. Disengage!
ability:take-cover {type=bears,seat,companion,share} {type=borne,seat,companion,n} Mesmerize. spanner-strike-2
ability:solemnity Enlightenment! seat:1/token:crit {type=lose-health,seat,n,source} Sapling advanced inflict
heavens-blessing ability:schematics builds card:bunker-up {type=attack-type,damage} Not This seedling Pillage!
option:5 seat:1/token:poison seat:0/token:crit (Basic). ability:carpet-bomb ability:fan-the-hammer cursed Try Try,
Paid! CHAMBER! Glamour. (Sabertooth) It! Overclock (Angelic Pendant) Solemnity. ability:abyssal-walk avast-ye Buh,
Helping Reload. Animalistic. evasive-action (Skull) seat:1/token:evasive token:wither Consecration! uses Targeted
Combustion. Sabertooth card:feelin-good Again! ability:eureka Overgrowth. roll:0/die:0 ability:pickpocket
card:lunar-umbra discard. Better Triple Double Bleed seat:1/token:targeted token:barbed-vine Bye! Advanced
seat:0/token:targeted Instincts. Pendant ability:reckless dice Status What Retribution. (Meteor) seat:0/token:bleed
ability:burning-soul More One Advantage Insidious #13: card:primal-roar card:synthesize roll:0/die:1 roll:0/die:2
ability:hot-streak card:conductivity card:limb-from-limb may D! righteous-prayer ability:mighty-blow Phase
ability:wakizashi card:crows-nest roll Six-It! Transference! Effects? changes #14: claw dagger Large Small
card:feed-the-fish seat:0/token:bounty ability:fist-of-tranquility Accuracy Nanobot, seat:0/token:chi
card:oooh-shiny seat:0/token:blood-power ability:demising-shot ability:shiver-me-timbers card:holier-than-thou
card:run-and-gun card:shadow-meld {type=roll,dice} bullet cutlass Intervention! Requital. incoming
seat:0/token:synth ability:thar-she-blows {type=damage,from,to,source} Cleanse Cultivate! Onslaught!
ability:fist-of-harmony ability:poison-blade Inflict seat:1/token:ninjutsu Concussion. seat:1/token:accuracy
seat:1/token:reload seat:1/token:synth ability:purify card:blood-tide {type=turned,seat,board} Outta That
seat:0/token:nanite ability:feral-instincts ability:heavens-blessing card:enlightenment ultimate seat:0/token:flight
pirates-touch black-spot ability:shadow-fang ability:strategic-approach {to,from,type=pure,amount,sum} wrench
Delayed ability:bushido Prevent Targeted. effect the-shivering black-soul Here! another seat:1/token:flight
seat:1/token:protect Inactive cursed-touch token:shadows seat:1/token:fire-mastery ability:offensive-stance gains
Protect. seat:0/token:sneak-attack seat:0/token:reload seat:1/token:honor Wellspring seat:1/token:nanite
seat:0/token:delayed-poison card:robo-revenge shuriken bullseye Synth. Rooted seat:0/token:accuracy
seat:0/token:cleanse way-of-the-lotus katana Accuracy. seat:1/token:smoke-bomb seat:1/token:tactical-advantage
ability:resuscitate card:infernal-infusion cursed-pirate {type=ability-failed,seat,ability} blood-drop Doubloon.
damage, rounded seat:1/token:blood-power seat:1/token:sneak-attack cursed-soul {to,from,type=ultimate,amount,sum}
shadow Requital income Turn ninjato opponent seat:0/token:fire-mastery sabertooth Power. (Basic) seat:1/token:bounty
{type=reshuffled,seat} angelic-pendant rising-sun Shame. Bounty. Blessing token:concussion
{type=income-skipped,seat} {type=phase-skipped,seat,phase} 1, {type=phase,phase,seat} ability:flank Shadows.
yourself Ultimate. 2, Advantage. Honor. resolute-faith seat:0/token:mesmerize card:sneaky 3, pays bonded-soul
Entangle. Poison. card:blood-letting card:palm-strike Constrict. {type=heal,seat,source} anew. Cleanse. 4,
card:shame-on-you {type=phase-restarted,seat,phase} Value meteor Fertilize Cutlass. ability:sanguimancy deals
seat:0/token:tactical-advantage {type=phase-ended,seat,phase} {type=pass} Smack. Revolver. Fireball. Splinter.
Knockdown. {type=passed,seat} {type=targeted,seat,target} {in} {type=announced,seat,ability} token:fire-mastery
Defense. ability:cursed Flesh. Meditate. Fortitude. Pass Activate ability Go phase #0: End {type=roll} card.
{type=roll-phase-over} targets Done cards. Tithe. ability. announce changed: have defeated. match. wins Rooted.
Serenity. Countermeasures. Mantle. Bushido higher-ground Re-roll attempt. gets health
`,
  values: `
{"type":"passed","seat":0}
{"type":"passed","seat":1}
"@0 gains #1 CP."
"Turn #0: @1."
"@0 is at #2 health."
"@0 receives #1 damage."
{"value":2,"symbol":"sword"}
{"value":5,"symbol":"life"}
{"value":1,"symbol":"sword"}
"@0 draws #1 card."
{"type":"window-closed","moment":"announced"}
{"type":"cp","seat":1,"n":1}
{"type":"cp","seat":0,"n":1}
{"type":"roll-phase-over"}
{"type":"phase","phase":"main-1","seat":0}
{"type":"phase","phase":"income","seat":0}
{"type":"phase","phase":"main-1","seat":1}
{"type":"phase","phase":"income","seat":1}
{"type":"window-closed","moment":"die-rolled"}
{"type":"phase","phase":"upkeep","seat":0}
{"type":"phase","phase":"upkeep","seat":1}
{"type":"phase","phase":"discard","seat":1}
{"type":"phase-ended","seat":1,"phase":"main-2"}
{"type":"phase","phase":"discard","seat":0}
{"type":"phase-ended","seat":0,"phase":"main-2"}
{"value":3,"symbol":"claw"}
"@0 targets @1."
{"type":"window-closed","moment":"last-call"}
{"type":"window-closed","moment":"attack-declared"}
{"value":6,"symbol":"prayer"}
{"value":3,"symbol":"helmet"}
{"type":"window-closed","moment":"defence-rolled"}
{"value":4,"symbol":"helmet"}
{"type":"drawn","seat":1,"n":1}
{"type":"drawn","seat":0,"n":1}
{"type":"phase-ended","seat":0,"phase":"main-1"}
{"type":"phase","phase":"offensive-roll","seat":0}
{"type":"phase-ended","seat":1,"phase":"main-1"}
{"type":"phase","phase":"offensive-roll","seat":1}
{"type":"phase","phase":"main-2","seat":1}
{"type":"phase","phase":"main-2","seat":0}
{"value":6,"symbol":"shadow"}
{"value":2,"symbol":"dagger"}
{"value":3,"symbol":"sword"}
{"value":1,"symbol":"dagger"}
{"value":4,"symbol":"life"}
{"value":2,"symbol":"branch"}
{"value":2,"symbol":"claw"}
{"value":5,"symbol":"shuriken"}
{"value":5,"symbol":"bonded-soul"}
{"value":2,"symbol":"katana"}
{"value":3,"symbol":"wrench"}
{"value":2,"symbol":"bullet"}
{"type":"targeted","seat":0,"target":1}
{"value":1,"symbol":"branch"}
{"value":6,"symbol":"angelic-pendant"}
{"value":6,"symbol":"bullseye"}
{"value":2,"symbol":"ninjato"}
{"value":4,"symbol":"claw"}
{"value":3,"symbol":"ninjato"}
{"value":4,"symbol":"shuriken"}
{"type":"phase","phase":"defensive-roll","seat":0}
{"value":3,"symbol":"bullet"}
"@0 pays 2 CP."
{"value":3,"symbol":"branch"}
{"value":3,"symbol":"katana"}
{"value":1,"symbol":"wrench"}
{"value":2,"symbol":"wrench"}
{"type":"targeted","seat":1,"target":0}
{"value":1,"symbol":"bullet"}
{"value":6,"symbol":"blood-drop"}
{"value":1,"symbol":"claw"}
{"type":"phase","phase":"defensive-roll","seat":1}
{"value":1,"symbol":"ninjato"}
{"value":6,"symbol":"rising-sun"}
{"value":6,"symbol":"spirit"}
{"value":6,"symbol":"sabertooth"}
{"value":1,"symbol":"katana"}
{"value":6,"symbol":"meteor"}
{"type":"window-closed","moment":"upkeep-damage"}
{"value":2,"symbol":"cutlass"}
{"value":3,"symbol":"cutlass"}
{"value":5,"symbol":"card"}
"@0 pays #0 CP."
{"type":"cp","seat":1,"n":-1,"paid":true}
{"value":1,"symbol":"cutlass"}
{"type":"window-closed","moment":"then"}
"@0 pays 1 CP."
{"type":"cp","seat":0,"n":-1,"paid":true}
{"type":"window-closed","moment":"card"}
{"in":1}
{"in":0}
{"type":"cp","seat":1,"n":-2,"paid":true}
{"type":"cp","seat":0,"n":-2,"paid":true}
{"type":"dealt","seat":1,"n":1}
{"type":"dealt","seat":0,"n":1}
{"id":"evasive","count":1}
{"type":"dealt","seat":0,"n":3}
{"type":"dealt","seat":1,"n":2}
"@0 gains a Seedling."
{"type":"dealt","seat":1,"n":3}
{"id":"bleed","count":1}
"@0 draws #1 cards."
"@0 uses Tithe."
{"type":"dealt","seat":0,"n":2}
"@0 receives no damage."
"@0 activates no ability."
"@0 spends #2 Tactical Advantage."
"@0 now has #3 Synth."
"@0 plays Double Up!"
{"type":"window-closed","moment":"offensive-end"}
"The dice have changed: @0 may announce anew."
{"id":"targeted","count":1}
"@0 pays 3 CP."
{"type":"dealt","seat":1,"n":4}
"Fertilize of @0 takes effect."
{"type":"dealt","seat":0,"n":4}
"@0 spends #2 Synth."
"Bleed of @0 takes effect."
{"id":"reload","count":1}
{"id":"accuracy","count":1}
"Cursed of @0 takes effect."
"@0 plays Triple Up!"
{"id":"tactical-advantage","count":1}
"@0 loses #2 Bleed."
{"source":"token:bleed","op":"base","n":1,"after":1}
{"type":"triggered","seat":1,"source":"ability:quick-draw"}
{"type":"companion","seat":1,"companion":"spirit","side":"seedling"}
{"id":"delayed-poison","count":1}
{"type":"triggered","seat":0,"source":"ability:quick-draw"}
{"type":"dealt","seat":1,"n":6}
"@0 now has #2 Reload."
{"type":"dealt","seat":1,"n":0}
{"type":"dealt","seat":0,"n":5}
"@0 now has #2 Tactical Advantage."
{"type":"cp","seat":1,"n":-3,"paid":true}
{"type":"announced","seat":1,"ability":null}
{"id":"nanite","count":1}
{"id":"smoke-bomb","count":1}
{"id":"bleed","count":2}
{"id":"spirit","side":"seedling","count":2}
{"type":"dealt","seat":0,"n":6}
{"type":"companion","seat":0,"companion":"spirit","side":"seedling"}
{"id":"spirit","side":"seedling","count":1}
"@0 spends #2 Evasive."
{"type":"token-lost","seat":0,"token":"fire-mastery","n":1}
{"id":"reload","count":2}
"Better D! re-rolls a die of @0: #2 becomes #3."
{"type":"cp","seat":1,"n":2}
"@0 is defeated."
{"id":"powder-keg","count":1}
{"type":"turn","turn":2,"seat":1}
{"type":"triggered","seat":0,"source":"token:fire-mastery"}
{"type":"dealt","seat":1,"n":5}
"@0 now has #2 Evasive."
"@0 plays Getting Paid!"
"@0 wins the match."
{"type":"played","seat":1,"card":"double-up","cost":1}
"Poison of @0 takes effect."
{"type":"played","seat":0,"card":"double-up","cost":1}
{"id":"protect","count":1}
{"type":"turn","turn":2,"seat":0}
{"type":"turn","turn":4,"seat":1}
{"type":"asked","seat":0,"about":"card:better-d"}
"Divine Defense prevents #1 damage."
{"id":"sneak-attack","count":1}
{"type":"triggered","seat":1,"source":"ability:fertilize"}
{"type":"token-lost","seat":0,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":0,"token":"tactical-advantage","n":1}
{"type":"companion-lost","seat":0,"side":"seedling"}
"@0 spends #2 Reload."
"Reload adds #1 to the damage."
{"type":"turn","turn":6,"seat":1}
{"type":"announced","seat":0,"ability":null}
{"type":"turn","turn":3,"seat":0}
{"type":"turn","turn":3,"seat":1}
"Try, Try Again! re-rolls a die of @0: #2 becomes #3."
{"id":"flight","count":1}
{"type":"turn","turn":8,"seat":1}
{"type":"dealt","seat":0,"n":7}
{"type":"turn","turn":5,"seat":0}
{"type":"turn","turn":7,"seat":0}
{"type":"turn","turn":8,"seat":0}
{"type":"turn","turn":4,"seat":0}
{"type":"turn","turn":6,"seat":0}
{"type":"companion-lost","seat":1,"side":"seedling"}
{"type":"turn","turn":10,"seat":1}
{"type":"turn","turn":13,"seat":0}
{"type":"dealt","seat":0,"n":0}
{"type":"turn","turn":11,"seat":0}
{"type":"turn","turn":12,"seat":1}
{"type":"turn","turn":5,"seat":1}
{"type":"turn","turn":9,"seat":0}
"@0 plays Tip It!"
"@0 defends with Divine Defense."
{"type":"triggered","seat":0,"source":"ability:scrap-collector"}
{"type":"token-lost","seat":1,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":1,"token":"tactical-advantage","n":1}
{"type":"turn","turn":10,"seat":0}
{"type":"turn","turn":7,"seat":1}
"Nanite of @0 takes effect."
{"type":"asked","seat":1,"about":"card:twice-as-wild"}
{"type":"triggered","seat":0,"source":"token:bleed"}
{"type":"turn","turn":9,"seat":1}
{"type":"turn","turn":12,"seat":0}
"@0 defends with Rooted."
"Countermeasures prevents #1 damage."
"Rooted prevents #1 damage."
{"type":"turn","turn":11,"seat":1}
{"type":"turn","turn":14,"seat":1}
"@0 now has #2 Bleed."
{"id":"blood-power","count":1}
{"type":"token","seat":0,"token":"reload","n":1,"held":1}
"#2 damage from Poison is coming to @0."
{"id":"entangle","count":1}
{"type":"triggered","seat":1,"source":"ability:scrap-collector"}
{"id":"ninjutsu","count":2}
{"type":"played","seat":0,"card":"triple-up","cost":2}
"@0 draws Getting Paid!"
"Seedling re-rolls a die of @0: #2 becomes #3."
"@0 plays Vegas Baby!"
{"type":"turn","turn":13,"seat":1}
{"type":"triggered","seat":1,"source":"companion:nyra"}
"@0 draws Double Up!"
"@0 plays Not This Time!"
"Not This Time! prevents #1 damage."
{"id":"evasive","count":2}
{"id":"tactical-advantage","count":2}
{"type":"asked","seat":0,"about":"card:samesies"}
{"type":"asked","seat":1,"about":"ability:tithe"}
"@0 loses #2 Nanite."
"Tip It! changes a die of @0 from #2 to #3."
{"type":"drawn","seat":1,"n":2}
{"type":"asked","seat":0,"about":"card:tip-it"}
"@0 loses #2 Cursed Doubloon."
"#2 damage from Bleed is coming to @0."
{"type":"turn","turn":14,"seat":0}
{"type":"triggered","seat":1,"source":"token:bleed"}
{"type":"damage","from":0,"to":0,"n":1,"source":"token:bleed"}
{"type":"turn","turn":15,"seat":0}
{"type":"drawn","seat":0,"n":2}
{"type":"token-lost","seat":1,"token":"bleed","n":1}
"@0 draws Six-It!"
"@0 attacks @1 with Smack."
{"id":"nanite","count":2}
{"id":"poison","count":1}
{"type":"token-lost","seat":0,"token":"bleed","n":1}
{"id":"mesmerize","count":1}
"@0 defends with Serenity."
"@0 draws Twice as Wild!"
{"type":"dealt","seat":1,"n":7}
{"type":"played","seat":1,"card":"triple-up","cost":2}
{"type":"token-lost","seat":1,"token":"evasive","n":1,"paid":true}
{"type":"spent","seat":1,"token":"evasive","n":1}
"@0 plays Samesies!"
"@0 draws Tip It!"
"@0 defends with Countermeasures."
{"source":"ability:revolver","op":"base","n":3,"after":3}
{"type":"triggered","seat":0,"source":"companion:nyra"}
"@0 draws Transference!"
"@0 is at #1 health."
{"type":"triggered","seat":0,"source":"ability:fertilize"}
"@0 draws Buh, Bye!"
"@0 draws What Status Effects?"
{"type":"token-lost","seat":1,"token":"fire-mastery","n":1}
{"type":"turn","turn":15,"seat":1}
"@0 draws Vegas Baby!"
"@0 draws Try, Try Again!"
"@0 plays Try, Try Again!"
"#0 damage from Bleed is coming to @1."
{"type":"turn","turn":17,"seat":0}
{"type":"asked","seat":1,"about":"token:tactical-advantage"}
{"type":"damage","from":1,"to":1,"n":1,"source":"token:bleed"}
{"id":"resolute-faith","level":1}
"@0 draws Triple Up!"
"@0 draws Not This Time!"
"@0 now has #2 Synth."
"@0 can hold no more Reload."
{"id":"fire-mastery","count":1}
{"id":"nanite","count":3}
{"type":"turn","turn":16,"seat":1}
{"type":"asked","seat":0,"about":"card:try-try-again"}
{"type":"asked","seat":1,"about":"card:tip-it"}
{"type":"asked","seat":0,"about":"card:so-wild"}
"@0 draws Samesies!"
"@0 now has #3 Reload."
{"type":"asked","seat":1,"about":"card:samesies"}
"@0 plays Six-It!"
{"id":"barbed-vine","count":1}
{"type":"asked","seat":1,"about":"card:better-d"}
"@0 draws Better D!"
"@0 draws Helping Hand!"
{"source":"ability:dagger-strike","op":"base","n":6,"after":6}
{"id":"poison","count":3}
{"id":"retribution","count":1}
{"id":"ninjutsu","count":3}
{"type":"dealt","seat":0,"n":8}
{"type":"triggered","seat":1,"source":"token:fire-mastery"}
"@0 plays So Wild!"
"Targeted adds #1 to the damage."
"Samesies! changes a die of @0 from #2 to #3."
{"id":"constrict","count":1}
"@0 draws One More Time!"
{"type":"turn","turn":16,"seat":0}
{"type":"dealt","seat":1,"n":8}
{"type":"token-lost","seat":0,"token":"reload","n":1,"paid":true}
{"type":"spent","seat":0,"token":"reload","n":1}
"@0 now has #2 Flight."
"@0 draws Get That Outta Here!"
{"source":"ability:revolver","op":"base","n":4,"after":4}
{"seat":1,"why":"move","clock":"turn","since":0}
"@0 draws So Wild!"
"@0 defends with Angelic Mantle."
"@0 plays Get That Outta Here!"
"@0 plays Helping Hand!"
"Bushido of @0 takes effect."
{"id":"back-strike","count":1}
{"id":"knockdown","count":1}
{"source":"ability:smack","op":"base","n":6,"after":6}
{"source":"ability:holy-blade","op":"base","n":5,"after":5}
{"type":"asked","seat":1,"about":"card:so-wild"}
"@0 plays Transference!"
"@0 attacks @1 with Dagger Strike."
"#2 damage from Dagger Strike is coming to the #1."
{"type":"token-full","seat":1,"token":"reload","limit":2}
"Bounty of @0 takes effect."
"Twice as Wild! changes a die of @0 from #2 to #3."
{"type":"asked","seat":1,"about":"card:try-try-again"}
"@0 gains a Sapling."
"@0 spends #2 Flight."
"@0 now has #2 Delayed Poison."
"@0 attacks @1 with Holy Blade."
"@0 can hold no more Synth."
"#2 damage from Holy Blade is coming to the #1."
{"source":"ability:serenity","op":"base","n":1,"after":1}
{"type":"turn","turn":17,"seat":1}
{"id":"cursed-doubloon","count":1}
{"id":"higher-ground","level":1}
"@0 plays Better D!"
"@0 attacks @1 with Revolver."
"#2 damage from Revolver is coming to the #1."
{"type":"turn","turn":18,"seat":1}
"@0 announces Smack."
"Six-It! changes a die of @0 from #2 to #3."
"Helping Hand! re-rolls a die of @0: #2 becomes #3."
{"id":"nyras-bond","count":1}
"@0 plays Buh, Bye!"
"@0 loses #2 Delayed Poison."
"So Wild! changes a die of @0 from #2 to #3."
{"type":"cp","seat":0,"n":-3,"paid":true}
{"source":"ability:shade-shift","op":"base","n":1,"after":1}
{"id":"divine-defense","level":1}
{"id":"righteous-prayer","level":1}
"@0 announces Holy Blade."
"@0 defends with Immortal Flesh."
{"seat":1,"why":"window","clock":"window","since":10}
"@0 now has #2 Shame."
"#2 damage from Spanner Strike is coming to the #1."
{"source":"ability:divine-defense","op":"base","n":1,"after":1}
{"type":"asked","seat":0,"about":"card:twice-as-wild"}
"@0 activates Smack."
{"source":"ability:zapppp","op":"base","n":9,"after":9}
{"type":"spent","seat":1,"companion":"seedling","n":1}
"@0 activates Holy Blade."
"@0 spends #2 Ninjutsu."
"Bounty adds #1 to the damage."
"#2 damage from Overgrowth is coming to the #1."
{"type":"played","seat":1,"card":"getting-paid","cost":0}
{"seat":0,"why":"window","clock":"window","since":10}
{"id":"spirit","side":"seedling","count":3}
"Delayed Poison of @0 takes effect."
"#2 #3 damage from Delayed Poison is coming to @0."
{"seat":1,"why":"window","clock":"window","since":8}
{"type":"token","seat":0,"token":"tactical-advantage","n":1,"held":1}
{"type":"triggered","seat":1,"source":"token:poison"}
{"seat":0,"why":"window","clock":"window","since":8}
{"seat":0,"why":"window","clock":"window","since":12}
{"type":"triggered","seat":0,"source":"token:poison"}
"@0 loses #2 Shame."
{"seat":1,"why":"window","clock":"window","since":6}
{"seat":1,"why":"window","clock":"window","since":69}
{"type":"played","seat":0,"card":"getting-paid","cost":0}
"Holy Light heals @0 for #1."
{"seat":1,"why":"window","clock":"window","since":12}
{"source":"ability:countermeasures","op":"base","n":1,"after":1}
{"type":"triggered","seat":0,"source":"ability:cursed"}
{"seat":0,"why":"move","clock":"turn","since":0}
{"source":"ability:overgrowth","op":"base","n":4,"after":4}
{"type":"chosen","seat":1,"option":"option:1","about":"ability:fertilize"}
{"type":"token","seat":1,"token":"reload","n":1,"held":1}
{"type":"played","seat":0,"card":"tip-it","cost":1}
"@0 now has Protect."
"@0 now has #2 Nanite."
"@0 now has #3 Nanite."
"@0 rolls #2 (Bullet) for Reload."
{"seat":1,"why":"window","clock":"window","since":17}
{"seat":1,"why":"window","clock":"window","since":134}
{"type":"triggered","seat":0,"source":"token:nanite"}
{"type":"defends","seat":0,"ability":"divine-defense","level":1}
{"seat":0,"why":"window","clock":"window","since":17}
{"seat":1,"why":"window","clock":"window","since":130}
{"source":"ability:cursed-soul","op":"base","n":4,"after":4}
{"type":"asked","seat":1,"about":"companion:nyra"}
"@0 announces Dagger Strike."
"@0 plays What Status Effects?"
{"seat":0,"why":"window","clock":"window","since":73}
{"seat":1,"why":"window","clock":"window","since":132}
{"source":"token:delayed-poison","op":"base","n":3,"after":3}
{"source":"ability:fireball","op":"base","n":4,"after":4}
{"type":"chosen","seat":0,"option":"option:1","about":"ability:fertilize"}
{"type":"asked","seat":1,"about":"companion:seedling"}
"@0 now has #2 Honor."
"@0 now has #2 Blood Power."
{"seat":0,"why":"window","clock":"window","since":6}
{"seat":0,"why":"window","clock":"window","since":187}
{"seat":1,"why":"window","clock":"window","since":92}
{"source":"companion:nyra","op":"add","n":2,"after":6}
{"type":"triggered","seat":1,"source":"ability:cursed"}
"@0 now has #3 Bleed."
"@0 spends #2 Blood Power."
"@0 now has #3 Blood Power."
{"seat":0,"why":"window","clock":"window","since":134}
{"seat":1,"why":"window","clock":"window","since":73}
{"seat":1,"why":"window","clock":"window","since":226}
{"source":"ability:duel","op":"base","n":1,"after":1}
{"source":"token:poison","op":"base","n":3,"after":3}
{"seat":0,"about":"card:tip-it","question":"Choose a die to change."}
{"type":"defends","seat":0,"ability":"rooted","level":1}
"@0 announces Revolver."
"Ninjutsu adds #1 to the damage."
{"seat":0,"why":"window","clock":"window","since":243}
{"seat":1,"why":"window","clock":"window","since":55}
{"seat":1,"why":"window","clock":"window","since":71}
{"seat":1,"why":"window","clock":"window","since":88}
{"seat":1,"why":"window","clock":"window","since":126}
{"seat":1,"why":"window","clock":"window","since":141}
{"source":"ability:onslaught","op":"base","n":4,"after":4}
{"source":"ability:pyroblast","op":"base","n":6,"after":6}
{"type":"token","seat":1,"token":"evasive","n":1,"held":1}
{"type":"triggered","seat":1,"source":"ability:bushido"}
"@0 attacks @1 with Splinter."
"@0 rolls #2 (Bullet) in #1."
"#2 damage from Splinter is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":71}
{"seat":0,"why":"window","clock":"window","since":150}
{"seat":1,"why":"window","clock":"window","since":96}
{"seat":1,"why":"window","clock":"window","since":268}
{"source":"ability:spanner-strike","op":"base","n":3,"after":3}
{"type":"turn","turn":21,"seat":0}
{"type":"played","seat":1,"card":"not-this-time","cost":1}
{"seat":1,"about":"card:twice-as-wild","question":"Choose its new value."}
{"seat":0,"why":"window","clock":"window","since":69}
{"seat":0,"why":"window","clock":"window","since":75}
{"seat":0,"why":"window","clock":"window","since":223}
{"seat":1,"why":"window","clock":"window","since":91}
{"source":"ability:flank","op":"base","n":6,"after":6}
{"source":"ability:fist-of-harmony","op":"base","n":6,"after":6}
{"type":"token","seat":0,"token":"evasive","n":1,"held":1}
{"seat":1,"about":"card:twice-as-wild","question":"Choose a die to change."}
{"type":"token-lost","seat":0,"token":"evasive","n":1,"paid":true}
{"type":"spent","seat":0,"token":"evasive","n":1}
"@0 activates Dagger Strike."
"@0 attacks @1 with Fireball."
"#2 damage from Cursed is coming to @0."
"#2 damage from Fireball is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":88}
{"seat":0,"why":"window","clock":"window","since":91}
{"seat":1,"why":"window","clock":"window","since":15}
{"source":"ability:missed-me","op":"base","n":1,"after":1}
{"source":"ability:slash","op":"base","n":5,"after":5}
{"source":"ability:eureka","op":"base","n":7,"after":7}
{"type":"asked","seat":1,"about":"ability:shade-shift"}
{"type":"played","seat":1,"card":"vegas-baby","cost":0}
{"seat":0,"why":"window","clock":"window","since":14}
{"seat":0,"why":"window","clock":"window","since":96}
{"seat":0,"why":"window","clock":"window","since":141}
{"seat":1,"why":"window","clock":"window","since":70}
{"seat":1,"why":"window","clock":"window","since":99}
{"source":"ability:call-of-the-wild","op":"base","n":8,"after":8}
{"type":"played","seat":1,"card":"tip-it","cost":1}
{"type":"defends","seat":1,"ability":"divine-defense","level":1}
"@0 activates Revolver."
"@0 attacks @1 with Mighty Prayer."
"#2 #3 damage from Mighty Prayer is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":9}
{"seat":1,"why":"window","clock":"window","since":107}
{"seat":1,"why":"window","clock":"window","since":243}
{"source":"ability:saber-strike","op":"base","n":5,"after":5}
{"type":"asked","seat":0,"about":"token:tactical-advantage"}
{"by":0,"ability":"saber-strike","ultimate":false}
"@0 now has Entangle."
"@0 spends #2 Cleanse."
{"seat":0,"why":"window","clock":"window","since":11}
{"seat":0,"why":"window","clock":"window","since":19}
{"seat":0,"why":"window","clock":"window","since":126}
{"seat":0,"why":"window","clock":"window","since":132}
{"seat":0,"why":"window","clock":"window","since":175}
{"seat":0,"why":"window","clock":"window","since":179}
{"seat":1,"why":"window","clock":"window","since":54}
{"seat":1,"why":"window","clock":"window","since":109}
{"seat":1,"why":"window","clock":"window","since":139}
{"seat":1,"why":"window","clock":"window","since":156}
{"seat":1,"why":"window","clock":"window","since":256}
{"source":"ability:smack","op":"base","n":4,"after":4}
{"type":"defends","seat":0,"ability":"countermeasures","level":1}
{"type":"defends","seat":1,"ability":"rooted","level":1}
"@0 rolls #2 (Blade) in #1."
{"seat":0,"why":"window","clock":"window","since":21}
{"seat":0,"why":"window","clock":"window","since":33}
{"seat":0,"why":"window","clock":"window","since":87}
{"seat":0,"why":"window","clock":"window","since":130}
{"seat":0,"why":"window","clock":"window","since":177}
{"seat":0,"why":"window","clock":"window","since":181}
{"seat":0,"why":"window","clock":"window","since":267}
{"seat":0,"why":"window","clock":"window","since":268}
{"seat":1,"why":"window","clock":"window","since":11}
{"seat":1,"why":"window","clock":"window","since":28}
{"seat":1,"why":"window","clock":"window","since":33}
{"seat":1,"why":"window","clock":"window","since":52}
{"seat":1,"why":"window","clock":"window","since":67}
{"seat":1,"why":"window","clock":"window","since":89}
{"seat":1,"why":"window","clock":"window","since":121}
{"seat":1,"why":"window","clock":"window","since":150}
{"seat":1,"why":"window","clock":"window","since":187}
{"type":"asked","seat":0,"about":"companion:nyra"}
{"type":"asked","seat":1,"about":"rule:defence"}
{"type":"played","seat":0,"card":"samesies","cost":1}
{"seat":0,"about":"card:samesies","question":"Choose a die to change."}
{"type":"triggered","seat":1,"source":"token:nanite"}
{"by":0,"ability":"saber-strike","target":1,"ultimate":false}
{"type":"token-lost","seat":0,"token":"cursed-doubloon","n":1}
{"seat":0,"why":"window","clock":"window","since":55}
{"seat":0,"why":"window","clock":"window","since":60}
{"seat":0,"why":"window","clock":"window","since":70}
{"seat":0,"why":"window","clock":"window","since":164}
{"seat":0,"why":"window","clock":"window","since":204}
{"seat":0,"why":"window","clock":"window","since":226}
{"seat":1,"why":"window","clock":"window","since":127}
{"seat":1,"why":"window","clock":"window","since":164}
{"type":"attack","seat":0,"target":1,"ability":"saber-strike"}
{"seat":1,"about":"token:tactical-advantage","question":"Choose one."}
{"seat":1,"about":"companion:seedling","question":"Choose a die to re-roll."}
"#2 damage from Angelic Mantle is coming to @1."
{"seat":0,"why":"window","clock":"window","since":54}
{"seat":0,"why":"window","clock":"window","since":67}
{"seat":0,"why":"window","clock":"window","since":79}
{"seat":0,"why":"window","clock":"window","since":118}
{"seat":0,"why":"window","clock":"window","since":139}
{"seat":1,"why":"window","clock":"window","since":40}
{"seat":1,"why":"window","clock":"window","since":56}
{"seat":1,"why":"window","clock":"window","since":58}
{"seat":1,"why":"window","clock":"window","since":72}
{"seat":1,"why":"window","clock":"window","since":116}
{"seat":1,"why":"window","clock":"window","since":136}
{"seat":1,"why":"window","clock":"window","since":181}
{"seat":1,"why":"window","clock":"window","since":182}
{"seat":1,"why":"window","clock":"window","since":201}
{"seat":1,"why":"window","clock":"window","since":204}
{"seat":1,"why":"window","clock":"window","since":285}
{"type":"turn","turn":21,"seat":1}
{"seat":0,"about":"card:samesies","question":"Choose the die to copy."}
{"seat":1,"about":"card:tip-it","question":"Choose a die to change."}
{"type":"defends","seat":0,"ability":"serenity","level":1}
{"by":0,"ability":"revolver","ultimate":false}
"@0 now has #2 Cleanse."
{"seat":0,"why":"window","clock":"window","since":115}
{"seat":0,"why":"window","clock":"window","since":116}
{"seat":0,"why":"window","clock":"window","since":152}
{"seat":0,"why":"window","clock":"window","since":154}
{"seat":0,"why":"window","clock":"window","since":172}
{"seat":0,"why":"window","clock":"window","since":173}
{"seat":0,"why":"window","clock":"window","since":192}
{"seat":0,"why":"window","clock":"window","since":219}
{"seat":1,"why":"window","clock":"window","since":60}
{"seat":1,"why":"window","clock":"window","since":94}
{"seat":1,"why":"window","clock":"window","since":154}
{"seat":1,"why":"window","clock":"window","since":172}
{"seat":1,"why":"window","clock":"window","since":183}
{"seat":1,"why":"window","clock":"window","since":199}
{"seat":1,"why":"window","clock":"window","since":207}
{"seat":1,"why":"window","clock":"window","since":239}
{"seat":1,"why":"window","clock":"window","since":254}
{"seat":1,"why":"window","clock":"window","since":273}
{"source":"ability:dagger-strike","op":"base","n":4,"after":4}
{"type":"played","seat":0,"card":"try-try-again","cost":1}
{"type":"played","seat":0,"card":"vegas-baby","cost":0}
{"seat":0,"about":"card:try-try-again","question":"Choose a die to re-roll, or be done."}
{"type":"defends","seat":1,"ability":"thick-skin","level":1}
"@0 now has #3 Poison."
"@0 plays One More Time!"
"@0 gets #1 more roll attempt."
"Evasive prevents #0 of the damage."
"Tactical Advantage re-rolls a die of @0: #2 becomes #3."
{"seat":0,"why":"window","clock":"window","since":38}
{"seat":0,"why":"window","clock":"window","since":52}
{"seat":0,"why":"window","clock":"window","since":92}
{"seat":0,"why":"window","clock":"window","since":136}
{"seat":0,"why":"window","clock":"window","since":156}
{"seat":0,"why":"window","clock":"window","since":171}
{"seat":0,"why":"window","clock":"window","since":185}
{"seat":0,"why":"window","clock":"window","since":245}
{"seat":0,"why":"window","clock":"window","since":273}
{"seat":1,"why":"window","clock":"window","since":35}
{"seat":1,"why":"window","clock":"window","since":90}
{"seat":1,"why":"window","clock":"window","since":118}
{"seat":1,"why":"window","clock":"window","since":119}
{"seat":1,"why":"window","clock":"window","since":124}
{"seat":1,"why":"window","clock":"window","since":161}
{"seat":1,"why":"window","clock":"window","since":171}
{"seat":1,"why":"window","clock":"window","since":174}
{"seat":1,"why":"window","clock":"window","since":205}
{"seat":1,"why":"window","clock":"window","since":206}
{"seat":1,"why":"window","clock":"window","since":252}
{"by":0,"ability":"revolver","target":1,"ultimate":false}
{"type":"attack","seat":0,"target":1,"ability":"revolver"}
{"type":"defends","seat":1,"ability":"missed-me","level":1}
{"type":"token-lost","seat":0,"token":"flight","n":1,"paid":true}
{"type":"spent","seat":0,"token":"flight","n":1}
{"type":"token-lost","seat":1,"token":"cursed-doubloon","n":1}
"@0 announces Fireball."
{"seat":0,"why":"window","clock":"window","since":40}
{"seat":0,"why":"window","clock":"window","since":57}
{"seat":0,"why":"window","clock":"window","since":58}
{"seat":0,"why":"window","clock":"window","since":65}
{"seat":0,"why":"window","clock":"window","since":76}
{"seat":0,"why":"window","clock":"window","since":89}
{"seat":0,"why":"window","clock":"window","since":99}
{"seat":0,"why":"window","clock":"window","since":128}
{"seat":0,"why":"window","clock":"window","since":149}
{"seat":0,"why":"window","clock":"window","since":162}
{"seat":0,"why":"window","clock":"window","since":182}
{"seat":0,"why":"window","clock":"window","since":220}
{"seat":0,"why":"window","clock":"window","since":285}
{"seat":1,"why":"window","clock":"window","since":76}
{"seat":1,"why":"window","clock":"window","since":103}
{"seat":1,"why":"window","clock":"window","since":128}
{"seat":1,"why":"window","clock":"window","since":162}
{"seat":1,"why":"window","clock":"window","since":169}
{"seat":1,"why":"window","clock":"window","since":177}
{"seat":1,"why":"window","clock":"window","since":179}
{"seat":1,"why":"window","clock":"window","since":210}
{"seat":1,"why":"window","clock":"window","since":219}
{"seat":1,"why":"window","clock":"window","since":228}
{"seat":1,"why":"window","clock":"window","since":258}
{"source":"ability:shade-shift","op":"base","n":2,"after":3}
{"source":"token:poison","op":"base","n":1,"after":1}
{"source":"ability:splinter","op":"base","n":5,"after":5}
{"type":"token","seat":0,"token":"reload","n":1,"held":2}
{"type":"token","seat":1,"token":"smoke-bomb","n":1,"held":1}
"@0 plays Twice as Wild!"
"@0 attacks @1 with Onslaught!"
"#2 damage from Serenity is coming to @1."
"#2 damage from Onslaught is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":72}
{"seat":0,"why":"window","clock":"window","since":107}
{"seat":0,"why":"window","clock":"window","since":153}
{"seat":0,"why":"window","clock":"window","since":183}
{"seat":0,"why":"window","clock":"window","since":195}
{"seat":0,"why":"window","clock":"window","since":199}
{"seat":0,"why":"window","clock":"window","since":201}
{"seat":0,"why":"window","clock":"window","since":206}
{"seat":0,"why":"window","clock":"window","since":210}
{"seat":0,"why":"window","clock":"window","since":227}
{"seat":0,"why":"window","clock":"window","since":254}
{"seat":0,"why":"window","clock":"window","since":256}
{"seat":0,"why":"window","clock":"window","since":283}
{"seat":1,"why":"window","clock":"window","since":37}
{"seat":1,"why":"window","clock":"window","since":38}
{"seat":1,"why":"window","clock":"window","since":45}
{"seat":1,"why":"window","clock":"window","since":48}
{"seat":1,"why":"window","clock":"window","since":50}
{"seat":1,"why":"window","clock":"window","since":65}
{"seat":1,"why":"window","clock":"window","since":245}
{"type":"token","seat":1,"token":"bleed","n":1,"held":1}
{"type":"played","seat":0,"card":"not-this-time","cost":1}
{"type":"defends","seat":0,"ability":"stand-tall","level":1}
{"type":"defends","seat":1,"ability":"serenity","level":1}
{"type":"defends","seat":1,"ability":"stand-tall","level":1}
{"seat":1,"about":"companion:nyra","question":"Choose one."}
{"by":1,"ability":"holy-light","ultimate":false}
"@0 activates Fireball."
{"seat":0,"why":"window","clock":"window","since":56}
{"seat":0,"why":"window","clock":"window","since":85}
{"seat":0,"why":"window","clock":"window","since":90}
{"seat":0,"why":"window","clock":"window","since":135}
{"seat":0,"why":"window","clock":"window","since":144}
{"seat":0,"why":"window","clock":"window","since":146}
{"seat":0,"why":"window","clock":"window","since":166}
{"seat":0,"why":"window","clock":"window","since":184}
{"seat":0,"why":"window","clock":"window","since":197}
{"seat":0,"why":"window","clock":"window","since":198}
{"seat":0,"why":"window","clock":"window","since":221}
{"seat":0,"why":"window","clock":"window","since":252}
{"seat":1,"why":"window","clock":"window","since":21}
{"seat":1,"why":"window","clock":"window","since":46}
{"seat":1,"why":"window","clock":"window","since":78}
{"seat":1,"why":"window","clock":"window","since":100}
{"seat":1,"why":"window","clock":"window","since":101}
{"seat":1,"why":"window","clock":"window","since":149}
{"seat":1,"why":"window","clock":"window","since":151}
{"seat":1,"why":"window","clock":"window","since":158}
{"seat":1,"why":"window","clock":"window","since":160}
{"seat":1,"why":"window","clock":"window","since":195}
{"seat":1,"why":"window","clock":"window","since":197}
{"seat":1,"why":"window","clock":"window","since":203}
{"seat":1,"why":"window","clock":"window","since":220}
{"seat":1,"why":"window","clock":"window","since":223}
{"seat":1,"why":"window","clock":"window","since":229}
{"seat":1,"why":"window","clock":"window","since":232}
{"source":"ability:serenity","op":"base","n":2,"after":2}
{"source":"ability:slash","op":"base","n":6,"after":6}
{"type":"token","seat":0,"token":"bleed","n":1,"held":1}
{"type":"attack","seat":0,"target":1,"ability":"dagger-strike"}
{"type":"modified","op":"add","n":3,"of":"attack","source":"companion:shock-bot"}
{"seat":1,"about":"ability:tithe","question":"Choose a die to re-roll."}
"@0 now has Knockdown."
"Fortitude heals @0 for #1."
"@0 attacks @1 with Spanner Strike."
"@0 loses #1 health to Immortal Flesh."
{"seat":0,"why":"window","clock":"window","since":37}
{"seat":0,"why":"window","clock":"window","since":77}
{"seat":0,"why":"window","clock":"window","since":104}
{"seat":0,"why":"window","clock":"window","since":112}
{"seat":0,"why":"window","clock":"window","since":119}
{"seat":0,"why":"window","clock":"window","since":121}
{"seat":0,"why":"window","clock":"window","since":137}
{"seat":0,"why":"window","clock":"window","since":147}
{"seat":0,"why":"window","clock":"window","since":148}
{"seat":0,"why":"window","clock":"window","since":160}
{"seat":0,"why":"window","clock":"window","since":169}
{"seat":0,"why":"window","clock":"window","since":207}
{"seat":0,"why":"window","clock":"window","since":229}
{"seat":1,"why":"window","clock":"window","since":98}
{"seat":1,"why":"window","clock":"window","since":105}
{"seat":1,"why":"window","clock":"window","since":115}
{"seat":1,"why":"window","clock":"window","since":192}
{"seat":1,"why":"window","clock":"window","since":208}
{"seat":1,"why":"window","clock":"window","since":230}
{"seat":1,"why":"window","clock":"window","since":233}
{"seat":1,"why":"window","clock":"window","since":250}
{"source":"token:powder-keg","op":"base","n":3,"after":3}
{"source":"token:targeted","op":"add","n":2,"after":8}
{"source":"ability:saber-strike","op":"base","n":4,"after":4}
{"source":"ability:solemnity","op":"base","n":7,"after":7}
{"type":"played","seat":0,"card":"six-it","cost":1}
{"type":"played","seat":0,"card":"better-d","cost":0}
{"type":"played","seat":0,"card":"so-wild","cost":2}
{"seat":0,"about":"card:so-wild","question":"Choose its new value."}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:reload"}
{"type":"defends","seat":1,"ability":"immortal-flesh","level":1}
{"type":"defends","seat":1,"ability":"ratchet-up","level":1}
{"type":"token-lost","seat":0,"token":"nanite","n":1}
{"seat":1,"about":"rule:defence","question":"Choose your defence."}
{"by":0,"ability":"dagger-strike","ultimate":false}
"Schematics heals @0 for #1."
{"seat":0,"why":"window","clock":"window","since":35}
{"seat":0,"why":"window","clock":"window","since":78}
{"seat":0,"why":"window","clock":"window","since":93}
{"seat":0,"why":"window","clock":"window","since":102}
{"seat":0,"why":"window","clock":"window","since":108}
{"seat":0,"why":"window","clock":"window","since":109}
{"seat":0,"why":"window","clock":"window","since":123}
{"seat":0,"why":"window","clock":"window","since":170}
{"seat":0,"why":"window","clock":"window","since":194}
{"seat":0,"why":"window","clock":"window","since":216}
{"seat":1,"why":"window","clock":"window","since":93}
{"seat":1,"why":"window","clock":"window","since":104}
{"seat":1,"why":"window","clock":"window","since":123}
{"seat":1,"why":"window","clock":"window","since":217}
{"seat":1,"why":"window","clock":"window","since":221}
{"seat":1,"why":"window","clock":"window","since":224}
{"seat":1,"why":"window","clock":"window","since":262}
{"seat":1,"why":"window","clock":"window","since":283}
{"source":"companion:shock-bot","op":"add","n":3,"after":12}
{"source":"ability:splinter","op":"base","n":6,"after":6}
{"type":"played","seat":1,"card":"samesies","cost":1}
{"seat":0,"about":"card:so-wild","question":"Choose a die to change."}
{"seat":1,"about":"card:samesies","question":"Choose the die to copy."}
{"seat":1,"about":"card:samesies","question":"Choose a die to change."}
{"by":0,"ability":"dagger-strike","target":1,"ultimate":false}
{"type":"defends","seat":0,"ability":"missed-me","level":1}
{"seat":1,"about":"ability:fertilize","question":"Choose one."}
"@0 now has Constrict."
{"seat":0,"why":"window","clock":"window","since":28}
{"seat":0,"why":"window","clock":"window","since":32}
{"seat":0,"why":"window","clock":"window","since":39}
{"seat":0,"why":"window","clock":"window","since":42}
{"seat":0,"why":"window","clock":"window","since":46}
{"seat":0,"why":"window","clock":"window","since":50}
{"seat":0,"why":"window","clock":"window","since":86}
{"seat":0,"why":"window","clock":"window","since":94}
{"seat":0,"why":"window","clock":"window","since":113}
{"seat":0,"why":"window","clock":"window","since":114}
{"seat":0,"why":"window","clock":"window","since":127}
{"seat":0,"why":"window","clock":"window","since":143}
{"seat":0,"why":"window","clock":"window","since":155}
{"seat":0,"why":"window","clock":"window","since":158}
{"seat":0,"why":"window","clock":"window","since":190}
{"seat":0,"why":"window","clock":"window","since":196}
{"seat":0,"why":"window","clock":"window","since":225}
{"seat":0,"why":"window","clock":"window","since":228}
{"seat":1,"why":"window","clock":"window","since":57}
{"seat":1,"why":"window","clock":"window","since":137}
{"seat":1,"why":"window","clock":"window","since":166}
{"seat":1,"why":"window","clock":"window","since":175}
{"seat":1,"why":"window","clock":"window","since":176}
{"seat":1,"why":"window","clock":"window","since":178}
{"seat":1,"why":"window","clock":"window","since":184}
{"seat":1,"why":"window","clock":"window","since":185}
{"seat":1,"why":"window","clock":"window","since":190}
{"seat":1,"why":"window","clock":"window","since":212}
{"seat":1,"why":"window","clock":"window","since":234}
{"seat":1,"why":"window","clock":"window","since":248}
{"seat":1,"why":"window","clock":"window","since":267}
{"seat":1,"why":"window","clock":"window","since":299}
{"source":"ability:spanner-strike","op":"base","n":4,"after":4}
{"source":"token:targeted","op":"add","n":2,"after":9}
{"source":"ability:glorious","op":"base","n":6,"after":6}
{"type":"token","seat":0,"token":"powder-keg","n":1,"held":1}
{"type":"token","seat":1,"token":"protect","n":1,"held":1}
{"by":1,"ability":"holy-light","target":0,"ultimate":false}
{"type":"modified","op":"add","n":3,"of":"attack","source":"token:reload"}
{"type":"defends","seat":0,"ability":"angelic-mantle","level":1}
{"type":"defends","seat":1,"ability":"countermeasures","level":1}
{"type":"token-lost","seat":1,"token":"reload","n":1,"paid":true}
{"type":"spent","seat":1,"token":"reload","n":1}
{"seat":0,"about":"companion:nyra","question":"Choose one."}
"@0 announces Meditate."
"@0 loses Knockdown."
"@0 no longer has Entangle."
"@0 now has #2 Poison."
"Sapling heals @0 for #1."
"@0 attacks @1 with Holy Attack."
"Holy Attack heals @0 for #1."
"#2 damage from Divine Defense is coming to @1."
"#2 damage from Holy Attack is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":82}
{"seat":0,"why":"window","clock":"window","since":84}
{"seat":0,"why":"window","clock":"window","since":98}
{"seat":0,"why":"window","clock":"window","since":106}
{"seat":0,"why":"window","clock":"window","since":120}
{"seat":0,"why":"window","clock":"window","since":151}
{"seat":0,"why":"window","clock":"window","since":209}
{"seat":0,"why":"window","clock":"window","since":212}
{"seat":0,"why":"window","clock":"window","since":217}
{"seat":0,"why":"window","clock":"window","since":265}
{"seat":1,"why":"window","clock":"window","since":42}
{"seat":1,"why":"window","clock":"window","since":66}
{"seat":1,"why":"window","clock":"window","since":68}
{"seat":1,"why":"window","clock":"window","since":95}
{"seat":1,"why":"window","clock":"window","since":111}
{"seat":1,"why":"window","clock":"window","since":114}
{"seat":1,"why":"window","clock":"window","since":120}
{"seat":1,"why":"window","clock":"window","since":170}
{"seat":1,"why":"window","clock":"window","since":198}
{"seat":1,"why":"window","clock":"window","since":216}
{"seat":1,"why":"window","clock":"window","since":235}
{"seat":1,"why":"window","clock":"window","since":242}
{"seat":1,"why":"window","clock":"window","since":282}
{"type":"played","seat":1,"card":"six-it","cost":1}
{"type":"played","seat":1,"card":"get-that-outta-here","cost":1}
{"type":"played","seat":1,"card":"try-try-again","cost":1}
{"seat":0,"about":"card:tip-it","question":"Choose its new value."}
{"seat":1,"about":"card:try-try-again","question":"Choose a die to re-roll, or be done."}
{"type":"spent","seat":0,"companion":"seedling","n":1}
"@0 announces Onslaught!"
"@0 announces Splinter."
"@0 defends with Counter Strike."
{"seat":0,"why":"window","clock":"window","since":103}
{"seat":0,"why":"window","clock":"window","since":142}
{"seat":0,"why":"window","clock":"window","since":167}
{"seat":0,"why":"window","clock":"window","since":178}
{"seat":0,"why":"window","clock":"window","since":186}
{"seat":0,"why":"window","clock":"window","since":189}
{"seat":0,"why":"window","clock":"window","since":239}
{"seat":0,"why":"window","clock":"window","since":248}
{"seat":1,"why":"window","clock":"window","since":63}
{"seat":1,"why":"window","clock":"window","since":85}
{"seat":1,"why":"window","clock":"window","since":87}
{"seat":1,"why":"window","clock":"window","since":112}
{"seat":1,"why":"window","clock":"window","since":113}
{"seat":1,"why":"window","clock":"window","since":135}
{"seat":1,"why":"window","clock":"window","since":143}
{"seat":1,"why":"window","clock":"window","since":147}
{"seat":1,"why":"window","clock":"window","since":186}
{"seat":1,"why":"window","clock":"window","since":222}
{"seat":1,"why":"window","clock":"window","since":227}
{"seat":1,"why":"window","clock":"window","since":275}
{"source":"ability:angelic-mantle","op":"base","n":2,"after":2}
{"source":"ability:righteous-combat","op":"base","n":5,"after":5}
{"source":"ability:possess","op":"base","n":7,"after":7}
{"type":"token","seat":0,"token":"delayed-poison","n":1,"held":1}
{"type":"played","seat":0,"card":"helping-hand","cost":1}
{"type":"damage","from":1,"to":0,"n":2,"source":"ability:shade-shift"}
{"seat":0,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
"@0 activates Meditate."
"@0 now has #2 Ninjutsu."
"Knockdown of @0 takes effect."
"@0 rolls #2 (Dash) for Reload."
{"seat":0,"why":"window","clock":"window","since":30}
{"seat":0,"why":"window","clock":"window","since":43}
{"seat":0,"why":"window","clock":"window","since":81}
{"seat":0,"why":"window","clock":"window","since":105}
{"seat":0,"why":"window","clock":"window","since":111}
{"seat":0,"why":"window","clock":"window","since":117}
{"seat":0,"why":"window","clock":"window","since":124}
{"seat":0,"why":"window","clock":"window","since":145}
{"seat":0,"why":"window","clock":"window","since":174}
{"seat":0,"why":"window","clock":"window","since":200}
{"seat":0,"why":"window","clock":"window","since":203}
{"seat":0,"why":"window","clock":"window","since":208}
{"seat":0,"why":"window","clock":"window","since":250}
{"seat":1,"why":"window","clock":"window","since":30}
{"seat":1,"why":"window","clock":"window","since":32}
{"seat":1,"why":"window","clock":"window","since":59}
{"seat":1,"why":"window","clock":"window","since":86}
{"seat":1,"why":"window","clock":"window","since":108}
{"seat":1,"why":"window","clock":"window","since":125}
{"seat":1,"why":"window","clock":"window","since":142}
{"seat":1,"why":"window","clock":"window","since":148}
{"seat":1,"why":"window","clock":"window","since":152}
{"seat":1,"why":"window","clock":"window","since":167}
{"seat":1,"why":"window","clock":"window","since":215}
{"seat":1,"why":"window","clock":"window","since":281}
{"source":"ability:overgrowth","op":"base","n":2,"after":2}
{"source":"token:targeted","op":"add","n":2,"after":6}
{"type":"chosen","seat":0,"option":"companion:seedling","about":"ability:overgrowth"}
{"type":"token","seat":1,"token":"reload","n":1,"held":2}
{"type":"played","seat":1,"card":"transference","cost":2}
{"type":"token-lost","seat":1,"token":"nanite","n":1}
{"by":0,"ability":"fireball","ultimate":false}
"@0 activates Splinter."
"@0 now has Targeted."
"Angelic Mantle prevents #1 damage."
"@0 now has #3 Tactical Advantage."
"#2 damage from Pyroblast is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":62}
{"seat":0,"why":"window","clock":"window","since":95}
{"seat":0,"why":"window","clock":"window","since":100}
{"seat":0,"why":"window","clock":"window","since":101}
{"seat":0,"why":"window","clock":"window","since":125}
{"seat":0,"why":"window","clock":"window","since":176}
{"seat":0,"why":"window","clock":"window","since":191}
{"seat":0,"why":"window","clock":"window","since":213}
{"seat":0,"why":"window","clock":"window","since":215}
{"seat":0,"why":"window","clock":"window","since":224}
{"seat":0,"why":"window","clock":"window","since":233}
{"seat":0,"why":"window","clock":"window","since":262}
{"seat":0,"why":"window","clock":"window","since":271}
{"seat":0,"why":"window","clock":"window","since":318}
{"seat":1,"why":"window","clock":"window","since":26}
{"seat":1,"why":"window","clock":"window","since":44}
{"seat":1,"why":"window","clock":"window","since":77}
{"seat":1,"why":"window","clock":"window","since":106}
{"seat":1,"why":"window","clock":"window","since":144}
{"seat":1,"why":"window","clock":"window","since":153}
{"seat":1,"why":"window","clock":"window","since":155}
{"seat":1,"why":"window","clock":"window","since":157}
{"seat":1,"why":"window","clock":"window","since":173}
{"seat":1,"why":"window","clock":"window","since":189}
{"seat":1,"why":"window","clock":"window","since":209}
{"seat":1,"why":"window","clock":"window","since":213}
{"seat":1,"why":"window","clock":"window","since":237}
{"seat":1,"why":"window","clock":"window","since":241}
{"seat":1,"why":"window","clock":"window","since":271}
{"seat":1,"why":"window","clock":"window","since":277}
{"seat":1,"why":"window","clock":"window","since":287}
{"seat":1,"why":"window","clock":"window","since":291}
{"source":"ability:katana-slice","op":"base","n":6,"after":6}
{"source":"ability:fist-strike","op":"base","n":7,"after":7}
{"type":"played","seat":1,"card":"so-wild","cost":2}
{"seat":1,"about":"card:tip-it","question":"Choose its new value."}
{"seat":1,"about":"card:so-wild","question":"Choose its new value."}
{"seat":1,"about":"card:so-wild","question":"Choose a die to change."}
{"seat":1,"about":"card:six-it","question":"Choose a die to change."}
{"by":0,"ability":"holy-blade","ultimate":false}
{"by":0,"ability":"fireball","target":1,"ultimate":false}
{"type":"attack","seat":0,"target":1,"ability":"fireball"}
{"type":"defends","seat":0,"ability":"maternal-bond","level":1}
{"type":"token-lost","seat":1,"token":"smoke-bomb","n":1,"paid":true}
{"type":"spent","seat":1,"token":"smoke-bomb","n":1}
{"by":1,"ability":"holy-blade","ultimate":false}
"@0 spends Protect."
"@0 announces Holy Light II."
"@0 announces Mighty Prayer II."
"Protect prevents #0 of the damage."
"@0 sells Twice as Wild! for 1 CP."
{"seat":0,"why":"window","clock":"window","since":23}
{"seat":0,"why":"window","clock":"window","since":41}
{"seat":0,"why":"window","clock":"window","since":48}
{"seat":0,"why":"window","clock":"window","since":83}
{"seat":0,"why":"window","clock":"window","since":157}
{"seat":0,"why":"window","clock":"window","since":161}
{"seat":0,"why":"window","clock":"window","since":205}
{"seat":0,"why":"window","clock":"window","since":214}
{"seat":0,"why":"window","clock":"window","since":222}
{"seat":0,"why":"window","clock":"window","since":230}
{"seat":0,"why":"window","clock":"window","since":231}
{"seat":0,"why":"window","clock":"window","since":235}
{"seat":0,"why":"window","clock":"window","since":253}
{"seat":0,"why":"window","clock":"window","since":264}
{"seat":0,"why":"window","clock":"window","since":282}
{"seat":0,"why":"window","clock":"window","since":325}
{"seat":1,"why":"window","clock":"window","since":62}
{"seat":1,"why":"window","clock":"window","since":74}
{"seat":1,"why":"window","clock":"window","since":75}
{"seat":1,"why":"window","clock":"window","since":79}
{"seat":1,"why":"window","clock":"window","since":117}
{"seat":1,"why":"window","clock":"window","since":193}
{"seat":1,"why":"window","clock":"window","since":194}
{"seat":1,"why":"window","clock":"window","since":265}
{"seat":1,"why":"window","clock":"window","since":270}
{"seat":1,"why":"window","clock":"window","since":316}
{"source":"companion:nyra","op":"add","n":2,"after":7}
{"source":"ability:maternal-bond","op":"base","n":1,"after":1}
{"source":"ability:poison-blade","op":"base","n":5,"after":5}
{"type":"token","seat":1,"token":"powder-keg","n":1,"held":1}
{"type":"played","seat":0,"card":"get-that-outta-here","cost":1}
{"type":"played","seat":1,"card":"helping-hand","cost":1}
{"seat":0,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"type":"announced","seat":0,"ability":"holy-blade","level":1}
{"by":0,"ability":"holy-blade","target":1,"ultimate":false}
{"by":1,"ability":"holy-blade","target":0,"ultimate":false}
{"type":"attack","seat":1,"target":0,"ability":"holy-blade"}
{"type":"token-lost","seat":0,"token":"delayed-poison","n":1}
{"seat":1,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
"@0 now has Retribution."
"@0 pays 4 CP."
"@0 announces Cutlass Strike."
"@0 spends #2 Honor."
"#1 damage from Divine Defense is coming to @2."
{"seat":0,"why":"window","clock":"window","since":26}
{"seat":0,"why":"window","clock":"window","since":59}
{"seat":0,"why":"window","clock":"window","since":64}
{"seat":0,"why":"window","clock":"window","since":140}
{"seat":0,"why":"window","clock":"window","since":232}
{"seat":0,"why":"window","clock":"window","since":234}
{"seat":0,"why":"window","clock":"window","since":242}
{"seat":0,"why":"window","clock":"window","since":275}
{"seat":0,"why":"window","clock":"window","since":277}
{"seat":0,"why":"window","clock":"window","since":278}
{"seat":0,"why":"window","clock":"window","since":288}
{"seat":1,"why":"window","clock":"window","since":31}
{"seat":1,"why":"window","clock":"window","since":140}
{"seat":1,"why":"window","clock":"window","since":196}
{"seat":1,"why":"window","clock":"window","since":200}
{"seat":1,"why":"window","clock":"window","since":231}
{"seat":1,"why":"window","clock":"window","since":240}
{"seat":1,"why":"window","clock":"window","since":266}
{"seat":1,"why":"window","clock":"window","since":284}
{"seat":1,"why":"window","clock":"window","since":289}
{"source":"token:targeted","op":"add","n":2,"after":11}
{"source":"ability:gouge","op":"base","n":5,"after":5}
{"source":"ability:mighty-blow","op":"base","n":9,"after":9}
{"type":"played","seat":0,"card":"transference","cost":2}
{"type":"played","seat":1,"card":"buh-bye","cost":2}
{"type":"attack","seat":0,"target":1,"ability":"holy-blade"}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:reload"}
{"type":"defends","seat":0,"ability":"shade-shift","level":1}
{"type":"defends","seat":1,"ability":"angelic-mantle","level":1}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:divine-defense"}
{"seat":0,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
"@0 announces Fortitude."
"@0 now has Mesmerize."
"@0 attacks @1 with Overgrowth."
"@0 rolls #2 (Dash) in #1."
{"seat":0,"why":"window","clock":"window","since":131}
{"seat":0,"why":"window","clock":"window","since":168}
{"seat":0,"why":"window","clock":"window","since":193}
{"seat":0,"why":"window","clock":"window","since":218}
{"seat":0,"why":"window","clock":"window","since":269}
{"seat":0,"why":"window","clock":"window","since":280}
{"seat":0,"why":"window","clock":"window","since":313}
{"seat":1,"why":"window","clock":"window","since":163}
{"seat":1,"why":"window","clock":"window","since":218}
{"seat":1,"why":"window","clock":"window","since":280}
{"type":"chosen","seat":0,"option":"die:0","about":"card:try-try-again"}
{"seat":0,"about":"card:six-it","question":"Choose a die to change."}
{"type":"activated","seat":0,"ability":"holy-blade","level":1,"ultimate":false}
{"id":"shock-bot","side":"advanced","count":1}
"@0 activates Onslaught!"
"@0 announces Holy Light."
"@0 sells Helping Hand! for #0 CP."
"#1 damage from Countermeasures is coming to @2."
"#0 damage from Divine Defense is coming to @1."
{"seat":0,"why":"window","clock":"window","since":129}
{"seat":0,"why":"window","clock":"window","since":259}
{"seat":0,"why":"window","clock":"window","since":287}
{"seat":0,"why":"window","clock":"window","since":299}
{"seat":1,"why":"window","clock":"window","since":129}
{"seat":1,"why":"window","clock":"window","since":131}
{"seat":1,"why":"window","clock":"window","since":165}
{"seat":1,"why":"window","clock":"window","since":236}
{"seat":1,"why":"window","clock":"window","since":238}
{"seat":1,"why":"window","clock":"window","since":246}
{"seat":1,"why":"window","clock":"window","since":247}
{"seat":1,"why":"window","clock":"window","since":264}
{"seat":1,"why":"window","clock":"window","since":269}
{"seat":0,"about":"ability:fertilize","question":"Choose one."}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:chi"}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:countermeasures"}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:divine-defense"}
{"seat":0,"about":"rule:defence","question":"Choose your defence."}
"@0 activates Fortitude."
{"seat":0,"why":"window","clock":"window","since":133}
{"seat":0,"why":"window","clock":"window","since":211}
{"seat":0,"why":"window","clock":"window","since":240}
{"seat":0,"why":"window","clock":"window","since":258}
{"seat":0,"why":"window","clock":"window","since":270}
{"seat":0,"why":"window","clock":"window","since":276}
{"seat":0,"why":"window","clock":"window","since":290}
{"seat":0,"why":"window","clock":"window","since":295}
{"seat":0,"why":"window","clock":"window","since":316}
{"seat":0,"why":"window","clock":"window","since":323}
{"seat":1,"why":"window","clock":"window","since":146}
{"seat":1,"why":"window","clock":"window","since":159}
{"seat":1,"why":"window","clock":"window","since":180}
{"seat":1,"why":"window","clock":"window","since":191}
{"seat":1,"why":"window","clock":"window","since":211}
{"seat":1,"why":"window","clock":"window","since":288}
{"seat":1,"why":"window","clock":"window","since":298}
{"type":"token","seat":0,"token":"flight","n":1,"held":1}
{"seat":0,"about":"card:twice-as-wild","question":"Choose its new value."}
{"seat":0,"about":"card:twice-as-wild","question":"Choose a die to change."}
{"type":"token-lost","seat":0,"token":"ninjutsu","n":1,"paid":true}
"@0 spends Mesmerize."
"@0 now has Shadows."
"@0 activates Cutlass Strike."
"@0 announces Spanner Strike."
"@0 loses 2 CP."
"@0 activates Mighty Prayer II."
"@0 attacks @1 with Glorious."
"@0 attacks @1 with Cutlass Strike."
"#2 damage from Glorious is coming to the #1."
"#2 damage from Cutlass Strike is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":165}
{"seat":0,"why":"window","clock":"window","since":180}
{"seat":0,"why":"window","clock":"window","since":188}
{"seat":0,"why":"window","clock":"window","since":202}
{"seat":0,"why":"window","clock":"window","since":236}
{"seat":0,"why":"window","clock":"window","since":246}
{"seat":0,"why":"window","clock":"window","since":261}
{"seat":0,"why":"window","clock":"window","since":303}
{"seat":1,"why":"window","clock":"window","since":145}
{"seat":1,"why":"window","clock":"window","since":253}
{"seat":1,"why":"window","clock":"window","since":295}
{"seat":1,"why":"window","clock":"window","since":297}
{"seat":1,"why":"window","clock":"window","since":301}
{"seat":1,"why":"window","clock":"window","since":318}
{"seat":1,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"by":1,"ability":"splinter","target":0,"ultimate":false}
{"type":"token-lost","seat":0,"token":"cleanse","n":1,"paid":true}
"@0 announces Requital."
"@0 attacks @1 with Longbow."
"@0 sells Transference! for #0 CP."
"#2 damage from Longbow is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":241}
{"seat":0,"why":"window","clock":"window","since":284}
{"seat":0,"why":"window","clock":"window","since":291}
{"seat":0,"why":"window","clock":"window","since":305}
{"seat":0,"why":"window","clock":"window","since":335}
{"seat":1,"why":"window","clock":"window","since":168}
{"seat":1,"why":"window","clock":"window","since":188}
{"seat":1,"why":"window","clock":"window","since":202}
{"seat":1,"why":"window","clock":"window","since":214}
{"seat":1,"why":"window","clock":"window","since":263}
{"seat":1,"why":"window","clock":"window","since":278}
{"seat":1,"why":"window","clock":"window","since":293}
{"seat":1,"why":"window","clock":"window","since":294}
{"seat":1,"why":"window","clock":"window","since":303}
{"seat":1,"why":"window","clock":"window","since":313}
{"seat":1,"why":"window","clock":"window","since":321}
{"seat":1,"why":"window","clock":"window","since":325}
{"source":"token:chi","op":"add","n":1,"after":7}
{"type":"chosen","seat":0,"option":"die:0","about":"card:better-d"}
{"type":"token","seat":1,"token":"tactical-advantage","n":1,"held":1}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"type":"token-lost","seat":1,"token":"ninjutsu","n":1,"paid":true}
{"type":"damage","from":0,"to":1,"n":2,"source":"ability:shade-shift"}
{"seat":1,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
"@0 activates Holy Light."
"@0 activates Spanner Strike."
"@0 no longer has Shadows."
"@0 attacks @1 with Glamour."
"@0 defends with Shadow Defense."
"@0 sells Buh, Bye! for 1 CP."
"#2 #3 damage from Glamour is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":163}
{"seat":0,"why":"window","clock":"window","since":247}
{"seat":0,"why":"window","clock":"window","since":263}
{"seat":0,"why":"window","clock":"window","since":281}
{"seat":0,"why":"window","clock":"window","since":298}
{"seat":0,"why":"window","clock":"window","since":320}
{"seat":1,"why":"window","clock":"window","since":259}
{"seat":1,"why":"window","clock":"window","since":261}
{"seat":1,"why":"window","clock":"window","since":290}
{"source":"token:bounty","op":"add","n":1,"after":7}
{"type":"chosen","seat":0,"option":"die:0","about":"card:samesies"}
{"type":"token","seat":0,"token":"barbed-vine","n":1,"held":1}
{"type":"token","seat":1,"token":"flight","n":1,"held":1}
{"by":0,"ability":"mighty-prayer","target":1,"ultimate":false}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:ninjutsu"}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:shade-shift"}
"@0 now has Wellspring."
"@0 no longer has Constrict."
"@0 now has #3 Evasive."
"@0 activates Holy Light II."
"@0 sells Transference! for 1 CP."
"@0 sells Twice as Wild! for #0 CP."
{"seat":0,"why":"window","clock":"window","since":237}
{"seat":0,"why":"window","clock":"window","since":257}
{"seat":0,"why":"window","clock":"window","since":266}
{"seat":1,"why":"window","clock":"window","since":257}
{"seat":1,"why":"window","clock":"window","since":260}
{"seat":1,"why":"window","clock":"window","since":274}
{"seat":1,"why":"window","clock":"window","since":276}
{"type":"token","seat":0,"token":"bleed","n":1,"held":2}
{"type":"token","seat":1,"token":"nanite","n":1,"held":1}
{"type":"activated","seat":0,"ability":"fireball","level":1,"ultimate":false}
{"type":"activated","seat":1,"ability":"holy-blade","level":1,"ultimate":false}
{"by":1,"ability":"dagger-strike","target":0,"ultimate":false}
{"type":"damage","from":0,"to":0,"n":3,"source":"token:poison"}
"@0 loses #2 Poison."
"@0 can hold no more Poison."
"@0 sells One More Time! for 1 CP."
{"seat":0,"why":"window","clock":"window","since":159}
{"seat":0,"why":"window","clock":"window","since":274}
{"seat":0,"why":"window","clock":"window","since":300}
{"seat":0,"why":"window","clock":"window","since":301}
{"seat":0,"why":"window","clock":"window","since":306}
{"seat":0,"why":"window","clock":"window","since":334}
{"seat":1,"why":"window","clock":"window","since":138}
{"seat":1,"why":"window","clock":"window","since":255}
{"seat":1,"why":"window","clock":"window","since":286}
{"seat":1,"why":"window","clock":"window","since":305}
{"seat":1,"why":"window","clock":"window","since":319}
{"seat":1,"why":"window","clock":"window","since":328}
{"seat":1,"why":"window","clock":"window","since":335}
{"type":"token","seat":1,"token":"delayed-poison","n":1,"held":1}
{"type":"activated","seat":0,"ability":"saber-strike","level":1,"ultimate":false}
{"type":"activated","seat":0,"ability":"revolver","level":1,"ultimate":false}
{"type":"damage","from":0,"to":0,"n":4,"source":"ability:cursed-soul"}
"@0 announces Holy Attack."
"@0 now has #3 Honor."
"@0 attacks @1 with Showdown."
"#2 damage from Showdown is coming to the #1."
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:honor"}
"@0 rolls #2 (Arrow) for Evasive."
"@0 sells Samesies! for #0 CP."
"@0 sells Better D! for #0 CP."
"@0 sells Helping Hand! for 1 CP."
"@0 sells What Status Effects? for #0 CP."
"@0 sells Try, Try Again! for #0 CP."
"#0 damage from Countermeasures is coming to @1."
"#2 damage from Counter Strike is coming to @1."
{"seat":1,"about":"card:get-that-outta-here","question":"Choose a status effect."}
"@0 now has Accuracy."
"@0 attacks @1 with Eureka."
"@0 can hold no more Accuracy."
"#2 damage from Eureka is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":136,"last":true}
{"seat":0,"about":"card:transference","question":"Choose a status effect."}
{"seat":1,"about":"ability:smoke-screen","question":"Choose a player."}
"@0 now has Blinding Light."
"@0 attacks @1 with Solemnity."
"#2 damage from Solemnity is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":189,"last":true}
{"seat":1,"why":"window","clock":"window","since":136,"last":true}
{"seat":1,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"damage","from":0,"to":1,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":1,"to":0,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
"@0 sells What Status Effects? for 1 CP."
"@0 sells Get That Outta Here! for 1 CP."
{"seat":0,"why":"window","clock":"window","since":193,"last":true}
{"seat":0,"why":"window","clock":"window","since":212,"last":true}
{"seat":1,"about":"card:transference","question":"Choose a status effect."}
{"seat":0,"about":"ability:duel","question":"Choose one."}
{"seat":0,"about":"ability:tithe","question":"Choose a die to re-roll."}
"@0 now has Bounty."
"@0 loses #2 Evasive."
"@0 attacks @1 with Requital."
"Requital heals @0 for #1."
"#2 #3 damage from Requital is coming to the #1."
{"seat":0,"why":"window","clock":"window","since":179,"last":true}
{"seat":1,"why":"window","clock":"window","since":132,"last":true}
{"seat":1,"why":"window","clock":"window","since":146,"last":true}
{"seat":1,"why":"window","clock":"window","since":209,"last":true}
{"seat":0,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"seat":1,"about":"token:tactical-advantage","question":"Choose a die to re-roll."}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:ninjutsu"}
"@0 activates Schematics II."
"@0 announces Soul Cutlass."
"@0 loses Blinding Light."
"@0 attacks @1 with Animalistic."
"@0 rolls #2 (Bullet) for Evasive."
"#0 damage from Poison is coming to @1."
"#2 damage from Animalistic is coming to the #1."
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:fireball"}
{"seat":0,"about":"token:tactical-advantage","question":"Choose one."}
"@0 activates Holy Attack."
"@0 activates Soul Cutlass."
"@0 attacks @1 with Possess."
"@0 attacks @1 with Soul Cutlass."
"#1 damage from Serenity is coming to @2."
"#0 damage from Serenity is coming to @1."
"#2 damage from Possess is coming to the #1."
"#2 damage from Soul Cutlass is coming to the #1."
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:saber-strike"}
"@0 activates Dagger Strike II."
"@0 attacks @1 with Pyroblast."
"Wellspring heals @0 for #1."
"@0 rolls #2 (Dash) for Evasive."
"@0 sells Six-It! for 1 CP."
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:overgrowth"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"undefendable","source":"ability:mighty-prayer"}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:holy-blade"}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:smack"}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:dagger-strike"}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"seat":1,"about":"ability:duel","question":"Choose one."}
{"seat":0,"about":"ability:overgrowth","question":"Choose a companion, or be done."}
"@0 announces Mighty Prayer."
"@0 announces Revolver II."
"@0 announces Carpet Bomb."
"@0 attacks @1 with Zapppp!"
"@0 sells Samesies! for 1 CP."
"@0 can hold no more Nanite."
"Blinding Light of @0 takes effect."
"Blood Power adds #1 to the damage."
"#2 damage from Nanite is coming to @0."
"#2 damage from Zapppp! is coming to the #1."
{"seat":0,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:blood-power"}
"@0 announces Holy Attack II."
"@0 rolls #2 (Wrench) for Spanner Strike."
"@0 rolls #2 (Angelic Pendant) in #1."
"@0 sells Better D! for 1 CP."
"@0 sells Vegas Baby! for #0 CP."
"#2 damage from Triumphant is coming to the #1."
"#2 #3 damage from Carpet Bomb is coming to @1."
{"type":"damage","from":0,"to":"target","n":3,"damage":"normal","source":"ability:revolver"}
{"seat":0,"about":"ability:meditate","question":"Choose one."}
"@0 announces Dagger Strike II."
"@0 attacks @1 with Masamune."
"@0 can hold no more Bleed."
"@0 can hold no more Bounty."
"@0 sells So Wild! for 1 CP."
"@0 sells So Wild! for #0 CP."
"@0 sells One More Time! for #0 CP."
"@0 sells Try, Try Again! for 1 CP."
"#2 damage from Masamune is coming to the #1."
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:smack"}
{"seat":0,"about":"token:cleanse","question":"Choose a status effect."}
{"seat":0,"about":"ability:smoke-screen","question":"Choose a player."}
"@0 rolls #2 (Ninjato) for Ninjutsu."
"@0 rolls #2 (Foot) for Evasive."
"@0 defends with Divine Defense II."
"@0 sells Six-It! for #0 CP."
"@0 sells Buh, Bye! for #0 CP."
{"type":"damage","from":1,"to":"target","n":5,"damage":"normal","source":"ability:holy-blade"}
{"type":"damage","from":1,"to":"target","n":6,"damage":"normal","source":"ability:flank"}
{"seat":1,"about":"token:synth","question":"Choose a companion."}
{"seat":0,"about":"token:knockdown","question":"Choose whether to do it."}
"@0 activates Holy Attack II."
"@0 sells Not This Time! for 1 CP."
"#2 damage from Countermeasures is coming to @1."
"@0 sells Get That Outta Here! for #0 CP."
"#2 #3 damage from Burning Soul is coming to @1."
{"seat":0,"about":"card:what-status-effects","question":"Choose a player."}
{"seat":1,"about":"token:knockdown","question":"Choose whether to do it."}
"@0 attacks @1 with Poison Blade."
"@0 can hold no more Honor."
"#2 damage from Poison Blade is coming to the #1."
{"seat":1,"about":"ability:spanner-strike","question":"Choose whether to do it."}
"@0 now has #3 Cursed Doubloon."
"@0 sells Tip It! for #0 CP."
"Better D! re-rolls a die of @0: #1 becomes #3."
"Tip It! changes a die of @0 from #1 to #3."
"@0 defends with Angelic Mantle III."
"#2 #3 damage from Bounty Hunter is coming to the #1."
"#2 #3 damage from Wakizashi is coming to the #1."
{"seat":0,"about":"ability:zapppp","question":"Choose a companion, or be done."}
"#2 damage from Predatory Advance is coming to the #1."
"Six-It! changes a die of @0 from #1 to #3."
{"seat":0,"about":"ability:splinter","question":"Choose a companion, or be done."}
"Try, Try Again! re-rolls a die of @0: #1 becomes #3."
{"seat":0,"about":"ability:quick-draw","question":"Choose a die to re-roll, or be done."}
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
[{"type":"choose","option":"die:0"},"Die 1: 2 (Sword)"]
[{"type":"choose","option":"die:1"},"Die 2: 1 (Sword)"]
[{"type":"choose","option":"value:1"},"Value 1"]
[{"type":"choose","option":"value:2"},"Value 2"]
[{"type":"choose","option":"value:3"},"Value 3"]
[{"type":"choose","option":"value:4"},"Value 4"]
[{"type":"choose","option":"value:5"},"Value 5"]
[{"type":"choose","option":"value:6"},"Value 6"]
[{"type":"sell","card":"retaliate-2"},"Sell Retaliate II for 1 CP"]
[{"type":"sell","card":"so-wild"},"Sell So Wild! for 1 CP"]
[{"type":"sell","card":"divine-defense-2"},"Sell Divine Defense II for 1 CP"]
[{"type":"sell","card":"six-it"},"Sell Six-It! for 1 CP"]
[{"type":"sell","card":"holy-light-2"},"Sell Holy Light II for 1 CP"]
[{"type":"sell","card":"try-try-again"},"Sell Try, Try Again! for 1 CP"]
[{"type":"sell","card":"one-more-time"},"Sell One More Time! for 1 CP"]
[{"type":"sell","card":"holy-attack-2"},"Sell Holy Attack II for 1 CP"]
[{"type":"sell","card":"buh-bye"},"Sell Buh, Bye! for 1 CP"]
[{"type":"sell","card":"mighty-prayer-2"},"Sell Mighty Prayer II for 1 CP"]
[{"type":"sell","card":"what-status-effects"},"Sell What Status Effects? for 1 CP"]
[{"type":"sell","card":"divine-defense-3"},"Sell Divine Defense III for 1 CP"]
[{"type":"sell","card":"vegas-baby"},"Sell Vegas Baby! for 1 CP"]
[{"type":"sell","card":"not-this-time"},"Sell Not This Time! for 1 CP"]
[{"type":"sell","card":"double-up"},"Sell Double Up! for 1 CP"]
[{"type":"sell","card":"get-that-outta-here"},"Sell Get That Outta Here! for 1 CP"]
[{"type":"sell","card":"counter-strike-2"},"Sell Counter Strike II for 1 CP"]
[{"type":"sell","card":"tip-it"},"Sell Tip It! for 1 CP"]
[{"type":"sell","card":"getting-paid"},"Sell Getting Paid! for 1 CP"]
[{"type":"sell","card":"better-d"},"Sell Better D! for 1 CP"]
[{"type":"sell","card":"helping-hand"},"Sell Helping Hand! for 1 CP"]
[{"type":"sell","card":"transference"},"Sell Transference! for 1 CP"]
[{"type":"sell","card":"triple-up"},"Sell Triple Up! for 1 CP"]
[{"type":"sell","card":"samesies"},"Sell Samesies! for 1 CP"]
[{"type":"sell","card":"twice-as-wild"},"Sell Twice as Wild! for 1 CP"]
[{"type":"pass"},"Go to the roll phase"]
[{"type":"pass"},"End the turn"]
[{"type":"choose","option":"option:1"},"The Attack deals 2 more damage"]
[{"type":"choose","option":"option:2"},"Re-roll 1 of your dice"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)",true]
[{"type":"play","card":"better-d"},"Play Better D! (0 CP)",true]
[{"type":"play","card":"tip-it"},"Play Tip It! (1 CP)",true]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)"]
[{"type":"play","card":"getting-paid"},"Play Getting Paid! (0 CP)"]
[{"type":"play","card":"double-up"},"Play Double Up! (1 CP)"]
[{"type":"play","card":"what-status-effects"},"Play What Status Effects? (2 CP)"]
[{"type":"play","card":"vegas-baby"},"Play Vegas Baby! (0 CP)"]
[{"type":"play","card":"triple-up"},"Play Triple Up! (2 CP)"]
[{"type":"play","card":"one-more-time"},"Play One More Time! (1 CP)"]
[{"type":"play","card":"six-it"},"Play Six-It! (1 CP)",true]
[{"type":"play","card":"samesies"},"Play Samesies! (1 CP)",true]
[{"type":"play","card":"so-wild"},"Play So Wild! (2 CP)",true]
[{"type":"play","card":"helping-hand"},"Play Helping Hand! (1 CP)",true]
[{"type":"play","card":"better-d"},"Play Better D! (0 CP)"]
[{"type":"play","card":"buh-bye"},"Play Buh, Bye! (2 CP)"]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)",true]
[{"type":"spend","token":"evasive"},"Spend Evasive",true]
[{"type":"play","card":"mighty-prayer-2"},"Play Mighty Prayer II (2 CP)"]
[{"type":"play","card":"holy-light-2"},"Play Holy Light II (2 CP)"]
[{"type":"play","card":"transference"},"Play Transference! (2 CP)"]
[{"type":"play","card":"get-that-outta-here"},"Play Get That Outta Here! (1 CP)"]
[{"type":"play","card":"six-it"},"Play Six-It! (1 CP)"]
[{"type":"play","card":"samesies"},"Play Samesies! (1 CP)"]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)"]
[{"type":"play","card":"tip-it"},"Play Tip It! (1 CP)"]
[{"type":"play","card":"so-wild"},"Play So Wild! (2 CP)"]
[{"type":"play","card":"helping-hand"},"Play Helping Hand! (1 CP)"]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)",true]
[{"type":"spend","token":"evasive"},"Spend Evasive"]
[{"type":"spend","token":"cleanse"},"Spend Cleanse"]
[{"type":"spend","token":"tactical-advantage"},"Spend Tactical Advantage",true]
[{"type":"pass"},"Pass"]
[{"type":"choose","option":"die:1"},"Die 2: 5 (Life)"]
[{"type":"choose","option":"die:2"},"Die 3: 5 (Life)"]
[{"type":"choose","option":"die:3"},"Die 4: 5 (Life)"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"choose","option":"option:1"},"The Attack deals 1 more damage"]
[{"type":"choose","option":"option:2"},"The Attack deals 3 more damage"]
`,
};
