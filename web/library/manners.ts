/** How everybody plays, in a line of our own words. Whoever is not in it, as a hero from outside, has what the game says
 *  of them. */
export const MANNERS: Readonly<Record<string, string>> = {
  barbarian: 'Hits hard, heals on thick skin, and needs no plan but the next blow.',
  'moon-elf': 'Shoots from afar, dodges what comes back, leaves foes blind and entangled.',
  pyromancer: 'Heats up turn by turn, and the hotter the fire, the harder each blast.',
  'shadow-thief': 'Steals coins and cards, poisons, and melts into the shadows before the answer.',
  monk: 'Gathers Chi in defence and spends it on either side of the fight.',
  paladin: 'Outlasts: prays, heals, prevents, and wins long matches on the last stretch.',
  ninja: 'Quick cuts and slow poisons; smoke for when it gets tight.',
  treant: 'Grows a grove of spirits and lets each of them do a part of the work.',
  'vampire-lord': 'Bleeds foes, drinks what they lose, and pays for tricks in blood.',
  gunslinger: 'Draws first, every turn a little faster; puts a price on your head.',
  samurai: 'Fights with honour for as few throws as can be, and shames who does not.',
  artificer: 'Builds bots out of scraps, flips them for power, and blows up nanites.',
  huntress: 'Fights beside Nyra the sabertooth; each of the two covers the other.',
  'cursed-pirate': 'Pays with cursed coins until the curse turns her, then collects.',
  tactician: 'Saves up advantage and spends it where it hurts: rerolls, cards, shields.',
  seraph: 'Flies over blows, blinds with light, and rises once more when she falls.',
  'fallen-barbarian': 'A boss who breaks whole parties: stone skin, then rage.',
  'fallen-gunslinger': 'A boss with a bounty for everybody and a bullet for each.',
  'fallen-monk': 'A boss who turns Chi against many at once, and knocks them off their feet.',
  'mad-king': 'A boss who marks, hexes and silences; the throne is not for sharing.',
  knight: 'Patient: puts a die back to roll it anew, and covers your best space.',
  viking: 'Leans on the red die: a wall in defence, a 7 in attack.',
  spartan: 'Nudges dice into line and bars the space you were about to take.',
  highlander: 'Gambles dice to throw yours off the grid.',
  'da-ji': 'A legend who veils icons and then shows two sixes.',
  khutulun: 'A legend who strikes before you and clears the corners.',
};

export const mannerOf = ({ id, text }: { readonly id: string; readonly text: string }): string => MANNERS[id] ?? text;
