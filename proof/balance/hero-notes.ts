/** What people found out about heroes that stand out, for docs/hero-balance.md: the page names them by itself. */

/** Why a hero is an outlier, by its id: a sentence or two. */
export const NOTES: Readonly<Record<string, string>> = {
  'cursed-pirate': 'Tempo, by bots that spend more in windows (below): 7.8 damage a turn, where a Barbarian deals 5.7.',
  gunslinger:
    "The bots' fault: what is spent in a window they follow up to the opponent's next income, and a pass only to their next move, so that to spend seems to cost 1.8 points of health. They keep two Reloads and lose the next that comes. With both followed to the same place she wins 56.9 % of these duels, and the Artificer 24.4; but then bosses win 60 to 70 % against parties, whose handicaps were set with the bots as they are.",
};

/** What is known of the same heroes played by people, as lines. */
export const ELSEWHERE: readonly string[] = [
  'No win rates of these heroes among people were found to hold this against: what is public are favourites, difficulties and',
  'opinions, such as an article on choosing heroes for ranked play in the',
  "[publisher's shop](https://shop.dicethrone.com/blogs/news/how-to-choose-your-ranked-play-heroes), which calls the game well",
  'balanced and names the Pyromancer and the Cursed Pirate among those who do well at events.',
];
