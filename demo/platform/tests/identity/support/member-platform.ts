/** The platform of a test file, reset to its seed before each test, and a page with a new visitor. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Platform, startPlatform } from '../../../server'
import { createMemberShopper, type MemberShopper } from './members'

export let platform: Platform
export let page: MemberShopper

/** Call it once, at the top of the test file. */
export function startAnewForEachTest(): void {
  beforeAll(async () => {
    platform = await startPlatform()
  })
  beforeEach(async () => {
    platform.reset()
    page = await createMemberShopper(platform)
  })
  afterAll(() => platform.close())
}
