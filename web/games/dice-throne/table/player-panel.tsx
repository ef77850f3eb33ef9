/** One player's board in figures: health, CP, cards, tokens, companions. Things that a prompt names light up here. */
import type { JSX } from 'preact';
import type { SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Mark } from '../../../glyphs.tsx';
import { Hint } from '../../../table/hint.tsx';
import { Absence, SeatClockRing } from '../../../table/seat-clock.tsx';
import { seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';

const SILENCED: Readonly<Record<SeatView['silenced'], string>> = {
  '': '',
  stunned: 'Stunned: no action until it passes',
  ultimate: 'Locked: an Ultimate is under way',
};

export function PlayerPanel({ seat }: { readonly seat: SeatView }): JSX.Element {
  const { picture, lexicon, eyes, choiceOf, take } = useTable();
  const { view, you } = picture;
  const person = picture.seats[seat.seat];
  const chosen = choiceOf((target) => target.kind === 'seat' && target.seat === seat.seat);
  const incoming = view.incoming.filter((damage) => damage.to === seat.seat);
  const share = Math.max(0, Math.min(1, seat.health / Math.max(1, seat.maxHealth)));
  const ownTeam = view.seats[eyes ?? 0]?.team;
  const classes = ['panel', seat.team === ownTeam ? 'mine' : 'theirs', seat.out ? 'out' : '', chosen ? 'lit' : ''];
  if (seat.seat === view.active) classes.push('active');

  return (
    <section class={classes.join(' ')} aria-label={`${seatName(picture, seat.seat)}, ${lexicon.heroName(seat.hero)}`}>
      <div class="panel-who">
        <div class="panel-name">
          <h2>
            {seatName(picture, seat.seat)}
            {seat.seat === you && <span class="you"> you</span>}
          </h2>
          {person?.clock && !view.outcome && <SeatClockRing clock={person.clock} />}
        </div>
        <p>
          {lexicon.heroName(seat.hero)}
          {seat.seat === view.active && (
            <span class="badge turn">{seat.seat === you ? 'your turn' : 'their turn'}</span>
          )}
          {person?.kind === 'bot' && <span class="badge">bot</span>}
          {person?.kind === 'human' && !person.connected && person.clock && <Absence clock={person.clock} />}
          {seat.silenced && <span class="badge warn">{SILENCED[seat.silenced]}</span>}
        </p>
        {chosen && (
          <button type="button" class="lit small" onClick={() => take([chosen], '')}>
            Choose {seatName(picture, seat.seat)}
          </button>
        )}
      </div>
      <div class="health" role="img" aria-label={`Health ${seat.health} of ${seat.maxHealth}`}>
        <span class="health-figure">
          {seat.health}
          <small> of {seat.maxHealth}</small>
        </span>
        <span class={`health-bar ${share <= 0.3 ? 'low' : ''}`}>
          <span style={{ width: `${share * 100}%` }} />
        </span>
        {incoming.map((damage) => (
          <span class="incoming" key={`${damage.from} ${damage.type}`}>
            −{damage.amount} {damage.type === 'normal' ? '' : damage.type} incoming
          </span>
        ))}
      </div>
      <div class="panel-row">
        <ul class="figures">
          <li class="cp">
            <b>{seat.cp}</b> CP
          </li>
          <li title="Cards in hand">
            <Mark name="hand" /> <b>{seat.handCount}</b> <span class="word">hand</span>
          </li>
          <li title="Cards in the deck">
            <Mark name="deck" /> <b>{seat.deckCount}</b> <span class="word">deck</span>
          </li>
          <li>
            <Hint
              class="quiet"
              text={
                seat.discard.length ? seat.discard.map((card) => lexicon.nameOf(card)).join(', ') : 'Nothing discarded'
              }
            >
              <Mark name="discard" /> <b>{seat.discard.length}</b> <span class="word">discard</span>
            </Hint>
          </li>
        </ul>
        <Chips seat={seat} />
      </div>
    </section>
  );
}

function Chips({ seat }: { readonly seat: SeatView }): JSX.Element | null {
  const { lexicon, choiceOf, take } = useTable();
  if (seat.tokens.length + seat.companions.length === 0) return null;
  return (
    <ul class="chips" aria-label="Tokens and companions">
      {seat.tokens.map(({ id, count }) => {
        const entry = lexicon.token(id);
        const chosen = choiceOf(
          (target) => target.kind === 'token' && target.token === id && (target.seat ?? seat.seat) === seat.seat,
        );
        return (
          <li key={id}>
            <Hint class={`chip ${entry?.kind ?? 'marker'} ${chosen ? 'lit' : ''}`} text={entry?.text ?? ''}>
              {lexicon.nameOf(id)}
              {count > 1 && <b> ×{count}</b>}
            </Hint>
            {chosen && (
              <button type="button" class="lit small" onClick={() => take([chosen], '')}>
                Choose
              </button>
            )}
          </li>
        );
      })}
      {seat.companions.map(({ id, side, count, health }) => (
        <li key={`${id} ${side}`}>
          <Hint class="chip companion" text={lexicon.companion(id, side)?.text ?? ''}>
            {lexicon.companion(id, side)?.name ?? lexicon.nameOf(side)}
            {count > 1 && <b> ×{count}</b>}
            {health !== undefined && <span> {health} health</span>}
          </Hint>
        </li>
      ))}
    </ul>
  );
}
