/** A seat's time travels and is read as it was, to a hundredth of a second. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { choices } from '../../../proof/random.ts';
import { PRESET_IDS, PRESETS, type Preset } from '../../../protocol/presets.ts';
import type { SeatClock } from '../../../protocol/seat-clock.ts';
import { clockIn, packedBanks, packedRun } from '../../../rooms/state/clocks.ts';

const clocks = suite('clocks: packed and read');

/** A seat's time as it is read beside that of another one. */
const carried = (clock: SeatClock, preset: Preset): SeatClock => {
  const banks = packedBanks([{ ...NOTHING, bank: 1230 }, clock]);
  return clockIn(banks, 1, packedRun(clock, preset), preset);
};

const NOTHING: SeatClock = { bank: 0, endsAt: 0, whole: 0, left: 0, graceEndsAt: 0, standIn: false };

for (const id of PRESET_IDS) {
  const preset = PRESETS[id];
  const finite = (ms: number): number => (Number.isFinite(ms) ? ms : 0);
  const [window, choice, turn, bank] = [preset.window, preset.choice, preset.turnCap, preset.bank].map(finite);
  clocks(`${id}: what a window, a choice, a turn and a whole bank allow, and any other time, come back`, () => {
    const random = choices(`clocks ${id}`);
    const any = (): number => 10 * (random.below(256) * 65_536 + random.below(256) * 256 + random.below(256));
    for (const whole of [0, window, choice, turn, bank, ...Array.from({ length: 50 }, any)].map((ms) => ms ?? 0)) {
      const some = (): number => random.of([0, whole, any()]);
      const clock: SeatClock = {
        bank: some(),
        endsAt: some(),
        whole,
        left: some(),
        graceEndsAt: some(),
        standIn: random.chance(50),
      };
      assert.equal(carried(clock, preset), clock);
    }
  });
}

for (const [name, clock, read] of [
  ['rounded to a hundredth', { bank: 12_344, endsAt: 56_785 }, { bank: 12_340, endsAt: 56_790 }],
  ['used up where it is overdrawn', { bank: -20, left: -1 }, {}],
] as const) {
  clocks(`a time is ${name}`, () => {
    assert.equal(carried({ ...NOTHING, ...clock }, PRESETS.casual), { ...NOTHING, ...read });
  });
}

clocks('a seat for which nothing runs has its bank and no more', () => {
  assert.is(packedRun({ ...NOTHING, bank: 300_000 }, PRESETS.casual), '');
});

clocks.run();
