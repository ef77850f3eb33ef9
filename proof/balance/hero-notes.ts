/** What people found out about heroes that stand out, for docs/hero-balance.md: the page names them by itself. */

/** Why a hero is an outlier, by its id: a sentence or two. */
export const NOTES: Readonly<Record<string, string>> = {
  'cursed-pirate':
    'Tempo: in 24 duels with six heroes of the middle she dealt 7.8 damage a turn, where a Barbarian deals 5.7.',
  treant:
    'In such duels he deals 4.9 damage a turn, suffers 6.2 and heals 0.7, though he spends four Seedlings and two Wellsprings a match.',
  artificer: 'In such duels he deals 5.9 damage a turn and suffers 7.1, though he activates a Bot four times a match.',
};

/** What is known of the same heroes played by people, as lines. */
export const ELSEWHERE: readonly string[] = [
  'No win rates of these heroes among people were found to hold this against: what is public are favourites, difficulties and',
  'opinions, such as an article on choosing heroes for ranked play in the',
  "[publisher's shop](https://shop.dicethrone.com/blogs/news/how-to-choose-your-ranked-play-heroes), which calls the game well",
  'balanced and names the Pyromancer and the Cursed Pirate among those who do well at events.',
];
