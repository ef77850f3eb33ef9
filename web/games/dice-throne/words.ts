/** Plain English for what the table shows: phases, moments, whom the match waits for. */

import type { MatchView, PhaseName, PromptView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { WindowPreference } from '../../../protocol/window-preference.ts';
import { plainWords } from '../../table/picture.ts';
import { listed, seatName } from '../../table/who.ts';
import type { Lexicon, StartedPicture } from './model.ts';
import { comingTo } from './sides.ts';

export const PHASES: readonly { readonly id: PhaseName; readonly name: string }[] = [
  { id: 'upkeep', name: 'Upkeep' },
  { id: 'income', name: 'Income' },
  { id: 'main-1', name: 'Main 1' },
  { id: 'offensive-roll', name: 'Offensive roll' },
  { id: 'targeting-roll', name: 'Targeting' },
  { id: 'defensive-roll', name: 'Defensive roll' },
  { id: 'main-2', name: 'Main 2' },
  { id: 'discard', name: 'Discard' },
];

/** Before a turn in a scenario. */
const SALVES = { id: 'salve', name: 'Salves' } as const;
const ON_THE_WAY = [SALVES, { id: 'move', name: 'Move' }, { id: 'explore', name: 'Explore' }] as const;
const EVERY_PHASE: readonly { readonly id: PhaseName; readonly name: string }[] = [...ON_THE_WAY, ...PHASES];

/** The phases of a turn in what is played. */
export const phasesOf = ({ crawl, battle }: MatchView): typeof PHASES =>
  crawl ? EVERY_PHASE : battle ? [SALVES, ...PHASES] : PHASES;

export const phaseName = (id: PhaseName): string =>
  EVERY_PHASE.find((phase) => phase.id === id)?.name ?? plainWords(id);

/** What a window is about. Unknown moments still read as words. */
const MOMENTS: ReadonlyMap<string, string> = new Map([
  ['announced', 'An ability is announced; dice may still be changed'],
  ['then', 'The ability pauses before it goes on'],
  ['attack-declared', 'The attack is declared'],
  ['targeting-rolled', 'The targeting die is rolled'],
  ['offensive-end', 'The offensive roll ends'],
  ['defence-rolled', 'The defence is rolled'],
  ['last-call', 'Last call before the damage is dealt'],
  ['upkeep-damage', 'Upkeep damage is about to be dealt'],
  ['turn-end-damage', 'Damage at the end of the turn is about to be dealt'],
  ['card-damage', 'Damage of a card is about to be dealt'],
  ['isolated-damage', 'Damage is about to be dealt'],
  ['card', 'A card is about to take effect'],
  ['die-rolled', 'Dice are rolled for an effect'],
]);
export const momentWords = (moment: string): string => MOMENTS.get(moment) ?? plainWords(moment);

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
    if (mine.why === 'choice') return { mine: true, head: 'Choose', detail: asked, brief: false };
    if (mine.why === 'window') {
      const coming = comingTo(view, mine.seat);
      return {
        mine: true,
        head: coming > 0 ? `${coming} damage is coming` : 'You may answer',
        detail: momentWords(view.window?.moment ?? ''),
        brief: !isAsked(picture, preference),
      };
    }
    const selling = picture.legal.length > 0 && picture.legal.every((line) => line.action.type === 'sell');
    const rolled = view.rolls.some((roll) => roll.open && roll.seat === you && roll.for === 'offensive');
    const rolling = view.phase === 'offensive-roll' && view.rollsLeft > 0;
    if (view.phase === 'salve')
      return { mine: true, head: 'Your turn', detail: 'Heal with salves first, or go on.', brief: false };
    const detail = selling
      ? `${phase}: sell a card from your hand`
      : rolling
        ? rolled
          ? 'Keep what you like, throw the rest.'
          : 'Throw the dice.'
        : phase;
    return { mine: true, head: view.active === you ? 'Your turn' : 'Your move', detail, brief: false };
  }
  const others = listed(view.waiting.map((wait) => seatName(picture, wait.seat)));
  const why = view.waiting[0]?.why;
  if (why === 'choice')
    return {
      mine: false,
      head: `${others} chooses`,
      detail: sourceWords(view.prompt?.about ?? '', lexicon),
      brief: true,
    };
  if (why === 'window')
    return { mine: false, head: `${others} may answer`, detail: momentWords(view.window?.moment ?? ''), brief: true };
  if (why === 'move') return { mine: false, head: `${others} to move`, detail: phase, brief: true };
  return { mine: false, head: 'One moment', detail: phase, brief: true };
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
    if (typeof id === 'string') return `${VERBS[action.type] ?? 'uses'} ${lexicon.nameOf(id)}`;
  }
  return VERBS[action.type] ?? plainWords(action.type);
}
const VERBS: Readonly<Record<string, string>> = { play: 'plays', spend: 'spends', use: 'uses', sell: 'sells' };

const SOURCES: ReadonlyMap<string, string> = new Map([
  ['offensive', 'Offensive roll'],
  ['defence', 'Defence roll'],
  ['targeting', 'Targeting roll'],
  ['rule:order', 'What comes first'],
  ['rule:defence', 'A defence'],
  ['rule:target', 'Whom to attack'],
  ['rule:move', 'Where to go'],
]);
/** What a roll is for, or what a prompt is about: a phase's roll, or `card:tip-it` and its like by their names. */
export const sourceWords = (source: string, lexicon: Lexicon): string => {
  const id = source.slice(source.indexOf(':') + 1);
  return SOURCES.get(source) ?? (/^[\w-]+:[\w/-]+$/.test(source) ? lexicon.nameOf(id.split('/')[0] ?? id) : source);
};

/** What is asked, and by what where it is not the rules themselves: `Tip It! Choose a die to change.` */
export const questionWords = (prompt: PromptView | undefined, lexicon: Lexicon): string => {
  if (!prompt) return '';
  const { about, question } = prompt;
  if (about.startsWith('rule:')) return question;
  const source = sourceWords(about, lexicon);
  return `${source}${/[!?]$/.test(source) ? '' : '.'} ${question}`;
};
