/** The age of a snapshot beside the greatest that the page allows. */
import { expect, it } from 'vitest'
import { checkSnapshot } from '../../../src/checkup/delivery/check-snapshot'
import type { Surroundings } from '../../../src/checkup/model'
import type { ReadPage } from '../../../src/checkup/page/read-page'

const NOW = Date.UTC(2027, 3, 7, 12)
const HOUR_MS = 3_600_000

async function causesFor(maxAge: string | undefined, ageHours: number) {
  const settings: Record<string, string | undefined> = { snapshot: 'https://shop.example/s.json', 'snapshot-max-age': maxAge }
  const page = {
    setting: (name: string) => (settings[name] === undefined ? undefined : { value: settings[name] }),
  } as unknown as ReadPage
  const bytes = new TextEncoder().encode(
    JSON.stringify({ cartlet: 1, takenAt: new Date(NOW - ageHours * HOUR_MS).toISOString() }),
  )
  const surroundings = { now: () => NOW, read: async () => ({ status: 200, type: 'application/json', bytes }) }
  return (await checkSnapshot(page, surroundings as unknown as Surroundings)).map(({ cause }) => cause)
}

it.each([
  [undefined, 24],
  ['soon', 24],
  ['-1', 24],
  ['48', 48],
  ['0', 0],
])('checkSnapshot reads the allowed age %j as %i hours, as the page does', async (maxAge, hours) => {
  expect(await causesFor(maxAge, hours)).toEqual([])
  expect(await causesFor(maxAge, hours + 1)).toEqual([
    `The snapshot is ${hours + 1} hours old, but the page shows none older than ${hours} hours: prices appear only when the platform has answered.`,
  ])
})
