import { afterEach, describe, expect, it, vi } from 'vitest'
import { startEarly } from '../../../loader/early'
import { CLIENT_ID, storedTokens, TOKENS_KEY } from '../platform/fake-platform'

const UUID = '0a1b2c3d-0000-4000-8000-00000000000'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

/** What the loader requests on a page with these buttons once it has a token. */
async function askedOn(...products: (string | null)[]) {
  localStorage.setItem(TOKENS_KEY, storedTokens({ receivedAt: Date.now() }))
  for (const product of products) {
    const button = document.body.appendChild(document.createElement('cartlet-buy-button'))
    if (product !== null) button.setAttribute('product', product)
  }
  const urls: URL[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(new URL(url))
    return new Response('{"products":[]}')
  })
  const started = startEarly(
    (name) => name === 'clientId' && CLIENT_ID,
    () => {},
  )
  const result = await started.products?.()
  const filters = urls.map(({ searchParams }) => {
    const { query } = JSON.parse(Buffer.from(searchParams.get('.r') ?? '', 'base64url').toString()) as {
      query: { filter: object }
    }
    return query.filter
  })
  return { filters, references: result ? result.references : undefined }
}

describe('products that the loader requests early', () => {
  it('requests each product of the page once', async () => {
    const { filters, references } = await askedOn('blue-mug', 'canvas-tote', 'blue-mug')
    expect(filters).toEqual([{ slug: { $in: ['blue-mug', 'canvas-tote'] } }])
    expect(references).toEqual(['blue-mug', 'canvas-tote'])
  })

  it('gives out its request once, so that the response is not kept by the page', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}'))
    const { products } = startEarly(
      (name) => name === 'clientId' && CLIENT_ID,
      () => {},
    )
    expect(await products?.()).toBeFalsy()
    expect(products?.()).toBeUndefined()
  })

  it.each([
    ['slugs', ['blue-mug', `${UUID}1`, 'canvas-tote'], { slug: { $in: ['blue-mug', 'canvas-tote'] } }],
    ['ids', [`${UUID}1`, 'blue-mug', `${UUID}2`], { id: { $in: [`${UUID}1`, `${UUID}2`] } }],
    ['ids', [`${UUID}1`.toUpperCase(), `${UUID}2`], { id: { $in: [`${UUID}1`.toUpperCase(), `${UUID}2`] } }],
  ])('requests only %s when the first product is one, since a query has one kind: %j', async (_, products, filter) => {
    const { filters, references } = await askedOn(...products)
    expect(filters).toEqual([filter])
    expect(references).toEqual(Object.values(filter)[0]?.$in)
  })

  it('leaves out missing products and references with characters other than ASCII letters, digits, - and _', async () => {
    const { filters } = await askedOn(null, 'crème', 'what?>~', 'blue-mug')
    expect(filters).toEqual([{ slug: { $in: ['blue-mug'] } }])
  })

  it('requests nothing on a page without products that can be requested', async () => {
    expect((await askedOn()).filters).toEqual([])
    expect((await askedOn(null, 'crème')).filters).toEqual([])
  })

  it('requests at most a hundred products', async () => {
    const { references } = await askedOn(...Array.from({ length: 120 }, (_, at) => `p-${at}`))
    expect(references).toHaveLength(100)
  })
})

describe('snapshot that the loader requests early', () => {
  /** What is requested on a page with a button in view, and what the early start returns. */
  async function askedWith(snapshot: string, answer: () => Promise<Response>) {
    document.body.appendChild(document.createElement('cartlet-buy-button')).setAttribute('product', 'blue-mug')
    const requests: [url: string, init?: RequestInit][] = []
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      requests.push([url, init])
      return answer()
    })
    const loadParts = vi.fn(() => true)
    const early = startEarly((name) => ({ clientId: CLIENT_ID, snapshot })[name] ?? false, loadParts)
    await early.products?.()
    return { requests, text: await early.snapshot, hasLoadedParts: loadParts.mock.calls.length > 0 }
  }

  it('requests a snapshot at once without options, and nothing from the platform', async () => {
    const { requests, text, hasLoadedParts } = await askedWith('/catalog.json', async () => new Response('{"cartlet":1}'))
    expect(requests).toEqual([['/catalog.json', undefined]])
    expect(hasLoadedParts).toBe(true)
    expect(text).toBe('{"cartlet":1}')
  })

  it('passes the error on as text when the snapshot cannot be fetched', async () => {
    const { text } = await askedWith('/catalog.json', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(text).toBe('TypeError: Failed to fetch')
  })

  it('requests nothing when the page contains its snapshot inline', async () => {
    const script = document.body.appendChild(document.createElement('script'))
    script.type = 'application/json'
    script.dataset.cartletSnapshot = ''
    const { requests, hasLoadedParts } = await askedWith('', async () => new Response('{}'))
    expect(requests).toEqual([])
    expect(hasLoadedParts).toBe(true)
  })

  it('ignores a snapshot in an element that is no script', async () => {
    const comment = document.body.appendChild(document.createElement('div'))
    comment.dataset.cartletSnapshot = ''
    const { requests, hasLoadedParts } = await askedWith('', async () => new Response('{"access_token":"a","products":[]}'))
    expect(requests).toHaveLength(2)
    expect(hasLoadedParts).toBe(false)
  })

  // hazard 38
  it('follows no redirect with a token, or to get one', async () => {
    const { requests } = await askedWith('', async () => new Response('{"access_token":"a","products":[]}'))
    expect(requests.map(([, init]) => init?.redirect)).toEqual(['error', 'error'])
  })

  it('requests a token and the products when the page has no snapshot', async () => {
    const { requests, hasLoadedParts } = await askedWith('', async () => new Response('{"access_token":"a","products":[]}'))
    expect(hasLoadedParts).toBe(false)
    expect(requests.map(([url]) => new URL(url).pathname)).toEqual(['/oauth2/token', '/stores/v3/products/query'])
  })
})
