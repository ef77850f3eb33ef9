/** What just happened in a fight, in a few words. */
import type { ComponentChildren } from 'preact';
import type { DicebornEvent, EventType } from '../../../engine/diceborn-heroes/state/events.ts';
import type { Happening } from '../../table/picture.ts';
import type { StripItem } from '../../table/strip.tsx';
import { listed, seatName } from '../../table/who.ts';
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
    return id === undefined ? 'An enemy' : this.lexicon.name(id);
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
        return told ? [{ id: `${id} ${index}`, ...told }] : [];
      }),
    )
    .slice(-MOST);
}

type Told = Pick<StripItem, 'hero' | 'what'>;
const all = (names: Names, who: readonly string[]): string => listed(who.map((one) => names.of(one)));

function wordsOf(event: ToldEvent, picture: StartedPicture, lexicon: Lexicon, names: Names): Told | undefined {
  const by = (hero: number, what: ComponentChildren): Told => ({ hero: names.hero(`hero:${hero}`), what });
  const of = (who: string, what: ComponentChildren): Told => ({
    hero: names.hero(who),
    what: names.hero(who) ? (
      what
    ) : (
      <>
        <b>{names.of(who)}</b> {what}
      </>
    ),
  });
  switch (event.type) {
    case 'quest':
      return { what: <b>{lexicon.name(event.quest)}</b> };
    case 'fight':
      return { what: <b>Monsters of level {event.level}</b> };
    case 'boss':
      return { what: <b>{lexicon.name(event.boss)} comes</b> };
    case 'side':
      return { what: <b>{lexicon.name(event.boss)} shows another side</b> };
    case 'round':
      return { what: <b>Round {event.round}</b> };
    case 'town':
      return { what: <b>The party reaches a town</b> };
    case 'revealed':
      return event.kind === 'boss' ? undefined : { what: `${names.of(event.who)} comes` };
    case 'action':
      return by(event.hero, <b>{lexicon.name(event.action)}</b>);
    case 'relic':
      return by(event.hero, <b>{lexicon.name(event.relic)}</b>);
    case 'attack':
      return of(event.who, `attacks ${all(names, event.targets)}`);
    case 'no-target':
      return of(event.who, 'finds nobody');
    case 'omen':
      return of(event.who, cardWords(event.card, lexicon));
    case 'hit':
      return of(
        event.to,
        event.amount > 0 ? (
          <>
            takes <span class="dmg">{event.amount}</span>
          </>
        ) : (
          'blocks it all'
        ),
      );
    case 'missed':
      return of(event.to, 'evades');
    case 'countered':
      return of(
        event.by,
        <>
          counters for <span class="dmg">{event.amount}</span>
        </>,
      );
    case 'suffered':
      return of(
        event.to,
        <>
          suffers <span class="dmg">{event.amount}</span>
        </>,
      );
    case 'poisoned':
      return of(event.to, 'is poisoned');
    case 'stunned':
      return of(event.to, 'is stunned');
    case 'captured':
      return by(event.hero, `loses ${dieWords(event.die)} to ${names.of(`enemy:${event.enemy}`)}`);
    case 'healed':
      return of(event.to, event.what === 'wound' ? <span class="hl">heals 1</span> : `is rid of ${event.what}`);
    case 'defeated':
      return by(event.by, <b>defeats {lexicon.name(event.id)}</b>);
    case 'ko':
      return of(event.who, <b>is knocked out</b>);
    case 'revived':
      return by(event.hero, <b>stands again</b>);
    case 'ability':
      return by(event.hero, 'spends a Hero Token');
    case 'used':
      return by(event.hero, `uses ${lexicon.name(event.item)}`);
    case 'bounty':
      return by(event.hero, `meets the bounty ${lexicon.name(event.bounty)}`);
    case 'bounty-used':
      return by(event.hero, `uses ${lexicon.name(event.bounty)}`);
    case 'song':
      return by(event.hero, `plays ${lexicon.name(event.song)}`);
    case 'summoned':
      return by(event.hero, `summons ${lexicon.name(event.id)}`);
    case 'gained-relic':
      return by(event.hero, <b>gains {lexicon.name(event.relic)}</b>);
    case 'locked':
      return by(event.hero, `locks ${dieWords(event.die)}`);
    case 'rerolled':
      return by(event.hero, 'rolls again');
    case 'rested':
      return by(event.hero, 'rests');
    case 'bought':
      return by(event.hero, `buys ${lexicon.name(event.item)}`);
    case 'advanced':
      return by(event.hero, `${event.how === 'cover' ? 'becomes' : 'learns from the'} ${lexicon.name(event.class)}`);
    case 'conceded':
      return { what: `${seatName(picture, event.seat)} concedes` };
  }
}
