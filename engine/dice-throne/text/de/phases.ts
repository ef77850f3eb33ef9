/** Spans of a turn in German, by their gender. */
interface Noun {
  readonly name: string;
  readonly gender: 'm' | 'f' | 'n';
}

const PHASES: Readonly<Record<string, Noun>> = {
  turn: { name: 'Zug', gender: 'm' },
  upkeep: { name: 'Unterhalt', gender: 'm' },
  income: { name: 'Einkommen', gender: 'n' },
  main: { name: 'Hauptphase', gender: 'f' },
  roll: { name: 'Würfelphase', gender: 'f' },
  offensive: { name: 'Angriffswurf', gender: 'm' },
  targeting: { name: 'Zielwurf', gender: 'm' },
  defensive: { name: 'Verteidigungswurf', gender: 'm' },
  discard: { name: 'Abwurfphase', gender: 'f' },
};
const phase = (span: string): Noun => PHASES[span] ?? { name: 'Phase', gender: 'f' };
const ENDINGS = {
  nom: { m: '', f: 'e', n: '' },
  dat: { m: 'em', f: 'er', n: 'em' },
} as const;
const ARTICLES = {
  nom: { m: 'der', f: 'die', n: 'das' },
  dat: { m: 'dem', f: 'der', n: 'dem' },
} as const;
type Case = keyof typeof ENDINGS;

/** `dein Zug`, `deiner Hauptphase`; `ein Zug` with another stem. */
export const ownPhase = (span: string, in_: Case, stem = 'dein'): string => {
  const { name, gender } = phase(span);
  return `${stem}${ENDINGS[in_][gender]} ${name}`;
};
/** `der Zug`, `der Hauptphase`. */
export const thePhase = (span: string, in_: Case): string => {
  const { name, gender } = phase(span);
  return `${ARTICLES[in_][gender]} ${name}`;
};
