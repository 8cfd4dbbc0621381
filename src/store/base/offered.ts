/**
 * Services that a shop may not offer to its visitors (docs/platform.md §7 "Services that a shop may not offer"): each is offered if its
 * call answers. A refusal is told to the author once, and remembered for a day.
 */
import { isCartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseRecord } from '../../platform/wire/json'
import type { ActionContext, PagePorts } from './context'
import type { ServiceName } from './service-names'
import { storageKey } from './storage-keys'

const DAY_MS = 86_400_000

/** By service and role: what a visitor is refused, a member may have. Any script can write into the page's storage. */
export function refusals(storage: StoragePort, key: string): Record<string, number> {
  const now = Date.now()
  const isFresh = ([, at]: [string, unknown]) => typeof at === 'number' && at <= now && now - at < DAY_MS
  return Object.fromEntries(Object.entries(parseRecord(storage.read(key)) ?? {}).filter(isFresh)) as Record<string, number>
}

/** A 404 with a code of its own is an answer of the service ("no such order"); the other code says that the shop has turned it off. */
export const isRefusal = (thrown: unknown): boolean =>
  isCartletError(thrown) &&
  (thrown.status === 403 ||
    (thrown.status === 404 && !/._NOT_FOUND$/.test(thrown.code)) ||
    thrown.code === 'REQUEST_COLLECTION_DISABLED')

export type OfferedContext = Pick<ActionContext, 'client'> &
  Pick<PagePorts, 'storage'> & { report?(problem: string, hint: string): void }

/**
 * Makes a call of a service. Resolves with undefined where the shop does not offer it (403, 404), for a day without asking again; rejects
 * with every other error.
 */
export async function ifOffered<T>(
  { client, storage, report }: OfferedContext,
  service: ServiceName,
  call: () => Promise<T>,
): Promise<T | undefined> {
  const key = storageKey(client.clientId, 'refused')
  const name = () => `${service} ${client.session.role() === 'member' ? 'member' : 'visitor'}`
  if (name() in refusals(storage, key)) return undefined
  try {
    return await call()
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    storage.write(key, encodeJson({ ...refusals(storage, key), [name()]: Date.now() }))
    report?.(
      `The shop does not offer ${service} to this page's visitors (${(thrown as Error & { code: string }).code}).`,
      'What needs them is left out. Cartlet asks again after a day.',
    )
    return undefined
  }
}
