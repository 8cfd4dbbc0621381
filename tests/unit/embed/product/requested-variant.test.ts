import { expect, it } from 'vitest'
import type { EmbedView } from '../../../../src/embed/boot/embed'
import { requestedVariant } from '../../../../src/embed/product/requested-variant'
import { aProduct, aVariant } from '../../../support/fixtures/views'

const product = aProduct({ variants: [aVariant('red'), aVariant('blue')] })

const windowAt = (href: string, parent?: Window): Window =>
  ({ location: { href, search: href.split('?')[1] ? `?${href.split('?')[1]}` : '' }, parent }) as unknown as Window

const variantIn = (view: Window) => requestedVariant({ page: { view } } as unknown as EmbedView, 'red', product)

// hazard 101
it.each([
  ['the page itself', windowAt('https://shop.example/mug?variant=blue'), 'blue'],
  [
    'the page around a frame without an address',
    windowAt('about:srcdoc', windowAt('https://shop.example/?variant=blue')),
    'blue',
  ],
  ['a frame of its own address', windowAt('https://a.example/?variant=red', windowAt('https://a.example/?variant=blue')), 'red'],
  ['a page whose address names a variant of another product', windowAt('https://shop.example/?variant=green'), 'red'],
])('the variant is that of the address of %s', (_what, view, variant) => {
  expect(variantIn(view)).toBe(variant)
})
