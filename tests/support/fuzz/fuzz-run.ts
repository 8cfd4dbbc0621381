/** Number of runs and seed; `FUZZ_SEED=… FUZZ_PATH=… npx vitest …` repeats the single run that a failure printed. */
import * as fc from 'fast-check'

/** Broken responses in one `npm test`; the long run sets more. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 2000)
/** Runs of a property: the values differ each time, so that few are enough in the quick run. */
export const PROPERTY_RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 80) }
const SEED = Number(process.env.FUZZ_SEED ?? 20_261)
const PATH = process.env.FUZZ_PATH

/** Generous: a machine may be busy with other tests. */
export const MS_PER_FUZZ_RUN = 40

export const fuzz = <T>(values: fc.Arbitrary<T>, numRuns: number, check: (value: T) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(values, check), { numRuns, seed: SEED, ...(PATH && { path: PATH, endOnFailure: true }) })
