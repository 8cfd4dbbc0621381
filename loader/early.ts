/**
 * On a slow line the price waits for round trips, not for code. So the loader itself asks for the visitor's token and for the products
 * that stand on the page, beside the widget's download (product contract §6 "Session"). Whatever goes wrong here, the widget asks again.
 */

import type { Started } from '../src/embed/boot/early-requests'

const PRODUCTS_PER_QUERY = 100
/** 4000 with its `.r=` and a character to spare. Longer queries go another way, which the widget knows. */
const QUERY_LIMIT_CHARS = 3996
const NEAR_PX = 300
const SHORT_LIFE_SECONDS = 60

export function startEarly(setting: (name: string) => string | false): Started {
  const clientId = setting('clientId')
  const started: Started = {}
  const ask = (path: string, init: RequestInit) =>
    fetch(new URL(path, setting('api') || 'https://www.wixapis.com').href, init).then((reply) => reply.json())

  /** What the author says of the shop's catalog, then what an earlier visit has found out. */
  let catalog = setting('catalog') as string
  let known: string | null | undefined
  let access: string | undefined
  try {
    // There is no memoryStorage; that, blocked and corrupt storage end in the catch alike, and the session sorts it out.
    const recall = (name: string) =>
      (
        (window as unknown as Record<string, Storage>)[
          `${setting('consent') === 'required' ? '' : setting('storage') || 'local'}Storage`
        ] as Storage
      ).getItem(`cartlet:${clientId}:${name}`)
    catalog += recall('catalog')
    known = recall('tokens')
    const { receivedAt, expiresIn, accessToken } = JSON.parse(known as string)
    if (Date.now() < receivedAt + (expiresIn - SHORT_LIFE_SECONDS) * 1000) access = accessToken
  } catch {}

  /** What the page sells of this shop; nothing unless some of it is near the eye. Somebody nobody knows needs a token before anything else. */
  const look = () => {
    const hosts = [...document.querySelectorAll('cartlet-product,cartlet-buy-button,[data-cartlet][data-product]')]
    if (!hosts.some((host) => host.getBoundingClientRect().top - NEAR_PX < innerHeight)) return []
    if (!known)
      started.token ??= ask('/oauth2/token', {
        headers: { 'Content-Type': 'application/json' },
        method: 'POST',
        body: JSON.stringify({ clientId, grantType: 'anonymous' }),
      })
    return [...new Set(hosts.map((host) => host.getAttribute('data-product') || host.getAttribute('product') || ''))].slice(
      0,
      PRODUCTS_PER_QUERY,
    )
  }
  /** What a product is asked for by. */
  const fieldOf = (reference: string | undefined) => (/^[-\da-f]{36}$/i.test(reference as string) ? 'id' : 'slug')
  const query = async () => {
    look()
    if (document.readyState === 'loading') await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
    if (started.over) return
    // Those of the first one's kind, in letters that need no care: the widget asks for the others itself.
    const references = look().filter((reference, _, all) => /^[-\w]+$/.test(reference) && fieldOf(reference) === fieldOf(all[0]))
    const Authorization = access ?? ((await started.token) as { access_token: string } | undefined)?.access_token
    // Version 3 pages by cursor, and asks for whatever it wants beyond the plain product; what is undefined is not written.
    const isV1 = /^\D*1/.test(catalog)
    const payload = {
      query: {
        filter: { [fieldOf(references[0])]: { $in: references } },
        [isV1 ? 'paging' : 'cursorPaging']: { limit: PRODUCTS_PER_QUERY },
      },
      fields: isV1 ? undefined : ['CURRENCY', 'URL', 'MIN_PRICE_VARIANT'],
    }
    // Of such letters no `+` and no `/` comes.
    const search = btoa(JSON.stringify(payload)).split('=')[0] as string
    return (
      Authorization &&
      references[0] &&
      !search[QUERY_LIMIT_CHARS] && {
        catalog: isV1 ? ('v1' as const) : ('v3' as const),
        references,
        body: await ask((isV1 ? '/stores-reader/v1/products/query-platformized?.r=' : '/stores/v3/products/query?.r=') + search, {
          headers: { Authorization },
        }),
      }
    )
  }
  // Prototype.js gives arrays a toJSON of their own: then the widget's own encoder has to do it.
  if (clientId && JSON.stringify([]) === '[]') started.products = query().catch(() => undefined)
  return started
}
