/** The first buttons of a page are drawn without React; cards and forms draw the same view with it. Both must show the same. */
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { drawStill } from '../../../../src/embed/boot/draw-still'
import { enButton } from '../../../../src/i18n/compiled/english/en-button'
import { type ButtonLook, BuyButtonView } from '../../../../src/widget/button/BuyButtonView'
import { anAmount } from '../../../support/fixtures/views'

const PLAIN: ButtonLook = {
  state: 'ready',
  phase: 'idle',
  isBlocked: false,
  word: 'Buy the mug',
  name: '',
  first: 'Buy the mug',
  price: undefined,
  bare: undefined,
  problem: '',
  isAlert: false,
}
const price = { price: anAmount(18) }

const LOOKS: [name: string, look: ButtonLook][] = [
  ['without a price', PLAIN],
  ['with a price', { ...PLAIN, price }],
  ['with a price before a discount', { ...PLAIN, price: { ...price, comparePrice: anAmount(24) } }],
  ['with a price below the label', { ...PLAIN, price: { price: anAmount(1, { formatted: '€123,456,789.00' }) } }],
  ['with the product’s name for screen readers', { ...PLAIN, name: 'Blue Mug', price }],
  ['with a choice', { ...PLAIN, state: 'choose', word: 'Choose options', price }],
  ['sold out', { ...PLAIN, state: 'sold-out', word: 'Sold out', isBlocked: true }],
  ['for pre-order', { ...PLAIN, state: 'pre-order', word: 'Pre-order', price }],
  ['all in the cart', { ...PLAIN, state: 'max-in-cart', word: 'All in your cart', isBlocked: true }],
  ['unavailable', { ...PLAIN, state: 'unavailable', word: 'Not available in this combination', isBlocked: true }],
  ['being added', { ...PLAIN, phase: 'loading', price }],
  ['added', { ...PLAIN, phase: 'added', price }],
  ['after a failed press', { ...PLAIN, price, problem: 'Could not be added.', isAlert: true }],
  ['of an unreachable shop', { ...PLAIN, state: 'fallback', problem: 'The shop cannot be reached.' }],
  ['without a product', { ...PLAIN, state: 'fallback' }],
  ['without room for a price', { ...PLAIN, bare: true }],
]

const view = (look: ButtonLook, onClick = () => {}) => <BuyButtonView look={look} messages={enButton} onClick={onClick} />

/** Preact sets `translate` as a property, which happy-dom does not have. */
const markup = (element: Element) => element.innerHTML.replaceAll(' translate="no"', '')

function still(look: ButtonLook, container = document.createElement('div'), onClick?: () => void) {
  drawStill(container, view(look, onClick), document)
  return container
}

describe('a buy button that is drawn without React', () => {
  it.each(LOOKS)('the button shows what the component shows: %s', (_, look) => {
    expect(markup(still(look))).toBe(markup(render(view(look)).container))
  })

  it('the button shows the same when it had another look before, in every order', () => {
    for (const [before, first] of LOOKS)
      for (const [after, second] of LOOKS)
        expect(still(second, still(first)).isEqualNode(still(second)), `${before} → ${after}`).toBe(true)
  })

  it('the drawing keeps its button and the focus through every change of a press', () => {
    const container = still(PLAIN)
    document.body.append(container)
    const button = container.querySelector('button') as HTMLButtonElement
    button.focus()
    for (const [, look] of LOOKS.filter(([, { state }]) => state !== 'fallback')) still(look, container)
    expect(document.activeElement).toBe(button)
    container.remove()
  })

  it('the button has one listener, that of its last drawing', () => {
    const [old, current] = [vi.fn(), vi.fn()]
    const container = still({ ...PLAIN, price }, still(PLAIN, undefined, old), current)
    container.querySelector('button')?.click()
    expect([old.mock.calls.length, current.mock.calls.length]).toEqual([0, 1])
  })

  it('the button is drawn again over what a translator has put into it', () => {
    const container = still(PLAIN)
    const slot = container.querySelector('slot') as Element
    const font = document.createElement('font')
    font.textContent = 'Comprar'
    slot.replaceChildren(font)
    expect(markup(still({ ...PLAIN, price }, container))).toBe(markup(still({ ...PLAIN, price })))
  })

  it('the button takes no attribute from Object.prototype', () => {
    Object.assign(Object.prototype, { title: 'polluted', className: 'polluted' })
    try {
      expect(still(PLAIN).innerHTML).not.toContain('polluted')
    } finally {
      for (const name of ['title', 'className']) delete (Object.prototype as Record<string, unknown>)[name]
    }
  })
})
