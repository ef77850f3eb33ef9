/** What duels of Dice Clash say, most first: `npm run -s tool -- lexicon`. */
export const DICE_CLASH = {
  words: `
black {colour} white {die,space,value,defence,attack} attack on space red defence places
{type=placed,seat,colour,rolled,space,mod,value,defence,attack} 6 turn {seat,why,clock,since} 1 5 move 6, 1, 5, the
2 re-rolls 4 {type=re-rolled,seat,which,dice} all 4, 3 now 3, 2, rolls plain {type=pool-rolled,seat,dice} a die
red:3 dice 1: choice red:5 nudge red:4 2: {seat,question,words,options} to pool 6: red:2 Place dice: red:6 and as
red:1 has {type=place,die,space,value} loses no round Which answer 3: with white:3 5: white:2 white:4 white:1 8 uses
{type=power,seat,power} Round adrenaline begins fights 7 7, white:5 white:6 flip do you 4: pool: black:3 it
{type=choose,option} black:1 black:2 8: 8, die:black:5 die:black:1 9: die:black:6 die:black:2 die:black:4 match 7:
die:black:3 done does {colour,value,seen} die: raise from black:5 black:6 black:4 space:8 9, space:1 space:9 space:7
space:2 wins {type=over,winners} space:3 space:4 What die:white:5 value:1 re-roll re-roll?
{type=rolled-one,seat,colour,value} value:5 value:4 space:6 duel {winners,draw,places} die:white:4 die:white:2
die:white:6 space:5 value:6 die:white:1 adjust-die down? goes or up any moves {type=moved,seat,from,to} value:3
die:white:3 next value:2 adjust-value become? at looks opponent's {type=looked,seat,dice} {type=place,die,space}
roll-one roll? back taken takes {type=taken-back,seat,space,colour} 9 Where go? move-to look returns
{type=returned,seat,colour,value} is {type=re-rolled,seat,which,count} covers move-from moves? Stance Switch
discards switch-stance {type=discarded,seat,colour,value} {type=round-lost,seat,round,why} Red Shield Wall
shield-wall {type=adjusted,seat,dice} {blunted,rolls} roll Phalanx phalanx adjusts discard discard? Quickening
quickening 1s Bomb Nigiri Smoke ends nigiri smoke-bomb aside-die aside-value aside? set show? Rashomon aside
rashomon sets {type=set-aside,seat,colour,value} Space Donnybrook donnybrook back? take take-back knight samurai
spartan viking Genjutsu genjutsu highlander icons ignores ninja {type=blunted,seat} bar bar? barred for of
{type=barred,seat,space} cover-die cover-space covered? space? Dory dory {blunted,barred,rolls} Guard High
high-guard left {type=covered,seat,space,colour,value} 0 no-defence 6s Berserker berserker place? roll-next
die:red:4 before placing {type=must-roll,seat} {seat,question,words} die:red:1 {type=re-rolled,seat,which} die:red:6
die:red:3 {blunted,rolls,only} 6s: grid-full die:red:5 die:red:2 no-dice {colour,value} Black White
{type=round,round,seat} {type=adrenaline,seat} Done
`,
  values: `
{"colour":"black","value":6}
{"colour":"black","value":1}
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
{"colour":"red","value":2}
{"die":"black:1","space":6,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":2,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":7,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":6,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":6,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":6,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":4,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":7,"value":5,"defence":5,"attack":5}
{"die":"white:6","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":9,"value":1,"defence":1,"attack":1}
{"die":"black:1","space":7,"value":1,"defence":1,"attack":1}
{"blunted":false,"rolls":false}
{"die":"white:6","space":7,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":2,"value":5,"defence":5,"attack":5}
{"die":"white:6","space":9,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":2,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":4,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:1","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":8,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":2,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":9,"value":6,"defence":6,"attack":6}
{"type":"adrenaline","seat":0}
{"type":"adrenaline","seat":1}
{"die":"black:1","space":5,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":7,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":8,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":5,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":6,"value":1,"defence":1,"attack":1}
{"die":"black:4","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":5,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:3","space":8,"value":4,"defence":4,"attack":4}
{"die":"white:1","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:3","space":2,"value":3,"defence":3,"attack":3}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":8}
{"die":"black:1","space":3,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":5,"value":5,"defence":5,"attack":5}
{"die":"white:5","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":8,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":5,"value":6,"defence":7,"attack":6}
{"die":"black:6","space":3,"value":6,"defence":7,"attack":6}
{"die":"black:4","space":5,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":7,"value":2,"defence":2,"attack":2}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":7,"value":6,"defence":6,"attack":6}
{"die":"black:3","space":9,"value":3,"defence":3,"attack":3}
{"die":"black:6","space":5,"value":1,"defence":1,"attack":1}
{"die":"black:3","space":9,"value":4,"defence":4,"attack":4}
{"die":"white:4","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":6,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":7,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":2,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":8,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":8,"value":3,"defence":3,"attack":3}
{"die":"black:2","space":7,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":7,"value":5,"defence":5,"attack":5}
{"type":"round","round":2,"seat":1}
{"die":"black:1","space":5,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":7}
{"die":"white:6","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":5}
{"type":"round","round":2,"seat":0}
{"die":"black:4","space":7,"value":4,"defence":4,"attack":4}
{"type":"round-lost","seat":1,"round":1,"why":"no-defence"}
{"type":"round-lost","seat":0,"round":1,"why":"no-defence"}
{"die":"black:2","space":9,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":7,"value":3,"defence":3,"attack":3}
{"die":"black:2","space":8,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":3,"value":4,"defence":4,"attack":4}
{"die":"white:4","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":3,"value":5,"defence":6,"attack":5}
{"die":"white:3","space":6,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":2,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":9,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":1,"value":1,"defence":1,"attack":1}
{"die":"white:1","space":7,"value":1,"defence":1,"attack":1}
{"die":"white:1","space":9,"value":1,"defence":1,"attack":1}
{"die":"black:6","space":9,"value":6,"defence":6,"attack":8}
{"die":"black:6","space":2,"value":6,"defence":6,"attack":7}
{"die":"black:3","space":7,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":7,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":5,"value":5,"defence":6,"attack":5}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":6}
{"die":"white:2","space":6,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":3,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":3,"value":3,"defence":3,"attack":3}
{"die":"white:3","space":4,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":1,"value":6,"defence":7,"attack":6}
{"die":"black:5","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:6","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":9,"value":6,"defence":6,"attack":7}
{"die":"black:1","space":3,"value":6,"defence":6,"attack":6}
{"type":"round-lost","seat":0,"round":2,"why":"no-defence"}
{"die":"black:3","space":7,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":5,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":9,"value":5,"defence":5,"attack":7}
{"die":"black:3","space":1,"value":3,"defence":3,"attack":3}
{"die":"white:2","space":4,"value":2,"defence":2,"attack":2}
{"die":"black:5","space":8,"value":2,"defence":2,"attack":2}
{"die":"white:5","space":8,"value":5,"defence":5,"attack":5}
{"die":"white:1","space":2,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":5,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":9,"value":2,"defence":2,"attack":2}
{"die":"white:5","space":9,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":1,"value":1,"defence":1,"attack":3}
{"die":"black:3","space":1,"value":3,"defence":3,"attack":5}
{"die":"black:6","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":3,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":8,"value":6,"defence":7,"attack":6}
{"die":"black:2","space":3,"value":5,"defence":5,"attack":5}
{"type":"round-lost","seat":1,"round":2,"why":"no-defence"}
{"die":"black:2","space":7,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":9,"value":4,"defence":4,"attack":6}
{"die":"black:5","space":5,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":9,"value":1,"defence":1,"attack":2}
{"die":"white:1","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":1,"value":5,"defence":6,"attack":5}
{"die":"white:1","space":8,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":9,"value":6,"defence":6,"attack":6}
{"colour":"black","value":5,"seen":true}
{"die":"white:3","space":7,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":6,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":5,"value":6,"defence":6,"attack":6}
{"die":"white:4","space":2,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":9,"value":1,"defence":1,"attack":1}
{"type":"round","round":3,"seat":0}
{"die":"black:4","space":5,"value":4,"defence":5,"attack":4}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":4}
{"die":"white:2","space":7,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":5,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":1,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":2,"value":5,"defence":5,"attack":6}
{"die":"black:4","space":5,"value":4,"defence":4,"attack":4}
{"die":"black:1","space":2,"value":1,"defence":1,"attack":2}
{"die":"black:2","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":3,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":9,"value":3,"defence":3,"attack":3}
{"die":"white:2","space":8,"value":5,"defence":5,"attack":5}
{"die":"white:5","space":4,"value":6,"defence":6,"attack":6}
{"colour":"black","value":1,"seen":true}
{"die":"black:4","space":2,"value":4,"defence":4,"attack":5}
{"die":"red:6","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":1,"value":5,"defence":5,"attack":5}
{"colour":"black","value":6,"seen":true}
{"die":"black:1","space":9,"value":1,"defence":1,"attack":3}
{"die":"white:3","space":5,"value":4,"defence":4,"attack":4}
{"die":"white:4","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:3","space":9,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":8,"value":4,"defence":4,"attack":4}
{"die":"black:1","space":4,"value":6,"defence":6,"attack":6}
{"die":"white:4","space":8,"value":4,"defence":4,"attack":4}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":8}
{"die":"white:4","space":9,"value":5,"defence":5,"attack":5}
{"die":"red:6","space":7,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":5,"value":3,"defence":4,"attack":3}
{"die":"white:4","space":5,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":1,"value":6,"defence":6,"attack":6}
{"die":"white:2","space":5,"value":5,"defence":5,"attack":5}
{"die":"white:1","space":3,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":6,"value":6,"defence":6,"attack":6}
{"die":"white:3","space":2,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":1,"value":6,"defence":6,"attack":8}
{"colour":"black","value":4,"seen":true}
{"die":"white:5","space":7,"value":5,"defence":5,"attack":5}
{"type":"round","round":3,"seat":1}
{"die":"black:3","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":6,"value":1,"defence":1,"attack":1}
{"die":"black:4","space":9,"value":4,"defence":4,"attack":5}
{"die":"white:1","space":7,"value":2,"defence":2,"attack":2}
{"die":"black:3","space":2,"value":3,"defence":3,"attack":4}
{"die":"black:5","space":9,"value":5,"defence":5,"attack":6}
{"die":"black:6","space":3,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":9,"value":2,"defence":2,"attack":4}
{"die":"white:5","space":3,"value":5,"defence":5,"attack":5}
{"die":"black:3","space":3,"value":3,"defence":4,"attack":3}
{"die":"black:3","space":1,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":3,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":7,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":7,"value":1,"defence":1,"attack":1}
{"die":"black:3","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":3,"value":4,"defence":5,"attack":4}
{"die":"black:3","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:2","space":5,"value":1,"defence":1,"attack":1}
{"die":"white:6","space":3,"value":6,"defence":7,"attack":6}
{"die":"black:2","space":5,"value":2,"defence":3,"attack":2}
{"die":"red:6","space":9,"value":6,"defence":6,"attack":6}
{"die":"white:4","space":8,"value":3,"defence":3,"attack":3}
{"die":"black:3","space":9,"value":3,"defence":3,"attack":5}
{"die":"white:2","space":2,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":9,"value":3,"defence":3,"attack":3}
{"colour":"black","value":3,"seen":true}
{"colour":"black","value":2,"seen":true}
{"die":"white:4","space":7,"value":3,"defence":3,"attack":3}
{"die":"red:1","space":6,"value":1,"defence":1,"attack":1}
{"die":"black:5","space":8,"value":5,"defence":6,"attack":5}
{"die":"white:5","space":1,"value":5,"defence":5,"attack":7}
{"die":"white:5","space":9,"value":5,"defence":5,"attack":7}
{"die":"black:4","space":6,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":7}
{"die":"black:4","space":1,"value":3,"defence":3,"attack":3}
{"die":"black:2","space":6,"value":3,"defence":3,"attack":3}
{"die":"white:3","space":8,"value":3,"defence":3,"attack":3}
{"die":"black:6","space":1,"value":1,"defence":1,"attack":1}
{"die":"white:6","space":5,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":7,"value":4,"defence":4,"attack":4}
{"die":"white:6","space":5,"value":6,"defence":7,"attack":6}
{"die":"red:1","space":4,"value":1,"defence":1,"attack":1}
{"die":"black:3","space":5,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:2","space":3,"value":2,"defence":3,"attack":2}
{"die":"white:1","space":5,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":3,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":9,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":7,"value":4,"defence":4,"attack":4}
{"die":"white:6","space":9,"value":5,"defence":5,"attack":5}
{"die":"white:5","space":1,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":5,"value":6,"defence":8,"attack":6}
{"die":"white:6","space":9,"value":6,"defence":6,"attack":8}
{"die":"white:3","space":3,"value":4,"defence":4,"attack":4}
{"die":"white:1","space":1,"value":1,"defence":1,"attack":1}
{"die":"white:3","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:1","space":6,"value":6,"defence":6,"attack":6}
{"die":"red:6","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:5","space":3,"value":2,"defence":2,"attack":2}
{"die":"black:6","space":8,"value":6,"defence":6,"attack":5}
{"die":"black:5","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":7}
{"die":"black:2","space":2,"value":2,"defence":2,"attack":3}
{"die":"white:2","space":9,"value":3,"defence":3,"attack":3}
{"die":"white:5","space":5,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":5,"value":1,"defence":2,"attack":1}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":7}
{"die":"black:3","space":9,"value":3,"defence":3,"attack":4}
{"die":"white:2","space":8,"value":2,"defence":2,"attack":2}
{"die":"red:4","space":6,"value":4,"defence":4,"attack":4}
{"die":"black:4","space":2,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":4,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":3,"value":2,"defence":2,"attack":2}
{"die":"black:5","space":5,"value":5,"defence":7,"attack":5}
{"die":"black:4","space":5,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":4,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":6,"value":5,"defence":5,"attack":5}
{"die":"white:1","space":3,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":6,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":5,"value":5,"defence":6,"attack":5}
{"die":"white:5","space":3,"value":5,"defence":6,"attack":5}
{"die":"black:6","space":5,"value":5,"defence":5,"attack":5}
{"die":"white:6","space":2,"value":6,"defence":6,"attack":7}
{"die":"black:2","space":9,"value":2,"defence":2,"attack":3}
{"die":"black:3","space":1,"value":3,"defence":4,"attack":3}
{"die":"white:5","space":2,"value":5,"defence":5,"attack":6}
{"die":"white:4","space":1,"value":4,"defence":4,"attack":6}
{"die":"black:4","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":5,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":1,"value":4,"defence":5,"attack":4}
{"die":"black:4","space":8,"value":4,"defence":5,"attack":4}
{"die":"red:3","space":6,"value":3,"defence":3,"attack":3}
{"die":"red:5","space":7,"value":6,"defence":6,"attack":6}
{"die":"black:3","space":6,"value":6,"defence":6,"attack":6}
{"die":"black:2","space":5,"value":3,"defence":3,"attack":3}
{"die":"black:1","space":6,"value":2,"defence":2,"attack":2}
{"die":"white:1","space":9,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":3,"value":3,"defence":3,"attack":3}
{"die":"red:4","space":4,"value":4,"defence":4,"attack":4}
{"die":"black:6","space":2,"value":5,"defence":5,"attack":5}
{"die":"white:5","space":9,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":3,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":5,"value":4,"defence":4,"attack":4}
{"die":"red:5","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":5,"value":2,"defence":2,"attack":2}
{"die":"black:6","space":1,"value":6,"defence":6,"attack":9}
{"die":"black:6","space":3,"value":5,"defence":5,"attack":5}
{"die":"black:6","space":3,"value":6,"defence":6,"attack":9}
{"die":"black:6","space":7,"value":6,"defence":6,"attack":7}
{"die":"black:1","space":3,"value":1,"defence":2,"attack":1}
{"die":"red:3","space":4,"value":3,"defence":3,"attack":3}
{"die":"black:6","space":7,"value":6,"defence":6,"attack":8}
{"die":"white:4","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:3","space":6,"value":2,"defence":2,"attack":2}
{"die":"black:2","space":3,"value":1,"defence":1,"attack":1}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":6}
{"die":"white:3","space":3,"value":3,"defence":3,"attack":3}
{"die":"red:4","space":2,"value":4,"defence":4,"attack":4}
{"die":"red:5","space":2,"value":5,"defence":5,"attack":5}
{"die":"white:1","space":1,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":9,"value":1,"defence":1,"attack":2}
{"die":"white:2","space":3,"value":2,"defence":2,"attack":2}
{"die":"red:3","space":2,"value":3,"defence":3,"attack":3}
{"die":"black:6","space":2,"value":6,"defence":6,"attack":8}
{"die":"black:2","space":6,"value":6,"defence":6,"attack":6}
{"die":"white:1","space":4,"value":6,"defence":6,"attack":6}
{"seat":0,"question":"adjust-die","words":"Which die goes up or down?"}
{"die":"black:3","space":5,"value":2,"defence":2,"attack":2}
{"die":"black:5","space":1,"value":2,"defence":2,"attack":2}
{"die":"white:1","space":1,"value":1,"defence":1,"attack":3}
{"die":"white:4","space":1,"value":4,"defence":4,"attack":4}
{"die":"white:5","space":8,"value":2,"defence":2,"attack":2}
{"seat":0,"question":"adjust-value","words":"What does it become?"}
{"die":"red:1","space":7,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:3","space":4,"value":2,"defence":2,"attack":2}
{"die":"white:3","space":7,"value":3,"defence":3,"attack":3}
{"die":"red:6","space":3,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":6,"value":5,"defence":5,"attack":5}
{"die":"white:5","space":5,"value":6,"defence":6,"attack":6}
{"die":"white:6","space":9,"value":6,"defence":6,"attack":7}
{"die":"black:1","space":7,"value":1,"defence":1,"attack":2}
{"die":"black:3","space":2,"value":5,"defence":5,"attack":5}
{"seat":0,"why":"move","clock":"turn","since":20}
{"die":"black:3","space":2,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":7,"value":2,"defence":2,"attack":2}
{"die":"black:6","space":5,"value":6,"defence":5,"attack":6}
{"die":"black:6","space":8,"value":6,"defence":5,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":22}
{"die":"white:2","space":9,"value":1,"defence":1,"attack":1}
{"seat":1,"why":"move","clock":"turn","since":19}
{"die":"white:6","space":1,"value":6,"defence":7,"attack":6}
{"die":"black:5","space":7,"value":5,"defence":5,"attack":7}
{"die":"black:3","space":5,"value":3,"defence":5,"attack":3}
{"seat":0,"why":"move","clock":"turn","since":13}
{"seat":1,"why":"move","clock":"turn","since":12}
{"seat":1,"why":"move","clock":"turn","since":21}
{"seat":1,"why":"move","clock":"turn","since":23}
{"seat":0,"why":"move","clock":"turn","since":9}
{"seat":0,"why":"move","clock":"turn","since":15}
{"die":"white:3","space":7,"value":2,"defence":2,"attack":2}
{"die":"red:4","space":9,"value":4,"defence":4,"attack":4}
{"die":"red:1","space":2,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":2,"value":6,"defence":6,"attack":6}
{"die":"white:3","space":1,"value":3,"defence":3,"attack":5}
{"die":"white:2","space":3,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":2,"value":4,"defence":4,"attack":4}
{"die":"black:1","space":4,"value":2,"defence":2,"attack":2}
{"die":"red:1","space":9,"value":1,"defence":1,"attack":1}
{"die":"black:1","space":3,"value":1,"defence":1,"attack":3}
{"die":"black:3","space":8,"value":3,"defence":4,"attack":3}
{"die":"white:3","space":1,"value":3,"defence":3,"attack":3}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":8}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":6}
{"die":"black:5","space":8,"value":6,"defence":6,"attack":6}
{"die":"black:4","space":7,"value":4,"defence":4,"attack":6}
{"die":"white:5","space":1,"value":5,"defence":6,"attack":5}
{"die":"red:3","space":5,"value":4,"defence":4,"attack":4}
{"seat":1,"question":"adjust-die","words":"Which die goes up or down?"}
{"die":"black:2","space":1,"value":2,"defence":3,"attack":2}
{"die":"black:1","space":5,"value":2,"defence":2,"attack":2}
{"die":"black:4","space":5,"value":4,"defence":6,"attack":4}
{"die":"white:4","space":9,"value":3,"defence":3,"attack":3}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":7}
{"die":"white:4","space":9,"value":4,"defence":4,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":24}
{"die":"black:3","space":3,"value":3,"defence":3,"attack":5}
{"die":"black:2","space":2,"value":1,"defence":1,"attack":1}
{"die":"white:1","space":2,"value":1,"defence":1,"attack":2}
{"die":"black:5","space":3,"value":5,"defence":5,"attack":8}
{"die":"black:5","space":5,"value":5,"defence":4,"attack":5}
{"seat":0,"question":"roll-one","words":"Which die do you roll?"}
{"seat":1,"question":"adjust-value","words":"What does it become?"}
{"die":"red:6","space":8,"value":6,"defence":6,"attack":6}
{"die":"white:4","space":6,"value":5,"defence":5,"attack":5}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":7}
{"die":"black:4","space":3,"value":4,"defence":4,"attack":5}
{"die":"black:2","space":2,"value":4,"defence":4,"attack":4}
{"type":"round-lost","seat":0,"round":3,"why":"no-defence"}
{"die":"red:2","space":4,"value":2,"defence":2,"attack":2}
{"die":"red:6","space":5,"value":6,"defence":6,"attack":6}
{"die":"white:2","space":4,"value":6,"defence":6,"attack":6}
{"die":"black:1","space":1,"value":1,"defence":1,"attack":2}
{"die":"black:2","space":2,"value":3,"defence":3,"attack":3}
{"die":"red:2","space":6,"value":2,"defence":2,"attack":2}
{"die":"white:5","space":6,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":1,"value":2,"defence":2,"attack":4}
{"die":"black:5","space":7,"value":5,"defence":5,"attack":6}
{"die":"black:3","space":1,"value":3,"defence":3,"attack":6}
{"die":"white:2","space":1,"value":2,"defence":2,"attack":2}
{"die":"white:4","space":2,"value":4,"defence":4,"attack":5}
{"die":"black:4","space":5,"value":4,"defence":3,"attack":4}
{"seat":1,"question":"move-to","words":"Where does it go?"}
{"die":"black:4","space":2,"value":3,"defence":3,"attack":3}
{"die":"white:4","space":5,"value":4,"defence":5,"attack":4}
{"die":"white:3","space":3,"value":3,"defence":4,"attack":3}
{"die":"black:4","space":8,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":9,"value":3,"defence":3,"attack":5}
{"seat":1,"why":"move","clock":"turn","since":25}
{"die":"black:1","space":1,"value":1,"defence":2,"attack":1}
{"die":"red:4","space":5,"value":3,"defence":3,"attack":3}
{"die":"red:4","space":7,"value":5,"defence":5,"attack":5}
{"die":"black:5","space":8,"value":5,"defence":4,"attack":5}
{"die":"black:3","space":2,"value":3,"defence":3,"attack":5}
{"die":"black:3","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":8,"value":2,"defence":1,"attack":2}
{"seat":0,"why":"move","clock":"turn","since":26}
{"die":"black:2","space":3,"value":2,"defence":2,"attack":4}
{"die":"red:3","space":9,"value":3,"defence":3,"attack":3}
{"die":"white:6","space":8,"value":6,"defence":7,"attack":6}
{"die":"white:4","space":3,"value":5,"defence":5,"attack":5}
{"die":"red:2","space":5,"value":5,"defence":5,"attack":5}
{"die":"white:2","space":6,"value":1,"defence":1,"attack":1}
{"die":"white:4","space":5,"value":4,"defence":4,"attack":4}
{"seat":1,"question":"roll-one","words":"Which die do you roll?"}
{"die":"black:1","space":2,"value":3,"defence":3,"attack":3}
{"die":"white:1","space":9,"value":1,"defence":1,"attack":3}
{"die":"white:6","space":3,"value":1,"defence":1,"attack":1}
{"die":"red:4","space":7,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":1,"value":5,"defence":5,"attack":5}
{"die":"black:1","space":7,"value":1,"defence":1,"attack":3}
{"die":"black:3","space":5,"value":3,"defence":2,"attack":3}
{"die":"black:3","space":2,"value":2,"defence":2,"attack":2}
{"die":"white:6","space":1,"value":1,"defence":1,"attack":1}
{"die":"white:6","space":4,"value":5,"defence":5,"attack":5}
{"die":"red:1","space":5,"value":6,"defence":6,"attack":6}
{"die":"white:5","space":3,"value":2,"defence":2,"attack":2}
{"die":"red:6","space":5,"value":6,"defence":8,"attack":6}
{"die":"black:4","space":7,"value":4,"defence":4,"attack":5}
{"die":"black:1","space":3,"value":1,"defence":1,"attack":4}
{"die":"black:3","space":3,"value":3,"defence":3,"attack":6}
{"seat":1,"why":"move","clock":"turn","since":27}
{"die":"white:5","space":8,"value":5,"defence":6,"attack":5}
{"die":"red:4","space":3,"value":4,"defence":4,"attack":4}
{"die":"red:6","space":2,"value":6,"defence":6,"attack":7}
{"die":"white:2","space":6,"value":3,"defence":3,"attack":3}
{"die":"black:2","space":5,"value":2,"defence":4,"attack":2}
{"die":"black:3","space":8,"value":3,"defence":3,"attack":2}
{"die":"red:3","space":7,"value":4,"defence":4,"attack":4}
{"die":"black:5","space":2,"value":5,"defence":5,"attack":7}
{"seat":0,"why":"move","clock":"turn","since":21}
{"die":"black:5","space":8,"value":5,"defence":5,"attack":4}
{"die":"black:5","space":1,"value":5,"defence":5,"attack":6}
{"die":"white:6","space":3,"value":6,"defence":6,"attack":8}
{"die":"white:3","space":5,"value":3,"defence":4,"attack":3}
{"die":"black:4","space":2,"value":4,"defence":4,"attack":6}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":5}
{"die":"black:2","space":4,"value":5,"defence":5,"attack":5}
{"die":"black:2","space":8,"value":1,"defence":1,"attack":1}
{"seat":1,"why":"move","clock":"turn","since":30}
{"die":"black:2","space":8,"value":2,"defence":3,"attack":2}
{"die":"red:3","space":3,"value":4,"defence":4,"attack":4}
{"seat":0,"question":"move-to","words":"Where does it go?"}
{"seat":1,"question":"move-from","words":"Which die moves?"}
{"die":"black:4","space":1,"value":4,"defence":4,"attack":5}
{"die":"white:3","space":2,"value":3,"defence":3,"attack":4}
{"die":"black:1","space":2,"value":2,"defence":2,"attack":2}
{"die":"red:1","space":3,"value":1,"defence":1,"attack":1}
{"die":"white:5","space":4,"value":4,"defence":4,"attack":4}
{"die":"white:3","space":9,"value":2,"defence":2,"attack":2}
{"die":"red:1","space":8,"value":1,"defence":1,"attack":1}
{"die":"black:1","space":8,"value":1,"defence":2,"attack":1}
{"die":"black:1","space":8,"value":1,"defence":1,"attack":0}
{"die":"white:4","space":3,"value":4,"defence":5,"attack":4}
{"die":"white:5","space":9,"value":5,"defence":5,"attack":6}
{"die":"white:2","space":3,"value":3,"defence":3,"attack":3}
{"die":"red:2","space":9,"value":2,"defence":2,"attack":2}
{"die":"white:2","space":4,"value":1,"defence":1,"attack":1}
{"die":"red:1","space":5,"value":1,"defence":1,"attack":1}
{"die":"red:5","space":9,"value":5,"defence":5,"attack":5}
{"die":"red:2","space":2,"value":2,"defence":2,"attack":2}
{"die":"white:5","space":1,"value":2,"defence":2,"attack":2}
{"die":"red:5","space":8,"value":5,"defence":5,"attack":5}
{"die":"white:4","space":9,"value":4,"defence":4,"attack":5}
{"die":"black:4","space":8,"value":4,"defence":4,"attack":3}
{"die":"white:3","space":6,"value":4,"defence":4,"attack":4}
{"die":"white:2","space":3,"value":2,"defence":3,"attack":2}
{"die":"white:2","space":5,"value":1,"defence":1,"attack":1}
{"die":"white:2","space":2,"value":2,"defence":2,"attack":3}
{"die":"red:6","space":7,"value":5,"defence":5,"attack":5}
{"die":"white:3","space":4,"value":4,"defence":4,"attack":4}
{"seat":0,"question":"move-from","words":"Which die moves?"}
{"die":"black:2","space":8,"value":2,"defence":2,"attack":1}
{"die":"white:2","space":5,"value":2,"defence":3,"attack":2}
{"seat":1,"question":"discard","words":"Which die do you discard?"}
{"die":"red:4","space":7,"value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"die":"black:2","space":1,"value":2,"defence":2,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":2,"mod":"plain","value":1,"defence":1,"attack":1}
{"seat":1,"question":"aside-die","words":"Which die do you set aside?"}
{"seat":1,"question":"aside-value","words":"What does it show?"}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":6,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":0,"question":"discard","words":"Which die do you discard?"}
{"seat":1,"question":"re-roll","words":"Which die do you re-roll?"}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":6,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"seat":0,"question":"re-roll","words":"Which die do you re-roll?"}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":2,"mod":"look","value":1,"defence":1,"attack":1}
{"seat":0,"question":"aside-die","words":"Which die do you set aside?"}
{"seat":0,"question":"aside-value","words":"What does it show?"}
{"seat":1,"question":"cover-die","words":"Which die covers a space?"}
{"seat":1,"question":"cover-space","words":"Which space is covered?"}
{"seat":0,"question":"cover-die","words":"Which die covers a space?"}
{"seat":0,"question":"cover-space","words":"Which space is covered?"}
{"seat":0,"question":"bar","words":"Which space do you bar?"}
{"seat":0,"question":"take-back","words":"Which die do you take back?"}
{"seat":1,"question":"bar","words":"Which space do you bar?"}
{"seat":1,"question":"roll-next","words":"Which die do you roll and place?"}
{"seat":0,"question":"roll-next","words":"Which die do you roll and place?"}
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
[{"type":"place","die":"red:3","space":5,"value":4},"Place red 3 on space 5 as a 4"]
[{"type":"place","die":"red:6","space":5,"value":6},"Place red 6 on space 5 as a 6"]
[{"type":"choose","option":"die:black:1"},"Black 1"]
[{"type":"choose","option":"die:black:2"},"Black 2"]
[{"type":"choose","option":"die:black:4"},"Black 4"]
[{"type":"choose","option":"die:black:6"},"Black 6"]
[{"type":"choose","option":"die:white:1"},"White 1"]
[{"type":"choose","option":"die:white:3"},"White 3"]
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
[{"type":"place","die":"white:5","space":8,"value":4},"Place white 5 on space 8 as a 4"]
[{"type":"place","die":"white:5","space":8,"value":6},"Place white 5 on space 8 as a 6"]
[{"type":"place","die":"black:2","space":9,"value":1},"Place black 2 on space 9 as a 1"]
[{"type":"place","die":"black:4","space":8,"value":3},"Place black 4 on space 8 as a 3"]
[{"type":"place","die":"black:4","space":8,"value":5},"Place black 4 on space 8 as a 5"]
[{"type":"place","die":"white:3","space":8,"value":4},"Place white 3 on space 8 as a 4"]
[{"type":"place","die":"white:6","space":8,"value":6},"Place white 6 on space 8 as a 6"]
[{"type":"choose","option":"die:white:4"},"White 4"]
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
[{"type":"place","die":"black:1","space":6,"value":1},"Place black 1 on space 6 as a 1"]
[{"type":"place","die":"red:6","space":4,"value":6},"Place red 6 on space 4 as a 6"]
[{"type":"place","die":"black:2","space":9,"value":3},"Place black 2 on space 9 as a 3"]
[{"type":"place","die":"black:1","space":4,"value":5},"Place black 1 on space 4 as a 5"]
[{"type":"place","die":"black:3","space":4,"value":5},"Place black 3 on space 4 as a 5"]
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
[{"type":"place","die":"red:5","space":4,"value":6},"Place red 5 on space 4 as a 6"]
[{"type":"place","die":"red:5","space":6,"value":4},"Place red 5 on space 6 as a 4"]
[{"type":"place","die":"white:1","space":4,"value":1},"Place white 1 on space 4 as a 1"]
[{"type":"place","die":"white:1","space":6,"value":1},"Place white 1 on space 6 as a 1"]
[{"type":"place","die":"black:3","space":4,"value":2},"Place black 3 on space 4 as a 2"]
[{"type":"place","die":"black:3","space":6,"value":2},"Place black 3 on space 6 as a 2"]
[{"type":"place","die":"black:3","space":6,"value":4},"Place black 3 on space 6 as a 4"]
[{"type":"place","die":"red:1","space":4,"value":2},"Place red 1 on space 4 as a 2"]
[{"type":"place","die":"red:1","space":6,"value":2},"Place red 1 on space 6 as a 2"]
[{"type":"place","die":"red:3","space":6,"value":4},"Place red 3 on space 6 as a 4"]
[{"type":"place","die":"red:1","space":9},"Place red 1 on space 9"]
[{"type":"choose","option":"die:white:5"},"White 5"]
[{"type":"place","die":"white:1","space":6,"value":2},"Place white 1 on space 6 as a 2"]
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
[{"type":"place","die":"black:1","space":3,"value":1},"Place black 1 on space 3 as a 1"]
[{"type":"place","die":"black:3","space":3,"value":2},"Place black 3 on space 3 as a 2"]
[{"type":"place","die":"black:3","space":3,"value":4},"Place black 3 on space 3 as a 4"]
[{"type":"place","die":"white:6","space":3,"value":5},"Place white 6 on space 3 as a 5"]
[{"type":"place","die":"white:6","space":3,"value":6},"Place white 6 on space 3 as a 6"]
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
[{"type":"place","die":"white:4","space":5,"value":3},"Place white 4 on space 5 as a 3"]
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
[{"type":"place","die":"red:2","space":4,"value":3},"Place red 2 on space 4 as a 3"]
[{"type":"place","die":"white:1","space":4,"value":2},"Place white 1 on space 4 as a 2"]
[{"type":"place","die":"red:6","space":4,"value":5},"Place red 6 on space 4 as a 5"]
[{"type":"place","die":"red:6","space":6,"value":5},"Place red 6 on space 6 as a 5"]
[{"type":"place","die":"red:6","space":6,"value":6},"Place red 6 on space 6 as a 6"]
[{"type":"place","die":"red:2","space":4,"value":1},"Place red 2 on space 4 as a 1"]
[{"type":"place","die":"red:2","space":6,"value":1},"Place red 2 on space 6 as a 1"]
[{"type":"place","die":"red:1","space":4,"value":1},"Place red 1 on space 4 as a 1"]
[{"type":"place","die":"red:1","space":6,"value":1},"Place red 1 on space 6 as a 1"]
[{"type":"place","die":"white:3","space":3,"value":2},"Place white 3 on space 3 as a 2"]
[{"type":"place","die":"white:3","space":3,"value":4},"Place white 3 on space 3 as a 4"]
[{"type":"place","die":"white:5","space":3,"value":4},"Place white 5 on space 3 as a 4"]
[{"type":"place","die":"white:5","space":3,"value":6},"Place white 5 on space 3 as a 6"]
[{"type":"place","die":"black:3","space":4,"value":1},"Place black 3 on space 4 as a 1"]
[{"type":"place","die":"black:6","space":4,"value":1},"Place black 6 on space 4 as a 1"]
[{"type":"place","die":"white:4","space":4,"value":5},"Place white 4 on space 4 as a 5"]
[{"type":"place","die":"white:4","space":4,"value":6},"Place white 4 on space 4 as a 6"]
[{"type":"place","die":"white:3","space":4,"value":2},"Place white 3 on space 4 as a 2"]
[{"type":"place","die":"white:3","space":4,"value":4},"Place white 3 on space 4 as a 4"]
[{"type":"place","die":"white:3","space":6,"value":2},"Place white 3 on space 6 as a 2"]
[{"type":"place","die":"white:3","space":6,"value":4},"Place white 3 on space 6 as a 4"]
[{"type":"place","die":"red:2","space":6,"value":3},"Place red 2 on space 6 as a 3"]
[{"type":"place","die":"white:4","space":4,"value":3},"Place white 4 on space 4 as a 3"]
[{"type":"place","die":"white:4","space":6,"value":3},"Place white 4 on space 6 as a 3"]
[{"type":"place","die":"white:4","space":6,"value":5},"Place white 4 on space 6 as a 5"]
[{"type":"place","die":"red:2","space":2,"value":1},"Place red 2 on space 2 as a 1"]
[{"type":"place","die":"red:2","space":2,"value":3},"Place red 2 on space 2 as a 3"]
[{"type":"place","die":"white:4","space":3,"value":5},"Place white 4 on space 3 as a 5"]
[{"type":"place","die":"white:4","space":3,"value":3},"Place white 4 on space 3 as a 3"]
`,
};
