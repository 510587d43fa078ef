import { seededDraw } from '../../statistics/generator.ts';

/**
 * A random sample without repetition, in the order of the rows. The same size gives the same sample, and a larger one
 * contains the smaller ones, so that a run can be extended.
 */
export function sampleOf<Row>(rows: readonly Row[], size: number): Row[] {
  const draw = seededDraw(1);
  const order = rows.map((_, at) => at);
  const drawn = Math.min(size, rows.length);
  for (let at = 0; at < drawn; at += 1) {
    const other = at + draw(order.length - at);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order
    .slice(0, drawn)
    .sort((a, b) => a - b)
    .map((at) => rows[at]!);
}
