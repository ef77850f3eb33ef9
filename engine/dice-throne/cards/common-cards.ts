/** The 18 cards that every hero's deck holds once. Figures: printed cards, on which three transcriptions agree
 *  (ruling 5 decides between two readings of Not This Time!). */
import {
  alter,
  anyDie,
  atLeast,
  choose,
  draw,
  gainCp,
  half,
  incoming,
  ownDice,
  prevent,
  remove,
  roll,
  sum,
} from '../vocabulary/build.ts';
import type { CardDef } from '../vocabulary/words.ts';

export const commonCards: Readonly<Record<string, CardDef>> = {
  transference: {
    name: 'Transference!',
    type: 'main',
    cost: 2,
    run: [
      choose('token', { tokens: { of: 'everyone' }, use: 'move' }),
      {
        do: 'move',
        what: { picked: 'token' },
        n: 1,
        from: { owner: 'token' },
        to: { choose: 'player', except: { owner: 'token' } },
      },
    ],
  },
  'what-status-effects': {
    name: 'What Status Effects?',
    type: 'main',
    cost: 2,
    run: [
      choose('who', { players: 'player', if: atLeast({ held: 'kind:removable' }, 1) }),
      { do: 'move', what: { token: '' }, every: 'token', n: 'all', from: { picked: 'who' } },
    ],
  },
  'vegas-baby': { name: 'Vegas Baby!', type: 'main', cost: 0, run: [roll(1, gainCp(half(sum)))] },
  'get-that-outta-here': { name: 'Get That Outta Here!', type: 'main', cost: 1, run: remove({ of: 'everyone' }) },
  'triple-up': { name: 'Triple Up!', type: 'instant', cost: 2, run: [draw(3)] },
  'double-up': { name: 'Double Up!', type: 'instant', cost: 1, run: [draw(2)] },
  'buh-bye': { name: 'Buh, Bye!', type: 'instant', cost: 2, run: remove({ of: 'everyone' }) },
  'tip-it': { name: 'Tip It!', type: 'instant', cost: 1, run: [alter('step', anyDie)] },
  'getting-paid': { name: 'Getting Paid!', type: 'instant', cost: 0, run: [gainCp(2)] },
  'not-this-time': {
    name: 'Not This Time!',
    type: 'roll',
    cost: 1,
    run: [choose('who', { players: 'player', if: atLeast(incoming(), 1) }), prevent(6, { picked: 'who' })],
  },
  'twice-as-wild': { name: 'Twice as Wild!', type: 'roll', cost: 3, run: [alter('set', anyDie, { n: 2 })] },
  'so-wild': { name: 'So Wild!', type: 'roll', cost: 2, run: [alter('set', anyDie)] },
  'try-try-again': {
    name: 'Try, Try Again!',
    type: 'roll',
    cost: 1,
    run: [
      choose('who', { players: 'ally', if: { is: ['self', 'dice'] } }),
      alter('reroll', { whose: { picked: 'who' } }, { n: 2, upTo: true, repeat: true }),
    ],
  },
  samesies: { name: 'Samesies!', type: 'roll', cost: 1, run: [alter('copy', ownDice)] },
  'one-more-time': {
    name: 'One More Time!',
    type: 'roll',
    cost: 1,
    run: [
      choose('who', { players: 'player', if: { is: ['self', 'rolling'] } }),
      { do: 'adjust', what: 'attempts', by: 1, of: { picked: 'who' }, until: 'roll' },
    ],
  },
  'better-d': {
    name: 'Better D!',
    type: 'roll',
    cost: 0,
    run: [
      choose('who', { players: 'player', if: { is: ['self', 'defending'] } }),
      alter('reroll', { whose: { picked: 'who' }, roll: 'defence' }, { n: 5, upTo: true, who: { picked: 'who' } }),
    ],
  },
  'helping-hand': { name: 'Helping Hand!', type: 'roll', cost: 1, run: [alter('reroll', { whose: 'opponents' })] },
  'six-it': { name: 'Six-It!', type: 'roll', cost: 1, run: [alter('set', ownDice, { to: 6 })] },
};
