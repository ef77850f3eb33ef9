/** What duels of Dice Throne say, most first: `npm run -s tool -- lexicon`. */
export const DICE_THRONE = {
  words: `
{value,symbol} window 1 {moment,seats,passed,held} {type=passed,seat} {seat,why,clock,since} {id,seat,for,open,dice}
and offensive 2 {type=window,moment,seats} turn announced {seat,why,clock,since,last} {type=window-closed,moment}
CP. 3 move die-rolled {id,level} last-call is attack-declared defence-rolled to 4 rolls {type=rolled,seat,for,dice}
2, draws 1, gains for of damage. {source,op,n,after} 5 defence 3, 6: re-rolls {type=choose,option} Turn from at
health. {id,count} the {type=rolled,seat,for,dice,again} {type=health,seat,seats,health,by} damage receives coming a
with 6 {to,from,type=normal,amount,sum} base 4, Choose has {type=drawn,seat,n,cards} 5: Die now choice dice: plays
card. {type=chosen,seat,option,about} activates pays offensive-roll main-1 II. announces {type=roll-phase-over}
{type=announced,seat,ability,level} main-2 {seat,about,question,options} II effect. {type=token,seat,token,n,held}
{by,ability,ultimate} {type=activated,seat,ability,level,ultimate} die takes target.
{type=damage,from,to,n,damage,source} then targets CP attacks card defensive-roll target
{by,ability,target,ultimate} Sell {type=sell,card} {type=attack,seat,target,ability} transference
get-that-outta-here CP) Play {type=play,card} buh-bye {type=announce,ability} Announce less not-this-time
twice-as-wild better-d six-it samesies helping-hand one-more-time what-status-effects defence. 5, so-wild normal in
{type=played,seat,card,cost} try-try-again die:0 {type=asked,seat,about} vegas-baby tip-it 4: double-up defends
die:1 triple-up die:2 getting-paid no spends {type=modified,op,n,of,source} add {to,from,type=untyped,amount,sum}
sells {type=sold,seat,card} upkeep-damage loses {type=turn,turn,seat} die:3 Holy Strike die:4 die: prevents 3:
undefendable {type=token-lost,seat,token,n,paid} {type=damage,from,to,n,source} {type=spent,seat,token,n} Strike.
token:bleed 2: option:2 {type=defends,seat,ability,level} (2 Up! option:1 Sword, one. offensive-end becomes
{seat,about,question} Spend {type=die-rerolled,seat,die,from,to,symbol,source} Life upkeep
{type=upgraded,seat,ability,level,hero} 7 seedling {type=triggered,seat,source} Bleed. token:nanite
{type=token-lost,seat,token,n} heals done {to,from,type=undefendable,amount,sum} adds Wild!
{type=planned,source,options} or companion:nyra Poison Claw Sword be done. {type=spend,token} more {id,side,count}
Divine {type=heal,seat,n,source} Time! token:reload Tactical 1: Seedling. token:chi ability:duel card:better-d Soul
card:tip-it hold seat:0 can {type=token-full,seat,token,limit} ability:tithe seat:1 Shadow Evasive. (1
ability:spanner-strike token:evasive 8 card:twice-as-wild {type=die-changed,seat,die,from,to,symbol,source} re-roll,
Advantage. half Bleed Mighty change. changes 2. fire-mastery Blade card:vegas-baby card:samesies Mastery. III.
{type=companion,seat,companion,side} 1. Attack {type=cp,seat,n} Life. consecration Draw III card:so-wild Defense
Double Try Try, Again! Tip Better 6, token:tactical-advantage {type=used,seat,ability,n} It! blood-power D! as
splinter ability:divine-defense token:ninjutsu Vegas Baby! token:powder-keg Hand! Not This mighty-prayer
card:try-try-again Shuriken holy-blade divine-defense-3 Samesies! dagger-strike holy-attack The (0
companion:seedling Twice ninjutsu its Helping Triple Six-It! onslaught Light holy-light ability:maternal-bond
{type=dealt,seat,n} card:six-it fireball cards. new So value:4 ability:countermeasures ability:stand-tall
turn-end-damage Claw, katana-slice Poison. ability. ability:shade-shift card:helping-hand fist-strike ability:rooted
value. saber-strike absolution 6. spanner-strike righteous-combat-3 Shadow. Countermeasures divine-defense-2 (Sword)
dice Getting token:bounty ability:holy-light Paid! {type=pass} player. Pass revolver Soul. Get may 4. Blade. all
Collector sturdy-blow ability:holy-attack value:1 re-roll. Transference! smoke-screen meditate status overgrowth
value:2 Attack. Righteous value:3 value:6 righteous-combat-2 Pendant. card:get-that-outta-here Buh, Maternal
glorious (Bullet) Bye! yes card:transference profiteer divine-favor card:not-this-time (Claw) Bullseye. anew.
value:5 8: tactical-advantage token:shame ability:overgrowth Status What mighty-blow covered-shot Sabertooth.
announce changed: have {type=announce-again,seat} fortitude mighty-prayer-2 Outta That token:blood-power
ability:fertilize Here! Effects? 10: Immortal 7: 11: companion:heal-bot 5. 12: 9: ability:counter-strike Light.
token:flight Blinding ability:showdown Ninjato, holy-attack-2 13: (Branch) fist-of-harmony crows-nest
ability:missed-me animalistic showdown cutlass-strike Fertilize {type=companion-health,seat,companion,health,by}
More One holy-light-2 it. whether (Ninjato) pyroblast 14: rule:defence 3. seat:1/die:0 isolated-damage cleanse
nyras-bond shadow-dance righteous-prayer-2 solemnity entangling-shot carpet-bomb righteous-combat Ninjutsu.
{id,side,count,health} Seedling 0 overpower-2 vengeful-vines token:synth seat:0/die:0 token:knockdown 15: pickpocket
seat:1/die:1 Revolver. counter-strike-2 token:smoke-bomb back-strike seat:0/die:1 card:what-status-effects 10
bounty-hunter seat:0/die:2 Splinter Heal holy-smite Serenity blinding-shot {out} schematics token:sneak-attack
option:3 ability:angelic-mantle 16: Cutlass, (Wrench) masamune seat:1/die:2 discard ability:onslaught seat:0/die:3
ability:molten-armor ability:pyroblast card:buh-bye retaliate burning-soul blood-magic seat:1/die:3 sneak-attack
(Helmet) companion:shock-bot resuscitate poison-wound call-of-the-wild longer {type=token-left,seat,token,n}
feigned-retreat (3 maternal-bond-2 shadow-defense-2 fortitude-2 seat:1/die:4 protect companion:sapling Bomb attack
ability:splinter predatory-advance 17: nanite-assault feed-the-fish Defense. Revolver holy-blade-3 combo-strike
ability:ahoy-matey enlightenment soul-cutlass seat:0/die:4 {type=heal,seat,companion,n,source} combustion take-cover
Overgrowth poison-blade {type=spend,token,count} thick-skin-2 molten-armor (Shuriken) exploding-arrow shadow-coin
smoke-bomb triumphant spin-the-chamber ability:thick-skin mesmerize (Life) carducopia tempest-rush defeated.
{type=defeated,seat} countermeasures-3 blood-letting Onslaught! ability:cursed-soul hot-streak shock-bot
ability:serenity token:back-strike Fireball. enter-the-shadows overclock-2 sturdy-blow-2 1v1 ability:profiteer
token:blind {type=over,winners,draw} {winners,draw,places} mystic-mantra token:mesmerize Entangling angelic-mantle-3
maternal-bond Splinter. ability:katana-slice token:poison divine-intervention immortal-flesh feral-instincts 18:
{type=spent,seat,companion,n} cursed-doubloon wellspring Vengeful ability:smoke-screen retaliate-2 11 fan-the-hammer
match. wins Fortitude counter-strike Shuriken. Showdown wakizashi scrap-collector ability:smack carpet-bomb-2
Doubloon. ability:masamune ratchet-up token:honor countermeasures-2 saber-strike-2 strategic-approach your 19:
Exploding ability:shadow-defense overpower Power Pyroblast holier-than-thou ability:righteous-combat fist-strike-2
Protect. death-blossom fist-of-tranquility ability:savage token:targeted ability:holy-blade scrap-collector-2
(Dagger) highest-power-2 ability:call-of-the-wild strategic-approach-2 shadow-defense ability:combo-strike Predatory
angelic-mantle evasive 43 immortal-flesh-2 reckless demising-shot throwing-stars {type=drawn,seat,n} ability:gouge
Targeted token:protect predatory-advance-2 covered-shot-2 (Katana) 20: Ninjutsu archangels-will-2 ability:meditate
Mesmerize. retribution 28 collateral Fireball adrenaline-surge shifty-strike entangle countermeasures Schematics
ability:holy-smite Entangle. Profiteer ability:possess exploding-arrow-3 walk-the-line ability:triumphant sword 12
Evasive Glorious Cleanse. thick-skin shade-shift-2 41 ability:longbow overgrowth-2 21: Showdown.
token:blinding-light sanguimancy shadow-fang archangels-will righteous-prayer 35 Serenity. shade-shift
fist-of-harmony-2 39 13 Knockdown ability:shadow-dance Resuscitate Protect lotus-strike-2 44 companion, (Cutlass)
fist-of-tranquility-2 34 resuscitate-2 17 Onslaught walk-the-plank 42 carducopia-2 sturdy-blow-3 19 30
ability:dagger-strike demising-shot-2 fist-strike-3 27 31 knockdown ability:walk-the-plank copy. token:cleanse 29 37
Knockdown. Animalistic (Prayer) light-the-fuse smoke-screen-2 token:wellspring 23 Solemnity insidious-strike
accuracy call-of-the-wild-2 24 delayed-poison tempest-rush-2 36 Constrict. Countermeasures. ability:immortal-flesh
ability:tempest-rush serenity ability:zapppp 40 blinding-light x-marks-the-spot Advantage ability:covered-shot
ability:revolver 22: 32 Wakizashi ability:fist-strike natures-grasp-2 ability:mighty-prayer amount:1 22 Pyroblast.
amount:0 33 ability:avast-ye 14 molten-armor-2 (Bullseye) Profiteer. abyssal-walk blood-thirst Strategic
dagger-strike-2 lotus-strike roll Offensive ability:combustion shadow-shank maneuver Glorious. insidious-strike-2
Wellspring. ability:fireball entangling-shot-2 46 ability:exploding-arrow Triumphant Demising overclock discards
token:delayed-poison Meditate. ability:animalistic 23: ability:quick-draw Retaliate dread-mark shadow-thief bleed
token:nyras-bond crit-bash seat:1/token:bleed ability:bushido tactician Roll offensive-stance thar-she-blows
option:4 ability:requital card:divine-favor ability:saber-strike Overpower Archangel's lunar-eclipse highest-power
higher-ground Claw. ability:x-marks-the-spot Overgrowth. ability:soul-cutlass Absolution! vampire-lord Pickpocket
(Shadow) bounty-hunter-2 exsanguinate Accuracy. ability:sturdy-blow life Gain barbarian token:retribution
natures-grasp maximum-power transcendence ability:glamour ability:scrap-collector ability:death-blossom
{type=became,seat,companion,side} Meditate Retribution. artificer {type=discarded,seat,card} companion:nanobot
ability:entangling-shot card:blessed moon-elf ability:slash missed-me Solemnity. ability:cutlass-strike quick-draw
card-damage targeted Carducopia card:mother-tree huntress meteorite split-the-heavens Animalistic. Targeted.
Straight: vengeful-vines-2 wake-the-forest ability:blood-magic card:savage-slash barbed-vine gunslinger jungle-fury
pyromancer fill-em-with-lead ability:predatory-advance Sanguimancy player ability:blinding-shot ability:poison-blade
fertilize ability:walk-the-line ahoy-matey token:cursed-doubloon {to,from,type=collateral,amount,sum}
{type=use,ability} scorch-the-earth Combustion companion. shadewalk ability:jolt Tranquility
{type=companion-lost,seat,side} remove Mesmerize Instincts seat:0/token:evasive ability:carpet-bomb
ability:fortitude Retribution ability:bounty-hunter ability:vengeful-vines attempt. gets {type=attempts,seat,n} Yes:
ability:glorious Enlightenment! seat:1/token:crit ability:budo hagakure shiver-me-timbers ability:light-the-fuse
card:absolution divine-defense stand-tall assassinate ability:pickpocket seat:1/token:poison {type=cp,seat,n,paid}
{type=bears,seat,companion,share} {type=borne,seat,companion,n} ability:solemnity ability:abyssal-walk
{type=lose-health,seat,n,source} ability:take-cover seat:0/token:poison seat:0/token:crit (Basic).
ability:burning-soul avast-ye card:feelin-good undefendable. {type=attack-type,damage} Consecration!
seat:1/token:evasive seat:0/token:bleed seat:1/token:targeted Wellspring card:crows-nest discard. (Sabertooth)
ability:mighty-blow ability:schematics card:shadow-meld token:barbed-vine roll:0/die:0 ability:hot-streak
card:lunar-umbra powder-keg ability:eureka Sabertooth seat:0/token:targeted Phase card:holier-than-thou
seat:0/token:chi seat:0/token:synth card:blood-tide Large Small seat:1/token:accuracy card:enlightenment
seat:0/token:blood-power card:conductivity card:oooh-shiny claw incoming ability:wakizashi Cleanse ability:flank
black-spot ability:strategic-approach {type=damage,from,to,source} ability:fist-of-harmony {type=turned,seat,board}
Inflict seat:1/token:reload seat:1/token:ninjutsu ability:demising-shot Prevent ability:feral-instincts effect
pirates-touch token:shadows way-of-the-lotus {to,from,type=pure,amount,sum} {type=roll,dice} seat:1/token:protect
the-shivering seat:1/token:honor black-soul cursed-touch seat:0/token:accuracy seat:1/token:fire-mastery
seat:0/token:sneak-attack seat:0/token:cleanse seat:1/token:blood-power shuriken ability:resuscitate
{type=reshuffled,seat} blood-drop seat:1/token:tactical-advantage cursed-pirate bullseye cursed-soul
seat:0/token:fire-mastery {type=phase-skipped,seat,phase} {to,from,type=ultimate,amount,sum}
{type=ability-failed,seat,ability} income sabertooth token:concussion {type=income-skipped,seat} angelic-pendant
card:blood-letting rising-sun {type=phase,phase,seat} card:palm-strike resolute-faith bonded-soul
{type=heal,seat,source} {type=phase-restarted,seat,phase} Value {type=phase-ended,seat,phase}
{type=targeted,seat,target} {in} {type=announced,seat,ability} token:fire-mastery ability:cursed Activate ability Go
phase End {type=roll} Done
`,
  values: `
{"value":5,"symbol":"life"}
{"value":2,"symbol":"sword"}
{"value":1,"symbol":"sword"}
{"type":"cp","seat":1,"n":1}
{"type":"cp","seat":0,"n":1}
{"type":"phase","phase":"main-1","seat":1}
{"type":"phase","phase":"income","seat":1}
{"type":"phase","phase":"main-1","seat":0}
{"type":"phase","phase":"income","seat":0}
{"type":"phase","phase":"upkeep","seat":1}
{"type":"phase","phase":"upkeep","seat":0}
{"type":"phase","phase":"discard","seat":0}
{"type":"phase-ended","seat":0,"phase":"main-2"}
{"type":"phase","phase":"discard","seat":1}
{"type":"phase-ended","seat":1,"phase":"main-2"}
{"value":3,"symbol":"claw"}
{"type":"drawn","seat":1,"n":1}
{"type":"drawn","seat":0,"n":1}
{"type":"phase-ended","seat":0,"phase":"main-1"}
{"type":"phase","phase":"offensive-roll","seat":0}
{"type":"phase-ended","seat":1,"phase":"main-1"}
{"type":"phase","phase":"offensive-roll","seat":1}
{"value":3,"symbol":"sword"}
{"type":"phase","phase":"main-2","seat":1}
{"value":4,"symbol":"life"}
{"type":"phase","phase":"main-2","seat":0}
{"value":5,"symbol":"shuriken"}
{"value":2,"symbol":"claw"}
{"value":5,"symbol":"bonded-soul"}
{"type":"targeted","seat":0,"target":1}
{"type":"phase","phase":"defensive-roll","seat":0}
{"value":4,"symbol":"shuriken"}
{"value":6,"symbol":"angelic-pendant"}
{"value":4,"symbol":"claw"}
{"type":"targeted","seat":1,"target":0}
{"value":6,"symbol":"blood-drop"}
{"value":6,"symbol":"bullseye"}
{"value":1,"symbol":"claw"}
{"type":"phase","phase":"defensive-roll","seat":1}
{"value":6,"symbol":"rising-sun"}
{"value":6,"symbol":"sabertooth"}
{"type":"window-closed","moment":"upkeep-damage"}
{"value":5,"symbol":"card"}
{"type":"cp","seat":1,"n":-1,"paid":true}
{"type":"window-closed","moment":"then"}
{"type":"cp","seat":0,"n":-1,"paid":true}
{"type":"window-closed","moment":"card"}
{"type":"cp","seat":1,"n":-2,"paid":true}
{"in":1}
{"in":0}
{"type":"cp","seat":0,"n":-2,"paid":true}
{"type":"dealt","seat":0,"n":1}
{"type":"dealt","seat":1,"n":1}
{"id":"evasive","count":1}
{"type":"dealt","seat":1,"n":2}
{"type":"dealt","seat":0,"n":3}
{"type":"dealt","seat":1,"n":3}
{"id":"bleed","count":1}
{"type":"dealt","seat":0,"n":2}
{"type":"window-closed","moment":"offensive-end"}
{"id":"targeted","count":1}
{"type":"dealt","seat":1,"n":4}
{"type":"dealt","seat":0,"n":4}
{"id":"accuracy","count":1}
{"source":"token:bleed","op":"base","n":1,"after":1}
{"id":"tactical-advantage","count":1}
{"type":"dealt","seat":1,"n":6}
{"type":"triggered","seat":0,"source":"ability:quick-draw"}
{"type":"triggered","seat":1,"source":"ability:quick-draw"}
{"id":"bleed","count":2}
{"id":"delayed-poison","count":1}
{"type":"announced","seat":1,"ability":null}
{"type":"dealt","seat":0,"n":6}
{"type":"dealt","seat":1,"n":0}
{"type":"dealt","seat":0,"n":5}
{"id":"smoke-bomb","count":1}
{"type":"cp","seat":1,"n":-3,"paid":true}
{"type":"token-lost","seat":0,"token":"fire-mastery","n":1}
{"type":"turn","turn":2,"seat":1}
{"type":"dealt","seat":1,"n":5}
{"type":"announced","seat":0,"ability":null}
{"id":"powder-keg","count":1}
{"type":"played","seat":1,"card":"double-up","cost":1}
{"type":"turn","turn":4,"seat":1}
{"type":"played","seat":0,"card":"double-up","cost":1}
{"type":"triggered","seat":0,"source":"token:fire-mastery"}
{"type":"dealt","seat":0,"n":7}
{"type":"turn","turn":6,"seat":1}
{"id":"protect","count":1}
{"type":"token-lost","seat":0,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":0,"token":"tactical-advantage","n":1}
{"type":"turn","turn":3,"seat":0}
{"type":"turn","turn":8,"seat":1}
{"id":"sneak-attack","count":1}
{"type":"turn","turn":2,"seat":0}
{"type":"turn","turn":10,"seat":1}
{"type":"turn","turn":5,"seat":0}
{"type":"turn","turn":7,"seat":0}
{"type":"turn","turn":11,"seat":0}
{"type":"triggered","seat":0,"source":"token:bleed"}
{"type":"turn","turn":12,"seat":1}
{"type":"turn","turn":9,"seat":0}
{"type":"asked","seat":0,"about":"card:better-d"}
{"type":"companion-lost","seat":0,"side":"seedling"}
{"type":"turn","turn":13,"seat":0}
{"type":"turn","turn":3,"seat":1}
{"type":"asked","seat":1,"about":"card:twice-as-wild"}
{"id":"entangle","count":1}
{"type":"triggered","seat":1,"source":"ability:fertilize"}
{"type":"turn","turn":6,"seat":0}
{"type":"turn","turn":8,"seat":0}
{"type":"turn","turn":14,"seat":1}
{"type":"companion-lost","seat":1,"side":"seedling"}
{"type":"turn","turn":4,"seat":0}
{"type":"dealt","seat":0,"n":0}
{"type":"turn","turn":5,"seat":1}
{"type":"token-lost","seat":1,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":1,"token":"tactical-advantage","n":1}
{"type":"played","seat":0,"card":"triple-up","cost":2}
{"type":"asked","seat":1,"about":"ability:tithe"}
{"type":"damage","from":0,"to":0,"n":1,"source":"token:bleed"}
{"id":"blood-power","count":1}
{"type":"turn","turn":10,"seat":0}
{"type":"turn","turn":7,"seat":1}
{"type":"triggered","seat":1,"source":"ability:scrap-collector"}
{"type":"turn","turn":11,"seat":1}
{"type":"triggered","seat":0,"source":"ability:scrap-collector"}
{"type":"turn","turn":9,"seat":1}
{"type":"turn","turn":12,"seat":0}
{"id":"tactical-advantage","count":2}
{"type":"drawn","seat":1,"n":2}
{"id":"evasive","count":2}
{"type":"triggered","seat":1,"source":"companion:nyra"}
{"type":"turn","turn":15,"seat":0}
{"type":"asked","seat":0,"about":"card:tip-it"}
{"type":"drawn","seat":0,"n":2}
{"type":"token-lost","seat":0,"token":"bleed","n":1}
{"type":"token-lost","seat":1,"token":"fire-mastery","n":1}
{"type":"dealt","seat":1,"n":7}
{"type":"asked","seat":0,"about":"card:samesies"}
{"type":"turn","turn":13,"seat":1}
{"type":"triggered","seat":1,"source":"token:bleed"}
{"id":"ninjutsu","count":2}
{"type":"damage","from":1,"to":1,"n":1,"source":"token:bleed"}
{"type":"turn","turn":16,"seat":1}
{"type":"token-lost","seat":1,"token":"bleed","n":1}
{"source":"ability:revolver","op":"base","n":3,"after":3}
{"type":"asked","seat":0,"about":"card:try-try-again"}
{"type":"asked","seat":1,"about":"card:tip-it"}
{"type":"triggered","seat":0,"source":"ability:fertilize"}
{"type":"turn","turn":14,"seat":0}
{"type":"played","seat":1,"card":"triple-up","cost":2}
{"type":"triggered","seat":1,"source":"token:fire-mastery"}
{"id":"barbed-vine","count":1}
{"type":"turn","turn":17,"seat":0}
{"type":"asked","seat":1,"about":"token:tactical-advantage"}
{"type":"triggered","seat":0,"source":"companion:nyra"}
{"id":"resolute-faith","level":1}
{"id":"mesmerize","count":1}
{"source":"ability:dagger-strike","op":"base","n":6,"after":6}
{"type":"turn","turn":15,"seat":1}
{"type":"token-lost","seat":1,"token":"evasive","n":1,"paid":true}
{"type":"spent","seat":1,"token":"evasive","n":1}
{"id":"fire-mastery","count":1}
{"type":"asked","seat":1,"about":"card:samesies"}
{"type":"dealt","seat":0,"n":8}
{"type":"asked","seat":1,"about":"card:better-d"}
{"type":"asked","seat":0,"about":"card:so-wild"}
{"id":"knockdown","count":1}
{"source":"ability:serenity","op":"base","n":1,"after":1}
{"id":"cursed-doubloon","count":1}
{"source":"ability:smack","op":"base","n":6,"after":6}
{"id":"retribution","count":1}
{"type":"asked","seat":1,"about":"card:so-wild"}
{"source":"ability:divine-defense","op":"base","n":1,"after":1}
{"source":"ability:holy-blade","op":"base","n":5,"after":5}
{"id":"divine-defense","level":1}
{"source":"ability:shade-shift","op":"base","n":1,"after":1}
{"seat":1,"why":"move","clock":"turn","since":0}
{"source":"ability:revolver","op":"base","n":4,"after":4}
{"type":"asked","seat":1,"about":"card:try-try-again"}
{"type":"cp","seat":0,"n":-3,"paid":true}
{"type":"played","seat":1,"card":"getting-paid","cost":0}
{"type":"triggered","seat":0,"source":"token:poison"}
{"type":"spent","seat":1,"companion":"seedling","n":1}
{"seat":1,"why":"window","clock":"window","since":10}
{"type":"triggered","seat":1,"source":"token:poison"}
{"type":"asked","seat":0,"about":"card:twice-as-wild"}
{"seat":0,"why":"move","clock":"turn","since":0}
{"source":"token:poison","op":"base","n":3,"after":3}
{"source":"ability:zapppp","op":"base","n":9,"after":9}
{"type":"played","seat":0,"card":"getting-paid","cost":0}
{"type":"defends","seat":0,"ability":"divine-defense","level":1}
{"seat":1,"why":"window","clock":"window","since":6}
{"type":"defends","seat":1,"ability":"divine-defense","level":1}
{"seat":1,"why":"window","clock":"window","since":88}
{"source":"ability:cursed-soul","op":"base","n":4,"after":4}
{"type":"played","seat":0,"card":"tip-it","cost":1}
{"seat":1,"why":"window","clock":"window","since":8}
{"source":"ability:pyroblast","op":"base","n":6,"after":6}
{"type":"chosen","seat":0,"option":"option:1","about":"ability:fertilize"}
{"type":"token-lost","seat":0,"token":"evasive","n":1,"paid":true}
{"type":"spent","seat":0,"token":"evasive","n":1}
{"seat":1,"why":"window","clock":"window","since":92}
{"seat":1,"why":"window","clock":"window","since":126}
{"type":"triggered","seat":1,"source":"ability:cursed"}
{"seat":0,"why":"window","clock":"window","since":10}
{"seat":0,"why":"window","clock":"window","since":17}
{"seat":1,"why":"window","clock":"window","since":17}
{"source":"companion:nyra","op":"add","n":2,"after":6}
{"seat":1,"why":"window","clock":"window","since":12}
{"source":"ability:missed-me","op":"base","n":1,"after":1}
{"type":"token","seat":0,"token":"tactical-advantage","n":1,"held":1}
{"type":"triggered","seat":0,"source":"token:nanite"}
{"seat":0,"why":"window","clock":"window","since":12}
{"source":"ability:countermeasures","op":"base","n":1,"after":1}
{"type":"token","seat":0,"token":"evasive","n":1,"held":1}
{"type":"token","seat":1,"token":"evasive","n":1,"held":1}
{"seat":1,"about":"card:twice-as-wild","question":"Choose its new value."}
{"type":"triggered","seat":0,"source":"ability:cursed"}
{"seat":0,"why":"window","clock":"window","since":8}
{"seat":0,"why":"window","clock":"window","since":88}
{"seat":1,"why":"window","clock":"window","since":15}
{"type":"played","seat":1,"card":"not-this-time","cost":1}
{"seat":0,"about":"card:tip-it","question":"Choose a die to change."}
{"seat":1,"about":"card:twice-as-wild","question":"Choose a die to change."}
{"seat":0,"why":"window","clock":"window","since":150}
{"seat":1,"why":"window","clock":"window","since":69}
{"type":"turn","turn":21,"seat":0}
{"type":"defends","seat":0,"ability":"serenity","level":1}
{"seat":0,"why":"window","clock":"window","since":9}
{"seat":0,"why":"window","clock":"window","since":73}
{"seat":0,"why":"window","clock":"window","since":126}
{"seat":0,"why":"window","clock":"window","since":134}
{"seat":1,"why":"window","clock":"window","since":134}
{"seat":1,"why":"window","clock":"window","since":141}
{"seat":1,"why":"window","clock":"window","since":150}
{"seat":1,"why":"window","clock":"window","since":226}
{"source":"ability:slash","op":"base","n":5,"after":5}
{"type":"asked","seat":1,"about":"companion:nyra"}
{"seat":0,"why":"window","clock":"window","since":11}
{"seat":0,"why":"window","clock":"window","since":67}
{"seat":1,"why":"window","clock":"window","since":130}
{"source":"ability:saber-strike","op":"base","n":5,"after":5}
{"source":"token:delayed-poison","op":"base","n":3,"after":3}
{"source":"ability:fist-of-harmony","op":"base","n":6,"after":6}
{"type":"played","seat":1,"card":"vegas-baby","cost":0}
{"seat":1,"why":"window","clock":"window","since":11}
{"seat":1,"why":"window","clock":"window","since":55}
{"seat":1,"why":"window","clock":"window","since":73}
{"seat":1,"why":"window","clock":"window","since":132}
{"seat":0,"why":"window","clock":"window","since":6}
{"seat":0,"why":"window","clock":"window","since":60}
{"seat":0,"why":"window","clock":"window","since":187}
{"seat":0,"why":"window","clock":"window","since":243}
{"seat":1,"why":"window","clock":"window","since":52}
{"seat":1,"why":"window","clock":"window","since":67}
{"source":"ability:saber-strike","op":"base","n":4,"after":4}
{"type":"chosen","seat":1,"option":"option:1","about":"ability:fertilize"}
{"type":"asked","seat":1,"about":"rule:defence"}
{"type":"played","seat":1,"card":"tip-it","cost":1}
{"by":0,"ability":"saber-strike","ultimate":false}
{"seat":0,"why":"window","clock":"window","since":69}
{"seat":0,"why":"window","clock":"window","since":75}
{"seat":1,"why":"window","clock":"window","since":54}
{"seat":1,"why":"window","clock":"window","since":96}
{"seat":0,"why":"window","clock":"window","since":52}
{"seat":0,"why":"window","clock":"window","since":55}
{"seat":1,"why":"window","clock":"window","since":91}
{"seat":1,"why":"window","clock":"window","since":181}
{"source":"ability:overgrowth","op":"base","n":4,"after":4}
{"source":"ability:fireball","op":"base","n":4,"after":4}
{"type":"asked","seat":1,"about":"ability:shade-shift"}
{"type":"asked","seat":1,"about":"companion:seedling"}
{"by":0,"ability":"saber-strike","target":1,"ultimate":false}
{"seat":0,"why":"window","clock":"window","since":14}
{"seat":0,"why":"window","clock":"window","since":71}
{"seat":0,"why":"window","clock":"window","since":96}
{"seat":0,"why":"window","clock":"window","since":196}
{"seat":1,"why":"window","clock":"window","since":71}
{"seat":1,"why":"window","clock":"window","since":94}
{"seat":1,"why":"window","clock":"window","since":182}
{"source":"ability:dagger-strike","op":"base","n":4,"after":4}
{"source":"ability:eureka","op":"base","n":7,"after":7}
{"type":"attack","seat":0,"target":1,"ability":"saber-strike"}
{"seat":0,"why":"window","clock":"window","since":15}
{"seat":0,"why":"window","clock":"window","since":19}
{"seat":0,"why":"window","clock":"window","since":141}
{"seat":0,"why":"window","clock":"window","since":181}
{"seat":1,"why":"window","clock":"window","since":70}
{"seat":1,"why":"window","clock":"window","since":90}
{"seat":1,"why":"window","clock":"window","since":139}
{"seat":1,"why":"window","clock":"window","since":243}
{"source":"ability:duel","op":"base","n":1,"after":1}
{"source":"ability:onslaught","op":"base","n":4,"after":4}
{"source":"ability:mighty-blow","op":"base","n":9,"after":9}
{"type":"attack","seat":0,"target":1,"ability":"dagger-strike"}
{"seat":0,"why":"window","clock":"window","since":87}
{"seat":0,"why":"window","clock":"window","since":130}
{"seat":0,"why":"window","clock":"window","since":132}
{"seat":0,"why":"window","clock":"window","since":175}
{"seat":0,"why":"window","clock":"window","since":179}
{"seat":0,"why":"window","clock":"window","since":192}
{"seat":1,"why":"window","clock":"window","since":60}
{"seat":1,"why":"window","clock":"window","since":109}
{"seat":1,"why":"window","clock":"window","since":268}
{"seat":1,"why":"window","clock":"window","since":285}
{"source":"ability:shade-shift","op":"base","n":2,"after":3}
{"type":"played","seat":0,"card":"vegas-baby","cost":0}
{"seat":1,"about":"card:tip-it","question":"Choose a die to change."}
{"seat":0,"why":"window","clock":"window","since":91}
{"seat":0,"why":"window","clock":"window","since":92}
{"seat":0,"why":"window","clock":"window","since":198}
{"seat":0,"why":"window","clock":"window","since":226}
{"seat":1,"why":"window","clock":"window","since":179}
{"source":"ability:flank","op":"base","n":6,"after":6}
{"type":"played","seat":0,"card":"samesies","cost":1}
{"type":"played","seat":0,"card":"try-try-again","cost":1}
{"seat":0,"about":"card:samesies","question":"Choose a die to change."}
{"seat":0,"about":"card:try-try-again","question":"Choose a die to re-roll, or be done."}
{"type":"defends","seat":1,"ability":"thick-skin","level":1}
{"seat":0,"why":"window","clock":"window","since":54}
{"seat":0,"why":"window","clock":"window","since":137}
{"seat":0,"why":"window","clock":"window","since":139}
{"seat":0,"why":"window","clock":"window","since":254}
{"seat":1,"why":"window","clock":"window","since":33}
{"seat":1,"why":"window","clock":"window","since":37}
{"seat":1,"why":"window","clock":"window","since":124}
{"seat":1,"why":"window","clock":"window","since":161}
{"seat":1,"why":"window","clock":"window","since":183}
{"source":"ability:spanner-strike","op":"base","n":3,"after":3}
{"seat":0,"why":"window","clock":"window","since":37}
{"seat":0,"why":"window","clock":"window","since":70}
{"seat":0,"why":"window","clock":"window","since":90}
{"seat":0,"why":"window","clock":"window","since":172}
{"seat":0,"why":"window","clock":"window","since":177}
{"seat":1,"why":"window","clock":"window","since":107}
{"seat":1,"why":"window","clock":"window","since":228}
{"source":"ability:serenity","op":"base","n":2,"after":2}
{"seat":0,"about":"card:samesies","question":"Choose the die to copy."}
{"type":"defends","seat":1,"ability":"missed-me","level":1}
{"seat":1,"about":"ability:tithe","question":"Choose a die to re-roll."}
{"seat":0,"why":"window","clock":"window","since":33}
{"seat":0,"why":"window","clock":"window","since":94}
{"seat":0,"why":"window","clock":"window","since":116}
{"seat":0,"why":"window","clock":"window","since":128}
{"seat":0,"why":"window","clock":"window","since":148}
{"seat":0,"why":"window","clock":"window","since":152}
{"seat":0,"why":"window","clock":"window","since":164}
{"seat":0,"why":"window","clock":"window","since":183}
{"seat":0,"why":"window","clock":"window","since":194}
{"seat":0,"why":"window","clock":"window","since":199}
{"seat":0,"why":"window","clock":"window","since":223}
{"seat":0,"why":"window","clock":"window","since":267}
{"seat":0,"why":"window","clock":"window","since":285}
{"seat":1,"why":"window","clock":"window","since":99}
{"seat":1,"why":"window","clock":"window","since":103}
{"seat":1,"why":"window","clock":"window","since":116}
{"seat":1,"why":"window","clock":"window","since":154}
{"seat":1,"why":"window","clock":"window","since":156}
{"seat":1,"why":"window","clock":"window","since":254}
{"seat":1,"why":"window","clock":"window","since":256}
{"type":"token-lost","seat":1,"token":"cursed-doubloon","n":1}
{"seat":1,"about":"token:tactical-advantage","question":"Choose one."}
{"by":0,"ability":"revolver","ultimate":false}
{"seat":0,"why":"window","clock":"window","since":65}
{"seat":0,"why":"window","clock":"window","since":85}
{"seat":0,"why":"window","clock":"window","since":154}
{"seat":0,"why":"window","clock":"window","since":216}
{"seat":0,"why":"window","clock":"window","since":245}
{"seat":1,"why":"window","clock":"window","since":40}
{"seat":1,"why":"window","clock":"window","since":72}
{"seat":1,"why":"window","clock":"window","since":85}
{"seat":1,"why":"window","clock":"window","since":89}
{"seat":1,"why":"window","clock":"window","since":121}
{"seat":1,"why":"window","clock":"window","since":123}
{"seat":1,"why":"window","clock":"window","since":171}
{"seat":1,"why":"window","clock":"window","since":187}
{"seat":1,"why":"window","clock":"window","since":239}
{"source":"ability:smack","op":"base","n":4,"after":4}
{"type":"defends","seat":1,"ability":"ratchet-up","level":1}
{"type":"token-lost","seat":0,"token":"cursed-doubloon","n":1}
{"seat":1,"about":"rule:defence","question":"Choose your defence."}
{"by":0,"ability":"dagger-strike","ultimate":false}
{"seat":0,"why":"window","clock":"window","since":109}
{"seat":0,"why":"window","clock":"window","since":169}
{"seat":0,"why":"window","clock":"window","since":171}
{"seat":0,"why":"window","clock":"window","since":173}
{"seat":0,"why":"window","clock":"window","since":268}
{"seat":1,"why":"window","clock":"window","since":58}
{"seat":1,"why":"window","clock":"window","since":127}
{"seat":1,"why":"window","clock":"window","since":172}
{"seat":1,"why":"window","clock":"window","since":175}
{"seat":1,"why":"window","clock":"window","since":177}
{"seat":1,"why":"window","clock":"window","since":245}
{"source":"ability:splinter","op":"base","n":5,"after":5}
{"by":0,"ability":"dagger-strike","target":1,"ultimate":false}
{"by":0,"ability":"revolver","target":1,"ultimate":false}
{"type":"attack","seat":0,"target":1,"ability":"revolver"}
{"seat":0,"why":"window","clock":"window","since":58}
{"seat":0,"why":"window","clock":"window","since":72}
{"seat":0,"why":"window","clock":"window","since":79}
{"seat":0,"why":"window","clock":"window","since":107}
{"seat":0,"why":"window","clock":"window","since":165}
{"seat":0,"why":"window","clock":"window","since":182}
{"seat":0,"why":"window","clock":"window","since":210}
{"seat":0,"why":"window","clock":"window","since":212}
{"seat":1,"why":"window","clock":"window","since":128}
{"seat":1,"why":"window","clock":"window","since":136}
{"seat":1,"why":"window","clock":"window","since":137}
{"seat":1,"why":"window","clock":"window","since":169}
{"seat":1,"why":"window","clock":"window","since":174}
{"seat":1,"why":"window","clock":"window","since":184}
{"seat":1,"why":"window","clock":"window","since":199}
{"seat":1,"why":"window","clock":"window","since":210}
{"seat":1,"why":"window","clock":"window","since":258}
{"source":"token:powder-keg","op":"base","n":3,"after":3}
{"source":"ability:possess","op":"base","n":7,"after":7}
{"type":"token","seat":0,"token":"bleed","n":1,"held":1}
{"type":"played","seat":0,"card":"not-this-time","cost":1}
{"type":"defends","seat":0,"ability":"thick-skin","level":1}
{"type":"defends","seat":0,"ability":"missed-me","level":1}
{"by":1,"ability":"holy-light","ultimate":false}
{"seat":0,"why":"window","clock":"window","since":57}
{"seat":0,"why":"window","clock":"window","since":77}
{"seat":0,"why":"window","clock":"window","since":135}
{"seat":0,"why":"window","clock":"window","since":136}
{"seat":0,"why":"window","clock":"window","since":167}
{"seat":0,"why":"window","clock":"window","since":185}
{"seat":1,"why":"window","clock":"window","since":46}
{"seat":1,"why":"window","clock":"window","since":101}
{"seat":1,"why":"window","clock":"window","since":230}
{"source":"ability:gouge","op":"base","n":5,"after":5}
{"type":"played","seat":1,"card":"get-that-outta-here","cost":1}
{"seat":0,"why":"window","clock":"window","since":21}
{"seat":0,"why":"window","clock":"window","since":89}
{"seat":0,"why":"window","clock":"window","since":111}
{"seat":0,"why":"window","clock":"window","since":118}
{"seat":0,"why":"window","clock":"window","since":156}
{"seat":0,"why":"window","clock":"window","since":229}
{"seat":1,"why":"window","clock":"window","since":28}
{"seat":1,"why":"window","clock":"window","since":35}
{"seat":1,"why":"window","clock":"window","since":48}
{"seat":1,"why":"window","clock":"window","since":50}
{"seat":1,"why":"window","clock":"window","since":77}
{"seat":1,"why":"window","clock":"window","since":87}
{"seat":1,"why":"window","clock":"window","since":118}
{"seat":1,"why":"window","clock":"window","since":164}
{"seat":1,"why":"window","clock":"window","since":229}
{"seat":1,"why":"window","clock":"window","since":232}
{"seat":1,"why":"window","clock":"window","since":252}
{"seat":1,"why":"window","clock":"window","since":275}
{"type":"defends","seat":0,"ability":"countermeasures","level":1}
{"seat":1,"about":"companion:seedling","question":"Choose a die to re-roll."}
{"seat":0,"why":"window","clock":"window","since":38}
{"seat":0,"why":"window","clock":"window","since":39}
{"seat":0,"why":"window","clock":"window","since":42}
{"seat":0,"why":"window","clock":"window","since":99}
{"seat":0,"why":"window","clock":"window","since":124}
{"seat":0,"why":"window","clock":"window","since":197}
{"seat":0,"why":"window","clock":"window","since":204}
{"seat":0,"why":"window","clock":"window","since":214}
{"seat":0,"why":"window","clock":"window","since":256}
{"seat":1,"why":"window","clock":"window","since":56}
{"seat":1,"why":"window","clock":"window","since":98}
{"seat":1,"why":"window","clock":"window","since":100}
{"seat":1,"why":"window","clock":"window","since":105}
{"seat":1,"why":"window","clock":"window","since":111}
{"seat":1,"why":"window","clock":"window","since":198}
{"seat":1,"why":"window","clock":"window","since":201}
{"seat":1,"why":"window","clock":"window","since":205}
{"seat":1,"why":"window","clock":"window","since":216}
{"seat":1,"why":"window","clock":"window","since":234}
{"seat":1,"why":"window","clock":"window","since":262}
{"source":"ability:slash","op":"base","n":6,"after":6}
{"type":"token","seat":0,"token":"powder-keg","n":1,"held":1}
{"type":"played","seat":0,"card":"six-it","cost":1}
{"type":"defends","seat":1,"ability":"countermeasures","level":1}
{"seat":0,"why":"window","clock":"window","since":40}
{"seat":0,"why":"window","clock":"window","since":50}
{"seat":0,"why":"window","clock":"window","since":76}
{"seat":0,"why":"window","clock":"window","since":103}
{"seat":0,"why":"window","clock":"window","since":112}
{"seat":0,"why":"window","clock":"window","since":120}
{"seat":0,"why":"window","clock":"window","since":146}
{"seat":0,"why":"window","clock":"window","since":166}
{"seat":0,"why":"window","clock":"window","since":184}
{"seat":0,"why":"window","clock":"window","since":195}
{"seat":0,"why":"window","clock":"window","since":201}
{"seat":0,"why":"window","clock":"window","since":220}
{"seat":0,"why":"window","clock":"window","since":252}
{"seat":1,"why":"window","clock":"window","since":75}
{"seat":1,"why":"window","clock":"window","since":76}
{"seat":1,"why":"window","clock":"window","since":120}
{"seat":1,"why":"window","clock":"window","since":135}
{"seat":1,"why":"window","clock":"window","since":148}
{"seat":1,"why":"window","clock":"window","since":149}
{"seat":1,"why":"window","clock":"window","since":165}
{"seat":1,"why":"window","clock":"window","since":167}
{"seat":1,"why":"window","clock":"window","since":173}
{"seat":1,"why":"window","clock":"window","since":196}
{"seat":1,"why":"window","clock":"window","since":203}
{"seat":1,"why":"window","clock":"window","since":207}
{"seat":1,"why":"window","clock":"window","since":233}
{"seat":1,"why":"window","clock":"window","since":287}
{"source":"token:poison","op":"base","n":1,"after":1}
{"source":"ability:call-of-the-wild","op":"base","n":8,"after":8}
{"source":"ability:glorious","op":"base","n":6,"after":6}
{"type":"token","seat":1,"token":"bleed","n":1,"held":1}
{"by":1,"ability":"holy-light","target":0,"ultimate":false}
{"type":"defends","seat":1,"ability":"serenity","level":1}
{"type":"defends","seat":1,"ability":"immortal-flesh","level":1}
{"type":"defends","seat":1,"ability":"stand-tall","level":1}
{"type":"spent","seat":0,"companion":"seedling","n":1}
{"seat":0,"why":"window","clock":"window","since":84}
{"seat":0,"why":"window","clock":"window","since":106}
{"seat":0,"why":"window","clock":"window","since":108}
{"seat":0,"why":"window","clock":"window","since":113}
{"seat":0,"why":"window","clock":"window","since":114}
{"seat":0,"why":"window","clock":"window","since":123}
{"seat":0,"why":"window","clock":"window","since":142}
{"seat":0,"why":"window","clock":"window","since":144}
{"seat":0,"why":"window","clock":"window","since":153}
{"seat":0,"why":"window","clock":"window","since":190}
{"seat":0,"why":"window","clock":"window","since":209}
{"seat":0,"why":"window","clock":"window","since":228}
{"seat":0,"why":"window","clock":"window","since":273}
{"seat":1,"why":"window","clock":"window","since":31}
{"seat":1,"why":"window","clock":"window","since":45}
{"seat":1,"why":"window","clock":"window","since":65}
{"seat":1,"why":"window","clock":"window","since":185}
{"seat":1,"why":"window","clock":"window","since":192}
{"seat":1,"why":"window","clock":"window","since":204}
{"seat":1,"why":"window","clock":"window","since":212}
{"seat":1,"why":"window","clock":"window","since":221}
{"seat":1,"why":"window","clock":"window","since":235}
{"seat":0,"about":"card:tip-it","question":"Choose its new value."}
{"seat":0,"why":"window","clock":"window","since":64}
{"seat":0,"why":"window","clock":"window","since":86}
{"seat":0,"why":"window","clock":"window","since":104}
{"seat":0,"why":"window","clock":"window","since":105}
{"seat":0,"why":"window","clock":"window","since":115}
{"seat":0,"why":"window","clock":"window","since":149}
{"seat":0,"why":"window","clock":"window","since":219}
{"seat":0,"why":"window","clock":"window","since":221}
{"seat":0,"why":"window","clock":"window","since":232}
{"seat":1,"why":"window","clock":"window","since":38}
{"seat":1,"why":"window","clock":"window","since":106}
{"seat":1,"why":"window","clock":"window","since":114}
{"seat":1,"why":"window","clock":"window","since":151}
{"seat":1,"why":"window","clock":"window","since":152}
{"seat":1,"why":"window","clock":"window","since":197}
{"seat":1,"why":"window","clock":"window","since":206}
{"seat":1,"why":"window","clock":"window","since":213}
{"seat":1,"why":"window","clock":"window","since":215}
{"seat":1,"why":"window","clock":"window","since":219}
{"seat":1,"why":"window","clock":"window","since":227}
{"seat":1,"why":"window","clock":"window","since":267}
{"seat":1,"why":"window","clock":"window","since":273}
{"seat":1,"why":"window","clock":"window","since":291}
{"source":"companion:shock-bot","op":"add","n":3,"after":12}
{"source":"ability:angelic-mantle","op":"base","n":2,"after":2}
{"type":"token","seat":1,"token":"smoke-bomb","n":1,"held":1}
{"type":"played","seat":0,"card":"better-d","cost":0}
{"type":"played","seat":1,"card":"samesies","cost":1}
{"seat":1,"about":"card:tip-it","question":"Choose its new value."}
{"seat":1,"about":"card:samesies","question":"Choose the die to copy."}
{"seat":1,"about":"card:samesies","question":"Choose a die to change."}
{"type":"modified","op":"add","n":3,"of":"attack","source":"companion:shock-bot"}
{"type":"defends","seat":0,"ability":"angelic-mantle","level":1}
{"type":"defends","seat":0,"ability":"shade-shift","level":1}
{"type":"defends","seat":0,"ability":"stand-tall","level":1}
{"type":"damage","from":1,"to":0,"n":2,"source":"ability:shade-shift"}
{"seat":1,"about":"companion:nyra","question":"Choose one."}
{"seat":0,"why":"window","clock":"window","since":28}
{"seat":0,"why":"window","clock":"window","since":46}
{"seat":0,"why":"window","clock":"window","since":143}
{"seat":0,"why":"window","clock":"window","since":147}
{"seat":0,"why":"window","clock":"window","since":155}
{"seat":0,"why":"window","clock":"window","since":161}
{"seat":0,"why":"window","clock":"window","since":162}
{"seat":0,"why":"window","clock":"window","since":170}
{"seat":0,"why":"window","clock":"window","since":200}
{"seat":0,"why":"window","clock":"window","since":227}
{"seat":0,"why":"window","clock":"window","since":235}
{"seat":1,"why":"window","clock":"window","since":42}
{"seat":1,"why":"window","clock":"window","since":57}
{"seat":1,"why":"window","clock":"window","since":66}
{"seat":1,"why":"window","clock":"window","since":68}
{"seat":1,"why":"window","clock":"window","since":81}
{"seat":1,"why":"window","clock":"window","since":119}
{"seat":1,"why":"window","clock":"window","since":125}
{"seat":1,"why":"window","clock":"window","since":180}
{"seat":1,"why":"window","clock":"window","since":209}
{"seat":1,"why":"window","clock":"window","since":217}
{"seat":1,"why":"window","clock":"window","since":220}
{"type":"played","seat":0,"card":"helping-hand","cost":1}
{"type":"played","seat":0,"card":"so-wild","cost":2}
{"seat":0,"about":"card:so-wild","question":"Choose its new value."}
{"type":"modified","op":"add","n":3,"of":"attack","source":"token:reload"}
{"seat":0,"why":"window","clock":"window","since":32}
{"seat":0,"why":"window","clock":"window","since":62}
{"seat":0,"why":"window","clock":"window","since":93}
{"seat":0,"why":"window","clock":"window","since":206}
{"seat":0,"why":"window","clock":"window","since":207}
{"seat":0,"why":"window","clock":"window","since":230}
{"seat":0,"why":"window","clock":"window","since":233}
{"seat":0,"why":"window","clock":"window","since":234}
{"seat":1,"why":"window","clock":"window","since":64}
{"seat":1,"why":"window","clock":"window","since":78}
{"seat":1,"why":"window","clock":"window","since":112}
{"seat":1,"why":"window","clock":"window","since":143}
{"seat":1,"why":"window","clock":"window","since":147}
{"seat":1,"why":"window","clock":"window","since":166}
{"seat":1,"why":"window","clock":"window","since":195}
{"seat":1,"why":"window","clock":"window","since":241}
{"seat":1,"why":"window","clock":"window","since":277}
{"source":"ability:fist-strike","op":"base","n":7,"after":7}
{"seat":0,"about":"card:so-wild","question":"Choose a die to change."}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:reload"}
{"seat":0,"why":"window","clock":"window","since":35}
{"seat":0,"why":"window","clock":"window","since":78}
{"seat":0,"why":"window","clock":"window","since":81}
{"seat":0,"why":"window","clock":"window","since":101}
{"seat":0,"why":"window","clock":"window","since":121}
{"seat":0,"why":"window","clock":"window","since":145}
{"seat":0,"why":"window","clock":"window","since":160}
{"seat":0,"why":"window","clock":"window","since":203}
{"seat":0,"why":"window","clock":"window","since":205}
{"seat":0,"why":"window","clock":"window","since":218}
{"seat":0,"why":"window","clock":"window","since":239}
{"seat":0,"why":"window","clock":"window","since":262}
{"seat":0,"why":"window","clock":"window","since":282}
{"seat":1,"why":"window","clock":"window","since":21}
{"seat":1,"why":"window","clock":"window","since":79}
{"seat":1,"why":"window","clock":"window","since":86}
{"seat":1,"why":"window","clock":"window","since":93}
{"seat":1,"why":"window","clock":"window","since":104}
{"seat":1,"why":"window","clock":"window","since":142}
{"seat":1,"why":"window","clock":"window","since":222}
{"seat":1,"why":"window","clock":"window","since":223}
{"seat":1,"why":"window","clock":"window","since":236}
{"seat":1,"why":"window","clock":"window","since":242}
{"seat":1,"why":"window","clock":"window","since":282}
{"source":"ability:righteous-combat","op":"base","n":5,"after":5}
{"type":"token","seat":1,"token":"protect","n":1,"held":1}
{"type":"played","seat":1,"card":"six-it","cost":1}
{"type":"played","seat":1,"card":"transference","cost":2}
{"seat":0,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"companion:nyra","question":"Choose one."}
{"seat":1,"about":"ability:fertilize","question":"Choose one."}
{"seat":0,"why":"window","clock":"window","since":30}
{"seat":0,"why":"window","clock":"window","since":56}
{"seat":0,"why":"window","clock":"window","since":119}
{"seat":0,"why":"window","clock":"window","since":127}
{"seat":0,"why":"window","clock":"window","since":140}
{"seat":0,"why":"window","clock":"window","since":174}
{"seat":0,"why":"window","clock":"window","since":186}
{"seat":0,"why":"window","clock":"window","since":248}
{"seat":0,"why":"window","clock":"window","since":265}
{"seat":0,"why":"window","clock":"window","since":275}
{"seat":0,"why":"window","clock":"window","since":283}
{"seat":1,"why":"window","clock":"window","since":32}
{"seat":1,"why":"window","clock":"window","since":39}
{"seat":1,"why":"window","clock":"window","since":113}
{"seat":1,"why":"window","clock":"window","since":162}
{"seat":1,"why":"window","clock":"window","since":176}
{"seat":1,"why":"window","clock":"window","since":178}
{"seat":1,"why":"window","clock":"window","since":186}
{"seat":1,"why":"window","clock":"window","since":190}
{"seat":1,"why":"window","clock":"window","since":237}
{"seat":1,"why":"window","clock":"window","since":240}
{"seat":1,"why":"window","clock":"window","since":283}
{"seat":1,"why":"window","clock":"window","since":289}
{"source":"ability:solemnity","op":"base","n":7,"after":7}
{"type":"chosen","seat":0,"option":"die:0","about":"card:try-try-again"}
{"type":"token","seat":1,"token":"powder-keg","n":1,"held":1}
{"type":"played","seat":1,"card":"try-try-again","cost":1}
{"seat":1,"about":"card:try-try-again","question":"Choose a die to re-roll, or be done."}
{"type":"announced","seat":0,"ability":"saber-strike","level":1}
{"type":"damage","from":1,"to":0,"n":1,"source":"ability:divine-defense"}
{"type":"token-lost","seat":0,"token":"powder-keg","n":1}
{"seat":0,"why":"window","clock":"window","since":48}
{"seat":0,"why":"window","clock":"window","since":68}
{"seat":0,"why":"window","clock":"window","since":213}
{"seat":0,"why":"window","clock":"window","since":215}
{"seat":0,"why":"window","clock":"window","since":217}
{"seat":0,"why":"window","clock":"window","since":222}
{"seat":0,"why":"window","clock":"window","since":231}
{"seat":0,"why":"window","clock":"window","since":236}
{"seat":0,"why":"window","clock":"window","since":242}
{"seat":1,"why":"window","clock":"window","since":44}
{"seat":1,"why":"window","clock":"window","since":62}
{"seat":1,"why":"window","clock":"window","since":63}
{"seat":1,"why":"window","clock":"window","since":74}
{"seat":1,"why":"window","clock":"window","since":95}
{"seat":1,"why":"window","clock":"window","since":108}
{"seat":1,"why":"window","clock":"window","since":115}
{"seat":1,"why":"window","clock":"window","since":140}
{"seat":1,"why":"window","clock":"window","since":158}
{"seat":1,"why":"window","clock":"window","since":160}
{"seat":1,"why":"window","clock":"window","since":170}
{"seat":1,"why":"window","clock":"window","since":194}
{"seat":1,"why":"window","clock":"window","since":208}
{"seat":1,"why":"window","clock":"window","since":218}
{"seat":1,"why":"window","clock":"window","since":299}
{"source":"ability:splinter","op":"base","n":6,"after":6}
{"source":"ability:cutlass-strike","op":"base","n":5,"after":5}
{"seat":0,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"seat":0,"why":"window","clock":"window","since":131}
{"seat":0,"why":"window","clock":"window","since":168}
{"seat":0,"why":"window","clock":"window","since":189}
{"seat":0,"why":"window","clock":"window","since":277}
{"seat":0,"why":"window","clock":"window","since":287}
{"seat":1,"why":"window","clock":"window","since":131}
{"seat":1,"why":"window","clock":"window","since":163}
{"seat":1,"why":"window","clock":"window","since":189}
{"seat":1,"why":"window","clock":"window","since":193}
{"seat":1,"why":"window","clock":"window","since":200}
{"seat":1,"why":"window","clock":"window","since":224}
{"seat":1,"why":"window","clock":"window","since":231}
{"seat":1,"why":"window","clock":"window","since":248}
{"seat":1,"why":"window","clock":"window","since":263}
{"seat":1,"why":"window","clock":"window","since":270}
{"source":"companion:nyra","op":"add","n":2,"after":7}
{"source":"token:targeted","op":"add","n":2,"after":9}
{"seat":0,"about":"card:six-it","question":"Choose a die to change."}
{"seat":1,"about":"card:so-wild","question":"Choose its new value."}
{"seat":1,"about":"card:so-wild","question":"Choose a die to change."}
{"type":"token-lost","seat":1,"token":"ninjutsu","n":1,"paid":true}
{"type":"damage","from":0,"to":1,"n":2,"source":"ability:shade-shift"}
{"seat":0,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
{"seat":0,"why":"window","clock":"window","since":151}
{"seat":0,"why":"window","clock":"window","since":158}
{"seat":0,"why":"window","clock":"window","since":191}
{"seat":0,"why":"window","clock":"window","since":202}
{"seat":0,"why":"window","clock":"window","since":225}
{"seat":0,"why":"window","clock":"window","since":258}
{"seat":0,"why":"window","clock":"window","since":261}
{"seat":1,"why":"window","clock":"window","since":153}
{"seat":1,"why":"window","clock":"window","since":155}
{"seat":1,"why":"window","clock":"window","since":159}
{"seat":1,"why":"window","clock":"window","since":211}
{"seat":1,"why":"window","clock":"window","since":238}
{"seat":1,"why":"window","clock":"window","since":250}
{"seat":1,"why":"window","clock":"window","since":266}
{"seat":1,"why":"window","clock":"window","since":284}
{"seat":1,"about":"card:six-it","question":"Choose a die to change."}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:divine-defense"}
{"seat":0,"why":"window","clock":"window","since":313}
{"seat":1,"why":"window","clock":"window","since":144}
{"seat":1,"why":"window","clock":"window","since":214}
{"seat":1,"why":"window","clock":"window","since":316}
{"source":"token:targeted","op":"add","n":2,"after":8}
{"type":"chosen","seat":0,"option":"companion:seedling","about":"ability:overgrowth"}
{"seat":0,"about":"ability:fertilize","question":"Choose one."}
{"by":0,"ability":"holy-blade","target":1,"ultimate":false}
{"by":1,"ability":"holy-blade","target":0,"ultimate":false}
{"seat":0,"about":"rule:defence","question":"Choose your defence."}
{"seat":0,"why":"window","clock":"window","since":157}
{"seat":0,"why":"window","clock":"window","since":193}
{"seat":0,"why":"window","clock":"window","since":224}
{"seat":0,"why":"window","clock":"window","since":240}
{"seat":0,"why":"window","clock":"window","since":253}
{"seat":0,"why":"window","clock":"window","since":288}
{"seat":0,"why":"window","clock":"window","since":291}
{"seat":1,"why":"window","clock":"window","since":129}
{"seat":1,"why":"window","clock":"window","since":157}
{"seat":1,"why":"window","clock":"window","since":247}
{"seat":1,"why":"window","clock":"window","since":265}
{"seat":1,"why":"window","clock":"window","since":281}
{"seat":1,"why":"window","clock":"window","since":288}
{"type":"token-lost","seat":1,"token":"smoke-bomb","n":1,"paid":true}
{"type":"damage","from":0,"to":0,"n":3,"source":"token:poison"}
{"seat":1,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
{"seat":0,"why":"window","clock":"window","since":129}
{"seat":0,"why":"window","clock":"window","since":159}
{"seat":0,"why":"window","clock":"window","since":163}
{"seat":0,"why":"window","clock":"window","since":176}
{"seat":0,"why":"window","clock":"window","since":178}
{"seat":0,"why":"window","clock":"window","since":188}
{"seat":0,"why":"window","clock":"window","since":246}
{"seat":0,"why":"window","clock":"window","since":271}
{"seat":0,"why":"window","clock":"window","since":318}
{"seat":1,"why":"window","clock":"window","since":145}
{"seat":1,"why":"window","clock":"window","since":261}
{"seat":1,"why":"window","clock":"window","since":269}
{"seat":1,"why":"window","clock":"window","since":271}
{"seat":1,"why":"window","clock":"window","since":295}
{"seat":1,"why":"window","clock":"window","since":297}
{"source":"token:targeted","op":"add","n":2,"after":6}
{"type":"damage","from":0,"to":1,"n":1,"source":"ability:shade-shift"}
{"seat":0,"why":"window","clock":"window","since":208}
{"seat":0,"why":"window","clock":"window","since":211}
{"seat":0,"why":"window","clock":"window","since":241}
{"seat":0,"why":"window","clock":"window","since":247}
{"seat":0,"why":"window","clock":"window","since":263}
{"seat":0,"why":"window","clock":"window","since":264}
{"seat":0,"why":"window","clock":"window","since":269}
{"seat":0,"why":"window","clock":"window","since":270}
{"seat":0,"why":"window","clock":"window","since":278}
{"seat":0,"why":"window","clock":"window","since":280}
{"seat":0,"why":"window","clock":"window","since":284}
{"seat":0,"why":"window","clock":"window","since":298}
{"seat":1,"why":"window","clock":"window","since":146}
{"seat":1,"why":"window","clock":"window","since":188}
{"seat":1,"why":"window","clock":"window","since":246}
{"type":"token","seat":0,"token":"delayed-poison","n":1,"held":1}
{"type":"activated","seat":0,"ability":"saber-strike","level":1,"ultimate":false}
{"by":0,"ability":"fireball","target":1,"ultimate":false}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:chi"}
{"seat":0,"why":"window","clock":"window","since":180}
{"seat":0,"why":"window","clock":"window","since":250}
{"seat":1,"why":"window","clock":"window","since":191}
{"seat":1,"why":"window","clock":"window","since":202}
{"seat":1,"why":"window","clock":"window","since":249}
{"seat":1,"why":"window","clock":"window","since":280}
{"seat":1,"why":"window","clock":"window","since":293}
{"seat":1,"why":"window","clock":"window","since":298}
{"type":"token","seat":0,"token":"bleed","n":1,"held":2}
{"type":"activated","seat":0,"ability":"holy-blade","level":1,"ultimate":false}
{"type":"token-lost","seat":0,"token":"cleanse","n":1,"paid":true}
{"seat":0,"why":"window","clock":"window","since":133}
{"seat":0,"why":"window","clock":"window","since":237}
{"seat":0,"why":"window","clock":"window","since":295}
{"seat":1,"why":"window","clock":"window","since":318}
{"seat":0,"about":"card:twice-as-wild","question":"Choose its new value."}
{"seat":0,"about":"card:twice-as-wild","question":"Choose a die to change."}
{"type":"activated","seat":0,"ability":"revolver","level":1,"ultimate":false}
{"seat":0,"why":"window","clock":"window","since":259}
{"seat":0,"why":"window","clock":"window","since":325}
{"seat":1,"why":"window","clock":"window","since":260}
{"seat":1,"why":"window","clock":"window","since":264}
{"source":"token:targeted","op":"add","n":2,"after":11}
{"type":"chosen","seat":0,"option":"die:0","about":"card:samesies"}
{"seat":1,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"by":1,"ability":"dagger-strike","target":0,"ultimate":false}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:ninjutsu"}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:reload"}
{"seat":0,"why":"window","clock":"window","since":238}
{"seat":0,"why":"window","clock":"window","since":255}
{"seat":0,"why":"window","clock":"window","since":266}
{"seat":0,"why":"window","clock":"window","since":290}
{"seat":0,"why":"window","clock":"window","since":306}
{"seat":0,"why":"window","clock":"window","since":316}
{"seat":0,"why":"window","clock":"window","since":323}
{"seat":1,"why":"window","clock":"window","since":253}
{"type":"token","seat":1,"token":"tactical-advantage","n":1,"held":1}
{"seat":1,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
{"seat":0,"why":"window","clock":"window","since":251}
{"seat":0,"why":"window","clock":"window","since":260}
{"seat":0,"why":"window","clock":"window","since":299}
{"seat":0,"why":"window","clock":"window","since":335}
{"seat":1,"why":"window","clock":"window","since":286}
{"type":"chosen","seat":0,"option":"die:0","about":"card:better-d"}
{"type":"token","seat":0,"token":"barbed-vine","n":1,"held":1}
{"type":"token","seat":1,"token":"delayed-poison","n":1,"held":1}
{"by":0,"ability":"mighty-prayer","target":1,"ultimate":false}
{"seat":1,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"seat":0,"why":"window","clock":"window","since":189,"last":true}
{"seat":0,"about":"card:transference","question":"Choose a status effect."}
{"seat":1,"about":"card:transference","question":"Choose a status effect."}
{"seat":1,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"seat":1,"why":"window","clock":"window","since":132,"last":true}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:honor"}
{"seat":0,"about":"ability:tithe","question":"Choose a die to re-roll."}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:dagger-strike"}
{"seat":0,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"seat":0,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:ninjutsu"}
{"seat":1,"about":"token:tactical-advantage","question":"Choose a die to re-roll."}
{"type":"damage","from":1,"to":0,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"type":"damage","from":0,"to":1,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:saber-strike"}
{"seat":1,"about":"ability:smoke-screen","question":"Choose a player."}
{"seat":0,"about":"ability:duel","question":"Choose one."}
{"seat":1,"about":"ability:duel","question":"Choose one."}
{"type":"damage","from":0,"to":"target","n":3,"damage":"normal","source":"ability:revolver"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:fireball"}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:holy-blade"}
{"seat":0,"about":"ability:smoke-screen","question":"Choose a player."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:saber-strike"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"undefendable","source":"ability:mighty-prayer"}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:smack"}
{"seat":0,"about":"token:tactical-advantage","question":"Choose one."}
{"seat":0,"about":"ability:meditate","question":"Choose one."}
{"seat":0,"about":"ability:overgrowth","question":"Choose a companion, or be done."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:overgrowth"}
{"type":"damage","from":1,"to":"target","n":6,"damage":"normal","source":"ability:smack"}
{"seat":1,"about":"token:synth","question":"Choose a companion."}
{"seat":0,"about":"token:cleanse","question":"Choose a status effect."}
{"seat":0,"about":"companion:seedling","question":"Choose a die to re-roll."}
{"seat":0,"about":"ability:splinter","question":"Choose a companion, or be done."}
{"seat":0,"about":"ability:quick-draw","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"ability:zapppp","question":"Choose a companion, or be done."}
[{"type":"sell","card":"vegas-baby"},"Sell Vegas Baby! for 1 CP"]
[{"type":"sell","card":"six-it"},"Sell Six-It! for 1 CP"]
[{"type":"pass"},"Go to the roll phase"]
[{"type":"play","card":"vegas-baby"},"Play Vegas Baby! (0 CP)"]
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
[{"type":"sell","card":"one-more-time"},"Sell One More Time! for 1 CP"]
[{"type":"sell","card":"what-status-effects"},"Sell What Status Effects? for 1 CP"]
[{"type":"sell","card":"try-try-again"},"Sell Try, Try Again! for 1 CP"]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)"]
[{"type":"choose","option":"die:0"},"Die 1: 2 (Sword)"]
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
[{"type":"play","card":"what-status-effects"},"Play What Status Effects? (2 CP)"]
[{"type":"spend","token":"cleanse"},"Spend Cleanse"]
[{"type":"sell","card":"divine-defense-3"},"Sell Divine Defense III for 1 CP"]
[{"type":"sell","card":"holy-attack-2"},"Sell Holy Attack II for 1 CP"]
[{"type":"choose","option":"die:2"},"Die 3: 5 (Life)"]
[{"type":"sell","card":"holy-light-2"},"Sell Holy Light II for 1 CP"]
[{"type":"play","card":"so-wild"},"Play So Wild! (2 CP)",true]
[{"type":"sell","card":"divine-defense-2"},"Sell Divine Defense II for 1 CP"]
[{"type":"sell","card":"retaliate-2"},"Sell Retaliate II for 1 CP"]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)",true]
[{"type":"spend","token":"tactical-advantage"},"Spend Tactical Advantage",true]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)",true]
[{"type":"choose","option":"die:3"},"Die 4: 5 (Life)"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)",true]
`,
};
