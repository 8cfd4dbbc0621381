/** The platform's own SDK and our client, side by side on the local platform: the same requests, the same outcomes. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { createClient, memoryStorage } from '../../src/index'
import { JOURNEYS, type Journey } from './journeys'
import { createOurShopper } from './our-shopper'
import { createSdkClient, sendHome } from './sdk'
import { createSdkShopper } from './sdk-shopper'
import type { Shopper } from './shopper'

let platform: Platform
let comeBack: () => void
beforeAll(async () => {
  platform = await startPlatform()
  comeBack = sendHome(platform.url)
})
afterEach(() => platform.reset())
afterAll(async () => {
  comeBack()
  await platform.close()
})

const sdkShopper = async (): Promise<Shopper> => createSdkShopper(await createSdkClient(platform.clientId))

const ourShopper = async (): Promise<Shopper> =>
  createOurShopper(
    createClient({ clientId: platform.clientId, apiOrigin: platform.url, environment: { storage: memoryStorage() } }),
  )

interface Refused {
  code?: unknown
  details?: { applicationError?: { code?: unknown }; validationError?: { fieldViolations?: { field: string }[] } }
}

/** The platform's code, from either client's error. Anything that is none of its refusals goes through. */
function refusalOf(error: unknown): string {
  const { code, details } = error as Refused
  if (details?.applicationError) return `${details.applicationError.code}`
  if (details?.validationError) return 'INVALID_ARGUMENT'
  if (typeof code === 'string') return code
  throw error
}

/** One fresh visitor's journey: what each step came to, and what the platform was asked. */
async function travel(shopper: Shopper, journey: Journey) {
  platform.reset()
  const notes: unknown[] = []
  await journey(
    shopper,
    async (answer) => {
      const noted = await answer.catch((error: unknown) => ({ refused: refusalOf(error) }))
      notes.push(noted)
      return noted
    },
    platform,
  )
  return { notes, requests: platform.journal.requests().map(withoutChance) }
}

/** Ids and dates that are new in every cart. */
const CHANCE = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

/** What is compared of a request; ids that chance made are numbered in the order of their appearance. */
function withoutChance({ method, path, query, r, body, status, errorCode }: ReturnType<Platform['journal']['requests']>[number]) {
  const order: string[] = []
  // `r` is the query decoded: the order of its keys says nothing.
  const plain = { ...query, '.r': undefined }
  const text = JSON.stringify({ method, path, query: plain, r, body, status, errorCode }).replace(CHANCE, (id) => {
    if (!order.includes(id)) order.push(id)
    return `id ${order.indexOf(id)}`
  })
  return JSON.parse(text) as { method: string; path: string }
}

/** The SDK's gateway table for collections is that of the inventory: they go out without a prefix. Ours do not. */
const asOurs = <T extends { path: string }>(request: T): T =>
  request.path.startsWith('/v2/collections/') ? { ...request, path: `/stores-reader${request.path}` } : request

const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** A cart's date is that of its visitor: it must be one, not the same one. */
function withoutCartDates(notes: unknown[]): unknown[] {
  return notes.map((note) =>
    JSON.parse(JSON.stringify(note ?? null), (key, value) =>
      key === 'createdDate' ? (isDate.test(`${value}`) ? 'a date' : value) : value,
    ),
  )
}

describe('the official SDK and ours', () => {
  it.each(Object.entries(JOURNEYS))('make the same of %s', async (_, journey) => {
    const official = await travel(await sdkShopper(), journey)
    const ours = await travel(await ourShopper(), journey)
    expect(official.notes.length).toBeGreaterThan(0)
    expect(withoutCartDates(ours.notes)).toEqual(withoutCartDates(official.notes))
    expect(ours.requests).toEqual(official.requests.map(asOurs))
  })
})
