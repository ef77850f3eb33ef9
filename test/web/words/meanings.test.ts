/** Words of the rules open what they mean in every language: whatever the English text of a thing explains, the same text
 *  in another language explains, too, by the forms that stand in that language's catalogue. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyGame } from '../../../engine/core/game.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { dicebornHeroes } from '../../../engine/diceborn-heroes/index.ts';
import { LANGUAGES, type Language } from '../../../protocol/settings.ts';
import { catalogueOf } from '../../../web/build/words.ts';
import { markOf, markPattern } from '../../../web/games/dice-throne/texts/marks.ts';
import { Glossary } from '../../../web/rules/glossary.ts';
import { speakFrom } from '../../../web/words/t.ts';

const meanings = suite('web: words of the rules in texts');
meanings.after(() => speakFrom('en', {}));

/** Fields that people read. */
const READ = /^(text|needs|objective|bonus|reward|does|.*Texts?)$/;

/** The texts at the same places of both. */
const textsOf = (one: unknown, other: unknown, key = ''): [string, string][] => {
  if (typeof one === 'string') return READ.test(key) && typeof other === 'string' ? [[one, other]] : [];
  if (typeof one !== 'object' || one === null) return [];
  return Object.entries(one).flatMap(([name, value]) =>
    textsOf(value, Reflect.get(Object(other), name), Array.isArray(one) ? key : name),
  );
};

/** What the texts explain, of one after the other. */
const explained = (game: AnyGame, language: Language, texts: readonly string[]): string[][] => {
  speakFrom(language, language === 'en' ? {} : catalogueOf(language));
  const glossary = new Glossary(game.id, []);
  return texts.map((text) => glossary.mentionedIn(text).map((term) => `${Reflect.get(term, 'id')}`));
};

for (const language of LANGUAGES.filter((one) => one !== 'en'))
  for (const game of [diceThrone, diceClash, dicebornHeroes])
    meanings(`issue: in ${language}, texts of ${game.name} explained no word of the rules`, () => {
      const pairs = textsOf(game.catalogue(), game.catalogue(language));
      const english = explained(
        game,
        'en',
        pairs.map(([text]) => text),
      );
      const other = explained(
        game,
        language,
        pairs.map(([, text]) => text),
      );
      assert.ok(english.flat().length > 0);
      const silent = pairs.flatMap(([, text], at) =>
        (english[at] ?? []).filter((term) => !other[at]?.includes(term)).map((term) => `${term}: ${text}`),
      );
      assert.equal([...new Set(silent)], []);
    });

/** How often each kind of thing is marked in the texts. */
const marked = (language: Language): Record<string, number> => {
  speakFrom(language, language === 'en' ? {} : catalogueOf(language));
  const pattern = markPattern(['Evasive']);
  const counts: Record<string, number> = {};
  for (const [text] of textsOf(diceThrone.catalogue(language), diceThrone.catalogue(language)))
    for (const part of text.split(pattern).filter((_, at) => at % 2 === 1)) {
      const kind = part === 'Evasive' ? 'token' : markOf(part).kind;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  return counts;
};

for (const language of LANGUAGES.filter((one) => one !== 'en'))
  meanings(`issue: in ${language}, damage, healing and points of Dice Throne stood unmarked in its texts`, () => {
    const [english, other] = [marked('en'), marked(language)];
    assert.equal(Object.keys(other).sort(), ['damage', 'health', 'points', 'token']);
    // Languages say some of it with other words: `gain as many CP as`.
    for (const [kind, count] of Object.entries(english))
      assert.ok(Math.abs((other[kind] ?? 0) - count) <= count / 10, `${kind}: ${other[kind]} of ${count}`);
  });

meanings.run();
