/** Plain English for what the table shows: phases, moments, whom the match waits for. */

import type { MatchView, PhaseName, PromptView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { WindowPreference } from '../../../protocol/window-preference.ts';
import { plainWords } from '../../table/picture.ts';
import { seatName } from '../../table/who.ts';
import { list, t } from '../../words/t.ts';
import type { Lexicon, StartedPicture } from './model.ts';
import { comingTo } from './sides.ts';

interface Named {
  readonly id: PhaseName;
  readonly name: string;
}

const phases = (): readonly Named[] => [
  { id: 'upkeep', name: t('Upkeep') },
  { id: 'income', name: t('Income') },
  { id: 'main-1', name: t('Main 1') },
  { id: 'offensive-roll', name: t('Offensive roll') },
  { id: 'targeting-roll', name: t('Targeting') },
  { id: 'defensive-roll', name: t('Defensive roll') },
  { id: 'main-2', name: t('Main 2') },
  { id: 'discard', name: t('Discard') },
];

/** Before a turn in a scenario. */
const salves = (): Named => ({ id: 'salve', name: t('Salves') });
const everyPhase = (): readonly Named[] => [
  salves(),
  { id: 'move', name: t('Move') },
  { id: 'explore', name: t('Explore') },
  ...phases(),
];

/** The phases of a turn in what is played. */
export const phasesOf = ({ crawl, battle }: MatchView): readonly Named[] =>
  crawl ? everyPhase() : battle ? [salves(), ...phases()] : phases();

/** What would stand alone, within a sentence: its first word small, the nouns of other languages as they are. */
export const withinSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const phaseName = (id: PhaseName): string => everyPhase().find((phase) => phase.id === id)?.name ?? plainWords(id);

/** What a window is about. Unknown moments still read as words. */
const moments = (): ReadonlyMap<string, string> =>
  new Map([
    ['announced', t('An ability is announced; dice may still be changed')],
    ['then', t('The ability pauses before it goes on')],
    ['attack-declared', t('The attack is declared')],
    ['targeting-rolled', t('The targeting die is rolled')],
    ['offensive-end', t('The offensive roll ends')],
    ['defence-rolled', t('The defence is rolled')],
    ['last-call', t('Last call before the damage is dealt')],
    ['upkeep-damage', t('Upkeep damage is about to be dealt')],
    ['turn-end-damage', t('Damage at the end of the turn is about to be dealt')],
    ['card-damage', t('Damage of a card is about to be dealt')],
    ['isolated-damage', t('Damage is about to be dealt')],
    ['card', t('A card is about to take effect')],
    ['die-rolled', t('Dice are rolled for an effect')],
  ]);
const momentWords = (moment: string): string => moments().get(moment) ?? plainWords(moment);

export interface Status {
  /** Whether this client is waited for. */
  readonly mine: boolean;
  readonly head: string;
  readonly detail: string;
  /** It may be over before it can be read: a window that others answer, or one in which this client can only pass. */
  readonly brief: boolean;
}

/** What the match waits for, in a headline and a line below it. */
export function statusOf(picture: StartedPicture, lexicon: Lexicon, preference?: WindowPreference): Status {
  const { view, you } = picture;
  const phase = phaseName(view.phase);
  const asked = questionWords(view.prompt, lexicon);
  const mine = view.waiting.find((wait) => wait.seat === you);
  if (mine) {
    if (mine.why === 'choice') return { mine: true, head: t('Choose'), detail: asked, brief: false };
    if (mine.why === 'window') {
      const coming = comingTo(view, mine.seat);
      return {
        mine: true,
        head: coming > 0 ? t('{n} damage is coming', { n: coming }) : t('You may answer'),
        detail: momentWords(view.window?.moment ?? ''),
        brief: !isAsked(picture, preference),
      };
    }
    const selling = picture.legal.length > 0 && picture.legal.every((line) => line.action.type === 'sell');
    const rolled = view.rolls.some((roll) => roll.open && roll.seat === you && roll.for === 'offensive');
    const rolling = view.phase === 'offensive-roll' && view.rollsLeft > 0;
    if (view.phase === 'salve')
      return { mine: true, head: t('Your turn'), detail: t('Heal with salves first, or go on.'), brief: false };
    const detail = selling
      ? t('{phase}: sell a card from your hand', { phase })
      : rolling
        ? rolled
          ? t('Keep what you like, throw the rest.')
          : t('Throw the dice.')
        : phase;
    return { mine: true, head: view.active === you ? t('Your turn') : t('Your move'), detail, brief: false };
  }
  const n = view.waiting.length;
  const others = list(view.waiting.map((wait) => seatName(picture, wait.seat)));
  const why = view.waiting[0]?.why;
  if (why === 'choice')
    return {
      mine: false,
      head: t('{names} {n, plural, one {chooses} other {choose}}', { names: others, n }),
      detail: sourceWords(view.prompt?.about ?? '', lexicon),
      brief: true,
    };
  if (why === 'window')
    return {
      mine: false,
      head: t('{names} {n, plural, one {is} other {are}} asked', { names: others, n }),
      detail: momentWords(view.window?.moment ?? ''),
      brief: true,
    };
  if (why === 'move')
    return {
      mine: false,
      head: t('{names} {n, plural, one {moves} other {move}}', { names: others, n }),
      detail: phase,
      brief: true,
    };
  return { mine: false, head: t('One moment'), detail: phase, brief: true };
}

/** In a window that is open for this client: whether the server waits for its player, or passes in a moment. */
const isAsked = ({ legal }: StartedPicture, preference: WindowPreference | undefined): boolean =>
  preference === 'when-it-matters'
    ? legal.some(({ bears }) => bears)
    : legal.some(({ action }) => action.type !== 'pass');

/** A held intent in words. */
export function intentWords(action: { readonly type: string }, lexicon: Lexicon): string {
  for (const field of ['card', 'token', 'ability']) {
    const id: unknown = Reflect.get(action, field);
    if (typeof id !== 'string') continue;
    const name = lexicon.nameOf(id);
    if (action.type === 'play') return t('plays {name}', { name });
    if (action.type === 'spend') return t('spends {name}', { name });
    if (action.type === 'sell') return t('sells {name}', { name });
    return t('uses {name}', { name });
  }
  return plainWords(action.type);
}

const sources = (): ReadonlyMap<string, string> =>
  new Map([
    ['offensive', t('Offensive roll')],
    ['defence', t('Defence roll')],
    ['targeting', t('Targeting roll')],
    ['rule:order', t('What comes first')],
    ['rule:defence', t('A defence')],
    ['rule:target', t('Whom to attack')],
    ['rule:move', t('Where to go')],
  ]);
/** What a roll is for, or what a prompt is about: a phase's roll, or `card:tip-it` and its like by their names. */
export const sourceWords = (source: string, lexicon: Lexicon): string => {
  const id = source.slice(source.indexOf(':') + 1);
  return sources().get(source) ?? (/^[\w-]+:[\w/-]+$/.test(source) ? lexicon.nameOf(id.split('/')[0] ?? id) : source);
};

/** What is asked, and by what where it is not the rules themselves: `Tip It! Choose a die to change.` */
const questionWords = (prompt: PromptView | undefined, lexicon: Lexicon): string => {
  if (!prompt) return '';
  const { about, question } = prompt;
  if (about.startsWith('rule:')) return question;
  const source = sourceWords(about, lexicon);
  return `${source}${/[!?]$/.test(source) ? '' : '.'} ${question}`;
};
