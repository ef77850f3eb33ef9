/** What duels of Dice Throne say, most first: `npm run -s tool -- lexicon`. */
export const DICE_THRONE = `
Roll {type=roll,dice} dice {value,symbol} window 5 1, 2, 3, 1 4 {seat,why,clock,since} 4, {type=pass} 3
{type=phase,phase,seat} {moment,seats,passed,held} die {type=passed,seat} for 2 Pass CP Sell {type=sell,card}
{type=announce,ability} and {id,seat,for,open,dice} offensive turn the {type=window-closed,moment} to CP) Play
{type=play,card} {type=window,moment,seats} announced no {seat,why,clock,since,last} main-1 {type=choose,option} CP.
main-2 move Activate ability {id,level} die-rolled last-call {source,op,n,after} is II Announce sword all {id,count}
{type=phase-ended,seat,phase} attack-declared defence-rolled of (1 rolls {type=rolled,seat,for,dice} draws Spend
gains base {type=cp,seat,n} damage. Choose a offensive-roll {type=spend,token} Die upkeep income defence roll claw
6: Go phase re-rolls life discard Turn {type=turn,turn,seat} from at damage health. one-more-time
{type=rolled,seat,for,dice,again} {type=health,seat,seats,health,by} defensive-roll 6 receives Time!
{type=dealt,seat,n} coming saber helmet card with (2 {to,from,type=normal,amount,sum} six-it branch 5: End blade
arrow buh-bye {type=drawn,seat,n} {type=drawn,seat,n,cards} has ninjato {type=chosen,seat,option,about} choice now
{type=token,seat,token,n,held} {type=asked,seat,about} wrench katana bullet dice: get-that-outta-here not-this-time
plays {type=played,seat,card,cost} samesies better-d what-status-effects card. {seat,about,question,options}
transference pays {type=cp,seat,n,paid} twice-as-wild {type=roll} then activates helping-hand {seat,about,question}
effect. try-try-again {by,ability,ultimate} announces {type=announced,seat,ability,level} {type=roll-phase-over}
flame so-wild tip-it II. dagger Wild! More One {type=activated,seat,ability,level,ultimate}
{type=damage,from,to,n,damage,source} triple-up takes double-up cutlass {type=triggered,seat,source}
{by,ability,target,ultimate} die:0 vegas-baby shuriken Strike target Up! target. getting-paid Holy die:1
upkeep-damage III die:2 targets {type=targeted,seat,target} Use {type=use,ability} attacks
{type=attack,seat,target,ability} spear add 4: tactical-advantage prayer spirit less Six-It! (0 normal tithe
defence. Tithe {type=modified,op,n,of,source} die:3 Buh, Bye! 5, in Blood booty defends
{type=defends,seat,ability,level} 3: die:4 Better D! Samesies! Not This spends {type=token-lost,seat,token,n,paid}
seedling Tactical Get as synth token:bleed lotus sells {type=sold,seat,card} {to,from,type=untyped,amount,sum} Twice
{type=damage,from,to,n,source} Outta That Here! Try Try, Again! option:1 Divine evasive {type=spent,seat,token,n}
Hand! shadow Status What loses Effects? 2: medal Helping Tip done Value undefendable Transference! It! one. option:2
reload {type=token-lost,seat,token,n} So offensive-end Defense wings {in} consecration companion:nyra die:
bonded-soul angelic-pendant prevents bullseye {type=spend,token,count} Scrap blood-power cross Triple
righteous-combat-3 Righteous Collector 1: Advantage or Double Strike. blood-drop Saber ability:tithe blaze be done.
Vegas Baby! rising-sun Seedling meteor skull card:tip-it sabertooth Attack divine-defense-2 change. Combat
scrap-collector card:twice-as-wild Blade Sword, smack becomes Poison Katana bleed card:better-d Getting Paid!
token:nanite card:samesies Power Shadow saber-strike 7 re-roll, Light
{type=die-rerolled,seat,die,from,to,symbol,source} Mighty fire-mastery Life card:so-wild honor
{type=upgraded,seat,ability,level,hero} ability:duel token:reload holy-light ability:fertilize
{to,from,type=undefendable,amount,sum} adds Angelic ability:shade-shift card:try-try-again absolution re-roll. heals
{type=planned,source,options} Dagger Smoke Bleed. {id,side,count} holy-blade more revolver dagger-strike token:chi
flight Sword Done Synth. divine-defense-3 ninjutsu seat:0 seat:1 token:tactical-advantage its splinter Prayer new
Seedling. Smack nanite {type=heal,seat,n,source} Soul Reload. (Sword) Claw Evasive Prayer. companion:seedling
Consecration! value. cleanse value:4 ability:divine-defense hold ability:spanner-strike can
{type=token-full,seat,token,limit} gouge blessed holy-attack slash katana-slice Helmet Draw Reload protect Cutlass
Evasive. fireball value:3 (3 mighty-prayer status Nanite. 8 half token:evasive Nanite Maternal value:6
{type=companion,seat,companion,side} value:2 Splinter Advantage. value:1 Cursed Arrow uses
{type=used,seat,ability,n} Fist, card:vegas-baby smoke-bomb Bleed {type=die-changed,seat,die,from,to,symbol,source}
value:5 attack divine-favor III. spanner-strike changes token:powder-keg Spanner ability:quick-draw
ability:maternal-bond 1. 2. Tithe. Life. Gouge tithe-2 token:ninjutsu nanite-assault onslaught token:poison Mastery.
Take fist-strike Quick poison 6, longbow card:helping-hand sapling Slice card:six-it ability:overgrowth
ability:countermeasures mesmerize (Helmet) righteous-combat-2 Powder The rule:defence may Bomb meditate (Branch)
Longbow Revolver Countermeasures Crit Shuriken Honor accuracy holy-attack-2 smoke-screen Stand Lotus. Bounty
ability:holy-light wild-shadow Shock Missed profiteer player. Cleanse sneak-attack pickpocket (Ninjato) Gain your
(Life) ability:counter-strike flank Sapling card:get-that-outta-here Spear, Branch cards. ability:stand-tall Synth
Serenity glorious Ninjato Bonded card:transference Counter delayed-poison token:bounty fist-of-harmony Blade,
turn-end-damage overgrowth (Saber) Dagger, cursed-doubloon gives {type=companion-lost,seat,side} mighty-blow yes
Absolution! Wild entangling-shot 9 ability. {type=announced,seat,ability} holy-light-2 card-trick mighty-prayer-2
Poison. Delayed fortitude vengeful-vines possess Sturdy ability:holy-attack Thick shame Heal glamour ability:rooted
(Bullet) Claw, Medal. (Claw) targeted retribution Flight Slash Entangling Shadow. companion:shock-bot 6. requital
ability:serenity consume-blood ability:revolver cultivate Shade Soul. ability:smack powder-keg 4. sturdy-blow
cutlass-strike showdown Blinding moon-magic righteous-combat (Leaf) Mastery shock-bot ability:scrap-collector Saber,
Ninjutsu animalistic Vengeful Pendant. Wrench Fireball Immortal nyras-bond Moon. pyroblast ability:splinter Sneak
ability:missed-me ability:righteous-combat Bullseye. Rising divine-defense Flame, token:targeted Mighty! Arrow,
Blade. poison-wound Attack. eureka Protect companion:heal-bot Flight. token:shame Fertilize Molten carpet-bomb
{type=spent,seat,companion,n} Light. shadow-dance righteous-prayer-2 covered-shot Exploding (Shuriken)
counter-strike-2 ability:dagger-strike card:buh-bye 8: anew. Mantle option:3 batten-down 7: card:not-this-time Walk
announce changed: have {type=announce-again,seat} token:blood-power Mask. Carpet 9: 5. Smack. Fortitude solemnity do
it. whether poison-blade 10: Flank Showdown ability:saber-strike retaliate Ninjato, 11: Booty holy-smite serenity-3
Helmet, resuscitate triumphant 3. crows-nest token:flight Nyra's Onslaught 12: Pickpocket ability:pyroblast
Overgrowth ability:onslaught (Blade) ability:shadow-defense entangle Bomb. bounty-hunter seat:1/die:0 Covered
Sabertooth. head-bash (Flag) burning-soul 13: Crit. Vines back-strike barbed-vine enter-the-shadows Pyroblast
Glorious card:what-status-effects token:fire-mastery ability:showdown ability:angelic-mantle Bullet bounty
overpower-2 token:synth Spirit. zapppp ability:call-of-the-wild mystic-mantra companion:sapling seat:1/die:1
Triumphant Blessed! Wings Mesmerize 14: Wakizashi 0 Branch, Offensive Shot. masamune (Wrench) call-of-the-wild Drop.
Profiteer Shift wellspring Bullet, shadow-defense-2 feigned-retreat maternal-bond-2 (Dash) seat:0/die:0 Ratchet
eat-lead serenity Ninjutsu. countermeasures shadow-meld thick-skin seat:1/die:2 carducopia disengage Predatory
blood-magic token:delayed-poison missed-me-2 Leaf. Resuscitate Revolver. blinding-shot Harmony predatory-advance
Meditate divine-intervention take-cover Screen Bolt. Meteor. seat:0/die:1 Duel. ability:holy-blade 15:
ability:cursed-soul Wrench, retaliate-2 token:smoke-bomb offensive-stance seat:0/die:2 Flag. Glamour combo-strike
schematics thick-skin-2 Rooted token:knockdown ability:ahoy-matey seat:1/die:3 hot-streak Armor (Dagger)
isolated-damage {out} (Prayer) Katana, Zapppp! ability:slash oooh-shiny seat:1/die:4 rooted Skull.
ability:smoke-screen immortal-flesh 10 wakizashi-3 {type=companion-health,seat,companion,health,by} Possess
carpet-bomb-2 Power. run-and-gun Gear. Resilient! token:sneak-attack high-voltage maneuver-2 ratchet-up seat:0/die:3
savage splinter-3 stand-tall-2 tempest-rush overclock-2 holy-blade-3 Cross {id,side,count,health} Cutlass, Helm.
angelic-mantle exploding-arrow fortitude-2 Animalistic light-it-up triumphant-2 Retaliate copy. ability:zapppp
countermeasures-3 soul-cutlass 16: exploding-arrow-3 scrap-collector-2 death-blossom Gaze. palm-strike serenity-2
combustion Trade mighty-blow-2 longer {type=token-left,seat,token,n} knockdown robo-revenge throwing-stars Dash.
Burning fist-of-tranquility-2 seat:0/die:4 (Arrow) (Gear) ability:katana-slice purify sturdy-blow-2 Will
maternal-bond-3 Slash. Foot. heal-bot ratchet-up-2 Honor. Defense. ability:molten-armor combo-strike-2
countermeasures-2 shadow-coin feral-instincts holier-than-thou missed-me take-cover-2 Blaze Eureka immortal-flesh-2
primal-roar (Katana) 17: Barbed ability:possess enlightenment Tempest spin-the-chamber feed-the-fish ability:gouge
shifty-strike wakizashi constrict fist-strike-2 katana-slice-2 Advance high-stakes swashbuckle Requital Savage
demising-shot-2 (Fist) defeated. {type=defeated,seat} strategic-approach-2 companion, combustion-2 exploit
stand-tall shade-shift Sapling. ability:fireball strategic-approach Protect. holy-blade-2 Bond. ability:triumphant
token:honor (Flame) Cultivate! Lotus Cover Onslaught! angelic-mantle-3 Shame. overgrowth-2 fan-the-hammer Flesh
walk-the-plank Solemnity molten-armor resuscitate-2 1v1 light-the-fuse limb-from-limb {type=over,winners,draw}
{winners,draw,places} Fireball. token:back-strike ability:meditate ability:profiteer fist-strike-3 reckless
maternal-bond Shuriken. ability:masamune pirates-life ability:fist-strike shadows Targeted arcing-shield
counter-strike (Cutlass) Demising Schematics Approach highest-power-2 11 Cross. match. predatory-advance-2 wins
ability:thick-skin fist-of-tranquility natures-grasp-2 token:protect angelic-mantle-2 Splinter. meditate-2
{type=heal,seat,companion,n,source} Doubloon. Slice. entangling-shot-2 Masamune token:blind feelin-good
archangels-will-2 demising-shot cursed-cards masamune-2 18: crit-bash-2 overpower Shame Streak contemplate
dagger-strike-2 Hunter archangels-will will-o-wisp Combustion ability:combo-strike shadow-fang-2 Strategic
follow-through adrenaline-surge Carducopia Overpower insidious-strike-2 lotus-strike-2 mother-tree quick-draw-2
token:cleanse token:mesmerize shadow-defense ability:cursed fist-of-harmony-2 angelic-combat Archangel's profiteer-2
Flesh. call-of-the-wild-2 run-ya-through Retribution sanguimancy x-marks-the-spot Cleanse. Purify 19: covered-shot-2
Blind. (Foot) Knockdown ability:savage (4 glorious-2 shifty-strike-2 smoke-offering to-the-skies card:throwing-stars
reckless-2 blood-letting sturdy-blow-3 active poison-dart Instincts feral-instincts-2 vengeful-vines-2 Shifty
molten-armor-3 smoke-screen-2 tempest-rush-2 walk-the-line ability:mighty-prayer (Mask) shadow-fang Booty.
blinding-shot-2 Straight: ability:rend ability:walk-the-plank deal lunar-umbra pickpocket-2 righteous-prayer
collateral token:wellspring blood-flow carducopia-2 28 ability:shadow-dance ability:holy-smite (Bag) 12 20:
saber-strike-2 savage-slash blood-thirst-2 infernal-infusion Blossom resolute-faith (Helm) Tranquility
shadow-dance-2 Rooted. 43 (Gaze) ability:tempest-rush shade-shift-2 Entangle. 19 Showdown. hot-streak-2 token:burn
41 basic token:blinding-light Exploit Mesmerize. card:blessed 30 ability:longbow dread-mark 17 Spear blinding-light
21: Overclock pyroblast-2 39 27 35 insidious-strike sanguimancy-2 bounty-hunter-2 eclipse (Spirit) 29 44 (Medal)
Countermeasures. fan-the-hammer-2 ability:fist-of-harmony 42 (Bullseye) 15 23 option:4 way-of-the-monk (Spear)
Sanguimancy Wellspring. ability:cutlass-strike abyssal-walk 24 paladin 31 death-blossom-2 Possess. Profiteer.
Wellspring 14 token:nyras-bond amount:0 (Shadow) 37 Reckless 40 Knockdown. ignite 16 Tall. 32 amount:1 inactive 13
36 exploding-arrow-2 (Booty) 34 Bushido ability:bushido lotus-strike (Palm) 18 Gouge. Serenity. card:divine-favor
poison-blade-2 blood-magic-2 blood-thirst shame-on-you 26 20 33 Helmet. Pyroblast. 38 Longbow. Requital.
seat:0/token:crit 21 shadow-shank 22: Nanobot ability:eureka Masamune. companion:nanobot Intervention! crit-bash 22
ability:requital card-damage 46 Accuracy. Overgrowth. Shadows. ability:immortal-flesh 25 Mantle.
ability:death-blossom seat:1/token:crit 45 ability:solemnity ability:x-marks-the-spot ability:mighty-blow (Wings)
token:retribution Insidious ability:avast-ye overclock natures-grasp ability:entangling-shot shadow-thief Eureka.
card:absolution Accuracy Shift. Constrict. Ruminate! ability:covered-shot Retribution. lunar-eclipse maneuver
discards draw 23: Claw. ability:exploding-arrow (Moon) Wings, ability:flank animalistic-2 47 deadeye molten-armor-2
player remove transcendence Combat. exsanguinate Screen. feral ability:blood-magic ability:glorious companion. 48
Meditate. wake-the-forest schematics-2 advanced thar-she-blows Harmony. vampire-lord highest-power Cutlass. cursed
higher-ground tactician token:wither ability:poison-blade inflict barbarian mark-the-target seat:0/token:evasive
Abyssal Glorious. Solemnity. seat:1/token:bleed burning-soul-2 maximum-power spanner-strike-2 Targeted. Yes:
ability:combustion many. (Angelic (Cross) Pendant) ability:jolt fertilize treant 24: ability:animalistic artificer
quick-draw token:crit (Blood Armor. Disengage! ability:light-the-fuse shadewalk split-the-heavens walk-the-line-2
(Bolt) 49 jungle-fury incoming meteorite Glamour. Spirit ahoy-matey fill-em-with-lead shogun Blaze,
ability:dread-mark moon-elf {type=discarded,seat,card} Fortitude. 25: Enlightenment! ability:predatory-advance
ability:soul-cutlass (Lotus) gunslinger hagakure (Bonded seraph huntress token:cursed-doubloon (Card) Collector.
Re-roll Triumphant. card:mother-tree Hunter. ability:take-cover Large Small ability:blinding-shot
ability:vengeful-vines Prevent Swashbuckle! ability:budo pyromancer scorch-the-earth
{to,from,type=collateral,amount,sum} now. seat:0/token:chi {type=became,seat,companion,side} ability:glamour
card:smoke-offering Meteor holy-presence Conductivity! Animalistic. ability:walk-the-line assassinate card:mighty
ninja amount:2 26: Bounty. ability:reckless ability:bounty-hunter attempt. gets option:5 seat:0/token:poison
{type=attempts,seat,n} ability:pickpocket ability:sturdy-blow bushido rule:target samurai undefendable.
{type=attack-type,damage} seat:1/token:accuracy (Sabertooth) card:will-o-wisp ability:carpet-bomb damage, rounded
seat:0/token:bleed seat:1/token:poison Wings. ability:burning-soul ability:zen-strike concussion shiver-me-timbers
(Skull) deals No: roll:0/die:0 Inflict seat:0/token:targeted (Meteor) Matey. ability:fortitude seat:1/token:evasive
Blaze. Contemplate! (Blaze) Phase token:barbed-vine Sabertooth avast-ye card:arcing-shield Blessing
ability:retaliate builds health {type=lose-health,seat,n,source} (Basic). ability:abyssal-walk token:holy-presence
ability:hot-streak card:savage-slash (Rising Advanced cards card:follow-through card:shadow-meld
{type=bears,seat,companion,share} ability:purify roll:0/die:1 ultimate {type=borne,seat,companion,n}
card:cursed-cards discard. skip Nanobot, roll:0/die:2 card:limb-from-limb seat:1/token:protect
ability:fan-the-hammer amount:3 seat:1/token:targeted ability:overpower ability:schematics Combustion. Pendant
card:feelin-good seat:0/token:accuracy seat:0/token:synth effect nuts-n-bolts black-spot card:bunker-up Instincts.
seat:0/token:retribution Shadows Wither. seat:0/token:bounty {type=reshuffled,seat} opponent re-roll
card:enlightenment seat:0/token:blood-power card:primal-roar card:holier-than-thou {to,from,type=pure,amount,sum}
ability:exploit ability:strategic-approach {type=damage,from,to,source} card:lunar-umbra Concussion. Schematics.
seat:1/token:reload card:blood-tide card:synthesize seat:0/token:nanite the-shivering ability:demising-shot
card:blood-flow seat:1/token:synth ability:thar-she-blows card:oooh-shiny card:upper-hand seat:0/token:sneak-attack
{type=turned,seat,board} another seat:1/token:ninjutsu ability:wakizashi card:drink-deep seat:1/token:flight
seat:1/token:nanite ability:offensive-stance seat:1/token:fire-mastery way-of-the-lotus ability:way-of-the-monk
yourself card:conductivity card:run-and-gun seat:0/token:cleanse seat:1/token:blood-power seat:1/token:honor
ability:fist-of-tranquility ability:feral-instincts ability:shadow-fang black-soul card:adrenaline-surge
card:blood-boil card:infernal-infusion leaves pirates-touch seat:0/token:flight token:shadows
ability:archangels-will seat:0/token:honor seat:1/token:sneak-attack seat:0/token:reload
seat:1/token:tactical-advantage cursed-touch (Basic) cursed-pirate seat:0/token:delayed-poison Inactive
seat:1/token:smoke-bomb cursed-soul ability:resuscitate seat:1/token:bounty seat:0/token:fire-mastery
{type=phase-skipped,seat,phase} natures-blessing {to,from,type=ultimate,amount,sum}
{type=ability-failed,seat,ability} Concussion card:robo-revenge seat:1/token:blind token:concussion
{type=income-skipped,seat} seat:0/token:powder-keg Ultimate. seat:0/token:entangle seat:1/token:delayed-poison
seat:0/token:tactical-advantage card:sneaky seat:0/token:blinding-light card:blood-letting card:palm-strike
{type=heal,seat,source} card:shame-on-you {type=phase-restarted,seat,phase} ability:sanguimancy
{type=limit,seat,token,n}
`;
