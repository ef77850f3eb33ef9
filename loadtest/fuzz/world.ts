/** What the fuzzers know of the server that they attack: accounts of their own, and ids of everybody's. */
import { PlayerAccount, storeInMemory } from '../../client/account.ts';
import type { Choices } from '../../proof/random.ts';
import { games } from '../../rooms/all-games.ts';
import type { Vocabulary } from './samples.ts';

/** An attacker uses up accounts: it may delete them. */
const TOKENS = 12;
const IDS = 60;

export class World {
  readonly url: string;
  readonly random: Choices;
  private readonly tokens: string[] = [];
  private readonly ids: string[] = [];

  constructor(url: string, random: Choices) {
    this.url = url;
    this.random = random;
  }

  /** An id that might be asked for again. */
  learn(id: string): void {
    if (this.ids.includes(id)) return;
    this.ids.push(id);
    if (this.ids.length > IDS) this.ids.splice(this.random.below(IDS), 1);
  }

  /** Learns what an answer names. */
  learnFrom(text: string): void {
    for (const [, id] of text
      .slice(0, 4000)
      .matchAll(/"(?:id|roomId|sessionId|code|match|proposal)":"([\w-]{4,64})"/g)) {
      if (id !== undefined) this.learn(id);
    }
  }

  get foreign(): readonly string[] {
    return this.ids;
  }

  /** A new guest's token. */
  async newcomer(): Promise<string> {
    const account = new PlayerAccount([this.url], storeInMemory());
    const { token, id } = await account.becomeGuest(`Fuzz ${this.random.below(200)}`);
    this.learn(id);
    this.tokens.push(token);
    if (this.tokens.length > TOKENS) this.tokens.shift();
    return token;
  }

  /** Some token: fresh, used, of an account that is gone. */
  async someToken(): Promise<string> {
    if (this.tokens.length < 3 || this.random.chance(5)) return this.newcomer();
    return this.random.of(this.tokens);
  }

  /** What stands in fields, by their names. */
  get vocabulary(): Vocabulary {
    const all = [...games.values()].map(({ game }) => game);
    const modes = all.flatMap((game) => game.modes.map(({ id }) => id));
    const heroes = all.flatMap((game) => game.heroes.map(({ id }) => id));
    return {
      game: all.map(({ id }) => id),
      mode: modes,
      hero: heroes,
      kind: ['hero', 'boss', 'warrior'],
      type: ['pass', 'roll', 'announce', 'play', 'sell', 'choose', 'spend', 'use', 'concede', 'timeout'],
      email: ['ada@example.org', 'eve@example.org'],
      password: ['a long password', 'another long one'],
      code: this.ids,
      member: this.ids,
      proposal: this.ids,
      reconnectionToken: this.ids,
    };
  }
}
