/** The look of the Gunslinger. */
import type { Art } from '../art.ts';

export const gunslinger: Art = {
  cloth: '#70421d',
  trim: '#eccfa5',
  field: 'paly',
  emblem: 'crossed-pistols',
  die: { bullet: 'silver-bullet', dash: 'sprint', bullseye: 'bullseye' },
  icons: {
    revolver: 'revolver',
    'bounty-hunter': 'cowboy-boot',
    'quick-draw': 'cowboy-holster',
    'take-cover': 'barrel',
    'mark-the-target': 'targeting',
    showdown: 'crossed-pistols',
    deadeye: 'reticule',
    enforcer: 'law-star',
    'fan-the-hammer': 'bullets',
    'pistol-whip': 'pistol-gun',
    duel: 'duel',
    'fill-em-with-lead': 'gunshot',
    wanted: 'wanted-reward',
    'spin-the-chamber': 'bullets',
    roulette: 'revolver',
    'wild-west': 'western-hat',
    'eat-lead': 'heavy-bullets',
    'run-and-gun': 'run',
    reload: 'ammo-box',
    bounty: 'coins',
  },
};
