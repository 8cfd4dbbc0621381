import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../src/platform/http/errors'
import { CartLine, type CartLineProps } from '../../../src/widget/CartLine'
import { EVIL, renderInShop } from '../../support/render'
import { aLine, anAmount } from '../../support/views'

function draw(props: Partial<CartLineProps> = {}) {
  const line = props.line ?? aLine()
  const [onQuantity, onRemove] = [vi.fn(), vi.fn()]
  renderInShop(
    <ul>
      <CartLine line={line} quantity={line.quantity} busy={false} onQuantity={onQuantity} onRemove={onRemove} {...props} />
    </ul>,
  )
  return { onQuantity, onRemove }
}
const item = () => screen.getByRole('listitem')
const failed = { kind: 'failed', error: new CartletError('NETWORK', 'x') } as const

describe('a line', () => {
  it('is named by a heading and shows what it comes to', () => {
    draw({ line: aLine({ quantity: 2, total: anAmount(36) }) })
    expect(screen.getByRole('heading', { name: 'Blue Mug' })).toBeTruthy()
    expect(item().textContent).toContain('€36.00')
    expect(item().textContent).toContain('€18.00 each')
  })

  it('of one piece does not say what each costs', () => {
    draw()
    expect(item().textContent).not.toContain('each')
  })

  it('shows the platform’s money as it came, whatever the quantity asked for', () => {
    draw({ line: aLine({ quantity: 1, total: anAmount(18) }), quantity: 5, busy: true })
    expect(item().textContent).toContain('€18.00')
    expect(item().textContent).not.toContain('€90')
    expect(item().getAttribute('aria-busy')).toBe('true')
  })

  it('shows its picture with its words', () => {
    draw({ line: aLine({ picture: { url: 'https://a.example/mug.jpg', alt: 'A blue mug' } }) })
    expect(screen.getByRole('img', { name: 'A blue mug' }).getAttribute('src')).toBe('https://a.example/mug.jpg')
  })

  it('shows its choices', () => {
    draw({ line: aLine({ options: [{ name: 'Size', value: 'M' }] }) })
    expect(item().textContent).toContain('Size: M')
  })

  it.each(['#8a9a7b', 'rgb(1, 2, 3)', 'teal'])('shows the colour %s', (color) => {
    draw({ line: aLine({ options: [{ name: 'Colour', value: 'Sage', color }] }) })
    expect(item().querySelector('circle')?.getAttribute('fill')).toBe(color)
  })

  it.each([
    'url(https://evil.example/x)',
    'red; background: url(x)',
    '"><script>',
    'var(--x)',
  ])('draws nothing for the colour %s', (color) => {
    draw({ line: aLine({ options: [{ name: 'Colour', value: 'Sage', color }] }) })
    expect(item().querySelector('circle')).toBeNull()
    expect(item().textContent).toContain('Sage')
  })

  it('is removed by its button', () => {
    const { onRemove } = draw({ line: aLine({ quantity: 3 }) })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Blue Mug' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('passes a new quantity on', () => {
    const { onQuantity } = draw()
    fireEvent.click(screen.getByRole('button', { name: 'One more of Blue Mug' }))
    expect(onQuantity).toHaveBeenCalledWith(2)
  })

  it('cannot be asked for more than is left', () => {
    const { onQuantity } = draw({ line: aLine({ quantity: 2, quantityAvailable: 2 }) })
    fireEvent.click(screen.getByRole('button', { name: 'One more of Blue Mug' }))
    expect(onQuantity).not.toHaveBeenCalled()
  })

  it('shows names as text', () => {
    draw({ line: aLine({ name: EVIL, options: [{ name: EVIL, value: EVIL }] }) })
    expect(screen.getByRole('heading', { name: EVIL })).toBeTruthy()
    expect(item().querySelector('img')).toBeNull()
  })
})

describe('what is wrong with a line', () => {
  it.each<[string, Partial<CartLineProps>]>([
    ['No longer available. Remove it to continue.', { line: aLine({ available: false }) }],
    ['No longer available. Remove it to continue.', { line: aLine({ available: false }), problem: failed }],
    ['Only 2 left: quantity set to 2.', { problem: { kind: 'clamped', quantity: 2 } }],
    ['That change did not reach the shop, so the old quantity is back. Please try again.', { problem: failed }],
  ])('is said on it: %s', (sentence, props) => {
    draw(props)
    expect(screen.getByRole('alert').textContent).toBe(sentence)
  })

  it('is nothing on an ordinary line', () => {
    draw()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [5, true],
    [6, false],
    [0, true],
    [undefined, false],
  ])('with %s left: a hint is %s', (quantityAvailable, hinted) => {
    draw({ line: aLine({ quantityAvailable }) })
    expect(item().textContent?.includes(`Only ${quantityAvailable} left`)).toBe(hinted)
  })
})
