/** The specs of the cart that are repeated in a shop with version 2 of it. Read by the configuration of Playwright, in every worker: imports little. */
import { readdirSync } from 'node:fs'
import { sampled } from '../support/sample'

/** Left out: what switches versions itself, what measures time, and the walks through states, each of which names its version. */
const OF_NO_VERSION = /^(second-cart(-attacks)?|long-cart|states)\.spec\.ts$/

/** A third in each short run, so that three consecutive ones have taken all. */
export function cartSpecsOfRun(): string[] {
  const names = readdirSync(new URL('../e2e/cart/', import.meta.url)).filter((name) => !OF_NO_VERSION.test(name))
  const paths = names.sort().map((name) => `tests/e2e/cart/${name}`)
  return sampled(paths, 'cart of version 2', { runs: 3 })
}
