import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductView } from '../../../../../src/store/base/views'
import type { ItemChoice } from '../../../../../src/store/catalog/choose/choose-variant'
import { ProductCard } from '../../../../../src/widget/product/card/ProductCard'
import { ProductForm } from '../../../../../src/widget/product/choose/ProductForm'
import { useSelection } from '../../../../../src/widget/product/choose/use-selection'
import { ProductHead } from '../../../../../src/widget/product/ProductHead'
import type { ProductServices } from '../../../../../src/widget/product/product-services'
import { anAmount, aProduct, aTee, aVariant } from '../../../../support/fixtures/views'
import { renderInShop } from '../../../../support/pages/render'

const TEA = aProduct({
  name: 'Leaf Tea',
  price: anAmount(11.5),
  comparePrice: anAmount(13),
  subscriptions: [{ id: 'monthly', title: 'A tin every month', price: anAmount(10.35) }],
})

/** Head and form of a product page or a quick view, which share one selection. */
function Page({ product }: { product: ProductView }) {
  const selection = useSelection(product, {})
  return (
    <>
      <ProductHead product={product} choice={selection.choice} level={2} />
      <ProductForm reference={product.id} product={product} selection={selection} services={{} as ProductServices} />
    </>
  )
}

const SHIRT = aTee({
  comparePrice: anAmount(22.5),
  discountPercent: 20,
  variants: [
    aVariant('s-sage', { price: anAmount(18), comparePrice: anAmount(24), discountPercent: 25 }),
    aVariant('m-sage', { price: anAmount(40) }),
  ],
})

const headline = () => screen.getByRole('heading', { name: 'Leaf Tea' }).parentElement?.querySelector('.price-row')?.textContent

describe('ProductPrice', () => {
  it('shows the price of the purchase plan that the visitor picks, and the one-time price again after it', async () => {
    renderInShop(<Page product={TEA} />, { products: { [TEA.id]: { status: 'ready', product: TEA } } })
    expect(headline()).toContain('€11.50')
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /A tin every month/ })))
    expect(headline()).toBe('€10.35')
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'One-time purchase' })))
    expect(headline()).toContain('€11.50')
  })

  it('price, struck price and discount are those of the chosen variant, in the head of a product and on a card', () => {
    const services = { buy: async () => 'done' as const, loadDetails: async () => ({}) as never }
    const shown = (choice: ItemChoice) => {
      const head = renderInShop(<ProductHead product={SHIRT} choice={choice} level={2} />)
      const card = renderInShop(<ProductCard reference="tee-id" product={SHIRT} choice={choice} {...services} />)
      return [head, card].map(({ container }) => {
        const [badge, price] = ['.badges', '.price-row'].map((part) => container.querySelector(part)?.textContent)
        return `${badge} ${price}`
      })
    }
    expect(shown({})).toEqual(Array(2).fill('20% off Was €22.50 Now €18.00'))
    expect(shown({ variant: 's-sage' })).toEqual(Array(2).fill('25% off Was €24.00 Now €18.00'))
    expect(shown({ variant: 'm-sage' })).toEqual(Array(2).fill(' €40.00'))
  })
})
