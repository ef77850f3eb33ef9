/** Figures in words, for the terminal and for the page. */
import { type Figure, MOST_SPREAD, spreadOf, verdictOf } from './figure.ts';

/** With three digits that count. */
const number = (n: number): string => {
  const size = Math.abs(n);
  const digits = size === 0 || size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return n.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

export const valueText = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string =>
  unit === '' ? number(value) : `${number(value)} ${unit}`;

export const ratioText = ({ ratio }: Pick<Figure, 'ratio'>): string =>
  ratio === undefined ? '' : `${number(ratio)} times`;

/** Must and aim, in the unit of what is held against them. */
export const gateText = ({ gate, unit }: Pick<Figure, 'gate' | 'unit'>): { must: string; aim: string } => {
  if (!gate) return { must: '', aim: '' };
  const text = (bound: number): string => {
    const plain = bound.toLocaleString('en');
    return gate.of === 'ratio' ? `${plain} times` : unit === '' ? plain : `${plain} ${unit}`;
  };
  return { must: text(gate.must), aim: text(gate.aim) };
};

/** What came of it, and why nothing did. */
export const verdictText = (figure: Figure): string => {
  const verdict = verdictOf(figure);
  if (verdict === 'printed') return '';
  if (verdict !== 'no verdict') return verdict;
  if (figure.void !== undefined) return `no verdict: ${figure.void}`;
  const spread = Math.round(100 * spreadOf(figure.reference?.samples ?? []));
  return `no verdict: the reference varied by ${spread} %, more than ${100 * MOST_SPREAD} %`;
};

const SHORT = { aim: 'aim reached', met: 'met', missed: 'MISSED', 'no verdict': '', printed: '' } as const;

/** A line for the terminal, and below it what else there is to know. `old`: the same figure of another run. */
export const lines = (figure: Figure, old?: Figure): string[] => {
  const { must, aim } = gateText(figure);
  const verdict = verdictOf(figure);
  const gate = figure.gate ? `must ${must}, aim ${aim}: ${SHORT[verdict] || verdictText(figure)}` : '';
  const before = old ? `was ${valueText(old)}${old.ratio === undefined ? '' : `, ${ratioText(old)}`}` : '';
  const more = [ratioText(figure), before, gate].filter(Boolean).join('; ');
  const first = `  ${figure.what.padEnd(66)} ${valueText(figure).padStart(14)}  ${more}`.trimEnd();
  const why = figure.void !== undefined && !figure.gate ? [`    void: ${figure.void}`] : [];
  return [first, ...(figure.note === undefined ? [] : [`    ${figure.note}`]), ...why];
};
