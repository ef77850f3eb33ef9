/** What a German text of a game may not be: English, or broken. Printed names are English everywhere, so they are taken out
 *  before anybody looks. */
import { below, seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';

/** Words that only English has, of those that the games' English texts are made of. */
const ENGLISH =
  /(?<![\p{L}])(the|of|you|your|yours|yourself|he|they|them|their|it|its|this|that|those|and|or|if|unless|when|while|with|without|to|from|for|at|by|on|is|are|has|have|had|not|no|none|each|every|any|all|another|other|more|less|fewer|than|most|least|half|equal|gains?|deals?|loses?|draws?|discards?|heals?|spends?|pays?|rolls?|rolled|re-rolls?|removes?|inflicts?|steals?|prevents?|chooses?|takes?|gives?|puts?|may|cannot|becomes?|begins?|ends?|damage|attacks?|attacker|defen[cs]e|dice|cards?|tokens?|abilit(?:y|ies)|players?|opponents?|teammates?|heroes|target|turn|round|health|once|twice|times|up|down|CP|HP)(?![\p{L}])/iu;

const BROKEN: readonly (readonly [string, RegExp])[] = [
  ['shows that something was missing', /undefined|NaN|\[object|\bnull\b|\btrue\b|\bfalse\b|nichts geschieht/],
  ['shows an id', /[a-z0-9]:[a-z]|\b[a-z]+:(?! )/],
  ['has a doubled blank or a blank before a stop', / {2}| [.,:;]/],
  ['has doubled stops', /[.,:;]{2}|\.!|!\./],
  ['has a doubled word', /\b(\p{L}{2,}) \1\b/iu],
  ['has more than one of what is one', /\b1 (Karten|Statuseffekte|Würfe|KP-Karten)\b/],
  ['has one of what is many', /\b([2-9]|\d\d) (Karte|Statuseffekt|Wurf)\b/],
  ['does not contract', /\b(bei|von|zu) dem [A-ZÄÖÜ]\p{Ll}+\b(?! [A-Z])/u],
  ['sums with a minus', /\+ -/],
];

const names = new WeakMap<AnyGame, RegExp>();
/** Whatever is called something in the game, longest first. */
const namesOf = (game: AnyGame): RegExp => {
  const known = names.get(game);
  if (known) return known;
  const found = new Set<string>();
  walk([game.catalogue(), game.lists()], (value, key) => {
    if (key === 'name') for (const part of [value, ...value.split(', ')]) found.add(part);
    if (key === 'die') found.add(value.split('-').map(capital).join(' '));
  });
  const quoted = [...found]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}])(${quoted.join('|')})(?![\\p{L}])`, 'gu');
  names.set(game, pattern);
  return pattern;
};
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const walk = (value: unknown, visit: (text: string, key: string) => void, key = ''): void => {
  if (typeof value === 'string') visit(value, key);
  else if (Array.isArray(value)) for (const one of value) walk(one, visit, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) walk(one, visit, name);
};

/** What tokens share goes by its id. */
const TERMS = /\p{L}+-Marker/gu;

const withoutNames = (game: AnyGame, text: string): string =>
  text
    .replace(namesOf(game), 'X')
    .replace(TERMS, 'X')
    .replace(/\{\d+\}/g, 'X');

/** The first English word of a text, with some around it; nothing where there is none. */
export const englishIn = (game: AnyGame, text: string): string | undefined => {
  const bare = withoutNames(game, text);
  const found = ENGLISH.exec(bare);
  return found ? bare.slice(Math.max(0, found.index - 30), found.index + 30) : undefined;
};

/** Faults of a line or of sentences. */
export const germanFaults = (game: AnyGame, text: string): string[] => {
  const bare = withoutNames(game, text);
  const english = ENGLISH.exec(bare);
  return [
    ...(english ? [`says "${english[0]}"`] : []),
    ...BROKEN.filter(([, pattern]) => pattern.test(bare)).map(([words]) => words),
    ...(/^[\p{Lu}\d{⚔⛨⚂=±⇄↺👁★]/u.test(text) ? [] : ['begins small']),
  ];
};

/** Fields whose values are read, by name. */
const READ = /^(text|needs|objective|bonus|reward|words|label|question|.*Texts?|does|solo|green|red|blue)$/;

const ID = /^[a-z-]+$/;

/** Everything of the catalogue and the lists that people read, with its faults. */
export const germanCatalogueFaults = (game: AnyGame): string[] => {
  const faults: string[] = [];
  walk([game.catalogue('de'), game.lists('de')], (text, key) => {
    // What a difficulty needs is an id.
    if (!READ.test(key) || text === '' || (key === 'needs' && ID.test(text))) return;
    // What dice are kept for goes on a sentence.
    const found = germanFaults(game, key === 'objective' ? capital(text) : text);
    faults.push(...found.map((fault) => `${key}: ${text}: ${fault}`));
  });
  return faults;
};

/** Where a view has what is asked; some have an id in one of them. */
const ASKED = /^(question|words)$/;

/** Plays the match to its end at random; returns what is wrong with what is labelled, asked and told on the way. */
export const germanMatchFaults = (game: AnyGame, match: unknown, key: string): string[] => {
  const faults = new Set<string>();
  const random = seededStream(key);
  const read = (text: string): void => {
    for (const fault of text === '' ? [] : germanFaults(game, text)) faults.add(`${text}: ${fault}`);
  };
  for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
    const legal = game.legal(match, next.seat);
    const action = legal[below(random, legal.length)] ?? game.timeout;
    for (const one of [...legal, game.concede, game.timeout]) read(game.label(match, next.seat, one, 'de'));
    walk(game.view(match, next.seat, 'de'), (text, name) => {
      if (ASKED.test(name) && /[.?]$/.test(text)) read(text);
    });
    for (const event of game.apply(match, next.seat, action)) read(game.tell(event, 'de'));
  }
  return [...faults];
};
