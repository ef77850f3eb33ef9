/** What stands on boards and cards around the effects, in German. */
import type { Cond, Offer, TokenDef } from '../../vocabulary/words.ts';
import { capital } from '../names.ts';
import type { Scope } from '../scope.ts';
import type { Paid, PartWords } from '../words.ts';
import { atMostWords, PER, timesWords } from './amounts.ts';
import { pickWords } from './clauses.ts';
import { dice, listed } from './names.ts';
import { party } from './party.ts';
import { ownPhase } from './phases.ts';
import { condWords, duringWords, ifWords } from './phrases.ts';
import { partName } from './things.ts';

const KINDS: Readonly<Record<TokenDef['kind'], string>> = {
  positive: 'Positiv',
  negative: 'Negativ',
  unique: 'Einzigartig',
  marker: 'Zeichen',
};

const limitWords = ({ limit }: TokenDef): string => {
  if (limit === 'none') return 'beliebig viele';
  if (typeof limit === 'number') return `höchstens ${limit}`;
  if ('versus' in limit) return `höchstens ${limit.versus}, wo Spieler gegeneinander spielen`;
  return `höchstens ${limit.others}, beim eigenen Helden ${limit.owner}`;
};

const BEFORE: Readonly<Record<string, string>> = { turn: 'diesem Zug', phase: 'dieser Phase' };

/** What is paid, the thing itself and what it costs besides, around as what and in which phase. */
const offerStart = (scope: Scope, offer: Offer, { price, spends, limit }: Paid): string => {
  const { tokens, aged, modifier } = offer;
  const as = `${modifier ? ' als Angriffsmodifikator' : ''}${phaseWords(scope, offer)}`;
  if (!spends) return price === '' ? `Nutze es${as}` : capital(price).replace(/( aus| her| ab|)$/, `${as}$1`);
  const many = tokens === 'any' ? 'beliebig viele' : tokens !== undefined ? String(tokens) : limit > 1 ? '1' : 'es';
  const since = aged ? ` (schon vor ${BEFORE[aged]} da)` : '';
  return `Gib ${many}${since}${as} aus${price === '' ? '' : ` und ${price}`}`;
};
const phaseWords = (scope: Scope, { when, at }: Offer): string => {
  if (at === 'salve') return ' vor deinem Zug';
  if (at === 'upkeep') return ' in deinem Unterhalt';
  if (at) return ` am Ende ${whoseEnd(when)}`;
  return when && 'during' in when ? ` in ${duringWords(scope, when, 'dat')}` : '';
};
const whoseEnd = (when: Cond | undefined): string => {
  if (!when || !saysWhose(when)) return 'des Angriffswurfs';
  return 'is' in when ? 'deines Angriffswurfs' : 'des Angriffswurfs eines anderen Spielers';
};
/** The condition is no more than whose Attack it is, or is not. */
const saysWhose = (when: Cond): boolean => {
  const fact = 'not' in when ? when.not : when;
  return 'is' in fact && fact.is[1] === 'mine';
};
/** What must hold besides the phase. */
const whenWords = (scope: Scope, { when, at }: Offer): string => {
  const told = !when || at === 'salve' || (at === undefined ? 'during' in when : at !== 'upkeep' && saysWhose(when));
  return told ? '' : `, wenn ${condWords(scope, when)}`;
};

export const parts: PartWords = {
  hero: (complexity, faces) => `Schwierigkeit ${complexity} von 6. Würfel: ${listed(faces)}.`,
  setUp: 'Aufbau',
  mayReroll: (n, of) => `Du darfst ${of === 1 ? 'den Würfel' : `${n > 1 ? 'bis zu ' : ''}${n} der Würfel`} neu werfen.`,
  yourRoll: 'dein Wurf',
  choosesTarget: (scope, { choose: players, ...rest }) => {
    pickWords(scope, { do: 'choose', as: 'target', from: { players, ...rest } });
    return `Das Ziel ist ${party(scope, { picked: 'target' }).nom}.`;
  },
  locksOpponents: 'Gegner dürfen nicht handeln, bis die Würfelphase vorbei ist.',
  defence: (n) => `Verteidigung, ${dice(n)}`,
  passive: 'Passiv',
  attackModifier: 'Angriffsmodifikator',
  onlyWhen: (scope, cond) => `Nur wenn ${condWords(scope, cond)}`,
  upgrades: (ability) => `Verbessert ${ability}`,
  adds: (ability) => `Dazu kommt ${ability}`,
  comesIntoPlay: 'Wenn sie ins Spiel kommt',
  whileHeld: (name) => `Solange du ${name} hast`,
  whileSide: (companion, side) => `Solange ${companion} ${side} ist`,
  part: partName,
  leadIf: (scope, lead, cond) => `${lead}, ${ifWords(scope, cond).replace(/^wenn /, 'falls ')}`,
  token: (def) => `${KINDS[def.kind]}, ${limitWords(def)}.`,
  atItsLimit: 'Wenn du es erhältst, obwohl das Limit erreicht ist',
  leaves: (ends, aged) => {
    const since = aged ? `, falls du es zu ${ownBegin(ends)} Beginn schon hattest` : '';
    return `Es verschwindet, wenn ${ownPhase(ends, 'nom')} endet${since}.`;
  },
  shares: (name) => `Alle ${name}-Marker zusammen haben dieses Limit.`,
  perSource: 'Was verschiedene Spieler zufügen, zählt je für sich.',
  declinable: 'Der eigene Held darf es ablehnen.',
  locked: (locks, movesItself) => {
    const verbs = locks.flatMap((lock) => (lock === 'but by its board' ? [] : [lock]));
    const locked = listed(
      verbs.map((lock) => (lock === 'move' ? 'verschieben' : 'entfernen')),
      'or',
    );
    const byBoard = locks.includes('but by its board');
    return `Es lässt sich ${byBoard ? 'nur durch Fähigkeiten des eigenen Helden ' : `${movesItself ? 'sonst ' : ''}nicht `}${locked}.`;
  },
  companion: (limit) => `Gefährte, höchstens ${limit}.`,
  single: (begins, dial) => {
    const health = begins?.health === undefined ? '' : ` mit ${begins.health} Leben`;
    const start = begins ? ` Beginnt als ${begins.side}${health}.` : '';
    const end = dial ? ` Hat höchstens ${dial.max} Leben und wird ohne Leben zu ${dial.side}.` : '';
    return `Gefährte.${start}${end}`;
  },
  often: atMostWords,
  limit: (n, per) => `${capital(timesWords(n))} je ${PER[per]}.`,
  rids: (price) => `Wann immer du willst: ${price} und entferne es.`,
  offer: (scope, offer, paid) => `${offerStart(scope, offer, paid)}${whenWords(scope, offer)}`,
};

const ownBegin = (span: string): string => (ownPhase(span, 'nom').startsWith('deine') ? 'deren' : 'dessen');
