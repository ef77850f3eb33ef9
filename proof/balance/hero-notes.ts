/** What people found out about heroes that stand out, for docs/hero-balance.md: the page names them by itself. */

/** Why a hero is an outlier, by its id: a sentence or two. */
export const NOTES: Readonly<Record<string, string>> = {};

/** What is known of the same heroes played by people, as lines. */
export const ELSEWHERE: readonly string[] = [
  'No win rates of these heroes among people were found to hold this against: what is public are favourites, difficulties and',
  'opinions, such as an article on choosing heroes for ranked play in the',
  "[publisher's shop](https://shop.dicethrone.com/blogs/news/how-to-choose-your-ranked-play-heroes), which calls the game well",
  'balanced and names the Pyromancer and the Cursed Pirate among those who do well at events.',
];
