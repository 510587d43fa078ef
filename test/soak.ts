/** Whether `npm run soak` runs this file, which takes everything at full length. `npm test` takes about a tenth of it. */
export const isSoak = expect.getState().testPath!.endsWith('.soak.ts');

/** So many in a soak, a tenth otherwise. */
export const atLength = (full: number): number => (isSoak ? full : Math.ceil(full / 10));

/** All in a soak; otherwise every tenth, or another share, from the first one on. */
export const share = <Row>(rows: readonly Row[], every = 10): Row[] =>
  isSoak ? [...rows] : rows.filter((_, at) => at % every === 0);

const nothing = () => {};

/** A test that only a soak runs. */
export const testAtLength = isSoak ? test : (Object.assign(nothing, { each: () => nothing }) as unknown as typeof test);
