/** The model test of the cart: it agrees with the platform after random actions of a shopper in several tabs, the network and the shop's owner. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { intents } from './intents'
import { aShopper } from './shopper'

const RUNS = Number(process.env.MODEL_RUNS ?? 40)
const SEED = Number(process.env.MODEL_SEED ?? 20_261)
/** The path from the report of a failed seed, to repeat that run alone. */
const PATH = process.env.MODEL_PATH
const MS_PER_RUN = 12_000

let folder: string
let platform: Platform

const start = (port: number) => startPlatform({ port, databaseFile: join(folder, 'shop.db') })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cartlet-model-'))
  platform = await start(0)
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

async function restart(): Promise<void> {
  const { port } = new URL(platform.url)
  await platform.close()
  platform = await start(Number(port))
}

it(
  `the cart matches the platform, reports every failed request and adds nothing twice, in ${RUNS} runs of 60 intents`,
  async () => {
    const property = fc.asyncProperty(intents, async (list) => {
      platform.reset()
      const shopper = await aShopper({ platform: () => platform, restart })
      try {
        for (const intent of list) await shopper.carryOut(intent)
        expect(await shopper.judge()).toEqual([])
      } finally {
        shopper.end()
      }
    })
    // Timing differs between runs, so a shrunk example would not reproduce the failure.
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true, ...(PATH && { path: PATH }) })
  },
  RUNS * MS_PER_RUN,
)
