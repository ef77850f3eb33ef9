/** Somebody who watches a match for its achievements: by what happened, and by what everybody sees before and after. */
import type { Achieved, Achievements, ToldStep } from '../../core/game.ts';
import { CONTENT } from '../library/content.ts';
import type { DicebornEvent } from '../state/events.ts';
import type { DicebornView, EnemyView } from '../view/view-shape.ts';
import { ACHIEVEMENTS } from './all.ts';

type Step = ToldStep<DicebornView, DicebornEvent>;

export const achievements: Achievements<DicebornView, DicebornEvent> = {
  all: ACHIEVEMENTS,
  watch: () => {
    const watcher = new Watcher();
    return { see: (step) => watcher.see(step), achieved: () => watcher.achieved() };
  },
};

/** What begins something new, so that what came before was another one's doing. */
const DOINGS: ReadonlySet<DicebornEvent['type']> = new Set([
  'action',
  'relic',
  'attack',
  'ability',
  'used',
  'bounty-used',
]);
/** What is none of the hero's who acted before it: blows of allies, and the Poison at the end of a round. */
const isAside = (event: DicebornEvent): boolean =>
  (event.type === 'hit' && !event.by?.startsWith('hero:')) || (event.type === 'suffered' && event.why === 'poison');
const KNIGHT = 'knight';
const HEROES_OF_LIGHT = CONTENT.classes.filter(({ light }) => light);
const SONA = 'princess-sona';

class Watcher {
  private readonly done = new Set<string>();
  private seats = 0;
  /** Of this fight: enemies that found a target, allies that were found, how often heroes were revived. */
  private readonly attacked = new Set<number>();
  private readonly found = new Set<string>();
  private readonly revived = new Map<number, number>();
  /** Of this round: who attacked whom. */
  private readonly strikes = new Map<string, Set<string>>();
  /** Of what is being done: its action, whether it goes on, how many fell by it, who was hit. */
  private action = '';
  private acting = false;
  private fallen = 0;
  private readonly hit = new Set<string>();
  /** Enemies that fell in this step, whatever stood before it. */
  private readonly felled = new Set<number>();
  private last: DicebornEvent | undefined;

  see({ before, events, after }: Step): void {
    this.seats = after.players.length;
    this.felled.clear();
    for (const event of events) {
      this.hear(event, before, after);
      this.last = event;
    }
    this.look(after);
  }

  /** The party did it: every seat is told. */
  achieved(): Achieved[] {
    return [...this.done].flatMap((id) => Array.from({ length: this.seats }, (_, seat) => ({ seat, id })));
  }

  private hear(event: DicebornEvent, before: DicebornView, after: DicebornView): void {
    if (DOINGS.has(event.type)) {
      this.action = event.type === 'action' ? event.action : '';
      this.acting = true;
      this.fallen = 0;
      this.hit.clear();
    }
    if (isAside(event)) this.acting = false;
    switch (event.type) {
      case 'quest':
      case 'fight':
        for (const kept of [this.attacked, this.found, this.revived]) kept.clear();
        return;
      case 'round':
        return this.strikes.clear();
      case 'attack':
        return this.attack(event, after);
      case 'hit':
        this.hit.add(event.to);
        if (this.hit.size >= 5 && event.by?.startsWith('hero:')) this.done.add('a-targets-a-target');
        return;
      case 'effect-dice':
        return this.dice(event.dice);
      case 'defeated':
        return this.defeated(event, before);
      case 'revived':
        this.revived.set(event.hero, (this.revived.get(event.hero) ?? 0) + 1);
        if ((this.revived.get(event.hero) ?? 0) >= 2) this.done.add('being-dead-has-advantages');
        return;
      case 'town':
        if (before.quest?.id === 'palace-square' && !this.found.has(SONA)) this.done.add('not-by-resolve-alone');
        return;
      case 'over':
        return event.lost ? undefined : this.won(after);
    }
  }

  private attack({ who, targets }: DicebornEvent<'attack'>, { heroes, allies }: DicebornView): void {
    this.attacked.add(Number(who.split(':')[1]));
    for (const target of targets) {
      const [kind, no] = target.split(':');
      if (kind === 'ally') this.found.add(allies[Number(no)]?.id ?? '');
      if (kind !== 'hero' || heroes[Number(no)]?.class !== KNIGHT) continue;
      const by = this.strikes.get(target) ?? new Set<string>();
      this.strikes.set(target, by.add(who));
      if (by.size >= 3) this.done.add('sir-rustalot');
    }
  }

  private dice(dice: readonly number[]): void {
    const sixes = dice.filter((value) => value === 6).length;
    if (this.action === 'fate-dice' && sixes === 3) this.done.add('ante-up');
    if (this.action === 'pummel' && sixes > 0) this.done.add('never-miss');
  }

  private defeated({ enemy, id, excess }: DicebornEvent<'defeated'>, before: DicebornView): void {
    const { last } = this;
    const own = `enemy:${enemy}`;
    if (id === 'antlion' && !this.attacked.has(enemy)) this.done.add('antlions-are-tame');
    if (excess > 5) this.done.add('not-sophisticated');
    if (id === 'gnash' && last?.type === 'suffered' && last.to === own && last.why === 'effect')
      this.done.add('son-of-a-submariner');
    if (id === 'lady-whyte' && before.quest?.id === 'whyte-manor' && last?.type === 'countered' && last.to === own)
      this.done.add('reflect');
    this.felled.add(enemy);
    // What he brought is gone with him, in the arena too.
    const stands = (one: EnemyView, no: number): boolean => !one.defeated && !this.felled.has(no);
    if (id === 'levanthys' && before.enemies.some((one, no) => one.id === 'pincer-arm' && stands(one, no)))
      this.done.add('dont-tease-the-octopus');
    if (this.acting) this.fallen++;
    if (this.fallen >= 3) this.done.add('gotta-score');
  }

  private won({ boss, heroes }: DicebornView): void {
    if (boss && heroes.filter(({ ko }) => !ko).length === 1) this.done.add('whats-my-number');
  }

  /** What can be seen as it stands. */
  private look({ phase, heroes, enemies }: DicebornView): void {
    if (HEROES_OF_LIGHT.every(({ id }) => heroes.some((hero) => hero.class === id))) this.done.add('heroes-of-light');
    if (heroes.some((hero) => hero.class === 'bard' && (hero.songs?.length ?? 0) >= 4)) this.done.add('spooky-bard');
    if (phase === 'set-up' || heroes.length === 0) return;
    if (heroes.every(({ hp, wounds }) => hp - wounds === 1)) this.done.add('maintain-your-composure');
    const isRobbed = (no: number): boolean =>
      enemies.some(({ captured }) => captured?.some((die) => die.startsWith(`${no}:`)));
    if (heroes.every((_, no) => isRobbed(no))) this.done.add('super-duper-mega-bummer');
  }
}
