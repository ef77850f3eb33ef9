/** What duels of Dice Throne say, most first: `npm run -s tool -- lexicon`. */
export const DICE_THRONE = {
  words: `
Roll {type=roll,dice} dice {value,symbol} window 5 1, 2, 3, 1 4 {seat,why,clock,since} 4, {type=pass} 3
{type=phase,phase,seat} {moment,seats,passed,held} die {type=passed,seat} 2 for Pass CP Sell {type=sell,card}
{type=announce,ability} and {id,seat,for,open,dice} offensive turn the {type=window-closed,moment} to CP) Play
{type=play,card} {type=window,moment,seats} announced no {seat,why,clock,since,last} main-1 {type=choose,option} CP.
main-2 move Activate ability {id,level} die-rolled last-call {source,op,n,after} is II Announce sword all
{type=phase-ended,seat,phase} attack-declared {id,count} defence-rolled of rolls {type=rolled,seat,for,dice} (1
draws gains Spend base {type=cp,seat,n} damage. Choose offensive-roll a claw Die upkeep income {type=spend,token}
defence roll 6: Go phase re-rolls life discard Turn {type=turn,turn,seat} from at health. damage 6
{type=rolled,seat,for,dice,again} {type=health,seat,seats,health,by} receives defensive-roll {type=dealt,seat,n}
one-more-time coming Time! (2 with card {to,from,type=normal,amount,sum} 5: buh-bye End six-it has
{type=drawn,seat,n} {type=drawn,seat,n,cards} samesies {type=chosen,seat,option,about} get-that-outta-here choice
now {type=token,seat,token,n,held} {type=asked,seat,about} not-this-time dice: plays {type=played,seat,card,cost}
transference better-d {seat,about,question,options} card. {type=roll} twice-as-wild then activates pays
{type=cp,seat,n,paid} what-status-effects {seat,about,question} II. {by,ability,ultimate} announces helping-hand
{type=announced,seat,ability,level} {type=roll-phase-over} effect. try-try-again so-wild
{type=activated,seat,ability,level,ultimate} tip-it Wild! {type=damage,from,to,n,damage,source} takes double-up
triple-up More One {by,ability,target,ultimate} {type=triggered,seat,source} die:0 vegas-baby Strike shuriken
upkeep-damage target Up! target. die:2 die:1 getting-paid targets {type=targeted,seat,target} Holy attacks
{type=attack,seat,target,ability} tactical-advantage 4: add normal defence. III (0 less Buh, Bye! Six-It!
{type=use,ability} {type=modified,op,n,of,source} 5, die:3 Samesies! in defends {type=defends,seat,ability,level} 3:
token:bleed die:4 Tactical Get Not This spends {type=token-lost,seat,token,n,paid} Better D! as seedling
{to,from,type=untyped,amount,sum} Outta That Here! {type=damage,from,to,n,source} Twice evasive sells
{type=sold,seat,card} loses {type=spent,seat,token,n} Try Try, 2: Again! done Hand! Status What option:1 Effects?
Value Transference! Helping {type=token-lost,seat,token,n} Tip undefendable It! one. bonded-soul option:2
companion:nyra So blood-power {in} die: Divine prevents Advantage angelic-pendant Collector blood-drop bullseye
offensive-end 1: Triple or Defense Double {type=spend,token,count} be done. Strike. rising-sun Vegas Baby!
sabertooth card:tip-it change. Seedling bleed Attack Blade Power scrap-collector card:better-d card:twice-as-wild
card:samesies Sword, becomes ability:tithe Poison fire-mastery re-roll, Shadow token:nanite Righteous Getting
saber-strike Paid! Mighty {type=die-rerolled,seat,die,from,to,symbol,source} consecration 7 Life card:so-wild
{type=upgraded,seat,ability,level,hero} Bleed. ability:shade-shift ability:duel holy-blade heals token:reload
dagger-strike ability:fertilize {to,from,type=undefendable,amount,sum} adds card:try-try-again Light
{type=planned,source,options} revolver Done re-roll. Soul token:tactical-advantage ninjutsu Claw more
divine-defense-3 Sword its holy-light Evasive seat:0 splinter {id,side,count} token:chi seat:1
{type=heal,seat,n,source} new companion:seedling Seedling. value. value:4 (Sword) ability:spanner-strike
righteous-combat-3 ability:divine-defense hold can {type=token-full,seat,token,limit} (3 half fireball Maternal
Evasive. holy-attack Draw Bleed divine-defense-2 8 token:evasive value:2 value:3
{type=die-changed,seat,die,from,to,symbol,source} katana-slice value:1 Advantage. value:6 smoke-bomb mighty-prayer
token:powder-keg changes 2. nanite-assault status value:5 Splinter card:vegas-baby spanner-strike Mastery.
ability:quick-draw III. {type=companion,seat,companion,side} onslaught attack 1. token:ninjutsu mesmerize Life.
token:poison cleanse protect ability:maternal-bond righteous-combat-2 card:six-it fist-strike 6,
{type=used,seat,ability,n} rule:defence Revolver ability:overgrowth glorious absolution may card:helping-hand The
Countermeasures ability:countermeasures Consecration! (Branch) Shuriken mighty-prayer-2 holy-attack-2 profiteer
meditate smoke-screen Bomb sneak-attack your ability:counter-strike (Helmet) sturdy-blow fortitude player. Gain
holy-light-2 (Ninjato) accuracy delayed-poison cards. mighty-blow righteous-prayer-2 (Life) animalistic
cursed-doubloon card:get-that-outta-here overgrowth pickpocket ability:stand-tall counter-strike-2 turn-end-damage
card:transference yes (Claw) Serenity maternal-bond-2 Claw, Heal Poison. ability. {type=announced,seat,ability}
ability:rooted ability:smack fist-of-harmony 6. vengeful-vines crows-nest powder-keg Shadow. cutlass-strike
{type=companion-lost,seat,side} entangling-shot showdown ability:scrap-collector targeted (Bullet) token:bounty
ability:holy-light nyras-bond companion:shock-bot ability:missed-me divine-favor Soul. covered-shot ability:revolver
ability:serenity 4. Blade. ability:holy-attack companion:heal-bot pyroblast shock-bot Exploding Immortal overpower-2
token:targeted Entangling Glorious Ninjutsu ability:splinter Attack. ability:dagger-strike Fireball Blinding
Fortitude Pendant. carpet-bomb (Shuriken) Onslaught divine-defense Showdown Vengeful card:not-this-time Bullseye.
anew. Mesmerize {type=spent,seat,companion,n} 8: token:shame Fertilize resuscitate Sabertooth. announce changed:
have {type=announce-again,seat} shadow-defense-2 token:blood-power ability:shadow-defense holy-blade-3 10:
Overgrowth 7: solemnity 11: shadow-dance 5. ability:pyroblast Cleanse 12: option:3 9: holy-smite token:fire-mastery
Light. entangle it. token:flight whether ability:saber-strike ability:onslaught poison-wound ability:showdown
Ninjato, ability:angelic-mantle card:buh-bye 13: righteous-combat ability:holy-blade retaliate Predatory Profiteer
scrap-collector-2 Resuscitate overclock-2 retribution token:synth bounty-hunter seat:1/die:0
{type=companion-health,seat,companion,health,by} triumphant Pyroblast burning-soul 0 14: 3. ability:cursed-soul
isolated-damage poison-blade (Wrench) thick-skin countermeasures-3 spin-the-chamber Triumphant divine-intervention
fortitude-2 schematics token:knockdown back-strike countermeasures seat:0/die:0 exploding-arrow-3 feed-the-fish
Ninjutsu. seat:1/die:1 {id,side,count,health} thick-skin-2 enter-the-shadows Pickpocket blinding-shot seat:0/die:1
Animalistic Meditate seat:0/die:2 soul-cutlass combo-strike combustion feigned-retreat serenity Protect 15:
Revolver. call-of-the-wild masamune token:delayed-poison predatory-advance predatory-advance-2 token:smoke-bomb
covered-shot-2 immortal-flesh Wakizashi card:what-status-effects copy. seat:0/die:3 angelic-mantle-3 blood-magic 10
barbed-vine carducopia ability:smoke-screen seat:1/die:2 hot-streak (Dagger) exploding-arrow ratchet-up {out}
Offensive knockdown take-cover retaliate-2 seat:1/die:3 seat:1/die:4 token:sneak-attack 16: Cutlass, enlightenment
highest-power-2 ability:zapppp holier-than-thou ability:molten-armor mystic-mantra seat:0/die:4 throwing-stars
wellspring (Prayer) angelic-mantle ability:call-of-the-wild companion:sapling longer {type=token-left,seat,token,n}
ability:righteous-combat ability:slash carpet-bomb-2 feral-instincts fist-strike-2 missed-me ability:gouge
shadow-coin tempest-rush wakizashi 17: death-blossom archangels-will-2 ability:ahoy-matey Defense. Retaliate
blood-letting sturdy-blow-2 offensive-stance token:honor {type=heal,seat,companion,n,source} ability:possess
molten-armor ability:fireball companion, strategic-approach-2 immortal-flesh-2 Overpower Solemnity
ability:thick-skin fan-the-hammer ability:meditate Absolution! Schematics countermeasures-2 defeated. overgrowth-2
saber-strike-2 shade-shift {type=defeated,seat} Onslaught! (Cutlass) resuscitate-2 token:back-strike Fireball.
maternal-bond strategic-approach 1v1 ability:profiteer overpower token:blind token:mesmerize
{type=over,winners,draw} {winners,draw,places} Splinter. ability:katana-slice adrenaline-surge (Katana) 18:
fist-of-tranquility-2 fist-of-tranquility shifty-strike stand-tall counter-strike demising-shot-2 11 match. wins
Shuriken. Targeted Doubloon. ability:masamune sanguimancy walk-the-plank 19: Knockdown ability:fist-strike
fist-strike-3 reckless Archangel's demising-shot Protect. shadow-defense ability:savage Combustion fist-of-harmony-2
shade-shift-2 Strategic light-the-fuse Instincts ability:combo-strike ability:cursed entangling-shot-2
smoke-screen-2 carducopia-2 43 Demising walk-the-line Carducopia lotus-strike-2 natures-grasp-2 token:protect
shadow-fang 20: token:cleanse Mesmerize. archangels-will 28 collateral call-of-the-wild-2 ability:holy-smite
Entangle. x-marks-the-spot righteous-prayer sturdy-blow-3 insidious-strike-2 ability:triumphant 12 tempest-rush-2
Cleanse. ability:mighty-prayer molten-armor-2 41 ability:longbow 21: Showdown. token:blinding-light (Shadow) 35
Serenity. Straight: Tranquility ability:cutlass-strike resolute-faith 39 Sanguimancy dagger-strike-2 13
ability:shadow-dance abyssal-walk 44 34 amount:1 amount:0 17 42 19 30 ability:walk-the-plank 27 31 insidious-strike
29 37 Knockdown. token:nyras-bond token:wellspring 23 ability:glorious 24 ability:mighty-blow dread-mark
thar-she-blows 36 Constrict. Countermeasures. ability:immortal-flesh ability:tempest-rush 40 blinding-light
(Bullseye) ability:eureka blood-thirst vengeful-vines-2 ability:covered-shot companion:nanobot option:4 22: 32 22
Pyroblast. 33 ability:avast-ye lotus-strike 14 ability:solemnity ability:combustion shadow-shank Profiteer. maneuver
player ability:fist-of-harmony Glorious. overclock Wellspring. remove discards seat:1/token:bleed 46
ability:exploding-arrow ability:flank crit-bash Retribution lunar-eclipse bounty-hunter-2 companion. highest-power
Meditate. ability:animalistic 23: exsanguinate Wellspring shadow-thief natures-grasp ability:bushido higher-ground
tactician ability:requital card:divine-favor Claw. ability:x-marks-the-spot Overgrowth. ability:soul-cutlass
maximum-power transcendence vampire-lord Accuracy. ability:sturdy-blow Yes: barbarian token:retribution
ability:glamour ability:death-blossom wake-the-forest {type=became,seat,companion,side} Retribution. artificer
{type=discarded,seat,card} meteorite split-the-heavens ability:entangling-shot card:blessed moon-elf quick-draw
Enlightenment! Solemnity. incoming card-damage card:mother-tree fertilize huntress jungle-fury Animalistic.
Targeted. ability:blood-magic card:savage-slash fill-em-with-lead gunslinger pyromancer scorch-the-earth
ability:predatory-advance seat:0/token:evasive shadewalk Prevent ability:blinding-shot ability:poison-blade
ability:walk-the-line ahoy-matey token:cursed-doubloon {to,from,type=collateral,amount,sum} ability:jolt
seat:1/token:crit hagakure seat:1/token:poison shiver-me-timbers ability:carpet-bomb ability:fortitude Large Small
ability:bounty-hunter ability:vengeful-vines attempt. gets {type=attempts,seat,n} ability:light-the-fuse assassinate
ability:budo card:absolution seat:0/token:poison (Sabertooth) ability:pickpocket seat:0/token:crit Phase
seat:1/token:evasive {type=bears,seat,companion,share} {type=borne,seat,companion,n} ability:abyssal-walk
seat:0/token:bleed {type=lose-health,seat,n,source} ability:take-cover (Basic). ability:burning-soul avast-ye
card:feelin-good roll:0/die:0 undefendable. {type=attack-type,damage} seat:1/token:targeted Inflict card:crows-nest
discard. ability:schematics card:shadow-meld seat:1/token:accuracy token:barbed-vine seat:0/token:targeted
ability:hot-streak card:lunar-umbra seat:0/token:chi Sabertooth seat:0/token:synth card:holier-than-thou effect
seat:0/token:blood-power card:blood-tide card:enlightenment seat:1/token:reload card:conductivity card:oooh-shiny
ability:wakizashi black-spot seat:1/token:ninjutsu ability:strategic-approach {type=damage,from,to,source}
{type=turned,seat,board} ability:demising-shot pirates-touch seat:0/token:accuracy seat:0/token:sneak-attack
seat:1/token:protect the-shivering ability:feral-instincts seat:1/token:honor black-soul seat:0/token:cleanse
seat:1/token:blood-power token:shadows way-of-the-lotus {to,from,type=pure,amount,sum} cursed-touch
seat:1/token:fire-mastery seat:1/token:tactical-advantage ability:resuscitate {type=reshuffled,seat} cursed-pirate
cursed-soul seat:0/token:fire-mastery {type=phase-skipped,seat,phase} {to,from,type=ultimate,amount,sum}
{type=ability-failed,seat,ability} token:concussion {type=income-skipped,seat} card:blood-letting card:palm-strike
{type=heal,seat,source} {type=phase-restarted,seat,phase}
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
{"type":"dealt","seat":1,"n":5}
{"type":"announced","seat":0,"ability":null}
{"id":"powder-keg","count":1}
{"type":"played","seat":1,"card":"double-up","cost":1}
{"type":"played","seat":0,"card":"double-up","cost":1}
{"type":"triggered","seat":0,"source":"token:fire-mastery"}
{"type":"dealt","seat":0,"n":7}
{"id":"protect","count":1}
{"type":"token-lost","seat":0,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":0,"token":"tactical-advantage","n":1}
{"id":"sneak-attack","count":1}
{"type":"triggered","seat":0,"source":"token:bleed"}
{"type":"asked","seat":0,"about":"card:better-d"}
{"type":"companion-lost","seat":0,"side":"seedling"}
{"type":"asked","seat":1,"about":"card:twice-as-wild"}
{"id":"entangle","count":1}
{"type":"triggered","seat":1,"source":"ability:fertilize"}
{"type":"companion-lost","seat":1,"side":"seedling"}
{"type":"dealt","seat":0,"n":0}
{"type":"token-lost","seat":1,"token":"tactical-advantage","n":1,"paid":true}
{"type":"spent","seat":1,"token":"tactical-advantage","n":1}
{"type":"played","seat":0,"card":"triple-up","cost":2}
{"type":"asked","seat":1,"about":"ability:tithe"}
{"type":"damage","from":0,"to":0,"n":1,"source":"token:bleed"}
{"id":"blood-power","count":1}
{"type":"triggered","seat":1,"source":"ability:scrap-collector"}
{"type":"triggered","seat":0,"source":"ability:scrap-collector"}
{"id":"tactical-advantage","count":2}
{"type":"drawn","seat":1,"n":2}
{"id":"evasive","count":2}
{"type":"triggered","seat":1,"source":"companion:nyra"}
{"type":"asked","seat":0,"about":"card:tip-it"}
{"type":"drawn","seat":0,"n":2}
{"type":"token-lost","seat":0,"token":"bleed","n":1}
{"type":"token-lost","seat":1,"token":"fire-mastery","n":1}
{"type":"dealt","seat":1,"n":7}
{"type":"asked","seat":0,"about":"card:samesies"}
{"type":"triggered","seat":1,"source":"token:bleed"}
{"id":"ninjutsu","count":2}
{"type":"damage","from":1,"to":1,"n":1,"source":"token:bleed"}
{"type":"token-lost","seat":1,"token":"bleed","n":1}
{"seat":1,"about":"ability:tithe","question":"Choose a die to re-roll."}
{"seat":1,"why":"move","clock":"turn","since":0}
{"source":"ability:revolver","op":"base","n":3,"after":3}
{"type":"asked","seat":0,"about":"card:try-try-again"}
{"type":"asked","seat":1,"about":"card:tip-it"}
{"type":"triggered","seat":0,"source":"ability:fertilize"}
{"id":"resolute-faith","level":1}
{"type":"played","seat":1,"card":"triple-up","cost":2}
{"type":"triggered","seat":1,"source":"token:fire-mastery"}
{"seat":0,"why":"move","clock":"turn","since":0}
{"id":"barbed-vine","count":1}
{"type":"asked","seat":1,"about":"token:tactical-advantage"}
{"type":"triggered","seat":0,"source":"companion:nyra"}
{"id":"mesmerize","count":1}
{"source":"ability:dagger-strike","op":"base","n":6,"after":6}
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
{"id":"divine-defense","level":1}
{"id":"fire-mastery","count":4}
{"id":"ninjutsu","count":3}
{"type":"asked","seat":1,"about":"card:so-wild"}
{"source":"ability:divine-defense","op":"base","n":1,"after":1}
{"source":"ability:holy-blade","op":"base","n":5,"after":5}
{"source":"ability:shade-shift","op":"base","n":1,"after":1}
{"source":"ability:revolver","op":"base","n":4,"after":4}
{"type":"asked","seat":1,"about":"card:try-try-again"}
{"type":"cp","seat":0,"n":-3,"paid":true}
{"type":"played","seat":1,"card":"getting-paid","cost":0}
{"type":"triggered","seat":0,"source":"token:poison"}
{"type":"spent","seat":1,"companion":"seedling","n":1}
{"seat":1,"why":"window","clock":"window","since":10}
{"type":"triggered","seat":1,"source":"token:poison"}
{"type":"asked","seat":0,"about":"card:twice-as-wild"}
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
{"seat":1,"about":"token:tactical-advantage","question":"Choose one."}
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
{"by":0,"ability":"saber-strike","ultimate":false}
{"seat":0,"why":"window","clock":"window","since":150}
{"seat":1,"why":"window","clock":"window","since":69}
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
{"seat":1,"about":"rule:defence","question":"Choose your defence."}
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
{"seat":1,"about":"companion:nyra","question":"Choose one."}
{"seat":1,"about":"companion:seedling","question":"Choose a die to re-roll."}
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
{"by":0,"ability":"revolver","ultimate":false}
{"type":"attack","seat":0,"target":1,"ability":"dagger-strike"}
{"seat":0,"why":"window","clock":"window","since":87}
{"seat":0,"why":"window","clock":"window","since":130}
{"seat":0,"why":"window","clock":"window","since":132}
{"seat":0,"why":"window","clock":"window","since":175}
{"seat":0,"why":"window","clock":"window","since":179}
{"seat":0,"why":"window","clock":"window","since":192}
{"seat":1,"why":"window","clock":"window","since":9}
{"seat":1,"why":"window","clock":"window","since":60}
{"seat":1,"why":"window","clock":"window","since":109}
{"seat":1,"why":"window","clock":"window","since":268}
{"seat":1,"why":"window","clock":"window","since":285}
{"source":"ability:shade-shift","op":"base","n":2,"after":3}
{"type":"played","seat":0,"card":"vegas-baby","cost":0}
{"seat":1,"about":"card:tip-it","question":"Choose a die to change."}
{"type":"triggered","seat":1,"source":"token:nanite"}
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
{"by":0,"ability":"dagger-strike","ultimate":false}
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
{"by":1,"ability":"holy-light","ultimate":false}
{"type":"defends","seat":1,"ability":"missed-me","level":1}
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
{"seat":0,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
{"type":"defends","seat":0,"ability":"thick-skin","level":1}
{"type":"defends","seat":0,"ability":"missed-me","level":1}
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
{"seat":0,"about":"companion:nyra","question":"Choose one."}
{"type":"defends","seat":0,"ability":"countermeasures","level":1}
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
{"seat":1,"about":"ability:shade-shift","question":"Choose a die to re-roll, or be done."}
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
{"seat":0,"about":"rule:defence","question":"Choose your defence."}
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
{"seat":0,"about":"card:better-d","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"card:helping-hand","question":"Choose a die to re-roll."}
{"type":"defends","seat":0,"ability":"ratchet-up","level":1}
{"seat":0,"why":"window","clock":"window","since":43}
{"seat":0,"why":"window","clock":"window","since":98}
{"seat":0,"why":"window","clock":"window","since":125}
{"seat":0,"why":"window","clock":"window","since":131}
{"seat":0,"why":"window","clock":"window","since":168}
{"seat":0,"why":"window","clock":"window","since":189}
{"seat":0,"why":"window","clock":"window","since":277}
{"seat":0,"why":"window","clock":"window","since":287}
{"seat":1,"why":"window","clock":"window","since":30}
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
{"source":"ability:overgrowth","op":"base","n":2,"after":2}
{"source":"token:targeted","op":"add","n":2,"after":9}
{"type":"played","seat":1,"card":"so-wild","cost":2}
{"seat":0,"about":"card:six-it","question":"Choose a die to change."}
{"seat":1,"about":"card:so-wild","question":"Choose its new value."}
{"seat":1,"about":"card:so-wild","question":"Choose a die to change."}
{"by":0,"ability":"fireball","ultimate":false}
{"by":1,"ability":"holy-blade","ultimate":false}
{"type":"token-lost","seat":1,"token":"ninjutsu","n":1,"paid":true}
{"type":"damage","from":0,"to":1,"n":2,"source":"ability:shade-shift"}
{"type":"spent","seat":1,"token":"ninjutsu","n":1}
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
{"seat":0,"about":"token:tactical-advantage","question":"Choose one."}
{"by":0,"ability":"mighty-prayer","target":1,"ultimate":false}
{"seat":0,"why":"window","clock":"window","since":276}
{"seat":0,"why":"window","clock":"window","since":289}
{"seat":0,"why":"window","clock":"window","since":303}
{"seat":1,"why":"window","clock":"window","since":133}
{"seat":1,"why":"window","clock":"window","since":168}
{"seat":1,"why":"window","clock":"window","since":301}
{"seat":1,"why":"window","clock":"window","since":303}
{"seat":1,"why":"window","clock":"window","since":313}
{"seat":1,"why":"window","clock":"window","since":321}
{"by":1,"ability":"splinter","target":0,"ultimate":false}
{"seat":1,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"seat":0,"about":"ability:tithe","question":"Choose a die to re-roll."}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"seat":0,"why":"window","clock":"window","since":189,"last":true}
{"seat":0,"about":"card:transference","question":"Choose a status effect."}
{"seat":1,"about":"card:transference","question":"Choose a status effect."}
{"seat":1,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:delayed-poison"}
{"seat":1,"about":"token:tactical-advantage","question":"Choose a die to re-roll."}
{"seat":1,"why":"window","clock":"window","since":132,"last":true}
{"type":"modified","op":"add","n":1,"of":"attack","source":"token:honor"}
{"seat":1,"why":"window","clock":"window","since":186,"last":true}
{"seat":0,"about":"ability:duel","question":"Choose one."}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:dagger-strike"}
{"seat":0,"about":"card:get-that-outta-here","question":"Choose a status effect."}
{"seat":0,"about":"card:buh-bye","question":"Choose a status effect."}
{"type":"modified","op":"add","n":2,"of":"attack","source":"token:ninjutsu"}
{"seat":1,"about":"ability:duel","question":"Choose one."}
{"type":"damage","from":1,"to":0,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":0,"to":0,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"type":"damage","from":0,"to":1,"n":1,"damage":"undefendable","source":"ability:duel"}
{"type":"damage","from":1,"to":1,"n":3,"damage":"undefendable","source":"token:powder-keg"}
{"seat":1,"about":"ability:smoke-screen","question":"Choose a player."}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:saber-strike"}
{"seat":0,"about":"ability:smoke-screen","question":"Choose a player."}
{"seat":0,"about":"ability:meditate","question":"Choose one."}
{"type":"damage","from":0,"to":"target","n":3,"damage":"normal","source":"ability:revolver"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:fireball"}
{"type":"damage","from":0,"to":"target","n":5,"damage":"normal","source":"ability:holy-blade"}
{"seat":0,"about":"ability:overgrowth","question":"Choose a companion, or be done."}
{"seat":1,"about":"token:synth","question":"Choose a companion."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:saber-strike"}
{"type":"damage","from":0,"to":"target","n":4,"damage":"undefendable","source":"ability:mighty-prayer"}
{"type":"damage","from":0,"to":"target","n":6,"damage":"normal","source":"ability:smack"}
{"seat":0,"about":"token:cleanse","question":"Choose a status effect."}
{"type":"damage","from":0,"to":"target","n":4,"damage":"normal","source":"ability:overgrowth"}
{"type":"damage","from":1,"to":"target","n":6,"damage":"normal","source":"ability:smack"}
{"seat":0,"about":"companion:seedling","question":"Choose a die to re-roll."}
{"seat":0,"about":"ability:quick-draw","question":"Choose a die to re-roll, or be done."}
{"seat":0,"about":"ability:splinter","question":"Choose a companion, or be done."}
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
[{"type":"choose","option":"die:1"},"Die 2: 2 (Sword)"]
[{"type":"choose","option":"die:3"},"Die 4: 1 (Sword)"]
[{"type":"sell","card":"divine-defense-2"},"Sell Divine Defense II for 1 CP"]
[{"type":"sell","card":"retaliate-2"},"Sell Retaliate II for 1 CP"]
[{"type":"play","card":"retaliate-2"},"Play Retaliate II (1 CP)"]
[{"type":"play","card":"not-this-time"},"Play Not This Time! (1 CP)",true]
[{"type":"spend","token":"tactical-advantage"},"Spend Tactical Advantage",true]
[{"type":"play","card":"try-try-again"},"Play Try, Try Again! (1 CP)",true]
[{"type":"choose","option":"die:3"},"Die 4: 5 (Life)"]
[{"type":"choose","option":"die:0"},"Die 1: 5 (Life)"]
[{"type":"play","card":"twice-as-wild"},"Play Twice as Wild! (3 CP)",true]
[{"type":"choose","option":"die:1"},"Die 2: 5 (Life)"]
[{"type":"choose","option":"die:3"},"Die 4: 2 (Sword)"]
`,
};
