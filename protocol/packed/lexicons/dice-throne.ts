/** What duels of Dice Throne say, most first: `npm run -s tool -- lexicon`. */
export const DICE_THRONE = {
  words: `
{value,symbol} window 1 {moment,seats,passed,held} {type=passed,seat} {seat,why,clock,since} {id,seat,for,open,dice}
and offensive 2 {type=window,moment,seats} turn announced {type=window-closed,moment} {seat,why,clock,since,last}
CP. 3 move die-rolled last-call is {id,level} attack-declared defence-rolled to 4 rolls {type=rolled,seat,for,dice}
2, 1, draws gains for of damage. defence 3, 5 6: {source,op,n,after} re-rolls Turn from {type=choose,option} at
health. the {type=rolled,seat,for,dice,again} {type=health,seat,seats,health,by} damage receives coming a with
{to,from,type=normal,amount,sum} 6 4, Choose has {type=drawn,seat,n,cards} now choice 5: dice: base plays {id,count}
card. Die activates offensive-roll II. main-1 pays announces {type=roll-phase-over} {type=chosen,seat,option,about}
{seat,about,question,options} main-2 effect. {type=announced,seat,ability,level} takes die II
{type=activated,seat,ability,level,ultimate} {by,ability,ultimate} target. then targets attacks defensive-roll
{type=token,seat,token,n,held} card {type=damage,from,to,n,damage,source} CP six-it target better-d twice-as-wild
{by,ability,target,ultimate} samesies not-this-time less one-more-time Sell {type=sell,card} get-that-outta-here CP)
Play {type=play,card} transference buh-bye {type=attack,seat,target,ability} defence. helping-hand
{type=announce,ability} Announce what-status-effects in so-wild 5, 4: defends try-try-again double-up vegas-baby
tip-it normal die:0 spends triple-up die:2 no die:1 getting-paid {type=modified,op,n,of,source}
{type=played,seat,card,cost} {type=asked,seat,about} {to,from,type=untyped,amount,sum} loses sells
{type=sold,seat,card} upkeep-damage add die:3 die:4 die: prevents Holy Strike undefendable 3: Strike. token:bleed
Up! {type=token-lost,seat,token,n,paid} option:2 option:1 2: (2 Blood one. {type=damage,from,to,n,source} becomes
offensive-end Sword, {type=turn,turn,seat} {type=die-rerolled,seat,die,from,to,symbol,source}
{type=upgraded,seat,ability,level,hero} 7 upkeep {type=spent,seat,token,n} {to,from,type=undefendable,amount,sum}
Bleed. Life heals adds Synth. done Wild! token:nanite or Claw {type=planned,source,options}
{type=defends,seat,ability,level} {seat,about,question} Poison Reload. token:reload be done. ability:duel Spend
Angelic Seedling. {type=triggered,seat,source} more Sword {type=heal,seat,n,source} {type=token-lost,seat,token,n}
Time! Divine Katana Tactical seat:1 seat:0 card:better-d hold can Soul card:tip-it companion:nyra Evasive. 8 Prayer.
token:evasive token:chi (1 Advantage. 1: {type=die-changed,seat,die,from,to,symbol,source} Dagger re-roll, 2.
change. Nanite. Cursed changes ability:tithe half Shadow card:twice-as-wild ability:spanner-strike Draw 1.
{type=spend,token} {type=token-full,seat,token,limit} Helmet Bleed card:vegas-baby Mastery. card:so-wild
card:samesies III. Blade Mighty Better consecration Double D! Life. Try Try, Again! 6, Tip fire-mastery It! as
Powder Cutlass III card:try-try-again Attack divine-defense-3 Hand! Defense Samesies! Vegas Baby! token:ninjutsu Not
This token:powder-keg Shuriken companion:seedling Spear, uses {type=used,seat,ability,n} (0 Blade, Six-It! Helping
blood-power Twice ability:divine-defense onslaught its Bonded Triple card:six-it turn-end-damage Branch So Lotus.
The Ninjato token:tactical-advantage cards. ability:rooted value:4 mighty-prayer Tithe. new card:helping-hand
Poison. katana-slice Delayed Dagger, Prayer Light dice Countermeasures Claw, holy-light all Spanner Blade. Rising
value. Bounty Shadow. fist-strike splinter 9 ability. Getting 6. Collector (Bullet) may Paid! spanner-strike Wrench
meditate overgrowth Arrow, Pendant. Saber, Maternal Mastery Flight. holy-attack player. Bullseye. Medal.
saber-strike Soul. glorious Transference! value:3 value:2 absolution Flame, glamour (Claw) 4.
ability:countermeasures ability:holy-light ability:showdown Get righteous-combat-3 status token:shame value:6
divine-defense-2 {type=dealt,seat,n} longbow ability:holy-attack Buh, anew. Attack. Bye! yes value:5 profiteer
re-roll. card:get-that-outta-here value:1 announce changed: have card:transference showdown Missed Sabertooth. 8:
token:flight Righteous ability:stand-tall tactical-advantage Status What ability:maternal-bond Smack. Bomb.
token:bounty sturdy-blow companion:heal-bot Immortal Effects? revolver eureka 7: 10: Blinding 12: Molten 11: 9:
Sturdy 5. Outta That Here! Fertilize spirit 13: covered-shot fist-of-harmony card:not-this-time smoke-screen
Ninjato, ability:shade-shift Bullet head-bash solemnity divine-favor More One batten-down mighty-blow
{type=companion-health,seat,companion,health,by} token:blood-power Bullet, 14: Spirit. (Branch) animalistic
Ninjutsu. righteous-combat-2 pyroblast zapppp Light. shadow-dance righteous-combat seat:1/die:0 Branch, requital 3.
Katana, 0 token:smoke-bomb holy-attack-2 Wrench, Helmet, {id,side,count} holy-light-2 entangling-shot
{id,side,count,health} isolated-damage ability:fertilize cutlass-strike Meteor. crows-nest Nanite seat:0/die:0 15:
bounty-hunter (Wrench) schematics righteous-prayer-2 Power. (Saber) carpet-bomb mighty-prayer-2 pickpocket
ability:angelic-mantle Heal vengeful-vines 10 Revolver. (Blade) fireball (Sword) seat:1/die:1 seat:0/die:1
token:synth (Dash) call-of-the-wild seat:0/die:2 Skull. option:3 Splinter counter-strike-2 Revolver holy-smite
retaliate Walk seat:1/die:3 Cutlass, {out} blinding-shot masamune seat:1/die:4 16: robo-revenge seat:1/die:2 discard
seat:0/die:3 (Ninjato) ability:counter-strike card-trick 17: token:sneak-attack card:what-status-effects savage
disengage ability:ahoy-matey Seedling Covered Mantle dagger-strike Serenity resuscitate spin-the-chamber blood-magic
longer {type=token-left,seat,token,n} Reload cultivate consume-blood exploit ninjutsu card:buh-bye run-and-gun
overpower-2 triumphant ability:onslaught exploding-arrow take-cover token:back-strike possess primal-roar
burning-soul feigned-retreat companion:sapling {type=spend,token,count} (3 Take ability:missed-me nanite-assault
poison combo-strike Overgrowth ability:pyroblast thick-skin-2 carducopia {type=cp,seat,n} poison-wound Honor.
token:blind predatory-advance seat:0/die:4 Cross. (Helmet) Ratchet token:knockdown combustion feed-the-fish
{type=heal,seat,companion,n,source} do it. whether Defense. countermeasures-3 poison-blade Fireball. Onslaught!
defeated. {type=defeated,seat} companion:shock-bot Shame. maternal-bond-2 {type=spent,seat,companion,n}
divine-intervention wakizashi token:mesmerize flight ability:smoke-screen tempest-rush holy-blade-3
ability:call-of-the-wild conductivity feral-instincts enlightenment Bomb synthesize palm-strike wellspring
feelin-good immortal-flesh 18: 1v1 {type=over,winners,draw} {winners,draw,places} ability:splinter hot-streak
ability:thick-skin mystic-mantra Showdown Exploding ability:serenity fan-the-hammer Splinter. attack Entangling
soul-cutlass Shuriken. sneak-attack shadow-defense-2 Zapppp! ability:molten-armor 11 ability:profiteer
highest-power-2 scrap-collector ability:overgrowth cursed-doubloon token:honor fist-of-tranquility match. wins
mesmerize Longbow fortitude token:targeted angelic-mantle-3 19: death-blossom Doubloon. ability:righteous-combat
Vengeful (Arrow) Schematics scrap-collector-2 Rooted poison-dart Sapling. active sturdy-blow-2 counter-strike
enter-the-shadows (Katana) (Leaf) savage-slash shadow-coin {type=companion,seat,companion,side} your serenity-3
glorious-2 purify overpower blood-letting Counter stand-tall-2 (Flag) lunar-umbra ability:masamune back-strike
ability:combo-strike Targeted Showdown. ability:triumphant retribution walk-the-line smoke-bomb (Fist) evasive
covered-shot-2 immortal-flesh-2 Protect. protect Pyroblast heal-bot mother-tree shadow-defense molten-armor Booty.
countermeasures demising-shot 43 {type=drawn,seat,n} Flesh. fortitude-2 exploit-2 20: Mesmerize. retaliate-2
ability:gouge shade-shift-2 to-the-skies 28 inactive triumphant-2 fist-strike-2 Tempest shadow-fang shock-bot
Fireball (Dagger) reckless 12 token:poison {type=announce-again,seat} Glamour Fortitude profiteer-2 Rooted. cleanse
Glorious (Shuriken) ability:meditate combo-strike-2 nanite Predatory take-cover-2 archangels-will token:protect
sword fist-of-tranquility-2 holy-blade-2 nyras-bond maternal-bond combustion-2 countermeasures-2
ability:walk-the-plank 21: 41 Cleanse. token:blinding-light rule:defence Profiteer carpet-bomb-2 ratchet-up-2
thick-skin predatory-advance-2 throwing-stars quick-draw-2 42 Burning ability:possess Carpet walk-the-plank 34
ability:shadow-dance ability:savage 39 Entangle. ability:longbow (Flame) (Cutlass) sanguimancy overclock-2
adrenaline-surge overgrowth-2 holier-than-thou shifty-strike fist-of-harmony-2 carducopia-2 ability:holy-smite
holy-blade Onslaught Wakizashi Resuscitate 13 Power Evasive ratchet-up Solemnity 17 collateral angelic-mantle-2
Knockdown run-ya-through (Life) 23 Serenity. copy. strategic-approach-2 molten-armor-2 37 44 Countermeasures.
ability:smack Harmony archangels-will-2 token:cleanse 29 paladin token:wellspring exploding-arrow-3 19
ability:exploding-arrow Ninjutsu tempest-rush-2 pickpocket-2 molten-armor-3 saber-strike-2 lotus-strike-2 eclipse 35
accuracy angelic-mantle smoke-screen-2 (Foot) call-of-the-wild-2 31 blinding-light light-the-fuse x-marks-the-spot
sturdy-blow-3 amount:1 27 36 (Spear) amount:0 ability:immortal-flesh Screen serenity knockdown 24 30 33 Knockdown.
Possess. 16 22: ability:tempest-rush Animalistic companion, maternal-bond-3 feral-instincts-2 (Bullseye) Pyroblast.
Sapling fist-strike-3 (Helm) 15 32 demising-shot-2 ability:fist-strike shifty-strike-2 Profiteer. Requital.
Wellspring. (Gaze) insidious-strike 22 25 47 token:delayed-poison solemnity-2 40 Meditate. branch Triumphant
constrict 14 26 38 Glorious. Eureka Constrict. Mantle. ability:avast-ye splinter-3 blinding-shot-2 option:4 Bushido
ability:covered-shot roll offensive-stance Blessed! ability:katana-slice shadow-fang-2 blood-thirst
ability:combustion 18 ability:shadow-defense token:nyras-bond dagger-strike-2 dread-mark 21 23: Claw.
ability:requital ability:zapppp Offensive (Prayer) Masamune natures-grasp-2 highest-power 45 46 Shadows. Possess
Pickpocket sanguimancy-2 overclock 20 tactician ability:saber-strike ability:fireball Advance shadow-dance-2
lotus-strike Cutlass. Overgrowth. ability:death-blossom Roll entangling-shot-2 Demising Archangel's resuscitate-2
burning-soul-2 49 Glamour. Screen. ability:animalistic token:retribution ability:holy-blade insidious-strike-2
schematics-2 ignite Retribution. shadow-thief helmet animalistic-2 seat:1/token:bleed Accuracy. Fortitude.
ability:walk-the-line vampire-lord thar-she-blows bounty-hunter-2 ability:glamour Meditate Exploit vengeful-vines-2
many. natures-grasp deadeye Masamune. artificer shade-shift Purify (Palm) blood-thirst-2 crit-bash
ability:soul-cutlass card:divine-favor cursed now. {type=became,seat,companion,side} 48 Solemnity. life (Shadow)
companion:nanobot quick-draw ability:quick-draw ability:cursed-soul rooted 24: ability:x-marks-the-spot barbarian
holy-presence Strategic ability:cutlass-strike abyssal-walk discards 25: Helmet. Advantage (Medal) (Booty) meteorite
Animalistic. gunslinger seraph {type=discarded,seat,card} Protect Carducopia Reckless mark-the-target shogun
huntress treant targeted Mighty! Hunter (Mask) (Wings) player delayed-poison Straight: (Angelic Pendant) Targeted.
barbed-vine missed-me Retaliate Tranquility lunar-eclipse card-damage card:blessed moon-elf divine-defense
ability:slash (Bonded pyromancer ability:blinding-shot ahoy-matey ability:scrap-collector shadewalk scorch-the-earth
{type=use,ability} reload Bounty. Flight {type=companion-lost,seat,side} (Cross) card:savage-slash Absolution!
strategic-approach Combustion Blossom ability:glorious Collector. Wings. Instincts Approach token:cursed-doubloon
card:will-o-wisp entangle stand-tall Sanguimancy Retribution remove ability:sturdy-blow hagakure
ability:mighty-prayer ability:budo exploding-arrow-2 (Lotus) seat:0/token:evasive ability:light-the-fuse
ability:blood-magic samurai Overpower (Spirit) interdiction Yes: shiver-me-timbers amount:2 card:mother-tree
token:holy-presence Conductivity! {type=cp,seat,n,paid} Synthesize! seat:0/token:poison assassinate
ability:fortitude attempt. card:absolution gets {to,from,type=collateral,amount,sum} {type=attempts,seat,n} bleed
bushido ability:predatory-advance ability:vengeful-vines prayer Nanobot Disengage! ability:take-cover
{type=bears,seat,companion,share} {type=borne,seat,companion,n} Shifty ability:solemnity Enlightenment!
seat:1/token:crit health {type=lose-health,seat,n,source} advanced inflict ability:schematics builds card:bunker-up
undefendable. {type=attack-type,damage} option:5 seat:1/token:poison seat:0/token:crit (Basic). ability:carpet-bomb
ability:fan-the-hammer ability:revolver companion. (Sabertooth) ability:dagger-strike Wellspring
ability:abyssal-walk avast-ye evasive-action (Skull) seat:1/token:evasive token:wither Combustion. Sabertooth
card:feelin-good ability:eureka roll:0/die:0 ability:pickpocket card:lunar-umbra discard. Abyssal
seat:1/token:targeted token:barbed-vine Mesmerize Advanced seat:0/token:targeted Instincts. Pendant (Meteor)
seat:0/token:bleed ability:burning-soul Insidious card:primal-roar card:synthesize ability:entangling-shot
roll:0/die:1 roll:0/die:2 ability:hot-streak card:conductivity card:limb-from-limb righteous-prayer
ability:mighty-blow Phase ability:wakizashi card:crows-nest claw dagger Overclock Large Small card:feed-the-fish
seat:0/token:bounty ability:fist-of-tranquility ability:bounty-hunter Accuracy Nanobot, seat:0/token:chi
card:oooh-shiny seat:0/token:blood-power ability:demising-shot ability:shiver-me-timbers card:holier-than-thou
card:run-and-gun card:shadow-meld {type=roll,dice} bullet cutlass Gain Intervention! incoming seat:0/token:synth
ability:thar-she-blows {type=damage,from,to,source} seedling ability:poison-blade Inflict seat:1/token:ninjutsu
Consecration! seat:1/token:accuracy seat:1/token:reload seat:1/token:synth card:blood-tide {type=turned,seat,board}
seat:0/token:nanite ability:feral-instincts ability:heavens-blessing card:enlightenment seat:0/token:flight
pirates-touch black-spot ability:shadow-fang ability:strategic-approach {to,from,type=pure,amount,sum} wrench
ability:bushido Prevent effect the-shivering black-soul another seat:1/token:flight seat:1/token:protect Inactive
cursed-touch token:shadows seat:1/token:fire-mastery ability:offensive-stance seat:0/token:sneak-attack
seat:0/token:reload seat:1/token:honor seat:1/token:nanite seat:0/token:delayed-poison card:robo-revenge shuriken
bullseye ability:jolt seat:0/token:accuracy seat:0/token:cleanse way-of-the-lotus katana seat:1/token:smoke-bomb
seat:1/token:tactical-advantage ability:resuscitate cursed-pirate {type=ability-failed,seat,ability} blood-drop
maneuver damage, rounded seat:1/token:blood-power seat:1/token:sneak-attack cursed-soul
{to,from,type=ultimate,amount,sum} shadow ability:zen-strike income ninjato opponent seat:0/token:fire-mastery
sabertooth (Basic) seat:1/token:bounty {type=reshuffled,seat} angelic-pendant rising-sun Blessing token:concussion
{type=income-skipped,seat} {type=phase-skipped,seat,phase} {type=phase,phase,seat} Cleanse ability:flank Ultimate.
resolute-faith card:sneaky bonded-soul ability:fist-of-harmony card:blood-letting card:palm-strike
{type=heal,seat,source} exsanguinate shadow-shank maximum-power split-the-heavens wake-the-forest card:shame-on-you
{type=phase-restarted,seat,phase} Value meteor ability:sanguimancy powder-keg deals seat:0/token:tactical-advantage
{type=phase-ended,seat,phase} {type=pass} {type=targeted,seat,target} {in} {type=announced,seat,ability}
token:fire-mastery ability:cursed Pass Activate ability Go phase End {type=roll} Done higher-ground transcendence
fill-em-with-lead fertilize jungle-fury
`,
  values: `
{"value":2,"symbol":"sword"}
{"value":5,"symbol":"life"}
{"value":1,"symbol":"sword"}
{"type":"cp","seat":1,"n":1}
{"type":"cp","seat":0,"n":1}
{"type":"phase","phase":"main-1","seat":0}
{"type":"phase","phase":"income","seat":0}
{"type":"phase","phase":"main-1","seat":1}
{"type":"phase","phase":"income","seat":1}
{"type":"phase","phase":"upkeep","seat":0}
{"type":"phase","phase":"upkeep","seat":1}
{"type":"phase","phase":"discard","seat":1}
{"type":"phase-ended","seat":1,"phase":"main-2"}
{"type":"phase","phase":"discard","seat":0}
{"type":"phase-ended","seat":0,"phase":"main-2"}
{"value":3,"symbol":"claw"}
{"value":6,"symbol":"prayer"}
{"value":3,"symbol":"helmet"}
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
{"value":6,"symbol":"angelic-pendant"}
{"value":3,"symbol":"wrench"}
{"value":2,"symbol":"bullet"}
{"value":1,"symbol":"branch"}
{"type":"targeted","seat":0,"target":1}
{"value":6,"symbol":"bullseye"}
{"value":2,"symbol":"ninjato"}
{"value":4,"symbol":"claw"}
{"value":3,"symbol":"ninjato"}
{"value":3,"symbol":"branch"}
{"value":4,"symbol":"shuriken"}
{"type":"phase","phase":"defensive-roll","seat":0}
{"value":3,"symbol":"bullet"}
{"value":3,"symbol":"katana"}
{"value":1,"symbol":"wrench"}
{"value":2,"symbol":"wrench"}
{"type":"targeted","seat":1,"target":0}
{"value":6,"symbol":"blood-drop"}
{"value":1,"symbol":"bullet"}
{"value":1,"symbol":"claw"}
{"type":"phase","phase":"defensive-roll","seat":1}
{"value":6,"symbol":"rising-sun"}
{"value":1,"symbol":"ninjato"}
{"value":6,"symbol":"spirit"}
{"value":6,"symbol":"sabertooth"}
{"value":1,"symbol":"katana"}
{"value":6,"symbol":"meteor"}
{"value":2,"symbol":"cutlass"}
{"type":"window-closed","moment":"upkeep-damage"}
{"value":3,"symbol":"cutlass"}
{"value":5,"symbol":"card"}
{"type":"cp","seat":1,"n":-1,"paid":true}
{"value":1,"symbol":"cutlass"}
{"type":"window-closed","moment":"then"}
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
{"type":"dealt","seat":1,"n":3}
{"id":"bleed","count":1}
{"type":"dealt","seat":0,"n":2}
{"type":"window-closed","moment":"offensive-end"}
{"id":"targeted","count":1}
{"type":"dealt","seat":1,"n":4}
{"type":"dealt","seat":0,"n":4}
{"id":"reload","count":1}
{"id":"accuracy","count":1}
{"id":"tactical-advantage","count":1}
{"source":"token:bleed","op":"base","n":1,"after":1}
{"type":"triggered","seat":1,"source":"ability:quick-draw"}
{"type":"companion","seat":1,"companion":"spirit","side":"seedling"}
{"id":"delayed-poison","count":1}
{"type":"triggered","seat":0,"source":"ability:quick-draw"}
{"type":"dealt","seat":1,"n":6}
{"type":"dealt","seat":1,"n":0}
{"type":"dealt","seat":0,"n":5}
{"type":"cp","seat":1,"n":-3,"paid":true}
{"type":"announced","seat":1,"ability":null}
{"id":"nanite","count":1}
{"id":"smoke-bomb","count":1}
{"id":"bleed","count":2}
{"id":"spirit","side":"seedling","count":2}
{"type":"dealt","seat":0,"n":6}
{"type":"companion","seat":0,"companion":"spirit","side":"seedling"}
{"id":"spirit","side":"seedling","count":1}
{"type":"token-lost","seat":0,"token":"fire-mastery","n":1}
{"id":"reload","count":2}
{"type":"cp","seat":1,"n":2}
{"id":"powder-keg","count":1}
{"type":"turn","turn":2,"seat":1}
{"type":"triggered","seat":0,"source":"token:fire-mastery"}
{"type":"dealt","seat":1,"n":5}
{"type":"announce-again","seat":1}
{"type":"played","seat":1,"card":"double-up","cost":1}
{"type":"played","seat":0,"card":"double-up","cost":1}
{"id":"protect","count":1}
{"type":"cp","seat":0,"n":2}
{"type":"turn","turn":2,"seat":0}
{"type":"turn","turn":4,"seat":1}
{"type":"asked","seat":0,"about":"card:better-d"}
{"id":"sneak-attack","count":1}
{"type":"triggered","seat":1,"source":"ability:fertilize"}
{"type":"token-lost","seat":0,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":0,"token":"tactical-advantage","n":1}
{"type":"companion-lost","seat":0,"side":"seedling"}
{"type":"turn","turn":6,"seat":1}
{"type":"announced","seat":0,"ability":null}
{"type":"turn","turn":3,"seat":0}
{"type":"turn","turn":3,"seat":1}
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
{"type":"triggered","seat":0,"source":"ability:scrap-collector"}
{"type":"token-lost","seat":1,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":1,"token":"tactical-advantage","n":1}
{"type":"turn","turn":10,"seat":0}
{"type":"turn","turn":7,"seat":1}
{"type":"asked","seat":1,"about":"card:twice-as-wild"}
{"type":"triggered","seat":0,"source":"token:bleed"}
{"type":"turn","turn":9,"seat":1}
{"type":"turn","turn":12,"seat":0}
{"type":"turn","turn":11,"seat":1}
{"type":"turn","turn":14,"seat":1}
{"id":"blood-power","count":1}
{"type":"token","seat":0,"token":"reload","n":1,"held":1}
{"id":"entangle","count":1}
{"type":"triggered","seat":1,"source":"ability:scrap-collector"}
{"id":"ninjutsu","count":2}
{"type":"played","seat":0,"card":"triple-up","cost":2}
{"type":"turn","turn":13,"seat":1}
{"type":"triggered","seat":1,"source":"companion:nyra"}
{"id":"evasive","count":2}
{"id":"tactical-advantage","count":2}
{"type":"asked","seat":0,"about":"card:samesies"}
{"type":"asked","seat":1,"about":"ability:tithe"}
{"type":"drawn","seat":1,"n":2}
{"type":"asked","seat":0,"about":"card:tip-it"}
{"type":"turn","turn":14,"seat":0}
{"type":"triggered","seat":1,"source":"token:bleed"}
{"type":"damage","from":0,"to":0,"n":1,"source":"token:bleed"}
{"type":"turn","turn":15,"seat":0}
{"type":"drawn","seat":0,"n":2}
{"type":"token-lost","seat":1,"token":"bleed","n":1}
{"id":"nanite","count":2}
{"id":"poison","count":1}
{"type":"token-lost","seat":0,"token":"bleed","n":1}
{"id":"mesmerize","count":1}
{"type":"dealt","seat":1,"n":7}
{"type":"played","seat":1,"card":"triple-up","cost":2}
{"type":"token-lost","seat":1,"token":"evasive","n":1,"paid":true}
{"type":"spent","seat":1,"token":"evasive","n":1}
{"source":"ability:revolver","op":"base","n":3,"after":3}
{"type":"triggered","seat":0,"source":"companion:nyra"}
{"type":"triggered","seat":0,"source":"ability:fertilize"}
{"type":"token-lost","seat":1,"token":"fire-mastery","n":1}
{"type":"turn","turn":15,"seat":1}
{"type":"turn","turn":17,"seat":0}
{"type":"asked","seat":1,"about":"token:tactical-advantage"}
{"type":"damage","from":1,"to":1,"n":1,"source":"token:bleed"}
{"id":"resolute-faith","level":1}
{"id":"fire-mastery","count":1}
{"id":"nanite","count":3}
{"type":"turn","turn":16,"seat":1}
{"type":"asked","seat":0,"about":"card:try-try-again"}
{"type":"asked","seat":1,"about":"card:tip-it"}
{"type":"asked","seat":0,"about":"card:so-wild"}
{"type":"asked","seat":1,"about":"card:samesies"}
{"id":"barbed-vine","count":1}
{"type":"asked","seat":1,"about":"card:better-d"}
{"source":"ability:dagger-strike","op":"base","n":6,"after":6}
{"id":"poison","count":3}
{"id":"retribution","count":1}
{"id":"ninjutsu","count":3}
{"type":"dealt","seat":0,"n":8}
{"type":"triggered","seat":1,"source":"token:fire-mastery"}
{"id":"constrict","count":1}
{"type":"turn","turn":16,"seat":0}
{"type":"dealt","seat":1,"n":8}
{"type":"token-lost","seat":0,"token":"reload","n":1,"paid":true}
{"type":"spent","seat":0,"token":"reload","n":1}
{"source":"ability:revolver","op":"base","n":4,"after":4}
{"seat":1,"why":"move","clock":"turn","since":0}
{"id":"back-strike","count":1}
{"id":"knockdown","count":1}
{"source":"ability:smack","op":"base","n":6,"after":6}
{"source":"ability:holy-blade","op":"base","n":5,"after":5}
{"type":"asked","seat":1,"about":"card:so-wild"}
{"type":"token-full","seat":1,"token":"reload","limit":2}
{"type":"asked","seat":1,"about":"card:try-try-again"}
{"source":"ability:serenity","op":"base","n":1,"after":1}
{"type":"turn","turn":17,"seat":1}
{"id":"cursed-doubloon","count":1}
{"id":"higher-ground","level":1}
{"type":"turn","turn":18,"seat":1}
{"id":"nyras-bond","count":1}
{"type":"cp","seat":0,"n":-3,"paid":true}
{"source":"ability:shade-shift","op":"base","n":1,"after":1}
{"id":"divine-defense","level":1}
{"id":"righteous-prayer","level":1}
{"seat":1,"why":"window","clock":"window","since":10}
{"id":"shadow-shank","level":1}
{"source":"ability:divine-defense","op":"base","n":1,"after":1}
{"type":"asked","seat":0,"about":"card:twice-as-wild"}
{"source":"ability:zapppp","op":"base","n":9,"after":9}
{"type":"spent","seat":1,"companion":"seedling","n":1}
{"type":"turn","turn":19,"seat":0}
{"type":"played","seat":1,"card":"getting-paid","cost":0}
{"id":"maneuver","level":1}
{"seat":0,"why":"window","clock":"window","since":10}
{"id":"spirit","side":"seedling","count":3}
{"id":"transcendence","level":1}
{"id":"maximum-power","level":1}
{"id":"strategic-approach","level":1}
{"seat":1,"why":"window","clock":"window","since":8}
{"id":"poison","count":2}
{"type":"turn","turn":18,"seat":0}
{"type":"token","seat":0,"token":"tactical-advantage","n":1,"held":1}
{"type":"triggered","seat":1,"source":"token:poison"}
{"id":"exsanguinate","level":1}
{"seat":0,"why":"window","clock":"window","since":8}
{"seat":0,"why":"window","clock":"window","since":12}
{"type":"triggered","seat":0,"source":"token:poison"}
{"seat":1,"why":"window","clock":"window","since":6}
{"seat":1,"why":"window","clock":"window","since":69}
{"type":"played","seat":0,"card":"getting-paid","cost":0}
{"seat":1,"why":"window","clock":"window","since":12}
{"source":"ability:countermeasures","op":"base","n":1,"after":1}
{"type":"turn","turn":19,"seat":1}
{"type":"triggered","seat":0,"source":"ability:cursed"}
{"seat":0,"why":"move","clock":"turn","since":0}
{"source":"ability:overgrowth","op":"base","n":4,"after":4}
{"id":"cleanse","count":1}
{"type":"chosen","seat":1,"option":"option:1","about":"ability:fertilize"}
{"type":"token","seat":1,"token":"reload","n":1,"held":1}
{"type":"played","seat":0,"card":"tip-it","cost":1}
{"id":"fill-em-with-lead","level":1}
{"seat":1,"why":"window","clock":"window","since":17}
{"seat":1,"why":"window","clock":"window","since":134}
{"type":"triggered","seat":0,"source":"token:nanite"}
{"type":"defends","seat":0,"ability":"divine-defense","level":1}
{"seat":0,"why":"window","clock":"window","since":17}
{"seat":1,"why":"window","clock":"window","since":130}
{"source":"ability:cursed-soul","op":"base","n":4,"after":4}
{"type":"asked","seat":1,"about":"companion:nyra"}
{"id":"split-the-heavens","level":1}
{"seat":0,"why":"window","clock":"window","since":73}
{"seat":1,"why":"window","clock":"window","since":132}
{"source":"token:delayed-poison","op":"base","n":3,"after":3}
{"source":"ability:fireball","op":"base","n":4,"after":4}
{"type":"chosen","seat":0,"option":"option:1","about":"ability:fertilize"}
{"type":"asked","seat":1,"about":"companion:seedling"}
{"id":"possess","level":1}
{"id":"jungle-fury","level":1}
{"seat":0,"why":"window","clock":"window","since":6}
{"seat":0,"why":"window","clock":"window","since":187}
{"seat":1,"why":"window","clock":"window","since":92}
{"source":"companion:nyra","op":"add","n":2,"after":6}
{"type":"triggered","seat":1,"source":"ability:cursed"}
{"id":"holy-attack","level":1}
{"seat":0,"why":"window","clock":"window","since":134}
{"seat":1,"why":"window","clock":"window","since":73}
{"seat":1,"why":"window","clock":"window","since":226}
{"source":"ability:duel","op":"base","n":1,"after":1}
{"source":"token:poison","op":"base","n":3,"after":3}
{"seat":0,"about":"card:tip-it","question":"Choose a die to change."}
{"type":"defends","seat":0,"ability":"rooted","level":1}
{"id":"wake-the-forest","level":1}
{"id":"fertilize","level":1}
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
{"seat":0,"why":"window","clock":"window","since":9}
{"seat":1,"why":"window","clock":"window","since":107}
{"seat":1,"why":"window","clock":"window","since":243}
{"source":"ability:saber-strike","op":"base","n":5,"after":5}
{"type":"asked","seat":0,"about":"token:tactical-advantage"}
{"by":0,"ability":"saber-strike","ultimate":false}
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
{"seat":0,"why":"window","clock":"window","since":38}
{"seat":0,"why":"window","clock":"window","since":52}
{"seat":0,"why":"window","clock":"window","since":92}
{"seat":0,"why":"window","clock":"window","since":136}
{"seat":0,"why":"window","clock":"window","since":156}
{"seat":0,"why":"window","clock":"window","since":171}
{"seat":0,"why":"window","clock":"window","since":185}
{"seat":0,"why":"window","clock":"window","since":245}
{"seat":0,"why":"window","clock":"window","since":273}
{"seat":1,"why":"window","clock":"window","since":9}
{"seat":1,"why":"window","clock":"window","since":14}
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
{"seat":0,"why":"window","clock":"window","since":15}
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
{"type":"triggered","seat":0,"source":"ability:cursed-soul"}
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
{"seat":1,"why":"window","clock":"window","since":19}
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
{"type":"asked","seat":0,"about":"ability:shade-shift"}
{"type":"attack","seat":0,"target":1,"ability":"dagger-strike"}
{"type":"modified","op":"add","n":3,"of":"attack","source":"companion:shock-bot"}
{"seat":1,"about":"ability:tithe","question":"Choose a die to re-roll."}
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
{"type":"turn","turn":22,"seat":0}
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
{"type":"asked","seat":1,"about":"ability:fertilize"}
{"type":"played","seat":1,"card":"samesies","cost":1}
{"seat":0,"about":"card:so-wild","question":"Choose a die to change."}
{"seat":1,"about":"card:samesies","question":"Choose the die to copy."}
{"seat":1,"about":"card:samesies","question":"Choose a die to change."}
{"by":0,"ability":"dagger-strike","target":1,"ultimate":false}
{"type":"defends","seat":0,"ability":"missed-me","level":1}
{"seat":1,"about":"ability:fertilize","question":"Choose one."}
{"seat":0,"why":"window","clock":"window","since":18}
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
{"seat":0,"why":"move","clock":"turn","since":1}
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
{"type":"turn","turn":22,"seat":1}
{"type":"asked","seat":0,"about":"ability:overgrowth"}
{"type":"played","seat":1,"card":"six-it","cost":1}
{"type":"played","seat":1,"card":"get-that-outta-here","cost":1}
{"type":"played","seat":1,"card":"try-try-again","cost":1}
{"seat":0,"about":"card:tip-it","question":"Choose its new value."}
{"seat":1,"about":"card:try-try-again","question":"Choose a die to re-roll, or be done."}
{"type":"spent","seat":0,"companion":"seedling","n":1}
{"seat":0,"why":"window","clock":"window","since":103}
{"seat":0,"why":"window","clock":"window","since":142}
{"seat":0,"why":"window","clock":"window","since":167}
{"seat":0,"why":"window","clock":"window","since":178}
{"seat":0,"why":"window","clock":"window","since":186}
{"seat":0,"why":"window","clock":"window","since":189}
{"seat":0,"why":"window","clock":"window","since":239}
{"seat":0,"why":"window","clock":"window","since":248}
{"seat":1,"why":"window","clock":"window","since":18}
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
{"type":"turn","turn":23,"seat":1}
{"type":"token","seat":0,"token":"delayed-poison","n":1,"held":1}
{"type":"asked","seat":0,"about":"rule:defence"}
{"type":"played","seat":0,"card":"helping-hand","cost":1}
{"type":"damage","from":1,"to":0,"n":2,"source":"ability:shade-shift"}
{"seat":0,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
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
{"seat":0,"why":"window","clock":"window","since":34}
{"seat":0,"why":"window","clock":"window","since":68}
{"seat":0,"why":"window","clock":"window","since":131}
{"seat":0,"why":"window","clock":"window","since":168}
{"seat":0,"why":"window","clock":"window","since":193}
{"seat":0,"why":"window","clock":"window","since":218}
{"seat":0,"why":"window","clock":"window","since":269}
{"seat":0,"why":"window","clock":"window","since":280}
{"seat":0,"why":"window","clock":"window","since":313}
{"seat":1,"why":"window","clock":"window","since":36}
{"seat":1,"why":"window","clock":"window","since":39}
{"seat":1,"why":"window","clock":"window","since":41}
{"seat":1,"why":"window","clock":"window","since":43}
{"seat":1,"why":"window","clock":"window","since":102}
{"seat":1,"why":"window","clock":"window","since":163}
{"seat":1,"why":"window","clock":"window","since":218}
{"seat":1,"why":"window","clock":"window","since":280}
{"source":"ability:mighty-prayer","op":"base","n":4,"after":4}
{"type":"chosen","seat":0,"option":"die:0","about":"card:try-try-again"}
{"seat":0,"about":"card:six-it","question":"Choose a die to change."}
{"type":"activated","seat":0,"ability":"holy-blade","level":1,"ultimate":false}
{"type":"token-lost","seat":0,"token":"powder-keg","n":1}
{"id":"shock-bot","side":"advanced","count":1}
{"seat":0,"why":"window","clock":"window","since":45}
{"seat":0,"why":"window","clock":"window","since":53}
{"seat":0,"why":"window","clock":"window","since":80}
{"seat":0,"why":"window","clock":"window","since":129}
{"seat":0,"why":"window","clock":"window","since":259}
{"seat":0,"why":"window","clock":"window","since":287}
{"seat":0,"why":"window","clock":"window","since":299}
{"seat":1,"why":"window","clock":"window","since":34}
{"seat":1,"why":"window","clock":"window","since":64}
{"seat":1,"why":"window","clock":"window","since":129}
{"seat":1,"why":"window","clock":"window","since":131}
{"seat":1,"why":"window","clock":"window","since":165}
{"seat":1,"why":"window","clock":"window","since":236}
{"seat":1,"why":"window","clock":"window","since":238}
{"seat":1,"why":"window","clock":"window","since":246}
{"seat":1,"why":"window","clock":"window","since":247}
{"seat":1,"why":"window","clock":"window","since":264}
{"seat":1,"why":"window","clock":"window","since":269}
{"source":"ability:katana-slice","op":"base","n":5,"after":5}
{"source":"ability:cutlass-strike","op":"base","n":5,"after":5}
{"seat":0,"about":"ability:fertilize","question":"Choose one."}
{"type":"announced","seat":0,"ability":"saber-strike","level":1}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:chi"}
{"type":"defends","seat":0,"ability":"thick-skin","level":1}
{"type":"defends","seat":1,"ability":"shade-shift","level":1}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:countermeasures"}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:divine-defense"}
{"seat":0,"about":"rule:defence","question":"Choose your defence."}
{"seat":0,"why":"window","clock":"window","since":31}
{"seat":0,"why":"window","clock":"window","since":36}
{"seat":0,"why":"window","clock":"window","since":44}
{"seat":0,"why":"window","clock":"window","since":63}
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
{"seat":1,"why":"window","clock":"window","since":81}
{"seat":1,"why":"window","clock":"window","since":146}
{"seat":1,"why":"window","clock":"window","since":159}
{"seat":1,"why":"window","clock":"window","since":180}
{"seat":1,"why":"window","clock":"window","since":191}
{"seat":1,"why":"window","clock":"window","since":211}
{"seat":1,"why":"window","clock":"window","since":288}
{"seat":1,"why":"window","clock":"window","since":298}
{"source":"ability:overgrowth","op":"base","n":8,"after":12}
{"type":"token","seat":0,"token":"flight","n":1,"held":1}
{"type":"played","seat":0,"card":"buh-bye","cost":2}
{"seat":0,"about":"card:twice-as-wild","question":"Choose its new value."}
{"seat":0,"about":"card:twice-as-wild","question":"Choose a die to change."}
{"type":"announced","seat":0,"ability":"revolver","level":1}
{"type":"defends","seat":0,"ability":"ratchet-up","level":1}
{"type":"defends","seat":1,"ability":"molten-armor","level":1}
{"type":"token-lost","seat":0,"token":"ninjutsu","n":1,"paid":true}
{"type":"spent","seat":0,"token":"ninjutsu","n":1}
{"by":1,"ability":"splinter","ultimate":false}
{"seat":0,"why":"window","clock":"window","since":24}
{"seat":0,"why":"window","clock":"window","since":74}
{"seat":0,"why":"window","clock":"window","since":165}
{"seat":0,"why":"window","clock":"window","since":180}
{"seat":0,"why":"window","clock":"window","since":188}
{"seat":0,"why":"window","clock":"window","since":202}
{"seat":0,"why":"window","clock":"window","since":236}
{"seat":0,"why":"window","clock":"window","since":246}
{"seat":0,"why":"window","clock":"window","since":261}
{"seat":0,"why":"window","clock":"window","since":303}
{"seat":1,"why":"window","clock":"window","since":23}
{"seat":1,"why":"window","clock":"window","since":47}
{"seat":1,"why":"window","clock":"window","since":49}
{"seat":1,"why":"window","clock":"window","since":53}
{"seat":1,"why":"window","clock":"window","since":82}
{"seat":1,"why":"window","clock":"window","since":145}
{"seat":1,"why":"window","clock":"window","since":253}
{"seat":1,"why":"window","clock":"window","since":295}
{"seat":1,"why":"window","clock":"window","since":297}
{"seat":1,"why":"window","clock":"window","since":301}
{"seat":1,"why":"window","clock":"window","since":318}
{"source":"ability:entangling-shot","op":"base","n":7,"after":7}
{"source":"ability:bounty-hunter","op":"base","n":1,"after":1}
{"source":"ability:jolt","op":"base","n":7,"after":7}
{"seat":1,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"by":1,"ability":"splinter","target":0,"ultimate":false}
{"type":"token-lost","seat":0,"token":"cleanse","n":1,"paid":true}
{"type":"spent","seat":0,"token":"cleanse","n":1}
{"by":0,"ability":"mighty-prayer","ultimate":false}
{"by":1,"ability":"dagger-strike","ultimate":false}
{"seat":0,"why":"window","clock":"window","since":110}
{"seat":0,"why":"window","clock":"window","since":122}
{"seat":0,"why":"window","clock":"window","since":241}
{"seat":0,"why":"window","clock":"window","since":284}
{"seat":0,"why":"window","clock":"window","since":291}
{"seat":0,"why":"window","clock":"window","since":305}
{"seat":0,"why":"window","clock":"window","since":335}
{"seat":1,"why":"window","clock":"window","since":24}
{"seat":1,"why":"window","clock":"window","since":80}
{"seat":1,"why":"window","clock":"window","since":84}
{"seat":1,"why":"window","clock":"window","since":97}
{"seat":1,"why":"window","clock":"window","since":122}
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
{"source":"ability:stand-tall","op":"base","n":2,"after":2}
{"source":"ability:revolver","op":"base","n":5,"after":5}
{"source":"ability:holy-blade","op":"base","n":6,"after":6}
{"source":"ability:molten-armor","op":"base","n":3,"after":3}
{"source":"ability:zen-strike","op":"base","n":6,"after":6}
{"type":"chosen","seat":0,"option":"die:0","about":"card:better-d"}
{"type":"token","seat":1,"token":"tactical-advantage","n":1,"held":1}
{"type":"played","seat":0,"card":"what-status-effects","cost":2}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"type":"attack","seat":1,"target":0,"ability":"splinter"}
{"type":"token-lost","seat":1,"token":"ninjutsu","n":1,"paid":true}
{"type":"damage","from":0,"to":1,"n":2,"source":"ability:shade-shift"}
{"type":"spent","seat":1,"token":"ninjutsu","n":1}
{"by":0,"ability":"fortitude","ultimate":false}
{"seat":1,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
{"seat":0,"why":"window","clock":"window","since":22}
{"seat":0,"why":"window","clock":"window","since":51}
{"seat":0,"why":"window","clock":"window","since":163}
{"seat":0,"why":"window","clock":"window","since":247}
{"seat":0,"why":"window","clock":"window","since":263}
{"seat":0,"why":"window","clock":"window","since":281}
{"seat":0,"why":"window","clock":"window","since":298}
{"seat":0,"why":"window","clock":"window","since":320}
{"seat":1,"why":"window","clock":"window","since":22}
{"seat":1,"why":"window","clock":"window","since":83}
{"seat":1,"why":"window","clock":"window","since":110}
{"seat":1,"why":"window","clock":"window","since":259}
{"seat":1,"why":"window","clock":"window","since":261}
{"seat":1,"why":"window","clock":"window","since":290}
{"source":"token:bounty","op":"add","n":1,"after":7}
{"source":"ability:dagger-strike","op":"base","n":8,"after":8}
{"type":"chosen","seat":0,"option":"die:0","about":"card:samesies"}
{"type":"token","seat":0,"token":"barbed-vine","n":1,"held":1}
{"type":"token","seat":1,"token":"flight","n":1,"held":1}
{"type":"announced","seat":0,"ability":"fireball","level":1}
{"type":"announced","seat":1,"ability":"holy-blade","level":1}
{"by":0,"ability":"mighty-prayer","target":1,"ultimate":false}
{"type":"attack","seat":0,"target":1,"ability":"mighty-prayer"}
{"type":"attack","seat":1,"target":0,"ability":"dagger-strike"}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:ninjutsu"}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:shade-shift"}
{"seat":0,"why":"window","clock":"window","since":27}
{"seat":0,"why":"window","clock":"window","since":97}
{"seat":0,"why":"window","clock":"window","since":237}
{"seat":0,"why":"window","clock":"window","since":257}
{"seat":0,"why":"window","clock":"window","since":266}
{"seat":1,"why":"window","clock":"window","since":257}
{"seat":1,"why":"window","clock":"window","since":260}
{"seat":1,"why":"window","clock":"window","since":274}
{"seat":1,"why":"window","clock":"window","since":276}
{"source":"token:bleed","op":"base","n":1,"after":2}
{"source":"ability:divine-defense","op":"base","n":2,"after":2}
{"source":"ability:savage","op":"base","n":4,"after":4}
{"type":"token","seat":0,"token":"bleed","n":1,"held":2}
{"type":"token","seat":1,"token":"nanite","n":1,"held":1}
{"type":"announced","seat":0,"ability":"fortitude","level":1}
{"type":"announced","seat":1,"ability":"dagger-strike","level":1}
{"type":"activated","seat":0,"ability":"fireball","level":1,"ultimate":false}
{"type":"activated","seat":1,"ability":"holy-blade","level":1,"ultimate":false}
{"by":1,"ability":"dagger-strike","target":0,"ultimate":false}
{"type":"damage","from":0,"to":0,"n":3,"source":"token:poison"}
{"type":"token-lost","seat":1,"token":"powder-keg","n":1}
{"seat":0,"why":"window","clock":"window","since":66}
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
{"seat":0,"why":"window","clock":"window","since":138}
{"seat":0,"why":"window","clock":"window","since":289}
{"seat":0,"why":"window","clock":"window","since":321}
{"seat":0,"why":"window","clock":"window","since":355}
{"seat":1,"why":"window","clock":"window","since":133}
{"seat":1,"why":"window","clock":"window","since":225}
{"seat":1,"why":"window","clock":"window","since":292}
{"seat":1,"why":"window","clock":"window","since":296}
{"seat":1,"why":"window","clock":"window","since":307}
{"seat":1,"why":"window","clock":"window","since":323}
{"source":"card:not-this-time","op":"less","n":6,"after":1}
{"type":"activated","seat":0,"ability":"fortitude","level":1,"ultimate":false}
{"by":1,"ability":"spanner-strike","target":0,"ultimate":false}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:honor"}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:missed-me"}
{"seat":0,"why":"window","clock":"window","since":238}
{"seat":0,"why":"window","clock":"window","since":255}
{"seat":0,"why":"window","clock":"window","since":292}
{"seat":0,"why":"window","clock":"window","since":293}
{"seat":0,"why":"window","clock":"window","since":294}
{"seat":0,"why":"window","clock":"window","since":307}
{"seat":0,"why":"window","clock":"window","since":322}
{"seat":0,"why":"window","clock":"window","since":328}
{"seat":1,"why":"window","clock":"window","since":320}
{"seat":1,"why":"window","clock":"window","since":355}
{"seat":1,"why":"window","clock":"window","since":369}
{"source":"companion:nyra","op":"add","n":2,"after":8}
{"seat":1,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:countermeasures"}
{"seat":0,"why":"window","clock":"window","since":260}
{"seat":0,"why":"window","clock":"window","since":286}
{"seat":0,"why":"window","clock":"window","since":308}
{"seat":0,"why":"window","clock":"window","since":310}
{"seat":0,"why":"window","clock":"window","since":315}
{"seat":0,"why":"window","clock":"window","since":319}
{"seat":1,"why":"window","clock":"window","since":249}
{"seat":1,"why":"window","clock":"window","since":279}
{"seat":1,"why":"window","clock":"window","since":309}
{"seat":1,"why":"window","clock":"window","since":322}
{"seat":0,"why":"window","clock":"window","since":136,"last":true}
{"type":"chosen","seat":0,"option":"ability:maternal-bond","about":"companion:nyra"}
{"type":"chosen","seat":1,"option":"option:2","about":"token:tactical-advantage"}
{"type":"token","seat":0,"token":"blood-power","n":1,"held":1}
{"type":"token","seat":0,"token":"fire-mastery","n":1,"held":1}
{"seat":0,"about":"card:transference","question":"Choose a status effect."}
{"type":"activated","seat":1,"ability":"dagger-strike","level":1,"ultimate":false}
{"by":1,"ability":"saber-strike","target":0,"ultimate":false}
{"by":1,"ability":"smoke-screen","target":0,"ultimate":false}
{"type":"token-lost","seat":1,"token":"flight","n":1,"paid":true}
{"type":"damage","from":0,"to":1,"n":2,"source":"ability:maternal-bond"}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:shade-shift"}
{"seat":1,"about":"ability:smoke-screen","question":"Choose a player."}
{"seat":0,"why":"window","clock":"window","since":302}
{"seat":0,"why":"window","clock":"window","since":304}
{"seat":0,"why":"window","clock":"window","since":317}
{"seat":0,"why":"window","clock":"window","since":343}
{"seat":0,"why":"window","clock":"window","since":370}
{"seat":1,"why":"window","clock":"window","since":300}
{"seat":1,"why":"window","clock":"window","since":302}
{"seat":1,"why":"window","clock":"window","since":315}
{"seat":1,"why":"window","clock":"window","since":334}
{"seat":1,"why":"window","clock":"window","since":358}
{"seat":0,"why":"window","clock":"window","since":77,"last":true}
{"seat":0,"why":"window","clock":"window","since":189,"last":true}
{"seat":1,"why":"window","clock":"window","since":45,"last":true}
{"seat":1,"why":"window","clock":"window","since":136,"last":true}
{"type":"chosen","seat":1,"option":"die:0","about":"card:samesies"}
{"type":"chosen","seat":1,"option":"ability:maternal-bond","about":"companion:nyra"}
{"type":"chosen","seat":1,"option":"ability:shadow-defense","about":"rule:defence"}
{"type":"token","seat":0,"token":"nanite","n":1,"held":1}
{"type":"token","seat":1,"token":"bleed","n":1,"held":2}
{"seat":1,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"activated","seat":0,"ability":"dagger-strike","level":1,"ultimate":false}
{"type":"activated","seat":1,"ability":"smoke-screen","level":1,"ultimate":false}
{"type":"damage","from":0,"to":1,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":1,"to":0,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"seat":0,"why":"window","clock":"window","since":251}
{"seat":0,"why":"window","clock":"window","since":272}
{"seat":0,"why":"window","clock":"window","since":297}
{"seat":0,"why":"window","clock":"window","since":332}
{"seat":1,"why":"window","clock":"window","since":272}
{"seat":1,"why":"window","clock":"window","since":308}
{"seat":1,"why":"window","clock":"window","since":324}
{"seat":0,"why":"window","clock":"window","since":193,"last":true}
{"seat":0,"why":"window","clock":"window","since":212,"last":true}
{"seat":1,"why":"window","clock":"window","since":57,"last":true}
{"source":"token:ninjutsu","op":"add","n":2,"after":7}
{"source":"token:bounty","op":"add","n":1,"after":5}
{"source":"token:bounty","op":"add","n":1,"after":8}
{"source":"companion:shock-bot","op":"add","n":3,"after":10}
{"type":"token","seat":0,"token":"entangle","n":1,"held":1}
{"type":"token","seat":1,"token":"entangle","n":1,"held":1}
{"seat":1,"about":"card:transference","question":"Choose a status effect."}
{"by":1,"ability":"revolver","target":0,"ultimate":false}
{"by":1,"ability":"katana-slice","target":0,"ultimate":false}
{"type":"damage","from":1,"to":1,"n":3,"source":"token:poison"}
{"seat":0,"about":"ability:duel","question":"Choose one."}
{"seat":0,"about":"ability:tithe","question":"Choose a die to re-roll."}
{"seat":0,"why":"window","clock":"window","since":249}
{"seat":0,"why":"window","clock":"window","since":279}
{"seat":0,"why":"window","clock":"window","since":348}
{"seat":0,"why":"window","clock":"window","since":369}
{"seat":1,"why":"window","clock":"window","since":311}
{"seat":1,"why":"window","clock":"window","since":326}
{"seat":1,"why":"window","clock":"window","since":329}
{"seat":0,"why":"window","clock":"window","since":27,"last":true}
{"seat":0,"why":"window","clock":"window","since":179,"last":true}
{"seat":1,"why":"window","clock":"window","since":98,"last":true}
{"seat":1,"why":"window","clock":"window","since":132,"last":true}
{"seat":1,"why":"window","clock":"window","since":146,"last":true}
{"seat":1,"why":"window","clock":"window","since":209,"last":true}
{"source":"token:chi","op":"less","n":1,"after":5}
{"type":"chosen","seat":0,"option":"die:1","about":"card:better-d"}
{"type":"chosen","seat":0,"option":"done","about":"card:better-d"}
{"type":"chosen","seat":0,"option":"ability:counter-strike","about":"rule:defence"}
{"type":"chosen","seat":1,"option":"value:1","about":"card:twice-as-wild"}
{"type":"token","seat":0,"token":"sneak-attack","n":1,"held":1}
{"type":"token","seat":1,"token":"nyras-bond","n":1,"held":1}
{"seat":0,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"seat":1,"about":"token:tactical-advantage","question":"Choose a die to re-roll."}
{"by":0,"ability":"sturdy-blow","target":1,"ultimate":false}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:ninjutsu"}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:missed-me"}
{"seat":0,"why":"window","clock":"window","since":296}
{"seat":0,"why":"window","clock":"window","since":309}
{"seat":0,"why":"window","clock":"window","since":311}
{"seat":0,"why":"window","clock":"window","since":222,"last":true}
{"seat":1,"why":"window","clock":"window","since":193,"last":true}
{"seat":1,"why":"window","clock":"window","since":228,"last":true}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:fireball"}
{"seat":0,"about":"token:tactical-advantage","question":"Choose one."}
{"seat":0,"why":"window","clock":"window","since":146,"last":true}
{"seat":0,"why":"window","clock":"window","since":177,"last":true}
{"seat":0,"why":"window","clock":"window","since":203,"last":true}
{"seat":1,"why":"window","clock":"window","since":163,"last":true}
{"seat":1,"why":"window","clock":"window","since":179,"last":true}
{"seat":1,"why":"window","clock":"window","since":212,"last":true}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:saber-strike"}
{"seat":0,"why":"window","clock":"window","since":129,"last":true}
{"seat":0,"why":"window","clock":"window","since":138,"last":true}
{"seat":0,"why":"window","clock":"window","since":154,"last":true}
{"seat":0,"why":"window","clock":"window","since":166,"last":true}
{"seat":0,"why":"window","clock":"window","since":183,"last":true}
{"seat":1,"why":"window","clock":"window","since":177,"last":true}
{"seat":1,"why":"window","clock":"window","since":258,"last":true}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:overgrowth"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"undefendable","source":"ability:mighty-prayer"}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:holy-blade"}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:smack"}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:dagger-strike"}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"seat":1,"about":"ability:duel","question":"Choose one."}
{"seat":0,"about":"ability:overgrowth","question":"Choose a companion, or be done."}
{"seat":0,"why":"window","clock":"window","since":132,"last":true}
{"seat":0,"why":"window","clock":"window","since":258,"last":true}
{"seat":1,"why":"window","clock":"window","since":129,"last":true}
{"seat":1,"why":"window","clock":"window","since":152,"last":true}
{"seat":1,"why":"window","clock":"window","since":180,"last":true}
{"seat":1,"why":"window","clock":"window","since":189,"last":true}
{"seat":0,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:blood-power"}
{"seat":0,"why":"window","clock":"window","since":206,"last":true}
{"seat":1,"why":"window","clock":"window","since":138,"last":true}
{"seat":1,"why":"window","clock":"window","since":148,"last":true}
{"seat":1,"why":"window","clock":"window","since":166,"last":true}
{"seat":1,"why":"window","clock":"window","since":183,"last":true}
{"seat":1,"why":"window","clock":"window","since":186,"last":true}
{"seat":1,"why":"window","clock":"window","since":199,"last":true}
{"seat":1,"why":"window","clock":"window","since":203,"last":true}
{"type":"damage","from":0,"to":"target","n":3,"damage":"normal","source":"ability:revolver"}
{"seat":0,"about":"ability:meditate","question":"Choose one."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:smack"}
{"type":"damage","from":1,"to":0,"n":2,"damage":"undefendable","source":"ability:stand-tall"}
{"seat":0,"about":"token:cleanse","question":"Choose a status effect."}
{"seat":0,"about":"ability:smoke-screen","question":"Choose a player."}
{"type":"damage","from":0,"to":1,"n":1,"damage":"undefendable","source":"ability:stand-tall"}
{"type":"damage","from":0,"to":1,"n":2,"damage":"undefendable","source":"ability:stand-tall"}
{"type":"damage","from":1,"to":"target","n":5,"damage":"normal","source":"ability:holy-blade"}
{"type":"damage","from":1,"to":"target","n":6,"damage":"normal","source":"ability:flank"}
{"seat":1,"about":"token:synth","question":"Choose a companion."}
{"seat":0,"about":"token:knockdown","question":"Choose whether to do it."}
{"seat":0,"about":"card:what-status-effects","question":"Choose a player."}
{"type":"damage","from":1,"to":"target","n":4,"damage":"normal","source":"ability:dagger-strike"}
{"type":"damage","from":1,"to":"target","n":5,"damage":"normal","source":"ability:splinter"}
{"type":"damage","from":1,"to":"target","n":6,"damage":"normal","source":"ability:fist-of-harmony"}
{"seat":1,"about":"token:knockdown","question":"Choose whether to do it."}
{"seat":1,"about":"ability:spanner-strike","question":"Choose whether to do it."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:revolver"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:saber-strike"}
{"type":"damage","from":0,"to":"target","n":8,"damage":"normal","source":"ability:overgrowth"}
{"type":"damage","from":1,"to":"target","n":6,"damage":"normal","source":"ability:smack"}
{"seat":0,"about":"ability:holy-attack","question":"Choose one."}
{"seat":0,"about":"token:synth","question":"Choose a companion."}
{"seat":1,"about":"companion:sapling","question":"Choose one."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"undefendable","source":"ability:sturdy-blow"}
{"type":"damage","from":0,"to":"target","n":9,"damage":"normal","source":"ability:zapppp"}
{"type":"damage","from":1,"to":"target","n":3,"damage":"normal","source":"ability:spanner-strike"}
{"seat":1,"about":"ability:meditate","question":"Choose one."}
{"seat":1,"about":"card:what-status-effects","question":"Choose a player."}
{"seat":0,"about":"ability:zapppp","question":"Choose a companion, or be done."}
{"seat":0,"about":"companion:seedling","question":"Choose a die to re-roll."}
{"seat":0,"about":"ability:splinter","question":"Choose a companion, or be done."}
{"seat":1,"about":"ability:spanner-strike","question":"Choose its new value."}
{"seat":0,"about":"ability:spanner-strike","question":"Choose whether to do it."}
{"seat":1,"about":"ability:splinter","question":"Choose a companion, or be done."}
{"seat":0,"about":"token:tactical-advantage","question":"Choose a die to re-roll."}
{"seat":1,"about":"ability:overgrowth","question":"Choose a companion, or be done."}
{"seat":1,"about":"ability:angelic-mantle","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"ability:quick-draw","question":"Choose a die to re-roll, or be done."}
[{"type":"sell","card":"vegas-baby"},"Sell Vegas Baby! for 1 CP"]
[{"type":"sell","card":"six-it"},"Sell Six-It! for 1 CP"]
[{"type":"pass"},"Go to the roll phase"]
[{"type":"play","card":"vegas-baby"},"Play Vegas Baby! (0 CP)"]
[{"type":"pass"},"Pass"]
[{"type":"roll"},"Roll all dice"]
[{"type":"announce","ability":null},"Activate no ability"]
[{"type":"play","card":"one-more-time"},"Play One More Time! (1 CP)"]
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
[{"type":"play","card":"six-it"},"Play Six-It! (1 CP)"]
[{"type":"choose","option":"die:0"},"Die 1: 1 (Sword)"]
[{"type":"choose","option":"die:1"},"Die 2: 1 (Sword)"]
[{"type":"pass"},"End the turn"]
[{"type":"sell","card":"overpower-2"},"Sell Overpower II for 1 CP"]
[{"type":"sell","card":"one-more-time"},"Sell One More Time! for 1 CP"]
[{"type":"play","card":"overpower-2"},"Play Overpower II (2 CP)"]
[{"type":"sell","card":"fortitude-2"},"Sell Fortitude II for 1 CP"]
[{"type":"sell","card":"what-status-effects"},"Sell What Status Effects? for 1 CP"]
[{"type":"sell","card":"try-try-again"},"Sell Try, Try Again! for 1 CP"]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)"]
[{"type":"choose","option":"die:0"},"Die 1: 2 (Sword)"]
[{"type":"choose","option":"die:4"},"Die 5: 2 (Sword)"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"sell","card":"triple-up"},"Sell Triple Up! for 1 CP"]
[{"type":"play","card":"triple-up"},"Play Triple Up! (2 CP)"]
[{"type":"sell","card":"double-up"},"Sell Double Up! for 1 CP"]
[{"type":"play","card":"double-up"},"Play Double Up! (1 CP)"]
[{"type":"sell","card":"not-this-time"},"Sell Not This Time! for 1 CP"]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)"]
[{"type":"sell","card":"helping-hand"},"Sell Helping Hand! for 1 CP"]
[{"type":"play","card":"helping-hand"},"Play Helping Hand! (1 CP)"]
[{"type":"play","card":"helping-hand"},"Play Helping Hand! (1 CP)",true]
[{"type":"sell","card":"getting-paid"},"Sell Getting Paid! for 1 CP"]
[{"type":"play","card":"getting-paid"},"Play Getting Paid! (0 CP)"]
[{"type":"sell","card":"samesies"},"Sell Samesies! for 1 CP"]
[{"type":"play","card":"better-d"},"Play Better D! (0 CP)",true]
[{"type":"sell","card":"transference"},"Sell Transference! for 1 CP"]
[{"type":"sell","card":"get-that-outta-here"},"Sell Get That Outta Here! for 1 CP"]
[{"type":"play","card":"get-that-outta-here"},"Play Get That Outta Here! (1 CP)"]
[{"type":"spend","token":"evasive"},"Spend Evasive",true]
[{"type":"play","card":"samesies"},"Play Samesies! (1 CP)"]
[{"type":"play","card":"samesies"},"Play Samesies! (1 CP)",true]
[{"type":"spend","token":"evasive"},"Spend Evasive"]
[{"type":"sell","card":"tip-it"},"Sell Tip It! for 1 CP"]
[{"type":"play","card":"tip-it"},"Play Tip It! (1 CP)"]
[{"type":"play","card":"tip-it"},"Play Tip It! (1 CP)",true]
[{"type":"choose","option":"value:4"},"Value 4"]
[{"type":"choose","option":"value:6"},"Value 6"]
[{"type":"play","card":"six-it"},"Play Six-It! (1 CP)",true]
[{"type":"sell","card":"buh-bye"},"Sell Buh, Bye! for 1 CP"]
[{"type":"play","card":"transference"},"Play Transference! (2 CP)"]
[{"type":"play","card":"buh-bye"},"Play Buh, Bye! (2 CP)"]
[{"type":"sell","card":"better-d"},"Sell Better D! for 1 CP"]
[{"type":"play","card":"better-d"},"Play Better D! (0 CP)"]
[{"type":"sell","card":"so-wild"},"Sell So Wild! for 1 CP"]
[{"type":"play","card":"so-wild"},"Play So Wild! (2 CP)"]
[{"type":"choose","option":"value:1"},"Value 1"]
[{"type":"choose","option":"value:2"},"Value 2"]
[{"type":"choose","option":"value:3"},"Value 3"]
[{"type":"choose","option":"value:5"},"Value 5"]
[{"type":"sell","card":"twice-as-wild"},"Sell Twice as Wild! for 1 CP"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)"]
[{"type":"announce","ability":"dagger-strike"},"Announce Dagger Strike"]
[{"type":"choose","option":"ability:shadow-defense"},"Shadow Defense"]
[{"type":"choose","option":"ability:counter-strike"},"Counter Strike"]
[{"type":"sell","card":"shadow-defense-2"},"Sell Shadow Defense II for 1 CP"]
[{"type":"sell","card":"counter-strike-2"},"Sell Counter Strike II for 1 CP"]
[{"type":"play","card":"shadow-defense-2"},"Play Shadow Defense II (3 CP)"]
[{"type":"play","card":"what-status-effects"},"Play What Status Effects? (2 CP)"]
[{"type":"announce","ability":"shifty-strike"},"Announce Shifty Strike"]
[{"type":"choose","option":"option:1"},"Gain 1 Evasive"]
[{"type":"choose","option":"option:2"},"Gain 1 Cleanse"]
[{"type":"spend","token":"cleanse"},"Spend Cleanse"]
[{"type":"sell","card":"serenity-3"},"Sell Serenity III for 1 CP"]
[{"type":"sell","card":"divine-defense-3"},"Sell Divine Defense III for 1 CP"]
[{"type":"sell","card":"holy-attack-2"},"Sell Holy Attack II for 1 CP"]
[{"type":"announce","ability":"holy-attack"},"Announce Holy Attack"]
[{"type":"sell","card":"mighty-prayer-2"},"Sell Mighty Prayer II for 1 CP"]
[{"type":"sell","card":"righteous-prayer-2"},"Sell Righteous Prayer II for 1 CP"]
[{"type":"announce","ability":"holy-light"},"Announce Holy Light"]
[{"type":"play","card":"holy-attack-2"},"Play Holy Attack II (2 CP)"]
[{"type":"play","card":"mighty-prayer-2"},"Play Mighty Prayer II (2 CP)"]
[{"type":"choose","option":"die:2"},"Die 3: 5 (Life)"]
[{"type":"choose","option":"die:2"},"Die 3: 1 (Sword)"]
[{"type":"spend","token":"protect"},"Spend Protect",true]
[{"type":"sell","card":"holy-light-2"},"Sell Holy Light II for 1 CP"]
[{"type":"play","card":"holy-light-2"},"Play Holy Light II (2 CP)"]
[{"type":"play","card":"so-wild"},"Play So Wild! (2 CP)",true]
[{"type":"sell","card":"consecration"},"Sell Consecration! for 1 CP"]
[{"type":"choose","option":"die:1"},"Die 2: 2 (Sword)"]
[{"type":"choose","option":"die:3"},"Die 4: 1 (Sword)"]
[{"type":"sell","card":"divine-defense-2"},"Sell Divine Defense II for 1 CP"]
[{"type":"sell","card":"retaliate-2"},"Sell Retaliate II for 1 CP"]
[{"type":"sell","card":"absolution"},"Sell Absolution! for 1 CP"]
[{"type":"play","card":"retaliate-2"},"Play Retaliate II (1 CP)"]
[{"type":"spend","token":"ninjutsu"},"Spend Ninjutsu",true]
[{"type":"choose","option":"die:1"},"Die 2: 6 (Mask)"]
[{"type":"choose","option":"option:1"},"The Attack deals 2 more damage"]
[{"type":"choose","option":"die:1"},"Die 2: 2 (Ninjato)"]
[{"type":"announce","ability":"poison-blade"},"Announce Poison Blade"]
[{"type":"choose","option":"die:2"},"Die 3: 1 (Ninjato)"]
[{"type":"choose","option":"die:0"},"Die 1: 4 (Shuriken)"]
[{"type":"choose","option":"die:2"},"Die 3: 4 (Shuriken)"]
[{"type":"choose","option":"die:2"},"Die 3: 2 (Ninjato)"]
[{"type":"spend","token":"seedling"},"Spend Seedling",true]
[{"type":"choose","option":"option:1"},"Gain a Seedling"]
[{"type":"choose","option":"die:2"},"Die 3: 4 (Leaf)"]
[{"type":"choose","option":"die:0"},"Die 1: 4 (Leaf)"]
[{"type":"sell","card":"overgrowth-2"},"Sell Overgrowth II for 1 CP"]
[{"type":"choose","option":"die:0"},"Die 1: 6 (Spirit)"]
[{"type":"choose","option":"die:2"},"Die 3: 5 (Leaf)"]
[{"type":"sell","card":"splinter-3"},"Sell Splinter III for 1 CP"]
[{"type":"announce","ability":"bounty-hunter"},"Announce Bounty Hunter"]
[{"type":"spend","token":"reload"},"Spend Reload",true]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)",true]
[{"type":"spend","token":"tactical-advantage"},"Spend Tactical Advantage"]
[{"type":"sell","card":"countermeasures-3"},"Sell Countermeasures III for 1 CP"]
[{"type":"spend","token":"tactical-advantage"},"Spend Tactical Advantage",true]
[{"type":"sell","card":"exploit-2"},"Sell Exploit II for 1 CP"]
[{"type":"sell","card":"carpet-bomb-2"},"Sell Carpet Bomb II for 1 CP"]
[{"type":"play","card":"carpet-bomb-2"},"Play Carpet Bomb II (2 CP)"]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)",true]
[{"type":"announce","ability":"cutlass-strike"},"Announce Cutlass Strike"]
[{"type":"choose","option":"option:2"},"The target discards 1 card"]
[{"type":"announce","ability":"soul-cutlass"},"Announce Soul Cutlass"]
[{"type":"announce","ability":"abyssal-walk"},"Announce Abyssal Walk"]
[{"type":"sell","card":"overclock-2"},"Sell Overclock II for 1 CP"]
[{"type":"announce","ability":"spanner-strike"},"Announce Spanner Strike"]
[{"type":"announce","ability":"holy-blade"},"Announce Holy Blade"]
[{"type":"sell","card":"angelic-mantle-3"},"Sell Angelic Mantle III for 1 CP"]
[{"type":"sell","card":"holy-blade-3"},"Sell Holy Blade III for 1 CP"]
[{"type":"spend","token":"flight"},"Spend Flight",true]
[{"type":"sell","card":"glorious-2"},"Sell Glorious II for 1 CP"]
[{"type":"spend","token":"blood-power"},"Spend Blood Power"]
[{"type":"spend","token":"blood-power"},"Spend Blood Power",true]
[{"type":"spend","token":"mesmerize"},"Spend Mesmerize",true]
[{"type":"choose","option":"die:3"},"Die 4: 5 (Life)"]
[{"type":"choose","option":"die:0"},"Die 1: 5 (Life)"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)",true]
[{"type":"choose","option":"die:1"},"Die 2: 5 (Life)"]
[{"type":"choose","option":"die:0"},"Die 1: 3 (Helmet)"]
[{"type":"choose","option":"die:3"},"Die 4: 2 (Sword)"]
[{"type":"choose","option":"die:4"},"Die 5: 5 (Life)"]
[{"type":"spend","token":"protect"},"Spend Protect"]
[{"type":"choose","option":"die:1"},"Die 2: 6 (Prayer)"]
[{"type":"choose","option":"die:2"},"Die 3: 2 (Sword)"]
[{"type":"choose","option":"die:1"},"Die 2: 5 (Shuriken)"]
[{"type":"choose","option":"die:0"},"Die 1: 3 (Ninjato)"]
[{"type":"choose","option":"option:1"},"The Attack deals 1 more damage"]
[{"type":"choose","option":"option:2"},"The Attack deals 3 more damage"]
[{"type":"sell","card":"strategic-approach-2"},"Sell Strategic Approach II for 1 CP"]
`,
};
