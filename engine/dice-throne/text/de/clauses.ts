/** German clauses of the verbs that run nothing: damage and what changes it, rolls and dice, figures, picks, parts by name.
 *  What holds a program is told in sentences.ts. */
import {
  type Adjust,
  type Amount,
  type Choose,
  type Damage,
  type DamageType,
  type Dice,
  type DiceOf,
  FIGURES,
  type Figure,
  type Modify,
  type Roll,
  type Run,
} from '../../vocabulary/words.ts';
import { nameOf, plainWords } from '../names.ts';
import { isToTarget } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { cards, counted, dice, listed } from './names.ts';
import { at, does, from, party } from './party.ts';
import { amountWords, DAMAGE, ifWords, muchOf, timesWords } from './phrases.ts';
import { betweenWords, payWords, toPay } from './transfers.ts';

/** As what is dealt: `unabwehrbaren Schaden`. */
const dealt = (type: DamageType = 'normal'): string => DAMAGE[type].replace('er Schaden', 'en Schaden');

export const damageWords = (scope: Scope, e: Damage): string => {
  const tail = `${e.sure ? ', den nichts senkt' : ''}${e.isolated ? ', sofort' : ''}${e.if ? `, ${ifWords(scope, e.if)}` : ''}`;
  if (e.to === 'self') return `erleide ${muchOf(scope, e.n, dealt(e.type))}${tail}`;
  const more = isToTarget(e) && scope.more ? 'weiteren ' : '';
  const to = !isToTarget(e) ? `${at(party(scope, e.to))} ` : scope.defence ? 'beim Angreifer ' : '';
  return `verursache ${to}${muchOf(scope, e.n, `${more}${dealt(e.type)}`)}${tail}`;
};

export const modifyWords = (scope: Scope, e: Modify): string => {
  if (e.bear !== undefined)
    return `${nameOf(scope.lib, e.bear)} nimmt ${e.share === 'free' ? 'so viel Schaden des Angriffs, wie du willst' : 'allen Schaden des Angriffs'}`;
  if (e.type) return `der Angriff wird ${BECOMES[e.type]}`;
  if (e.target !== undefined) return `der Angriff geht auf ${party(scope, e.target).acc}`;
  if (e.of === 'attack') {
    if (e.add !== undefined) return `der Angriff verursacht ${muchOf(scope, e.add, 'Schaden mehr')}`;
    return e.cap === undefined
      ? preventWords(scope, e, ' des Angriffs')
      : `der Angriff verursacht höchstens ${amountWords(scope, e.cap)} Schaden`;
  }
  const out = 'out' in e.of;
  const whom = 'in' in e.of ? e.of.in : e.of.out;
  const self = isSelf(whom);
  const deals = (): string =>
    self ? (out ? 'verursache' : 'erleide') : `${party(scope, whom).nom} ${out ? 'verursacht' : 'erleidet'}`;
  if (e.add !== undefined && out)
    return `${self ? 'dein Angriff' : `der Angriff ${from(party(scope, whom))}`} verursacht ${muchOf(scope, e.add, 'Schaden mehr')}`;
  if (e.add !== undefined)
    return `${deals()} ${muchOf(scope, e.add, 'Schaden mehr', e.attackOnly ? ' durch jeden Angriff' : '')}`;
  const source = e.attackOnly ? ' durch Angriffe' : '';
  if (e.cap !== undefined) return `${deals()} höchstens ${amountWords(scope, e.cap)} Schaden${source}`;
  if (out && e.prevent !== undefined && e.prevent !== 'half' && e.prevent !== 'all')
    return `${deals()} ${muchOf(scope, e.prevent, 'Schaden weniger', e.attackOnly ? ' mit dem Angriff' : '')}`;
  if (out) return preventWords(scope, e, `, den ${self ? 'du verursachst' : `${party(scope, whom).nom} verursacht`}`);
  return preventWords(scope, e, self ? source : ` ${at(party(scope, whom))}${source}`, self);
};
const BECOMES: Readonly<Record<DamageType, string>> = {
  normal: 'gewöhnlich',
  undefendable: 'unabwehrbar',
  pure: 'rein',
  collateral: 'kollateral',
  ultimate: 'ultimativ',
};
const preventWords = (scope: Scope, { prevent }: Modify, whose: string, incoming = false): string => {
  if (prevent === 'all') return `verhindere allen ${incoming ? 'eingehenden ' : ''}Schaden${whose}`;
  if (prevent === 'half')
    return `verhindere die Hälfte des ${incoming ? 'eingehenden ' : ''}Schadens${whose} (aufgerundet)`;
  return `verhindere ${muchOf(scope, prevent ?? 0, `${incoming ? 'eingehenden ' : ''}Schaden`, whose)}`;
};

