/** What people found out about heroes that stand out, for docs/hero-balance.md: the page names them by itself. */

/** Why a hero is an outlier, by its id: a sentence or two. */
export const NOTES: Readonly<Record<string, string>> = {
  'cursed-pirate':
    'Tempo: in 24 duels with six heroes of the middle she dealt 8.0 damage a turn, where a Barbarian deals 5.4.',
  paladin:
    'He outlasts: in such duels he deals only 3.4 damage a turn, but takes 4.0 and heals 1.3; matches take 26 turns.',
  pyromancer: 'Tempo: 7.5 damage a turn in such duels, though only 0.7 Attacks.',
  'vampire-lord':
    'The bots hoard: of 105 turns in 12 such duels they spent 10 Blood Power in all, and sat on about three, mostly with a Mesmerize, at the end; a token kept counts 2.5 points of health.',
  huntress:
    'She deals 3.8 damage a turn there and heals nothing: bots count a companion as a single point of health, and do not plan for hers.',
  artificer:
    "The bots' fault: they count a Synth as 2.5 points of health and a Bot as 1, so they hardly ever build one, and deal 3.8 damage a turn. With a Bot worth 6 they build three and still lose 22 of 24: they do not plan for Nanites either.",
};

/** What is known of the same heroes played by people, as lines. */
export const ELSEWHERE: readonly string[] = [
  'No win rates of these heroes among people were found to hold this against: what is public are favourites, difficulties and',
  'opinions, such as an article on choosing heroes for ranked play in the',
  "[publisher's shop](https://shop.dicethrone.com/blogs/news/how-to-choose-your-ranked-play-heroes), which calls the game well",
  'balanced and names the Pyromancer and the Cursed Pirate among those who do well at events.',
];
