/**
 * Tells the platform the page's language with every call, so that a shop in several languages answers in it. Not every platform may
 * allow the header for a page: until a read with it was answered in this browser, calls that change something go without it.
 */

import type { Environment } from '../../platform/environment'
import type { StoragePort } from '../../platform/storage'
import { ownOf } from '../../platform/wire/record'
import { storageKey } from '../../store/base/storage-keys'
import { localeFor } from '../page/language'
import { report } from '../report/console'
import type { PageConfig } from '../settings/config'

const HEADER = 'x-wix-linguist'
const DAY_MS = 86_400_000

type Send = Environment['fetch']

export function speakingFetch(send: Send, clientId: string, config: Pick<PageConfig, 'locale'>, storage: StoragePort): Send {
  const key = storageKey(clientId, 'linguist')
  return async (url, init) => {
    /** What was last understood, or when the header was last refused. */
    const stored = storage.read(key)
    const locale = localeFor(config, document.documentElement).toLowerCase()
    const header = `${locale.split('-')[0]}|${locale}|false|00000000-0000-0000-0000-000000000000`
    const isUnderstood = stored?.includes('|')
    if (isUnderstood ? false : init.method !== 'GET' || Date.now() - Number(stored) < DAY_MS) return send(url, init)
    try {
      const reply = await send(url, ownOf<RequestInit>({ ...init, headers: { ...init.headers, [HEADER]: header } }))
      if (stored !== header) storage.write(key, header)
      return reply
    } catch (thrown) {
      if (isUnderstood || init.signal?.aborted) throw thrown
      const reply = await send(url, init)
      storage.write(key, `${Date.now()}`)
      report('The platform takes no language from this page.', 'Its texts come in the main language of the shop.', thrown)
      return reply
    }
  }
}
