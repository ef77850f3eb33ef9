/** The page of the campaign's balance, docs/adventures-balance.md, from campaigns that were played whole. */
import { NUMBERS, scenarioOf } from '../../engine/campaign/rules/scenarios.ts';
import { DIFFICULTIES, type Difficulty } from '../../engine/campaign/state/terms.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { share, table } from '../balance/markdown.ts';
import { percent, wilson } from '../balance/wilson.ts';
import type { KeptCampaign } from './kept-campaigns.ts';

/** From and to, in percent. */
type Band = readonly [number, number];
interface Bands {
  /** Of the scenarios from the first to the last. */
  readonly won: readonly Band[];
  readonly sessions?: Band;
}
/** What a scenario is to be won by equal sensible bots, and how many sessions a campaign may take. */
const BANDS: Readonly<Record<Difficulty, Bands>> = {
  normal: {
    won: [
      [60, 80],
      [50, 70],
      [50, 75],
      [45, 70],
      [50, 75],
      [45, 70],
      [45, 65],
      [40, 60],
    ],
    sessions: [11, 16],
  },
  veteran: {
    won: [
      [40, 60],
      [35, 55],
      [35, 60],
      [35, 55],
      [35, 60],
      [35, 55],
      [30, 50],
      [30, 50],
    ],
    sessions: [14, 22],
  },
  insane: {
    won: [
      [30, 50],
      [25, 45],
      [25, 50],
      [25, 45],
      [25, 50],
      [25, 45],
      [20, 40],
      [20, 40],
    ],
    sessions: [18, 30],
  },
  hardcore: {
    won: [
      [60, 80],
      [50, 70],
      [50, 75],
      [45, 70],
      [50, 75],
      [45, 70],
      [45, 65],
      [35, 60],
    ],
  },
};
/** Of offers of a card that is offered often enough to be judged, so many at least and at most are taken. */
const TAKEN: Band = [2, 75];
const OFTEN = 50;
const MOST_HEROES = 4;
/** Points between parties of different sizes. */
const APART = 20;

const nameOf = (id: string): string => diceThrone.describe(id)?.name ?? id;
const sessionsOf = (campaigns: readonly KeptCampaign[], scenario: number): { won: number; of: number } => {
  const all = campaigns.flatMap(({ sessions }) => sessions.filter((session) => session.scenario === scenario));
  return { won: all.filter(({ won }) => won).length, of: all.length };
};

/** A share, bold where its whole interval lies outside of the band. */
const held = ({ won, of }: { won: number; of: number }, [from, to]: Band): string => {
  const text = share(won, of);
  if (of === 0) return text;
  const { low, high } = wilson(won, of);
  return high * 100 < from || low * 100 > to ? `**${text}**` : text;
};

const sizes = Array.from({ length: MOST_HEROES }, (_, i) => i + 1);
const mean = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '–' : (numbers.reduce((a, b) => a + b, 0) / numbers.length).toFixed(1);

const partOf = (difficulty: Difficulty, campaigns: readonly KeptCampaign[]): string[] => {
  const { won: bands, sessions } = BANDS[difficulty];
  const bySize = sizes.map((heroes) => campaigns.filter((one) => one.heroes.length === heroes));
  const rows = NUMBERS.map((scenario, i) => {
    const band: Band = bands[i] ?? [0, 100];
    const cells = bySize.map((some) => sessionsOf(some, scenario));
    const shares = cells.flatMap(({ won, of }) => (of === 0 ? [] : [(100 * won) / of]));
    const apart = shares.length > 1 ? Math.max(...shares) - Math.min(...shares) : 0;
    return [
      `${scenario} ${scenarioOf(scenario).name}`,
      `${band[0]}–${band[1]}`,
      ...cells.map((cell) => held(cell, band)),
      held(sessionsOf(campaigns, scenario), band),
      apart > APART ? `**${apart.toFixed(0)}**` : apart.toFixed(0),
    ];
  });
  const ended = bySize.map((some) => some.filter(({ won }) => won));
  return [
    `## ${difficulty[0]?.toUpperCase()}${difficulty.slice(1)}\n`,
    ...table(['scenario', 'band', ...sizes.map((n) => (n === 1 ? '1 hero' : `${n} heroes`)), 'all', 'apart'], rows),
    ...table(
      ['campaigns', '', ...sizes.map((n) => (n === 1 ? '1 hero' : `${n} heroes`))],
      [
        ['played', '', ...bySize.map((some) => String(some.length))],
        ['won', '', ...bySize.map((some, i) => share(ended[i]?.length ?? 0, some.length))],
        [
          'sessions of those won',
          sessions ? `${sessions[0]}–${sessions[1]}` : '',
          ...ended.map((some) => mean(some.map((one) => one.sessions.length))),
        ],
        ['points of those won', '', ...ended.map((some) => mean(some.map(({ score }) => score)))],
      ],
    ),
  ];
};

