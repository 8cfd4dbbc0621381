// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../../../demo/platform/server'
import { cartAnswer } from '../../../../src/embed/agents/answers'
import { undoTold } from '../../../../src/store/told/undo-told'
import { withFault } from '../../../support/fakes/local-shop'
import { aCart } from '../../../support/fixtures/views'
import { type Answer, aToolStage } from './tools-stage'

const ADD = '/ecom/v1/carts/current/add-to-cart'

describe.each(['v1', 'v3'] as const)('agent tools with catalog %s', (catalog) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: catalog })
  })
  beforeEach(() => platform.reset())
  afterAll(() => platform.close())
  const stage = () => aToolStage(platform, catalog)

  it('search_catalog finds products by everyday phrases and returns a hint when nothing matches', async () => {
    const { call } = stage()
    expect((await call('search_catalog', { query: 'Blue Mug' })).products[0]).toMatchObject({
      slug: 'blue-mug',
      name: 'Blue Mug',
      price: expect.stringMatching(/18[.,]00/),
      in_stock: true,
    })
    const names = async (query: string) =>
      (await call('search_catalog', { query })).products.map(({ name }: { name: string }) => name)
    expect(await names('linen tees')).toContain('Linen Tee')
    expect(await names('a mug that is blue')).toContain('Blue Mug')
    expect(await call('search_catalog', { query: 'zeppelin' })).toEqual({
      products: [],
      total: 0,
      hint: expect.stringContaining('one word'),
    })
  })

  it('search_catalog returns only products in stock, of at most max_price, and no more than max_results', async () => {
    const { call } = stage()
    const find = async (input: object) => (await call('search_catalog', { max_results: 20, ...input })).products as Answer[]
    const price = ({ price }: Answer) => Number(/[\d.]+/.exec(price)?.[0])
    const isDear = (product: Answer) => price(product) > 20
    const isGone = (product: Answer) => !product.in_stock
    const all = await find({})
    expect([all.some(isDear), all.some(isGone)]).toEqual([true, true])
    const some = await find({ max_price: 20, in_stock_only: true })
    expect(some.length).toBeGreaterThan(3)
    expect([some.filter(isDear), some.filter(isGone)]).toEqual([[], []])
    expect(await find({ max_price: 20, in_stock_only: true, max_results: 3 })).toEqual(some.slice(0, 3))
  })

  it('get_product returns the description, the options with their choices, and the variants with their ids', async () => {
    const answer = await stage().call('get_product', { id: 'linen-tee' })
    expect(answer).toMatchObject({ name: 'Linen Tee', description: 'Soft from the first day.' })
    expect(answer.options.map(({ name }: Answer) => name)).toEqual(['Size', 'Colour'])
    expect(answer.options[1].choices.map(({ value }: Answer) => value)).toEqual(['Sage', 'Ink', 'Clay'])
    expect(answer.variants[0]).toMatchObject({ variant_id: expect.any(String), options: { Size: 'S', Colour: 'Sage' } })
  })

  it('add_to_cart names the missing option and its choices, and sends nothing', async () => {
    const { call, sent } = stage()
    const { error } = await call('add_to_cart', { product: 'linen-tee', options: { Size: 'M' } })
    expect(error).toMatchObject({ code: 'OPTIONS_REQUIRED', missing: 'Colour', field: 'options' })
    expect(error.options[1].choices.map(({ value }: Answer) => value)).toEqual(['Sage', 'Ink', 'Clay'])
    expect(sent(ADD)).toEqual([])
  })

  it('add_to_cart names the field of an unknown option, choice, variant or subscription', async () => {
    const { call } = stage()
    const choose = async (options: object) => (await call('add_to_cart', { product: 'linen-tee', options })).error
    expect(await choose({ Size: 'M', Colour: 'Purple' })).toMatchObject({
      code: 'UNKNOWN_CHOICE',
      field: 'options.Colour',
      choices: [{ value: 'Sage' }, { value: 'Ink' }, { value: 'Clay' }],
    })
    expect(await choose({ Length: 'long' })).toMatchObject({ code: 'UNKNOWN_OPTION', field: 'options.Length' })
    expect((await call('add_to_cart', { product: 'blue-mug', variant_id: 'x' })).error.code).toBe('VARIANT_NOT_FOUND')
    expect((await call('add_to_cart', { product: 'blue-mug', subscription: 'x' })).error.code).toBe('UNKNOWN_SUBSCRIPTION')
  })

  it('add_to_cart asks for a required custom text and refuses one that is too long', async () => {
    const { call } = stage()
    const { error } = await call('add_to_cart', { product: 'engraved-pen' })
    expect(error).toMatchObject({
      code: 'TEXT_REQUIRED',
      custom_text: [{ name: 'Engraving', required: true, max_length: 24 }, {}],
    })
    const long = await call('add_to_cart', { product: 'engraved-pen', custom_text: { Engraving: 'x'.repeat(25) } })
    expect(long.error).toMatchObject({ code: 'TEXT_LENGTH', field: 'custom_text.Engraving' })
    expect(await call('add_to_cart', { product: 'engraved-pen', custom_text: { engraving: 'For Ada' } })).toMatchObject({
      added: 1,
    })
  })

  it('add_to_cart finds a variant by its words and announces the add, which the visitor can undo', async () => {
    const { call, shop, told, sent } = stage()
    const answer = await call('add_to_cart', { product: 'linen-tee', quantity: 2, options: { size: 'm', colour: 'sage' } })
    expect(answer).toMatchObject({ added: 2, line: { name: 'Linen Tee', quantity: 2 }, cart: { pieces: 2 } })
    expect(told()).toMatchObject({ by: 'agent', status: 'told', changes: [{ before: 0, after: 2 }] })
    expect(sent(ADD)).toHaveLength(1)
    await undoTold(shop)
    expect(told()?.status).toBe('undone')
    expect((await call('get_cart')).lines).toEqual([])
  })

  it('add_to_cart refuses the same call within half a second and accepts it afterwards', async () => {
    const { call, wait, page } = stage()
    await call('add_to_cart', { product: 'blue-mug' })
    expect((await call('add_to_cart', { product: 'blue-mug' })).error.code).toBe('REPEATED')
    expect(page.buys).toBe(1)
    wait()
    expect(await call('add_to_cart', { product: 'blue-mug' })).toMatchObject({ added: 1, cart: { pieces: 2 } })
  })

  it('add_to_cart answers SOLD_OUT for a sold-out product and sends nothing', async () => {
    const { call, sent } = stage()
    expect((await call('add_to_cart', { product: 'brass-lamp' })).error).toMatchObject({ code: 'SOLD_OUT' })
    expect(sent(ADD)).toEqual([])
  })

  it('add_to_cart and set_quantity report the stock when more is asked for', async () => {
    const { call, wait } = stage()
    // Products of version 3 are read without their stock, so the platform adds as many as it has.
    const first = await call('add_to_cart', { product: 'low-stock-vase', quantity: 500 })
    if (catalog === 'v1') {
      expect(first.error).toMatchObject({ code: 'QUANTITY_LIMIT', field: 'quantity', available: 3 })
      wait()
      expect(await call('add_to_cart', { product: 'low-stock-vase', quantity: 3 })).toMatchObject({ added: 3 })
    } else expect(first).toMatchObject({ added: 3, asked_for: 500, cart: { pieces: 3 } })
    const [line] = (await call('get_cart')).lines
    expect(line).toMatchObject({ quantity: 3 })
    const more = await call('set_quantity', { line_id: line.line_id, quantity: 4 })
    expect(more.error).toMatchObject({ code: 'QUANTITY_LIMIT', field: 'quantity', available: 3 })
    expect(await call('get_cart')).toMatchObject({ pieces: 3 })
  })

  it('set_quantity changes and removes a line, and undo restores the line as it was before both changes', async () => {
    const { call, shop, told } = stage()
    const { line } = await call('add_to_cart', { product: 'blue-mug', quantity: 2 })
    shop.store.setState({ told: undefined })
    expect(await call('set_quantity', { line_id: line.line_id, quantity: 5 })).toMatchObject({ line: { quantity: 5 } })
    expect(await call('set_quantity', { line_id: line.line_id, quantity: 0 })).toMatchObject({ line: null, cart: { pieces: 0 } })
    expect(told()?.changes).toMatchObject([{ before: 2, after: 0 }])
    await undoTold(shop)
    expect(await call('get_cart')).toMatchObject({ lines: [{ name: 'Blue Mug', quantity: 2 }], pieces: 2 })
  })

  it('get_cart names the currency that is charged, where it is not the one of the amounts', () => {
    expect(cartAnswer(aCart([], { currency: 'USD', chargedIn: 'EUR' }))).toMatchObject({ currency: 'USD', charged_in: 'EUR' })
  })

  it('get_cart returns the lines with prices and the subtotal as formatted text', async () => {
    const { call } = stage()
    await call('add_to_cart', { product: 'blue-mug', quantity: 2 })
    expect(await call('get_cart')).toMatchObject({
      lines: [{ name: 'Blue Mug', quantity: 2, price_each: expect.stringMatching(/18[.,]00/) }],
      subtotal: expect.stringMatching(/36[.,]00/),
      currency: 'EUR',
    })
  })

  it('set_quantity lists the existing lines when the line id is unknown', async () => {
    const { call } = stage()
    await call('add_to_cart', { product: 'blue-mug' })
    const { error } = await call('set_quantity', { line_id: 'mug', quantity: 1 })
    expect(error).toMatchObject({ code: 'LINE_NOT_FOUND', field: 'line_id', lines: [{ name: 'Blue Mug' }] })
  })

  it('start_checkout opens the cart and proposes the checkout without leaving the page', async () => {
    const { call, shop, told, left } = stage()
    expect((await call('start_checkout')).error.code).toBe('CART_EMPTY')
    await call('add_to_cart', { product: 'blue-mug' })
    expect(await call('start_checkout')).toMatchObject({ status: 'waiting_for_visitor', cart: { pieces: 1 } })
    expect(shop.store.getState().drawerOpen).toBe(true)
    expect(told()?.proposes).toBe(true)
    expect([left, platform.journal.requests({ path: '/ecom/v1/carts/current/create-checkout' })]).toEqual([[], []])
  })

  it('add_to_cart answers PREVENTED and announces nothing when the page prevents the add', async () => {
    const { call, page, news } = stage()
    page.prevents = true
    expect((await call('add_to_cart', { product: 'blue-mug' })).error.code).toBe('PREVENTED')
    expect(news).toEqual([])
  })

  it('get_product answers an unknown product with a hint to use search_catalog', async () => {
    expect((await stage().call('get_product', { id: 'no-such' })).error).toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      message: expect.stringContaining('search_catalog'),
    })
  })

  it('add_to_cart marks the error of a failing platform as retryable', async () => {
    const { call } = stage()
    await call('get_product', { id: 'blue-mug' })
    await withFault(platform, { kind: 'status', method: 'POST', path: ADD, status: 500, times: 9 })
    expect((await call('add_to_cart', { product: 'blue-mug' })).error).toMatchObject({ retry: true })
  })

  it('a thousand parallel calls for two products lead to two adds, and the other calls are refused', async () => {
    const { call, sent, shop } = stage()
    shop.openDrawer()
    const inputs = [{ product: 'blue-mug' }, { product: 'canvas-tote' }]
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, i) => call('add_to_cart', inputs[i % 2])))
    const codes = new Set(answers.map(({ error }) => error?.code))
    expect([...codes].filter((code) => !['REPEATED', 'TOO_MANY_CALLS', undefined].includes(code))).toEqual([])
    expect(sent(ADD)).toHaveLength(2)
    expect(await call('get_cart')).toMatchObject({ pieces: 2 })
  })
})
