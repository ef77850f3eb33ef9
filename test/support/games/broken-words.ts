/** Words used wrongly: boards, parts, companions and figures. As in `broken-heroes.ts`. */
import type { Damage } from '../../../engine/dice-throne/vocabulary/words.ts';
import { madeUp } from '../../support/games/made-up.ts';
import type { BROKEN } from './broken-heroes.ts';

const damage: Damage = { do: 'damage', n: 4 };
const roll = (run: unknown, more = {}) => ({ do: 'roll', dice: 1, run, ...more });

/** Barbarian with one thing wrong. */
export const BROKEN_WORDS: typeof BROKEN = [
  [
    'abilities.thick-skin.target',
    { choose: 'player' },
    'ability thick-skin, target: expected a target only of what is announced, got {"choose":"player"}.',
  ],
  [
    'boards',
    { cursed: { name: 'Cursed', abilities: { smack: { name: 'Smack', levels: [{ defence: 3, run: [damage] }] } } } },
    'side cursed, ability smack: expected an id of its own (an ability has this one), got "smack".',
  ],
  [
    'boards',
    { cursed: { name: 'Cursed', abilities: { rend: { name: 'Rend', levels: [{ run: [damage] }] } } } },
    'side cursed, ability rend, needs: expected what the dice must show, got nothing.',
  ],
  [
    'parts',
    { rest: [{ do: 'run', part: 'wake' }] },
    'parts.rest.0.part: expected a part of this hero (rest), got "wake".',
  ],
  [
    'parts',
    { rest: [{ do: 'run', part: 'rest' }] },
    'parts.rest: expected parts that do not come back to this one, got ["rest"].',
  ],
  ['tokens.daze.parts', { burst: [] }, 'token daze, parts.burst: expected a list of at least 1, got [].'],
  [
    'tokens.daze.limit',
    'some',
    'token daze, limit: expected a whole number of 1 or more, "none", { "owner": …, "others": … } or { "versus": … }, got "some".',
  ],
  ['tokens.daze.on.0.per', 'turn', 'token daze, on.0.per: expected a span only along with "times", got "turn".'],
  [
    'tokens.daze.standing',
    [{ do: 'cannot', what: 'activate:smash' }],
    'token daze, standing.0.what: expected "activate:" and one of offensive, ultimate, straight, or an ability of this hero (smack, sturdy-blow, mighty-blow, crit-bash, fortitude, overpower, reckless, thick-skin, rage, crit-smash, war-cry), got "smash".',
  ],
  [
    'cards.concuss.when',
    { side: 'cursed' },
    'card concuss, when.side: expected no side of the board, as this hero has none, got "cursed".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'run', part: 'stun/burst' },
    'card concuss, run.0.part: expected no part, as this hero has none, got "stun/burst".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'become', what: 'board', side: 'next' },
    'card concuss, run.0.side: expected "next", or no side of the board, as this hero has none, got "next".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'adjust', what: 'price', by: 1 },
    'card concuss, run.0.what: expected one of attempts, attempt price, card price, sale, income, income draw, defence rerolls, or "limit:" and a token, got "price".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'move', what: 'cp', n: 1, to: 'self', if: { is: ['attack', 'own'] } },
    'card concuss, run.0.if: expected a condition only of health that is gained, got {"is":["attack","own"]}.',
  ],
  [
    'cards.concuss.run.0',
    { do: 'adjust', what: 'attempts', by: -1, back: 1 },
    'card concuss, run.0.back: expected a price only for attempts that a standing word takes away, got 1.',
  ],
  [
    'setUp',
    [
      {
        do: 'choose',
        options: [
          { name: 'no', run: [] },
          { name: 'no', run: [] },
        ],
      },
    ],
    'setUp.0.do: expected one of move, adjust, cards, got "choose".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'cards', n: 1, from: 'board', to: 'hand', pick: 'top' },
    'card concuss, run.0.from: expected one of "deck", "hand", "discard", got "board".',
  ],
  [
    'cards.concuss.run.0',
    roll([damage], { rerolls: { n: 1, cost: { cards: 1 } } }),
    'card concuss, run.0.rerolls.cost.cards: expected no price in cards for a re-roll, got 1.',
  ],
  [
    'cards.concuss.run.0',
    roll([damage], { keep: true }),
    'card concuss, run.0.as: expected a name for dice that stay open, got nothing.',
  ],
  [
    'cards.concuss.run.0',
    { do: 'dice', which: { whose: 'own', roll: 'this' }, how: 'reroll' },
    'card concuss, run.0.which.roll: expected nothing that reads dice: none are rolled here, got "this".',
  ],
  [
    'abilities.smack.levels.0.keep',
    true,
    'ability smack, levels.0.keep: expected dice that stay open of a defence only, got true.',
  ],
  [
    'abilities.thick-skin.levels.0.run.0',
    { ...damage, n: { sum: 'defence' } },
    'ability thick-skin, levels.0.run.0.n.sum: expected the name of a roll around it, got "defence".',
  ],
  // What is read later knows nothing of the program that laid it.
  [
    'cards.concuss.run',
    [
      { do: 'choose', as: 'who', from: { players: 'opponent' } },
      { do: 'on', at: 'begins:offensive', of: { picked: 'who' }, run: [damage] },
    ],
    'card concuss, run.1.of.picked: expected the name of players picked before it in the same program or around it, and here, where it is read later, there is none, got "who".',
  ],
  [
    'tokens.daze.on.0.run',
    [{ do: 'on', at: 'begins:turn', of: 'source', run: [damage] }],
    'token daze, on.0.run.0.of: expected another player: only a token has a source, got "source".',
  ],
  [
    'abilities.smack.levels.0.run.0',
    { ...damage, if: { alike: 3 } },
    'ability smack, levels.0.run.0.if: expected nothing that reads dice: none are rolled here, got {"alike":3}.',
  ],
  [
    'cards.concuss.run.0',
    { ...damage, if: { compare: [{ record: 'incoming' }, '>=', 1] } },
    'card concuss, run.0.if.compare.0.record: expected "subtotal", "dealt" or "base": what is incoming is added up only then, got "incoming".',
  ],
  [
    'abilities.smack.levels.0.run.0',
    { ...damage, n: { plus: [{ record: 'dealt', of: 'target' }, { sum: true }] } },
    'ability smack, levels.0.run.0.n.plus.1.sum: expected nothing that reads dice: none are rolled here, got true.',
  ],
  // Who pays how many tokens says so where they are spent, and nowhere else.
  [
    'tokens.daze.offers',
    [{ run: [{ ...damage, n: { picked: 'count' } }] }],
    'token daze, offers.0.run.0.n.picked: expected the name of a pick before it in the same program or around it, got "count".',
  ],
  [
    'tokens.daze.offers',
    [{ tokens: 'any', when: { compare: [{ picked: 'count' }, '>', 1] }, run: [damage] }],
    'token daze, offers.0.when.compare.0.picked: expected the name of a pick before it in the same program or around it, got "count".',
  ],
  [
    'tokens.daze.offers',
    [{ run: [{ ...damage, to: 'source' }] }],
    'token daze, offers.0.run.0.to: expected another player: only a token has a source, got "source".',
  ],
  [
    'tokens.daze',
    {
      name: 'Daze',
      kind: 'negative',
      limit: 1,
      offers: [{ tokens: 'any', run: [damage] }],
      on: [{ at: 'begins:upkeep', run: [{ do: 'run', part: 'daze/offer1' }] }],
    },
    'token daze, on.0.run.0.part: expected no part, as this hero has none, got "daze/offer1".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'move', what: 'cp', n: 'all', to: 'self' },
    'card concuss, run.0.n: expected an amount: "all" is what somebody has ("from"), and the supply has no end, got "all".',
  ],
  // Ids wherever they stand.
  [
    'cards.concuss.run.0',
    { do: 'choose', as: 'removed', from: { tokens: { of: 'self', ids: ['daze', 'doze'] } } },
    'card concuss, run.0.from.tokens.ids.1: expected a token of this hero (daze, stun), got "doze".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'choose', as: 'removed', from: { tokens: { of: 'self', shares: 'trap' } } },
    'card concuss, run.0.from.tokens.shares: expected no name that tokens share, as this hero has none, got "trap".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'choose', options: [{ name: 'ability:smash', run: [damage] }] },
    'card concuss, run.0.options.0.name: expected an ability of this hero (smack, sturdy-blow, mighty-blow, crit-bash, fortitude, overpower, reckless, thick-skin, rage, crit-smash, war-cry), got "smash".',
  ],
  // Standing words are read live.
  [
    'tokens.daze.standing',
    [{ do: 'modify', of: { in: 'self' }, type: 'pure' }],
    'token daze, standing.0: expected one of add, prevent, cap: what stands changes figures only, got ["type"].',
  ],
  [
    'tokens.daze.standing',
    [{ do: 'adjust', what: 'income', by: 1, of: { choose: 'player' } }],
    'token daze, standing.0.of: expected a player that is known here: choose one before, and name the pick, got {"choose":"player"}.',
  ],
  [
    'tokens.daze.standing',
    [{ do: 'adjust', what: 'limit:daze', by: 1 }],
    'token daze, standing.0.what: expected no stack limit: an effect raises one for the rest of the match, got "limit:daze".',
  ],
  [
    'tokens.daze.standing',
    [{ do: 'cannot', what: 'act', until: 'turn' }],
    'token daze, standing.0.until: expected no span: a standing word holds as long as what carries it lies there, got "turn".',
  ],
  [
    'tokens.daze.standing',
    [{ do: 'adjust', what: 'income', by: 1, times: 1 }],
    'token daze, standing.0.times: expected so many times only of a standing word about card price, attempt price, sale, got 1.',
  ],
  [
    'cards.concuss.run.0',
    { do: 'adjust', what: 'limit:daze', by: 1, until: 'turn' },
    'card concuss, run.0.until: expected "match", or nothing: a raised limit stays, got "turn".',
  ],
  [
    'cards.concuss.run.0',
    { do: 'adjust', what: 'attempts', by: 1, until: 'match' },
    'card concuss, run.0.until: expected "roll", or nothing: attempts are those of the phase that runs, got "match".',
  ],
  // Nobody is there to be asked before the first turn.
  [
    'setUp',
    [{ do: 'move', what: { token: 'daze' }, n: 1, to: { choose: 'opponent' } }],
    'setUp.0.to: expected somebody who need not be chosen, got {"choose":"opponent"}.',
  ],
  [
    'setUp',
    [{ do: 'cards', n: 1, from: 'deck', to: 'hand', pick: 'search' }],
    'setUp.0.pick: expected "top" or "random", which ask nobody, got "search".',
  ],
];
/** A hero with companions. */
export const GROVE = madeUp(
  {
    tokens: {
      well: {
        name: 'Well',
        kind: 'positive',
        limit: 1,
        offers: [{ when: { during: ['main'] }, run: [{ do: 'move', what: 'health', n: 2, to: 'self' }] }],
      },
    },
    companions: {
      spirit: {
        name: 'Spirit',
        sides: [
          { id: 'seedling', name: 'Seedling', limit: 3, offers: [{ cost: { companion: 'seedling' }, run: [damage] }] },
          { id: 'sapling', name: 'Sapling', limit: 2 },
        ],
      },
    },
    abilities: {
      tend: {
        name: 'Tend',
        levels: [
          {
            on: [
              {
                at: 'begins:upkeep',
                run: [{ do: 'move', what: { companion: 'spirit', side: 'seedling' }, n: 1, to: 'self' }],
              },
            ],
          },
        ],
      },
    },
    cards: {
      harvest: {
        name: 'Harvest!',
        type: 'main',
        cost: 0,
        run: [
          { do: 'choose', as: 'removed', from: { companions: ['seedling'] } },
          { do: 'move', what: 'cp', n: { picked: 'removed' }, to: 'self' },
        ],
      },
    },
  },
  'grove',
);