const sum = (counts: readonly Readonly<Record<string, number>>[], card: string): number =>
  counts.reduce((n, one) => n + (one[card] ?? 0), 0);

/** Cards of loot that are taken too often or too seldom. */
const lootPart = (campaigns: readonly KeptCampaign[]): string[] => {
  const offered = campaigns.map((one) => one.offered);
  const taken = campaigns.map((one) => one.taken);
  const judged = [...new Set(offered.flatMap(Object.keys))]
    .map((card) => ({ card, of: sum(offered, card), n: sum(taken, card) }))
    .filter(({ of }) => of >= OFTEN);
  const odd = judged
    .filter(({ n, of }) => (100 * n) / of < TAKEN[0] || (100 * n) / of > TAKEN[1])
    .sort((a, b) => b.n / b.of - a.n / a.of);
  return [
    '## Loot\n',
    `Of ${judged.length} cards that were there to be had ${OFTEN} times or more, ${judged.length - odd.length} were taken in ${TAKEN[0]} to ${TAKEN[1]} % of the cases.${odd.length > 0 ? ' The others:' : ''}\n`,
    ...(odd.length > 0
      ? [
          'Gold buys nothing else, so bots that can pay take most of what they are offered, above all late in a campaign.\n',
        ]
      : []),
    ...(odd.length > 0
      ? table(
          ['card', 'taken, in %', 'offered'],
          odd.map(({ card, n, of }) => [nameOf(card), percent(n / of), String(of)]),
        )
      : []),
  ];
};

/** The whole page. `command` makes it anew. */
export const campaignPage = (campaigns: readonly KeptCampaign[], command: string): string => {
  const parts = DIFFICULTIES.flatMap((difficulty) => {
    const some = campaigns.filter((one) => one.difficulty === difficulty);
    return some.length === 0 ? [] : partOf(difficulty, some);
  });
  return [
    '# Adventures: how hard the campaign is\n',
    'Whole campaigns by equal sensible bots, from the first portal to the Mad King, with the loot that they bought and found on',
    'the way; heroes are drawn anew for each campaign. A cell is how often a session of the scenario is won, in percent, with its',
    '95 % interval (Wilson) and how many were played; bold where the whole interval lies outside of the band. `apart`: points',
    `between the sizes of parties, bold beyond ${APART}. People play otherwise than bots: these figures keep a scenario from being`,
    'hopeless or boring, no more.\n',
    `To make this anew: ${command}`,
    'A campaign takes one to eight seconds of a core.\n',
    ...parts,
    ...lootPart(campaigns),
    '## What was tuned\n',
    'House values only (docs/rulings.md); printed health, maps, tiles and minions are as printed.\n',
    '- Tiles of the ten families of which no printed tile is known (Vault, Salt, Marsh, Alley, Scorched, Toll, Bazaar, Bog, Fire,',
    '  Roots), the Town of levels I and II and the Citadel Watch wake no minion but where their text says so: with one on each, bots',
    '  won the first scenario in 14 to 24 % (100 crawls a size).',
    '- The Town Gate heals its explorer 5, the Town Market all heroes 4, and a Bazaar sells salves for 1 CP.',
    '- Salves on the house maps: 5 (1C, 1D), 7 (3A–3D), 8 (5A–5D), 7 (7A–7D) instead of 3, 4, 3, 2.',
    "- The Gunslinger's Upgrade CP is as first designed, and so is his health but for a few points. Those of the Monk and the Mad King",
    "  are mostly lower, above all against three and four heroes, and the Mad King has four King's Hands against them instead of five",
    '  and six.',
    "- Scenario 2 is printed whole (the Barbarian's health is 70, 70, 75, 80), so nothing in it could be set: up to three heroes win it",
    '  more often than they should.',
    '- Salves, health and Upgrade CP were set anew when bots learnt to spend in windows what they had hoarded: with the values of',
    '  before they won the battles of the last three bosses in 59 to 74 % (120 campaigns).\n',
    'What bots weigh in a crawl hardly matters: with twice or half the worth of salves, upgrades, enemies and progress the shares',
    'stayed within their intervals. A hero alone keeps salves until little health is left, which won 53 instead of 43 % (300, 200 crawls).',
    '',
  ].join('\n');
};
