/** What people found out about heroes that stand out, for docs/hero-balance.md: the page names them by itself. */

/** Why a hero is an outlier, by its id: a sentence or two. */
export const NOTES: Readonly<Record<string, string>> = {
  'cursed-pirate':
    'Tempo: in 24 duels with six heroes of the middle she dealt 7.6 damage a turn, where a Barbarian deals 5.5.',
  gunslinger:
    "The bots' fault: in such duels they spent 21 of 66 Reloads, and dealt 4.2 damage a turn. What is spent in a window they follow up to the opponent's next income, and a pass only to their next move, so that to spend seems to cost 1.8 points of health. With both followed to the same place she wins 56.9 % of these duels; but then bosses win 56 to 77 % against parties, as their handicaps were set with the bots as they are.",
};

/** What is known of the same heroes played by people, as lines. */
export const ELSEWHERE: readonly string[] = [
  'No win rates of these heroes among people were found to hold this against: what is public are favourites, difficulties and',
  'opinions, such as an article on choosing heroes for ranked play in the',
  "[publisher's shop](https://shop.dicethrone.com/blogs/news/how-to-choose-your-ranked-play-heroes), which calls the game well",
  'balanced and names the Pyromancer and the Cursed Pirate among those who do well at events.',
];
