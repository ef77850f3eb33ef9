/** German clauses of the verbs that run nothing: damage and what changes it, rolls and dice, figures, picks, parts by name.
 *  What holds a program is told in sentences.ts. */
import {
  type Adjust,
  type Amount,
  type Choose,
  type Damage,
  type DamageType,
  FIGURES,
  type Figure,
  type Modify,
  type Run,
} from '../../vocabulary/words.ts';
import { nameOf } from '../names.ts';
import { isPickable, isToTarget, onCandidate } from '../program.ts';
import { isSelf, type Scope } from '../scope.ts';
import { amountWords, DAMAGE, muchOf, oftenWords, timesWords } from './amounts.ts';
import { diceOf } from './dice.ts';
import { cards, listed } from './names.ts';
import { at, does, from, party } from './party.ts';
import { ifWords } from './phrases.ts';
import { partName, pickedBy, runPart, tokensPicked, whereTokens } from './things.ts';
import { betweenWords } from './transfers.ts';

/** As what is dealt: `unabwehrbaren Schaden`. */
const dealt = (type: DamageType = 'normal'): string => DAMAGE[type].replace('er Schaden', 'en Schaden');

export const damageWords = (scope: Scope, e: Damage): string => {
  const by = e.from === 'source' ? ', und zwar von dem, der es auslöst' : '';
  const tail = `${by}${e.sure ? ', den nichts senkt' : ''}${e.isolated ? ', sofort' : ''}${e.if ? `, ${ifWords(scope, e.if)}` : ''}`;
  if (e.to === 'self') return `erleide ${muchOf(scope, e.n, dealt(e.type))}${tail}`;
  const more = isToTarget(e) && scope.more ? 'weiteren ' : '';
  const to = !isToTarget(e) ? `${at(party(scope, e.to))} ` : scope.defence ? 'beim Angreifer ' : '';
  return `verursache ${to}${muchOf(scope, e.n, `${more}${dealt(e.type)}`)}${tail}`;
};

export const modifyWords = (scope: Scope, e: Modify): string => {
  if (e.bear !== undefined)
    return `${nameOf(scope.lib, e.bear)}${bearer(scope, e)} nimmt ${e.share === 'free' ? 'so viel Schaden des Angriffs, wie du willst' : 'allen Schaden des Angriffs'}`;
  if (e.type) return `der Angriff wird ${BECOMES[e.type]}`;
  if (e.target !== undefined) return `der Angriff geht auf ${party(scope, e.target).acc}`;
  if (e.of === 'attack') {
    if (e.add !== undefined) return `der Angriff verursacht ${muchOf(scope, e.add, 'Schaden mehr')}`;
    return e.cap === undefined
      ? preventWords(scope, e, ' des Angriffs')
      : `der Angriff verursacht ${atMost(scope, e.cap)}`;
  }
  const out = 'out' in e.of;
  const whom = 'in' in e.of ? e.of.in : e.of.out;
  const self = isSelf(whom);
  // It happens by itself, so it is no command.
  const deals = (): string =>
    self ? `du ${out ? 'verursachst' : 'erleidest'}` : `${party(scope, whom).nom} ${out ? 'verursacht' : 'erleidet'}`;
  if (e.add !== undefined && out)
    return `${self ? 'dein Angriff' : `der Angriff ${party(scope, whom).gen}`} verursacht ${muchOf(scope, e.add, 'Schaden mehr')}`;
  if (e.add !== undefined)
    return `${deals()}${e.attackOnly ? ' durch jeden Angriff' : ''} ${muchOf(scope, e.add, 'Schaden mehr')}`;
  const source = e.attackOnly ? ' durch Angriffe' : '';
  if (e.cap !== undefined) return `${deals()} ${atMost(scope, e.cap, out && e.attackOnly ? ' mit Angriffen' : source)}`;
  if (out && e.prevent !== undefined && e.prevent !== 'half' && e.prevent !== 'all')
    return `${deals()}${e.attackOnly ? ' mit dem Angriff' : ''} ${muchOf(scope, e.prevent, 'Schaden weniger')}`;
  const attacks = e.attackOnly ? ' mit Angriffen' : '';
  if (out)
    return preventWords(
      scope,
      e,
      `, den ${self ? 'du' : party(scope, whom).nom}${attacks} ${self ? 'verursachst' : 'verursacht'}`,
    );
  return preventWords(scope, e, self ? source : ` ${at(party(scope, whom))}${source}`, self);
};
const bearer = (scope: Scope, { of }: Modify): string =>
  of === 'attack' || !('in' in of) || isSelf(of.in) ? '' : ` ${from(party(scope, of.in))}`;
const atMost = (scope: Scope, n: Amount, source = ''): string =>
  typeof n === 'number'
    ? `höchstens ${n} Schaden${source}`
    : `nicht mehr Schaden${source} als ${amountWords(scope, n)}`;
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

