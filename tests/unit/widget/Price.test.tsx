import { describe, expect, it } from 'vitest'
import { Price } from '../../../src/widget/Price'
import { anAmount } from '../../support/fixtures/views'
import { EVIL, renderInShop } from '../../support/pages/render'

describe('Price', () => {
  it('shows the price as the platform formatted it', () => {
    expect(renderInShop(<Price price={anAmount(18)} />).container.textContent).toBe('€18.00')
  })

  it('labels the old and the current price for screen readers', () => {
    const { container } = renderInShop(<Price price={anAmount(12)} comparePrice={anAmount(16)} />)
    expect(container.textContent).toBe('Was €16.00 Now €12.00')
    expect(container.querySelector('s')?.textContent).toBe('€16.00')
    // Without the role, screen readers say "Was, deletion start, €16.00, deletion end".
    expect(container.querySelector('s')?.getAttribute('role')).toBe('none')
  })

  it('shows markup in the platform’s price as plain text', () => {
    const evil = anAmount(1, { formatted: EVIL })
    const { container } = renderInShop(<Price price={evil} comparePrice={evil} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain(EVIL)
  })
})
