/** The compiler's word that schemas and types agree, both ways: what the schema lets through is of the type, and whatever
 *  is of the type the schema knows, optional fields included. A field added on one side only does not compile. */
import type { z } from 'zod';
import type * as hero from './hero-schemas.ts';
import type * as effects from './schemas.ts';
import type * as words from './words.ts';

/** All fields required, three floors down: a missing optional field would otherwise go unseen. */
type Full<T, Floors extends readonly unknown[] = [1, 1, 1]> = Floors extends readonly [unknown, ...infer Below]
  ? T extends object
    ? { [K in keyof T]-?: Full<T[K], Below> }
    : T
  : T;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Agrees<S extends z.ZodType, T> = Same<z.infer<S>, T> extends true ? Same<Full<z.infer<S>>, Full<T>> : false;
type True<T extends true> = T;

export type Agreed = [
  True<Agrees<typeof effects.whoSchema, words.Who>>,
  True<Agrees<typeof effects.amountSchema, words.Amount>>,
  True<Agrees<typeof effects.factSchema, words.Fact>>,
  True<Agrees<typeof effects.condSchema, words.Cond>>,
  True<Agrees<typeof effects.momentSchema, words.Moment>>,
  True<Agrees<typeof effects.pickableSchema, words.Pickable>>,
  True<Agrees<typeof effects.costSchema, words.Cost>>,
  True<Agrees<typeof effects.alternativeSchema, words.Alternative>>,
  True<Agrees<typeof effects.damageSchema, words.Damage>>,
  True<Agrees<typeof effects.modifySchema, words.Modify>>,
  True<Agrees<typeof effects.moveSchema, words.Move>>,
  True<Agrees<typeof effects.cardsSchema, words.Cards>>,
  True<Agrees<typeof effects.rollSchema, words.Roll>>,
  True<Agrees<typeof effects.diceSchema, words.Dice>>,
  True<Agrees<typeof effects.chooseSchema, words.Choose>>,
  True<Agrees<typeof effects.ifSchema, words.If>>,
  True<Agrees<typeof effects.eachSchema, words.Each>>,
  True<Agrees<typeof effects.thenSchema, words.Then>>,
  True<Agrees<typeof effects.runSchema, words.Run>>,
  True<Agrees<typeof effects.phaseSchema, words.Phase>>,
  True<Agrees<typeof effects.cancelSchema, words.Cancel>>,
  True<Agrees<typeof effects.becomeSchema, words.Become>>,
  True<Agrees<typeof effects.adjustSchema, words.Adjust>>,
  True<Agrees<typeof effects.cannotSchema, words.Cannot>>,
  True<Agrees<typeof effects.onSchema, words.On>>,
  True<Agrees<typeof effects.effectSchema, words.Effect>>,
  True<Agrees<typeof hero.standingSchema, words.Standing>>,
  True<Agrees<typeof hero.listenerSchema, words.Listener>>,
  True<Agrees<typeof hero.offerSchema, words.Offer>>,
  True<Agrees<typeof hero.tokenSchema, words.TokenDef>>,
  True<Agrees<typeof hero.companionSchema, words.CompanionDef>>,
  True<Agrees<typeof hero.cardSchema, words.CardDef>>,
  True<Agrees<typeof hero.needsSchema, words.Needs>>,
  True<Agrees<typeof hero.levelSchema, words.Level>>,
  True<Agrees<typeof hero.abilitySchema, words.AbilityDef>>,
  True<Agrees<typeof hero.heroSchema, words.HeroDef>>,
];
