import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { enExtras } from '../../../../src/i18n/compiled/english/en-extras'
import { selectCart } from '../../../../src/store/base/state'
import type { CartLineView, ProductView } from '../../../../src/store/base/views'
import { createLazyEditor } from '../../../../src/widget/cart/extras/lazy-editor'
import { choiceOf, LineEditor } from '../../../../src/widget/product/LineEditor'
import { useShop } from '../../../../src/widget/shop-context'
import { dropped, type FakeShopOptions, PATHS, settled } from '../../../support/fakes/fake-shop'
import { aChoice, aLine, aModifier, anAmount, aPen, aTee, IN_DOLLARS } from '../../../support/fixtures/views'
import { aWireLine } from '../../../support/fixtures/wire-bodies'
import { renderInShop, turn } from '../../../support/pages/render'

const item = (product: ProductView, options: object): CartLineView['item'] => ({
  catalogItemId: product.id,
  appId: 'stores',
  options: options as never,
})
const TEE = aTee()
const PEN = aPen()
const messages = { Engraving: 'For Ada' }
const teeLine = aLine({ productId: TEE.id, name: TEE.name, item: item(TEE, { variantId: 's-sage' }) })
const wireLineOf = (product: ProductView, options: Record<string, unknown>, quantity = 1) =>
  aWireLine({ id: 'edited', quantity, catalogReference: { catalogItemId: product.id, appId: 'stores', options } })
const aTeeInTheCart = (quantity?: number) => wireLineOf(TEE, { variantId: 's-sage' }, quantity)
const aPenInTheCart = () => wireLineOf(PEN, { customTextFields: messages })

/** The editor for the first line of a real cart, as the cart itself renders it: removed once it has ended. */
function FirstLineEditor({ onEnd }: { onEnd(saved: boolean): void }) {
  const line = useShop((state) => selectCart(state)?.lines[0])
  const [open, setOpen] = useState(true)
  const end = (saved: boolean) => {
    setOpen(false)
    onEnd(saved)
  }
  return line && open ? <LineEditor line={line} messages={enExtras.editor} onEnd={end} /> : null
}

async function draw(product: ProductView, options: FakeShopOptions) {
  const onEnd = vi.fn()
  const shown = renderInShop(
    <FirstLineEditor onEnd={onEnd} />,
    { products: { [product.id]: { status: 'ready', product } } },
    options,
  )
  await act(() => shown.settle(shown.shop.cart.refresh()))
  return {
    ...shown,
    onEnd,
    /** The options of the line items in the platform's cart. */
    held: () => shown.server.lines?.map(({ catalogReference }) => catalogReference?.options),
    /** Submits the form and waits for the shop's requests. */
    save: () =>
      act(async () => {
        fireEvent.submit(screen.getByRole('form'))
        await shown.advance(60_000)
        await settled()
      }),
  }
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const engraving = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Engraving/ })