/** The same with one thing wrong. */
export const BROKEN_COMPANIONS: typeof BROKEN = [
  [
    'cards.harvest.run',
    [
      { do: 'choose', as: 'bot', from: { companions: ['seedling'], at: 'supply' } },
      { do: 'move', what: 'cp', n: { picked: 'bot' }, to: 'self' },
    ],
    'card harvest, run.0.from.companions.0: expected no companion of which there is one, as this hero has none, got "seedling".',
  ],
  [
    'cards.harvest.run',
    [
      { do: 'choose', as: 'bot', from: { companions: ['seedling'] } },
      { do: 'move', what: { picked: 'bot', side: 'sapling' }, n: 'all', to: 'self' },
    ],
    'card harvest, run.1.what.side: expected no side of a companion of which there is one, as this hero has none, got "sapling".',
  ],
  [
    'cards.harvest.run',
    [
      { do: 'choose', as: 'bot', from: { companions: ['seedling'] } },
      { do: 'run', part: 'offer1', companion: { picked: 'bot' } },
    ],
    'card harvest, run.1.part: expected no part of a companion, as this hero has none, got "offer1".',
  ],
  ['front', 'bright', 'front: expected a name for the front of a board with other sides, got "bright".'],
  [
    'companions.spirit.sides.0.id',
    'Seedling',
    'companion spirit, sides.0.id: expected an id in kebab case, such as "lantern-knight", got "Seedling".',
  ],
  ['companions.spirit.sides.0.limit', 0, 'companion spirit, sides.0.limit: expected at least 1, got 0.'],
  [
    'companions.spirit.sides.1.id',
    'seedling',
    'companion spirit, sides.1.id: expected an id of its own (a companion\'s side has this one), got "seedling".',
  ],
  [
    'companions.spirit.sides.0.offers.0.cost.companion',
    'sprout',
    'companion spirit, sides.0.offers.0.cost.companion: expected a companion\'s side of this hero (seedling, sapling), got "sprout".',
  ],
  [
    'companions.spirit.sides.0.offers.0.tokens',
    'any',
    'companion spirit, sides.0.offers.0.tokens: expected a number of tokens only on a token, got "any".',
  ],
  [
    'companions.spirit.sides.0.standing',
    [{ do: 'cannot', what: 'gain:burn' }],
    'companion spirit, sides.0.standing.0.what: expected a token of this hero (well), got "burn".',
  ],
  [
    'companions.spirit.dial',
    { start: 2, max: 4, empty: 'seedling' },
    'companion spirit, dial: expected a dial only where there is one of the companion ("single"), got {"start":2,"max":4,"empty":"seedling"}.',
  ],
  [
    'companions.spirit.first',
    'oak',
    'companion spirit, first: expected a companion\'s side of this hero (seedling, sapling), got "oak".',
  ],
  [
    'abilities.tend.levels.0.on.0.run',
    [{ do: 'move', what: { health: 'spirit' }, n: 1, to: 'self' }],
    'ability tend, levels.0.on.0.run.0.what.health: expected no companion with a health dial, as this hero has none, got "spirit".',
  ],
  [
    'abilities.tend.levels.0.on.0.run',
    [{ do: 'modify', of: { in: 'self' }, bear: 'spirit' }],
    'ability tend, levels.0.on.0.run.0.bear: expected no companion with a health dial, as this hero has none, got "spirit".',
  ],
  [
    'abilities.tend.levels.0.on.0.run',
    [{ do: 'modify', of: 'attack', add: 1, share: 'free' }],
    'ability tend, levels.0.on.0.run.0.share: expected a share only of what a companion bears, got "free".',
  ],
  [
    'companions.hawk',
    {
      name: 'Hawk',
      single: true,
      dial: { start: 5, max: 4, empty: 'up' },
      sides: [{ id: 'up', name: 'Up', limit: 1 }],
    },
    'companion hawk, dial.start: expected at most its "max" of 4, got 5.',
  ],
  ['companions.spirit.sides', [], 'companion spirit, sides: expected a list of at least 1, got [].'],
  [
    'companions.well',
    { name: 'Well', sides: [{ id: 'spring', name: 'Spring', limit: 1 }] },
    'companion well: expected an id of its own (a token has this one), got "well".',
  ],
  [
    'abilities.tend.levels.0.run',
    [damage],
    'ability tend, levels.0: expected no requirement and no effects of its own: what is passive offers or listens, got [{"do":"damage","n":4}].',
  ],
  [
    'abilities.tend.levels.0.on.0.run',
    [{ do: 'move', what: { companion: 'spirit', side: 'oak' }, n: 1, to: 'self' }],
    'ability tend, levels.0.on.0.run.0.what.side: expected a companion\'s side of this hero (seedling, sapling), got "oak".',
  ],
  [
    'cards.harvest.run.1.n.picked',
    'remove',
    'card harvest, run.1.n.picked: expected the name of a pick before it in the same program or around it, got "remove".',
  ],
  [
    'cards.harvest.run.0.from.companions',
    ['seedlings'],
    'card harvest, run.0.from.companions.0: expected a companion\'s side of this hero (seedling, sapling), got "seedlings".',
  ],
  [
    'cards.harvest.run.0.from',
    { amount: [0] },
    'card harvest, run.0.from.amount: expected a list of at least 2, got [0].',
  ],
  [
    'cards.harvest.run',
    [{ do: 'become', what: { companion: 'spirit', from: 'leaf' }, side: 'next' }],
    'card harvest, run.0.what.from: expected a companion\'s side of this hero (seedling, sapling), got "leaf".',
  ],
  [
    'cards.harvest.run',
    [{ do: 'become', what: { companion: 'spirit', from: 'seedling' }, side: 'oak' }],
    'card harvest, run.0.side: expected "next", or a companion\'s side of this hero (seedling, sapling), got "oak".',
  ],
  [
    'tokens.well.offers.0.limit',
    { n: 1, per: 'week' },
    'token well, offers.0.limit.per: expected one of "turn", "roll", "match", got "week".',
  ],
  [
    'tokens.well.offers.0.when.during',
    ['lunch'],
    'token well, offers.0.when.during.0: expected one of "turn", "upkeep", "income", "main", "offensive", "targeting", "defensive", "roll", "discard", got "lunch".',
  ],
  [
    'tokens.well.leaves',
    { ends: 'dinner' },
    'token well, leaves.ends: expected one of "turn", "upkeep", "income", "main", "offensive", "targeting", "defensive", "roll", "discard", got "dinner".',
  ],
];
