import { describe, expect, it } from 'vitest'
import { fillLink } from '../../../../src/store/catalog/fill-link'

const BASE = 'https://site.example/blog/'
const product = { id: 'p 1', slug: 'blue-mug' }

describe('fillLink', () => {
  it.each([
    ['/shop/{slug}', 'https://site.example/shop/blue-mug'],
    ['item?id={id}', 'https://site.example/blog/item?id=p%201'],
    ['https://other.example/{slug}#buy', 'https://other.example/blue-mug#buy'],
  ])('the template %s leads to %s', (template, address) => {
    expect(fillLink(template, product, BASE)).toBe(address)
  })

  it.each([
    'javascript:alert({id})',
    'data:text/html,{slug}',
    '/shop/{sku}',
    '/{constructor}',
    'https://{slug}:x',
  ])('the template %s leads nowhere', (template) => {
    expect(fillLink(template, product, BASE)).toBeUndefined()
  })

  it('a template that names what a product lacks leads nowhere, and values cannot leave their place', () => {
    expect(fillLink('/shop/{slug}', { id: '1' }, BASE)).toBeUndefined()
    expect(fillLink('/shop/{slug}', { id: '1', slug: '../../x?y#z' }, BASE)).toBe('https://site.example/shop/..%2F..%2Fx%3Fy%23z')
  })
})
