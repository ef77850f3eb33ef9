/** Plain English for what the table shows. */

import type { DicebornView, HeroView, PromptView } from '../../../engine/diceborn-heroes/view/view-shape.ts';
import type { Slot } from '../../../engine/diceborn-heroes/vocabulary/words.ts';
import { plainWords } from '../../table/picture.ts';
import { seatName } from '../../table/who.ts';
import { list, t } from '../../words/t.ts';
import type { HeldDie } from './context.ts';
import { colourWords, shownWords } from './kinds.ts';
import type { SortedLines, Use } from './lines.ts';
import { dieWords, figureNamed, figureTitle, heroTitle, type Lexicon, type StartedPicture } from './model.ts';

/** `red, 4 or more`. */
export const slotWords = ({ colour, least }: Slot): string => {
  const name = colour === 'grey' ? t('any colour') : colourWords(colour);
  return least > 0 ? t('{name}, {least} or more', { name, least }) : t('{name}, any value', { name });
};

/** Whose hero it is, beside its class. */
export const ledBy = (picture: StartedPicture, { seat }: HeroView): string =>
  seat === picture.you ? t('you') : seatName(picture, seat);

export interface Status {
  /** Whether this client is waited for. */
  readonly mine: boolean;
  readonly head: string;
  readonly detail: string;
}

/** What the match waits for, in a headline and a line below it. */
export const statusOf = (
  picture: StartedPicture,
  lexicon: Lexicon,
  lines: SortedLines,
  held: HeldDie | undefined,
): Status => {
  const { view, you } = picture;
  const [wait] = view.waiting;
  if (!wait) return { mine: false, head: t('One moment'), detail: '' };
  const mine = you !== undefined && view.waiting.some(({ seat }) => seat === you);
  if (!mine) {
    const names = list(view.waiting.map(({ seat }) => seatName(picture, seat)));
    if (view.prompt) {
      const n = view.waiting.length;
      const head = t('{names} {n, plural, one {chooses} other {choose}}', { names, n });
      return { mine, head, detail: questionWords(view.prompt, view, lexicon) };
    }
    return { mine, head: t('Waiting for {names}', { names }), detail: waitedFor(view) };
  }
  if (view.prompt) return { mine, head: questionWords(view.prompt, view, lexicon), detail: whyAsked(view, lexicon) };
  if (view.window) return { mine, head: nextWords(view, lexicon), detail: t('Use something first, or pass.') };
  if (view.phase === 'town') return { mine, head: t('In town'), detail: t('Rest, buy, give, learn; then go on.') };
  if (held) return { mine, head: t('{die}: where?', { die: dieWords(held.die) }), detail: t('Choose a lit slot.') };
  return {
    mine,
    head: t('Which die goes where?'),
    detail: lines.ready ? t('Tap a die, then a slot, or drag it there.') : t('At least one hero has to act.'),
  };
};

const waitedFor = ({ phase, window }: DicebornView): string =>
  window ? t('to use something, or to pass') : phase === 'town' ? t('to leave the town') : t('to put dice on slots');

/** What is asked, after whom it is asked for: `Priest: Which bounty do you take?` */
const questionWords = ({ words, by, chosen }: PromptView, view: DicebornView, lexicon: Lexicon): string => {
  if (chosen) return t('{words} ({n} of 2)', { words, n: chosen.length + 1 });
  return by === undefined ? words : `${figureTitle(view, lexicon, by)}: ${words}`;
};

/** Why it is this seat that is asked, and what comes of the other answer. */
const LEADERS: ReadonlySet<string> = new Set(['next', 'target', 'pack']);
const whyAsked = (view: DicebornView, lexicon: Lexicon): string => {
  const { prompt, players, heroes } = view;
  if (!prompt) return '';
  if (LEADERS.has(prompt.question)) return players.length > 1 ? t('You lead the party, so you decide.') : '';
  const [first] = prompt.chosen ?? [];
  if (first) return t('Beside {name}.', { name: lexicon.name(first) });
  const other = figureNamed(prompt.by ?? '').no + 1;
  return prompt.question === 'bounty' && heroes[other]?.seat === prompt.seat
    ? t('{name} gets the other one.', { name: heroTitle(view, lexicon, other) })
    : '';
};

