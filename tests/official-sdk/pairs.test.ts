/** The platform's own SDK and our client make the same journeys on the local platform: same requests, same outcomes. */
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
  createOurShopper(createClient({ clientId: platform.clientId, api: platform.url, environment: { storage: memoryStorage() } }))

interface Refused {
  code?: unknown
  details?: { applicationError?: { code?: unknown }; validationError?: { fieldViolations?: { field: string }[] } }
}

/** The platform's code in the error of either client. An error that is not a refusal is thrown again. */
function refusalOf(error: unknown): string {
  const { code, details } = error as Refused
  if (details?.applicationError) return `${details.applicationError.code}`
  if (details?.validationError) return 'INVALID_ARGUMENT'
  if (typeof code === 'string') return code
  throw error
}

/** The journey of a new visitor: the outcome of each step, and the requests that the platform received. */
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

/** Random ids, which differ in every cart. */
const CHANCE = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

/** The parts of a request that are compared; random ids are numbered in order of appearance. */
function withoutChance({ method, path, query, r, body, status, errorCode }: ReturnType<Platform['journal']['requests']>[number]) {
  const order: string[] = []
  // `r` is the decoded query, in which the order of keys does not matter.
  const plain = { ...query, '.r': undefined }
  const text = JSON.stringify({ method, path, query: plain, r, body, status, errorCode }).replace(CHANCE, (id) => {
    if (!order.includes(id)) order.push(id)
    return `id ${order.indexOf(id)}`
  })
  return JSON.parse(text) as { method: string; path: string }
}

/** The SDK uses the gateway table of the inventory for collections and so sends them without a prefix; our client sends the prefix. */
const asOurs = <T extends { path: string }>(request: T): T =>
  request.path.startsWith('/v2/collections/') ? { ...request, path: `/stores-reader${request.path}` } : request

const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** The two carts have different creation dates, so only their format is compared. */
function withoutCartDates(notes: unknown[]): unknown[] {
  return notes.map((note) =>
    JSON.parse(JSON.stringify(note ?? null), (key, value) =>
      key === 'createdDate' ? (isDate.test(`${value}`) ? 'a date' : value) : value,
    ),
  )
}

describe('the official SDK and ours', () => {
  it.each(
    Object.entries(JOURNEYS),
  )('the SDK and our client send the same requests and get the same results: %s', async (_, journey) => {
    const official = await travel(await sdkShopper(), journey)
    const ours = await travel(await ourShopper(), journey)
    expect(official.notes.length).toBeGreaterThan(0)
    expect(withoutCartDates(ours.notes)).toEqual(withoutCartDates(official.notes))
    expect(ours.requests).toEqual(official.requests.map(asOurs))
  })
})
