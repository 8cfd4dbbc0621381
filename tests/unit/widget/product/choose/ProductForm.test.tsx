/** The form of a product: the quantity where the shop has less than was asked for, and what is asked for when something is missing. */
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ProductForm } from '../../../../../src/widget/product/choose/ProductForm'
import { type Selection, useSelection } from '../../../../../src/widget/product/choose/use-selection'
import type { BuyServices } from '../../../../../src/widget/product/product-services'
import { aCart, aChoice, aLine, aProduct, aText, aVariant, readyWith } from '../../../../support/fixtures/views'
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

describe('a press while choices are missing', () => {
  const bowl = aProduct({
    options: ['Size', 'Glaze'].map((name) => ({ name, kind: 'text' as const, choices: [aChoice('One'), aChoice('Two')] })),
    modifiers: [aText('Engraving', { required: true })],
    variants: [aVariant('one', { choices: { Size: 'One', Glaze: 'One' } })],
  })
  const group = (name: RegExp) => screen.getByRole('group', { name })
  const isMarked = (element: Element | null) => element?.closest('[data-missing]') !== null

  it('marks all of them at once, moves the focus to the first and announces that one', async () => {
    const Form = () => (
      <ProductForm reference="mug" product={bowl} selection={useSelection(bowl, {})} services={{ buy: vi.fn() } as never} />
    )
    renderInShop(<Form />, { ...readyWith(aCart([])), products: { mug: { status: 'ready', product: bowl } } })
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    await turn()
    expect([group(/Size/), group(/Glaze/), screen.getByRole('textbox')].map(isMarked)).toEqual([true, true, true])
    expect(group(/Size/).contains(document.activeElement)).toBe(true)
    expect(alerts()).toEqual(['Please choose an option for “Size”'])
    fireEvent.click(screen.getAllByRole('radio', { name: 'One' })[0] as Element)
    expect([group(/Size/), group(/Glaze/), screen.getByRole('textbox')].map(isMarked)).toEqual([false, true, true])
  })
})
