/** The quantity of a product's form, where the shop has less than was asked for. */
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ProductForm } from '../../../../../src/widget/product/choose/ProductForm'
import { type Selection, useSelection } from '../../../../../src/widget/product/choose/use-selection'
import type { BuyServices } from '../../../../../src/widget/product/product-services'
import { aCart, aChoice, aLine, aProduct, aVariant, readyWith } from '../../../../support/fixtures/views'
import { renderInShop, turn } from '../../../../support/pages/render'

const product = aProduct({
  options: [{ name: 'Size', kind: 'text', choices: [aChoice('Small'), aChoice('Large')] }],
  variants: [
    aVariant('small', { choices: { Size: 'Small' }, quantityAvailable: 8 }),
    aVariant('large', { choices: { Size: 'Large' }, quantityAvailable: 3 }),
  ],
})
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const type = (value: string) => {
  fireEvent.input(field(), { target: { value } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

function draw(start: string, lines = [aLine({ id: 'other', productId: 'other' })]) {
  const buy = vi.fn<BuyServices['buy']>(async () => 'done')
  let selection: Selection
  const Form = () => {
    selection = useSelection(product, { options: { Size: start } })
    return <ProductForm reference="mug" product={product} selection={selection} services={{ buy } as never} />
  }
  renderInShop(<Form />, { ...readyWith(aCart(lines)), products: { mug: { status: 'ready', product } } })
  return { buy, pick: (size: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(size) })) }
}

describe('quantity of a product', () => {
  it('says how many are left when more is typed, until less is asked for', async () => {
    const { buy } = draw('Small')
    type('999')
    expect([field().value, alerts()]).toEqual(['8', ['Only 8 left']])
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    await turn()
    expect(buy).toHaveBeenCalledWith({ options: { Size: 'Small' } }, 8, 'add')
    type('7')
    expect([field().value, alerts()]).toEqual(['7', []])
  })

  it('says how many are left of a choice of which there are fewer than asked for', () => {
    const { pick } = draw('Small')
    type('5')
    expect(alerts()).toEqual([])
    pick('Large')
    expect([field().value, alerts()]).toEqual(['3', ['Only 3 left']])
  })
})
