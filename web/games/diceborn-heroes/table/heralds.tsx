/** By what one knows heroes, monsters and things at this table. */
import type { JSX } from 'preact';
import type { Heraldry } from '../../../art/art.ts';
import { MONSTERS } from '../../../art/monsters/index.ts';
import { partyThings } from '../../../art/monsters/things.ts';
import { unknownArt } from '../../../art/unknown.ts';
import { Crest, Hung, Shield } from '../../../kit/heraldry.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useTable } from '../context.ts';
import { figureNamed } from '../model.ts';

/** The look of a monster, a boss or a friend, and the sprite of its emblem. */
const monsterArt = (id: string): { readonly art: Heraldry; readonly sprite: string } => {
  const art = MONSTERS[id];
  return art ? { art, sprite: 'monsters' } : { art: unknownArt(id), sprite: 'emblems' };
};

export function MonsterBanner({ of }: { readonly of: string }): JSX.Element {
  return <Hung {...monsterArt(of)} />;
}
export function MonsterCrest({ of }: { readonly of: string }): JSX.Element {
  return <Shield {...monsterArt(of)} />;
}

/** The crest of `hero:0`, `enemy:1`, `ally:0`. */
export function FigureCrest({ name }: { readonly name: string }): JSX.Element {
  const { view } = useTable().picture;
  const { kind, no } = figureNamed(name);
  if (kind === 'hero') return <Crest of={view.heroes[no]?.class ?? ''} />;
  return <MonsterCrest of={(kind === 'enemy' ? view.enemies[no]?.id : view.allies[no]?.id) ?? ''} />;
}

/** The symbol of a relic, an item, a condition; nothing where nobody has drawn it. */
export function PartyIcon({ of, class: extra }: { readonly of: string; readonly class?: string }): JSX.Element | null {
  const name = partyThings[of];
  return name ? <Icon sprite="party" name={name} class={extra} /> : null;
}
