/** Where the hosted checkout leads back to, as the platform is told. */
import { describe, expect, it } from 'vitest'
import { aFakeShop, type FakeShop, PATHS } from '../../../support/fakes/fake-shop'
import { aWireLine } from '../../../support/fixtures/wire-bodies'

describe('where the checkout leads back to', () => {
  const WAY = {
    returnTo: 'https://blog.example/mugs',
    thankYouUrl: 'https://blog.example/thanks',
    cartUrl: 'https://blog.example/cart',
    language: 'de',
  }
  const sentFor = async (way: Parameters<FakeShop['shop']['checkout']>[0], line: object = {}) => {
    const { shop, settle, calls } = aFakeShop({ lines: [aWireLine(line)] })
    await settle(shop.checkout(way))
    return calls(PATHS.redirect)[0]?.body
  }

  it('the platform is told of the thank-you page, the cart page and the language', async () => {
    expect(await sentFor(WAY)).toEqual({
      ecomCheckout: { checkoutId: 'checkout-1' },
      callbacks: {
        postFlowUrl: 'https://blog.example/mugs',
        thankYouPageUrl: 'https://blog.example/thanks',
        cartPageUrl: 'https://blog.example/cart',
      },
      preferences: { additionalQueryParameters: { lang: 'de' } },
    })
  })

  it.each([
    ['https://blog.example/mugs', 'https://blog.example/mugs?cartlet-open=cart'],
    ['https://blog.example/mugs?id=a%20b+c', 'https://blog.example/mugs?id=a%20b+c&cartlet-open=cart'],
    ['https://blog.example/?#a?b#c', 'https://blog.example/?cartlet-open=cart#a?b#c'],
    ['https://blog.example/mugs#top', 'https://blog.example/mugs?cartlet-open=cart#top'],
  ])('a page that names no other gets its buyers back, and opens its cart: %s', async (returnTo, cartPageUrl) => {
    expect(await sentFor({ returnTo, cartUrl: '' })).toMatchObject({
      callbacks: { postFlowUrl: returnTo, thankYouPageUrl: returnTo, cartPageUrl },
    })
  })

  it('a script that gives an address alone keeps the platform’s own thank-you page', async () => {
    expect(await sentFor('https://blog.example/')).toMatchObject({ callbacks: { postFlowUrl: 'https://blog.example/' } })
    expect(await sentFor({ ...WAY, thankYouUrl: 'platform' })).not.toHaveProperty('callbacks.thankYouPageUrl')
  })

  it.each([
    ['a digital product', { itemType: { preset: 'DIGITAL' } }],
    ['a file', { digitalFile: { fileId: 'f1', fileType: 'SECURE_DOCUMENT' } }],
  ])('a cart with %s keeps the platform’s own thank-you page, which has the download', async (_, line) => {
    const body = await sentFor(WAY, line)
    expect(body).toMatchObject({ callbacks: { postFlowUrl: WAY.returnTo, cartPageUrl: WAY.cartUrl } })
    expect(body).not.toHaveProperty('callbacks.thankYouPageUrl')
  })

  it('an address that is longer than the platform takes is left out, and the checkout still opens', async () => {
    const body = await sentFor({ ...WAY, thankYouUrl: `https://blog.example/${'x'.repeat(2048)}` })
    expect(body).toMatchObject({ callbacks: { postFlowUrl: WAY.returnTo } })
    expect(body).not.toHaveProperty('callbacks.thankYouPageUrl')
  })
})
