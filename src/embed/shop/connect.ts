/** Connects the shop of a page: its client, and the code that works with it. */
import { createPageClient } from '../../platform/client'
import type { StoragePort } from '../../platform/storage'
import { createEngine } from '../../store/cart/engine'
import { loadCatalog } from '../../store/catalog/load'
import type { ShopParts } from '../../store/shop/shop'
import { pageMoney } from '../page/page-money'
import { report } from '../report/console'
import type { PageConfig } from '../settings/config'
import type { EarlyRequests } from '../settings/early-requests'
import { pageFetch } from './page-fetch'
import { speakingFetch } from './speaking-fetch'

/** A visitor waits for nearly every call and for those queued behind it, so later retries would be useless. */
const MAX_WAIT_MS = 5000

export function connect(
  clientId: string,
  { api, config }: { api: string; config: Pick<PageConfig, 'locale'> },
  storage: StoragePort,
  early?: EarlyRequests,
): ShopParts & { client: ReturnType<typeof createPageClient> } {
  if (early) early.over = true
  const client = createPageClient({
    clientId,
    api,
    environment: { storage, fetch: speakingFetch(pageFetch, clientId, config, storage) },
    maxWaitMs: MAX_WAIT_MS,
    startedToken: early?.token,
  })
  return {
    client,
    createEngine: (of, surroundings) => createEngine(of, { ...surroundings, report }),
    loadCatalog,
    formatMoney: pageMoney(config, document),
  }
}
