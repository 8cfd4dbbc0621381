/**
 * On a slow connection prices wait for round trips rather than for code. So the loader requests the visitor's token and the
 * products on the page while the widget downloads (docs/behaviour.md §2). If anything fails here, the widget sends its own
 * requests.
 */
import { SNAPSHOT } from '../src/embed/dom/inline-snapshot'
import { MARGIN_PX } from '../src/embed/dom/near-viewport'
import type { EarlyRequests } from '../src/embed/settings/early-requests'
import { PRODUCT_QUERY_V1 } from '../src/platform/catalog/v1/v1-sent-api'
import { PRODUCT_QUERY_V3 } from '../src/platform/catalog/v3/v3-sent-api'
import { STORES, STORES_READER, TOKEN_PATH } from '../src/platform/http/gateway/gateway'
import { DEFAULT_API_ORIGIN } from '../src/platform/http/gateway/origin'
import { QUERY_LIMIT_CHARS } from '../src/platform/http/request-target'
import { STORAGE_PREFIX, type StoredName } from '../src/store/base/storage-keys'
import { isId } from '../src/store/catalog/is-id'
import { FIELDS, PRODUCTS_PER_QUERY } from '../src/store/catalog/product-query'

/** A token that expires sooner may be refused when the request arrives. */
const SHORT_LIFE_MS = 60_000

export function startEarly(setting: (name: string) => string | false, loadSnapshotParts: () => unknown): EarlyRequests {
  const clientId = setting('clientId') as string
  const early: EarlyRequests = {}
  const ask = (path: string, init: RequestInit) =>
    // A redirect could send the token to another origin, as in the widget's own calls.
    fetch(new URL(path, setting('api') || DEFAULT_API_ORIGIN).href, { redirect: 'error', ...init }).then((reply) => reply.json())

  // Prices of a snapshot are drawn at once, and the widget queries the platform when the browser is idle.
  const snapshot = setting('snapshot')
  if (snapshot) {
    early.snapshot = fetch(snapshot).then((reply) => reply.text(), String)
    loadSnapshotParts()
    return early
  }

  /** The author's setting, followed by the version that an earlier visit has detected. */
  let catalog = setting('catalog') as string
  let known: string | null | undefined
  let access: string | undefined
  const language: Record<string, string> = {}
  try {
    // `memoryStorage` does not exist: like blocked or corrupt storage it ends in the catch, and the widget's session handles it.
    const recall = (name: StoredName) =>
      (
        (window as unknown as Record<string, Storage>)[
          `${setting('consent') === 'required' ? '' : setting('storage') || 'local'}Storage`
        ] as Storage
      ).getItem(`${STORAGE_PREFIX}${clientId}:${name}`)
    catalog += recall('catalog')
    known = recall('tokens')
    const stored = JSON.parse(known as string)
    if (Date.now() < stored.receivedAt + stored.expiresIn * 1000 - SHORT_LIFE_MS) access = stored.accessToken
    // What the platform has understood from this browser. In another language the widget tells it again.
    const words = recall('linguist') as string
    if (words.startsWith(`${document.documentElement.lang.slice(0, 2)}|`)) language['x-wix-linguist'] = words
  } catch {}

  /**
   * Returns the references of the products on the page; none unless one is near the viewport, or if a snapshot contains them.
   * Also requests the token of a new visitor, which the product query needs.
   */
  const findProducts = () => {
    const hosts = [...document.querySelectorAll('cartlet-buy-button,cartlet-product,[data-cartlet][data-product]')]
    if (
      early.over ||
      (document.querySelector(SNAPSHOT) && loadSnapshotParts()) ||
      // A hidden element has no box, and NaN is not less than anything.
      !hosts.some((host) => (host.getClientRects()[0]?.top as number) - MARGIN_PX < innerHeight)
    )
      return []
    if (!known)
      early.token ??= ask(TOKEN_PATH, {
        headers: { 'Content-Type': 'application/json' },
        method: 'POST',
        body: JSON.stringify({ clientId, grantType: 'anonymous' }),
      })
    return [...new Set(hosts.map((host) => host.getAttribute('product') ?? host.getAttribute('data-product') ?? ''))].slice(
      0,
      PRODUCTS_PER_QUERY,
    )
  }
  const query = async () => {
    // In a separate task: measuring where products are may force the page's first layout.
    await new Promise((next) => setTimeout(next))
    findProducts()
    if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed))
    // Only references of the first one's kind that need no escaping; the widget requests the others.
    const references = findProducts().filter(
      (reference, _, all) => /^[-\w]+$/.test(reference) && isId(reference) === isId(all[0]),
    )
    const Authorization = access ?? ((await early.token) as { access_token: string } | undefined)?.access_token
    const isV1 = /^\D*1/.test(catalog)
    // `JSON.stringify` omits undefined members.
    const payload = {
      query: {
        filter: { [isId(references[0]) ? 'id' : 'slug']: { $in: references } },
        [isV1 ? 'paging' : 'cursorPaging']: { limit: PRODUCTS_PER_QUERY },
      },
      fields: isV1 ? undefined : FIELDS,
    }
    // The characters of this JSON never encode to `+` or `/`.
    const search = btoa(JSON.stringify(payload)).split('=')[0] as string
    return (
      Authorization &&
      references[0] &&
      // The widget sends longer queries by POST.
      !search[QUERY_LIMIT_CHARS - '.r='.length] && {
        catalog: isV1 ? ('v1' as const) : ('v3' as const),
        references,
        body: await ask((isV1 ? `${STORES_READER}${PRODUCT_QUERY_V1}?.r=` : `${STORES}${PRODUCT_QUERY_V3}?.r=`) + search, {
          headers: { Authorization, ...language },
        }),
      }
    )
  }
  // Prototype.js adds `toJSON` to arrays, which breaks `JSON.stringify`; the widget has its own encoder.
  // Given out once: the list is empty afterwards.
  if (clientId && JSON.stringify([]) === '[]') early.products = [].pop.bind([query().catch(() => undefined)] as never[])
  return early
}
