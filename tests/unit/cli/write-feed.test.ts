/** `cartlet feed`: what search engines, marketplaces and agents are given. */
import { describe, expect, it } from 'vitest'
import { writeGoogleFeed } from '../../../src/cli/feed/google-feed'
import { writeUcpFeed } from '../../../src/cli/feed/ucp-feed'
import { readAddLink } from '../../../src/embed/add-link/read-add-link'
import { aSnapshot } from '../../support/fixtures/rendered-page'
import { anAmount, aProduct, aTee } from '../../support/fixtures/views'

const SITE = { url: 'https://site.example/', productLink: '/shop/{slug}' }
const rows = (text: string) => {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, place) => [names[place], cell])))
}

describe('a feed in the columns of Google', () => {
  it('the feed has a row for each variant, with its price, its choices and the site’s own page', () => {
    const [mug, small, medium] = rows(writeGoogleFeed(aSnapshot({ products: [aProduct(), aTee()] }), SITE))
    expect(mug).toMatchObject({ id: aProduct().id, item_group_id: '', title: 'Blue Mug', price: '18.00 EUR', sale_price: '' })
    expect(small).toMatchObject({
      id: 'tee-id.s-sage',
      item_group_id: 'tee-id',
      title: 'Linen Tee, S, Sage',
      link: 'https://site.example/shop/linen-tee?variant=s-sage',
      product_detail: ':Size:S,:Colour:Sage',
    })
    expect(medium?.price).toBe('40.00 EUR')
  })

  it('a reduced price is the sale price beside the full one, in the digits of its currency', () => {
    const product = aProduct({
      price: { ...anAmount(2400), currency: 'JPY' },
      comparePrice: { ...anAmount(3000), currency: 'JPY' },
      inStock: false,
    })
    expect(rows(writeGoogleFeed(aSnapshot({ products: [product] }), {}))).toMatchObject([
      { price: '3000 JPY', sale_price: '2400 JPY', availability: 'out_of_stock' },
    ])
  })

  it('no name or description begins another column or row', () => {
    const product = aProduct({ name: 'A\tmug\nfor "tea"' })
    const text = writeGoogleFeed(aSnapshot({ products: [product], descriptions: { [product.id]: 'One\r\ntwo\tthree' } }), {})
    expect(rows(text)).toMatchObject([{ title: 'A mug for "tea"', description: 'One two three', condition: 'new' }])
  })
})

describe('a feed in the shape of UCP', () => {
  it('the products have what the protocol requires, with amounts in minor units', () => {
    const { products } = JSON.parse(writeUcpFeed(aSnapshot({ products: [aTee()] }), SITE))
    expect(products).toMatchObject([
      {
        id: 'tee-id',
        handle: 'linen-tee',
        title: 'Linen Tee',
        description: { plain: 'Linen Tee' },
        url: 'https://site.example/shop/linen-tee',
        options: [{ name: 'Size' }, { name: 'Colour' }],
        variants: [
          { id: 'tee-id.s-sage', title: 'S / Sage', price: { amount: 3800, currency: 'EUR' } },
          { id: 'tee-id.m-sage', price: { amount: 4000 }, availability: { available: true, status: 'in_stock' } },
          {
            id: 'tee-id.s-clay',
            selected_options: [
              { name: 'Size', label: 'S' },
              { name: 'Colour', label: 'Clay' },
            ],
          },
        ],
      },
    ])
  })

  it('the id of every variant is one that a link that adds understands', () => {
    const { products } = JSON.parse(writeUcpFeed(aSnapshot({ products: [aTee(), aProduct()] }), SITE))
    const ids = products.flatMap(({ variants }: { variants: { id: string }[] }) => variants.map(({ id }) => id))
    const { items, problems } = readAddLink(`?cartlet-add=${ids.map((id: string) => `${id}:2`).join(',')}`)
    expect(problems).toEqual([])
    expect(items.map(({ product, variant }) => [product, variant])).toEqual([
      ['tee-id', 's-sage'],
      ['tee-id', 'm-sage'],
      ['tee-id', 's-clay'],
      [aProduct().id, undefined],
    ])
  })
})
