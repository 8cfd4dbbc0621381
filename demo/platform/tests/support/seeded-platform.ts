/** The platform of a test file, reset to its seed before each test, and a new visitor. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Platform, startPlatform } from '../../server'
import { createShopper, type Shopper } from './support'

export let platform: Platform
export let shopper: Shopper

/** Call it once, at the top of the test file. */
export function startAnewForEachTest(): void {
  beforeAll(async () => {
    platform = await startPlatform()
  })
  beforeEach(async () => {
    platform.reset()
    shopper = await createShopper(platform)
  })
  afterAll(() => platform.close())
}
