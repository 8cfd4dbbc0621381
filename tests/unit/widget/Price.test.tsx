import { describe, expect, it } from 'vitest'
import { Price } from '../../../src/widget/Price'
import { anAmount } from '../../support/fixtures/views'
import { EVIL, renderInShop } from '../../support/pages/render'

describe('A price', () => {
  it('is the platform’s text', () => {
    expect(renderInShop(<Price price={anAmount(18)} />).container.textContent).toBe('€18.00')
  })

  it('tells screen readers which price was and which one is', () => {
    const { container } = renderInShop(<Price price={anAmount(12)} comparePrice={anAmount(16)} />)
    expect(container.textContent).toBe('Was €16.00 Now €12.00')
    expect(container.querySelector('s')?.textContent).toBe('€16.00')
    // Otherwise it is read as "Was, deletion start, €16.00, deletion end".
    expect(container.querySelector('s')?.getAttribute('role')).toBe('none')
  })

  it('is plain text, whatever the platform sends', () => {
    const evil = anAmount(1, { formatted: EVIL })
    const { container } = renderInShop(<Price price={evil} comparePrice={evil} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain(EVIL)
  })
})
