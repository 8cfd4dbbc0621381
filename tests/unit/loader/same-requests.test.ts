/** The loader's requests and the widget's are the same, so that the widget can use the loader's responses as its own. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEarly } from '../../../loader/early'
import { connect } from '../../../src/embed/shop/connect'
import { DEFAULT_API_ORIGIN } from '../../../src/platform/http/gateway/origin'
import { webStorage } from '../../../src/platform/storage'
import type { CatalogName } from '../../../src/store/base/snapshot-model'
import { storageKey } from '../../../src/store/base/storage-keys'
import { filterFor } from '../../../src/store/catalog/product-query'
import { CLIENT_ID, storedTokens, TOKENS_KEY } from '../platform/fake-platform'

const IDS = ['0a1b2c3d-0000-4000-8000-000000000001', '00000000-000000-000000-000000000001']
const SLUGS = ['blue-mug', 'canvas-tote', 'decade-facade-cafe']

interface Asked {
  method: string
  url: string
  contentType: string | null
  authorization: string | null
  /** Only where a test is about it: the loader says it from the second page on. */
  language?: string | null
  body: unknown
}

let asked: Asked[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const sent = new Headers(headers)
    const [contentType, authorization] = [sent.get('Content-Type'), sent.get('Authorization')]
    asked.push({ method, url, contentType, authorization, body: body ?? undefined })
    if (document.documentElement.lang) Object.assign(asked.at(-1) as Asked, { language: sent.get('x-wix-linguist') })
    return Response.json({ access_token: 'fresh', refresh_token: 'r', expires_in: 14_400, products: [] })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

const storeTokens = (more: { receivedAt: number; expiresIn?: number }) => localStorage.setItem(TOKENS_KEY, storedTokens(more))

/** What the loader requests for buttons of these products. */
async function askedByLoader(products: readonly string[], settings: Record<string, string> = {}, top = 0): Promise<Asked[]> {
  asked = []
  for (const product of products) {
    const button = document.body.appendChild(document.createElement('cartlet-buy-button'))
    button.setAttribute('product', product)
    button.getClientRects = () => [{ top }] as unknown as DOMRectList
  }
  const early = startEarly(
    (name) => ({ clientId: CLIENT_ID, ...settings })[name] ?? false,
    () => {},
  )
  await early.products?.()
  document.body.replaceChildren()
  return asked
}

/** What the widget requests for them, which has nothing of the loader's. */
async function askedByWidget(products: readonly string[], catalog: CatalogName): Promise<Asked[]> {
  asked = []
  const storage = webStorage(() => localStorage)
  const { client, loadCatalog } = connect(CLIENT_ID, { api: DEFAULT_API_ORIGIN, config: { locale: 'auto' } }, storage)
  await (await loadCatalog(catalog)).query(client, filterFor([...products]))
  return asked
}

describe('requests of the loader and of the widget', () => {
  it.each([
    ['v1', IDS],
    ['v1', SLUGS],
    ['v3', IDS],
    ['v3', SLUGS],
  ] as const)('loader and widget ask a shop of catalog %s the same for %j', async (catalog, products) => {
    storeTokens({ receivedAt: Date.now() })
    const byLoader = await askedByLoader(products, { catalog })
    expect(byLoader).toHaveLength(1)
    expect(byLoader).toEqual(await askedByWidget(products, catalog))
  })

  it('loader and widget ask for the token of a new visitor in the same way, and then use it', async () => {
    const byLoader = await askedByLoader(SLUGS)
    expect(byLoader.map(({ authorization }) => authorization)).toEqual([null, 'fresh'])
    localStorage.clear()
    expect(byLoader).toEqual(await askedByWidget(SLUGS, 'v3'))
  })

  it('the loader asks the catalog version that the widget has stored', async () => {
    storeTokens({ receivedAt: Date.now() })
    localStorage.setItem(storageKey(CLIENT_ID, 'catalog'), 'v1')
    expect(await askedByLoader(SLUGS)).toEqual(await askedByWidget(SLUGS, 'v1'))
  })

  it('loader and widget say the same language, once the platform has understood it', async () => {
    document.documentElement.lang = 'de'
    storeTokens({ receivedAt: Date.now() })
    const german = { language: 'de|de|false|00000000-0000-0000-0000-000000000000' }
    expect(await askedByLoader(SLUGS)).toMatchObject([{ language: null }])
    expect(await askedByWidget(SLUGS, 'v3')).toMatchObject([german])
    expect(await askedByLoader(SLUGS)).toMatchObject([german])
    document.documentElement.lang = 'fr'
    expect(await askedByLoader(SLUGS)).toMatchObject([{ language: null }])
    document.documentElement.removeAttribute('lang')
  })

  it('the loader asks for as many products as fit into an address, and leaves more to the widget', async () => {
    storeTokens({ receivedAt: Date.now() })
    const methods = new Set<string>()
    for (let length = 2850; length < 2890; length++) {
      const products = ['a'.repeat(length)]
      const [byWidget] = await askedByWidget(products, 'v3')
      methods.add(byWidget?.method as string)
      expect(await askedByLoader(products)).toEqual(byWidget?.method === 'GET' ? [byWidget] : [])
    }
    expect([...methods]).toEqual(['GET', 'POST'])
  })
})

describe('when the loader requests products', () => {
  it.each([
    [299, 1],
    [300, 0],
  ])('products %i px below the viewport cause %i requests', async (below, requests) => {
    storeTokens({ receivedAt: Date.now() })
    expect(await askedByLoader(['blue-mug'], {}, innerHeight + below)).toHaveLength(requests)
  })

  it.each([
    [61, 1],
    [59, 0],
  ])('a stored token that expires in %i s causes %i requests: a later one may be refused', async (seconds, requests) => {
    storeTokens({ receivedAt: Date.now() - 1000 * (3600 - seconds), expiresIn: 3600 })
    expect(await askedByLoader(['blue-mug'])).toHaveLength(requests)
  })
})
