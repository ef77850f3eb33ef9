/** What may be done to a party, and what becomes of it: who leads, who plays what, who waits for whom. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as commands from '../../league/party/commands.ts';
import { MOST_MEMBERS, type Party, type PartyChanged } from '../../league/party/party.ts';
import { loneKind } from '../../league/party/picks.ts';
import { CHOICE, modeOf, partyOf, who } from '../support/rooms/parties.ts';

const party = suite('league: parties');

const done = (changed: PartyChanged): Party => {
  assert.not('refused' in changed, JSON.stringify(changed));
  if ('refused' in changed || !changed.party) throw new Error('nobody is left');
  return changed.party;
};
const codeOf = (changed: PartyChanged): string => ('refused' in changed ? changed.refused.code : 'done');
/** Code and the field that the sentence begins with. */
const namedIn = (changed: PartyChanged): string =>
  'refused' in changed ? `${changed.refused.code} ${changed.refused.message.split(':')[0]}` : 'done';
/** Whom it is about, and what they lack. */
const aboutIn = (changed: PartyChanged): unknown =>
  'refused' in changed ? [changed.refused.code, changed.refused.who, changed.refused.kind] : 'done';
const WAIT = { ticket: 't', at: 1 };
const BEGIN = { match: 'm', at: 1, draw: () => 0 };

/** Ada leads, the others came in turn. */
const gathered = (mode: string, ...others: string[]): Party =>
  others.reduce(
    (known, id) => done(commands.join(known, who(id))),
    done(commands.choose(partyOf('ada'), 'ada', { ...CHOICE, mode }, modeOf)),
  );
const picked = (known: Party, picks: Readonly<Record<string, string>>): Party =>
  Object.entries(picks).reduce((so, [id, hero]) => {
    const kind = hero === 'ogre' || hero === 'wyrm' ? 'boss' : 'hero';
    return done(commands.pick(so, id, kind, hero, modeOf));
  }, known);
const allReady = (known: Party): Party =>
  known.members.reduce((so, { user }) => done(commands.setReady(so, user.id, true, modeOf)), known);
const seatsIn = (changed: PartyChanged): string[] => {
  const { stage } = done(changed);
  if (stage.name !== 'starting') return [];
  return stage.seats.map((seat) => `${'user' in seat ? seat.user.id : 'bot'}: ${seat.hero}`);
};

const TRIO = { ada: 'axe', ben: 'bow', cy: 'cup' };
const trio = (mode = 'hill'): Party => allReady(picked(gathered(mode, 'ben', 'cy'), TRIO));

