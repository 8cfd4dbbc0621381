import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../src/platform/http/errors'
import type { CheckoutMessageView } from '../../../../src/store/base/estimate-model'
import { CartLine, type CartLineProps } from '../../../../src/widget/cart/CartLine'
import { renderInCart, someExtras } from '../../../support/fixtures/extras'
import { aLine, anAmount } from '../../../support/fixtures/views'
import { EVIL } from '../../../support/pages/render'

function draw(props: Partial<CartLineProps> = {}) {
  const line = props.line ?? aLine()
  const [onQuantity, onRemove] = [vi.fn(), vi.fn()]
  const list = (more: Partial<CartLineProps>) => (
    <ul>
      <CartLine line={line} quantity={line.quantity} busy={false} onQuantity={onQuantity} onRemove={onRemove} {...more} />
    </ul>
  )
  const shown = renderInCart(list(props))
  return { onQuantity, onRemove, redraw: (more: Partial<CartLineProps>) => shown.redraw(list(more)) }
}
const item = () => screen.getByRole('listitem')
const failed = { kind: 'failed', error: new CartletError('NETWORK', 'x') } as const

describe('CartLine', () => {
  it('shows a heading with the product name, the total and the unit price', () => {
    draw({ line: aLine({ quantity: 2, total: anAmount(36) }) })
    expect(screen.getByRole('heading', { name: 'Blue Mug' })).toBeTruthy()
    expect(item().textContent).toContain('€36.00')
    expect(item().textContent).toContain('€18.00 each')
  })

  it('shows no unit price when the quantity is one', () => {
    draw()
    expect(item().textContent).not.toContain('each')
  })

  it('shows the total of the platform, not one computed from the requested quantity', () => {
    draw({ line: aLine({ quantity: 1, total: anAmount(18) }), quantity: 5, busy: true })
    expect(item().textContent).toContain('€18.00')
    expect(item().textContent).not.toContain('€90')
    expect(item().getAttribute('aria-busy')).toBe('true')
  })

  it('shows the picture in full size, with its alternative text, when the extras cannot be loaded', () => {
    draw({ line: aLine({ picture: { url: 'https://a.example/mug.jpg', alt: 'A blue mug' } }), extras: null })
    expect(screen.getByRole('img', { name: 'A blue mug' }).getAttribute('src')).toBe('https://a.example/mug.jpg')
  })

  it('waits for the extras and then loads the picture in the size in which it is shown', () => {
    const url = 'https://static.wixstatic.com/media/a_b~mv2.jpg'
    const line = aLine({ picture: { url, width: 4000, height: 3000, alt: 'A blue mug' } })
    const { redraw } = draw({ line })
    expect(screen.queryByRole('img')).toBeNull()
    redraw({ line, extras: someExtras() })
    const picture = screen.getByRole('img', { name: 'A blue mug' })
    expect(picture.getAttribute('src')).toContain('/v1/fill/w_76,h_76,')
    expect(picture.getAttribute('srcset')).toMatch(/w_76,h_76\S* 1x, \S*w_152,h_152\S* 2x/)
  })

  it('shows the chosen options of the line item', () => {
    draw({ line: aLine({ options: [{ name: 'Size', value: 'M' }] }) })
    expect(item().textContent).toContain('Size: M')
  })

  it.each(['#8a9a7b', 'rgb(1, 2, 3)', 'teal'])('shows a swatch for the colour %s', (color) => {
    draw({ line: aLine({ options: [{ name: 'Colour', value: 'Sage', color }] }) })
    expect(item().querySelector('circle')?.getAttribute('fill')).toBe(color)
  })

  it.each([
    'url(https://evil.example/x)',
    'red; background: url(x)',
    '"><script>',
    'var(--x)',
  ])('shows no swatch for the invalid colour %s', (color) => {
    draw({ line: aLine({ options: [{ name: 'Colour', value: 'Sage', color }] }) })
    expect(item().querySelector('circle')).toBeNull()
    expect(item().textContent).toContain('Sage')
  })

  it('calls `onRemove` when its remove button is pressed', () => {
    const { onRemove } = draw({ line: aLine({ quantity: 3 }) })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Blue Mug' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('a line has one button that removes it, also at quantity 1, and when the checkout suggests to remove it', () => {
    const text = 'It is sold out.'
    const fix = { kind: 'remove', lineId: 'line-1' } as const
    const messages: CheckoutMessageView[] = [{ key: text, severity: 'error', text, parts: [{ text }], fix, lineId: 'line-1' }]
    const { onRemove } = draw({
      line: aLine({ available: false }),
      extras: someExtras(),
      extra: { facts: {}, discounts: [], messages },
    })
    fireEvent.click(screen.getByRole('button', { name: /Remove/ }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('shows choices and prices before the buttons that change them', () => {
    const options = [{ name: 'Size', value: 'M' }]
    draw({ line: aLine({ quantity: 2, options, item: { catalogItemId: 'p', appId: 'a' } }), extras: someExtras() })
    expect(item().textContent).toMatch(/Size: M.*€18\.00 each.*EditRemove/)
  })

  it('reports the new quantity when the button for one more is pressed', () => {
    const { onQuantity } = draw()
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity for Blue Mug' }))
    expect(onQuantity).toHaveBeenCalledWith(2)
  })

  it('limits the quantity to the stock', () => {
    const { onQuantity } = draw({ line: aLine({ quantity: 2, quantityAvailable: 2 }) })
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity for Blue Mug' }))
    expect(onQuantity).not.toHaveBeenCalled()
  })

  it('says how many are left when more is typed, each time anew, until less is asked for', () => {
    const { onQuantity } = draw({ line: aLine({ quantity: 8, quantityAvailable: 8 }) })
    const type = (value: string) => {
      fireEvent.input(screen.getByRole('spinbutton'), { target: { value } })
      fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'Enter' })
    }
    type('999')
    const first = screen.getByRole('alert')
    expect(first.textContent).toBe('Only 8 left')
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('8')
    type('999')
    expect(screen.getByRole('alert').textContent).toBe('Only 8 left')
    expect(screen.getByRole('alert')).not.toBe(first)
    type('7')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onQuantity.mock.calls).toEqual([[8], [8], [7]])
  })

  it('shows markup in names as plain text', () => {
    draw({ line: aLine({ name: EVIL, options: [{ name: EVIL, value: EVIL }] }) })
    expect(screen.getByRole('heading', { name: EVIL })).toBeTruthy()
    expect(item().querySelector('img')).toBeNull()
  })
})

describe('problem of a cart line', () => {
  it.each<[string, Partial<CartLineProps>]>([
    ['No longer available. Remove it to continue.', { line: aLine({ available: false }) }],
    ['No longer available. Remove it to continue.', { line: aLine({ available: false }), problem: failed }],
    ['Only 2 left: quantity set to 2.', { problem: { kind: 'clamped', quantity: 2 } }],
    ['The change could not be saved, so the old quantity is back. Please try again.', { problem: failed }],
  ])('shows the problem of a line in an alert: %s', (sentence, props) => {
    draw(props)
    expect(screen.getByRole('alert').textContent).toBe(sentence)
  })

  it.each([
    ['sold out', aLine({ available: false }), { kind: 'remove', lineId: 'line-1' }, 'It is sold out.'],
    [
      'available in a smaller quantity',
      aLine({ quantity: 3, quantityAvailable: 2 }),
      { kind: 'set-quantity', lineId: 'line-1', quantity: 2 },
      'Two can be had.',
    ],
  ] as const)('replaces our message about a product that is %s by the shop’s message, which is no second alert', (_, line, fix, text) => {
    const messages: CheckoutMessageView[] = [{ key: text, severity: 'error', text, parts: [{ text }], fix, lineId: line.id }]
    const { redraw } = draw({ line, extras: someExtras() })
    const ours = screen.getByRole('alert').textContent ?? ''
    expect(ours).toMatch(/to continue/)
    redraw({ line, extras: someExtras(), extra: { facts: {}, discounts: [], messages } })
    expect(item().textContent).toContain(text)
    expect(item().textContent).not.toMatch(/to continue|Only 2 left/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryAllByRole('button', { name: /^Change to 2/ })).toHaveLength(fix.kind === 'set-quantity' ? 1 : 0)
  })

  it('shows the checkout’s message as the alert when it is there before ours', () => {
    const messages: CheckoutMessageView[] = [
      {
        key: 'x',
        severity: 'error',
        text: 'It is sold out.',
        parts: [{ text: 'It is sold out.' }],
        fix: { kind: 'remove', lineId: 'line-1' },
      },
    ]
    const more = { line: aLine({ available: false }), extras: someExtras(), extra: { facts: {}, discounts: [], messages } }
    const { redraw } = draw(more)
    redraw(more)
    expect(screen.getByRole('alert').textContent).toBe('It is sold out.')
  })

  it('shows no alert on a line without a problem', () => {
    draw()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [5, true],
    [6, false],
    [0, true],
    [undefined, false],
  ])('shows a stock hint when %s are available: %s', (quantityAvailable, hinted) => {
    draw({ line: aLine({ quantityAvailable }) })
    expect(item().textContent?.includes(`Only ${quantityAvailable} left`)).toBe(hinted)
  })
})
