/** What just happened in a fight, in a few words. */
import type { ComponentChildren } from 'preact';
import type { DicebornEvent, EventType } from '../../../engine/diceborn-heroes/state/events.ts';
import { Told } from '../../rules/word.tsx';
import type { Happening } from '../../table/picture.ts';
import type { StripItem } from '../../table/strip.tsx';
import { seatName } from '../../table/who.ts';
import { rich } from '../../words/rich.ts';
import { list, t } from '../../words/t.ts';
import { dieWords, figureNamed, heroTitle, type Lexicon, type StartedPicture } from './model.ts';
import { cardWords } from './words.ts';

const TOLD = [
  ...['quest', 'fight', 'boss', 'side', 'round', 'town', 'revealed', 'action', 'relic', 'attack', 'no-target', 'omen'],
  ...[
    'hit',
    'missed',
    'countered',
    'suffered',
    'poisoned',
    'stunned',
    'captured',
    'healed',
    'defeated',
    'ko',
    'revived',
  ],
  ...['ability', 'used', 'bounty', 'bounty-used', 'song', 'summoned', 'gained-relic', 'locked', 'rerolled'],
  ...['rested', 'bought', 'advanced', 'conceded'],
] as const satisfies readonly EventType[];
type ToldEvent = DicebornEvent<(typeof TOLD)[number]>;
const KNOWN: ReadonlySet<string> = new Set(TOLD);
const isTold = (event: { readonly type: string }): event is ToldEvent => KNOWN.has(event.type);

/** As many as may show on the widest table. */
const MOST = 20;

/** Who is who while events are told: enemies and friends are numbered anew in each fight. */
class Names {
  private readonly picture: StartedPicture;
  private readonly lexicon: Lexicon;
  private readonly met = new Map<string, string>();

  /** `late`: no fight begins among what is told, so that whoever stands now stood there from its beginning. */
  constructor(picture: StartedPicture, lexicon: Lexicon, late: boolean) {
    this.picture = picture;
    this.lexicon = lexicon;
    if (!late) return;
    for (const [no, { id }] of picture.view.enemies.entries()) this.met.set(`enemy:${no}`, id);
    for (const [no, { id }] of picture.view.allies.entries()) this.met.set(`ally:${no}`, id);
  }
  newFight(): void {
    this.met.clear();
  }
  meet(who: string, id: string): void {
    this.met.set(who, id);
  }
  of(who: string): string {
    const { kind, no } = figureNamed(who);
    if (kind === 'hero') return heroTitle(this.picture.view, this.lexicon, no);
    const id = this.met.get(who);
    return id === undefined ? t('An enemy') : this.lexicon.name(id);
  }
  hero(who: string): string | undefined {
    const { kind, no } = figureNamed(who);
    return kind === 'hero' ? this.picture.view.heroes[no]?.class : undefined;
  }
}

const BEGINS: ReadonlySet<string> = new Set(['quest', 'fight']);

export function stripOf(
  picture: StartedPicture,
  lexicon: Lexicon,
  happened: readonly Happening[],
): readonly StripItem[] {
  const late = !happened.some(({ events }) => events.some(({ type }) => BEGINS.has(type)));
  const names = new Names(picture, lexicon, late);
  return happened
    .flatMap(({ id, events }) =>
      events.filter(isTold).flatMap((event, index): StripItem[] => {
        if (BEGINS.has(event.type)) names.newFight();
        if (event.type === 'revealed') names.meet(event.who, event.id);
        const told = wordsOf(event, picture, lexicon, names);
        if (!told) return [];
        const { hero, what } = told;
        return [{ id: `${id} ${index}`, hero, what: typeof what === 'string' ? <Told text={what} /> : what }];
      }),
    )
    .slice(-MOST);
}

type Item = Pick<StripItem, 'hero' | 'what'>;
const all = (names: Names, who: readonly string[]): string => list(who.map((one) => names.of(one)));

