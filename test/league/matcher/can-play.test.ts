/** Which party may queue where, and the code that the others are refused with. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { canPlay, type UnplayableCode } from '../../../league/matcher/can-play.ts';
import { FORMATS, type FormatName, member } from '../../support/stores/tickets.ts';

const may = suite('matcher: who can queue for what');

/** Members by what they have picked: `h` a hero, `b` a boss, `e` either, `-` nothing of this mode. */
const party = (picks: string) =>
  [...picks].map((pick, i) =>
    member(`p${i}`, 25, { plays: { h: ['hero'], b: ['boss'], e: ['hero', 'boss'] }[pick] ?? ['dragon'] }),
  );

const CASES: [FormatName, string, UnplayableCode | 'yes', UnplayableCode | 'yes'][] = [
  // mode, picks, ranked, casual
  ['duel', 'h', 'yes', 'yes'],
  ['duel', 'b', 'hero-missing', 'hero-missing'],
  ['duel', 'hh', 'party-against-itself', 'yes'],
  ['duel', 'hhh', 'party-too-large', 'party-too-large'],
  ['hill', 'hh', 'party-against-itself', 'yes'],
  ['hill', 'hhhhhh', 'party-against-itself', 'yes'],
  ['hill', 'hhhhhhh', 'party-too-large', 'party-too-large'],
  ['2v2', 'hh', 'yes', 'yes'],
  ['2v2', 'h-', 'hero-missing', 'hero-missing'],
  ['2v2', 'hhh', 'party-too-large', 'party-too-large'],
  ['2v2', 'hhhh', 'party-too-large', 'party-too-large'],
  ['3v3', 'hhh', 'yes', 'yes'],
  ['2v2v2', 'hhh', 'party-too-large', 'party-too-large'],
  ['boss-vs-many', 'b', 'yes', 'yes'],
  ['boss-vs-many', 'hhhh', 'yes', 'yes'],
  ['boss-vs-many', 'hhhhh', 'picks-do-not-fit', 'picks-do-not-fit'],
  ['boss-vs-many', 'bh', 'party-against-itself', 'yes'],
  ['boss-vs-many', 'eh', 'yes', 'yes'],
  ['boss-vs-many', 'ehhhh', 'party-against-itself', 'yes'],
  ['boss-vs-many', 'bb', 'picks-do-not-fit', 'picks-do-not-fit'],
  ['boss-vs-many', 'bhhhhh', 'party-too-large', 'party-too-large'],
  ['boss-vs-boss', 'bb', 'party-against-itself', 'yes'],
  ['boss-vs-boss', 'h', 'hero-missing', 'hero-missing'],
];
for (const [mode, picks, ranked, casual] of CASES) {
  may(`${mode} for ${picks}: ranked ${ranked}, casual ${casual}`, () => {
    const told = (asRanked: boolean) => canPlay(FORMATS[mode], party(picks), asRanked)?.code ?? 'yes';
    assert.equal([told(true), told(false)], [ranked, casual]);
  });
}

may('nobody plays a mode without formats', () => {
  assert.is(canPlay([], party('h'), true)?.code, 'hero-missing');
});

may('a sentence says what was asked for and what came', () => {
  const { message } = canPlay(FORMATS['2v2'], party('hhh'), true) ?? {};
  assert.match(message ?? '', /at most 2 seats.*3 members/);
});

may.run();
