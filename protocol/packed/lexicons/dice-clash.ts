/** What duels of Dice Clash say, most first: `npm run -s tool -- lexicon`. */
export const DICE_CLASH = {
  ahead: 37,
  words: `
{active,attack,waiting} {pool,grid} {type=re-rolled,seat,which,dice} all
{type=placed,seat,colour,rolled,space,mod,value,defence,attack} {type=pool-rolled,seat,dice} black
{seat,question,words,options} white Which die red space do you on Place nudge attack a as
{type=place,die,space,value} plain die:black:1 die:black:5 die:black:6 die:black:2 die:black:3 die:black:4 done it
does 4 6 turn {seat,why,clock,since} {active,waiting} defence space:8 5 2 3 space:1 space:9 space:2 space:7 What
{type=over,winners} space:3 space:4 move die:white:5 re-roll re-roll? 1 match @0 die:white:6 die:white:4 space:6
{type=place,die,space} die:white:2 duel {winners,draw,places} adjust-die down? goes or up {type=moved,seat,from,to}
space:5 flip value:3 die:white:3 adjust-value become? raise die:white:1 choice roll-one roll? taken
{type=looked,seat,dice} re-rolls Where go? move-to #6 value:1 #8 value:4 value:5 dice: #7, move-from moves? #5, #4
#2 value:6 any value:2 {type=returned,seat,colour,value} #9, #10 discard discard? #3,
{type=rolled-one,seat,colour,value} aside-die aside-value aside? set show? 7 9 8 {type=discarded,seat,colour,value}
#11, ninja spartan highlander knight samurai viking #3 is covers bar bar? cover-die cover-space covered? space? and
{type=set-aside,seat,colour,value} {type=barred,seat,space} {type=covered,seat,space,colour,value} #7
{type=round-lost,seat,round,why} #12 #13 #5 {type=taken-back,seat,space,colour} back? take take-back black:1 black:2
roll {type=re-rolled,seat,which,count} place? roll-next black:3 #11 black:6 black:5 black:4 {type=must-roll,seat}
{type=choose,option} red:3 {colour,value,seen} ends white:4 white:2 white:3 look white:1 red:2 #9 white:6 white:5
red:4 red:1 #1 {seat,question,words} {blunted,rolls,only} red:6 red:5 {type=power,seat,power} {type=blunted,seat}
no-dice the die:red:1 die:red:4 grid-full {colour,value} die:red:3 die:red:6 {blunted,barred,rolls} die:red:5 uses
{type=adjusted,seat,dice} #6, Space dice die:red:2 pool: at looks opponent's #2, #13, #4, #0, places 1s #3: Black
White no-defence #8, Red 6s: #10, to has {type=round,round,seat} #15 #12, #14 die: next #0 adjusts {colour} rolls
pool loses no round with #17 #14, #18 {blunted,rolls} from #16 @1 {type=adrenaline,seat} #16, #15, back takes
switch-stance shield-wall phalanx quickening smoke-bomb nigiri rashomon genjutsu donnybrook barred dory for
high-guard of left berserker {type=re-rolled,seat,which} #5: now answer #0: Round adrenaline begins fights Done wins
moves returns discards Stance Switch Shield Wall Phalanx Quickening Bomb Smoke Nigiri Rashomon aside sets Genjutsu
icons ignores Donnybrook Dory Guard High Berserker 6s before placing #17, #19
`,
  values: `
{"colour":"black"}
{"colour":"white"}
{"colour":"black","value":1}
{"colour":"black","value":6}
{"colour":"black","value":5}
{"colour":"black","value":3}
{"colour":"black","value":4}
{"colour":"black","value":2}
{"colour":"red"}
{"colour":"white","value":6}
{"colour":"white","value":1}
{"colour":"white","value":5}
"@0 places #1 #2 on space #3: defence #5, attack #6"
"@0 places #1 #2 on space #3, now #5: defence #6, attack #7"
{"colour":"white","value":4}
{"colour":"white","value":2}
{"colour":"white","value":3}
{"colour":"red","value":6}
{"colour":"red","value":1}
{"colour":"red","value":5}
"@0 rolls the pool"
{"colour":"red","value":4}
"@0 places #1 #2 on space #3: defence #5, #4 #7"
{"colour":"red","value":3}
"@0 has no answer to the attack and loses round #1"
{"colour":"red","value":2}
"Round #0: @1 begins"
"@0 fights on with adrenaline"
"@0 places #1 #2 on space #3: #4 #6, attack #7"
"@0 rolls the pool: #1 #2, #3 #4, #5 #6, #7 #8, #9 #10, #11 #12, #13 #14, #15 #16, #17 #18"
{"blunted":false,"rolls":false}
{"type":"adrenaline","seat":0}
{"type":"adrenaline","seat":1}
{"type":"round","round":2,"seat":1}
{"type":"round-lost","seat":0,"round":1,"why":"no-defence"}
{"type":"round-lost","seat":1,"round":1,"why":"no-defence"}
{"type":"round","round":2,"seat":0}
"@0 wins"
"@0 re-rolls 8 dice"
"@0 re-rolls 6 dice"
"@0 re-rolls 7 dice"
{"type":"round-lost","seat":0,"round":2,"why":"no-defence"}
"@0 re-rolls 7 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13, #14 #15"
"@0 re-rolls 8 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13, #14 #15, #16 #17"
"@0 rolls a #1 die: #2"
"@0 re-rolls 5 dice"
{"type":"round-lost","seat":1,"round":2,"why":"no-defence"}
"@0 re-rolls 4 dice"
{"type":"round","round":3,"seat":0}
"@0 moves a die from space #1 to space #2"
{"colour":"black","value":1,"seen":true}
{"colour":"black","value":5,"seen":true}
"@0 re-rolls 3 dice"
{"colour":"black","value":4,"seen":true}
{"colour":"black","value":6,"seen":true}
{"type":"round","round":3,"seat":1}
"@0 takes the #2 die back from space #1"
{"colour":"black","value":2,"seen":true}
"@0 returns it to the pool"
{"colour":"black","value":3,"seen":true}
"@0 discards #1 #2"
"@0 uses Switch Stance"
"@0 re-rolls #2 dice"
"@0 uses Shield Wall"
"@0 re-rolls 2 dice"
{"seat":0,"question":"adjust-die","words":"Which die goes up or down?"}
"@0 uses Phalanx"
{"seat":0,"question":"adjust-value","words":"What does it become?"}
"@0 re-rolls 4 dice: #2 #3, #4 #5, #6 #7, #8 #9"
"@0 adjusts #1 dice"
{"seat":0,"why":"move","clock":"turn","since":13}
{"seat":0,"why":"move","clock":"turn","since":16}
"@0 uses Quickening"
"@0 re-rolls 3 dice: #2 #3, #4 #5, #6 #7"
{"seat":0,"why":"move","clock":"turn","since":20}
{"seat":1,"why":"move","clock":"turn","since":17}
{"seat":0,"why":"move","clock":"turn","since":11}
{"seat":0,"why":"move","clock":"turn","since":9}
{"seat":1,"why":"move","clock":"turn","since":12}
{"seat":1,"why":"move","clock":"turn","since":23}
"@0 uses Smoke Bomb"
"@0 re-rolls 5 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11"
"@0 re-rolls 6 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
{"seat":1,"why":"move","clock":"turn","since":21}
{"seat":1,"why":"move","clock":"turn","since":10}
{"seat":0,"why":"move","clock":"turn","since":22}
{"seat":1,"why":"move","clock":"turn","since":14}
{"seat":1,"why":"move","clock":"turn","since":19}
{"seat":0,"why":"move","clock":"turn","since":18}
{"seat":1,"why":"move","clock":"turn","since":9}
{"seat":0,"why":"move","clock":"turn","since":15}
{"seat":1,"question":"adjust-die","words":"Which die goes up or down?"}
"@0 uses Nigiri"
{"seat":1,"why":"move","clock":"turn","since":11}
"@0 looks at the opponent's pool"
{"seat":0,"why":"move","clock":"turn","since":8}
{"seat":1,"why":"move","clock":"turn","since":16}
{"seat":1,"question":"adjust-value","words":"What does it become?"}
{"seat":0,"why":"move","clock":"turn","since":10}
{"seat":1,"why":"move","clock":"turn","since":15}
{"seat":0,"why":"move","clock":"turn","since":14}
{"seat":1,"why":"move","clock":"turn","since":8}
{"seat":1,"question":"move-to","words":"Where does it go?"}
"@0 uses Rashomon"
"@0 sets a #1 die aside as a #2"
{"seat":0,"question":"roll-one","words":"Which die do you roll?"}
{"type":"round-lost","seat":0,"round":3,"why":"no-defence"}
{"seat":0,"why":"move","clock":"turn","since":24}
{"seat":1,"why":"move","clock":"turn","since":7}
"@0 uses Genjutsu"
"@0 re-rolls 1 die"
"@0 ignores all icons with the next die"
{"seat":1,"why":"move","clock":"turn","since":1}
{"seat":0,"why":"move","clock":"turn","since":17}
{"seat":1,"why":"move","clock":"turn","since":6}
{"seat":1,"question":"roll-one","words":"Which die do you roll?"}
{"seat":0,"why":"move","clock":"turn","since":5}
{"seat":0,"why":"move","clock":"turn","since":12}
"@0 uses Donnybrook"
{"seat":1,"why":"move","clock":"turn","since":13}
{"seat":0,"why":"move","clock":"turn","since":19}
{"seat":0,"why":"move","clock":"turn","since":7}
{"seat":1,"why":"move","clock":"turn","since":18}
{"seat":1,"why":"move","clock":"turn","since":3}
"@0 re-rolls 2 dice: #2 #3, #4 #5"
{"seat":0,"why":"move","clock":"turn","since":1}
{"seat":1,"question":"move-from","words":"Which die moves?"}
{"colour":"white","value":3,"seen":true}
{"seat":1,"why":"move","clock":"turn","since":20}
{"seat":0,"why":"move","clock":"turn","since":25}
{"seat":1,"why":"move","clock":"turn","since":5}
"@0 re-rolls #0 die"
{"seat":1,"why":"move","clock":"turn","since":25}
{"seat":0,"why":"move","clock":"turn","since":21}
{"seat":0,"why":"move","clock":"turn","since":26}
{"seat":0,"why":"move","clock":"turn","since":6}
{"seat":0,"why":"move","clock":"turn","since":3}
{"type":"power","seat":0,"power":"switch-stance"}
{"seat":1,"why":"move","clock":"turn","since":4}
{"seat":1,"why":"move","clock":"turn","since":27}
{"seat":1,"why":"move","clock":"turn","since":28}
{"seat":1,"why":"move","clock":"turn","since":30}
{"seat":0,"question":"move-to","words":"Where does it go?"}
{"seat":1,"why":"move","clock":"turn","since":26}
{"seat":0,"why":"move","clock":"turn","since":2}
{"seat":1,"why":"move","clock":"turn","since":22}
{"seat":0,"why":"move","clock":"turn","since":4}
{"seat":0,"why":"move","clock":"turn","since":29}
{"seat":0,"why":"move","clock":"turn","since":31}
{"seat":0,"why":"move","clock":"turn","since":28}
{"seat":0,"why":"move","clock":"turn","since":27}
{"seat":1,"why":"move","clock":"turn","since":2}
{"seat":1,"why":"move","clock":"turn","since":24}
"@0 uses Dory"
"@0 uses High Guard"
"@0 re-rolls #0 die: #2 #3"
"@0 covers space #1 with #2 #3"
{"seat":1,"why":"move","clock":"turn","since":29}
"@0 re-rolls 1 die: #2 #3"
{"seat":1,"why":"move","clock":"turn","since":32}
{"seat":0,"why":"move","clock":"turn","since":23}
{"colour":"white","value":5,"seen":true}
"Space #1 is barred for the next die of @0"
{"type":"power","seat":0,"power":"shield-wall"}
{"seat":0,"why":"move","clock":"turn","since":33}
"@0 uses Berserker"
{"seat":0,"why":"move","clock":"turn","since":30}
{"type":"power","seat":1,"power":"shield-wall"}
"@0 re-rolls all 1s and 6s"
{"seat":0,"question":"move-from","words":"Which die moves?"}
{"seat":1,"why":"move","clock":"turn","since":34}
{"type":"round-lost","seat":1,"round":3,"why":"no-defence"}
{"type":"power","seat":0,"power":"phalanx"}
{"type":"power","seat":1,"power":"switch-stance"}
{"blunted":true,"rolls":false}
{"seat":1,"why":"move","clock":"turn","since":31}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"power","seat":0,"power":"nigiri"}
{"type":"power","seat":1,"power":"smoke-bomb"}
{"seat":1,"question":"discard","words":"Which die do you discard?"}
{"type":"adjusted","seat":0,"dice":2}
{"seat":0,"why":"move","clock":"turn","since":35}
{"seat":0,"why":"move","clock":"turn","since":32}
{"type":"power","seat":1,"power":"genjutsu"}
{"type":"blunted","seat":0}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":2,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"power","seat":0,"power":"quickening"}
{"type":"power","seat":1,"power":"phalanx"}
{"seat":1,"why":"choice","clock":"turn","since":2}
"@0 has to roll the next die before placing it"
{"blunted":false,"rolls":true}
{"seat":1,"why":"move","clock":"turn","since":36}
{"seat":1,"why":"move","clock":"turn","since":33}
{"colour":"white","value":4,"seen":true}
{"type":"adjusted","seat":1,"dice":2}
{"seat":1,"why":"move","clock":"turn","since":37}
{"seat":0,"why":"move","clock":"turn","since":36}
{"seat":1,"question":"re-roll","words":"Which die do you re-roll?"}
"@0 places #1 #2 on space #3: defence #6, attack #7"
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":6,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"seat":1,"question":"aside-die","words":"Which die do you set aside?"}
{"seat":1,"question":"aside-value","words":"What does it show?"}
{"colour":"white","value":6,"seen":true}
{"type":"power","seat":1,"power":"quickening"}
{"type":"power","seat":1,"power":"rashomon"}
{"seat":0,"why":"choice","clock":"turn","since":4}
{"seat":0,"why":"move","clock":"turn","since":39}
{"seat":1,"why":"move","clock":"turn","since":35}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"colour":"white","value":2,"seen":true}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":6,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"seat":0,"question":"discard","words":"Which die do you discard?"}
{"colour":"white","value":1,"seen":true}
{"seat":1,"why":"move","clock":"turn","since":38}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":6,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"power","seat":0,"power":"smoke-bomb"}
{"type":"power","seat":1,"power":"donnybrook"}
{"seat":0,"why":"move","clock":"turn","since":34}
{"seat":0,"why":"move","clock":"turn","since":37}
{"seat":1,"why":"move","clock":"turn","since":41}
{"seat":1,"why":"choice","clock":"turn","since":6}
{"seat":0,"why":"choice","clock":"turn","since":3}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":1,"mod":"plain","value":1,"defence":1,"attack":1}
{"seat":0,"question":"aside-die","words":"Which die do you set aside?"}
{"seat":0,"question":"aside-value","words":"What does it show?"}
{"type":"power","seat":0,"power":"rashomon"}
{"type":"power","seat":0,"power":"donnybrook"}
{"seat":0,"why":"choice","clock":"turn","since":2}
{"seat":1,"why":"choice","clock":"turn","since":4}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":4,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":38}
{"seat":0,"why":"choice","clock":"turn","since":1}
{"seat":0,"why":"choice","clock":"turn","since":5}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":1,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":2,"mod":"look","value":1,"defence":1,"attack":1}
{"seat":0,"question":"re-roll","words":"Which die do you re-roll?"}
{"type":"power","seat":0,"power":"dory"}
{"type":"power","seat":1,"power":"nigiri"}
{"type":"taken-back","seat":0,"space":5,"colour":"black"}
{"seat":1,"why":"choice","clock":"turn","since":7}
"@0 has no space left and loses round #1"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":6,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":2,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":1,"why":"move","clock":"turn","since":40}
{"seat":1,"why":"move","clock":"turn","since":45}
{"seat":1,"why":"move","clock":"turn","since":43}
{"seat":0,"why":"move","clock":"turn","since":42}
{"seat":1,"why":"choice","clock":"turn","since":3}
{"seat":1,"why":"choice","clock":"turn","since":5}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":1,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":4,"mod":"plain","value":5,"defence":5,"attack":5}
{"seat":1,"question":"cover-die","words":"Which die covers a space?"}
{"seat":1,"question":"cover-space","words":"Which space is covered?"}
{"type":"power","seat":0,"power":"high-guard"}
{"seat":0,"why":"move","clock":"turn","since":46}
{"seat":1,"why":"choice","clock":"turn","since":8}
{"seat":0,"question":"bar","words":"Which space do you bar?"}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":2,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":4,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":0,"question":"cover-die","words":"Which die covers a space?"}
{"seat":0,"question":"cover-space","words":"Which space is covered?"}
{"type":"power","seat":0,"power":"berserker"}
{"type":"power","seat":1,"power":"high-guard"}
{"seat":0,"why":"move","clock":"turn","since":44}
{"seat":1,"why":"move","clock":"turn","since":39}
{"seat":1,"why":"choice","clock":"turn","since":24}
{"seat":0,"why":"choice","clock":"turn","since":6}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":1,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":9,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":3,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"power","seat":0,"power":"genjutsu"}
{"type":"rolled-one","seat":0,"colour":"black","value":1}
{"seat":0,"why":"move","clock":"turn","since":40}
{"seat":1,"why":"choice","clock":"turn","since":1}
{"seat":1,"why":"choice","clock":"turn","since":12}
{"seat":1,"why":"choice","clock":"turn","since":23}
{"seat":0,"question":"take-back","words":"Which die do you take back?"}
"@0 has no dice left and loses round #1"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":5,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":3,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":2,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"power","seat":1,"power":"dory"}
{"seat":0,"why":"move","clock":"turn","since":41}
{"seat":0,"why":"choice","clock":"turn","since":7}
"@0 re-rolls #5 dice: #6 #3, #4 #5, #6 #7, #8 #9, #10 #11"
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":1,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":1,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":8,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":8,"mod":"plain","value":6,"defence":6,"attack":6}
{"seat":0,"question":"roll-next","words":"Which die do you roll and place?"}
{"type":"power","seat":1,"power":"berserker"}
{"type":"re-rolled","seat":1,"which":"ends"}
{"seat":1,"why":"move","clock":"turn","since":47}
{"seat":0,"why":"choice","clock":"turn","since":25}
{"seat":0,"why":"choice","clock":"turn","since":26}
{"seat":1,"why":"choice","clock":"turn","since":13}
"@0 re-rolls 9 dice"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":3,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":2,"mod":"attack","value":6,"defence":6,"attack":7}
{"blunted":false,"barred":5,"rolls":false}
{"seat":0,"why":"choice","clock":"turn","since":14}
{"seat":1,"why":"choice","clock":"turn","since":17}
{"seat":0,"why":"choice","clock":"turn","since":18}
{"seat":1,"why":"choice","clock":"turn","since":21}
{"seat":1,"why":"choice","clock":"turn","since":27}
{"seat":1,"question":"bar","words":"Which space do you bar?"}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":6,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":4,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"taken-back","seat":0,"space":1,"colour":"black"}
{"type":"discarded","seat":1,"colour":"black","value":3}
{"seat":0,"why":"choice","clock":"turn","since":16}
{"seat":1,"why":"choice","clock":"turn","since":18}
"@0 re-rolls #3 dice: #4 #3, #4 #5, #6 #7, #8 #9, #10 #11"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":4,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":3,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":8,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":8,"mod":"flip","value":1,"defence":1,"attack":1}
{"seat":0,"why":"move","clock":"turn","since":48}
{"seat":0,"why":"choice","clock":"turn","since":22}
{"seat":1,"why":"choice","clock":"turn","since":15}
{"seat":1,"why":"choice","clock":"turn","since":10}
{"seat":1,"why":"choice","clock":"turn","since":19}
{"seat":1,"why":"choice","clock":"turn","since":25}
{"seat":1,"why":"choice","clock":"turn","since":28}
{"seat":1,"why":"choice","clock":"turn","since":9}
"@0 re-rolls #3 die: #2 #3"
"@0 places #1 #2 on space #3: defence #6, #4 #7"
"@0 re-rolls #9 dice: #2 #3, #4 #5, #6 #7, #8 #9"
"@0 re-rolls #7 dice: #8 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
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
{"seat":1,"why":"choice","clock":"turn","since":31}
{"seat":0,"why":"choice","clock":"turn","since":20}
{"seat":1,"why":"choice","clock":"turn","since":20}
{"seat":1,"why":"choice","clock":"turn","since":22}
{"seat":0,"why":"choice","clock":"turn","since":15}
"@0 re-rolls #7 dice: #2 #3, #4 #5, #6 #7, #8 #9"
"@0 re-rolls #11 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 looks at the opponent's pool: #1 #2, #3 #4, #5 #6, #7 #8, #9 #10, #11 #12, #13 #14, #15 #16"
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
{"type":"set-aside","seat":1,"colour":"black","value":6}
{"seat":1,"why":"move","clock":"turn","since":49}
{"seat":0,"why":"move","clock":"turn","since":43}
{"seat":1,"why":"move","clock":"turn","since":44}
{"seat":0,"why":"choice","clock":"turn","since":10}
{"seat":1,"why":"choice","clock":"turn","since":11}
{"seat":0,"why":"choice","clock":"turn","since":19}
{"seat":0,"why":"choice","clock":"turn","since":27}
{"seat":1,"why":"choice","clock":"turn","since":26}
"@0 re-rolls #2 die"
"@0 re-rolls #5 dice: #2 #3, #4 #5"
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
{"type":"rolled-one","seat":1,"colour":"black","value":4}
{"type":"rolled-one","seat":1,"colour":"black","value":5}
{"type":"taken-back","seat":1,"space":5,"colour":"black"}
{"type":"re-rolled","seat":0,"which":"any","count":2}
{"seat":0,"why":"move","clock":"turn","since":50}
{"seat":1,"why":"move","clock":"turn","since":51}
{"seat":0,"why":"move","clock":"turn","since":45}
{"seat":1,"why":"move","clock":"turn","since":42}
{"seat":0,"why":"choice","clock":"turn","since":8}
{"seat":1,"why":"choice","clock":"turn","since":29}
{"seat":0,"why":"choice","clock":"turn","since":17}
{"seat":0,"why":"choice","clock":"turn","since":13}
{"seat":0,"why":"choice","clock":"turn","since":11}
{"seat":0,"why":"choice","clock":"turn","since":12}
{"seat":1,"question":"take-back","words":"Which die do you take back?"}
"@0 re-rolls #5 dice: #6 #3, #4 #5, #6 #7, #8 #9"
"@0 re-rolls #5 dice: #6 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":1,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":9,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":1,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":2,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":3,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":3,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":8,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":6,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"red","rolled":5,"space":1,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":5,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":7,"mod":"raise","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":3,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":7,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":3,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":7,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":9,"mod":"plain","value":6,"defence":6,"attack":6}
{"colour":"red","value":2,"seen":true}
{"type":"rolled-one","seat":0,"colour":"black","value":5}
{"type":"rolled-one","seat":1,"colour":"black","value":1}
{"type":"rolled-one","seat":1,"colour":"black","value":2}
{"type":"discarded","seat":0,"colour":"black","value":3}
{"blunted":false,"barred":8,"rolls":false}
{"type":"re-rolled","seat":0,"which":"ends"}
{"seat":0,"why":"choice","clock":"turn","since":24}
{"seat":0,"why":"choice","clock":"turn","since":28}
{"seat":0,"why":"choice","clock":"turn","since":21}
{"seat":1,"why":"choice","clock":"turn","since":14}
"@0 takes the #2 die back from space #0"
"@0 re-rolls #3 dice: #4 #3, #4 #5, #6 #7"
"@0 re-rolls #7 dice: #8 #3, #4 #5, #6 #7, #8 #9, #10 #11"
"@0 re-rolls #11 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11"
"@0 re-rolls #13 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":2,"mod":"look","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":7,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":3,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":2,"mod":"look","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":3,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":1,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":3,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":4,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":3,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":8,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":5,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":1,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":8,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":7,"mod":"raise","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":1,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"taken-back","seat":0,"space":8,"colour":"black"}
{"type":"taken-back","seat":1,"space":5,"colour":"white"}
{"type":"returned","seat":1,"colour":"black","value":5}
{"type":"re-rolled","seat":1,"which":"any","count":3}
{"seat":0,"why":"choice","clock":"turn","since":23}
{"seat":0,"why":"choice","clock":"turn","since":30}
"@0 re-rolls #7 dice: #2 #3, #4 #5, #6 #7"
"@0 re-rolls #3 dice: #4 #3, #4 #5, #6 #7, #8 #9"
"@0 re-rolls #9 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":1,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":9,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":9,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":8,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":9,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":6,"space":1,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":1,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":9,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":9,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":9,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"rolled-one","seat":0,"colour":"black","value":2}
{"type":"rolled-one","seat":0,"colour":"black","value":4}
{"type":"returned","seat":0,"colour":"black","value":1}
{"seat":0,"why":"move","clock":"turn","since":52}
{"seat":1,"why":"move","clock":"turn","since":46}
{"seat":1,"why":"choice","clock":"turn","since":35}
{"seat":0,"why":"choice","clock":"turn","since":29}
{"seat":1,"why":"choice","clock":"turn","since":30}
"@0 re-rolls #3 dice: #4 #3, #4 #5"
"@0 re-rolls #5 dice: #2 #3, #4 #5, #6 #7"
"@0 places #1 #2 on space #3: defence #5, attack #7"
"@0 looks at the opponent's pool: #1 #2, #3 #4, #5 #6, #7 #8, #9 #10, #11 #12"
"@0 re-rolls 9 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13, #14 #15, #16 #17, #18 #19"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":8,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":4,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":1,"mod":"attack","value":5,"defence":5,"attack":7}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":2,"mod":"attack","value":5,"defence":5,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":9,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":2,"mod":"plain","value":2,"defence":2,"attack":2}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":7,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":5,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":5,"mod":"move","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":1,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":3,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":4,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":6,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":3,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":6,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":2,"mod":"attack","value":5,"defence":5,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"red","rolled":1,"space":1,"mod":"flip","value":6,"defence":6,"attack":6}
{"colour":"red","value":1,"seen":true}
{"colour":"red","value":6,"seen":true}
{"type":"rolled-one","seat":0,"colour":"black","value":3}
{"type":"taken-back","seat":1,"space":1,"colour":"black"}
{"type":"re-rolled","seat":1,"which":"any","count":2}
{"type":"re-rolled","seat":1,"which":"any","count":5}
{"type":"discarded","seat":1,"colour":"black","value":2}
{"seat":0,"why":"move","clock":"turn","since":47}
{"seat":1,"why":"move","clock":"turn","since":48}
{"seat":0,"why":"choice","clock":"turn","since":34}
{"seat":0,"why":"choice","clock":"turn","since":39}
{"seat":1,"why":"choice","clock":"turn","since":33}
{"seat":1,"why":"choice","clock":"turn","since":34}
{"seat":0,"why":"choice","clock":"turn","since":40}
{"seat":0,"why":"choice","clock":"turn","since":9}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":8,"mod":"attack","value":1,"defence":1,"attack":0}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":4,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":8,"mod":"attack","value":3,"defence":3,"attack":2}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":1,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":8,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":1,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":3,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":7,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":2,"mod":"attack","value":1,"defence":1,"attack":2}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":4,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":8,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":9,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":3,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":8,"mod":"attack","value":6,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":3,"space":1,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":9,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":5,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":9,"mod":"attack","value":6,"defence":6,"attack":7}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":9,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"red","rolled":1,"space":5,"mod":"flip","value":6,"defence":6,"attack":6}
{"seat":0,"why":"choice","clock":"turn","since":32}
{"seat":1,"why":"choice","clock":"turn","since":16}
{"seat":1,"why":"choice","clock":"turn","since":32}
"@0 re-rolls all 1s and 6s: #2 #3, #4 #5, #6 #7"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":3,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":2,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":6,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":2,"mod":"attack","value":4,"defence":4,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":6,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":8,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":1,"mod":"attack","value":6,"defence":6,"attack":7}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":9,"mod":"attack","value":6,"defence":6,"attack":7}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":9,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":1,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":2,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":7,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":5,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":3,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":9,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":1,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":3,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":5,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":2,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":4,"mod":"match","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":1,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":2,"mod":"attack","value":4,"defence":4,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":7,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":5,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":1,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":1,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":2,"mod":"look","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":6,"mod":"move","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":3,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":2,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":3,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":3,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":4,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":1,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":6,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":3,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":4,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":8,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":8,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"red","rolled":2,"space":4,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"re-rolled","seat":0,"which":"any","count":3}
{"type":"re-rolled","seat":1,"which":"any","count":1}
{"type":"re-rolled","seat":1,"which":"any","count":6}
{"seat":0,"why":"move","clock":"turn","since":49}
{"seat":1,"why":"move","clock":"turn","since":53}
{"seat":0,"why":"choice","clock":"turn","since":33}
{"seat":0,"why":"choice","clock":"turn","since":36}
{"seat":1,"why":"choice","clock":"turn","since":38}
{"seat":1,"why":"choice","clock":"turn","since":36}
"@0 re-rolls #5 dice: #6 #9, #2 #5, #6 #7, #8 #9"
"@0 looks at the opponent's pool: #1 #2, #3 #4, #5 #6"
"@0 looks at the opponent's pool: #1 #2, #3 #4, #5 #6, #7 #8"
"@0 re-rolls #3 dice: #4 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 looks at the opponent's pool: #1 #2, #3 #4, #5 #6, #7 #8, #9 #10, #11 #12, #13 #14"
"@0 looks at the opponent's pool: #1 #2, #3 #4, #5 #6, #7 #8, #9 #10, #11 #12, #13 #14, #15 #16, #17 #18"
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":4,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":8,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":9,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":5,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":4,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":5,"mod":"defence","value":5,"defence":7,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":6,"mod":"move","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":7,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":1,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":4,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":3,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":1,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":2,"mod":"attack","value":5,"defence":5,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":8,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"red","rolled":2,"space":5,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"red","rolled":5,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":3,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":6,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":4,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":3,"mod":"defence","value":4,"defence":5,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":1,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":2,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":4,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":8,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":9,"mod":"attack","value":5,"defence":5,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":9,"mod":"attack","value":5,"defence":5,"attack":7}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":6,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":6,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":8,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"round-lost","seat":1,"round":2,"why":"grid-full"}
{"seat":0,"why":"move","clock":"turn","since":51}
{"seat":1,"why":"move","clock":"turn","since":50}
{"seat":1,"why":"choice","clock":"turn","since":42}
{"seat":1,"why":"choice","clock":"turn","since":37}
"@0 re-rolls all 1s and 6s: #2 #3, #4 #5"
"@0 re-rolls #5 dice: #6 #3, #4 #5, #6 #7"
"@0 re-rolls #9 dice: #10 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 looks at the opponent's pool: #1 #2, #3 #4, #5 #6, #7 #8, #9 #10"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":2,"mod":"attack","value":1,"defence":1,"attack":0}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":3,"mod":"attack","value":1,"defence":1,"attack":2}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":5,"mod":"move","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":6,"mod":"move","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":8,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":1,"mod":"flip","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":6,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":2,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":3,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":3,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":6,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":1,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":2,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":6,"mod":"move","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":6,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":9,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":9,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":8,"mod":"attack","value":1,"defence":1,"attack":0}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":8,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":9,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":6,"mod":"plain","value":2,"defence":2,"attack":2}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":6,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":8,"mod":"defence","value":2,"defence":1,"attack":2}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":9,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":3,"space":9,"mod":"nudge","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":5,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":6,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":2,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":2,"mod":"look","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":5,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":5,"mod":"defence","value":5,"defence":7,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":7,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":2,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":3,"mod":"attack","value":6,"defence":6,"attack":9}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":5,"mod":"move","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":6,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":3,"space":2,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"red","rolled":5,"space":1,"mod":"attack","value":5,"defence":5,"attack":7}
{"type":"placed","seat":0,"colour":"red","rolled":6,"space":8,"mod":"attack","value":6,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":2,"mod":"attack","value":1,"defence":1,"attack":0}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":6,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":7,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":9,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":9,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":9,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":6,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":2,"mod":"look","value":3,"defence":3,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":6,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":1,"mod":"defence","value":4,"defence":5,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":2,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":4,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":7,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":2,"mod":"attack","value":5,"defence":5,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":3,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":5,"mod":"move","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":6,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":7,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":3,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":4,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":8,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":9,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":2,"mod":"look","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":3,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":5,"mod":"nudge","value":2,"defence":2,"attack":2}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":9,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":4,"mod":"plain","value":2,"defence":2,"attack":2}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":5,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":5,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":6,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":2,"space":8,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":3,"space":3,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":4,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":6,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":8,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":1,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":3,"mod":"attack","value":6,"defence":6,"attack":7}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":7,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":8,"mod":"attack","value":6,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":9,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":1,"colour":"red","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"red","rolled":2,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"red","rolled":4,"space":7,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"red","rolled":5,"space":1,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"red","rolled":5,"space":2,"mod":"look","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"red","rolled":5,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"seat":1,"why":"move","clock":"turn","since":52}
{"seat":0,"why":"choice","clock":"turn","since":35}
{"seat":0,"why":"choice","clock":"turn","since":31}
{"seat":0,"why":"choice","clock":"turn","since":37}
"@0 re-rolls #7 dice: #8 #3, #4 #5, #6 #7, #8 #9"
"@0 re-rolls #9 dice: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":6,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":1,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":3,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":4,"mod":"plain","value":2,"defence":2,"attack":2}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":5,"mod":"defence","value":2,"defence":1,"attack":2}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":4,"mod":"nudge","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":8,"mod":"flip","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":1,"mod":"attack","value":4,"defence":4,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":1,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":9,"mod":"raise","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":6,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":2,"mod":"attack","value":6,"defence":6,"attack":7}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":2,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"move","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":5,"mod":"defence","value":6,"defence":8,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":8,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":9,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":8,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":1,"space":1,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"red","rolled":1,"space":6,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"red","rolled":2,"space":2,"mod":"attack","value":2,"defence":2,"attack":1}
{"type":"placed","seat":0,"colour":"red","rolled":4,"space":2,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"red","rolled":5,"space":2,"mod":"plain","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":3,"mod":"attack","value":1,"defence":1,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":3,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":8,"mod":"attack","value":1,"defence":1,"attack":0}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":3,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":1,"mod":"attack","value":3,"defence":3,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":2,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":2,"mod":"raise","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":9,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":1,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":1,"mod":"attack","value":5,"defence":5,"attack":7}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":3,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":5,"space":8,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":1,"mod":"attack","value":6,"defence":6,"attack":7}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":7,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":5,"mod":"defence","value":5,"defence":7,"attack":5}
{"type":"placed","seat":1,"colour":"red","rolled":1,"space":1,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":1,"colour":"red","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":1,"colour":"red","rolled":6,"space":7,"mod":"nudge","value":6,"defence":6,"attack":6}
{"seat":0,"why":"move","clock":"turn","since":54}
{"seat":0,"why":"move","clock":"turn","since":56}
{"seat":1,"why":"move","clock":"turn","since":55}
{"seat":0,"why":"choice","clock":"turn","since":42}
{"seat":1,"why":"choice","clock":"turn","since":46}
{"seat":0,"why":"choice","clock":"turn","since":38}
{"seat":1,"why":"choice","clock":"turn","since":40}
"@0 re-rolls all 1s and 6s: #2 #3"
"@0 looks at the opponent's pool: #1 #2, #3 #4"
"@0 re-rolls #3 dice: #4 #5, #6 #3, #4 #7, #8 #9, #10 #11"
"@0 re-rolls #5 dice: #6 #11, #2 #5, #6 #7, #8 #9, #10 #11, #12 #13"
{"type":"placed","seat":0,"colour":"black","rolled":1,"space":7,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":1,"mod":"attack","value":2,"defence":2,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":2,"mod":"look","value":2,"defence":2,"attack":2}
{"type":"placed","seat":0,"colour":"black","rolled":2,"space":3,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":1,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":2,"mod":"attack","value":3,"defence":3,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":2,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":3,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":3,"mod":"flip","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":7,"mod":"raise","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":3,"space":9,"mod":"raise","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":1,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":2,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":2,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":2,"mod":"look","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":3,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":4,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":6,"mod":"nudge","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":8,"mod":"defence","value":4,"defence":5,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":4,"space":8,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":1,"mod":"attack","value":5,"defence":5,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":2,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":8,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":8,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":5,"space":9,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":7,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":7,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"black","rolled":6,"space":8,"mod":"attack","value":6,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":1,"mod":"attack","value":1,"defence":1,"attack":3}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":1,"mod":"defence","value":1,"defence":2,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":2,"mod":"attack","value":1,"defence":1,"attack":0}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":4,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":1,"space":6,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":4,"mod":"plain","value":2,"defence":2,"attack":2}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":5,"mod":"defence","value":2,"defence":1,"attack":2}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":6,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":6,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":2,"space":9,"mod":"plain","value":2,"defence":2,"attack":2}
{"type":"placed","seat":0,"colour":"white","rolled":3,"space":1,"mod":"flip","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":3,"space":2,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":3,"space":3,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":3,"space":4,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"white","rolled":3,"space":8,"mod":"attack","value":3,"defence":3,"attack":2}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":1,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":2,"mod":"look","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":3,"mod":"attack","value":4,"defence":4,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":4,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":4,"mod":"nudge","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":6,"mod":"nudge","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":7,"mod":"attack","value":4,"defence":4,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":7,"mod":"plain","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":7,"mod":"raise","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":8,"mod":"defence","value":4,"defence":5,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":4,"space":9,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":2,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":4,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":6,"mod":"nudge","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":7,"mod":"attack","value":5,"defence":5,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":8,"mod":"defence","value":5,"defence":6,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":9,"mod":"attack","value":5,"defence":5,"attack":7}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":9,"mod":"nudge","value":4,"defence":4,"attack":4}
{"type":"placed","seat":0,"colour":"white","rolled":5,"space":9,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":1,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":1,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":4,"mod":"nudge","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":7,"mod":"nudge","value":5,"defence":5,"attack":5}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":8,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"white","rolled":6,"space":9,"mod":"attack","value":6,"defence":6,"attack":8}
{"type":"placed","seat":0,"colour":"red","rolled":1,"space":3,"mod":"plain","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"red","rolled":1,"space":4,"mod":"plain","value":1,"defence":1,"attack":7}
{"type":"placed","seat":0,"colour":"red","rolled":1,"space":7,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":0,"colour":"red","rolled":1,"space":8,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":3,"space":2,"mod":"look","value":3,"defence":3,"attack":3}
{"type":"placed","seat":0,"colour":"red","rolled":3,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":3,"space":9,"mod":"attack","value":3,"defence":3,"attack":5}
{"type":"placed","seat":0,"colour":"red","rolled":5,"space":5,"mod":"defence","value":5,"defence":8,"attack":5}
{"type":"placed","seat":0,"colour":"red","rolled":5,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":6,"space":2,"mod":"plain","value":6,"defence":6,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":6,"space":5,"mod":"defence","value":6,"defence":7,"attack":6}
{"type":"placed","seat":0,"colour":"red","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":1,"mod":"attack","value":1,"defence":1,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":4,"mod":"nudge","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":1,"space":4,"mod":"match","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":3,"mod":"attack","value":2,"defence":2,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":5,"mod":"defence","value":2,"defence":1,"attack":2}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":5,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"black","rolled":2,"space":8,"mod":"defence","value":2,"defence":1,"attack":2}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":5,"mod":"flip","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":6,"mod":"plain","value":3,"defence":3,"attack":3}
{"type":"placed","seat":1,"colour":"black","rolled":3,"space":7,"mod":"nudge","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":2,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":3,"mod":"attack","value":4,"defence":4,"attack":7}
{"type":"placed","seat":1,"colour":"black","rolled":4,"space":5,"mod":"move","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":7,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"black","rolled":6,"space":9,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":1,"mod":"flip","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":1,"space":6,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":3,"space":2,"mod":"look","value":3,"defence":3,"attack":3}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":2,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":4,"mod":"match","value":4,"defence":4,"attack":4}
{"type":"placed","seat":1,"colour":"white","rolled":4,"space":6,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":4,"mod":"match","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":5,"space":9,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":1,"mod":"flip","value":1,"defence":1,"attack":1}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":2,"mod":"look","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":4,"mod":"match","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"white","rolled":6,"space":9,"mod":"raise","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"red","rolled":2,"space":4,"mod":"match","value":2,"defence":2,"attack":2}
{"type":"placed","seat":1,"colour":"red","rolled":2,"space":5,"mod":"flip","value":5,"defence":5,"attack":5}
{"type":"placed","seat":1,"colour":"red","rolled":6,"space":2,"mod":"look","value":6,"defence":6,"attack":6}
{"type":"placed","seat":1,"colour":"red","rolled":6,"space":5,"mod":"flip","value":1,"defence":1,"attack":1}
{"seat":0,"why":"move","clock":"turn","since":58}
{"seat":0,"why":"move","clock":"turn","since":60}
{"seat":1,"why":"move","clock":"turn","since":57}
{"seat":1,"why":"move","clock":"turn","since":59}
"@0 re-rolls #3 dice: #4 #5, #6 #3, #4 #7"
"Space #0 is barred for the next die of @1"
"@0 re-rolls #5 dice: #6 #0, #2 #5, #6 #7, #8 #9"
"@0 re-rolls #7 dice: #8 #9, #2 #5, #6 #7, #8 #9, #10 #11"
"@0 re-rolls #5 dice: #6 #11, #2 #5, #6 #7, #8 #9, #10 #11"
"@0 re-rolls #9 dice: #10 #3, #4 #5, #6 #7, #8 #9, #10 #11"
"@0 re-rolls #7 dice: #8 #11, #2 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #3 dice: #4 #7, #8 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #5 dice: #6 #13, #2 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls all 1s and 6s: #2 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #7 dice: #8 #11, #2 #5, #6 #7, #8 #9, #10 #11"
"@0 re-rolls all 1s and 6s: #2 #3, #4 #5, #6 #7, #8 #9"
"@0 re-rolls #7 dice: #8 #11, #2 #3, #4 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #7 dice: #8 #13, #2 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #3 dice: #4 #5, #6 #13, #2 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #3 dice: #4 #7, #8 #11, #2 #3, #4 #9, #10 #11, #12 #13"
"@0 re-rolls #3 dice: #4 #9, #10 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #5 dice: #6 #7, #8 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #5 dice: #6 #9, #2 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #5 dice: #6 #0, #2 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #9 dice: #10 #11, #2 #5, #6 #7, #8 #9, #10 #11, #12 #13"
"@0 re-rolls #11 dice: #12 #3, #4 #5, #6 #7, #8 #9, #10 #11, #12 #13"
{"seat":0,"why":"move","clock":"turn","since":0}
{"seat":1,"why":"move","clock":"turn","since":0}
[{"type":"place","die":"black:1","space":1},"Place black 1 on space 1"]
[{"type":"place","die":"black:1","space":2,"value":1},"Place black 1 on space 2 as a 1"]
[{"type":"place","die":"black:1","space":2,"value":2},"Place black 1 on space 2 as a 2"]
[{"type":"place","die":"black:1","space":2},"Place black 1 on space 2"]
[{"type":"place","die":"black:1","space":3},"Place black 1 on space 3"]
[{"type":"choose","option":"space:1"},"Space 1"]
[{"type":"choose","option":"space:2"},"Space 2"]
[{"type":"choose","option":"space:3"},"Space 3"]
[{"type":"choose","option":"space:4"},"Space 4"]
[{"type":"choose","option":"space:5"},"Space 5"]
[{"type":"choose","option":"space:6"},"Space 6"]
[{"type":"choose","option":"space:7"},"Space 7"]
[{"type":"choose","option":"space:8"},"Space 8"]
[{"type":"choose","option":"space:9"},"Space 9"]
[{"type":"choose","option":"done"},"Done"]
[{"type":"choose","option":"die:black:1"},"Black 1"]
[{"type":"choose","option":"die:black:2"},"Black 2"]
[{"type":"choose","option":"die:black:3"},"Black 3"]
[{"type":"choose","option":"die:black:4"},"Black 4"]
[{"type":"choose","option":"die:black:5"},"Black 5"]
[{"type":"choose","option":"die:black:6"},"Black 6"]
[{"type":"choose","option":"die:white:1"},"White 1"]
[{"type":"choose","option":"die:white:2"},"White 2"]
[{"type":"choose","option":"die:white:3"},"White 3"]
[{"type":"choose","option":"die:white:4"},"White 4"]
[{"type":"choose","option":"die:white:5"},"White 5"]
[{"type":"choose","option":"die:white:6"},"White 6"]
[{"type":"choose","option":"die:red:6"},"Red 6"]
[{"type":"choose","option":"die:red:4"},"Red 4"]
[{"type":"choose","option":"value:5"},"5"]
[{"type":"choose","option":"value:4"},"4"]
[{"type":"choose","option":"value:3"},"3"]
[{"type":"choose","option":"value:2"},"2"]
[{"type":"choose","option":"value:1"},"1"]
[{"type":"choose","option":"value:6"},"6"]
[{"type":"place","die":"black:1","space":3,"value":1},"Place black 1 on space 3 as a 1"]
[{"type":"place","die":"black:1","space":3,"value":2},"Place black 1 on space 3 as a 2"]
[{"type":"place","die":"black:1","space":4,"value":1},"Place black 1 on space 4 as a 1"]
[{"type":"place","die":"black:1","space":4,"value":2},"Place black 1 on space 4 as a 2"]
[{"type":"place","die":"black:1","space":4},"Place black 1 on space 4"]
[{"type":"place","die":"black:1","space":5,"value":1},"Place black 1 on space 5 as a 1"]
[{"type":"place","die":"black:1","space":5,"value":2},"Place black 1 on space 5 as a 2"]
[{"type":"choose","option":"die:red:1"},"Red 1"]
[{"type":"choose","option":"die:red:3"},"Red 3"]
[{"type":"choose","option":"die:red:5"},"Red 5"]
[{"type":"place","die":"black:1","space":6,"value":4},"Place black 1 on space 6 as a 4"]
[{"type":"choose","option":"die:red:2"},"Red 2"]
[{"type":"place","die":"black:1","space":4,"value":4},"Place black 1 on space 4 as a 4"]
[{"type":"place","die":"black:1","space":4,"value":5},"Place black 1 on space 4 as a 5"]
[{"type":"place","die":"black:1","space":4,"value":6},"Place black 1 on space 4 as a 6"]
[{"type":"place","die":"black:1","space":5},"Place black 1 on space 5"]
[{"type":"place","die":"black:1","space":6},"Place black 1 on space 6"]
[{"type":"place","die":"black:1","space":6,"value":1},"Place black 1 on space 6 as a 1"]
[{"type":"place","die":"black:1","space":6,"value":2},"Place black 1 on space 6 as a 2"]
[{"type":"place","die":"black:1","space":6,"value":5},"Place black 1 on space 6 as a 5"]
[{"type":"place","die":"black:1","space":6,"value":6},"Place black 1 on space 6 as a 6"]
[{"type":"place","die":"black:1","space":7},"Place black 1 on space 7"]
[{"type":"place","die":"black:1","space":8,"value":1},"Place black 1 on space 8 as a 1"]
[{"type":"place","die":"black:1","space":8,"value":2},"Place black 1 on space 8 as a 2"]
[{"type":"place","die":"black:1","space":7,"value":1},"Place black 1 on space 7 as a 1"]
[{"type":"place","die":"black:1","space":7,"value":2},"Place black 1 on space 7 as a 2"]
[{"type":"place","die":"black:1","space":8},"Place black 1 on space 8"]
[{"type":"place","die":"black:1","space":9,"value":1},"Place black 1 on space 9 as a 1"]
[{"type":"place","die":"black:1","space":9,"value":2},"Place black 1 on space 9 as a 2"]
[{"type":"place","die":"black:1","space":9},"Place black 1 on space 9"]
[{"type":"place","die":"black:2","space":1},"Place black 2 on space 1"]
[{"type":"place","die":"black:2","space":2,"value":1},"Place black 2 on space 2 as a 1"]
[{"type":"place","die":"black:2","space":2,"value":3},"Place black 2 on space 2 as a 3"]
[{"type":"place","die":"black:2","space":2},"Place black 2 on space 2"]
[{"type":"place","die":"black:2","space":3},"Place black 2 on space 3"]
[{"type":"place","die":"black:2","space":3,"value":1},"Place black 2 on space 3 as a 1"]
[{"type":"place","die":"black:2","space":3,"value":3},"Place black 2 on space 3 as a 3"]
[{"type":"place","die":"black:2","space":4},"Place black 2 on space 4"]
[{"type":"place","die":"black:2","space":5,"value":1},"Place black 2 on space 5 as a 1"]
[{"type":"place","die":"black:2","space":5,"value":3},"Place black 2 on space 5 as a 3"]
[{"type":"place","die":"black:2","space":4,"value":4},"Place black 2 on space 4 as a 4"]
[{"type":"place","die":"black:2","space":4,"value":1},"Place black 2 on space 4 as a 1"]
[{"type":"place","die":"black:2","space":4,"value":3},"Place black 2 on space 4 as a 3"]
[{"type":"place","die":"black:2","space":4,"value":5},"Place black 2 on space 4 as a 5"]
[{"type":"place","die":"black:2","space":4,"value":6},"Place black 2 on space 4 as a 6"]
[{"type":"place","die":"black:2","space":6,"value":5},"Place black 2 on space 6 as a 5"]
[{"type":"place","die":"black:2","space":5},"Place black 2 on space 5"]
[{"type":"place","die":"black:2","space":6},"Place black 2 on space 6"]
[{"type":"place","die":"black:2","space":6,"value":1},"Place black 2 on space 6 as a 1"]
[{"type":"place","die":"black:2","space":6,"value":3},"Place black 2 on space 6 as a 3"]
[{"type":"place","die":"black:2","space":6,"value":6},"Place black 2 on space 6 as a 6"]
[{"type":"place","die":"black:2","space":7,"value":1},"Place black 2 on space 7 as a 1"]
[{"type":"place","die":"black:2","space":7,"value":3},"Place black 2 on space 7 as a 3"]
[{"type":"place","die":"black:2","space":7},"Place black 2 on space 7"]
[{"type":"place","die":"black:2","space":8,"value":1},"Place black 2 on space 8 as a 1"]
[{"type":"place","die":"black:2","space":8,"value":3},"Place black 2 on space 8 as a 3"]
[{"type":"place","die":"black:2","space":8},"Place black 2 on space 8"]
[{"type":"place","die":"black:2","space":9},"Place black 2 on space 9"]
[{"type":"place","die":"black:2","space":9,"value":1},"Place black 2 on space 9 as a 1"]
[{"type":"place","die":"black:2","space":9,"value":3},"Place black 2 on space 9 as a 3"]
[{"type":"place","die":"black:3","space":1},"Place black 3 on space 1"]
[{"type":"place","die":"black:3","space":2},"Place black 3 on space 2"]
[{"type":"place","die":"black:3","space":3,"value":2},"Place black 3 on space 3 as a 2"]
[{"type":"place","die":"black:3","space":3,"value":4},"Place black 3 on space 3 as a 4"]
[{"type":"place","die":"black:3","space":4,"value":1},"Place black 3 on space 4 as a 1"]
[{"type":"place","die":"black:3","space":2,"value":2},"Place black 3 on space 2 as a 2"]
[{"type":"place","die":"black:3","space":2,"value":4},"Place black 3 on space 2 as a 4"]
[{"type":"place","die":"black:3","space":3},"Place black 3 on space 3"]
[{"type":"place","die":"black:3","space":4,"value":2},"Place black 3 on space 4 as a 2"]
[{"type":"place","die":"black:3","space":4,"value":4},"Place black 3 on space 4 as a 4"]
[{"type":"place","die":"black:3","space":4,"value":5},"Place black 3 on space 4 as a 5"]
[{"type":"place","die":"black:3","space":4,"value":6},"Place black 3 on space 4 as a 6"]
[{"type":"place","die":"black:3","space":4},"Place black 3 on space 4"]
[{"type":"place","die":"black:3","space":5},"Place black 3 on space 5"]
[{"type":"place","die":"black:3","space":6,"value":2},"Place black 3 on space 6 as a 2"]
[{"type":"place","die":"black:3","space":6,"value":4},"Place black 3 on space 6 as a 4"]
[{"type":"place","die":"black:3","space":5,"value":2},"Place black 3 on space 5 as a 2"]
[{"type":"place","die":"black:3","space":5,"value":4},"Place black 3 on space 5 as a 4"]
[{"type":"place","die":"black:3","space":6},"Place black 3 on space 6"]
[{"type":"place","die":"black:3","space":6,"value":1},"Place black 3 on space 6 as a 1"]
[{"type":"place","die":"black:3","space":6,"value":5},"Place black 3 on space 6 as a 5"]
[{"type":"place","die":"black:3","space":6,"value":6},"Place black 3 on space 6 as a 6"]
[{"type":"place","die":"black:3","space":7,"value":2},"Place black 3 on space 7 as a 2"]
[{"type":"place","die":"black:3","space":7},"Place black 3 on space 7"]
[{"type":"place","die":"black:3","space":8,"value":2},"Place black 3 on space 8 as a 2"]
[{"type":"place","die":"black:3","space":8,"value":4},"Place black 3 on space 8 as a 4"]
[{"type":"place","die":"black:3","space":7,"value":4},"Place black 3 on space 7 as a 4"]
[{"type":"place","die":"black:3","space":8},"Place black 3 on space 8"]
[{"type":"place","die":"black:3","space":9},"Place black 3 on space 9"]
[{"type":"place","die":"black:3","space":9,"value":2},"Place black 3 on space 9 as a 2"]
[{"type":"place","die":"black:3","space":9,"value":4},"Place black 3 on space 9 as a 4"]
[{"type":"place","die":"black:4","space":1},"Place black 4 on space 1"]
[{"type":"place","die":"black:4","space":2,"value":3},"Place black 4 on space 2 as a 3"]
[{"type":"place","die":"black:4","space":2},"Place black 4 on space 2"]
[{"type":"place","die":"black:4","space":2,"value":5},"Place black 4 on space 2 as a 5"]
[{"type":"place","die":"black:4","space":3,"value":3},"Place black 4 on space 3 as a 3"]
[{"type":"place","die":"black:4","space":3,"value":5},"Place black 4 on space 3 as a 5"]
[{"type":"place","die":"black:4","space":3},"Place black 4 on space 3"]
[{"type":"place","die":"black:4","space":4},"Place black 4 on space 4"]
[{"type":"place","die":"black:4","space":4,"value":3},"Place black 4 on space 4 as a 3"]
[{"type":"place","die":"black:4","space":4,"value":5},"Place black 4 on space 4 as a 5"]
[{"type":"place","die":"black:4","space":4,"value":6},"Place black 4 on space 4 as a 6"]
[{"type":"place","die":"black:4","space":5},"Place black 4 on space 5"]
[{"type":"place","die":"black:4","space":6,"value":4},"Place black 4 on space 6 as a 4"]
[{"type":"place","die":"black:4","space":6,"value":3},"Place black 4 on space 6 as a 3"]
[{"type":"place","die":"black:4","space":6,"value":5},"Place black 4 on space 6 as a 5"]
[{"type":"place","die":"black:4","space":5,"value":3},"Place black 4 on space 5 as a 3"]
[{"type":"place","die":"black:4","space":5,"value":5},"Place black 4 on space 5 as a 5"]
[{"type":"place","die":"black:4","space":6},"Place black 4 on space 6"]
[{"type":"place","die":"black:4","space":4,"value":1},"Place black 4 on space 4 as a 1"]
[{"type":"place","die":"black:5","space":4,"value":1},"Place black 5 on space 4 as a 1"]
[{"type":"place","die":"black:4","space":6,"value":1},"Place black 4 on space 6 as a 1"]
[{"type":"place","die":"black:4","space":6,"value":6},"Place black 4 on space 6 as a 6"]
[{"type":"place","die":"black:4","space":7},"Place black 4 on space 7"]
[{"type":"place","die":"black:4","space":8,"value":3},"Place black 4 on space 8 as a 3"]
[{"type":"place","die":"black:4","space":8,"value":5},"Place black 4 on space 8 as a 5"]
[{"type":"place","die":"black:4","space":7,"value":3},"Place black 4 on space 7 as a 3"]
[{"type":"place","die":"black:4","space":7,"value":5},"Place black 4 on space 7 as a 5"]
[{"type":"place","die":"black:4","space":8},"Place black 4 on space 8"]
[{"type":"place","die":"black:4","space":9},"Place black 4 on space 9"]
[{"type":"place","die":"black:4","space":9,"value":3},"Place black 4 on space 9 as a 3"]
[{"type":"place","die":"black:4","space":9,"value":5},"Place black 4 on space 9 as a 5"]
[{"type":"place","die":"black:5","space":1},"Place black 5 on space 1"]
[{"type":"place","die":"black:5","space":2,"value":4},"Place black 5 on space 2 as a 4"]
[{"type":"place","die":"black:5","space":2,"value":6},"Place black 5 on space 2 as a 6"]
[{"type":"place","die":"black:5","space":2},"Place black 5 on space 2"]
[{"type":"place","die":"black:5","space":3,"value":4},"Place black 5 on space 3 as a 4"]
[{"type":"place","die":"black:5","space":3,"value":6},"Place black 5 on space 3 as a 6"]
[{"type":"place","die":"black:5","space":3},"Place black 5 on space 3"]
[{"type":"place","die":"black:5","space":4},"Place black 5 on space 4"]
[{"type":"place","die":"black:5","space":4,"value":4},"Place black 5 on space 4 as a 4"]
[{"type":"place","die":"black:5","space":4,"value":5},"Place black 5 on space 4 as a 5"]
[{"type":"place","die":"black:5","space":4,"value":6},"Place black 5 on space 4 as a 6"]
[{"type":"place","die":"black:5","space":6,"value":1},"Place black 5 on space 6 as a 1"]
[{"type":"place","die":"black:5","space":6,"value":5},"Place black 5 on space 6 as a 5"]
[{"type":"place","die":"black:5","space":5},"Place black 5 on space 5"]
[{"type":"place","die":"black:5","space":6,"value":4},"Place black 5 on space 6 as a 4"]
[{"type":"place","die":"black:5","space":6,"value":6},"Place black 5 on space 6 as a 6"]
[{"type":"place","die":"black:5","space":5,"value":4},"Place black 5 on space 5 as a 4"]
[{"type":"place","die":"black:5","space":5,"value":6},"Place black 5 on space 5 as a 6"]
[{"type":"place","die":"black:5","space":6},"Place black 5 on space 6"]
[{"type":"place","die":"black:5","space":7,"value":4},"Place black 5 on space 7 as a 4"]
[{"type":"place","die":"black:5","space":7,"value":6},"Place black 5 on space 7 as a 6"]
[{"type":"place","die":"black:5","space":7},"Place black 5 on space 7"]
[{"type":"place","die":"black:5","space":8},"Place black 5 on space 8"]
[{"type":"place","die":"black:5","space":9,"value":4},"Place black 5 on space 9 as a 4"]
[{"type":"place","die":"black:5","space":9,"value":6},"Place black 5 on space 9 as a 6"]
[{"type":"place","die":"black:5","space":8,"value":4},"Place black 5 on space 8 as a 4"]
[{"type":"place","die":"black:5","space":8,"value":6},"Place black 5 on space 8 as a 6"]
[{"type":"place","die":"black:5","space":9},"Place black 5 on space 9"]
[{"type":"place","die":"black:6","space":1},"Place black 6 on space 1"]
[{"type":"place","die":"black:6","space":2,"value":5},"Place black 6 on space 2 as a 5"]
[{"type":"place","die":"black:6","space":2,"value":6},"Place black 6 on space 2 as a 6"]
[{"type":"place","die":"black:6","space":2},"Place black 6 on space 2"]
[{"type":"place","die":"black:6","space":3},"Place black 6 on space 3"]
[{"type":"place","die":"black:6","space":3,"value":5},"Place black 6 on space 3 as a 5"]
[{"type":"place","die":"black:6","space":3,"value":6},"Place black 6 on space 3 as a 6"]
[{"type":"place","die":"black:6","space":4},"Place black 6 on space 4"]
[{"type":"place","die":"black:6","space":4,"value":1},"Place black 6 on space 4 as a 1"]
[{"type":"place","die":"black:6","space":4,"value":5},"Place black 6 on space 4 as a 5"]
[{"type":"place","die":"black:6","space":5,"value":5},"Place black 6 on space 5 as a 5"]
[{"type":"place","die":"black:6","space":5,"value":6},"Place black 6 on space 5 as a 6"]
[{"type":"place","die":"black:6","space":4,"value":4},"Place black 6 on space 4 as a 4"]
[{"type":"place","die":"black:6","space":4,"value":6},"Place black 6 on space 4 as a 6"]
[{"type":"place","die":"black:6","space":5},"Place black 6 on space 5"]
[{"type":"place","die":"black:6","space":6},"Place black 6 on space 6"]
[{"type":"place","die":"black:6","space":7,"value":5},"Place black 6 on space 7 as a 5"]
[{"type":"place","die":"black:6","space":7,"value":6},"Place black 6 on space 7 as a 6"]
[{"type":"place","die":"black:6","space":6,"value":1},"Place black 6 on space 6 as a 1"]
[{"type":"place","die":"black:6","space":6,"value":5},"Place black 6 on space 6 as a 5"]
[{"type":"place","die":"black:6","space":6,"value":6},"Place black 6 on space 6 as a 6"]
[{"type":"place","die":"black:6","space":7},"Place black 6 on space 7"]
[{"type":"place","die":"black:6","space":8,"value":5},"Place black 6 on space 8 as a 5"]
[{"type":"place","die":"black:6","space":8,"value":6},"Place black 6 on space 8 as a 6"]
[{"type":"place","die":"black:6","space":8},"Place black 6 on space 8"]
[{"type":"place","die":"black:6","space":9,"value":5},"Place black 6 on space 9 as a 5"]
[{"type":"place","die":"black:6","space":9,"value":6},"Place black 6 on space 9 as a 6"]
[{"type":"place","die":"black:6","space":9},"Place black 6 on space 9"]
[{"type":"place","die":"white:1","space":1},"Place white 1 on space 1"]
[{"type":"place","die":"white:1","space":2,"value":1},"Place white 1 on space 2 as a 1"]
[{"type":"place","die":"white:1","space":2},"Place white 1 on space 2"]
[{"type":"place","die":"white:1","space":3,"value":1},"Place white 1 on space 3 as a 1"]
[{"type":"place","die":"white:1","space":3,"value":2},"Place white 1 on space 3 as a 2"]
[{"type":"place","die":"white:1","space":2,"value":2},"Place white 1 on space 2 as a 2"]
[{"type":"place","die":"white:1","space":3},"Place white 1 on space 3"]
[{"type":"place","die":"white:1","space":4},"Place white 1 on space 4"]
[{"type":"place","die":"white:1","space":5,"value":1},"Place white 1 on space 5 as a 1"]
[{"type":"place","die":"white:1","space":4,"value":1},"Place white 1 on space 4 as a 1"]
[{"type":"place","die":"white:1","space":4,"value":2},"Place white 1 on space 4 as a 2"]
[{"type":"place","die":"white:1","space":5,"value":2},"Place white 1 on space 5 as a 2"]
[{"type":"place","die":"white:1","space":4,"value":5},"Place white 1 on space 4 as a 5"]
[{"type":"place","die":"white:1","space":4,"value":6},"Place white 1 on space 4 as a 6"]
[{"type":"place","die":"white:1","space":5},"Place white 1 on space 5"]
[{"type":"place","die":"white:1","space":6,"value":1},"Place white 1 on space 6 as a 1"]
[{"type":"place","die":"white:1","space":6,"value":2},"Place white 1 on space 6 as a 2"]
[{"type":"place","die":"white:1","space":6},"Place white 1 on space 6"]
[{"type":"place","die":"white:1","space":7},"Place white 1 on space 7"]
[{"type":"place","die":"white:1","space":8,"value":1},"Place white 1 on space 8 as a 1"]
[{"type":"place","die":"white:1","space":8,"value":2},"Place white 1 on space 8 as a 2"]
[{"type":"place","die":"white:1","space":6,"value":6},"Place white 1 on space 6 as a 6"]
[{"type":"place","die":"white:1","space":7,"value":1},"Place white 1 on space 7 as a 1"]
[{"type":"place","die":"white:1","space":7,"value":2},"Place white 1 on space 7 as a 2"]
[{"type":"place","die":"white:1","space":8},"Place white 1 on space 8"]
[{"type":"place","die":"white:1","space":9},"Place white 1 on space 9"]
[{"type":"place","die":"white:1","space":9,"value":1},"Place white 1 on space 9 as a 1"]
[{"type":"place","die":"white:1","space":9,"value":2},"Place white 1 on space 9 as a 2"]
[{"type":"place","die":"white:2","space":1},"Place white 2 on space 1"]
[{"type":"place","die":"white:2","space":2},"Place white 2 on space 2"]
[{"type":"place","die":"white:2","space":2,"value":1},"Place white 2 on space 2 as a 1"]
[{"type":"place","die":"white:2","space":2,"value":3},"Place white 2 on space 2 as a 3"]
[{"type":"place","die":"white:2","space":3,"value":1},"Place white 2 on space 3 as a 1"]
[{"type":"place","die":"white:2","space":3,"value":3},"Place white 2 on space 3 as a 3"]
[{"type":"place","die":"white:2","space":3},"Place white 2 on space 3"]
[{"type":"place","die":"white:2","space":4},"Place white 2 on space 4"]
[{"type":"place","die":"white:2","space":5,"value":1},"Place white 2 on space 5 as a 1"]
[{"type":"place","die":"white:2","space":4,"value":1},"Place white 2 on space 4 as a 1"]
[{"type":"place","die":"white:3","space":4,"value":1},"Place white 3 on space 4 as a 1"]
[{"type":"place","die":"white:5","space":4,"value":1},"Place white 5 on space 4 as a 1"]
[{"type":"place","die":"white:2","space":4,"value":5},"Place white 2 on space 4 as a 5"]
[{"type":"place","die":"white:2","space":4,"value":6},"Place white 2 on space 4 as a 6"]
[{"type":"place","die":"white:2","space":4,"value":3},"Place white 2 on space 4 as a 3"]
[{"type":"place","die":"white:2","space":5},"Place white 2 on space 5"]
[{"type":"place","die":"white:2","space":6,"value":1},"Place white 2 on space 6 as a 1"]
[{"type":"place","die":"white:2","space":6,"value":5},"Place white 2 on space 6 as a 5"]
[{"type":"place","die":"white:2","space":6,"value":6},"Place white 2 on space 6 as a 6"]
[{"type":"place","die":"white:5","space":6,"value":1},"Place white 5 on space 6 as a 1"]
[{"type":"place","die":"white:2","space":6,"value":3},"Place white 2 on space 6 as a 3"]
[{"type":"place","die":"white:2","space":5,"value":3},"Place white 2 on space 5 as a 3"]
[{"type":"place","die":"white:2","space":6},"Place white 2 on space 6"]
[{"type":"place","die":"white:2","space":7,"value":1},"Place white 2 on space 7 as a 1"]
[{"type":"place","die":"white:2","space":7,"value":3},"Place white 2 on space 7 as a 3"]
[{"type":"place","die":"white:2","space":7},"Place white 2 on space 7"]
[{"type":"place","die":"white:2","space":8},"Place white 2 on space 8"]
[{"type":"place","die":"white:2","space":9,"value":1},"Place white 2 on space 9 as a 1"]
[{"type":"place","die":"white:2","space":8,"value":1},"Place white 2 on space 8 as a 1"]
[{"type":"place","die":"white:2","space":8,"value":3},"Place white 2 on space 8 as a 3"]
[{"type":"place","die":"white:2","space":9,"value":3},"Place white 2 on space 9 as a 3"]
[{"type":"place","die":"white:2","space":9},"Place white 2 on space 9"]
[{"type":"place","die":"white:3","space":1},"Place white 3 on space 1"]
[{"type":"place","die":"white:3","space":2,"value":2},"Place white 3 on space 2 as a 2"]
[{"type":"place","die":"white:3","space":2,"value":4},"Place white 3 on space 2 as a 4"]
[{"type":"place","die":"white:3","space":2},"Place white 3 on space 2"]
[{"type":"place","die":"white:3","space":3,"value":2},"Place white 3 on space 3 as a 2"]
[{"type":"place","die":"white:3","space":3,"value":4},"Place white 3 on space 3 as a 4"]
[{"type":"place","die":"white:3","space":3},"Place white 3 on space 3"]
[{"type":"place","die":"white:3","space":4},"Place white 3 on space 4"]
[{"type":"place","die":"white:3","space":6,"value":1},"Place white 3 on space 6 as a 1"]
[{"type":"place","die":"white:6","space":6,"value":1},"Place white 6 on space 6 as a 1"]
[{"type":"place","die":"white:4","space":4,"value":1},"Place white 4 on space 4 as a 1"]
[{"type":"place","die":"white:6","space":4,"value":1},"Place white 6 on space 4 as a 1"]
[{"type":"place","die":"white:3","space":4,"value":2},"Place white 3 on space 4 as a 2"]
[{"type":"place","die":"white:3","space":4,"value":4},"Place white 3 on space 4 as a 4"]
[{"type":"place","die":"white:3","space":5,"value":2},"Place white 3 on space 5 as a 2"]
[{"type":"place","die":"white:3","space":5,"value":4},"Place white 3 on space 5 as a 4"]
[{"type":"place","die":"white:3","space":4,"value":5},"Place white 3 on space 4 as a 5"]
[{"type":"place","die":"white:3","space":4,"value":6},"Place white 3 on space 4 as a 6"]
[{"type":"place","die":"white:3","space":5},"Place white 3 on space 5"]
[{"type":"place","die":"white:3","space":6},"Place white 3 on space 6"]
[{"type":"place","die":"white:3","space":6,"value":2},"Place white 3 on space 6 as a 2"]
[{"type":"place","die":"white:3","space":6,"value":4},"Place white 3 on space 6 as a 4"]
[{"type":"place","die":"white:3","space":6,"value":5},"Place white 3 on space 6 as a 5"]
[{"type":"place","die":"white:3","space":6,"value":6},"Place white 3 on space 6 as a 6"]
[{"type":"place","die":"white:3","space":7},"Place white 3 on space 7"]
[{"type":"place","die":"white:3","space":7,"value":2},"Place white 3 on space 7 as a 2"]
[{"type":"place","die":"white:3","space":7,"value":4},"Place white 3 on space 7 as a 4"]
[{"type":"place","die":"white:3","space":8,"value":2},"Place white 3 on space 8 as a 2"]
[{"type":"place","die":"white:3","space":8,"value":4},"Place white 3 on space 8 as a 4"]
[{"type":"place","die":"white:3","space":8},"Place white 3 on space 8"]
[{"type":"place","die":"white:3","space":9,"value":2},"Place white 3 on space 9 as a 2"]
[{"type":"place","die":"white:3","space":9},"Place white 3 on space 9"]
[{"type":"place","die":"white:3","space":9,"value":4},"Place white 3 on space 9 as a 4"]
[{"type":"place","die":"white:4","space":1},"Place white 4 on space 1"]
[{"type":"place","die":"white:4","space":2,"value":3},"Place white 4 on space 2 as a 3"]
[{"type":"place","die":"white:4","space":2,"value":5},"Place white 4 on space 2 as a 5"]
[{"type":"place","die":"white:4","space":2},"Place white 4 on space 2"]
[{"type":"place","die":"white:4","space":3},"Place white 4 on space 3"]
[{"type":"place","die":"white:4","space":4,"value":3},"Place white 4 on space 4 as a 3"]
[{"type":"place","die":"white:4","space":3,"value":3},"Place white 4 on space 3 as a 3"]
[{"type":"place","die":"white:4","space":3,"value":5},"Place white 4 on space 3 as a 5"]
[{"type":"place","die":"white:4","space":4},"Place white 4 on space 4"]
[{"type":"place","die":"white:4","space":5,"value":3},"Place white 4 on space 5 as a 3"]
[{"type":"place","die":"white:4","space":5,"value":5},"Place white 4 on space 5 as a 5"]
[{"type":"place","die":"white:4","space":4,"value":5},"Place white 4 on space 4 as a 5"]
[{"type":"place","die":"white:4","space":4,"value":6},"Place white 4 on space 4 as a 6"]
[{"type":"place","die":"white:4","space":5},"Place white 4 on space 5"]
[{"type":"place","die":"white:4","space":6},"Place white 4 on space 6"]
[{"type":"place","die":"white:4","space":7,"value":3},"Place white 4 on space 7 as a 3"]
[{"type":"place","die":"white:4","space":7,"value":5},"Place white 4 on space 7 as a 5"]
[{"type":"place","die":"white:4","space":6,"value":1},"Place white 4 on space 6 as a 1"]
[{"type":"place","die":"white:4","space":6,"value":3},"Place white 4 on space 6 as a 3"]
[{"type":"place","die":"white:4","space":6,"value":5},"Place white 4 on space 6 as a 5"]
[{"type":"place","die":"white:4","space":6,"value":6},"Place white 4 on space 6 as a 6"]
[{"type":"place","die":"white:4","space":7},"Place white 4 on space 7"]
[{"type":"place","die":"white:4","space":8,"value":3},"Place white 4 on space 8 as a 3"]
[{"type":"place","die":"white:4","space":8,"value":5},"Place white 4 on space 8 as a 5"]
[{"type":"place","die":"white:4","space":8},"Place white 4 on space 8"]
[{"type":"place","die":"white:4","space":9},"Place white 4 on space 9"]
[{"type":"place","die":"white:4","space":9,"value":3},"Place white 4 on space 9 as a 3"]
[{"type":"place","die":"white:4","space":9,"value":5},"Place white 4 on space 9 as a 5"]
[{"type":"place","die":"white:5","space":1},"Place white 5 on space 1"]
[{"type":"place","die":"white:5","space":2,"value":4},"Place white 5 on space 2 as a 4"]
[{"type":"place","die":"white:5","space":2},"Place white 5 on space 2"]
[{"type":"place","die":"white:5","space":2,"value":6},"Place white 5 on space 2 as a 6"]
[{"type":"place","die":"white:5","space":3},"Place white 5 on space 3"]
[{"type":"place","die":"white:5","space":3,"value":4},"Place white 5 on space 3 as a 4"]
[{"type":"place","die":"white:5","space":3,"value":6},"Place white 5 on space 3 as a 6"]
[{"type":"place","die":"white:5","space":4},"Place white 5 on space 4"]
[{"type":"place","die":"white:5","space":5,"value":4},"Place white 5 on space 5 as a 4"]
[{"type":"place","die":"white:5","space":5,"value":6},"Place white 5 on space 5 as a 6"]
[{"type":"place","die":"white:5","space":4,"value":4},"Place white 5 on space 4 as a 4"]
[{"type":"place","die":"white:5","space":4,"value":5},"Place white 5 on space 4 as a 5"]
[{"type":"place","die":"white:5","space":4,"value":6},"Place white 5 on space 4 as a 6"]
[{"type":"place","die":"white:5","space":5},"Place white 5 on space 5"]
[{"type":"place","die":"white:5","space":6},"Place white 5 on space 6"]
[{"type":"place","die":"white:5","space":6,"value":4},"Place white 5 on space 6 as a 4"]
[{"type":"place","die":"white:5","space":7,"value":4},"Place white 5 on space 7 as a 4"]
[{"type":"place","die":"white:5","space":7,"value":6},"Place white 5 on space 7 as a 6"]
[{"type":"place","die":"white:5","space":6,"value":5},"Place white 5 on space 6 as a 5"]
[{"type":"place","die":"white:5","space":6,"value":6},"Place white 5 on space 6 as a 6"]
[{"type":"place","die":"white:5","space":7},"Place white 5 on space 7"]
[{"type":"place","die":"white:5","space":8,"value":4},"Place white 5 on space 8 as a 4"]
[{"type":"place","die":"white:5","space":8,"value":6},"Place white 5 on space 8 as a 6"]
[{"type":"place","die":"white:5","space":8},"Place white 5 on space 8"]
[{"type":"place","die":"white:5","space":9},"Place white 5 on space 9"]
[{"type":"place","die":"white:5","space":9,"value":4},"Place white 5 on space 9 as a 4"]
[{"type":"place","die":"white:5","space":9,"value":6},"Place white 5 on space 9 as a 6"]
[{"type":"place","die":"white:6","space":1},"Place white 6 on space 1"]
[{"type":"place","die":"white:6","space":2,"value":5},"Place white 6 on space 2 as a 5"]
[{"type":"place","die":"white:6","space":2,"value":6},"Place white 6 on space 2 as a 6"]
[{"type":"place","die":"white:6","space":2},"Place white 6 on space 2"]
[{"type":"place","die":"white:6","space":3},"Place white 6 on space 3"]
[{"type":"place","die":"white:6","space":3,"value":5},"Place white 6 on space 3 as a 5"]
[{"type":"place","die":"white:6","space":3,"value":6},"Place white 6 on space 3 as a 6"]
[{"type":"place","die":"white:6","space":4,"value":5},"Place white 6 on space 4 as a 5"]
[{"type":"place","die":"white:6","space":4,"value":6},"Place white 6 on space 4 as a 6"]
[{"type":"place","die":"white:6","space":4},"Place white 6 on space 4"]
[{"type":"place","die":"white:6","space":5},"Place white 6 on space 5"]
[{"type":"place","die":"white:6","space":6,"value":5},"Place white 6 on space 6 as a 5"]
[{"type":"place","die":"white:6","space":5,"value":5},"Place white 6 on space 5 as a 5"]
[{"type":"place","die":"white:6","space":5,"value":6},"Place white 6 on space 5 as a 6"]
[{"type":"place","die":"white:6","space":6},"Place white 6 on space 6"]
[{"type":"place","die":"white:6","space":7,"value":5},"Place white 6 on space 7 as a 5"]
[{"type":"place","die":"white:6","space":7,"value":6},"Place white 6 on space 7 as a 6"]
[{"type":"place","die":"white:6","space":6,"value":6},"Place white 6 on space 6 as a 6"]
[{"type":"place","die":"white:6","space":7},"Place white 6 on space 7"]
[{"type":"place","die":"white:6","space":8,"value":5},"Place white 6 on space 8 as a 5"]
[{"type":"place","die":"white:6","space":8,"value":6},"Place white 6 on space 8 as a 6"]
[{"type":"place","die":"white:6","space":8},"Place white 6 on space 8"]
[{"type":"place","die":"white:6","space":9},"Place white 6 on space 9"]
[{"type":"place","die":"white:6","space":9,"value":5},"Place white 6 on space 9 as a 5"]
[{"type":"place","die":"white:6","space":9,"value":6},"Place white 6 on space 9 as a 6"]
[{"type":"place","die":"red:2","space":1},"Place red 2 on space 1"]
[{"type":"place","die":"red:2","space":2,"value":1},"Place red 2 on space 2 as a 1"]
[{"type":"place","die":"red:2","space":2,"value":3},"Place red 2 on space 2 as a 3"]
[{"type":"place","die":"red:1","space":1},"Place red 1 on space 1"]
[{"type":"place","die":"red:1","space":2,"value":1},"Place red 1 on space 2 as a 1"]
[{"type":"place","die":"red:1","space":2,"value":2},"Place red 1 on space 2 as a 2"]
[{"type":"place","die":"red:6","space":1},"Place red 6 on space 1"]
[{"type":"place","die":"red:6","space":2,"value":5},"Place red 6 on space 2 as a 5"]
[{"type":"place","die":"red:6","space":2,"value":6},"Place red 6 on space 2 as a 6"]
[{"type":"place","die":"red:3","space":1},"Place red 3 on space 1"]
[{"type":"place","die":"red:3","space":2,"value":2},"Place red 3 on space 2 as a 2"]
[{"type":"place","die":"red:3","space":2,"value":4},"Place red 3 on space 2 as a 4"]
[{"type":"place","die":"red:3","space":2},"Place red 3 on space 2"]
[{"type":"place","die":"red:3","space":3,"value":2},"Place red 3 on space 3 as a 2"]
[{"type":"place","die":"red:3","space":3,"value":4},"Place red 3 on space 3 as a 4"]
[{"type":"place","die":"red:3","space":4,"value":6},"Place red 3 on space 4 as a 6"]
[{"type":"place","die":"red:3","space":3},"Place red 3 on space 3"]
[{"type":"place","die":"red:3","space":4},"Place red 3 on space 4"]
[{"type":"place","die":"red:3","space":5,"value":2},"Place red 3 on space 5 as a 2"]
[{"type":"place","die":"red:3","space":5,"value":4},"Place red 3 on space 5 as a 4"]
[{"type":"place","die":"red:6","space":2},"Place red 6 on space 2"]
[{"type":"place","die":"red:6","space":3},"Place red 6 on space 3"]
[{"type":"place","die":"red:6","space":3,"value":5},"Place red 6 on space 3 as a 5"]
[{"type":"place","die":"red:6","space":3,"value":6},"Place red 6 on space 3 as a 6"]
[{"type":"place","die":"red:6","space":4},"Place red 6 on space 4"]
[{"type":"place","die":"red:6","space":5,"value":5},"Place red 6 on space 5 as a 5"]
[{"type":"place","die":"red:6","space":5,"value":6},"Place red 6 on space 5 as a 6"]
[{"type":"place","die":"red:6","space":4,"value":5},"Place red 6 on space 4 as a 5"]
[{"type":"place","die":"red:6","space":4,"value":6},"Place red 6 on space 4 as a 6"]
[{"type":"place","die":"red:6","space":5},"Place red 6 on space 5"]
[{"type":"place","die":"red:6","space":6,"value":5},"Place red 6 on space 6 as a 5"]
[{"type":"place","die":"red:6","space":6},"Place red 6 on space 6"]
[{"type":"place","die":"red:6","space":7,"value":5},"Place red 6 on space 7 as a 5"]
[{"type":"place","die":"red:6","space":7,"value":6},"Place red 6 on space 7 as a 6"]
[{"type":"place","die":"red:6","space":6,"value":6},"Place red 6 on space 6 as a 6"]
[{"type":"place","die":"red:6","space":7},"Place red 6 on space 7"]
[{"type":"place","die":"red:6","space":8,"value":5},"Place red 6 on space 8 as a 5"]
[{"type":"place","die":"red:6","space":8,"value":6},"Place red 6 on space 8 as a 6"]
[{"type":"place","die":"red:6","space":8},"Place red 6 on space 8"]
[{"type":"place","die":"red:6","space":9},"Place red 6 on space 9"]
[{"type":"place","die":"red:6","space":9,"value":5},"Place red 6 on space 9 as a 5"]
[{"type":"place","die":"red:6","space":9,"value":6},"Place red 6 on space 9 as a 6"]
[{"type":"place","die":"red:5","space":1},"Place red 5 on space 1"]
[{"type":"place","die":"red:5","space":2,"value":4},"Place red 5 on space 2 as a 4"]
[{"type":"place","die":"red:5","space":2,"value":6},"Place red 5 on space 2 as a 6"]
[{"type":"place","die":"red:4","space":1},"Place red 4 on space 1"]
[{"type":"place","die":"red:4","space":2,"value":3},"Place red 4 on space 2 as a 3"]
[{"type":"place","die":"red:4","space":2,"value":5},"Place red 4 on space 2 as a 5"]
[{"type":"place","die":"red:4","space":2},"Place red 4 on space 2"]
[{"type":"place","die":"red:4","space":3},"Place red 4 on space 3"]
[{"type":"place","die":"red:4","space":4,"value":3},"Place red 4 on space 4 as a 3"]
[{"type":"place","die":"red:4","space":4,"value":5},"Place red 4 on space 4 as a 5"]
[{"type":"place","die":"red:2","space":2},"Place red 2 on space 2"]
[{"type":"place","die":"red:2","space":3},"Place red 2 on space 3"]
[{"type":"place","die":"red:2","space":4,"value":1},"Place red 2 on space 4 as a 1"]
[{"type":"place","die":"red:2","space":3,"value":1},"Place red 2 on space 3 as a 1"]
[{"type":"place","die":"red:2","space":4,"value":3},"Place red 2 on space 4 as a 3"]
[{"type":"place","die":"red:2","space":3,"value":3},"Place red 2 on space 3 as a 3"]
[{"type":"place","die":"red:2","space":4},"Place red 2 on space 4"]
[{"type":"place","die":"red:2","space":5,"value":1},"Place red 2 on space 5 as a 1"]
[{"type":"place","die":"red:2","space":5,"value":3},"Place red 2 on space 5 as a 3"]
[{"type":"place","die":"red:2","space":5},"Place red 2 on space 5"]
[{"type":"place","die":"red:2","space":6},"Place red 2 on space 6"]
[{"type":"place","die":"red:2","space":7,"value":1},"Place red 2 on space 7 as a 1"]
[{"type":"place","die":"red:2","space":6,"value":1},"Place red 2 on space 6 as a 1"]
[{"type":"place","die":"red:2","space":6,"value":3},"Place red 2 on space 6 as a 3"]
[{"type":"place","die":"red:2","space":7},"Place red 2 on space 7"]
[{"type":"place","die":"red:2","space":8,"value":1},"Place red 2 on space 8 as a 1"]
[{"type":"place","die":"red:2","space":8,"value":3},"Place red 2 on space 8 as a 3"]
[{"type":"place","die":"red:2","space":7,"value":3},"Place red 2 on space 7 as a 3"]
[{"type":"place","die":"red:2","space":8},"Place red 2 on space 8"]
[{"type":"place","die":"red:2","space":9},"Place red 2 on space 9"]
[{"type":"place","die":"red:2","space":9,"value":1},"Place red 2 on space 9 as a 1"]
[{"type":"place","die":"red:2","space":9,"value":3},"Place red 2 on space 9 as a 3"]
[{"type":"place","die":"red:5","space":2},"Place red 5 on space 2"]
[{"type":"place","die":"red:5","space":3},"Place red 5 on space 3"]
[{"type":"place","die":"red:5","space":3,"value":4},"Place red 5 on space 3 as a 4"]
[{"type":"place","die":"red:5","space":3,"value":6},"Place red 5 on space 3 as a 6"]
[{"type":"place","die":"red:5","space":4},"Place red 5 on space 4"]
[{"type":"place","die":"red:5","space":5,"value":4},"Place red 5 on space 5 as a 4"]
[{"type":"place","die":"red:5","space":5,"value":6},"Place red 5 on space 5 as a 6"]
[{"type":"place","die":"red:1","space":2},"Place red 1 on space 2"]
[{"type":"place","die":"red:1","space":3,"value":1},"Place red 1 on space 3 as a 1"]
[{"type":"place","die":"red:1","space":3,"value":2},"Place red 1 on space 3 as a 2"]
[{"type":"place","die":"red:1","space":3},"Place red 1 on space 3"]
[{"type":"place","die":"red:1","space":4},"Place red 1 on space 4"]
[{"type":"place","die":"red:1","space":4,"value":1},"Place red 1 on space 4 as a 1"]
[{"type":"place","die":"red:1","space":4,"value":2},"Place red 1 on space 4 as a 2"]
[{"type":"place","die":"red:1","space":5},"Place red 1 on space 5"]
[{"type":"place","die":"red:1","space":6,"value":1},"Place red 1 on space 6 as a 1"]
[{"type":"place","die":"red:1","space":6,"value":2},"Place red 1 on space 6 as a 2"]
[{"type":"place","die":"red:1","space":5,"value":1},"Place red 1 on space 5 as a 1"]
[{"type":"place","die":"red:1","space":5,"value":2},"Place red 1 on space 5 as a 2"]
[{"type":"place","die":"red:1","space":6},"Place red 1 on space 6"]
[{"type":"place","die":"red:1","space":7},"Place red 1 on space 7"]
[{"type":"place","die":"red:1","space":8,"value":1},"Place red 1 on space 8 as a 1"]
[{"type":"place","die":"red:1","space":7,"value":1},"Place red 1 on space 7 as a 1"]
[{"type":"place","die":"red:1","space":7,"value":2},"Place red 1 on space 7 as a 2"]
[{"type":"place","die":"red:1","space":8},"Place red 1 on space 8"]
[{"type":"place","die":"red:1","space":9,"value":1},"Place red 1 on space 9 as a 1"]
[{"type":"place","die":"red:1","space":9,"value":2},"Place red 1 on space 9 as a 2"]
[{"type":"place","die":"red:3","space":4,"value":2},"Place red 3 on space 4 as a 2"]
[{"type":"place","die":"red:3","space":4,"value":4},"Place red 3 on space 4 as a 4"]
[{"type":"place","die":"red:3","space":5},"Place red 3 on space 5"]
[{"type":"place","die":"red:3","space":6},"Place red 3 on space 6"]
[{"type":"place","die":"red:3","space":6,"value":2},"Place red 3 on space 6 as a 2"]
[{"type":"place","die":"red:3","space":6,"value":4},"Place red 3 on space 6 as a 4"]
[{"type":"place","die":"red:3","space":7},"Place red 3 on space 7"]
[{"type":"place","die":"red:3","space":8,"value":2},"Place red 3 on space 8 as a 2"]
[{"type":"place","die":"red:3","space":8,"value":4},"Place red 3 on space 8 as a 4"]
[{"type":"place","die":"red:3","space":7,"value":2},"Place red 3 on space 7 as a 2"]
[{"type":"place","die":"red:3","space":7,"value":4},"Place red 3 on space 7 as a 4"]
[{"type":"place","die":"red:3","space":8},"Place red 3 on space 8"]
[{"type":"place","die":"red:3","space":9},"Place red 3 on space 9"]
[{"type":"place","die":"red:3","space":9,"value":2},"Place red 3 on space 9 as a 2"]
[{"type":"place","die":"red:3","space":9,"value":4},"Place red 3 on space 9 as a 4"]
[{"type":"place","die":"red:4","space":3,"value":3},"Place red 4 on space 3 as a 3"]
[{"type":"place","die":"red:4","space":3,"value":5},"Place red 4 on space 3 as a 5"]
[{"type":"place","die":"red:4","space":4},"Place red 4 on space 4"]
[{"type":"place","die":"red:4","space":5},"Place red 4 on space 5"]
[{"type":"place","die":"red:4","space":6,"value":3},"Place red 4 on space 6 as a 3"]
[{"type":"place","die":"red:4","space":5,"value":3},"Place red 4 on space 5 as a 3"]
[{"type":"place","die":"red:4","space":6,"value":5},"Place red 4 on space 6 as a 5"]
[{"type":"place","die":"red:4","space":5,"value":5},"Place red 4 on space 5 as a 5"]
[{"type":"place","die":"red:4","space":4,"value":6},"Place red 4 on space 4 as a 6"]
[{"type":"place","die":"red:4","space":6},"Place red 4 on space 6"]
[{"type":"place","die":"red:4","space":7,"value":3},"Place red 4 on space 7 as a 3"]
[{"type":"place","die":"red:4","space":7,"value":5},"Place red 4 on space 7 as a 5"]
[{"type":"place","die":"red:4","space":7},"Place red 4 on space 7"]
[{"type":"place","die":"red:4","space":8},"Place red 4 on space 8"]
[{"type":"place","die":"red:4","space":9,"value":3},"Place red 4 on space 9 as a 3"]
[{"type":"place","die":"red:4","space":9,"value":5},"Place red 4 on space 9 as a 5"]
[{"type":"place","die":"red:4","space":8,"value":3},"Place red 4 on space 8 as a 3"]
[{"type":"place","die":"red:4","space":8,"value":5},"Place red 4 on space 8 as a 5"]
[{"type":"place","die":"red:4","space":9},"Place red 4 on space 9"]
[{"type":"place","die":"red:1","space":8,"value":2},"Place red 1 on space 8 as a 2"]
[{"type":"place","die":"red:1","space":9},"Place red 1 on space 9"]
[{"type":"place","die":"red:5","space":4,"value":4},"Place red 5 on space 4 as a 4"]
[{"type":"place","die":"red:5","space":4,"value":6},"Place red 5 on space 4 as a 6"]
[{"type":"place","die":"red:5","space":5},"Place red 5 on space 5"]
[{"type":"place","die":"red:5","space":6},"Place red 5 on space 6"]
[{"type":"place","die":"red:5","space":7,"value":4},"Place red 5 on space 7 as a 4"]
[{"type":"place","die":"red:5","space":7,"value":6},"Place red 5 on space 7 as a 6"]
[{"type":"place","die":"red:5","space":6,"value":4},"Place red 5 on space 6 as a 4"]
[{"type":"place","die":"red:5","space":6,"value":6},"Place red 5 on space 6 as a 6"]
[{"type":"place","die":"red:5","space":7},"Place red 5 on space 7"]
[{"type":"place","die":"red:5","space":8,"value":4},"Place red 5 on space 8 as a 4"]
[{"type":"place","die":"red:5","space":8,"value":6},"Place red 5 on space 8 as a 6"]
[{"type":"place","die":"red:5","space":8},"Place red 5 on space 8"]
[{"type":"place","die":"red:5","space":9},"Place red 5 on space 9"]
[{"type":"place","die":"red:5","space":9,"value":4},"Place red 5 on space 9 as a 4"]
[{"type":"place","die":"red:5","space":9,"value":6},"Place red 5 on space 9 as a 6"]
`,
};
