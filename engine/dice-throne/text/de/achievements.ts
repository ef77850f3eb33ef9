/** What players are remembered for, in German. */
import type { Dictionary } from '../../../core/words/dictionary.ts';

export const achievements: Dictionary = {
  'Draw six cards or more within one turn.': 'Ziehe sechs oder mehr Karten in einem Zug.',
  'Beat opponents who all play your own hero.': 'Besiege Gegner, die alle deinen eigenen Helden spielen.',
  "Change two dice with Twice as Wild! so that an opponent's Ultimate does not happen.":
    'Ändere mit Twice as Wild! zwei Würfel so, dass die Ultimative Fähigkeit eines Gegners ausfällt.',
  'Turn a die of yours with Tip It! and activate your Ultimate with it.':
    'Drehe einen deiner Würfel mit Tip It! und aktiviere damit deine Ultimative Fähigkeit.',
  'Win with more than 25 health left.': 'Gewinne mit noch mehr als 25 Leben.',
  'Win a portal crawl.': 'Gewinne einen Portal Crawl.',
  'Win a portal crawl on a map that is explored to its last tile.':
    'Gewinne einen Portal Crawl auf einer Landkarte, die bis aufs letzte Feld erkundet ist.',
  'Win a portal crawl with no hero of more than 5 health.':
    'Gewinne einen Portal Crawl, in dem kein Held mehr als 5 Leben hat.',
  'Win a boss battle.': 'Gewinne einen Bosskampf.',
  'Win a boss battle with at most 5 health left.': 'Gewinne einen Bosskampf mit noch höchstens 5 Leben.',
  'Stun opponents two times in one of your turns.': 'Betäube Gegner in einem deiner Züge zweimal.',
  'Throw nothing but sixes for Overpower, without a card.': 'Wirf für Overpower lauter Sechsen, ganz ohne Karte.',
  'Throw nothing but ones for Overpower.': 'Wirf für Overpower lauter Einsen.',
  'Deal 10 undefendable damage with Smack III.': 'Verursache mit Smack III 10 unabwehrbaren Schaden.',
  'Hurt yourself more with Reckless than your opponent.': 'Schade dir mit Reckless mehr als deinem Gegner.',
  'Survive, by Evasive, an Attack that would have brought you down.':
    'Überlebe dank Evasive einen Angriff, der dich zu Fall gebracht hätte.',
  'Get away with your third Evasive in a row.': 'Entkomme mit dem dritten Evasive in Folge.',
  'Have six of your status effects on the table at once.': 'Hab sechs deiner Statuseffekte zugleich auf dem Tisch.',
  'Have two opponents Targeted at once.': 'Hab zwei Gegner zugleich unter Targeted.',
  'Play Better D! after a first defence that would have done nothing.':
    'Spiele Better D! nach einer ersten Verteidigung, die nichts gebracht hätte.',
  'Have 15 CP before your second turn is over.': 'Hab 15 KP, bevor dein zweiter Zug vorbei ist.',
  'Bring somebody down with a Sneak Attack that adds 6.':
    'Bring jemanden mit einem Sneak Attack zu Fall, der 6 dazugibt.',
  'Bring an opponent down by Poison.': 'Bring einen Gegner durch Poison zu Fall.',
  'Avoid 12 damage or more in one turn by what Shadow Defense gave you.':
    'Entgeh in einem Zug 12 oder mehr Schaden durch das, was Shadow Defense dir gab.',
  'Have two opponents at once with three Poison each.': 'Hab zwei Gegner zugleich mit je drei Poison.',
  'Pay 2 Chi in a Tempest Rush and turn a 1 into a 6.':
    'Zahle in einem Tempest Rush 2 Chi und mach aus einer 1 eine 6.',
  'Throw nothing but sixes for Tempest Rush, without a card.': 'Wirf für Tempest Rush lauter Sechsen, ganz ohne Karte.',
  'Win with six Chi unspent.': 'Gewinne mit sechs übrigen Chi.',
  'Prevent all of the damage that is coming with Chi alone.': 'Verhindere allen eingehenden Schaden allein mit Chi.',
  'Bring an opponent down by Burn.': 'Bring einen Gegner durch Burn zu Fall.',
  'Cleanse a status effect that would have brought you down at your next upkeep.':
    'Entferne mit Cleanse einen Statuseffekt, der dich im nächsten Unterhalt zu Fall gebracht hätte.',
  'Deal 19 damage or more in one of your turns.': 'Verursache in einem deiner Züge 19 oder mehr Schaden.',
  'Win when you may hold seven Fire Mastery or more.': 'Gewinne, wenn du sieben oder mehr Fire Mastery haben darfst.',
  'Deal 5 damage with one defence.': 'Verursache mit einer Verteidigung 5 Schaden.',
  'Deal more damage than you receive while you defend.': 'Verursache beim Verteidigen mehr Schaden, als du erleidest.',
  'Win in the turn after Blessing of Divinity has saved you.':
    'Gewinne in dem Zug, nachdem Blessing of Divinity dich gerettet hat.',
  'Hold all five of your status effects at once.': 'Hab alle fünf deiner Statuseffekte zugleich.',
  'With no roll left and no ability met, pay for Tithe and activate one after all.':
    'Zahle, wenn kein Wurf übrig und keine Fähigkeit erfüllt ist, für Tithe und aktiviere doch noch eine.',
  'Heal 5 with Holy Light.': 'Heile 5 mit Holy Light.',
  'Win without Nyra once having been Inactive.': 'Gewinne, ohne dass Nyra je Inactive war.',
  'Heal Nyra by 7 within one turn.': 'Heile Nyra in einem Zug um 7.',
  'Deal 6 damage or more while you defend.': 'Verursache beim Verteidigen 6 oder mehr Schaden.',
  'Have Nyra bear 12 damage or more of one Attack.': 'Lass Nyra 12 oder mehr Schaden eines Angriffs nehmen.',
  'Survive an Attack that would have brought you down, since Nyra fell instead.':
    'Überlebe einen Angriff, der dich zu Fall gebracht hätte, weil Nyra statt deiner fällt.',
  'Have all three Bots built by the end of your first turn.': 'Hab alle drei Bots gebaut, wenn dein erster Zug endet.',
  'Deal 6 damage with Nanites in one of your turns.': 'Verursache in einem deiner Züge 6 Schaden mit Nanite.',
  'Spend eight Synth within one turn.': 'Gib in einem Zug acht Synth aus.',
  'Inflict three Nanites in one of your turns.': 'Füge in einem deiner Züge drei Nanite zu.',
  'See each symbol come up with Spanner Strike in one match.':
    'Lass bei Spanner Strike in einer Partie jedes Symbol einmal kommen.',
  'Win after you have flipped your board in your first turn.':
    'Gewinne, nachdem du dein Tableau im ersten Zug gewendet hast.',
  'Win without ever flipping your board.': 'Gewinne, ohne je dein Tableau zu wenden.',
  'Have a Powder Keg before everybody, yourself included.': 'Hab vor allen ein Powder Keg liegen, auch vor dir.',
  'Gain a Cursed Doubloon in a turn of yours that you began without any.':
    'Erhalte einen Cursed Doubloon in einem Zug, den du ohne einen begonnen hast.',
  'Win when the curse would have taken you at your next upkeep.':
    'Gewinne, wenn der Fluch dich im nächsten Unterhalt geholt hätte.',
  'Survive, by Flight, an Attack that would have brought you down.':
    'Überlebe dank Flight einen Angriff, der dich zu Fall gebracht hätte.',
  'Gain two Holy Presence within one turn.': 'Erhalte in einem Zug zwei Holy Presence.',
  'Make your Attack undefendable with the second Flight of a turn.':
    'Mach deinen Angriff mit dem zweiten Flight eines Zuges unabwehrbar.',
  'Have a teammate avoid damage by Flight.': 'Lass einen Mitspieler durch Flight Schaden entgehen.',
  'Add 6 damage to an Attack with Reload.': 'Gib einem Angriff mit Reload 6 Schaden dazu.',
  'Re-roll the dice of two Reload in one turn.': 'Wirf in einem Zug die Würfel von zwei Reload neu.',
  'Throw a 6 for Showdown while your opponent throws a 1.':
    'Wirf für Showdown eine 6, während dein Gegner eine 1 wirft.',
  'Win a Duel with Better D!': 'Gewinne ein Duel mit Better D!',
  'Have a Bounty on two opponents at once.': 'Hab zugleich auf zwei Gegnern eine Bounty.',
  'In one turn, deal 8 damage with Katana Slice, inflict Shame and gain Honor.':
    'Verursache in einem Zug 8 Schaden mit Katana Slice, füge Shame zu und erhalte Honor.',
  'Inflict four Shame in one of your turns.': 'Füge in einem deiner Züge vier Shame zu.',
  'End your first turn with two Honor.': 'Beende deinen ersten Zug mit zwei Honor.',
  'Deal 6 damage while you defend.': 'Verursache beim Verteidigen 6 Schaden.',
  'Survive an Attack that would have brought you down without the Shame on your attacker.':
    'Überlebe einen Angriff, der dich ohne die Shame des Angreifers zu Fall gebracht hätte.',
  'Bring somebody down who would have lived but for the 2 damage of Blood Power.':
    'Bring jemanden zu Fall, der ohne die 2 Schaden von Blood Power überlebt hätte.',
  'Have four Bleed before your opponents at once.': 'Hab zugleich vier Bleed vor deinen Gegnern.',
  'Bring an opponent down by Bleed.': 'Bring einen Gegner durch Bleed zu Fall.',
  'Gain 12 health or more in one turn.': 'Erhalte in einem Zug 12 oder mehr Leben.',
  'Re-roll a die of an announced ability with Mesmerize, and the opponent activates none.':
    'Wirf mit Mesmerize einen Würfel einer angesagten Fähigkeit neu, sodass der Gegner keine aktiviert.',
  'Hit two opponents or more with one Carpet Bomb.': 'Triff mit einem Carpet Bomb zwei oder mehr Gegner.',
  'Activate Profiteer three times in one turn.': 'Aktiviere Profiteer dreimal in einem Zug.',
  "Move another player's status effect to a teammate with Tactical Advantage.":
    'Verschiebe mit Tactical Advantage den Statuseffekt eines anderen zu einem Mitspieler.',
  'Re-roll four dice in one turn with Tactical Advantage.': 'Wirf in einem Zug mit Tactical Advantage vier Würfel neu.',
  'Raise your limit of Tactical Advantage to 7.': 'Erhöhe dein Limit für Tactical Advantage auf 7.',
};
