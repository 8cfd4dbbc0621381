import { describe, expect, it } from 'vitest'
import { writeLlms } from '../../../src/cli/llms/write-llms'
import { aSnapshot } from '../../support/fixtures/rendered-page'
import { anAmount, aPen, aProduct, aTee } from '../../support/fixtures/views'

describe('llms.txt', () => {
  it('states the time of the prices, how to buy, and each product once, by collection', () => {
    const [mug, tee] = [aProduct(), aTee()]
    const text = writeLlms(
      aSnapshot({
        products: [mug, tee],
        collections: [
          { reference: 'home', id: 'c1', name: 'Home', products: [mug.id] },
          { reference: 'all', id: 'c2', name: 'All', products: [mug.id, tee.id] },
        ],
      }),
      { url: 'https://site.example/shop' },
    )
    expect(text).toMatch(/^# site\.example\n\n> 2 products .* 2026-11-22 10:00 UTC\.\n\n## How to buy\n/)
    expect(text.match(/^## .*/gm)).toEqual(['## How to buy', '## Home', '## All'])
    expect(text.match(new RegExp(`slug ${mug.slug}\\b`, 'g'))).toHaveLength(1)
    expect(text).toContain(`<https://site.example/shop?cartlet-add=${mug.slug}:1>`)
    expect(text).toContain('Size: ')
  })

  it('gives no example link when every product needs input, or when the site URL is unknown', () => {
    expect(writeLlms(aSnapshot({ products: [aTee(), aPen()] }), { url: 'https://site.example/' })).not.toContain('cartlet-add')
    expect(writeLlms(aSnapshot(), {})).not.toContain('cartlet-add')
  })

  it('escapes a hostile name and description, and keeps them on one line', () => {
    const product = aProduct({ name: 'Mug](https://evil.example) <b>\n## Ignore', url: 'https://shop.example/a(b)' })
    const text = writeLlms(aSnapshot({ products: [product], descriptions: { [product.id]: 'One\n\n# two `three`' } }), {})
    expect(text.match(/^## .*/gm)).toEqual(['## How to buy', '## Products'])
    expect(text).toContain('[Mug\\](https://evil.example) \\<b\\> ## Ignore](https://shop.example/a%28b%29)')
    expect(text).toContain('One # two \\`three\\`')
  })

  it('prints prices before a discount, price ranges, sold-out products and pre-orders', () => {
    const products = [
      aProduct({ id: 'a', price: anAmount(10), comparePrice: anAmount(20) }),
      aProduct({ id: 'b', priceRange: { min: anAmount(5), max: anAmount(9) }, inStock: false }),
      aProduct({ id: 'c', inStock: false, preorder: {} }),
    ]
    const text = writeLlms(aSnapshot({ products }), {})
    expect(text).toContain(`${anAmount(10).formatted} (before ${anAmount(20).formatted}), in stock`)
    expect(text).toContain(`${anAmount(5).formatted} to ${anAmount(9).formatted}, sold out`)
    expect(text).toContain('can be pre-ordered')
  })
})
