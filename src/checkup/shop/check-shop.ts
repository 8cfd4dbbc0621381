/** Checks every shop of the page once: client, catalog version, named products and collections, and the return from the checkout. */
import type { CartletError } from '../../platform/http/errors'
import { clientIdShape } from '../client/client-id'
import { isLoopback } from '../delivery/loading'
import type { Finding, ShopPort, Surroundings } from '../model'
import type { ReadPage } from '../page/read-page'
import { findingAt, whereOf } from '../page/where'
import { checkCollections, checkProducts, wantedProducts } from './check-products'
import { checkReach, rowForFailure } from './check-reach'

/** Finds out why the API cannot be reached from a page: its policy, CORS, an extension, or the network. */
type Row = Omit<Finding, 'where' | 'element'>

const blockedByCors = (api: string): Row => ({
  code: 'api-blocked-by-cors',
  severity: 'error',
  cause: `${api} answers, but does not allow this page to read the answer (CORS).`,
  hint: 'The hosted platform allows every page. Check data-api. A proxy in between has to send Access-Control-Allow-Origin.',
})

/** @returns undefined if the error says enough, or nothing more can be found out */
async function explainUnreachable(
  { code, message }: CartletError,
  { api, browser }: ReadPage,
  { answers }: Surroundings,
): Promise<Row | undefined> {
  if (code !== 'NETWORK' || !browser) return undefined
  if (browser.refusals.some(({ directive, address }) => directive === 'connect-src' && address.startsWith(new URL(api).origin)))
    return {
      code: 'api-blocked-by-policy',
      severity: 'error',
      cause: `This page's Content-Security-Policy refuses ${api}.`,
      hint: `Add it to the policy: connect-src ${new URL(api).origin}`,
    }
  if (!browser.isOnline)
    return {
      code: 'offline',
      severity: 'error',
      cause: 'The browser is offline.',
      hint: 'Go online, and run the check-up again.',
    }
  const isThere = await answers?.(api)
  if (isThere) return blockedByCors(api)
  return {
    code: 'api-blocked',
    severity: 'error',
    cause: `${api} cannot be reached from this browser, though it is online (${message}).`,
    hint: 'A browser extension (an ad blocker) or a network filter may block it: try a private window, or another network.',
  }
}

const CATALOGS = ['v1', 'v3'] as const

async function checkCatalog(page: ReadPage, shop: ShopPort): Promise<Finding[]> {
  const setting = page.setting('catalog')
  const chosen = CATALOGS.find((one) => one === setting?.value)
  const real = await shop.catalog()
  const where = page.loader ? whereOf(page.loader) : 'the page'
  if (chosen && chosen !== real)
    return [
      {
        code: 'catalog-wrong',
        severity: 'error',
        where,
        cause: `data-catalog="${chosen}", but the shop has catalog version ${real.slice(1)}: no product can be loaded.`,
        hint: `Write data-catalog="${real}".`,
      },
    ]
  // A snapshot contains the version, so that it is known before any request.
  if (chosen || real === 'v3' || page.setting('snapshot')) return []
  return [
    {
      code: 'catalog-unnamed',
      severity: 'note',
      where,
      cause: "The shop has catalog version 1. A new visitor's first query fails once, with an error (428) in the console.",
      hint: 'Put data-catalog="v1" on the script to avoid that.',
    },
  ]
}

async function checkCart(page: ReadPage, shop: ShopPort): Promise<Finding[]> {
  const chosen = page.setting('cart-api')?.value
  const asked = chosen === 'v2' ? 'v2' : 'v1'
  const other = asked === 'v2' ? 'v1' : 'v2'
  // Where neither answers, the shop cannot be reached at all, which has rows of its own.
  if ((await shop.hasCart(asked)) || !(await shop.hasCart(other))) return []
  const where = page.loader ? whereOf(page.loader) : 'the page'
  if (chosen === asked)
    return [
      {
        code: 'cart-wrong',
        severity: 'error',
        where,
        cause: `data-cart-api="${asked}", but the platform has only version ${other.slice(1)} of the cart for this shop: nothing can be added.`,
        hint: `Leave data-cart-api out, or write data-cart-api="${other}".`,
      },
    ]
  return [
    {
      code: 'cart-unnamed',
      severity: 'note',
      where,
      cause:
        "The shop has only version 2 of the platform's cart. A new visitor's first call of the cart fails once, with an error in the console.",
      hint: 'Put data-cart-api="v2" on the script to avoid that.',
    },
  ]
}