export const rollWords = (scope: Scope, { dice: n, die, who, rerolls, value }: Roll): string => {
  const rolled = die === 'd20' ? `${n} zwanzigseitige${n === 1 ? 'n' : ''} Würfel` : dice(n);
  if (value === 'chosen') return `wähle, was ${rolled} ${n === 1 ? 'zeigt' : 'zeigen'}`;
  const roll = `${does(scope, who, 'roll')} ${rolled}`;
  if (value) return `${roll}, oder ${payWords(scope, value.for)} und wähle, was ${n === 1 ? 'er zeigt' : 'sie zeigen'}`;
  if (!rerolls) return roll;
  const again = `${rerolls.n > 1 ? 'bis zu ' : ''}${rerolls.n} davon neu werfen`;
  const price = rerolls.cost ? `${rerolls.n > 1 ? 'jeweils ' : ''}${toPay(scope, rerolls.cost)} und ` : '';
  return `${roll}; ${isSelf(who) ? 'du darfst' : 'er darf'} ${price}${again}`;
};

export const diceWords = (scope: Scope, e: Dice): string => {
  const n = e.n ?? 1;
  const several = n === 'all' || n > 1;
  const which =
    'picked' in e.which
      ? (scope.numbers.get(e.which.picked)?.one ?? 'die gewählten Würfel')
      : diceOf(scope, e.which, n, e.upTo && several ? 'bis zu ' : '', e.who !== undefined);
  const by = e.by === undefined ? '1' : `bis zu ${e.by}`;
  const to = e.to === undefined ? (several ? 'beliebige Werte' : 'einen beliebigen Wert') : String(e.to);
  const again = e.repeat ? ' (nacheinander)' : '';
  const change = (command: readonly [string, string], infinitive: string) => ({
    command: `${command[0]} ${which}${command[1]}`,
    infinitive: `${which} ${infinitive}`,
  });
  const copied = 'den Wert eines anderen Würfels im selben Wurf';
  const { command, infinitive } = {
    reroll: change(['wirf', ` neu${again}`], `neu werfen${again}`),
    step: e.up
      ? change(['erhöhe', ` um bis zu ${e.by ?? 1}`], `um bis zu ${e.by ?? 1} erhöhen`)
      : change(['ändere', ` um ${by}, nach oben oder unten`], `um ${by} nach oben oder unten ändern`),
    copy: change(['gib', ` ${copied}`], `${copied} geben`),
    set: change(['ändere', ` auf ${to}`], `auf ${to} ändern`),
  }[e.how];
  if (e.who !== undefined) return `${does(scope, e.who, 'may')} ${infinitive}`;
  return !('picked' in e.which) && e.which.roll === 'this' && n === 1 && e.upTo ? `du darfst ${infinitive}` : command;
};
const DICE_KINDS: Readonly<Record<string, string>> = {
  defence: 'Verteidigungswürfel',
  offensive: 'Angriffswürfel',
  loot: 'Beutewürfel',
};
const diceOf = (scope: Scope, { whose, roll }: DiceOf, n: number | 'all', upTo: string, own: boolean): string => {
  const kind = DICE_KINDS[roll ?? ''] ?? 'Würfel';
  const many = n === 'all' ? 'alle' : `${upTo}${n}`;
  // All of them are called as one would the things themselves.
  const of = (pronoun: string, ending: string): string =>
    n === 'all' ? `alle ${pronoun}e${ending === '' ? '' : ending} ${kind}` : `${many} ${pronoun}er ${kind}`;
  if (roll === 'this') return n === 1 ? 'diesen Würfel' : of('dies', '');
  if (own) return n === 'all' ? `alle eigenen ${kind}` : `${many} der eigenen ${kind}`;
  if (whose === 'own') return of('dein', '');
  if (whose === 'opponents') return `${many} ${kind} eines Gegners`;
  if (whose === 'team') return `${many} ${kind} deines Teams`;
  if (typeof whose === 'object') return `${many} ${kind} ${from(party(scope, whose))}`;
  return `${many} ${n === 1 ? 'beliebigen' : 'beliebige'} ${kind}`;
};

