/** References as authors paste them: from an address bar, a table, a message, a text processor. */
import { describe, expect, it, vi } from 'vitest'
import { isOdd, mendReference } from '../../../../src/store/catalog/mend-reference'
import { pastedReference } from '../../../../src/store/catalog/pasted.chunk'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

const ID = '0a1b2c3d-0000-4000-8000-00000000000a'
const HEBREW = 'ספל-כחול'

describe('pastedReference', () => {
  // hazard 97
  it.each([
    [encodeURIComponent(HEBREW), HEBREW],
    [encodeURIComponent(encodeURIComponent(HEBREW)), HEBREW],
    [encodeURIComponent(HEBREW).toLowerCase(), HEBREW],
    ['blue\u200bmug', 'bluemug'],
    ['\ufeffblue-mug\u200e', 'blue-mug'],
    ['\u202ablue-mug\u202c', 'blue-mug'],
    ['blue\u00ad-mug', 'blue-mug'],
    ['blue-mug\u00a0', 'blue-mug'],
    ['“blue-mug”', 'blue-mug'],
    ["'blue-mug',", 'blue-mug'],
    [`{${ID}}`, ID],
    [ID.toUpperCase(), ID],
    [`\u2066${ID}\u2069`, ID],
    ['tasse-für-tee'.normalize('NFD'), 'tasse-für-tee'],
    ['चाय-की-प्याली', 'चाय-की-प्याली'],
    ['https://shop.example/product-page/blue-mug?utm_source=x#top', 'blue-mug'],
    [`https://shop.example/product-page/${encodeURIComponent(HEBREW)}/`, HEBREW],
    ['/product-page/blue-mug', 'blue-mug'],
    ['-blue-mug_', '-blue-mug_'],
    ['100%-wool', '100%-wool'],
    ['%E0%A4%A', 'E0%A4%A'],
    ['“”', ''],
    ['/ /“”/', ''],
  ])('reads %j as %j', (pasted, reference) => expect(pastedReference(pasted)).toBe(reference))

  it('writes invisible characters out for the author, and tells nothing of a reference that stays as it is', async () => {
    const report = vi.fn()
    expect(await mendReference('blue\u200b-mug', report)).toBe('blue-mug')
    expect(report.mock.calls).toEqual([['"blue[U+200B]-mug" is read as "blue-mug".', expect.any(String)]])
    await mendReference('चाय', report)
    expect(report).toHaveBeenCalledTimes(1)
  })

  it.each(['blue-mug', 'Blue_Mug-2', HEBREW, ID, 'コップ'])('needs no code to read %j', (reference) =>
    expect(isOdd(reference)).toBe(false))
})

describe('loadProduct with a pasted reference', () => {
  it('asks for what was meant, once for all spellings, and keeps the product under what the page says', async () => {
    await import('../../../../src/store/catalog/pasted.chunk')
    const { shop, filters, settle, state } = aFakeShop({ products: [aWireProduct({ id: ID, slug: HEBREW })] })
    const spellings = [HEBREW, encodeURIComponent(HEBREW), `${HEBREW}\u200f`]
    const loaded = await settle(Promise.all(spellings.map((one) => shop.loadProduct(one))))
    expect(loaded.map(({ id }) => id)).toEqual([ID, ID, ID])
    expect(filters()).toEqual([{ slug: { $in: [HEBREW] } }])
    expect(spellings.map((one) => state().products[one]?.status)).toEqual(['ready', 'ready', 'ready'])
  })

  it('names what it asked for when the shop has no such product', async () => {
    const { shop, settle } = aFakeShop({ products: [] })
    await expect(settle(shop.loadProduct('gone\u200b-mug'))).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      message: 'This shop has no visible product "gone-mug"',
    })
  })
})
