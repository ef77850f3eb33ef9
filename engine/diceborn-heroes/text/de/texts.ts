/** What stands on boards and cards around the effects, in German. */
import { joined } from '../names.ts';
import type { Texts } from '../words.ts';
import { CONDITIONS, colour, list, sentences, slotWords, standingSentences, TYPES } from './effects.ts';

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const actionText: Texts['action'] = ({ slot, passive, effects }, nameOf) =>
  joined(`${capital(slotWords(slot))}:`, standingSentences(passive), sentences(effects, nameOf));

const whileText: Texts['while'] = (holds, nameOf) => {
  if (!holds) return '';
  if ('holds' in holds) return CONDITIONS[holds.holds];
  return `${holds.at === 'round-start' ? 'Am Anfang' : 'Am Ende'} jeder Runde: ${sentences(holds.effects, nameOf)}`;
};
const PAIRS: Readonly<Record<string, string>> = { hero: 'Helden', champion: 'Champions' };

export const texts: Texts = {
  pair: (plays) => `Zwei ${PAIRS[plays] ?? plays} deiner Wahl, am Tisch gewählt.`,
  action: actionText,
  class: ({ level, hp, dice, token, actions, becomes }, nameOf) =>
    joined(
      `Stufe ${level}, ${hp} Leben, Würfel: ${dice.map((die) => colour(die)).join(', ')}.`,
      `Heldenmarker: ${sentences(token, nameOf)}`,
      ...actions.map((action) => `${action.name}, ${actionText(action, nameOf)}`),
      becomes.length > 0 ? `Kann werden: ${becomes.map(nameOf).join(' oder ')}.` : '',
    ),
  monster: ({ level, type, hp, hpPerHero, reward, attack, standing }, nameOf) =>
    joined(
      `Stufe ${level}, ${TYPES[type][0]}, ${hp} Leben${hpPerHero ? `, je Held ${hpPerHero} mehr` : ''}, Belohnung ${reward}.`,
      standingSentences(standing),
      sentences(attack, nameOf),
    ),
  boss: ({ type, sides, immune, standing, attacks, brings }, nameOf) =>
    joined(
      `Boss, ${TYPES[type][0]}${sides === 2 ? ', zwei Seiten' : ''}.`,
      immune.length > 0 ? `Immun gegen ${list(immune.map((one) => IMMUNE[one] ?? one))}.` : '',
      standingSentences(standing),
      ...Object.entries(attacks).map(([name, effects]) => `${capital(colour(name))}: ${sentences(effects, nameOf)}`),
      `Bringt ${list([...new Set(brings.map(({ name }) => name))])} mit.`,
    ),
  ally: ({ hp, hpPerHero, value }) =>
    `Ein Verbündeter mit ${hp} Leben${hpPerHero ? ` und je Held ${hpPerHero} mehr` : ''}, gefunden bei ${value}.`,
  quest: ({ level, setUp = [], ally, enemy, hazard, slots }, nameOf) =>
    joined(
      `Quest der Stufe ${level}.`,
      sentences(setUp, nameOf),
      ...[ally, enemy, hazard].flatMap((def) => (def ? [`${def.name} ist da.`] : [])),
      ...slots.map(({ slot, while: holds, locked, open }) =>
        joined(
          `${capital(slotWords(slot))}:`,
          whileText(holds, nameOf),
          locked.length > 0 ? `Gebunden: ${sentences(locked, nameOf)}` : '',
          open.length > 0 ? `Nicht gebunden: ${sentences(open, nameOf)}` : '',
        ),
      ),
    ),
  while: whileText,
  pack: (quests, boss) => `${quests.join(', ')}; der Boss ist ${boss}.`,
  relic: ({ slot, standing, effects }, nameOf) =>
    joined(`Nimmt einen Würfel mehr: ${slotWords(slot)}.`, standingSentences(standing), sentences(effects, nameOf)),
  item: ({ price, effects = [], keeps }, nameOf) => {
    const kept = keeps?.die
      ? `Bleibt: ein ${colour(keeps.die, 'er')} Würfel mehr.`
      : keeps
        ? `Bleibt: jeder Kampf beginnt damit. ${sentences(keeps.fight ?? [], nameOf)}`
        : '';
    return joined(`Kostet ${price} ${price === 1 ? 'Beutestück' : 'Beutestücke'}.`, sentences(effects, nameOf), kept);
  },
  companion: ({ hp, bite }) =>
    `${hp} Leben. Steht unter den Zielen seines Gegners an erster Stelle und macht am Ende der Runde ${bite} Schaden.`,
  card: (name, value) => `${capital(colour(name))} ${value}`,
};

const IMMUNE: Readonly<Record<string, string>> = { poison: 'Gift', stun: 'Betäubung', capture: 'Gefangennahme' };