describe('LineEditor', () => {
  it('opens with the choices of the line and focuses the first one', async () => {
    await draw(TEE, { lines: [aTeeInTheCart()] })
    expect(screen.getByRole('form', { name: /^Edit / })).toBeTruthy()
    expect([radio('S').checked, radio('M').checked]).toEqual([true, false])
    expect(document.activeElement).toBe(radio('S'))
  })

  it('what extras and plans cost is shown in the currency that the visitor chose', async () => {
    const mug = aTee({
      modifiers: [aModifier('Wrapping', [], { choices: [{ ...aChoice('Box'), addedPrice: anAmount(4) }] })],
      subscriptions: [{ id: 'monthly', title: 'Monthly', price: anAmount(9) }],
    })
    const { change } = await draw(mug, { lines: [aTeeInTheCart()] })
    change({ shownIn: IN_DOLLARS })
    const { innerHTML } = screen.getByRole('form')
    expect(innerHTML.match(/about \$\d/g)).toEqual(expect.arrayContaining(['about $4', 'about $9']))
    expect(innerHTML).not.toContain('€')
  })

  it('replaces the variant in the cart and closes', async () => {
    const { held, save, onEnd } = await draw(TEE, { lines: [aTeeInTheCart()] })
    fireEvent.click(radio('M'))
    await save()
    expect(held()).toMatchObject([{ variantId: 'm-sage' }])
    expect(onEnd.mock.calls).toEqual([[true]])
  })

  it('replaces the text of the line in the cart', async () => {
    const { held, save } = await draw(PEN, { lines: [aPenInTheCart()] })
    expect(engraving().value).toBe('For Ada')
    fireEvent.input(engraving(), { target: { value: 'For Grace' } })
    await save()
    expect(held()).toMatchObject([{ customTextFields: { Engraving: 'For Grace' } }])
  })

  it('asks for a required text instead of sending the form without it', async () => {
    const { calls, save } = await draw(PEN, { lines: [aPenInTheCart()] })
    fireEvent.input(engraving(), { target: { value: ' ' } })
    await save()
    expect([calls(PATHS.add), calls(PATHS.remove)]).toEqual([[], []])
    expect(engraving().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(engraving())
  })

  it('stays open and says so when the change does not reach the shop', async () => {
    const { answer, held, save, onEnd } = await draw(TEE, { lines: [aTeeInTheCart()] })
    answer(PATHS.add, () => dropped())
    fireEvent.click(radio('M'))
    await save()
    expect(screen.getByRole('alert').textContent).toBe(enExtras.editor.failed)
    expect([held(), onEnd.mock.calls]).toMatchObject([[{ variantId: 's-sage' }], []])
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull()
  })

  it('stays open and says so when the shop has too few of the new choice', async () => {
    const { held, save, onEnd } = await draw(TEE, { lines: [aTeeInTheCart(2)], stock: { [TEE.id]: 1 } })
    fireEvent.click(radio('M'))
    await save()
    expect(screen.getByRole('alert').textContent).toBe(enExtras.editor.tooFew)
    expect([held(), onEnd.mock.calls]).toMatchObject([[{ variantId: 's-sage' }], []])
  })

  it('sends the change once when it is submitted twice', async () => {
    const { calls, hold, advance, onEnd } = await draw(TEE, { lines: [aTeeInTheCart()] })
    const adds = hold(PATHS.add)
    fireEvent.click(radio('M'))
    fireEvent.submit(screen.getByRole('form'))
    await act(settled)
    expect(screen.getByRole('button', { name: 'Saving' }).getAttribute('aria-busy')).toBe('true')
    fireEvent.submit(screen.getByRole('form'))
    await act(() => adds.release())
    await act(() => advance(60_000))
    expect(calls(PATHS.add)).toHaveLength(1)
    expect(onEnd.mock.calls).toEqual([[true]])
  })

  it('leaves the line as it was when the visitor cancels', async () => {
    const { calls, held, onEnd } = await draw(TEE, { lines: [aTeeInTheCart()] })
    fireEvent.click(radio('M'))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onEnd.mock.calls).toEqual([[false]])
    expect([calls(PATHS.add), held()]).toMatchObject([[], [{ variantId: 's-sage' }]])
  })

  it('says that the choices of a missing product cannot be shown, and closes on Cancel', async () => {
    const onEnd = vi.fn()
    const products = { [TEE.id]: { status: 'missing' as const } }
    renderInShop(<LineEditor line={teeLine} messages={enExtras.editor} onEnd={onEnd} />, { products })
    expect(screen.getByRole('alert').textContent).toBe('The options cannot be shown right now. Your cart has not changed.')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onEnd.mock.calls).toEqual([[false]])
  })
})

it('choiceOf reads the choice of a line from the platform’s catalogue reference', () => {
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
])('choiceOf finds no choice in a line that was added with %j', (options) => {
  expect(JSON.parse(JSON.stringify(choiceOf(aLine({ item: item(PEN, options as object) }))))).toEqual({
    ...(typeof options === 'object' && !Array.isArray(options) && { customText: {} }),
  })
})

describe('createLazyEditor', () => {
  it('shows a busy placeholder while the code of the editor loads, and then the editor', async () => {
    let arrive = () => {}
    const Editor = createLazyEditor(() => new Promise((resolve) => (arrive = () => resolve({ LineEditor }))))
    const { container } = renderInShop(<Editor line={teeLine} onEnd={() => {}} />, {
      products: { [TEE.id]: { status: 'ready', product: TEE } },
    })
    expect(container.querySelector('[aria-busy=true]')?.textContent).toContain('Loading options')
    await act(async () => arrive())
    expect(screen.getByRole('form', { name: 'Edit Linen Tee' })).toBeTruthy()
  })

  it('says that the editor could not be loaded, and closes on Cancel', async () => {
    const onEnd = vi.fn()
    const Editor = createLazyEditor(() => Promise.reject(new Error('offline')))
    renderInShop(<Editor line={teeLine} onEnd={onEnd} />)
    await turn()
    expect(screen.getByRole('alert').textContent).toContain('Your cart has not changed.')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onEnd.mock.calls).toEqual([[false]])
  })
})
