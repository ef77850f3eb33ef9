/** The ids of the presets of time: a record names the one that its match was played with. What each means is in
 *  `protocol/presets.ts`; the rules know no time. */
export const PRESET_IDS = ['casual', 'ranked', 'blitz', 'correspondence', 'campaign', 'none'] as const;
export type PresetId = (typeof PRESET_IDS)[number];