async function checkReturn(address: string | undefined, shop: ShopPort): Promise<Finding[]> {
  if (!address || !/^https?:/.test(address)) return []
  const { origin, host, hostname, protocol } = new URL(address)
  if (protocol === 'http:' && !isLoopback(hostname)) return [] // has a separate row, and the platform would refuse it anyway
  const isAllowed = await shop.allowsReturn(address.replace(/[?#].*$/, ''))
  if (isAllowed === undefined)
    return [
      {
        code: 'redirect-domain-unclear',
        severity: 'note',
        where: origin,
        cause: 'The platform did not say whether the checkout may return visitors to this domain.',
        hint: `Check the dashboard: Settings → Development & integrations → Headless settings → the client → URLs → Allowed redirect domains must contain ${host}.`,
      },
    ]
  if (isAllowed) return []
  return [
    {
      code: 'redirect-domain-not-allowed',
      severity: 'error',
      where: origin,
      cause: `The shop does not allow redirects to ${host}: buyers cannot reach the checkout from this page.`,
      hint: `Add ${host} in the dashboard: Settings → Development & integrations → Headless settings → the client → URLs → Allowed redirect domains.`,
    },
  ]
}

async function checkServices(shop: ShopPort): Promise<Finding[]> {
  const refused = (await shop.refusedServices?.()) ?? []
  return refused.map((service) => ({
    code: 'service-refused',
    severity: 'note',
    where: 'the shop',
    cause: `The shop does not offer ${service} to this page's visitors.`,
    hint: 'What needs them is left out, or shows something else that says so. Cartlet asks again after a day; whether a shop offers them depends on its plan, its settings and the permissions of its client.',
  }))
}

/** Stops asking when the platform does not respond. */
async function checkOne(page: ReadPage, clientId: string, surroundings: Surroundings): Promise<Finding[]> {
  const { api } = page
  const isOwn = clientId === page.clientId
  const embedded = page.embedded.filter(({ read }) => (read('client-id') || page.clientId) === clientId)
  const buttons = page.buttons.filter(({ attributes }) => (attributes['data-client-id']?.trim() || page.clientId) === clientId)
  const setting = page.setting('catalog')?.value
  const shop = surroundings.shop({ clientId, api, catalog: setting === 'v1' || setting === 'v3' ? setting : 'auto' })
  const named = isOwn ? page.setting('client-id')?.tag : embedded[0]?.tag
  const place = (row: Omit<Finding, 'where' | 'element'>): Finding =>
    named ? findingAt(named, row) : { ...row, where: 'the page' }
  const unreachable = async (error: CartletError) => [
    place((await explainUnreachable(error, page, surroundings)) ?? rowForFailure(error, clientId, api)),
  ]
  const failure = await checkReach(shop)
  if (failure) return unreachable(failure)
  const origin = page.address && new URL(page.address).origin
  if (origin && isOwn && (await surroundings.allowsOrigin?.(api, origin).catch(() => undefined)) === false)
    return [place(blockedByCors(api))]
  const asked = [
    () => (isOwn ? checkCatalog(page, shop) : Promise.resolve([])),
    () => (isOwn ? checkCart(page, shop) : Promise.resolve([])),
    () => checkProducts(wantedProducts(embedded, buttons), shop),
    () => checkCollections(embedded, shop),
    () => checkReturn(page.address, shop),
    () => checkServices(shop),
  ]
  const rows: Finding[] = []
  for (const ask of asked) {
    try {
      rows.push(...(await ask()))
    } catch (thrown) {
      // The rest would fail in the same way.
      return [...rows, ...(await unreachable(thrown as CartletError))]
    }
  }
  return rows
}

/** The client refuses any other address; such a setting has a separate row. */
const isUsable = (api: string) =>
  URL.canParse(api) && (/^https:/i.test(api) || (/^http:/i.test(api) && isLoopback(new URL(api).hostname)))

export async function checkShops(page: ReadPage, surroundings: Surroundings): Promise<Finding[]> {
  const ofElements = page.embedded.flatMap(({ read }) => read('client-id') ?? [])
  const ids = new Set([...(page.clientId ? [page.clientId] : []), ...ofElements].filter((id) => clientIdShape(id) === 'good'))
  if (!isUsable(page.api)) return []
  const rows = await Promise.all([...ids].map((id) => checkOne(page, id, surroundings)))
  return rows.flat()
}
