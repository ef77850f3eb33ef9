/** What duels of Dice Clash say, most first: `npm run -s tool -- lexicon`. */
export const DICE_CLASH = {
  words: `
black {colour} white attack on space red defence places 6
{type=placed,seat,colour,rolled,space,mod,value,defence,attack} 1 {die,space,value,defence,attack} 6, 5 1, 5, the
re-rolls {type=re-rolled,seat,which,dice} all 2 4, 4 now 3, 2, 3 turn {seat,why,clock,since} rolls
{type=pool-rolled,seat,dice} die dice 1: choice {seat,question,words,options} to 2: pool 6: dice: and plain has
nudge loses no round a Which answer 3: with 5: uses Round adrenaline begins fights 7 7, move 8 Place do you 4: pool:
red:3 as red:2 it {type=place,die,space,value} red:5 8: red:1 white:3 red:4 die:black:1 flip 8, die:black:5
die:black:6 die:black:2 9: die:black:3 die:black:4 match done 7: does {type=power,seat,power} white:2 die: from
red:6 white:1 white:4 raise space:8 white:5 space:1 space:9 space:2 space:7 What wins {type=over,winners} space:3
space:4 9, die:white:5 re-roll re-roll? {type=rolled-one,seat,colour,value} die:white:6 die:white:4 space:6
{type=place,die,space} die:white:2 duel {winners,draw,places} any adjust-die down? goes or up moves
{type=moved,seat,from,to} space:5 value:3 black:1 die:white:3 adjust-value become? next die:white:1 roll-one roll?
at back looks opponent's taken takes {type=looked,seat,dice} {type=taken-back,seat,space,colour} 9 white:6 black:2
{colour,value,seen} Where go? move-to black:5 value:1 black:6 black:3 black:4 value:4 value:5 look returns
{type=returned,seat,colour,value} {type=re-rolled,seat,which,count} move-from moves? covers is discards
{type=discarded,seat,colour,value} Stance Switch value:6 Shield Wall value:2 {type=adjusted,seat,dice}
{blunted,rolls} Phalanx adjusts roll discard discard? Quickening Bomb Smoke 1s Nigiri ends aside-die aside-value
aside? set show? Rashomon aside sets {type=set-aside,seat,colour,value} Genjutsu icons ignores {type=blunted,seat}
Donnybrook donnybrook Space ninja spartan {type=choose,option} highlander knight samurai viking
{type=round-lost,seat,round,why} bar bar? cover-die cover-space covered? space? Dory Guard High barred dory for
high-guard of {blunted,barred,rolls} {type=barred,seat,space} {type=covered,seat,space,colour,value} 0 left
Berserker berserker back? take take-back 6s place? roll-next before placing {type=must-roll,seat}
{type=re-rolled,seat,which} smoke-bomb rashomon {seat,question,words} {blunted,rolls,only} nigiri Red grid-full 6s:
genjutsu die:red:5 no-dice die:red:1 die:red:4 die:red:2 {colour,value} die:red:3 die:red:6 Black White no-defence
{type=round,round,seat} {type=adrenaline,seat} switch-stance shield-wall phalanx quickening Done
`,
  values: `
{"colour":"black","value":1}
{"colour":"black","value":6}
{"colour":"black","value":5}
{"colour":"black","value":3}
{"colour":"black","value":4}
{"colour":"black","value":2}
{"colour":"white","value":6}
{"colour":"white","value":1}
{"colour":"white","value":5}
{"colour":"white","value":4}
{"colour":"white","value":2}
{"colour":"white","value":3}
{"colour":"red","value":6}
{"die":"black:6","space":6,"value":6,"defence":6,"attack":6}
{"colour":"red","value":1}
{"die":"black:6","space":4,"value":6,"defence":6,"attack":6}
{"colour":"red","value":5}
{"die":"black:6","space":7,"value":6,"defence":6,"attack":6}
{"colour":"red","value":4}
{"colour":"red","value":3}
{"die":"black:6","space":9,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":6,"value":1,"defence":1,"attack":1}
{"colour":"red","value":2}
{"die":"black:6","space":2,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:4","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":7,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":6,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":6,"value":3,"defence":3,"attack":3}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":6,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":4,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":7,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":9,"value":1,"defence":1,"attack":1}
{"die":"black:1","space":7,"value":1,"defence":1,"attack":1}
{"die":"white:6","space":7,"value":6,"defence":6,"attack":6}
{"blunted":false,"rolls":false}
{"die":"white:6","space":9,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":2,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":2,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":4,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:1","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":5,"value":6,"defence":6,"attack":6}
{"type":"adrenaline","seat":0}
{"die":"black:1","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:4","space":2,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":8,"value":5,"defence":5,"attack":5}
{"type":"adrenaline","seat":1}
{"die":"black:5","space":9,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":2,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":7,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":5,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":8,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:3","space":5,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":2,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:3","space":8,"value":4,"defence":4,"attack":4}
{"die":"white:1","space":6,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":3,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":8}
{"die":"black:2","space":5,"value":5,"defence":5,"attack":5}
{"die":"white:6","space":8,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":4,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":7,"value":2,"defence":2,"attack":2}
{"die":"black:2","space":8,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":3,"value":6,"defence":7,"attack":6}
{"die":"black:5","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":5,"value":6,"defence":7,"attack":6}
{"die":"black:3","space":9,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":7,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":5,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":8,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":7,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":2,"value":2,"defence":2,"attack":2}
{"die":"black:5","space":6,"value":6,"defence":6,"attack":6}
{"type":"round","round":2,"seat":1}
{"die":"black:6","space":5,"value":1,"defence":1,"attack":1}
{"die":"black:4","space":8,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":7,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:1","space":5,"value":1,"defence":1,"attack":1}
{"die":"black:3","space":3,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":7,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":8,"value":2,"defence":2,"attack":2}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":7}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":5}
{"type":"round-lost","seat":0,"round":1,"why":"no-defence"}
{"type":"round-lost","seat":1,"round":1,"why":"no-defence"}
{"type":"round","round":2,"seat":0}
{"die":"black:5","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":9,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":7,"value":3,"defence":3,"attack":3}
{"die":"white:4","space":7,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":9,"value":6,"defence":6,"attack":8}
{"die":"black:1","space":1,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":2,"value":6,"defence":6,"attack":7}
{"die":"white:5","space":2,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":3,"value":5,"defence":6,"attack":5}
{"die":"black:2","space":9,"value":3,"defence":3,"attack":3}
{"die":"white:3","space":6,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":5,"value":5,"defence":6,"attack":5}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":6,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":3,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:3","space":7,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":3,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":6}
{"die":"white:1","space":5,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":7,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":5}
{"die":"white:1","space":9,"value":1,"defence":1,"attack":1}
{"type":"round-lost","seat":0,"round":2,"why":"no-defence"}
{"die":"black:5","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":9,"value":5,"defence":5,"attack":7}
{"die":"black:6","space":1,"value":6,"defence":7,"attack":6}
{"die":"black:3","space":7,"value":3,"defence":3,"attack":3}
{"die":"white:3","space":4,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":1,"value":3,"defence":3,"attack":3}
{"die":"white:1","space":2,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":9,"value":6,"defence":6,"attack":7}
{"die":"black:5","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":8,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":1,"value":1,"defence":1,"attack":3}
{"die":"black:5","space":5,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":4,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":2,"value":4,"defence":4,"attack":4}
{"die":"black:6","space":8,"value":6,"defence":7,"attack":6}
{"die":"white:5","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":9,"value":4,"defence":4,"attack":6}
{"die":"black:2","space":3,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":1,"value":3,"defence":3,"attack":5}
{"die":"black:5","space":8,"value":2,"defence":2,"attack":2}
{"die":"black:1","space":1,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":5,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":9,"value":2,"defence":2,"attack":2}
{"die":"black:1","space":9,"value":1,"defence":1,"attack":2}
{"die":"black:2","space":3,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":6,"value":5,"defence":5,"attack":5}
{"type":"round-lost","seat":1,"round":2,"why":"no-defence"}
{"die":"black:6","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":5,"value":4,"defence":5,"attack":4}
{"die":"white:5","space":9,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":9,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":5,"value":2,"defence":2,"attack":2}
{"die":"white:2","space":7,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":9,"value":4,"defence":4,"attack":4}
{"type":"round","round":3,"seat":0}
{"die":"black:4","space":5,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":7,"value":2,"defence":2,"attack":2}
{"die":"black:5","space":2,"value":5,"defence":5,"attack":6}
{"die":"white:6","space":5,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":1,"value":5,"defence":6,"attack":5}
{"die":"red:6","space":6,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:1","space":9,"value":1,"defence":1,"attack":3}
{"die":"white:3","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":4}
{"die":"black:1","space":2,"value":1,"defence":1,"attack":2}
{"die":"black:4","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":2,"value":4,"defence":4,"attack":5}
{"die":"black:4","space":3,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":8,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":9,"value":3,"defence":3,"attack":3}
{"die":"white:4","space":8,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":4,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":4,"value":6,"defence":6,"attack":6}
{"die":"white:4","space":9,"value":5,"defence":5,"attack":5}
{"die":"white:4","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":1,"value":5,"defence":5,"attack":5}
{"die":"white:1","space":8,"value":6,"defence":6,"attack":6}
{"colour":"black","value":1,"seen":true}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":8}
{"die":"black:2","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:3","space":4,"value":6,"defence":6,"attack":6}
{"die":"white:2","space":5,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":4,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":1,"value":6,"defence":6,"attack":6}
{"colour":"black","value":5,"seen":true}
{"die":"white:3","space":5,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":9,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":1,"value":4,"defence":4,"attack":4}
{"die":"white:4","space":5,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":5,"value":3,"defence":4,"attack":3}
{"die":"black:3","space":2,"value":3,"defence":3,"attack":4}
{"die":"white:5","space":7,"value":5,"defence":5,"attack":5}
{"die":"white:6","space":1,"value":6,"defence":6,"attack":8}
{"die":"white:3","space":8,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":7,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":3,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":3,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":6,"value":6,"defence":6,"attack":6}
{"colour":"black","value":4,"seen":true}
{"colour":"black","value":6,"seen":true}
{"die":"black:2","space":9,"value":2,"defence":2,"attack":4}
{"die":"white:6","space":7,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":2,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":9,"value":3,"defence":3,"attack":5}
{"die":"black:6","space":3,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":8,"value":3,"defence":3,"attack":3}
{"type":"round","round":3,"seat":1}
{"die":"black:2","space":6,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":9,"value":5,"defence":5,"attack":6}
{"die":"white:2","space":7,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":5,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":5,"value":2,"defence":3,"attack":2}
{"die":"white:1","space":7,"value":2,"defence":2,"attack":2}
{"die":"white:1","space":3,"value":1,"defence":1,"attack":1}
{"colour":"black","value":2,"seen":true}
{"die":"black:3","space":5,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":3,"value":3,"defence":4,"attack":3}
{"die":"black:4","space":9,"value":4,"defence":4,"attack":5}
{"die":"black:3","space":6,"value":4,"defence":4,"attack":4}
{"die":"white:6","space":9,"value":5,"defence":5,"attack":5}
{"die":"white:4","space":7,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":9,"value":5,"defence":5,"attack":7}
{"die":"black:4","space":3,"value":4,"defence":5,"attack":4}
{"die":"white:6","space":3,"value":6,"defence":7,"attack":6}
{"die":"white:6","space":8,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":1,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":9,"value":3,"defence":3,"attack":3}
{"die":"white:2","space":2,"value":2,"defence":2,"attack":2}
{"die":"white:6","space":5,"value":6,"defence":7,"attack":6}
{"die":"white:6","space":5,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":7}
{"die":"black:5","space":8,"value":5,"defence":6,"attack":5}
{"die":"red:6","space":9,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":1,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":1,"value":5,"defence":5,"attack":7}
{"die":"black:2","space":3,"value":2,"defence":3,"attack":2}
{"die":"red:1","space":6,"value":1,"defence":1,"attack":1}
{"die":"black:4","space":1,"value":3,"defence":3,"attack":3}
{"die":"white:4","space":7,"value":4,"defence":4,"attack":4}
{"colour":"black","value":3,"seen":true}
{"die":"white:5","space":7,"value":4,"defence":4,"attack":4}
{"die":"white:6","space":9,"value":6,"defence":6,"attack":8}
{"die":"red:1","space":4,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":3,"value":4,"defence":4,"attack":4}
{"die":"white:1","space":5,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":3,"value":2,"defence":2,"attack":2}
{"die":"black:6","space":5,"value":6,"defence":8,"attack":6}
{"die":"black:6","space":8,"value":6,"defence":6,"attack":5}
{"die":"white:5","space":5,"value":5,"defence":5,"attack":5}
{"die":"red:5","space":6,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":8,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":3,"value":2,"defence":2,"attack":2}
{"die":"white:2","space":8,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":9,"value":3,"defence":3,"attack":4}
{"die":"white:2","space":9,"value":3,"defence":3,"attack":3}
{"die":"black:2","space":2,"value":2,"defence":2,"attack":3}
{"die":"white:2","space":9,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":2,"value":5,"defence":5,"attack":5}
{"die":"red:4","space":6,"value":4,"defence":4,"attack":4}
{"die":"white:3","space":3,"value":4,"defence":4,"attack":4}
{"die":"white:6","space":2,"value":6,"defence":6,"attack":7}
{"die":"black:4","space":6,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":6,"value":3,"defence":3,"attack":3}
{"die":"black:2","space":9,"value":2,"defence":2,"attack":3}
{"die":"white:4","space":1,"value":4,"defence":4,"attack":6}
{"die":"black:2","space":6,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":2,"value":5,"defence":5,"attack":6}
{"die":"red:3","space":6,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":4,"value":4,"defence":4,"attack":4}
{"die":"white:5","space":3,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":6,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":5,"value":1,"defence":2,"attack":1}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":7}
{"die":"red:5","space":4,"value":5,"defence":5,"attack":5}
{"die":"white:4","space":3,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":5,"value":5,"defence":6,"attack":5}
{"die":"red:4","space":4,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":2,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":7,"value":6,"defence":6,"attack":8}
{"die":"white:5","space":3,"value":5,"defence":6,"attack":5}
{"die":"black:4","space":5,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":8,"value":4,"defence":5,"attack":4}
{"die":"red:5","space":7,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":1,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":7}
{"die":"black:3","space":6,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":5,"value":4,"defence":4,"attack":4}
{"die":"white:5","space":5,"value":2,"defence":2,"attack":2}
{"die":"black:2","space":5,"value":3,"defence":3,"attack":3}
{"die":"red:3","space":4,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":2,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":3,"value":5,"defence":5,"attack":5}
{"die":"red:3","space":2,"value":3,"defence":3,"attack":3}
{"die":"black:6","space":2,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":5,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":9}
{"die":"black:2","space":6,"value":6,"defence":6,"attack":6}
{"die":"white:4","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":5,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":3,"value":2,"defence":2,"attack":2}
{"die":"red:4","space":2,"value":4,"defence":4,"attack":4}
{"die":"black:6","space":2,"value":6,"defence":6,"attack":8}
{"die":"black:3","space":1,"value":3,"defence":4,"attack":3}
{"die":"black:2","space":4,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":3,"value":1,"defence":2,"attack":1}
{"die":"black:5","space":3,"value":4,"defence":4,"attack":4}
{"seat":0,"question":"adjust-die","words":"Which die goes up or down?"}
{"die":"black:4","space":1,"value":4,"defence":5,"attack":4}
{"die":"white:5","space":9,"value":4,"defence":4,"attack":4}
{"die":"white:1","space":1,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":7,"value":5,"defence":5,"attack":7}
{"die":"black:3","space":5,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":6}
{"die":"black:4","space":4,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":8,"value":2,"defence":2,"attack":2}
{"seat":0,"question":"adjust-value","words":"What does it become?"}
{"die":"white:5","space":5,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":5,"value":5,"defence":7,"attack":5}
{"die":"black:4","space":7,"value":4,"defence":4,"attack":6}
{"die":"black:2","space":3,"value":1,"defence":1,"attack":1}
{"die":"black:1","space":6,"value":2,"defence":2,"attack":2}
{"die":"black:5","space":1,"value":2,"defence":2,"attack":2}
{"die":"red:3","space":5,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":9,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":9}
{"die":"black:6","space":7,"value":6,"defence":6,"attack":7}
{"die":"black:5","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":9,"value":2,"defence":2,"attack":2}
{"die":"red:6","space":3,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":9,"value":1,"defence":1,"attack":2}
{"die":"white:3","space":3,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":7,"value":1,"defence":1,"attack":2}
{"die":"white:2","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:3","space":6,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":1,"value":4,"defence":4,"attack":4}
{"die":"white:1","space":1,"value":1,"defence":1,"attack":3}
{"die":"white:2","space":3,"value":5,"defence":5,"attack":5}
{"seat":0,"why":"move","clock":"turn","since":13}
{"die":"white:6","space":6,"value":5,"defence":5,"attack":5}
{"seat":0,"why":"move","clock":"turn","since":16}
{"die":"black:1","space":5,"value":2,"defence":2,"attack":2}
{"die":"red:4","space":9,"value":4,"defence":4,"attack":4}
{"die":"red:1","space":2,"value":1,"defence":1,"attack":1}
{"die":"white:6","space":9,"value":6,"defence":6,"attack":7}
{"die":"white:4","space":4,"value":5,"defence":5,"attack":5}
{"die":"white:4","space":9,"value":3,"defence":3,"attack":3}
{"seat":0,"why":"move","clock":"turn","since":9}
{"seat":0,"why":"move","clock":"turn","since":11}
{"seat":0,"why":"move","clock":"turn","since":20}
{"seat":1,"why":"move","clock":"turn","since":12}
{"seat":1,"why":"move","clock":"turn","since":17}
{"seat":1,"why":"move","clock":"turn","since":23}
{"die":"red:1","space":7,"value":1,"defence":1,"attack":1}
{"die":"white:3","space":1,"value":3,"defence":3,"attack":3}
{"die":"white:3","space":7,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":2,"value":5,"defence":5,"attack":5}
{"die":"white:1","space":4,"value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":22}
{"seat":1,"why":"move","clock":"turn","since":10}
{"seat":1,"why":"move","clock":"turn","since":14}
{"seat":1,"why":"move","clock":"turn","since":19}
{"seat":1,"why":"move","clock":"turn","since":21}
{"die":"black:5","space":2,"value":4,"defence":4,"attack":4}
{"die":"white:6","space":1,"value":6,"defence":7,"attack":6}
{"die":"black:6","space":5,"value":6,"defence":5,"attack":6}
{"die":"white:4","space":9,"value":4,"defence":4,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":18}
{"seat":1,"why":"move","clock":"turn","since":9}
{"die":"white:3","space":7,"value":2,"defence":2,"attack":2}
{"die":"white:2","space":7,"value":2,"defence":2,"attack":2}
{"die":"red:6","space":5,"value":6,"defence":6,"attack":6}
{"seat":1,"question":"adjust-die","words":"Which die goes up or down?"}
{"die":"black:4","space":5,"value":4,"defence":6,"attack":4}
{"die":"black:3","space":5,"value":3,"defence":5,"attack":3}
{"seat":0,"why":"move","clock":"turn","since":15}
{"die":"black:3","space":4,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":8,"value":3,"defence":4,"attack":3}
{"die":"white:5","space":1,"value":5,"defence":6,"attack":5}
{"die":"white:4","space":5,"value":4,"defence":4,"attack":4}
{"die":"white:5","space":2,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":6}
{"die":"black:4","space":8,"value":5,"defence":5,"attack":5}
{"seat":1,"why":"move","clock":"turn","since":11}
{"die":"black:2","space":1,"value":2,"defence":3,"attack":2}
{"die":"black:1","space":4,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":2,"value":4,"defence":4,"attack":4}
{"die":"red:1","space":9,"value":1,"defence":1,"attack":1}
{"seat":0,"why":"move","clock":"turn","since":8}
{"seat":1,"why":"move","clock":"turn","since":16}
{"seat":1,"question":"adjust-value","words":"What does it become?"}
{"die":"white:2","space":1,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":2,"value":4,"defence":4,"attack":5}
{"die":"red:6","space":8,"value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":10}
{"die":"black:1","space":1,"value":1,"defence":1,"attack":2}
{"die":"white:4","space":5,"value":4,"defence":5,"attack":4}
{"die":"white:6","space":3,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":8,"value":5,"defence":6,"attack":5}
{"seat":1,"question":"move-to","words":"Where does it go?"}
{"die":"black:5","space":7,"value":5,"defence":5,"attack":6}
{"die":"black:3","space":4,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":9,"value":3,"defence":3,"attack":5}
{"seat":0,"why":"move","clock":"turn","since":14}
{"seat":1,"why":"move","clock":"turn","since":8}
{"seat":1,"why":"move","clock":"turn","since":15}
{"die":"black:2","space":2,"value":1,"defence":1,"attack":1}
{"die":"white:6","space":1,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":6,"value":4,"defence":4,"attack":4}
{"die":"white:5","space":3,"value":2,"defence":2,"attack":2}
{"seat":0,"question":"roll-one","words":"Which die do you roll?"}
{"die":"white:3","space":1,"value":3,"defence":3,"attack":5}
{"type":"round-lost","seat":0,"round":3,"why":"no-defence"}
{"die":"black:3","space":3,"value":3,"defence":3,"attack":5}
{"die":"black:2","space":2,"value":3,"defence":3,"attack":3}
{"die":"red:4","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":7}
{"die":"black:1","space":7,"value":1,"defence":1,"attack":3}
{"die":"black:3","space":2,"value":3,"defence":3,"attack":5}
{"die":"white:1","space":9,"value":1,"defence":1,"attack":3}
{"seat":0,"why":"move","clock":"turn","since":24}
{"seat":1,"why":"move","clock":"turn","since":7}
{"die":"black:1","space":3,"value":1,"defence":1,"attack":3}
{"die":"black:1","space":1,"value":1,"defence":2,"attack":1}
{"die":"white:4","space":3,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":3,"value":3,"defence":4,"attack":3}
{"die":"red:4","space":3,"value":4,"defence":4,"attack":4}
{"die":"white:4","space":6,"value":5,"defence":5,"attack":5}
{"seat":1,"question":"roll-one","words":"Which die do you roll?"}
{"die":"black:6","space":8,"value":6,"defence":5,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":17}
{"seat":1,"why":"move","clock":"turn","since":1}
{"seat":1,"why":"move","clock":"turn","since":6}
{"die":"black:4","space":2,"value":3,"defence":3,"attack":3}
{"die":"red:4","space":7,"value":5,"defence":5,"attack":5}
{"die":"red:2","space":4,"value":2,"defence":2,"attack":2}
{"die":"red:3","space":9,"value":3,"defence":3,"attack":3}
{"die":"red:6","space":2,"value":6,"defence":6,"attack":7}
{"die":"black:2","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":8,"value":2,"defence":1,"attack":2}
{"seat":0,"why":"move","clock":"turn","since":5}
{"seat":0,"why":"move","clock":"turn","since":12}
{"die":"red:2","space":6,"value":2,"defence":2,"attack":2}
{"die":"white:6","space":4,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":1,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":8}
{"die":"black:5","space":5,"value":5,"defence":4,"attack":5}
{"die":"black:4","space":2,"value":4,"defence":4,"attack":6}
{"die":"black:4","space":5,"value":4,"defence":3,"attack":4}
{"seat":0,"why":"move","clock":"turn","since":7}
{"seat":0,"why":"move","clock":"turn","since":19}
{"seat":1,"why":"move","clock":"turn","since":3}
{"seat":1,"why":"move","clock":"turn","since":13}
{"seat":1,"why":"move","clock":"turn","since":18}
{"die":"black:2","space":3,"value":2,"defence":2,"attack":4}
{"die":"red:4","space":5,"value":3,"defence":3,"attack":3}
{"die":"white:1","space":2,"value":1,"defence":1,"attack":2}
{"die":"white:6","space":8,"value":6,"defence":7,"attack":6}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":8}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":5}
{"die":"black:1","space":3,"value":1,"defence":1,"attack":4}
{"seat":0,"why":"move","clock":"turn","since":1}
{"die":"white:6","space":3,"value":6,"defence":6,"attack":8}
{"die":"red:3","space":3,"value":4,"defence":4,"attack":4}
{"seat":1,"question":"move-from","words":"Which die moves?"}
{"die":"black:3","space":3,"value":2,"defence":2,"attack":2}
{"colour":"white","value":3,"seen":true}
{"die":"white:2","space":1,"value":2,"defence":2,"attack":4}
{"die":"white:2","space":6,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":2,"value":5,"defence":5,"attack":7}
{"die":"white:2","space":6,"value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":25}
{"seat":1,"why":"move","clock":"turn","since":5}
{"seat":1,"why":"move","clock":"turn","since":20}
{"die":"black:5","space":8,"value":5,"defence":5,"attack":4}
{"die":"red:3","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":7}
{"die":"black:2","space":2,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":8,"value":1,"defence":1,"attack":1}
{"seat":0,"why":"move","clock":"turn","since":3}
{"seat":0,"why":"move","clock":"turn","since":6}
{"seat":0,"why":"move","clock":"turn","since":21}
{"seat":0,"why":"move","clock":"turn","since":26}
{"seat":1,"why":"move","clock":"turn","since":25}
{"type":"power","seat":0,"power":"switch-stance"}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":5}
{"die":"white:3","space":2,"value":3,"defence":3,"attack":4}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":6}
{"die":"red:2","space":5,"value":5,"defence":5,"attack":5}
{"seat":0,"question":"move-to","words":"Where does it go?"}
{"die":"black:3","space":7,"value":3,"defence":3,"attack":5}
{"seat":1,"why":"move","clock":"turn","since":4}
{"seat":1,"why":"move","clock":"turn","since":27}
{"seat":1,"why":"move","clock":"turn","since":28}
{"seat":1,"why":"move","clock":"turn","since":30}
{"die":"black:3","space":1,"value":3,"defence":3,"attack":6}
{"die":"black:2","space":3,"value":2,"defence":2,"attack":5}
{"die":"black:2","space":5,"value":2,"defence":4,"attack":2}
{"die":"white:6","space":5,"value":6,"defence":8,"attack":6}
{"die":"white:4","space":6,"value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":2}
{"seat":0,"why":"move","clock":"turn","since":4}
{"seat":0,"why":"move","clock":"turn","since":29}
{"seat":1,"why":"move","clock":"turn","since":22}
{"seat":1,"why":"move","clock":"turn","since":26}
{"die":"white:1","space":3,"value":2,"defence":2,"attack":2}
{"die":"black:6","space":8,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":7,"value":4,"defence":4,"attack":5}
{"die":"black:1","space":1,"value":1,"defence":1,"attack":4}
{"die":"white:5","space":7,"value":5,"defence":5,"attack":7}
{"die":"white:5","space":8,"value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":27}
{"seat":0,"why":"move","clock":"turn","since":28}
{"seat":0,"why":"move","clock":"turn","since":31}
{"die":"black:3","space":8,"value":3,"defence":3,"attack":2}
{"die":"black:1","space":8,"value":1,"defence":2,"attack":1}
{"die":"white:5","space":9,"value":5,"defence":5,"attack":6}
{"die":"white:5","space":4,"value":4,"defence":4,"attack":4}
{"die":"white:4","space":9,"value":4,"defence":4,"attack":5}
{"die":"white:2","space":4,"value":1,"defence":1,"attack":1}
{"die":"white:2","space":6,"value":3,"defence":3,"attack":3}
{"die":"red:1","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:3","space":3,"value":3,"defence":3,"attack":6}
{"seat":1,"why":"move","clock":"turn","since":2}
{"seat":1,"why":"move","clock":"turn","since":24}
{"die":"black:3","space":2,"value":2,"defence":2,"attack":2}
{"die":"white:2","space":3,"value":3,"defence":3,"attack":3}
{"die":"red:6","space":5,"value":6,"defence":8,"attack":6}
{"die":"red:3","space":8,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":2,"value":5,"defence":5,"attack":4}
{"die":"black:5","space":8,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":8,"value":5,"defence":4,"attack":5}
{"die":"black:1","space":2,"value":1,"defence":1,"attack":3}
{"die":"black:3","space":3,"value":3,"defence":3,"attack":4}
{"die":"black:3","space":5,"value":3,"defence":2,"attack":3}
{"die":"white:5","space":1,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":3,"value":4,"defence":5,"attack":4}
{"die":"black:6","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:1","space":2,"value":3,"defence":3,"attack":3}
{"die":"black:2","space":5,"value":2,"defence":1,"attack":2}
{"die":"white:5","space":3,"value":4,"defence":4,"attack":4}
{"die":"white:5","space":5,"value":5,"defence":7,"attack":5}
{"seat":1,"why":"move","clock":"turn","since":29}
{"die":"black:2","space":8,"value":2,"defence":3,"attack":2}
{"die":"red:1","space":5,"value":6,"defence":6,"attack":6}
{"die":"red:4","space":1,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":2,"value":2,"defence":2,"attack":4}
{"die":"black:2","space":7,"value":2,"defence":2,"attack":4}
{"die":"white:6","space":3,"value":6,"defence":6,"attack":7}
{"seat":0,"why":"move","clock":"turn","since":23}
{"seat":1,"why":"move","clock":"turn","since":32}
{"colour":"white","value":5,"seen":true}
{"die":"red:1","space":3,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":1,"value":3,"defence":3,"attack":3}
{"die":"red:3","space":6,"value":3,"defence":8,"attack":3}
{"die":"black:1","space":2,"value":1,"defence":1,"attack":0}
{"die":"black:2","space":7,"value":2,"defence":2,"attack":3}
{"die":"white:3","space":4,"value":6,"defence":6,"attack":6}
{"die":"red:5","space":1,"value":5,"defence":5,"attack":7}
{"type":"power","seat":0,"power":"shield-wall"}
{"die":"black:1","space":2,"value":2,"defence":2,"attack":2}
{"die":"black:1","space":8,"value":1,"defence":1,"attack":0}
{"die":"red:2","space":9,"value":2,"defence":2,"attack":2}
{"die":"red:5","space":8,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":5,"value":3,"defence":4,"attack":3}
{"die":"white:3","space":1,"value":3,"defence":4,"attack":3}
{"die":"red:1","space":8,"value":1,"defence":8,"attack":1}
{"die":"white:2","space":4,"value":3,"defence":3,"attack":3}
{"die":"white:1","space":6,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":5,"value":5,"defence":5,"attack":5}
{"die":"red:6","space":9,"value":6,"defence":6,"attack":7}
{"die":"red:3","space":8,"value":3,"defence":8,"attack":3}
{"die":"black:5","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":8,"value":3,"defence":3,"attack":3}
{"die":"white:2","space":9,"value":2,"defence":2,"attack":4}
{"seat":0,"why":"move","clock":"turn","since":33}
{"die":"red:1","space":5,"value":1,"defence":1,"attack":1}
{"die":"red:1","space":9,"value":2,"defence":8,"attack":2}
{"die":"red:6","space":1,"value":6,"defence":6,"attack":6}
{"die":"red:3","space":3,"value":3,"defence":8,"attack":5}
{"die":"red:3","space":4,"value":3,"defence":8,"attack":3}
{"die":"red:4","space":8,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":7,"value":3,"defence":3,"attack":4}
{"die":"white:6","space":2,"value":6,"defence":6,"attack":8}
{"seat":0,"why":"move","clock":"turn","since":30}
{"type":"power","seat":1,"power":"shield-wall"}
{"die":"white:5","space":5,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":3,"value":2,"defence":3,"attack":2}
{"die":"white:3","space":5,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":5,"value":1,"defence":3,"attack":1}
{"die":"black:1","space":8,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":5}
{"seat":0,"question":"move-from","words":"Which die moves?"}
{"die":"black:2","space":8,"value":2,"defence":2,"attack":1}
{"die":"white:2","space":2,"value":2,"defence":2,"attack":3}
{"die":"red:6","space":7,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":5,"value":1,"defence":1,"attack":1}
{"die":"white:2","space":9,"value":2,"defence":2,"attack":3}
{"die":"red:4","space":8,"value":4,"defence":4,"attack":4}
{"die":"white:3","space":9,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":8,"value":4,"defence":3,"attack":4}
{"die":"black:1","space":4,"value":5,"defence":5,"attack":5}
{"die":"white:6","space":3,"value":6,"defence":6,"attack":9}
{"die":"white:6","space":7,"value":6,"defence":6,"attack":8}
{"seat":1,"why":"move","clock":"turn","since":34}
{"type":"round-lost","seat":1,"round":3,"why":"no-defence"}
{"type":"power","seat":0,"power":"phalanx"}
{"type":"power","seat":1,"power":"switch-stance"}
{"die":"black:4","space":8,"value":4,"defence":4,"attack":3}
{"die":"white:2","space":5,"value":2,"defence":3,"attack":2}
{"die":"white:4","space":2,"value":5,"defence":5,"attack":5}
{"die":"red:6","space":5,"value":1,"defence":1,"attack":1}
{"die":"red:6","space":6,"value":6,"defence":8,"attack":6}
{"die":"red:6","space":9,"value":6,"defence":8,"attack":6}
{"die":"red:4","space":5,"value":4,"defence":8,"attack":4}
{"die":"red:4","space":6,"value":4,"defence":8,"attack":4}
{"die":"red:3","space":5,"value":3,"defence":8,"attack":3}
{"die":"red:1","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":2,"value":4,"defence":4,"attack":3}
{"die":"black:4","space":4,"value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"seat":1,"why":"move","clock":"turn","since":31}
{"type":"power","seat":0,"power":"nigiri"}
{"type":"power","seat":1,"power":"smoke-bomb"}
{"die":"red:2","space":2,"value":2,"defence":2,"attack":2}
{"die":"red:2","space":7,"value":3,"defence":3,"attack":3}
{"die":"red:1","space":3,"value":1,"defence":8,"attack":3}
{"die":"red:6","space":3,"value":6,"defence":7,"attack":6}
{"die":"red:4","space":8,"value":4,"defence":8,"attack":4}
{"die":"red:3","space":9,"value":4,"defence":8,"attack":4}
{"die":"red:1","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":2,"value":6,"defence":6,"attack":5}
{"die":"black:1","space":3,"value":1,"defence":1,"attack":2}
{"die":"black:2","space":3,"value":2,"defence":2,"attack":3}
{"seat":1,"question":"discard","words":"Which die do you discard?"}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":3}
{"die":"red:4","space":7,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":1,"value":3,"defence":3,"attack":4}
{"die":"red:5","space":9,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":4,"value":4,"defence":4,"attack":4}
{"die":"white:6","space":1,"value":6,"defence":6,"attack":7}
{"die":"red:3","space":1,"value":3,"defence":8,"attack":5}
{"die":"red:3","space":2,"value":2,"defence":8,"attack":2}
{"die":"red:3","space":2,"value":4,"defence":8,"attack":4}
{"die":"red:4","space":3,"value":3,"defence":3,"attack":3}
{"die":"red:1","space":1,"value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":32}
{"seat":0,"why":"move","clock":"turn","since":35}
{"type":"power","seat":1,"power":"genjutsu"}
{"die":"white:6","space":2,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":5,"value":3,"defence":3,"attack":3}
{"die":"white:3","space":5,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":9,"value":3,"defence":3,"attack":4}
{"die":"red:4","space":2,"value":4,"defence":4,"attack":5}
{"die":"white:1","space":4,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":1,"value":4,"defence":4,"attack":4}
{"die":"red:4","space":1,"value":4,"defence":8,"attack":6}
{"die":"red:3","space":7,"value":4,"defence":8,"attack":4}
{"die":"red:4","space":5,"value":4,"defence":4,"attack":4}
{"die":"red:2","space":8,"value":2,"defence":8,"attack":2}
{"die":"black:3","space":2,"value":3,"defence":3,"attack":2}
{"die":"black:3","space":8,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":8,"value":3,"defence":2,"attack":3}
{"die":"white:6","space":3,"value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":2,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"power","seat":0,"power":"quickening"}
{"type":"power","seat":1,"power":"phalanx"}
{"die":"white:6","space":8,"value":6,"defence":6,"attack":5}
{"die":"white:3","space":6,"value":4,"defence":4,"attack":4}
{"die":"red:1","space":1,"value":1,"defence":8,"attack":3}
{"die":"white:4","space":1,"value":4,"defence":5,"attack":4}
{"die":"red:6","space":8,"value":6,"defence":8,"attack":6}
{"die":"red:4","space":4,"value":5,"defence":5,"attack":5}
{"die":"red:5","space":5,"value":5,"defence":5,"attack":5}
{"die":"red:5","space":7,"value":6,"defence":8,"attack":6}
{"die":"red:5","space":9,"value":6,"defence":8,"attack":6}
{"die":"white:6","space":5,"value":6,"defence":5,"attack":6}
{"die":"white:4","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":6,"value":6,"defence":6,"attack":6}
{"seat":1,"why":"choice","clock":"turn","since":2}
{"die":"red:1","space":2,"value":1,"defence":8,"attack":1}
{"die":"red:1","space":2,"value":2,"defence":8,"attack":2}
{"die":"red:1","space":6,"value":1,"defence":8,"attack":1}
{"die":"red:1","space":7,"value":2,"defence":8,"attack":2}
{"die":"red:5","space":4,"value":5,"defence":8,"attack":5}
{"die":"red:5","space":8,"value":5,"defence":8,"attack":5}
{"die":"red:4","space":3,"value":4,"defence":8,"attack":6}
{"die":"red:4","space":9,"value":5,"defence":8,"attack":5}
{"die":"white:6","space":1,"value":6,"defence":6,"attack":9}
{"die":"white:5","space":8,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":3,"value":6,"defence":6,"attack":7}
{"die":"red:3","space":9,"value":3,"defence":3,"attack":5}
{"seat":1,"why":"move","clock":"turn","since":33}
{"seat":1,"why":"move","clock":"turn","since":36}
{"colour":"white","value":4,"seen":true}
{"die":"red:1","space":1,"value":1,"defence":1,"attack":1}
{"die":"red:3","space":7,"value":3,"defence":3,"attack":3}
{"die":"white:4","space":6,"value":3,"defence":3,"attack":3}
{"die":"white:1","space":1,"value":1,"defence":1,"attack":2}
{"die":"red:4","space":6,"value":5,"defence":5,"attack":5}
{"seat":1,"question":"re-roll","words":"Which die do you re-roll?"}
{"die":"black:3","space":6,"value":5,"defence":5,"attack":5}
{"die":"white:6","space":8,"value":6,"defence":5,"attack":6}
{"die":"white:2","space":3,"value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":6,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":36}
{"seat":1,"why":"move","clock":"turn","since":37}
{"seat":1,"question":"aside-die","words":"Which die do you set aside?"}
{"seat":1,"question":"aside-value","words":"What does it show?"}
{"colour":"white","value":6,"seen":true}
{"type":"power","seat":1,"power":"quickening"}
{"type":"power","seat":1,"power":"rashomon"}
{"die":"red:3","space":8,"value":3,"defence":3,"attack":3}
{"die":"red:2","space":7,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":3,"value":4,"defence":4,"attack":6}
{"die":"red:6","space":7,"value":6,"defence":8,"attack":6}
{"die":"red:5","space":5,"value":5,"defence":8,"attack":5}
{"die":"white:2","space":5,"value":2,"defence":2,"attack":2}
{"die":"red:6","space":1,"value":6,"defence":6,"attack":7}
{"die":"red:4","space":2,"value":3,"defence":8,"attack":3}
{"die":"red:4","space":2,"value":5,"defence":8,"attack":5}
{"die":"red:5","space":3,"value":5,"defence":6,"attack":5}
{"die":"red:1","space":5,"value":1,"defence":8,"attack":1}
{"die":"white:5","space":3,"value":5,"defence":5,"attack":7}
{"die":"red:3","space":3,"value":3,"defence":4,"attack":3}
{"die":"red:2","space":7,"value":3,"defence":8,"attack":3}
{"die":"white:1","space":7,"value":1,"defence":1,"attack":2}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":39}
{"seat":1,"why":"move","clock":"turn","since":35}
{"die":"white:1","space":3,"value":1,"defence":1,"attack":3}
{"die":"red:1","space":7,"value":2,"defence":2,"attack":2}
{"die":"white:1","space":3,"value":1,"defence":2,"attack":1}
{"die":"red:5","space":3,"value":6,"defence":6,"attack":6}
{"die":"white:4","space":8,"value":4,"defence":5,"attack":4}
{"die":"red:3","space":5,"value":3,"defence":3,"attack":3}
{"die":"red:6","space":4,"value":6,"defence":8,"attack":6}
{"die":"red:4","space":7,"value":5,"defence":8,"attack":5}
{"die":"red:2","space":8,"value":5,"defence":5,"attack":5}
{"die":"red:6","space":8,"value":6,"defence":7,"attack":6}
{"die":"red:2","space":4,"value":2,"defence":8,"attack":2}
{"die":"white:4","space":5,"value":4,"defence":6,"attack":4}
{"die":"red:4","space":9,"value":4,"defence":4,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":6,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"seat":0,"question":"discard","words":"Which die do you discard?"}
{"die":"red:2","space":7,"value":1,"defence":1,"attack":1}
{"die":"red:5","space":7,"value":5,"defence":5,"attack":5}
{"die":"white:4","space":4,"value":3,"defence":3,"attack":3}
{"die":"red:6","space":1,"value":6,"defence":7,"attack":6}
{"die":"red:5","space":6,"value":5,"defence":8,"attack":5}
{"die":"red:4","space":4,"value":4,"defence":8,"attack":4}
{"die":"red:2","space":2,"value":1,"defence":8,"attack":1}
{"die":"red:2","space":2,"value":3,"defence":8,"attack":3}
{"die":"red:2","space":3,"value":2,"defence":8,"attack":4}
{"die":"red:2","space":9,"value":3,"defence":8,"attack":3}
{"die":"white:6","space":8,"value":5,"defence":5,"attack":5}
{"die":"white:4","space":3,"value":4,"defence":4,"attack":7}
{"die":"white:2","space":2,"value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":6,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":1,"why":"move","clock":"turn","since":38}
{"die":"white:1","space":5,"value":1,"defence":2,"attack":1}
{"die":"red:5","space":5,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":8,"value":3,"defence":3,"attack":2}
{"die":"white:4","space":2,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":3,"value":5,"defence":5,"attack":5}
{"die":"red:3","space":1,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":2,"value":6,"defence":8,"attack":6}
{"die":"red:6","space":8,"value":1,"defence":1,"attack":1}
{"die":"red:5","space":2,"value":4,"defence":8,"attack":4}
{"die":"red:5","space":2,"value":6,"defence":8,"attack":6}
{"die":"red:6","space":1,"value":1,"defence":1,"attack":1}
{"die":"red:6","space":3,"value":1,"defence":1,"attack":1}
{"die":"red:4","space":9,"value":5,"defence":5,"attack":5}
{"die":"red:5","space":1,"value":5,"defence":6,"attack":5}
{"die":"white:1","space":7,"value":1,"defence":1,"attack":3}
{"die":"white:2","space":3,"value":2,"defence":2,"attack":5}
{"die":"white:3","space":3,"value":2,"defence":2,"attack":2}
{"die":"red:1","space":1,"value":1,"defence":1,"attack":3}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":1,"mod":"plain","value":1,"defence":1,"attack":1}
{"seat":0,"why":"move","clock":"turn","since":34}
{"seat":0,"why":"move","clock":"turn","since":37}
{"seat":1,"why":"move","clock":"turn","since":41}
{"seat":0,"question":"aside-die","words":"Which die do you set aside?"}
{"seat":0,"question":"aside-value","words":"What does it show?"}
{"die":"white:2","space":2,"value":1,"defence":1,"attack":1}
{"die":"red:3","space":3,"value":3,"defence":3,"attack":3}
{"die":"red:6","space":2,"value":5,"defence":8,"attack":5}
{"die":"red:6","space":3,"value":6,"defence":8,"attack":8}
{"die":"red:3","space":6,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":6,"value":5,"defence":5,"attack":5}
{"die":"red:2","space":5,"value":2,"defence":8,"attack":2}
{"die":"white:5","space":1,"value":5,"defence":5,"attack":8}
{"die":"white:2","space":1,"value":2,"defence":2,"attack":5}
{"die":"white:3","space":6,"value":6,"defence":6,"attack":6}
{"die":"red:5","space":9,"value":5,"defence":5,"attack":7}
{"die":"red:1","space":9,"value":1,"defence":1,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":4,"mod":"plain","value":6,"defence":6,"attack":6}
{"die":"white:2","space":1,"value":2,"defence":3,"attack":2}
{"die":"red:2","space":3,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":8,"value":3,"defence":4,"attack":3}
{"die":"white:1","space":8,"value":1,"defence":2,"attack":1}
{"die":"red:2","space":1,"value":2,"defence":8,"attack":4}
{"die":"red:2","space":6,"value":2,"defence":8,"attack":2}
{"die":"black:2","space":2,"value":2,"defence":2,"attack":1}
{"die":"white:4","space":3,"value":4,"defence":4,"attack":5}
{"die":"red:6","space":7,"value":6,"defence":6,"attack":7}
{"die":"red:1","space":8,"value":6,"defence":6,"attack":7}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":1,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":2,"mod":"look","value":1,"defence":1,"attack":1}
{"seat":0,"why":"move","clock":"turn","since":38}
{"seat":0,"question":"re-roll","words":"Which die do you re-roll?"}
{"die":"white:6","space":5,"value":5,"defence":5,"attack":5}
{"die":"red:3","space":7,"value":2,"defence":2,"attack":2}
{"die":"white:2","space":2,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":1,"value":5,"defence":5,"attack":5}
{"die":"red:6","space":4,"value":5,"defence":5,"attack":5}
{"die":"white:5","space":2,"value":5,"defence":5,"attack":7}
{"die":"white:5","space":7,"value":5,"defence":5,"attack":6}
{"die":"white:4","space":1,"value":4,"defence":4,"attack":7}
{"die":"white:4","space":4,"value":1,"defence":1,"attack":1}
{"die":"white:2","space":5,"value":2,"defence":1,"attack":2}
{"die":"red:6","space":9,"value":6,"defence":6,"attack":8}
{"die":"red:4","space":1,"value":4,"defence":4,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":6,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":2,"mod":"plain","value":6,"defence":6,"attack":6}
{"die":"white:1","space":5,"value":2,"defence":2,"attack":2}
{"die":"red:3","space":1,"value":3,"defence":3,"attack":3}
{"die":"red:1","space":4,"value":1,"defence":8,"attack":1}
{"die":"red:5","space":2,"value":5,"defence":5,"attack":6}
{"die":"red:5","space":3,"value":5,"defence":8,"attack":7}
{"die":"red:5","space":6,"value":6,"defence":6,"attack":6}
{"die":"red:4","space":1,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":5,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":3,"value":5,"defence":5,"attack":8}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":1,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":4,"mod":"plain","value":5,"defence":5,"attack":5}
{"seat":1,"question":"cover-die","words":"Which die covers a space?"}
{"seat":1,"question":"cover-space","words":"Which space is covered?"}
{"die":"red:2","space":1,"value":2,"defence":2,"attack":2}
{"die":"white:2","space":8,"value":2,"defence":3,"attack":2}
{"die":"red:6","space":1,"value":6,"defence":8,"attack":8}
{"die":"red:5","space":1,"value":5,"defence":8,"attack":7}
{"die":"red:4","space":9,"value":3,"defence":3,"attack":3}
{"seat":0,"question":"bar","words":"Which space do you bar?"}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":2,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":4,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":0,"question":"cover-die","words":"Which die covers a space?"}
{"seat":0,"question":"cover-space","words":"Which space is covered?"}
{"die":"red:2","space":8,"value":2,"defence":2,"attack":2}
{"die":"red:4","space":3,"value":5,"defence":5,"attack":5}
{"die":"red:4","space":4,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":8,"value":2,"defence":2,"attack":2}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":1,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":9,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":3,"mod":"plain","value":6,"defence":6,"attack":6}
{"die":"white:5","space":8,"value":5,"defence":5,"attack":4}
{"die":"white:3","space":6,"value":2,"defence":2,"attack":2}
{"die":"red:2","space":4,"value":1,"defence":1,"attack":1}
{"die":"red:6","space":5,"value":6,"defence":7,"attack":6}
{"die":"red:4","space":8,"value":4,"defence":5,"attack":4}
{"die":"red:5","space":9,"value":6,"defence":6,"attack":6}
{"die":"red:6","space":9,"value":5,"defence":5,"attack":5}
{"die":"red:3","space":1,"value":3,"defence":4,"attack":3}
{"die":"red:5","space":4,"value":6,"defence":6,"attack":6}
{"seat":0,"question":"take-back","words":"Which die do you take back?"}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":5,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":3,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":2,"mod":"plain","value":1,"defence":1,"attack":1}
{"die":"red:1","space":2,"value":1,"defence":1,"attack":2}
{"die":"white:2","space":3,"value":2,"defence":2,"attack":4}
{"die":"red:3","space":2,"value":3,"defence":3,"attack":4}
{"die":"red:2","space":6,"value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":1,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":1,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":8,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":8,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":0,"question":"roll-next","words":"Which die do you roll and place?"}
{"die":"white:4","space":1,"value":4,"defence":4,"attack":5}
{"die":"white:1","space":1,"value":1,"defence":2,"attack":1}
{"die":"white:1","space":8,"value":1,"defence":1,"attack":0}
{"die":"white:3","space":4,"value":2,"defence":2,"attack":2}
{"die":"red:4","space":3,"value":4,"defence":5,"attack":4}
{"die":"red:5","space":9,"value":5,"defence":5,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":3,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":2,"mod":"attack","value":6,"defence":6,"attack":7}
{"die":"red:2","space":2,"value":2,"defence":2,"attack":3}
{"seat":1,"question":"bar","words":"Which space do you bar?"}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":6,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":4,"mod":"plain","value":5,"defence":5,"attack":5}
{"die":"white:1","space":2,"value":2,"defence":2,"attack":2}
{"die":"white:5","space":1,"value":5,"defence":5,"attack":6}
{"die":"white:2","space":1,"value":2,"defence":2,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":4,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":3,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":8,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":8,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":9,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":1,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":3,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":6,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":8,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":1,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":6,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":7,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":1,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":2,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":2,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":5,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":5,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":7,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":3,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":5,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":7,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":8,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":1,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":7,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":3,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":5,"mod":"nudge","value":6,"defence":6,"attack":6}
{"seat":1,"question":"roll-next","words":"Which die do you roll and place?"}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":9,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":3,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":3,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":9,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":8,"mod":"attack","value":6,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":1,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":3,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":5,"mod":"move","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":2,"mod":"attack","value":4,"defence":4,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":6,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":1,"question":"take-back","words":"Which die do you take back?"}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":3,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":8,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":7,"mod":"raise","value":5,"defence":5,"attack":5}
{"seat":0,"why":"move","clock":"turn","since":0}
{"seat":1,"why":"move","clock":"turn","since":0}
[{"type":"place","die":"black:1","space":1},"Place black 1 on space 1"]
[{"type":"place","die":"black:1","space":2,"value":1},"Place black 1 on space 2 as a 1"]
[{"type":"place","die":"black:1","space":2,"value":2},"Place black 1 on space 2 as a 2"]
[{"type":"place","die":"black:1","space":3},"Place black 1 on space 3"]
[{"type":"place","die":"black:1","space":4},"Place black 1 on space 4"]
[{"type":"place","die":"black:1","space":5},"Place black 1 on space 5"]
[{"type":"place","die":"black:1","space":6},"Place black 1 on space 6"]
[{"type":"place","die":"black:1","space":7},"Place black 1 on space 7"]
[{"type":"place","die":"black:1","space":8},"Place black 1 on space 8"]
[{"type":"place","die":"black:1","space":9},"Place black 1 on space 9"]
[{"type":"place","die":"black:2","space":1},"Place black 2 on space 1"]
[{"type":"place","die":"black:2","space":2,"value":1},"Place black 2 on space 2 as a 1"]
[{"type":"place","die":"black:2","space":2,"value":3},"Place black 2 on space 2 as a 3"]
[{"type":"place","die":"black:2","space":3},"Place black 2 on space 3"]
[{"type":"place","die":"black:2","space":4},"Place black 2 on space 4"]
[{"type":"place","die":"black:2","space":5},"Place black 2 on space 5"]
[{"type":"place","die":"black:2","space":6},"Place black 2 on space 6"]
[{"type":"place","die":"black:2","space":7},"Place black 2 on space 7"]
[{"type":"place","die":"black:2","space":8},"Place black 2 on space 8"]
[{"type":"place","die":"black:2","space":9},"Place black 2 on space 9"]
[{"type":"place","die":"black:4","space":1},"Place black 4 on space 1"]
[{"type":"place","die":"black:4","space":2,"value":3},"Place black 4 on space 2 as a 3"]
[{"type":"place","die":"black:4","space":2,"value":5},"Place black 4 on space 2 as a 5"]
[{"type":"place","die":"black:4","space":3},"Place black 4 on space 3"]
[{"type":"place","die":"black:4","space":4},"Place black 4 on space 4"]
[{"type":"place","die":"black:4","space":5},"Place black 4 on space 5"]
[{"type":"place","die":"black:4","space":6},"Place black 4 on space 6"]
[{"type":"place","die":"black:4","space":7},"Place black 4 on space 7"]
[{"type":"place","die":"black:4","space":8},"Place black 4 on space 8"]
[{"type":"place","die":"black:4","space":9},"Place black 4 on space 9"]
[{"type":"place","die":"white:1","space":1},"Place white 1 on space 1"]
[{"type":"place","die":"white:1","space":2,"value":1},"Place white 1 on space 2 as a 1"]
[{"type":"place","die":"white:1","space":2,"value":2},"Place white 1 on space 2 as a 2"]
[{"type":"place","die":"white:1","space":3},"Place white 1 on space 3"]
[{"type":"place","die":"white:1","space":4},"Place white 1 on space 4"]
[{"type":"place","die":"white:1","space":5},"Place white 1 on space 5"]
[{"type":"place","die":"white:1","space":6},"Place white 1 on space 6"]
[{"type":"place","die":"white:1","space":7},"Place white 1 on space 7"]
[{"type":"place","die":"white:1","space":8},"Place white 1 on space 8"]
[{"type":"place","die":"white:1","space":9},"Place white 1 on space 9"]
[{"type":"place","die":"white:2","space":1},"Place white 2 on space 1"]
[{"type":"place","die":"white:2","space":2,"value":1},"Place white 2 on space 2 as a 1"]
[{"type":"place","die":"white:2","space":2,"value":3},"Place white 2 on space 2 as a 3"]
[{"type":"place","die":"white:2","space":3},"Place white 2 on space 3"]
[{"type":"place","die":"white:2","space":4},"Place white 2 on space 4"]
[{"type":"place","die":"white:2","space":5},"Place white 2 on space 5"]
[{"type":"place","die":"white:2","space":6},"Place white 2 on space 6"]
[{"type":"place","die":"white:2","space":7},"Place white 2 on space 7"]
[{"type":"place","die":"white:2","space":8},"Place white 2 on space 8"]
[{"type":"place","die":"white:2","space":9},"Place white 2 on space 9"]
[{"type":"place","die":"red:3","space":1},"Place red 3 on space 1"]
[{"type":"place","die":"red:3","space":2,"value":2},"Place red 3 on space 2 as a 2"]
[{"type":"place","die":"red:3","space":2,"value":4},"Place red 3 on space 2 as a 4"]
[{"type":"place","die":"red:3","space":3},"Place red 3 on space 3"]
[{"type":"place","die":"red:3","space":4},"Place red 3 on space 4"]
[{"type":"place","die":"red:3","space":5},"Place red 3 on space 5"]
[{"type":"place","die":"red:3","space":6},"Place red 3 on space 6"]
[{"type":"place","die":"red:3","space":7},"Place red 3 on space 7"]
[{"type":"place","die":"red:3","space":8},"Place red 3 on space 8"]
[{"type":"place","die":"red:3","space":9},"Place red 3 on space 9"]
[{"type":"place","die":"black:6","space":1},"Place black 6 on space 1"]
[{"type":"place","die":"black:6","space":2,"value":6},"Place black 6 on space 2 as a 6"]
[{"type":"place","die":"black:6","space":3},"Place black 6 on space 3"]
[{"type":"place","die":"black:6","space":4},"Place black 6 on space 4"]
[{"type":"place","die":"black:6","space":5},"Place black 6 on space 5"]
[{"type":"place","die":"black:6","space":6},"Place black 6 on space 6"]
[{"type":"place","die":"black:6","space":7},"Place black 6 on space 7"]
[{"type":"place","die":"black:6","space":8},"Place black 6 on space 8"]
[{"type":"place","die":"black:6","space":9},"Place black 6 on space 9"]
[{"type":"place","die":"white:5","space":2,"value":6},"Place white 5 on space 2 as a 6"]
[{"type":"place","die":"white:5","space":5},"Place white 5 on space 5"]
[{"type":"place","die":"white:5","space":7},"Place white 5 on space 7"]
[{"type":"place","die":"white:5","space":9},"Place white 5 on space 9"]
[{"type":"place","die":"red:6","space":1},"Place red 6 on space 1"]
[{"type":"place","die":"red:6","space":2,"value":5},"Place red 6 on space 2 as a 5"]
[{"type":"place","die":"red:6","space":2,"value":6},"Place red 6 on space 2 as a 6"]
[{"type":"place","die":"red:6","space":3},"Place red 6 on space 3"]
[{"type":"place","die":"red:6","space":4},"Place red 6 on space 4"]
[{"type":"place","die":"red:6","space":5},"Place red 6 on space 5"]
[{"type":"place","die":"red:6","space":6},"Place red 6 on space 6"]
[{"type":"place","die":"red:6","space":7},"Place red 6 on space 7"]
[{"type":"place","die":"red:6","space":8},"Place red 6 on space 8"]
[{"type":"place","die":"red:6","space":9},"Place red 6 on space 9"]
[{"type":"place","die":"black:3","space":2,"value":4},"Place black 3 on space 2 as a 4"]
[{"type":"place","die":"black:3","space":5},"Place black 3 on space 5"]
[{"type":"place","die":"black:3","space":7},"Place black 3 on space 7"]
[{"type":"place","die":"black:3","space":9},"Place black 3 on space 9"]
[{"type":"place","die":"black:6","space":2,"value":5},"Place black 6 on space 2 as a 5"]
[{"type":"place","die":"white:4","space":1},"Place white 4 on space 1"]
[{"type":"place","die":"white:4","space":2,"value":5},"Place white 4 on space 2 as a 5"]
[{"type":"place","die":"white:4","space":3},"Place white 4 on space 3"]
[{"type":"place","die":"white:4","space":4},"Place white 4 on space 4"]
[{"type":"place","die":"white:4","space":5},"Place white 4 on space 5"]
[{"type":"place","die":"white:4","space":6},"Place white 4 on space 6"]
[{"type":"place","die":"white:4","space":7},"Place white 4 on space 7"]
[{"type":"place","die":"white:4","space":9},"Place white 4 on space 9"]
[{"type":"place","die":"white:5","space":1},"Place white 5 on space 1"]
[{"type":"place","die":"white:5","space":2,"value":4},"Place white 5 on space 2 as a 4"]
[{"type":"place","die":"white:5","space":3},"Place white 5 on space 3"]
[{"type":"place","die":"white:5","space":4},"Place white 5 on space 4"]
[{"type":"place","die":"white:5","space":6},"Place white 5 on space 6"]
[{"type":"place","die":"red:4","space":1},"Place red 4 on space 1"]
[{"type":"place","die":"red:4","space":2,"value":3},"Place red 4 on space 2 as a 3"]
[{"type":"place","die":"red:4","space":2,"value":5},"Place red 4 on space 2 as a 5"]
[{"type":"place","die":"red:4","space":4},"Place red 4 on space 4"]
[{"type":"place","die":"red:4","space":5},"Place red 4 on space 5"]
[{"type":"place","die":"red:4","space":6},"Place red 4 on space 6"]
[{"type":"place","die":"red:4","space":7},"Place red 4 on space 7"]
[{"type":"place","die":"red:4","space":8},"Place red 4 on space 8"]
[{"type":"place","die":"black:3","space":2,"value":2},"Place black 3 on space 2 as a 2"]
[{"type":"place","die":"black:3","space":3},"Place black 3 on space 3"]
[{"type":"place","die":"black:3","space":4},"Place black 3 on space 4"]
[{"type":"place","die":"black:3","space":6},"Place black 3 on space 6"]
[{"type":"place","die":"red:1","space":1},"Place red 1 on space 1"]
[{"type":"place","die":"red:1","space":2,"value":1},"Place red 1 on space 2 as a 1"]
[{"type":"place","die":"red:1","space":2,"value":2},"Place red 1 on space 2 as a 2"]
[{"type":"place","die":"red:1","space":4},"Place red 1 on space 4"]
[{"type":"place","die":"red:1","space":5},"Place red 1 on space 5"]
[{"type":"place","die":"red:1","space":7},"Place red 1 on space 7"]
[{"type":"place","die":"red:1","space":8},"Place red 1 on space 8"]
[{"type":"place","die":"black:5","space":1},"Place black 5 on space 1"]
[{"type":"place","die":"black:5","space":2,"value":4},"Place black 5 on space 2 as a 4"]
[{"type":"place","die":"black:5","space":2,"value":6},"Place black 5 on space 2 as a 6"]
[{"type":"place","die":"black:5","space":3},"Place black 5 on space 3"]
[{"type":"place","die":"black:5","space":4},"Place black 5 on space 4"]
[{"type":"place","die":"black:5","space":5},"Place black 5 on space 5"]
[{"type":"place","die":"black:5","space":6},"Place black 5 on space 6"]
[{"type":"place","die":"black:5","space":7},"Place black 5 on space 7"]
[{"type":"place","die":"black:5","space":8},"Place black 5 on space 8"]
[{"type":"place","die":"black:5","space":9},"Place black 5 on space 9"]
[{"type":"place","die":"white:4","space":2,"value":3},"Place white 4 on space 2 as a 3"]
[{"type":"place","die":"white:4","space":8},"Place white 4 on space 8"]
[{"type":"place","die":"white:5","space":8},"Place white 5 on space 8"]
[{"type":"place","die":"red:5","space":1},"Place red 5 on space 1"]
[{"type":"place","die":"red:5","space":2,"value":4},"Place red 5 on space 2 as a 4"]
[{"type":"place","die":"red:5","space":2,"value":6},"Place red 5 on space 2 as a 6"]
[{"type":"place","die":"red:5","space":3},"Place red 5 on space 3"]
[{"type":"place","die":"red:5","space":4},"Place red 5 on space 4"]
[{"type":"place","die":"red:5","space":5},"Place red 5 on space 5"]
[{"type":"place","die":"red:5","space":6},"Place red 5 on space 6"]
[{"type":"place","die":"red:5","space":7},"Place red 5 on space 7"]
[{"type":"place","die":"red:5","space":8},"Place red 5 on space 8"]
[{"type":"place","die":"red:5","space":9},"Place red 5 on space 9"]
[{"type":"place","die":"black:3","space":2},"Place black 3 on space 2"]
[{"type":"place","die":"black:4","space":2},"Place black 4 on space 2"]
[{"type":"place","die":"black:4","space":7,"value":5},"Place black 4 on space 7 as a 5"]
[{"type":"place","die":"black:4","space":9,"value":5},"Place black 4 on space 9 as a 5"]
[{"type":"place","die":"black:6","space":2},"Place black 6 on space 2"]
[{"type":"place","die":"black:6","space":7,"value":5},"Place black 6 on space 7 as a 5"]
[{"type":"place","die":"black:6","space":7,"value":6},"Place black 6 on space 7 as a 6"]
[{"type":"place","die":"black:6","space":9,"value":5},"Place black 6 on space 9 as a 5"]
[{"type":"place","die":"black:6","space":9,"value":6},"Place black 6 on space 9 as a 6"]
[{"type":"place","die":"red:4","space":2},"Place red 4 on space 2"]
[{"type":"place","die":"red:4","space":7,"value":5},"Place red 4 on space 7 as a 5"]
[{"type":"place","die":"red:4","space":9,"value":5},"Place red 4 on space 9 as a 5"]
[{"type":"place","die":"black:1","space":9,"value":1},"Place black 1 on space 9 as a 1"]
[{"type":"place","die":"white:1","space":9,"value":1},"Place white 1 on space 9 as a 1"]
[{"type":"place","die":"white:2","space":9,"value":1},"Place white 2 on space 9 as a 1"]
[{"type":"place","die":"red:2","space":1},"Place red 2 on space 1"]
[{"type":"place","die":"red:2","space":4},"Place red 2 on space 4"]
[{"type":"place","die":"red:2","space":5},"Place red 2 on space 5"]
[{"type":"place","die":"red:2","space":6},"Place red 2 on space 6"]
[{"type":"place","die":"red:2","space":7},"Place red 2 on space 7"]
[{"type":"place","die":"red:2","space":8},"Place red 2 on space 8"]
[{"type":"place","die":"red:2","space":9},"Place red 2 on space 9"]
[{"type":"place","die":"black:3","space":8},"Place black 3 on space 8"]
[{"type":"place","die":"black:3","space":9,"value":4},"Place black 3 on space 9 as a 4"]
[{"type":"place","die":"white:2","space":2},"Place white 2 on space 2"]
[{"type":"place","die":"red:4","space":3},"Place red 4 on space 3"]
[{"type":"place","die":"black:4","space":9,"value":3},"Place black 4 on space 9 as a 3"]
[{"type":"place","die":"white:1","space":2},"Place white 1 on space 2"]
[{"type":"place","die":"white:2","space":9,"value":3},"Place white 2 on space 9 as a 3"]
[{"type":"place","die":"red:4","space":9,"value":3},"Place red 4 on space 9 as a 3"]
[{"type":"place","die":"black:1","space":2},"Place black 1 on space 2"]
[{"type":"place","die":"black:1","space":7,"value":1},"Place black 1 on space 7 as a 1"]
[{"type":"place","die":"black:1","space":7,"value":2},"Place black 1 on space 7 as a 2"]
[{"type":"place","die":"black:1","space":9,"value":2},"Place black 1 on space 9 as a 2"]
[{"type":"place","die":"black:4","space":7,"value":3},"Place black 4 on space 7 as a 3"]
[{"type":"place","die":"black:5","space":2},"Place black 5 on space 2"]
[{"type":"place","die":"black:5","space":7,"value":4},"Place black 5 on space 7 as a 4"]
[{"type":"place","die":"black:5","space":7,"value":6},"Place black 5 on space 7 as a 6"]
[{"type":"place","die":"black:5","space":9,"value":4},"Place black 5 on space 9 as a 4"]
[{"type":"place","die":"black:5","space":9,"value":6},"Place black 5 on space 9 as a 6"]
[{"type":"place","die":"white:2","space":7,"value":1},"Place white 2 on space 7 as a 1"]
[{"type":"place","die":"white:2","space":7,"value":3},"Place white 2 on space 7 as a 3"]
[{"type":"place","die":"white:4","space":2},"Place white 4 on space 2"]
[{"type":"place","die":"white:4","space":7,"value":3},"Place white 4 on space 7 as a 3"]
[{"type":"place","die":"white:4","space":7,"value":5},"Place white 4 on space 7 as a 5"]
[{"type":"place","die":"white:4","space":9,"value":3},"Place white 4 on space 9 as a 3"]
[{"type":"place","die":"white:4","space":9,"value":5},"Place white 4 on space 9 as a 5"]
[{"type":"place","die":"red:3","space":2},"Place red 3 on space 2"]
[{"type":"place","die":"red:3","space":7,"value":2},"Place red 3 on space 7 as a 2"]
[{"type":"place","die":"red:3","space":7,"value":4},"Place red 3 on space 7 as a 4"]
[{"type":"place","die":"red:3","space":9,"value":2},"Place red 3 on space 9 as a 2"]
[{"type":"place","die":"red:3","space":9,"value":4},"Place red 3 on space 9 as a 4"]
[{"type":"place","die":"white:6","space":8},"Place white 6 on space 8"]
[{"type":"place","die":"white:6","space":1},"Place white 6 on space 1"]
[{"type":"place","die":"white:6","space":2},"Place white 6 on space 2"]
[{"type":"place","die":"white:6","space":3},"Place white 6 on space 3"]
[{"type":"place","die":"white:6","space":4},"Place white 6 on space 4"]
[{"type":"place","die":"white:6","space":6},"Place white 6 on space 6"]
[{"type":"place","die":"white:6","space":9,"value":6},"Place white 6 on space 9 as a 6"]
[{"type":"place","die":"red:6","space":2},"Place red 6 on space 2"]
[{"type":"place","die":"red:6","space":9,"value":6},"Place red 6 on space 9 as a 6"]
[{"type":"place","die":"white:3","space":1},"Place white 3 on space 1"]
[{"type":"place","die":"white:3","space":2},"Place white 3 on space 2"]
[{"type":"place","die":"white:3","space":3},"Place white 3 on space 3"]
[{"type":"place","die":"white:3","space":4},"Place white 3 on space 4"]
[{"type":"place","die":"white:3","space":5},"Place white 3 on space 5"]
[{"type":"place","die":"white:3","space":8},"Place white 3 on space 8"]
[{"type":"place","die":"white:3","space":9,"value":2},"Place white 3 on space 9 as a 2"]
[{"type":"place","die":"white:3","space":9,"value":4},"Place white 3 on space 9 as a 4"]
[{"type":"place","die":"white:6","space":5},"Place white 6 on space 5"]
[{"type":"place","die":"white:6","space":9,"value":5},"Place white 6 on space 9 as a 5"]
[{"type":"place","die":"red:6","space":9,"value":5},"Place red 6 on space 9 as a 5"]
[{"type":"place","die":"black:1","space":5,"value":1},"Place black 1 on space 5 as a 1"]
[{"type":"place","die":"black:1","space":5,"value":2},"Place black 1 on space 5 as a 2"]
[{"type":"place","die":"black:2","space":2},"Place black 2 on space 2"]
[{"type":"place","die":"black:2","space":5,"value":1},"Place black 2 on space 5 as a 1"]
[{"type":"place","die":"black:2","space":5,"value":3},"Place black 2 on space 5 as a 3"]
[{"type":"place","die":"black:2","space":7,"value":1},"Place black 2 on space 7 as a 1"]
[{"type":"place","die":"black:2","space":7,"value":3},"Place black 2 on space 7 as a 3"]
[{"type":"place","die":"black:3","space":1},"Place black 3 on space 1"]
[{"type":"place","die":"black:3","space":5,"value":2},"Place black 3 on space 5 as a 2"]
[{"type":"place","die":"black:3","space":5,"value":4},"Place black 3 on space 5 as a 4"]
[{"type":"place","die":"black:3","space":7,"value":2},"Place black 3 on space 7 as a 2"]
[{"type":"place","die":"black:3","space":7,"value":4},"Place black 3 on space 7 as a 4"]
[{"type":"place","die":"black:5","space":5,"value":4},"Place black 5 on space 5 as a 4"]
[{"type":"place","die":"black:5","space":5,"value":6},"Place black 5 on space 5 as a 6"]
[{"type":"place","die":"black:6","space":5,"value":5},"Place black 6 on space 5 as a 5"]
[{"type":"place","die":"black:6","space":5,"value":6},"Place black 6 on space 5 as a 6"]
[{"type":"place","die":"white:2","space":5,"value":1},"Place white 2 on space 5 as a 1"]
[{"type":"place","die":"white:2","space":5,"value":3},"Place white 2 on space 5 as a 3"]
[{"type":"place","die":"white:6","space":5,"value":5},"Place white 6 on space 5 as a 5"]
[{"type":"place","die":"white:6","space":5,"value":6},"Place white 6 on space 5 as a 6"]
[{"type":"place","die":"white:6","space":7,"value":5},"Place white 6 on space 7 as a 5"]
[{"type":"place","die":"white:6","space":7,"value":6},"Place white 6 on space 7 as a 6"]
[{"type":"place","die":"white:6","space":9},"Place white 6 on space 9"]
[{"type":"place","die":"red:2","space":2},"Place red 2 on space 2"]
[{"type":"place","die":"red:2","space":3},"Place red 2 on space 3"]
[{"type":"place","die":"red:2","space":5,"value":1},"Place red 2 on space 5 as a 1"]
[{"type":"place","die":"red:2","space":5,"value":3},"Place red 2 on space 5 as a 3"]
[{"type":"place","die":"red:2","space":7,"value":1},"Place red 2 on space 7 as a 1"]
[{"type":"place","die":"red:2","space":7,"value":3},"Place red 2 on space 7 as a 3"]
[{"type":"choose","option":"space:5"},"Space 5"]
[{"type":"choose","option":"space:8"},"Space 8"]
[{"type":"place","die":"white:1","space":7,"value":2},"Place white 1 on space 7 as a 2"]
[{"type":"place","die":"white:3","space":6},"Place white 3 on space 6"]
[{"type":"place","die":"white:3","space":9},"Place white 3 on space 9"]
[{"type":"choose","option":"space:1"},"Space 1"]
[{"type":"choose","option":"space:3"},"Space 3"]
[{"type":"choose","option":"space:7"},"Space 7"]
[{"type":"place","die":"black:4","space":5,"value":5},"Place black 4 on space 5 as a 5"]
[{"type":"place","die":"black:4","space":5,"value":3},"Place black 4 on space 5 as a 3"]
[{"type":"place","die":"white:1","space":5,"value":1},"Place white 1 on space 5 as a 1"]
[{"type":"place","die":"white:1","space":5,"value":2},"Place white 1 on space 5 as a 2"]
[{"type":"place","die":"white:5","space":2},"Place white 5 on space 2"]
[{"type":"place","die":"white:5","space":5,"value":4},"Place white 5 on space 5 as a 4"]
[{"type":"place","die":"white:5","space":5,"value":6},"Place white 5 on space 5 as a 6"]
[{"type":"place","die":"red:3","space":5,"value":2},"Place red 3 on space 5 as a 2"]
[{"type":"place","die":"red:3","space":5,"value":4},"Place red 3 on space 5 as a 4"]
[{"type":"place","die":"red:6","space":5,"value":6},"Place red 6 on space 5 as a 6"]
[{"type":"choose","option":"die:black:1"},"Black 1"]
[{"type":"choose","option":"die:black:2"},"Black 2"]
[{"type":"choose","option":"die:black:4"},"Black 4"]
[{"type":"choose","option":"die:black:6"},"Black 6"]
[{"type":"choose","option":"die:white:1"},"White 1"]
[{"type":"choose","option":"die:white:3"},"White 3"]
[{"type":"choose","option":"die:red:4"},"Red 4"]
[{"type":"choose","option":"space:2"},"Space 2"]
[{"type":"choose","option":"space:4"},"Space 4"]
[{"type":"choose","option":"space:6"},"Space 6"]
[{"type":"choose","option":"space:9"},"Space 9"]
[{"type":"place","die":"white:1","space":7,"value":1},"Place white 1 on space 7 as a 1"]
[{"type":"place","die":"white:3","space":5,"value":2},"Place white 3 on space 5 as a 2"]
[{"type":"place","die":"white:3","space":5,"value":4},"Place white 3 on space 5 as a 4"]
[{"type":"place","die":"white:3","space":7},"Place white 3 on space 7"]
[{"type":"place","die":"red:4","space":5,"value":3},"Place red 4 on space 5 as a 3"]
[{"type":"place","die":"red:4","space":5,"value":5},"Place red 4 on space 5 as a 5"]
[{"type":"place","die":"red:4","space":9},"Place red 4 on space 9"]
[{"type":"choose","option":"die:black:5"},"Black 5"]
[{"type":"choose","option":"die:white:2"},"White 2"]
[{"type":"choose","option":"die:white:6"},"White 6"]
[{"type":"choose","option":"die:red:6"},"Red 6"]
[{"type":"place","die":"white:6","space":7},"Place white 6 on space 7"]
[{"type":"choose","option":"die:black:3"},"Black 3"]
[{"type":"place","die":"black:3","space":9,"value":2},"Place black 3 on space 9 as a 2"]
[{"type":"place","die":"white:1","space":9,"value":2},"Place white 1 on space 9 as a 2"]
[{"type":"place","die":"red:1","space":2},"Place red 1 on space 2"]
[{"type":"place","die":"red:1","space":3},"Place red 1 on space 3"]
[{"type":"place","die":"red:1","space":6},"Place red 1 on space 6"]
[{"type":"place","die":"red:1","space":7,"value":1},"Place red 1 on space 7 as a 1"]
[{"type":"place","die":"red:1","space":7,"value":2},"Place red 1 on space 7 as a 2"]
[{"type":"place","die":"red:1","space":9,"value":1},"Place red 1 on space 9 as a 1"]
[{"type":"place","die":"red:1","space":9,"value":2},"Place red 1 on space 9 as a 2"]
[{"type":"place","die":"white:3","space":7,"value":2},"Place white 3 on space 7 as a 2"]
[{"type":"place","die":"white:3","space":7,"value":4},"Place white 3 on space 7 as a 4"]
[{"type":"place","die":"red:5","space":2},"Place red 5 on space 2"]
[{"type":"place","die":"red:5","space":7,"value":4},"Place red 5 on space 7 as a 4"]
[{"type":"place","die":"red:5","space":7,"value":6},"Place red 5 on space 7 as a 6"]
[{"type":"place","die":"red:5","space":9,"value":4},"Place red 5 on space 9 as a 4"]
[{"type":"place","die":"red:5","space":9,"value":6},"Place red 5 on space 9 as a 6"]
[{"type":"place","die":"red:6","space":7,"value":6},"Place red 6 on space 7 as a 6"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"place","die":"red:6","space":7,"value":5},"Place red 6 on space 7 as a 5"]
[{"type":"place","die":"black:1","space":8,"value":1},"Place black 1 on space 8 as a 1"]
[{"type":"place","die":"black:1","space":8,"value":2},"Place black 1 on space 8 as a 2"]
[{"type":"place","die":"black:3","space":8,"value":2},"Place black 3 on space 8 as a 2"]
[{"type":"place","die":"black:3","space":8,"value":4},"Place black 3 on space 8 as a 4"]
[{"type":"place","die":"black:5","space":8,"value":4},"Place black 5 on space 8 as a 4"]
[{"type":"place","die":"black:5","space":8,"value":6},"Place black 5 on space 8 as a 6"]
[{"type":"place","die":"black:6","space":8,"value":5},"Place black 6 on space 8 as a 5"]
[{"type":"place","die":"black:6","space":8,"value":6},"Place black 6 on space 8 as a 6"]
[{"type":"place","die":"white:4","space":8,"value":3},"Place white 4 on space 8 as a 3"]
[{"type":"place","die":"white:4","space":8,"value":5},"Place white 4 on space 8 as a 5"]
[{"type":"place","die":"white:5","space":8,"value":4},"Place white 5 on space 8 as a 4"]
[{"type":"place","die":"white:5","space":8,"value":6},"Place white 5 on space 8 as a 6"]
[{"type":"place","die":"red:3","space":8,"value":2},"Place red 3 on space 8 as a 2"]
[{"type":"place","die":"red:3","space":8,"value":4},"Place red 3 on space 8 as a 4"]
[{"type":"place","die":"black:2","space":9,"value":1},"Place black 2 on space 9 as a 1"]
[{"type":"place","die":"black:4","space":8,"value":3},"Place black 4 on space 8 as a 3"]
[{"type":"place","die":"black:4","space":8,"value":5},"Place black 4 on space 8 as a 5"]
[{"type":"place","die":"white:3","space":8,"value":2},"Place white 3 on space 8 as a 2"]
[{"type":"place","die":"white:3","space":8,"value":4},"Place white 3 on space 8 as a 4"]
[{"type":"place","die":"red:4","space":8,"value":3},"Place red 4 on space 8 as a 3"]
[{"type":"place","die":"red:4","space":8,"value":5},"Place red 4 on space 8 as a 5"]
[{"type":"place","die":"white:6","space":8,"value":6},"Place white 6 on space 8 as a 6"]
[{"type":"place","die":"red:6","space":8,"value":6},"Place red 6 on space 8 as a 6"]
[{"type":"choose","option":"die:white:4"},"White 4"]
[{"type":"choose","option":"value:2"},"2"]
[{"type":"choose","option":"value:4"},"4"]
[{"type":"choose","option":"value:1"},"1"]
[{"type":"choose","option":"value:3"},"3"]
[{"type":"place","die":"black:1","space":4,"value":6},"Place black 1 on space 4 as a 6"]
[{"type":"place","die":"black:2","space":4,"value":6},"Place black 2 on space 4 as a 6"]
[{"type":"place","die":"black:4","space":4,"value":6},"Place black 4 on space 4 as a 6"]
[{"type":"place","die":"black:6","space":4,"value":6},"Place black 6 on space 4 as a 6"]
[{"type":"place","die":"white:2","space":4,"value":6},"Place white 2 on space 4 as a 6"]
[{"type":"place","die":"white:6","space":4,"value":6},"Place white 6 on space 4 as a 6"]
[{"type":"place","die":"black:2","space":6,"value":6},"Place black 2 on space 6 as a 6"]
[{"type":"place","die":"black:3","space":4,"value":4},"Place black 3 on space 4 as a 4"]
[{"type":"place","die":"black:3","space":4,"value":6},"Place black 3 on space 4 as a 6"]
[{"type":"place","die":"black:3","space":6,"value":6},"Place black 3 on space 6 as a 6"]
[{"type":"place","die":"black:4","space":6,"value":6},"Place black 4 on space 6 as a 6"]
[{"type":"place","die":"white:6","space":6,"value":6},"Place white 6 on space 6 as a 6"]
[{"type":"place","die":"black:2","space":6,"value":1},"Place black 2 on space 6 as a 1"]
[{"type":"place","die":"black:3","space":6,"value":1},"Place black 3 on space 6 as a 1"]
[{"type":"place","die":"black:4","space":6,"value":1},"Place black 4 on space 6 as a 1"]
[{"type":"place","die":"black:1","space":6,"value":1},"Place black 1 on space 6 as a 1"]
[{"type":"place","die":"black:5","space":6,"value":1},"Place black 5 on space 6 as a 1"]
[{"type":"place","die":"black:6","space":6,"value":1},"Place black 6 on space 6 as a 1"]
[{"type":"place","die":"red:6","space":4,"value":6},"Place red 6 on space 4 as a 6"]
[{"type":"place","die":"black:2","space":9,"value":3},"Place black 2 on space 9 as a 3"]
[{"type":"place","die":"black:1","space":4,"value":5},"Place black 1 on space 4 as a 5"]
[{"type":"place","die":"black:3","space":4,"value":5},"Place black 3 on space 4 as a 5"]
[{"type":"place","die":"white:2","space":4,"value":5},"Place white 2 on space 4 as a 5"]
[{"type":"place","die":"white:6","space":4,"value":5},"Place white 6 on space 4 as a 5"]
[{"type":"place","die":"red:4","space":4,"value":5},"Place red 4 on space 4 as a 5"]
[{"type":"place","die":"black:1","space":6,"value":6},"Place black 1 on space 6 as a 6"]
[{"type":"place","die":"red:5","space":6,"value":6},"Place red 5 on space 6 as a 6"]
[{"type":"place","die":"black:1","space":4,"value":1},"Place black 1 on space 4 as a 1"]
[{"type":"place","die":"black:1","space":4,"value":2},"Place black 1 on space 4 as a 2"]
[{"type":"place","die":"black:1","space":6,"value":2},"Place black 1 on space 6 as a 2"]
[{"type":"place","die":"black:2","space":4,"value":1},"Place black 2 on space 4 as a 1"]
[{"type":"place","die":"black:2","space":4,"value":3},"Place black 2 on space 4 as a 3"]
[{"type":"place","die":"black:2","space":6,"value":3},"Place black 2 on space 6 as a 3"]
[{"type":"place","die":"black:4","space":4,"value":3},"Place black 4 on space 4 as a 3"]
[{"type":"place","die":"black:4","space":4,"value":5},"Place black 4 on space 4 as a 5"]
[{"type":"place","die":"black:4","space":6,"value":3},"Place black 4 on space 6 as a 3"]
[{"type":"place","die":"black:4","space":6,"value":5},"Place black 4 on space 6 as a 5"]
[{"type":"place","die":"black:5","space":4,"value":4},"Place black 5 on space 4 as a 4"]
[{"type":"place","die":"black:5","space":4,"value":6},"Place black 5 on space 4 as a 6"]
[{"type":"place","die":"black:5","space":6,"value":4},"Place black 5 on space 6 as a 4"]
[{"type":"place","die":"black:5","space":6,"value":6},"Place black 5 on space 6 as a 6"]
[{"type":"place","die":"black:6","space":4,"value":5},"Place black 6 on space 4 as a 5"]
[{"type":"place","die":"black:6","space":6,"value":5},"Place black 6 on space 6 as a 5"]
[{"type":"place","die":"black:6","space":6,"value":6},"Place black 6 on space 6 as a 6"]
[{"type":"place","die":"white:5","space":4,"value":4},"Place white 5 on space 4 as a 4"]
[{"type":"place","die":"white:5","space":4,"value":6},"Place white 5 on space 4 as a 6"]
[{"type":"place","die":"white:5","space":6,"value":4},"Place white 5 on space 6 as a 4"]
[{"type":"place","die":"white:5","space":6,"value":6},"Place white 5 on space 6 as a 6"]
[{"type":"place","die":"white:6","space":6,"value":5},"Place white 6 on space 6 as a 5"]
[{"type":"place","die":"red:5","space":4,"value":4},"Place red 5 on space 4 as a 4"]
[{"type":"place","die":"red:5","space":4,"value":6},"Place red 5 on space 4 as a 6"]
[{"type":"place","die":"red:5","space":6,"value":4},"Place red 5 on space 6 as a 4"]
[{"type":"place","die":"white:1","space":4,"value":1},"Place white 1 on space 4 as a 1"]
[{"type":"place","die":"white:1","space":6,"value":1},"Place white 1 on space 6 as a 1"]
[{"type":"place","die":"black:3","space":4,"value":2},"Place black 3 on space 4 as a 2"]
[{"type":"place","die":"black:3","space":6,"value":2},"Place black 3 on space 6 as a 2"]
[{"type":"place","die":"black:3","space":6,"value":4},"Place black 3 on space 6 as a 4"]
[{"type":"place","die":"red:1","space":4,"value":2},"Place red 1 on space 4 as a 2"]
[{"type":"place","die":"red:1","space":6,"value":2},"Place red 1 on space 6 as a 2"]
[{"type":"place","die":"red:3","space":4,"value":4},"Place red 3 on space 4 as a 4"]
[{"type":"place","die":"red:3","space":6,"value":4},"Place red 3 on space 6 as a 4"]
[{"type":"place","die":"red:1","space":9},"Place red 1 on space 9"]
[{"type":"choose","option":"die:white:5"},"White 5"]
[{"type":"choose","option":"value:6"},"6"]
[{"type":"choose","option":"value:5"},"5"]
[{"type":"place","die":"white:1","space":6,"value":2},"Place white 1 on space 6 as a 2"]
[{"type":"place","die":"red:3","space":6,"value":2},"Place red 3 on space 6 as a 2"]
[{"type":"place","die":"white:2","space":4,"value":1},"Place white 2 on space 4 as a 1"]
[{"type":"place","die":"white:2","space":4,"value":3},"Place white 2 on space 4 as a 3"]
[{"type":"place","die":"white:2","space":6,"value":1},"Place white 2 on space 6 as a 1"]
[{"type":"place","die":"white:2","space":6,"value":3},"Place white 2 on space 6 as a 3"]
[{"type":"place","die":"red:4","space":4,"value":3},"Place red 4 on space 4 as a 3"]
[{"type":"place","die":"red:4","space":6,"value":3},"Place red 4 on space 6 as a 3"]
[{"type":"place","die":"red:4","space":6,"value":5},"Place red 4 on space 6 as a 5"]
[{"type":"place","die":"red:4","space":7,"value":3},"Place red 4 on space 7 as a 3"]
[{"type":"place","die":"black:6","space":3,"value":6},"Place black 6 on space 3 as a 6"]
[{"type":"place","die":"black:1","space":3,"value":2},"Place black 1 on space 3 as a 2"]
[{"type":"place","die":"black:4","space":3,"value":3},"Place black 4 on space 3 as a 3"]
[{"type":"place","die":"black:4","space":3,"value":5},"Place black 4 on space 3 as a 5"]
[{"type":"place","die":"black:6","space":3,"value":5},"Place black 6 on space 3 as a 5"]
[{"type":"place","die":"white:1","space":3,"value":2},"Place white 1 on space 3 as a 2"]
[{"type":"place","die":"red:3","space":3,"value":2},"Place red 3 on space 3 as a 2"]
[{"type":"place","die":"red:3","space":3,"value":4},"Place red 3 on space 3 as a 4"]
[{"type":"place","die":"black:1","space":3,"value":1},"Place black 1 on space 3 as a 1"]
[{"type":"place","die":"black:3","space":3,"value":2},"Place black 3 on space 3 as a 2"]
[{"type":"place","die":"black:3","space":3,"value":4},"Place black 3 on space 3 as a 4"]
[{"type":"place","die":"white:1","space":3,"value":1},"Place white 1 on space 3 as a 1"]
[{"type":"place","die":"white:6","space":3,"value":5},"Place white 6 on space 3 as a 5"]
[{"type":"place","die":"white:6","space":3,"value":6},"Place white 6 on space 3 as a 6"]
[{"type":"place","die":"red:1","space":3,"value":1},"Place red 1 on space 3 as a 1"]
[{"type":"place","die":"red:1","space":3,"value":2},"Place red 1 on space 3 as a 2"]
[{"type":"choose","option":"die:red:1"},"Red 1"]
[{"type":"place","die":"black:2","space":3,"value":3},"Place black 2 on space 3 as a 3"]
[{"type":"place","die":"black:5","space":3,"value":4},"Place black 5 on space 3 as a 4"]
[{"type":"place","die":"black:5","space":3,"value":6},"Place black 5 on space 3 as a 6"]
[{"type":"place","die":"white:2","space":3,"value":3},"Place white 2 on space 3 as a 3"]
[{"type":"place","die":"black:2","space":3,"value":1},"Place black 2 on space 3 as a 1"]
[{"type":"place","die":"white:2","space":3,"value":1},"Place white 2 on space 3 as a 1"]
[{"type":"place","die":"black:4","space":4,"value":1},"Place black 4 on space 4 as a 1"]
[{"type":"place","die":"black:5","space":4,"value":1},"Place black 5 on space 4 as a 1"]
[{"type":"place","die":"white:1","space":4,"value":6},"Place white 1 on space 4 as a 6"]
[{"type":"place","die":"black:2","space":4,"value":5},"Place black 2 on space 4 as a 5"]
[{"type":"place","die":"black:5","space":4,"value":5},"Place black 5 on space 4 as a 5"]
[{"type":"place","die":"white:6","space":2,"value":5},"Place white 6 on space 2 as a 5"]
[{"type":"place","die":"white:6","space":2,"value":6},"Place white 6 on space 2 as a 6"]
[{"type":"place","die":"red:1","space":5,"value":1},"Place red 1 on space 5 as a 1"]
[{"type":"place","die":"red:1","space":5,"value":2},"Place red 1 on space 5 as a 2"]
[{"type":"place","die":"white:3","space":2,"value":2},"Place white 3 on space 2 as a 2"]
[{"type":"place","die":"white:3","space":2,"value":4},"Place white 3 on space 2 as a 4"]
[{"type":"place","die":"white:4","space":5,"value":5},"Place white 4 on space 5 as a 5"]
[{"type":"place","die":"red:6","space":5,"value":5},"Place red 6 on space 5 as a 5"]
[{"type":"place","die":"white:1","space":8,"value":1},"Place white 1 on space 8 as a 1"]
[{"type":"place","die":"white:1","space":8,"value":2},"Place white 1 on space 8 as a 2"]
[{"type":"place","die":"red:6","space":8,"value":5},"Place red 6 on space 8 as a 5"]
[{"type":"place","die":"white:4","space":5,"value":3},"Place white 4 on space 5 as a 3"]
[{"type":"place","die":"red:5","space":5,"value":4},"Place red 5 on space 5 as a 4"]
[{"type":"place","die":"red:5","space":5,"value":6},"Place red 5 on space 5 as a 6"]
[{"type":"place","die":"black:2","space":8,"value":1},"Place black 2 on space 8 as a 1"]
[{"type":"place","die":"white:5","space":7,"value":4},"Place white 5 on space 7 as a 4"]
[{"type":"place","die":"white:5","space":7,"value":6},"Place white 5 on space 7 as a 6"]
[{"type":"place","die":"white:5","space":9,"value":4},"Place white 5 on space 9 as a 4"]
[{"type":"place","die":"white:5","space":9,"value":6},"Place white 5 on space 9 as a 6"]
[{"type":"place","die":"red:2","space":9,"value":1},"Place red 2 on space 9 as a 1"]
[{"type":"place","die":"red:2","space":9,"value":3},"Place red 2 on space 9 as a 3"]
[{"type":"place","die":"white:6","space":8,"value":5},"Place white 6 on space 8 as a 5"]
[{"type":"place","die":"black:2","space":8,"value":3},"Place black 2 on space 8 as a 3"]
[{"type":"place","die":"white:2","space":8,"value":1},"Place white 2 on space 8 as a 1"]
[{"type":"place","die":"white:2","space":8,"value":3},"Place white 2 on space 8 as a 3"]
[{"type":"place","die":"red:2","space":8,"value":1},"Place red 2 on space 8 as a 1"]
[{"type":"place","die":"red:2","space":4,"value":3},"Place red 2 on space 4 as a 3"]
[{"type":"place","die":"black:1","space":6,"value":5},"Place black 1 on space 6 as a 5"]
[{"type":"place","die":"black:3","space":6,"value":5},"Place black 3 on space 6 as a 5"]
[{"type":"place","die":"white:2","space":6,"value":5},"Place white 2 on space 6 as a 5"]
[{"type":"place","die":"white:1","space":4,"value":2},"Place white 1 on space 4 as a 2"]
[{"type":"place","die":"red:6","space":4,"value":5},"Place red 6 on space 4 as a 5"]
[{"type":"place","die":"red:6","space":6,"value":5},"Place red 6 on space 6 as a 5"]
[{"type":"place","die":"red:6","space":6,"value":6},"Place red 6 on space 6 as a 6"]
[{"type":"place","die":"white:2","space":6,"value":6},"Place white 2 on space 6 as a 6"]
[{"type":"place","die":"red:2","space":4,"value":1},"Place red 2 on space 4 as a 1"]
[{"type":"place","die":"red:2","space":6,"value":1},"Place red 2 on space 6 as a 1"]
[{"type":"place","die":"red:1","space":4,"value":1},"Place red 1 on space 4 as a 1"]
[{"type":"place","die":"red:1","space":6,"value":1},"Place red 1 on space 6 as a 1"]
[{"type":"place","die":"white:3","space":3,"value":2},"Place white 3 on space 3 as a 2"]
[{"type":"place","die":"white:3","space":3,"value":4},"Place white 3 on space 3 as a 4"]
[{"type":"place","die":"white:5","space":3,"value":4},"Place white 5 on space 3 as a 4"]
[{"type":"place","die":"white:5","space":3,"value":6},"Place white 5 on space 3 as a 6"]
[{"type":"place","die":"red:6","space":3,"value":6},"Place red 6 on space 3 as a 6"]
[{"type":"place","die":"black:3","space":4,"value":1},"Place black 3 on space 4 as a 1"]
[{"type":"place","die":"black:6","space":4,"value":1},"Place black 6 on space 4 as a 1"]
[{"type":"choose","option":"die:red:3"},"Red 3"]
[{"type":"place","die":"white:4","space":4,"value":5},"Place white 4 on space 4 as a 5"]
[{"type":"place","die":"white:4","space":4,"value":6},"Place white 4 on space 4 as a 6"]
[{"type":"place","die":"white:4","space":4,"value":1},"Place white 4 on space 4 as a 1"]
[{"type":"place","die":"white:6","space":4,"value":1},"Place white 6 on space 4 as a 1"]
[{"type":"place","die":"white:3","space":4,"value":2},"Place white 3 on space 4 as a 2"]
[{"type":"place","die":"white:3","space":4,"value":4},"Place white 3 on space 4 as a 4"]
[{"type":"place","die":"white:3","space":6,"value":2},"Place white 3 on space 6 as a 2"]
[{"type":"place","die":"white:3","space":6,"value":4},"Place white 3 on space 6 as a 4"]
[{"type":"place","die":"red:2","space":3,"value":1},"Place red 2 on space 3 as a 1"]
[{"type":"place","die":"white:5","space":4,"value":1},"Place white 5 on space 4 as a 1"]
[{"type":"place","die":"red:5","space":3,"value":4},"Place red 5 on space 3 as a 4"]
[{"type":"place","die":"red:5","space":3,"value":6},"Place red 5 on space 3 as a 6"]
[{"type":"place","die":"white:3","space":4,"value":1},"Place white 3 on space 4 as a 1"]
[{"type":"place","die":"white:4","space":6,"value":1},"Place white 4 on space 6 as a 1"]
[{"type":"place","die":"red:2","space":6,"value":3},"Place red 2 on space 6 as a 3"]
[{"type":"place","die":"white:3","space":4,"value":6},"Place white 3 on space 4 as a 6"]
[{"type":"place","die":"white:4","space":4,"value":3},"Place white 4 on space 4 as a 3"]
[{"type":"place","die":"white:4","space":6,"value":3},"Place white 4 on space 6 as a 3"]
[{"type":"place","die":"white:4","space":6,"value":5},"Place white 4 on space 6 as a 5"]
[{"type":"place","die":"red:2","space":3,"value":3},"Place red 2 on space 3 as a 3"]
[{"type":"place","die":"red:5","space":8,"value":6},"Place red 5 on space 8 as a 6"]
[{"type":"place","die":"black:2","space":6,"value":5},"Place black 2 on space 6 as a 5"]
[{"type":"place","die":"black:5","space":6,"value":5},"Place black 5 on space 6 as a 5"]
[{"type":"place","die":"white:4","space":6,"value":6},"Place white 4 on space 6 as a 6"]
[{"type":"place","die":"red:4","space":3,"value":5},"Place red 4 on space 3 as a 5"]
[{"type":"place","die":"black:1","space":4,"value":4},"Place black 1 on space 4 as a 4"]
[{"type":"place","die":"red:2","space":2,"value":1},"Place red 2 on space 2 as a 1"]
[{"type":"place","die":"red:2","space":2,"value":3},"Place red 2 on space 2 as a 3"]
[{"type":"place","die":"white:3","space":4,"value":5},"Place white 3 on space 4 as a 5"]
[{"type":"place","die":"white:5","space":4,"value":5},"Place white 5 on space 4 as a 5"]
[{"type":"place","die":"red:1","space":8,"value":1},"Place red 1 on space 8 as a 1"]
[{"type":"place","die":"red:5","space":8,"value":4},"Place red 5 on space 8 as a 4"]
[{"type":"place","die":"white:4","space":3,"value":5},"Place white 4 on space 3 as a 5"]
[{"type":"place","die":"white:1","space":4,"value":5},"Place white 1 on space 4 as a 5"]
[{"type":"place","die":"white:4","space":3,"value":3},"Place white 4 on space 3 as a 3"]
[{"type":"place","die":"red:3","space":4,"value":2},"Place red 3 on space 4 as a 2"]
[{"type":"place","die":"red:4","space":3,"value":3},"Place red 4 on space 3 as a 3"]
[{"type":"place","die":"red:1","space":8,"value":2},"Place red 1 on space 8 as a 2"]
`,
};
