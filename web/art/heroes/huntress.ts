/** The look of the Huntress. */
import type { Art } from '../art.ts';

export const huntress: Art = {
  cloth: '#65560f',
  trim: '#f6df84',
  field: 'pily',
  emblem: 'saber-toothed-cat-head',
  die: { spear: 'stone-spear', claw: 'claws', 'bonded-soul': 'paw-heart', sabertooth: 'skull-sabertooth' },
  icons: {
    animalistic: 'claws',
    savage: 'bestial-fangs',
    hunt: 'paw-print',
    resuscitate: 'heart-inside',
    'feral-instincts': 'eye-of-horus',
    swipe: 'claw-slashes',
    'predatory-advance': 'tiger',
    jugular: 'fangs',
    onslaught: 'spears',
    feral: 'triple-claws',
    ferocious: 'gluttonous-smile',
    'maternal-bond': 'paw-heart',
    'jungle-fury': 'jungle',
    'primal-roar': 'lion',
    'blood-bond': 'hearts',
    'savage-slash': 'wolverine-claws',
    resilient: 'heart-armor',
    prowl: 'paw',
    pounce: 'wolf-trap',
    'nyras-bond': 'saber-toothed-cat-head',
    bleed: 'bleeding-wound',
    nyra: 'saber-toothed-cat-head',
  },
};