const FIGURE_WORDS: Readonly<Record<Figure, readonly [before: string, much: (n: string, less: boolean) => string]>> = {
  'attempt price': ['jeder weitere Wurf kostet', (n, less) => `${n} KP ${less ? 'weniger' : 'mehr'}`],
  'card price': ['jede gespielte Karte kostet', (n, less) => `${n} KP ${less ? 'weniger' : 'mehr'}`],
  sale: ['jede verkaufte Karte bringt', (n, less) => `${n} KP ${less ? 'weniger' : 'mehr'}`],
  income: ['das Einkommen ist', (n, less) => `um ${n} KP ${less ? 'niedriger' : 'höher'}`],
  'income draw': ['', () => ''],
  'defence rerolls': ['', () => ''],
};
export const figureWords = (scope: Scope, { what, by, of, times }: Adjust): string => {
  if (what === 'income draw') return `ziehe ${cards(amountWords(scope, by))} mehr als Einkommen`;
  if (what === 'defence rerolls') return `du darfst ${amountWords(scope, by)} Würfel deiner Verteidigung neu werfen`;
  const [before, much] = FIGURE_WORDS[FIGURES.find((figure) => figure === what) ?? 'income'];
  const n = typeof by === 'number' ? String(Math.abs(by)) : amountWords(scope, by);
  const whose = isSelf(of) ? '' : ` für ${party(scope, of).acc}`;
  const often = times === undefined ? '' : `, ${timesWords(times)} je Zug`;
  return `${before}${whose} ${much(n, typeof by === 'number' && by < 0)}${often}`;
};

/** `führe Rest aus`, `führe Detonate von Nanite aus, für jeden Spieler`. */
export const runWords = (scope: Scope, { part, of }: Run): string => {
  const [thing = '', within] = part.split('/');
  if (within === undefined || within.startsWith('offer')) return `führe ${plainWords(within ?? thing)} aus`;
  const whose = isSelf(of) ? '' : ` für ${party(scope, of).acc}`;
  return `führe ${plainWords(within)} von ${nameOf(scope.lib, thing)}${whose} aus`;
};
/** Companions that are picked and used, in one clause. */
export const pickAndRun = (
  scope: Scope,
  { from: among, as, n = 1, upTo }: Choose,
  { companion, free }: Run,
): string | undefined => {
  if (!among || !('companions' in among) || companion?.picked !== as) return undefined;
  const names = listed(
    among.companions.map((id) => nameOf(scope.lib, id)),
    'or',
  );
  const may = upTo ? 'wenn du willst, ' : '';
  return `${may}aktiviere ${free ? 'kostenlos ' : ''}${upTo && n > 1 ? 'bis zu ' : ''}${n} ${names}`;
};

const countedThing = ({ lib }: Scope, n: Amount): string => {
  if (typeof n === 'object' && 'held' in n) return nameOf(lib, n.held);
  return typeof n === 'object' && 'stat' in n && n.stat === 'cp' ? 'KP' : 'Stück';
};
/** A pick that no move behind it tells: players and numbers are named where they are used. */
export const pickWords = (scope: Scope, e: Choose): string => {
  const { from: among, as = '' } = e;
  if (!among) return '';
  if ('players' in among) {
    scope.players.set(as, { among: among.players, choose: e });
    return '';
  }
  if ('amount' in among) {
    const [low, high] = among.amount;
    if (JSON.stringify(low) !== JSON.stringify(high)) return betweenWords(scope, low, high);
    const thing = countedThing(scope, low);
    scope.numbers.set(as, { one: thing, more: thing, done: 'zuvor vorhanden' });
    return '';
  }
  const most = e.n ?? 1;
  const upTo = e.upTo && most > 1 ? 'bis zu ' : '';
  if ('cards' in among)
    return `wähle ${upTo}${cards(most)} ${among.cards === 'hand' ? 'aus der Hand' : 'aus der Ablage'}`;
  if ('companions' in among) {
    const sides = listed(
      among.companions.map((id) => nameOf(scope.lib, id)),
      'or',
    );
    return most === 1 ? `wähle 1 ${sides}` : `wähle ${upTo}${most} Gefährten (${sides})`;
  }
  if ('tokens' in among) return `wähle ${counted(most, 'Statuseffekt', 'Statuseffekte')}`;
  scope.numbers.set(as, {
    one: most === 1 ? 'den gewählten Würfel' : 'die gewählten Würfel',
    more: 'Würfel',
    done: 'gewählt',
  });
  return `wähle ${diceOf(scope, among.dice, most, upTo, false)}`;
};
