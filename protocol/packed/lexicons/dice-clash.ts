/** What duels of Dice Clash say, most first: `npm run -s tool -- lexicon`. */
export const DICE_CLASH = `
black on space Place {die,space,value,defence,attack} {type=place,die,space} {colour,value} white {colour} 6 5 4 1 3
2 black:6 red a as {type=place,die,space,value} black:5 black:4 black:1 black:3 black:2 7 9 8 white:6 white:5 attack
white:4 white:1 white:3 defence white:2 places {type=placed,seat,colour,rolled,space,mod,value,defence,attack} turn
{seat,why,clock,since} {type=choose,option} move red:6 red:4 red:5 6, red:3 red:1 1, red:2 5, the re-rolls
{type=re-rolled,seat,which,dice} all 4, now 3, Black die 2, Space plain rolls Which {type=pool-rolled,seat,dice} 1:
dice nudge choice 2: pool to 6: {colour,value,seen} {seat,question,words,options} and dice: {seat,question,words}
has do you loses no round {type=round-lost,seat,round,why} answer no-defence White with 3: 5: Round adrenaline
begins fights {type=adrenaline,seat} {type=round,round,seat} uses {type=power,seat,power} it die:black:5 die:black:6
die:black:2 flip die:black:1 7, die:black:4 die:black:3 done does 4: pool: {blunted,rolls} space:8 space:1 space:9
space:7 space:3 space:2 space:4 8, What die:white:5 8: 9: space:6 match 7: Done space:5 die:white:1 adjust-die down?
goes or up die:white:2 value:3 die: raise die:white:6 die:white:4 die:white:3 adjust-value become? from roll-one
roll? re-roll re-roll? Where go? move-to 9, value:1 value:5 wins {type=over,winners} value:4 move-from moves?
{type=rolled-one,seat,colour,value} value:6 duel {winners,draw,places} value:2 at look looks opponent's
{type=looked,seat,dice} any discard discard? moves {type=moved,seat,from,to} is covers next back taken takes
{type=taken-back,seat,space,colour} aside-die aside-value aside? set show? returns {type=returned,seat,colour,value}
bar bar? roll {type=re-rolled,seat,which,count} Red discards {type=discarded,seat,colour,value} cover-die
cover-space covered? space? Shield Wall shield-wall Stance Switch switch-stance {type=adjusted,seat,dice} back? take
take-back Phalanx phalanx 1s Nigiri ends nigiri adjusts place? roll-next Bomb Quickening Smoke quickening smoke-bomb
Donnybrook aside donnybrook sets {type=set-aside,seat,colour,value} Rashomon rashomon knight ninja spartan viking
highlander samurai Genjutsu genjutsu icons ignores {type=blunted,seat} 0 barred for of {type=barred,seat,space} Dory
dory left {blunted,barred,rolls} Berserker Guard High berserker high-guard {type=covered,seat,space,colour,value} 6s
{type=re-rolled,seat,which} die:red:1 die:red:3 before placing {type=must-roll,seat} die:red:6 die:red:4 grid-full
die:red:5 6s: {blunted,rolls,only} die:red:2 no-dice
`;
