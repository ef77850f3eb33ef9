/** What is marked in a text of the game, in the language that is spoken. */
import { escaped, formsIn } from '../../../kit/words.ts';
import { t } from '../../../words/t.ts';

const anyOf = (forms: readonly string[]): string => forms.map(escaped).join('|');
const FIGURES = '\\d+(?: \\/ \\d+)*';

/** The names of tokens, `Heal 3`, `2 CP`, and figures that damage follows. */
export function markPattern(tokens: Iterable<string>): RegExp {
  const names = [...tokens].sort((a, b) => b.length - a.length);
  const damage = `(?:\\p{Ll}+ )?(?:${anyOf(formsIn(t('damage')))})`;
  return new RegExp(
    `(\\b(?:${anyOf(names)})(?![\\w-]| [A-Z])|(?:${anyOf(healing())}) ${FIGURES}|${FIGURES} ${t('CP')}|${FIGURES}(?= ${damage}))`,
    'u',
  );
}

export interface Mark {
  readonly kind: 'points' | 'health' | 'damage';
  /** What stands before the figures, with the blank behind it. */
  readonly before: string;
  readonly figures: string;
}

/** What was found, where it is no token. */
export function markOf(part: string): Mark {
  if (part.endsWith(` ${t('CP')}`)) return { kind: 'points', before: '', figures: part };
  const verb = healing().find((form) => part.startsWith(`${form} `));
  if (verb === undefined) return { kind: 'damage', before: '', figures: part };
  return { kind: 'health', before: `${verb} `, figures: part.slice(verb.length + 1) };
}

const healing = (): readonly string[] => formsIn(t('Heal, heal'));
