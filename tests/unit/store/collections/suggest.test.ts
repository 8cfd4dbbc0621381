/** Suggestions while a visitor types, over the real client at the local platform, in both versions of the catalog. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { memoryStorage } from '../../../../src/platform/environment'
import type { CartletError } from '../../../../src/platform/http/errors'
import type { Engine } from '../../../../src/store/cart/engine'
import type { Listing } from '../../../../src/store/collections/list-model'
import { createAskListing } from '../../../../src/store/collections/listing/listing'
import { createRecentSearches } from '../../../../src/store/collections/recent-searches'
import { createSuggest, type SuggestState } from '../../../../src/store/collections/suggest'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { aLocalShop } from '../../../support/fakes/local-shop'

const SEARCH = { v1: '/stores-reader/v1/products/query-platformized', v3: '/stores/v3/products/search' } as const

describe.each(['v1', 'v3'] as const)('suggestions with catalog %s', (catalogVersion) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion })
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  function aField() {
    const local = aLocalShop(platform)
    const pauses: (() => void)[] = []
    const shop = createWholeShop({
      client: local.client(),
      storage: local.storage,
      catalog: catalogVersion,
      formatMoney: (value, currency) => `${value} ${currency}`,
      navigate() {},
      // A pause in typing lasts until the test ends it.
      sleep: (ms) => (ms ? new Promise((resolve) => pauses.push(resolve)) : new Promise((resolve) => setImmediate(resolve))),
    })
    const errors: CartletError[] = []
    const suggest = createSuggest({
      engine: shop.engine,
      ask: createAskListing(),
      limit: 4,
      onError: (error) => errors.push(error),
    })
    const until = (isDone: (state: SuggestState) => boolean) =>
      new Promise<SuggestState>((resolve) => {
        const check = (state: SuggestState) => isDone(state) && resolve(state)
        check(suggest.store.getState())
        suggest.store.subscribe(check)
      })
    const pause = async () => {
      while (!pauses.length) await new Promise((resolve) => setImmediate(resolve))
      for (const end of pauses.splice(0)) end()
    }
    return {
      ...suggest,
      errors,
      pause,
      settled: () => until(({ status }) => status !== 'loading'),
      names: () => suggest.store.getState().products.map(({ name }) => name),
      sent: () => local.sent(SEARCH[catalogVersion]),
    }
  }

  it('words are searched for after a pause, once, however fast they were typed', async () => {
    const field = aField()
    expect(field.store.getState()).toEqual({ status: 'idle', text: '', products: [] })
    for (const text of ['bo', 'bow', 'bowl', ' Bowl ']) field.type(text)
    await field.pause()
    expect(await field.settled()).toMatchObject({ status: 'ready', text: 'Bowl' })
    expect(field.names()).toContain('Stoneware Bowl')
    expect(field.sent()).toHaveLength(1)
  })

  it('words that were searched for before are answered at once', async () => {
    const field = aField()
    for (const text of ['mug', 'tea']) {
      field.type(text)
      await field.pause()
      await field.settled()
    }
    field.type('mug')
    expect(field.store.getState()).toMatchObject({ status: 'ready', text: 'mug' })
    expect(field.names()).toContain('Blue Mug')
    expect(field.sent()).toHaveLength(2)
  })

  it('a late answer is dropped, and the products on screen stay until the newest answer', async () => {
    const field = aField()
    platform.faults.add({ path: SEARCH[catalogVersion], kind: 'delay', ms: 200 })
    field.type('mug')
    await field.pause()
    while (!field.sent().length) await new Promise((resolve) => setImmediate(resolve))
    field.type('tea')
    await field.pause()
    await field.settled()
    expect(field.names()).not.toContain('Blue Mug')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(field.store.getState().text).toBe('tea')
    expect(field.names()).not.toContain('Blue Mug')
    expect(field.errors).toEqual([])
  })

  it.each(['', ' ', 'b'])('nothing is searched for when only "%s" is written', async (text) => {
    const field = aField()
    field.type('mug')
    field.type(text)
    expect(field.store.getState()).toMatchObject({ status: 'idle', products: [] })
    expect(field.sent()).toHaveLength(0)
  })

  it('a failure empties the list and is reported, and the same words are tried again', async () => {
    const field = aField()
    platform.faults.add({ path: SEARCH[catalogVersion], kind: 'status', status: 403 })
    field.type('mug')
    await field.pause()
    expect(await field.settled()).toMatchObject({ status: 'failed', products: [] })
    expect(field.errors).toMatchObject([{ status: 403 }])
    field.type('mug')
    await field.pause()
    expect((await field.settled()).status).toBe('ready')
  })

  it('a list without an answer is stopped with the field', async () => {
    const field = aField()
    field.type('mug')
    field.stop()
    await field.pause()
    expect(field.store.getState().status).toBe('loading')
    expect(field.sent()).toHaveLength(0)
  })

  if (catalogVersion === 'v3')
    it('the search names its fields and forgives slips of the pen', async () => {
      const field = aField()
      field.type('stonewrae bowl')
      await field.pause()
      await field.settled()
      expect(field.names()).toEqual(['Stoneware Bowl'])
      const r = new URL(field.sent()[0]?.request.url ?? '').searchParams.get('.r') ?? ''
      expect(JSON.parse(Buffer.from(r, 'base64url').toString()).search.search).toEqual({
        expression: 'stonewrae bowl',
        mode: 'AND',
        fields: ['name', 'description', 'variantsInfo.variants.sku'],
        fuzzy: true,
      })
    })
})

describe('what a visitor writes', () => {
  /** A field whose list knows no products, and whose pauses end at once. */
  function aField(page: Listing['page'] = async () => ({ products: [] })) {
    const asked: (string | undefined)[] = []
    const listing = {
      page: (...request: Parameters<Listing['page']>) => {
        asked.push(request[0].subject.text)
        return page(...request)
      },
    } as Listing
    const suggest = createSuggest({
      engine: async () => ({ context: { sleep: async () => {} } }) as unknown as Engine,
      ask: (_, call) => call(listing),
      limit: 4,
    })
    const search = async (text: string) => {
      suggest.type(text)
      await new Promise((resolve) => setImmediate(resolve))
      return suggest.store.getState()
    }
    return { ...suggest, asked, search }
  }

  it.each([
    ['a single letter of a script whose letters are words', '茶', '茶'],
    ['words with spaces around and between them', '  blue   mug ', 'blue mug'],
    ['more than a hundred characters', 'x'.repeat(101), 'x'.repeat(100)],
  ])('%s: %j is searched for as %j', async (_, written, text) => {
    const field = aField()
    expect(await field.search(written)).toMatchObject({ status: 'ready', text })
    expect(field.asked).toEqual([text])
  })

  it('a single letter of an alphabet is not searched for', async () => {
    const field = aField()
    for (const letter of ['b', 'я', 'é']) expect(await field.search(letter)).toMatchObject({ status: 'idle', text: letter })
    expect(field.asked).toEqual([])
  })

  it('the answers to the latest twenty words are kept', async () => {
    const field = aField()
    const words = Array.from({ length: 21 }, (_, index) => `word ${index}`)
    for (const word of words) await field.search(word)
    await field.search('word 1')
    expect(field.asked).toEqual(words)
    await field.search('word 0')
    expect(field.asked).toEqual([...words, 'word 0'])
  })

  it('a failure without a listener empties the list', async () => {
    const field = aField(() => Promise.reject(new Error('offline')))
    expect(await field.search('mug')).toEqual({ status: 'failed', text: 'mug', products: [] })
  })
})

describe('recent searches', () => {
  it('the last five are kept, the latest first, each once', () => {
    const recent = createRecentSearches(memoryStorage(), 'c1')
    for (const text of ['mug', 'lamp', 'yarn', 'tea', 'bowl', 'TEA', 'pot']) recent.add(text)
    expect(recent.list()).toEqual(['pot', 'TEA', 'bowl', 'yarn', 'lamp'])
    recent.clear()
    expect(recent.list()).toEqual([])
  })

  it('a stored text is listed without spaces around it, up to a hundred characters long', () => {
    const storage = memoryStorage()
    storage.write('cartlet:c1:searches', JSON.stringify([' mug ', 'x'.repeat(100)]))
    expect(createRecentSearches(storage, 'c1').list()).toEqual(['mug', 'x'.repeat(100)])
  })

  it.each(['{', '7', '{"a":1}', '[1,null,{},"  "]', `["${'x'.repeat(101)}"]`])('a stored %s lists nothing', (stored) => {
    const storage = memoryStorage()
    storage.write('cartlet:c1:searches', stored)
    expect(createRecentSearches(storage, 'c1').list()).toEqual([])
  })
})
