/** Heroes with one thing wrong each: where, what stands there (`undefined`: nothing), and the sentence it must earn. */

const damage = { do: 'damage', n: 4 };
const roll = (run: unknown, more = {}) => ({ do: 'roll', dice: 1, run, ...more });
const when = (cond: unknown) => ({ do: 'if', cond, run: [damage] });
const modifier = { name: 'X', type: 'roll', cost: 1, modifier: true, run: [{ do: 'modify', of: 'attack', add: 1 }] };

/** Barbarian with one thing wrong. */
export const BROKEN: readonly (readonly [path: string, value: unknown, sentence: string])[] = [
  ['id', 'Lantern Knight', 'id: expected an id in kebab case, such as "lantern-knight", got "Lantern Knight".'],
  ['id', undefined, 'id: expected an id in kebab case, such as "lantern-knight", got nothing.'],
  ['name', undefined, 'name: expected plain text of at most 60 characters, without < and >, got nothing.'],
  ['complexity', undefined, 'complexity: expected a whole number from 1 to 6, got nothing.'],
  ['abilities', undefined, 'abilities: expected an object of abilities by their ids, got nothing.'],
  ['cards', undefined, 'cards: expected an object of cards by their ids, got nothing.'],
  ['die', undefined, 'die: expected a list of six symbols, those of the faces 1 to 6, such as "sword", got nothing.'],
  [
    'abilities.smack.levels',
    undefined,
    'ability smack, levels: expected a list of levels, the printed one first, got nothing.',
  ],
  [
    'abilities.smack.needs.at',
    undefined,
    'ability smack, needs.at: expected a list of numbers of symbols, one for each step, got nothing.',
  ],
  ['cards.concuss.cost', undefined, 'card concuss, cost: expected a whole number of 0 or more, got nothing.'],
  ['name', '', 'name: expected text that is not empty, got "".'],
  [
    'die',
    ['sword', 'sword', 'sword', 'life', 'pow'],
    'die: expected a list of six symbols, those of the faces 1 to 6, such as "sword", got ["sword","sword","sword","life","pow"].',
  ],
  ['die.0', '4', 'die.0: expected a symbol in small letters, got "4".'],
  ['complexity', 7, 'complexity: expected at most 6, got 7.'],
  ['kind', 'chief', 'kind: expected "boss", got "chief".'],
  ['colour', 'red', 'colour: expected no field of this name, got "red".'],
  ['tokens', undefined, 'tokens: expected an object of tokens by their ids, got nothing.'],
  ['abilities', {}, 'abilities: expected at least one ability that can be announced, got [].'],
  [
    'abilities.Smack',
    { name: 'Smack', levels: [{ defence: 3, run: [damage] }] },
    'ability Smack: expected an id in kebab case, such as "lantern-knight", got "Smack".',
  ],
  ['abilities.smack.needs', undefined, 'ability smack, needs: expected what the dice must show, got nothing.'],
  [
    'abilities.smack.needs.scale',
    'swords',
    'ability smack, needs.scale: expected a symbol of the die (sword, life, pow), got "swords".',
  ],
  ['abilities.smack.needs.at', [3, 5, 4], 'ability smack, needs.at: expected steps that rise, got [3,5,4].'],
  ['abilities.smack.needs.at', [3, 4, 6], 'ability smack, needs.at.2: expected at most 5, got 6.'],
  ['abilities.smack.levels', [], 'ability smack, levels: expected a list of at least 1, got [].'],
  [
    'abilities.smack.levels.0.cost',
    1,
    'ability smack, levels.0.cost: expected no price: the first level is printed on the board, got 1.',
  ],
  [
    'abilities.smack.levels.1.cost',
    undefined,
    'ability smack, levels.1.cost: expected the CP of the upgrade card, got nothing.',
  ],
  ['abilities.smack.levels.0.run', undefined, 'ability smack, levels.0.run: expected a list of effects, got nothing.'],
  [
    'abilities.smack.levels.0.run.0.n',
    { row: [4, 6] },
    'ability smack, levels.0.run.0.n.row: expected 3 amounts, one for each step of the scale, got [4,6].',
  ],
  ['abilities.smack.levels.0.run.0.n', -4, 'ability smack, levels.0.run.0.n: expected 0 or more, got -4.'],
  [
    'abilities.smack.levels.0.run.0.n',
    2.5,
    'ability smack, levels.0.run.0.n: expected an amount (a whole number, or an object with one of count, sum, held, stat, picked, record, used, size, it, row, plus, times, half, least, most, table), got 2.5.',
  ],
  [
    'abilities.smack.levels.0.run.0.n',
    { count: 'sword', pre: 2 },
    'ability smack, levels.0.run.0.n.pre: expected no field of this name, got 2.',
  ],
  [
    'abilities.smack.levels.0.run.0.n',
    { counts: 'sword' },
    'ability smack, levels.0.run.0.n: expected an amount (a whole number, or an object with one of count, sum, held, stat, picked, record, used, size, it, row, plus, times, half, least, most, table), got {"counts":"sword"}.',
  ],
  [
    'abilities.smack.levels.0.run.0.type',
    'magical',
    'ability smack, levels.0.run.0.type: expected one of "normal", "undefendable", "pure", "collateral", "ultimate", got "magical".',
  ],
  [
    'abilities.smack.levels.0.run.0',
    { do: 'hit', n: 4 },
    'ability smack, levels.0.run.0.do: expected an effect, whose "do" is one of damage, modify, move, cards, roll, dice, choose, if, each, then, run, phase, cancel, become, adjust, cannot, on, spawn, leave, loot, explore, got "hit".',
  ],
  [
    'abilities.smack.levels.1.adds',
    { 'war-cry': { name: 'War Cry', needs: { alike: 2 }, run: [damage] } },
    'ability overpower, levels.1.adds.war-cry: expected an id of its own (an ability has this one), got "war-cry".',
  ],
  [
    'abilities.smack.levels.1.defence',
    3,
    'ability smack, levels.1.defence: expected no defence dice: the first level has none, got 3.',
  ],
  [
    'abilities.sturdy-blow.needs',
    { shows: { sword: 3, pow: 3 } },
    'ability sturdy-blow, needs: expected something that 5 of these dice can show, got {"shows":{"sword":3,"pow":3}}.',
  ],
  [
    'abilities.sturdy-blow.needs',
    { shows: { swords: 3 } },
    'ability sturdy-blow, needs.shows.swords: expected a symbol of the die (sword, life, pow), got "swords".',
  ],
  [
    'abilities.sturdy-blow.needs',
    { compare: [{ stat: 'cp' }, '>=', 1] },
    'ability sturdy-blow, needs: expected a requirement that speaks of dice alone, got {"compare":[{"stat":"cp"},">=",1]}.',
  ],
  [
    'abilities.sturdy-blow.needs',
    { shows: { 7: 1 } },
    'ability sturdy-blow, needs.shows.7: expected a value 1 to 6, got "7".',
  ],
  [
    'abilities.mighty-blow.needs',
    { straight: 6 },
    'ability mighty-blow, needs: expected something that 5 of these dice can show, got {"straight":6}.',
  ],
  [
    'abilities.mighty-blow.levels.0.run',
    [{ do: 'damage', n: { row: [4, 6] } }],
    'ability mighty-blow, levels.0.run.0.n: expected an amount without rows: the requirement here is no scale, got {"row":[4,6]}.',
  ],
  [
    'abilities.thick-skin.levels.0.run',
    undefined,
    'ability thick-skin, levels.0.run: expected a list of effects, got nothing.',
  ],
  [
    'abilities.thick-skin.needs',
    { alike: 3 },
    'ability thick-skin, needs: expected no requirement: a defence is rolled, not announced, got {"alike":3}.',
  ],
  [
    'abilities.thick-skin.levels.0.run',
    [when({ shows: { life: 4 } })],
    'ability thick-skin, levels.0.run.0.cond: expected something that 3 of these dice can show, got {"shows":{"life":4}}.',
  ],
  [
    'abilities.reckless.levels.0.run.1.to',
    'everybody',
    'ability reckless, levels.0.run.1.to: expected a player (self, target, attacker, other, source, active, it, opponents, team, teammates, everyone, leaders, fallen, engaged, heroes, enemies, or { "choose": … }, { "picked": … }, { "owner": … }), got "everybody".',
  ],
  [
    'abilities.reckless.levels.0.run.1.if',
    { compare: [{ record: 'dealt' }, '>'] },
    'ability reckless, levels.0.run.1.if.compare: expected a list of at least 3, got [{"record":"dealt"},">"].',
  ],
  [
    'abilities.crit-bash.levels.0.run.0.what.token',
    'stunn',
    'ability crit-bash, levels.0.run.0.what.token: expected a token of this hero (daze, stun), got "stunn".',
  ],
  [
    'tokens.daze.kind',
    'bad',
    'token daze, kind: expected one of "positive", "negative", "unique", "marker", got "bad".',
  ],
  ['tokens.daze.limit', 0, 'token daze, limit: expected at least 1, got 0.'],
  [
    'tokens.daze.name',
    undefined,
    'token daze, name: expected plain text of at most 60 characters, without < and >, got nothing.',
  ],
  [
    'tokens.daze.on.0.at',
    'begins:sleep',
    'token daze, on.0.at: expected one of "begins:turn", "ends:turn", "begins:upkeep", "ends:upkeep", "begins:income", "ends:income", "begins:main", "ends:main", "begins:offensive", "ends:offensive", "begins:targeting", "ends:targeting", "begins:defensive", "ends:defensive", "begins:roll", "ends:roll", "begins:discard", "ends:discard", "set-up", "rolled", "activating", "activated", "targeted", "gaining", "attacked", "defending", "collateral", "modified", "dealt", "falling", "defeated", got "begins:sleep".',
  ],
  [
    'tokens.daze.on.0.at',
    'ends:income',
    'token daze, on.0.run.0: expected "cancel" only in what listens to one of begins:income, begins:offensive, activating, gaining, attacked, falling, got "ends:income".',
  ],
  [
    'tokens.daze.on.0.run',
    [roll([when({ shows: { sword: 1 } })])],
    'token daze, on.0.run.0.run.0.cond.shows.sword: expected a value 1 to 6: these dice may lie before another hero, got "sword".',
  ],
  [
    'tokens.daze.locks',
    ['steal'],
    'token daze, locks.0: expected one of "move", "remove", "but by its board", got "steal".',
  ],
  [
    'tokens.daze.standing',
    [{ do: 'draw', n: 1 }],
    'token daze, standing.0.do: expected a standing word, whose "do" is one of modify, adjust, cannot, damage, got "draw".',
  ],
  [
    'tokens.daze.standing',
    [{ do: 'adjust', what: 'attempts', by: { count: 'pow' } }],
    'token daze, standing.0.by.count: expected nothing that reads dice: none are rolled here, got "pow".',
  ],
  [
    'tokens.stun.limit',
    2,
    'token stun: expected the shared token of this id word for word, or an id of its own, got {"name":"Stun","kind":"negative","limit":2,"standing":[{"do"….',
  ],
  ['cards.tip-it', modifier, 'card tip-it: expected an id of its own (a common card has this one), got "tip-it".'],
  [
    'cards.smack-2',
    modifier,
    'card smack-2: expected an id of its own (the upgrade of smack has this one), got "smack-2".',
  ],
  [
    'cards.smack-4',
    modifier,
    'card smack-4: expected no card that upgrades: smack has 3 levels, another one is written there, got "smack-4".',
  ],
  ['cards.concuss.cost', -1, 'card concuss, cost: expected at least 0, got -1.'],
  ['cards.concuss.type', 'upgrade', 'card concuss, type: expected one of "main", "roll", "instant", got "upgrade".'],
  [
    'cards.concuss.modifier',
    true,
    'card concuss, modifier: expected no Attack Modifier in a main phase: there is no Attack, got true.',
  ],
  ['cards.concuss.run', [], 'card concuss, run: expected a list of at least 1, got [].'],
  ['cards.concuss.run.0.to', undefined, 'card concuss, run.0: expected "from", "to" or both, got nothing.'],
  [
    'cards.concuss.run.0.to',
    { picked: 'foe' },
    'card concuss, run.0.to.picked: expected the name of players picked before it in the same program or around it, got "foe".',
  ],
  [
    'cards.concuss.when',
    { is: ['attack', 'over'] },
    'card concuss, when.is.1: expected one of "stands", "declared", "own", "enhanceable", "mine", "own defendable", "ultimate", "undefendable", "defendable", "past defence", "failed", "against self", got "over".',
  ],
  [
    'cards.get-some.run.0.run.0',
    { do: 'modify', of: 'attack', add: 1, cap: 3 },
    'card get-some, run.0.run.0: expected exactly one of add, prevent, cap, type, target, bear, got ["add","cap"].',
  ],
  [
    'cards.get-some.run.0.run.0.add.count',
    'axe',
    'card get-some, run.0.run.0.add.count: expected a symbol of the die (sword, life, pow), got "axe".',
  ],
  [
    'cards.get-some.run.0.run.0.add',
    { record: 'dealt' },
    'card get-some, run.0.run.0.add.record: expected "base" or "incoming": the other two are known at settlement only, for damage and health, got "dealt".',
  ],
  [
    'cards.get-some.run.0',
    { do: 'modify', of: 'attack', add: { count: 'sword' } },
    'card get-some, run.0.add.count: expected nothing that reads dice: none are rolled here, got "sword".',
  ],
  [
    'cards.get-some.run.0',
    roll([damage], { who: { choose: 'opponent' } }),
    'card get-some, run.0.who: expected a player that is known here: choose one before, and name the pick, got {"choose":"opponent"}.',
  ],
  [
    'cards.get-some.run.0',
    roll([when({ shows: { sword: 2 } })]),
    'card get-some, run.0.run.0.cond: expected something that 1 of these dice can show, got {"shows":{"sword":2}}.',
  ],
  [
    'cards.get-some.run.0',
    roll([damage], { rerolls: { n: 1, cost: { token: { id: 'chi', n: 1 } } } }),
    'card get-some, run.0.rerolls.cost.token.id: expected a token of this hero (daze, stun), got "chi".',
  ],
  [
    'cards.get-some.run.0',
    { do: 'choose', from: { players: 'player' } },
    'card get-some, run.0.as: expected a name for what is picked, got nothing.',
  ],
  [
    'cards.get-some.run.0',
    { do: 'choose', options: [{ run: [{ do: 'cancel' }] }] },
    'card get-some, run.0.options.0.run.0: expected "cancel" only in what listens to one of begins:income, begins:offensive, activating, gaining, attacked, falling, got nothing.',
  ],
  [
    'cards.get-some.run.0',
    { do: 'phase', which: 'offensive', how: 'skip' },
    'card get-some, run.0.how: expected "skip" only in what listens to "begins:offensive", got "skip".',
  ],
  [
    'cards.get-some.run.0',
    { do: 'dice', which: { whose: 'own' }, how: 'step', to: 6 },
    'card get-some, run.0.to: expected a value only where "how" is "set", got 6.',
  ],
  [
    'cards.get-some.run.0',
    { do: 'move', what: 'cp', n: { held: 'rage' }, to: 'self' },
    'card get-some, run.0.n.held: expected a token or companion of this hero (daze, stun), or a kind (kind:any, kind:removable, kind:positive, kind:negative, kind:unique, kind:marker), got "rage".',
  ],
  [
    'cards.get-some.run.0',
    { do: 'move', what: 'cp', n: 1 },
    'card get-some, run.0: expected "from", "to" or both, got nothing.',
  ],
  [
    'cards.get-some.run.0',
    { do: 'move', what: 'cp', n: { it: 'n' }, to: 'self' },
    'card get-some, run.0.n: expected an amount that is known here: "it" is the moment heard, got {"it":"n"}.',
  ],
  [
    'cards.get-some.run.0',
    { do: 'move', what: { companion: 'dog', side: 'dog' }, n: 1, to: 'self' },
    'card get-some, run.0.what.companion: expected no companion, as this hero has none, got "dog".',
  ],
  [
    'cards.get-some.run.0',
    { do: 'move', what: 'cp', n: { used: 'token:stun/offer1' }, to: 'self' },
    'card get-some, run.0.n.used: expected "attempts", or no use, as this hero has none, got "token:stun/offer1".',
  ],
  [
    'cards.feelin-good.run',
    [{ do: 'roll', dice: 2, who: 'opponents', run: [{ do: 'damage', n: { sum: true } }] }],
    'card feelin-good, run.0.who: expected one player: of several, each in turn is { "do": "each", "over": { "who": … }, "as": … }, got "opponents".',
  ],
  [
    'cards.feelin-good.run',
    [{ do: 'choose', who: 'everyone', options: [{ run: [{ do: 'damage', n: 1 }] }] }],
    'card feelin-good, run.0.who: expected one player: of several, each in turn is { "do": "each", "over": { "who": … }, "as": … }, got "everyone".',
  ],
  [
    'cards.feelin-good.run',
    [{ do: 'move', what: 'cp', n: { stat: 'hand', of: 'teammates' }, to: 'self' }],
    'card feelin-good, run.0.n.of: expected one player: of several, each in turn is { "do": "each", "over": { "who": … }, "as": … }, got "teammates".',
  ],
  [
    'cards.feelin-good.run',
    [{ do: 'move', what: { token: 'stun' }, every: 'token', n: 'all', from: 'target', to: 'self' }],
    'card feelin-good, run.0.to: expected none where a board is cleared: they go to the supply, got "self".',
  ],
  [
    'cards.feelin-good.run',
    [{ do: 'cards', n: 'all', of: 'target', from: 'hand', to: 'hand', pick: 'top' }],
    'card feelin-good, run.0.show: expected true: cards that stay where they are can only be shown, got nothing.',
  ],
];