const FIGURE_WORDS: Readonly<Record<Figure, readonly [before: string, much: (n: string, less: boolean) => string]>> = {
  'attempt price': ['jeder weitere Wurf kostet', (n, less) => `${n} KP ${less ? 'weniger' : 'mehr'}`],
  'card price': ['jede gespielte Karte kostet', (n, less) => `${n} KP ${less ? 'weniger' : 'mehr'}`],
  sale: ['jede verkaufte Karte bringt', (n, less) => `${n} KP ${less ? 'weniger' : 'mehr'}`],
  income: ['das Einkommen ist', (n, less) => `um ${n} KP ${less ? 'niedriger' : 'höher'}`],
  'income draw': ['', () => ''],
  'defence rerolls': ['', () => ''],
};
export const figureWords = (scope: Scope, { what, by, of, times, until = 'turn' }: Adjust): string => {
  const lasts = scope.stands ? '' : LASTS[until];
  const n = typeof by === 'number' ? String(Math.abs(by)) : amountWords(scope, by);
  const less = typeof by === 'number' && by < 0;
  if (what === 'income draw') {
    const many = typeof by === 'number' ? `${cards(n)} ${less ? 'weniger' : 'mehr'}` : `so viele Karten mehr wie ${n}`;
    return `${does(scope, of, 'draw')}${lasts} im Einkommen ${many}`;
  }
  if (what === 'defence rerolls') {
    const whose = isSelf(of) ? 'deiner' : 'der eigenen';
    const many =
      typeof by === 'number'
        ? `${n} Würfel ${whose} Verteidigung${less ? ' weniger' : ''}`
        : `so viele Würfel ${whose} Verteidigung wie ${n}`;
    return `${does(scope, of, 'may')}${lasts} ${many} neu werfen`;
  }
  const [before, much] = FIGURE_WORDS[FIGURES.find((figure) => figure === what) ?? 'income'];
  const whose = isSelf(of) ? '' : ` für ${party(scope, of).acc}`;
  const often = times === undefined ? '' : `, ${timesWords(times)} je Zug`;
  const cp = typeof by === 'number' ? much(n, less) : `${much('X', false).replace('X KP', 'so viele KP')} wie ${n}`;
  return `${before}${whose}${lasts} ${cp}${often}`;
};
/** How long what stays for a while does, behind its verb. */
export const LASTS: Readonly<Record<NonNullable<Adjust['until']>, string>> = {
  roll: ' in dieser Würfelphase',
  turn: ' in diesem Zug',
  match: ' für den Rest der Partie',
};

/** `führe Rest aus`, `löse die Detonation von Nanite für jeden Spieler aus`, `nutze Chi`. */
export const runWords = (scope: Scope, { part, of, n, free }: Run): string => {
  const [thing = '', within] = part.split('/');
  const often =
    n === undefined || n === 1 ? '' : typeof n === 'number' ? ` ${timesWords(n)}` : ` (${oftenWords(scope, n)})`;
  const name = nameOf(scope.lib, thing);
  if (within === undefined) return `${does(scope, of, 'carry')} ${partName(thing)}${often} aus`;
  if (within.startsWith('offer')) {
    const which = within === 'offer1' ? '' : ` (Wirkung ${within.slice('offer'.length)})`;
    return `${does(scope, of, 'use')} ${free ? 'kostenlos ' : ''}${name}${which}${often}`;
  }
  const whose = isSelf(of) ? '' : ` für ${party(scope, of).acc}`;
  return runPart(within, ` von ${name}${whose}${often}`);
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
    const { players, except, if: cond } = among;
    const only = cond && !isPickable(cond) ? { only: ifWords(scope, onCandidate(cond)) } : {};
    scope.players.set(as, { among: players, choose: e, ...(except !== undefined && { except }), ...only });
    return '';
  }
  const by = e.random ? pickedBy(scope, e) : '';
  const chooses = e.random || isSelf(e.who) ? 'wähle' : does(scope, e.who, 'choose');
  if ('amount' in among) {
    const [low, high] = among.amount;
    if (JSON.stringify(low) !== JSON.stringify(high)) return `${chooses} ${betweenWords(scope, low, high)}${by}`;
    const thing = countedThing(scope, low);
    scope.numbers.set(as, { one: thing, more: thing, done: 'zuvor vorhanden' });
    return '';
  }
  const most = e.n ?? 1;
  const upTo = e.upTo ? 'bis zu ' : '';
  const tail = `${e.repeat && most > 1 ? ' (auch mehrmals dasselbe)' : ''}${by}`;
  if ('cards' in among) {
    const hand = among.cards === 'hand';
    const pile = isSelf(among.of)
      ? `aus deiner ${hand ? 'Hand' : 'Ablage'}`
      : `aus der ${hand ? 'Hand' : 'Ablage'} ${party(scope, among.of).gen}`;
    return `${chooses} ${upTo}${cards(most)} ${pile}${tail}`;
  }
  if ('companions' in among) {
    const sides = listed(
      among.companions.map((id) => nameOf(scope.lib, id)),
      'or',
    );
    const whose = isSelf(among.of) ? '' : ` ${from(party(scope, among.of))}`;
    return `${chooses} ${most === 1 ? `${upTo}1 ${sides}` : `${upTo}${most} Gefährten (${sides})`}${whose}${tail}`;
  }
  if ('tokens' in among)
    return `${chooses} ${tokensPicked(scope, among.tokens, most, upTo)} ${whereTokens(scope, among.tokens)}${tail}`;
  scope.numbers.set(as, {
    one: most === 1 ? 'den gewählten Würfel' : 'die gewählten Würfel',
    more: 'Würfel',
    done: 'gewählt',
  });
  return `${chooses} ${diceOf(scope, among.dice, most, upTo, false)}${tail}`;
};
