/** What stands on boards and cards around the effects, in English. */
import type { ActionDef } from '../../vocabulary/words.ts';
import { joined, titled } from '../names.ts';
import type { Texts } from '../words.ts';
import { CONDITIONS, sentences, slotWords, standingSentences } from './effects.ts';

const actionText: Texts['action'] = ({ slot, passive, effects }, nameOf) =>
  joined(`${slotWords(slot)}:`, standingSentences(passive), sentences(effects, nameOf));

const whileText: Texts['while'] = (holds, nameOf) => {
  if (!holds) return '';
  if ('holds' in holds) return CONDITIONS[holds.holds];
  return `At the ${holds.at === 'round-start' ? 'start' : 'end'} of each round: ${sentences(holds.effects, nameOf)}`;
};

export const texts: Texts = {
  pair: (plays) => `Two ${plays}s of your choice, chosen at the table.`,
  action: actionText,
  class: ({ level, hp, dice, token, actions, becomes }, nameOf) =>
    joined(
      `Level ${level}, ${hp} HP, dice: ${dice.join(', ')}.`,
      `Hero Token: ${sentences(token, nameOf)}`,
      ...actions.map((action: ActionDef) => `${action.name}, ${actionText(action, nameOf)}`),
      becomes.length > 0 ? `May become ${becomes.map(nameOf).join(' or ')}.` : '',
    ),
  monster: ({ level, type, hp, hpPerHero, reward, attack, standing }, nameOf) =>
    joined(
      `Level ${level}, ${type}, ${hp} HP${hpPerHero ? `, ${hpPerHero} more for each hero` : ''}, reward ${reward}.`,
      standingSentences(standing),
      sentences(attack, nameOf),
    ),
  boss: ({ type, sides, immune, standing, attacks, brings }, nameOf) =>
    joined(
      `Boss, ${type}${sides === 2 ? ', two sides' : ''}.`,
      immune.length > 0 ? `Immune to ${immune.join(' and ')}.` : '',
      standingSentences(standing),
      ...Object.entries(attacks).map(([colour, effects]) => `${titled(colour)}: ${sentences(effects, nameOf)}`),
      `Brings ${[...new Set(brings.map(({ name }) => name))].join(' and ')}.`,
    ),
  ally: ({ hp, hpPerHero, value }) =>
    `An ally with ${hp} HP${hpPerHero ? ` and ${hpPerHero} for each hero` : ''}, found at ${value}.`,
  quest: ({ level, setUp = [], ally, enemy, hazard, slots }, nameOf) =>
    joined(
      `Quest of level ${level}.`,
      sentences(setUp, nameOf),
      ...[ally, enemy, hazard].flatMap((def) => (def ? [`${def.name} is there.`] : [])),
      ...slots.map(({ slot, while: holds, locked, open }) =>
        joined(
          `${slotWords(slot)}:`,
          whileText(holds, nameOf),
          locked.length > 0 ? `Locked: ${sentences(locked, nameOf)}` : '',
          open.length > 0 ? `Not locked: ${sentences(open, nameOf)}` : '',
        ),
      ),
    ),
  while: whileText,
  pack: (quests, boss) => `${quests.join(', ')}; the boss is ${boss}.`,
  relic: ({ slot, standing, effects }, nameOf) =>
    joined(`Takes a die more: ${slotWords(slot)}.`, standingSentences(standing), sentences(effects, nameOf)),
  item: ({ price, effects = [], keeps }, nameOf) => {
    const kept = keeps?.die
      ? `Kept: a ${keeps.die} die more.`
      : keeps
        ? `Kept: each fight begins with it. ${sentences(keeps.fight ?? [], nameOf)}`
        : '';
    return joined(`Costs ${price} spoils.`, sentences(effects, nameOf), kept);
  },
  companion: ({ hp, bite }) =>
    `${hp} HP. Takes the first place among its enemy's targets, and deals ${bite} damage at the end of the round.`,
  card: (colour, value) => `${colour} ${value}`,
};
