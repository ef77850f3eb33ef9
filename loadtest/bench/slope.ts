/** By how much `y` grows for each `x`: the straight line that lies nearest to the points (least squares). `NaN` where all have the
 *  same `x`. */
export const slopeOf = (points: readonly { readonly x: number; readonly y: number }[]): number => {
  const mean = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0) / of.length;
  const [middleX, middleY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const sum = (of: (dx: number, dy: number) => number): number =>
    points.reduce((all, { x, y }) => all + of(x - middleX, y - middleY), 0);
  return sum((dx, dy) => dx * dy) / sum((dx) => dx * dx);
};
