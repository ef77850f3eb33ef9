/** Facts that `is` asks for: how it stands with the Attack, with what a moment speaks of, with oneself. */
import { heardBy } from '../stack/frames.ts';
import { bodyOf, isCoop, sameTeam } from '../state/context.ts';
import type { Attack, BodyId } from '../state/match.ts';
import type { Read, Table } from '../state/table.ts';
import type { Fact } from '../vocabulary/words.ts';
import { aim, anAttack, attackBase, attackDefendable, attackLaidFor, mayModify } from './attack.ts';
import { mayDefend } from './defence.ts';

export const factOf = (fact: Fact): Read<boolean> => {
  switch (fact[0]) {
    case 'attack': {
      const holds = ATTACK[fact[1]];
      return (t, f) => t.m.attack !== undefined && holds(t, f.self, t.m.attack);
    }
    case 'ability':
      return ABILITY[fact[1]];
    case 'it':
      if (fact[1] === 'from') return (t) => heardBy(t.m)?.source === fact[2];
      return IT[fact[1]];
    case 'opponents':
      return (t, f) => t.m.rolls.some((roll) => roll.open && roll.sides === 6 && !sameTeam(t, roll.by, f.self));
    case 'self':
      return SELF[fact[1]];
    case 'mode':
      return fact[1] === 'crawl' ? (t) => t.m.crawl !== undefined : (t) => isCoop(t.m);
  }
};

type AboutAttack = Extract<Fact, readonly ['attack', unknown]>[1];
const ATTACK: Readonly<Record<AboutAttack, (t: Table, self: BodyId, attack: Attack) => boolean>> = {
  mine: (_, self, attack) => attack.by === self && !attack.failed,
  stands: (t, _, attack) => !attack.failed && attackBase(t) > 0,
  own: (t, self, attack) => attack.by === self && !attack.failed && attackBase(t) > 0,
  enhanceable: (t, self) => mayModify(t, self),
  declared: (_t, _self, attack) => attack.declared && !attack.failed,
  // Who is aimed at has been attacked once the Attack is declared.
  'against self': (t, self, attack) =>
    !attack.failed && attackBase(t) > 0 && ((attack.declared && aim(t) === self) || attackLaidFor(t, self)),
  // Damage that comes after a break is not laid yet when the Offensive Roll Phase ends.
  'own defendable': (t, self, attack) =>
    attack.by === self &&
    !attack.failed &&
    !attack.ultimate &&
    anAttack(t, attack.ability) &&
    (attackBase(t) === 0 || attackDefendable(t)),
  ultimate: (_t, _self, attack) => attack.ultimate,
  'past defence': (_t, _self, attack) => attack.pastDefence,
  failed: (_t, _self, attack) => attack.failed,
  defendable: (t) => attackDefendable(t),
  undefendable: (t) => !attackDefendable(t),
};

type AboutAbility = Extract<Fact, readonly ['ability', unknown]>[1];
const ABILITY: Readonly<Record<AboutAbility, Read<boolean>>> = {
  ultimate: (t) => t.m.attack?.ultimate ?? false,
  'an attack': (t) => attackBase(t) > 0 || t.m.attack?.made === true,
  'took effect': (t) => t.m.attack !== undefined && !t.m.attack.failed,
};

type AboutIt = Exclude<Extract<Fact, readonly ['it', unknown, ...unknown[]]>[1], 'from'>;
const IT: Readonly<Record<AboutIt, Read<boolean>>> = {
  'a negative token': (t) => t.lib.tokens.get(heardBy(t.m)?.token ?? '')?.def.kind === 'negative',
  'of the attack': (t) => heardBy(t.m)?.source?.startsWith('ability:') ?? false,
  'by a positive token': (t) =>
    t.lib.tokens.get(heardBy(t.m)?.source?.slice('token:'.length) ?? '')?.def.kind === 'positive',
};

type AboutSelf = Extract<Fact, readonly ['self', unknown]>[1];
const SELF: Readonly<Record<AboutSelf, Read<boolean>>> = {
  'start player': (t, f) => t.m.startPlayer === bodyOf(t, f.self).pilot,
  roller: (t, f) => t.m.rolling?.by === f.self,
  rolling: ({ m: { rolling, attack } }, f) => rolling?.by === f.self && !rolling.ended && attack === undefined,
  defending: (t, f) => t.m.rolls.some((roll) => roll.open && roll.purpose === 'defence' && roll.by === f.self),
  'may defend': (t, f) => t.m.attack?.target === f.self && mayDefend(t),
  dice: (t, f) => t.m.rolls.some((roll) => roll.open && roll.sides === 6 && roll.by === f.self),
};