/** What will happen if nobody uses anything. */
const nextWords = ({ pending = [], ...view }: DicebornView, lexicon: Lexicon): string => {
  const [next] = pending;
  if (!next) return t('Before the round ends');
  return t('Before {name} acts', { name: figureTitle({ ...view, pending }, lexicon, next.who) });
};

/** The name of what a hero may use. */
export const useName = (lexicon: Lexicon, view: DicebornView, { hero, kind, item }: Use): string => {
  if (kind === 'use') return lexicon.name(item ?? '');
  return kind === 'bounty' ? lexicon.name(view.heroes[hero]?.bounty ?? '') : t('Hero Token');
};
/** What it does. */
export const useText = (lexicon: Lexicon, view: DicebornView, { hero, kind, item }: Use): string => {
  const by = view.heroes[hero];
  if (kind === 'use') return lexicon.textWithoutPrice(item ?? '');
  if (kind === 'bounty') return lexicon.text(by?.bounty ?? '');
  return lexicon.classes.get(by?.class ?? '')?.tokenText ?? '';
};

const plainOptions = (): Readonly<Record<string, string>> => ({
  done: t('Nobody else'),
  all: t('All of them'),
  yes: t('Yes'),
  no: t('No'),
  wound: t('A wound'),
  poison: t('Poison'),
  stun: t('Stun'),
});
/** What "enough" is called, by what is asked. */
const done = (): Readonly<Record<string, string>> => ({
  dice: t('These'),
  peek: t('The rest stays'),
  foresee: t('None'),
  heal: t('Enough'),
  song: t('None'),
  spoils: t('None'),
});

/** An answer, with names as they stand at this table. */
export const optionWords = (option: string, view: DicebornView, lexicon: Lexicon): string => {
  const [of = '', own] = option.split('/');
  if (own !== undefined) return `${figureTitle(view, lexicon, of)}: ${optionWords(own, view, lexicon)}`;
  const at = option.indexOf(':');
  const kind = at < 0 ? option : option.slice(0, at);
  const id = option.slice(at + 1);
  if (kind === 'hero' || kind === 'enemy' || kind === 'ally') return figureTitle(view, lexicon, option);
  if (kind === 'die') return dieWords(id);
  if (kind === 'value') return id;
  if (kind === 'card') return cardWords(id, lexicon);
  if (option === 'done') return done()[view.prompt?.question ?? ''] ?? t('Nobody else');
  return plainOptions()[option] ?? lexicon.name(id);
};
/** `Red 3`, or the name of a starred card and what it shows. */
export const cardWords = (id: string, lexicon: Lexicon): string => {
  const card = lexicon.cards.get(id);
  if (!card) return plainWords(id);
  const shown = shownWords(card.colour, card.value);
  return card.name === shown ? shown : `${card.name} (${shown})`;
};

const titles = ({ view }: StartedPicture, lexicon: Lexicon, names: readonly string[]): string =>
  list(names.map((name) => figureTitle(view, lexicon, name)));
/** Whom an attack finds: `finds Mage and Thief`. */
export const findsWords = (picture: StartedPicture, lexicon: Lexicon, names: readonly string[]): string =>
  names.length === 0 ? t('finds nobody') : t('finds {what}', { what: titles(picture, lexicon, names) });
/** Whom it may find, as somebody has to choose yet. */
export const mayFindWords = (picture: StartedPicture, lexicon: Lexicon, names: readonly string[]): string =>
  t('may find {finds}', { finds: titles(picture, lexicon, names) });