function wordsOf(event: ToldEvent, picture: StartedPicture, lexicon: Lexicon, names: Names): Item | undefined {
  const by = (hero: number, what: ComponentChildren): Item => ({ hero: names.hero(`hero:${hero}`), what });
  const of = (who: string, what: ComponentChildren): Item => ({
    hero: names.hero(who),
    what: names.hero(who) ? (
      what
    ) : (
      <>
        <b>
          <Told text={names.of(who)} />
        </b>{' '}
        {typeof what === 'string' ? <Told text={what} /> : what}
      </>
    ),
  });
  switch (event.type) {
    case 'quest':
      return {
        what: (
          <b>
            <Told text={lexicon.name(event.quest)} />
          </b>
        ),
      };
    case 'fight':
      return { what: <b>{t('Monsters of level {level}', { level: event.level })}</b> };
    case 'boss':
      return {
        what: (
          <b>
            <Told text={t('{name} comes', { name: lexicon.name(event.boss) })} />
          </b>
        ),
      };
    case 'side':
      return { what: <b>{t('{name} shows another side', { name: lexicon.name(event.boss) })}</b> };
    case 'round':
      return { what: <b>{t('Round {round}', { round: event.round })}</b> };
    case 'town':
      return { what: <b>{t('The party reaches a town')}</b> };
    case 'revealed':
      return event.kind === 'boss' ? undefined : { what: t('{name} comes', { name: names.of(event.who) }) };
    case 'action':
      return by(
        event.hero,
        <b>
          <Told text={lexicon.name(event.action)} />
        </b>,
      );
    case 'relic':
      return by(
        event.hero,
        <b>
          <Told text={lexicon.name(event.relic)} />
        </b>,
      );
    case 'attack':
      return of(event.who, t('attacks {names}', { names: all(names, event.targets) }));
    case 'no-target':
      return of(event.who, t('finds nobody'));
    case 'omen':
      return of(event.who, cardWords(event.card, lexicon));
    case 'hit':
      return of(
        event.to,
        event.amount > 0
          ? rich('takes {amount}', { amount: <span class="dmg">{event.amount}</span> })
          : t('blocks it all'),
      );
    case 'missed':
      return of(event.to, t('evades'));
    case 'countered':
      return of(event.by, rich('counters for {amount}', { amount: <span class="dmg">{event.amount}</span> }));
    case 'suffered':
      return of(event.to, rich('suffers {amount}', { amount: <span class="dmg">{event.amount}</span> }));
    case 'poisoned':
      return of(event.to, t('is poisoned'));
    case 'stunned':
      return of(event.to, t('is stunned'));
    case 'captured':
      return by(
        event.hero,
        t('loses {die} to {name}', { die: dieWords(event.die), name: names.of(`enemy:${event.enemy}`) }),
      );
    case 'healed':
      return of(
        event.to,
        event.what === 'wound' ? (
          <span class="hl">{t('heals 1')}</span>
        ) : (
          t('is rid of {what, select, poison {poison} stun {stun} other {{what}}}', { what: event.what })
        ),
      );
    case 'defeated':
      return by(
        event.by,
        <b>
          <Told text={t('defeats {name}', { name: lexicon.name(event.id) })} />
        </b>,
      );
    case 'ko':
      return of(event.who, <b>{t('is knocked out')}</b>);
    case 'revived':
      return by(event.hero, <b>{t('stands again')}</b>);
    case 'ability':
      return by(event.hero, t('spends a Hero Token'));
    case 'used':
      return by(event.hero, t('uses {name}', { name: lexicon.name(event.item) }));
    case 'bounty':
      return by(event.hero, t('meets the bounty {name}', { name: lexicon.name(event.bounty) }));
    case 'bounty-used':
      return by(event.hero, t('uses {name}', { name: lexicon.name(event.bounty) }));
    case 'song':
      return by(event.hero, t('plays {name}', { name: lexicon.name(event.song) }));
    case 'summoned':
      return by(event.hero, t('summons {name}', { name: lexicon.name(event.id) }));
    case 'gained-relic':
      return by(
        event.hero,
        <b>
          <Told text={t('gains {name}', { name: lexicon.name(event.relic) })} />
        </b>,
      );
    case 'locked':
      return by(event.hero, t('locks {die}', { die: dieWords(event.die) }));
    case 'rerolled':
      return by(event.hero, t('rolls again'));
    case 'rested':
      return by(event.hero, t('rests'));
    case 'bought':
      return by(event.hero, t('buys {name}', { name: lexicon.name(event.item) }));
    case 'advanced':
      return by(
        event.hero,
        event.how === 'cover'
          ? t('becomes {name}', { name: lexicon.name(event.class) })
          : t('learns from the {name}', { name: lexicon.name(event.class) }),
      );
    case 'conceded':
      return { what: t('{name} concedes', { name: seatName(picture, event.seat) }) };
  }
}
