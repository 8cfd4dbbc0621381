/** Products with malicious or malformed content, rendered as a card and in full. */
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ProductCard } from '../../../../src/widget/product/card/ProductCard'
import { GalleryZoom } from '../../../../src/widget/product/gallery/GalleryZoom'
import { ProductGallery } from '../../../../src/widget/product/gallery/ProductGallery'
import { ProductFull } from '../../../../src/widget/product/ProductFull'
import { ProductText } from '../../../../src/widget/product/ProductText'
import type { ProductServices } from '../../../../src/widget/product/product-services'
import { NASTY, NASTY_DETAILS } from '../../../support/fixtures/content/nasty-products'
import { renderInShop, turn } from '../../../support/pages/render'

let errors: MockInstance
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(errors).not.toHaveBeenCalled()
  expect((globalThis as { owned?: unknown }).owned).toBeUndefined()
  errors.mockRestore()
})

const services: ProductServices = {
  loadDetails: async () => NASTY_DETAILS,
  loadContent: () => Promise.reject(new Error('x')),
  loadText: async () => ({ ProductText }),
  loadGallery: async () => ({ ProductGallery }),
  loadZoom: async () => ({ GalleryZoom }),
  buy: async () => 'cancelled',
  notify: { request() {} },
}

/** Expects no elements, event handlers or addresses that execute code, and no styles that a colour has injected. */
function expectHarmless(container: Element): void {
  expect(container.querySelectorAll('script,iframe,object,embed,style,[onerror],[onload]')).toHaveLength(0)
  for (const element of container.querySelectorAll('[href]')) expect(element.getAttribute('href')).toMatch(/^https?:/)
  for (const element of container.querySelectorAll('[style]'))
    expect(element.getAttribute('style')).not.toMatch(/url|expression|var\(/)
}

describe('malicious products', () => {
  it('the list of malicious products has at least sixty entries', () => expect(NASTY.length).toBeGreaterThanOrEqual(60))

  it.each(
    NASTY.map((product, place) => [place, product] as const),
  )('malicious product number %i is rendered as a harmless card', (_, product) => {
    const { container } = renderInShop(
      <ProductCard reference="x" product={product} buy={async () => 'cancelled'} loadDetails={async () => NASTY_DETAILS} />,
      { products: { x: { status: 'ready', product } } },
    )
    expect(container.querySelector('.card h3')?.textContent).toBe(product.name)
    expectHarmless(container)
  })

  it.each(
    NASTY.map((product, place) => [place, product] as const),
  )('malicious product number %i is rendered in full and stays harmless when its controls are pressed', async (_, product) => {
    const { container } = renderInShop(
      <ProductFull reference="x" product={product} start={{ variant: '__proto__' }} level={2} services={services} />,
      { products: { x: { status: 'ready', product } } },
    )
    await turn()
    await turn()
    expect(container.querySelector('h2')?.textContent).toBe(product.name)
    for (const radio of screen.queryAllByRole<HTMLInputElement>('radio').slice(0, 12)) fireEvent.click(radio)
    for (const button of screen.queryAllByRole('button')) fireEvent.click(button)
    await turn()
    expectHarmless(container)
  })
})