/** [what, what came of it, what was expected] */
const SENTENCES: readonly [string, () => unknown, unknown][] = [
  ['joining twice is joining once', () => done(commands.join(gathered('duel', 'ben'), who('ben'))).members.length, 2],
  [
    'there is a last seat',
    () =>
      codeOf(
        commands.join(gathered('hill', ...Array.from({ length: MOST_MEMBERS - 1 }, (_, i) => `p${i}`)), who('late')),
      ),
    'party-full',
  ],
  [
    'nobody joins a party that waits',
    () => codeOf(commands.join(done(commands.queue(trio(), 'ada', WAIT, modeOf)), who('di'))),
    'under-way',
  ],
  ['the leader goes: who was there longest leads', () => done(commands.leave(trio(), 'ada')).leader, 'ben'],
  ['another goes: the leader stays', () => done(commands.leave(trio(), 'ben')).leader, 'ada'],
  ['the last one goes: the party is gone', () => commands.leave(partyOf('ada'), 'ada'), { party: undefined }],
  ['a stranger cannot leave', () => codeOf(commands.leave(trio(), 'eve')), 'no-party'],
  [
    'who leaves a waiting party has the others gather, unready',
    () => {
      const left = done(commands.leave(done(commands.queue(trio(), 'ada', WAIT, modeOf)), 'cy'));
      return [left.stage.name, left.members.some(({ ready }) => ready)];
    },
    ['gathering', false],
  ],
  [
    'who leaves while it plays leaves the others to it',
    () => done(commands.leave(commands.play(trio(), 'm'), 'cy')).stage.name,
    'playing',
  ],
  ['only the leader puts out', () => codeOf(commands.kick(trio(), 'ben', 'cy')), 'not-leader'],
  ['the leader does not put out themselves', () => codeOf(commands.kick(trio(), 'ada', 'ada')), 'no-such-member'],
  [
    'who was put out does not come back',
    () => codeOf(commands.join(done(commands.kick(trio(), 'ada', 'cy')), who('cy'))),
    'put-out',
  ],
  ['the leadership is handed over', () => done(commands.lead(trio(), 'ada', 'cy')).leader, 'cy'],
  ['not to a stranger', () => codeOf(commands.lead(trio(), 'ada', 'eve')), 'no-such-member'],
  [
    'another mode has everybody look again',
    () => done(commands.choose(trio(), 'ada', CHOICE, modeOf)).members.some(({ ready }) => ready),
    false,
  ],
  [
    'a mode that there is not',
    () => codeOf(commands.choose(trio(), 'ada', { ...CHOICE, mode: 'none' }, modeOf)),
    'unknown-mode',
  ],
  [
    'more seats than the mode has',
    () => codeOf(commands.choose(trio(), 'ada', { ...CHOICE, mode: 'hill', seats: 5 }, modeOf)),
    'unknown-mode',
  ],
  ['two do not pick the same', () => codeOf(commands.pick(trio('boss'), 'cy', 'hero', 'axe', modeOf)), 'hero-taken'],
  [
    'one picks anew, and is ready anew',
    () => done(commands.pick(trio('teams'), 'cy', 'hero', 'cup', modeOf)).members[2]?.ready,
    false,
  ],
  [
    'three heroes are not enough for four seats: doubles are allowed',
    () => codeOf(commands.pick(gathered('teams', 'ben'), 'ben', 'hero', 'axe', modeOf)),
    'done',
  ],
  [
    'doubles are allowed where the mode has it so, though there are heroes enough',
    () => codeOf(commands.pick(picked(gathered('twins', 'ben'), { ada: 'axe' }), 'ben', 'hero', 'axe', modeOf)),
    'done',
  ],
  [
    'a mode that allows no doubles takes the pick of who came later',
    () =>
      done(
        commands.choose(
          picked(gathered('teams', 'ben'), { ada: 'axe', ben: 'axe' }),
          'ada',
          { ...CHOICE, mode: 'duel' },
          modeOf,
        ),
      ).members.map(({ heroes }) => heroes.hero),
    ['axe', undefined],
  ],
  ['a hero of another kind', () => codeOf(commands.pick(trio(), 'cy', 'hero', 'ogre', modeOf)), 'unknown-hero'],
  [
    'nobody is ready without a pick',
    () => codeOf(commands.setReady(gathered('duel'), 'ada', true, modeOf)),
    'pick-missing',
  ],
  [
    'the leader begins, and is ready by that',
    () => codeOf(commands.queue(done(commands.setReady(trio(), 'ada', false, modeOf)), 'ada', WAIT, modeOf)),
    'done',
  ],
  [
    'the others must be ready',
    () => codeOf(commands.queue(done(commands.setReady(trio(), 'cy', false, modeOf)), 'ada', WAIT, modeOf)),
    'not-everybody-ready',
  ],
  [
    'and there',
    () => codeOf(commands.start(commands.seen(trio(), 'cy', false), 'ada', BEGIN, modeOf)),
    'not-everybody-there',
  ],
  [
    'nobody begins twice',
    () => codeOf(commands.start(done(commands.queue(trio(), 'ada', WAIT, modeOf)), 'ada', BEGIN, modeOf)),
    'under-way',
  ],
  [
    'nothing changes while it waits',
    () => codeOf(commands.pick(done(commands.queue(trio(), 'ada', WAIT, modeOf)), 'ada', 'hero', 'axe', modeOf)),
    'under-way',
  ],
  [
    'a match of their own: side by side in their order',
    () => seatsIn(commands.start(trio(), 'ada', BEGIN, modeOf)),
    ['ada: axe', 'ben: bow', 'cy: cup'],
  ],
  [
    'bots have what is left',
    () => seatsIn(commands.start(trio('teams'), 'ada', BEGIN, modeOf)),
    ['ada: axe', 'ben: bow', 'cy: cup', 'bot: axe'],
  ],
  [
    'more seats, if the leader likes',
    () =>
      seatsIn(
        commands.start(
          allReady(done(commands.choose(trio(), 'ada', { ...CHOICE, mode: 'hill', seats: 4 }, modeOf))),
          'ada',
          BEGIN,
          modeOf,
        ),
      ).length,
    4,
  ],
  [
    'three do not fit into a duel',
    () => codeOf(commands.start(trio('duel'), 'ada', BEGIN, modeOf)),
    'too-many-for-mode',
  ],
  [
    'nobody is alone against all in a duel',
    () => codeOf(commands.setLone(trio(), 'ada', 'bot', modeOf)),
    'no-lone-seat',
  ],
  [
    'the kind of whom all are against',
    () => ['duel', 'hill', 'teams', 'boss'].map((mode) => loneKind(modeOf({ mode })?.mode.formats ?? [])),
    [undefined, undefined, undefined, 'boss'],
  ],
  [
    'a bot plays the boss of a match of their own',
    () =>
      seatsIn(
        commands.start(allReady(done(commands.setLone(trio('boss'), 'ada', 'bot', modeOf))), 'ada', BEGIN, modeOf),
      ),
    ['bot: ogre', 'ada: axe', 'ben: bow', 'cy: cup'],
  ],
  [
    'the one that the leader chose, if it is one',
    () => [
      ...seatsIn(
        commands.start(
          allReady(done(commands.setLone(trio('boss'), 'ada', { bot: 'wyrm' }, modeOf))),
          'ada',
          BEGIN,
          modeOf,
        ),
      ),
      codeOf(commands.setLone(trio('boss'), 'ada', { bot: 'axe' }, modeOf)),
    ],
    ['bot: wyrm', 'ada: axe', 'ben: bow', 'cy: cup', 'unknown-hero'],
  ],
  [
    'an option that the mode does not have is no choice',
    () => codeOf(commands.choose(trio('boss'), 'ada', { ...CHOICE, mode: 'boss', options: ['lava'] }, modeOf)),
    'unknown-mode',
  ],
  [
    'but not in the queue',
    () =>
      codeOf(commands.queue(allReady(done(commands.setLone(trio('boss'), 'ada', 'bot', modeOf))), 'ada', WAIT, modeOf)),
    'bot-in-queue',
  ],
  [
    'a member plays the boss',
    () => {
      const known = done(
        commands.setLone(
          picked(gathered('boss', 'ben', 'cy'), { ...TRIO, ben: 'wyrm' }),
          'ada',
          { member: 'ben' },
          modeOf,
        ),
      );
      return seatsIn(commands.start(allReady(known), 'ada', BEGIN, modeOf));
    },
    ['ben: wyrm', 'ada: axe', 'cy: cup'],
  ],
  [
    'who is to be the boss, and has picked none, is not ready',
    () =>
      codeOf(
        commands.setReady(done(commands.setLone(trio('boss'), 'ada', { member: 'cy' }, modeOf)), 'cy', true, modeOf),
      ),
    'pick-missing',
  ],
  [
    'anyone: the lot falls on one who picked a boss',
    () => seatsIn(commands.start(allReady(picked(trio('boss'), { cy: 'ogre' })), 'ada', BEGIN, modeOf)),
    ['cy: ogre', 'ada: axe', 'ben: bow'],
  ],
  [
    'two bosses against many: one of them has no hero',
    () =>
      namedIn(
        commands.start(
          allReady(picked(gathered('boss', 'ben', 'cy'), { ada: 'axe', ben: 'ogre', cy: 'wyrm' })),
          'ada',
          BEGIN,
          modeOf,
        ),
      ),
    'pick-missing heroes.hero',
  ],
  [
    'a refusal names whom it is about: who lacks a pick',
    () => aboutIn(commands.start(gathered('duel'), 'ada', BEGIN, modeOf)),
    ['pick-missing', 'ada', undefined],
  ],
  [
    'and which',
    () =>
      aboutIn(
        commands.start(
          allReady(picked(gathered('boss', 'ben', 'cy'), { ada: 'axe', ben: 'ogre', cy: 'wyrm' })),
          'ada',
          BEGIN,
          modeOf,
        ),
      ),
    ['pick-missing', 'cy', 'hero'],
  ],
  [
    'who is not ready',
    () => aboutIn(commands.start(picked(gathered('duel', 'ben'), { ada: 'axe', ben: 'bow' }), 'ada', BEGIN, modeOf)),
    ['not-everybody-ready', 'ben', undefined],
  ],
  [
    'a boss among the heroes',
    () => namedIn(commands.pick(trio('boss'), 'cy', 'hero', 'ogre', modeOf)),
    'unknown-hero hero',
  ],
  ['a hero as the boss', () => namedIn(commands.pick(trio('boss'), 'cy', 'boss', 'axe', modeOf)), 'unknown-hero hero'],
  ['a boss in a duel', () => namedIn(commands.pick(trio('duel'), 'cy', 'boss', 'ogre', modeOf)), 'unknown-hero kind'],
  ['anyone, and nobody picked one', () => codeOf(commands.start(trio('boss'), 'ada', BEGIN, modeOf)), 'pick-missing'],
  [
    'the boss leaves: anyone may be it',
    () => done(commands.leave(done(commands.setLone(trio('boss'), 'ada', { member: 'cy' }, modeOf)), 'cy')).lone,
    'anyone',
  ],
  [
    'all are back, and nobody is ready',
    () => commands.gather(commands.play(trio(), 'm')).members.some(({ ready }) => ready),
    false,
  ],
];

for (const [sentence, what, expected] of SENTENCES) party(sentence, () => assert.equal(what(), expected));

party('a refused command says what to do, and changes nothing', () => {
  const known = trio();
  const before = JSON.stringify(known);
  for (const refused of [
    commands.kick(known, 'ben', 'cy'),
    commands.leave(known, 'eve'),
    commands.start(known, 'cy', BEGIN, modeOf),
  ]) {
    assert.ok('refused' in refused && refused.refused.message.length > 10);
  }
  assert.is(JSON.stringify(known), before);
});

party('whoever begins is there by that, though their line dropped a moment ago', () => {
  const begun = done(commands.start(commands.seen(trio(), 'ada', false), 'ada', BEGIN, modeOf));
  assert.is(begun.stage.name, 'starting');
});

party.run();
