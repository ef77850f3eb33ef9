/** When somebody has to look after a match that runs nowhere. One that was awake when its process died, at once: its time
 *  may run on, and it may be over with nobody told. One whose room was closed, when it counts as forgotten; one that
 *  sleeps, when its clock runs out. */
import type { RoomSettings } from '../../../infra/config.ts';
import { PRESETS } from '../../../protocol/presets.ts';
import { type Opening, presetFor } from '../opening.ts';

const HOUR_MS = 3_600_000;

/** Its time runs on without its players, once it has begun. */
export const runsAlone = (opening: Opening): boolean => !PRESETS[presetFor(opening)].pausesWhenEmpty;

/** At once: of a match that is awake, should its process die, and of one whose time runs on. */
export const AT_ONCE = 0;

/** A campaign is played on evenings, with weeks between them. */
const CAMPAIGN_HOURS = 180 * 24;

/** When a match counts as forgotten whose players were seen last at that moment; by the calendar, in milliseconds. */
export const forgottenAt = (
  seen: number,
  { campaign }: Pick<Opening, 'campaign'>,
  { forgetHours }: Pick<RoomSettings, 'forgetHours'>,
): number => seen + (campaign === undefined ? forgetHours : Math.max(forgetHours, CAMPAIGN_HOURS)) * HOUR_MS;
