import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { enExtras } from '../../../../src/i18n/english/en-extras'
import { CartletError } from '../../../../src/platform/http/errors'
import type { CartLineView, ProductView } from '../../../../src/store/views'
import { createLazyEditor } from '../../../../src/widget/cart/extras/lazy-editor'
import { choiceOf, LineEditor } from '../../../../src/widget/product/LineEditor'
import { aCart, aLine, aPen, aTee } from '../../../support/fixtures/views'
import { renderInShop, turn } from '../../../support/pages/render'

const item = (product: ProductView, options: object): CartLineView['item'] => ({
  catalogItemId: product.id,
  appId: 'stores',
  options: options as never,
})
const TEE = aTee()
const teeLine = aLine({ productId: TEE.id, name: TEE.name, item: item(TEE, { variantId: 's-sage' }) })
const PEN = aPen()
const messages = { Engraving: 'For Ada' }
const penLine = aLine({ productId: PEN.id, name: PEN.name, item: item(PEN, { customTextFields: messages }) })

async function draw(line: CartLineView, product: ProductView, swap = async () => aCart()) {
  const onEnd = vi.fn()
  const shown = renderInShop(<LineEditor line={line} messages={enExtras.editor} onEnd={onEnd} />, {
    products: { [product.id]: { status: 'ready', product } },
  })
  const swapped = vi.spyOn(shown.shop.cart, 'swap').mockImplementation(swap)
  await turn()
  return { ...shown, onEnd, swapped }
}
const save = async () => {
  fireEvent.submit(screen.getByRole('form'))
  await turn()
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('a line that is edited', () => {
  it('opens with what it was made of, the focus on the choice', async () => {
    await draw(teeLine, TEE)
    expect(screen.getByRole('form', { name: 'Edit Linen Tee' })).toBeTruthy()
    expect([radio('S').checked, radio('M').checked]).toEqual([true, false])
    expect(document.activeElement).toBe(radio('S'))
  })

  it('puts another choice in its place', async () => {
    const { swapped, onEnd } = await draw(teeLine, TEE)
    fireEvent.click(radio('M'))
    await save()
    expect(swapped.mock.calls).toMatchObject([[teeLine.key, { product: TEE, options: { Size: 'M', Colour: 'Sage' } }]])
    expect(onEnd.mock.calls).toEqual([[true]])
  })

  it('puts other words in their place', async () => {
    const { swapped } = await draw(penLine, PEN)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Engraving/ })
    expect(field.value).toBe('For Ada')
    fireEvent.input(field, { target: { value: 'For Grace' } })
    await save()
    expect(swapped.mock.calls).toMatchObject([[penLine.key, { customText: { Engraving: 'For Grace' } }]])
  })

  it('asks for the words that it cannot do without', async () => {
    const { swapped } = await draw(penLine, PEN)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Engraving/ })
    fireEvent.input(field, { target: { value: ' ' } })
    await save()
    expect(swapped).not.toHaveBeenCalled()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
  })

  it.each([
    ['NETWORK', 'That change did not reach the shop. The line is as it was; please try again.'],
    ['MAX_IN_CART', 'There are not that many of this choice. The line is as it was.'],
  ])('that is refused with %s says why and stays open', async (code, words) => {
    const { onEnd } = await draw(teeLine, TEE, async () => {
      throw new CartletError(code, 'x')
    })
    await save()
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(onEnd).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull()
  })

  it('is sent once, however often it is pressed', async () => {
    const { swapped } = await draw(teeLine, TEE, () => new Promise(() => {}))
    await save()
    await save()
    expect(swapped).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Saving' }).getAttribute('aria-busy')).toBe('true')
  })

  it('that is given up stays as it was', async () => {
    const { onEnd, swapped } = await draw(teeLine, TEE)
    fireEvent.click(radio('M'))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onEnd.mock.calls).toEqual([[false]])
    expect(swapped).not.toHaveBeenCalled()
  })

  it('of a product that is no longer sold says so, and can be left', async () => {
    const onEnd = vi.fn()
    const products = { [TEE.id]: { status: 'missing' as const } }
    renderInShop(<LineEditor line={teeLine} messages={enExtras.editor} onEnd={onEnd} />, { products })
    expect(screen.getByRole('alert').textContent).toBe('The choices cannot be shown right now. The line stays as it is.')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onEnd.mock.calls).toEqual([[false]])
  })
})

it('what a line is made of is read from what the platform keeps', () => {
  const options = { variantId: 'v', options: { Wrap: 'Red' }, customTextFields: messages, subscriptionOptionId: 'plan' }
  expect(choiceOf(aLine({ item: item(TEE, options) }))).toEqual({
    variant: 'v',
    options: { Wrap: 'Red' },
    modifiers: { Wrap: 'Red' },
    customText: messages,
    subscription: 'plan',
  })
  expect(choiceOf(aLine({ item: undefined }))).not.toHaveProperty('subscription')
})

it.each([
  [7],
  ['x'],
  [[]],
  [{ variantId: {}, options: 7, customTextFields: { Engraving: {} }, subscriptionOptionId: 7 }],
])('a line that is made of %j is opened with nothing chosen', (options) => {
  expect(JSON.parse(JSON.stringify(choiceOf(aLine({ item: item(PEN, options as object) }))))).toEqual({
    ...(typeof options === 'object' && !Array.isArray(options) && { customText: {} }),
  })
})

describe('the editor’s code', () => {
  it('comes with the first press, and says that it is on its way', async () => {
    let arrive = () => {}
    const Editor = createLazyEditor(
      () => new Promise((resolve) => (arrive = () => resolve({ LineEditor: ({ line }) => <p>Choices of {line.name}</p> }))),
    )
    const { container } = renderInShop(<Editor line={teeLine} onEnd={() => {}} />)
    expect(container.querySelector('[aria-busy=true]')?.textContent).toContain('Fetching the choices')
    await act(async () => arrive())
    expect(container.textContent).toBe('Choices of Linen Tee')
  })

  it('that cannot be loaded leaves the line as it is', async () => {
    const onEnd = vi.fn()
    const Editor = createLazyEditor(() => Promise.reject(new Error('offline')))
    renderInShop(<Editor line={teeLine} onEnd={onEnd} />)
    await turn()
    expect(screen.getByRole('alert').textContent).toContain('The line stays as it is.')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onEnd.mock.calls).toEqual([[false]])
  })
})
