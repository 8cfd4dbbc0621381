import { expect, it } from 'vitest'
import { SavedItemRow } from '../../../../src/widget/wish-list/SavedItemRow'
import { anAmount, aProduct, IN_DOLLARS } from '../../../support/fixtures/views'
import { renderInShop } from '../../../support/pages/render'

it('the former price of a saved item is shown in the currency that the visitor chose', () => {
  const product = aProduct({ price: anAmount(18) })
  const saved = { item: { appId: 'stores', catalogItemId: product.id }, name: product.name, price: 20, currency: 'EUR' }
  const { container, change } = renderInShop(
    <SavedItemRow saved={saved} entry={{ status: 'ready', product }} isFocused={false} card={() => null} onRemove={() => {}} />,
  )
  const note = () => container.querySelector('[data-good]')?.textContent
  expect(note()).toContain('€20.00')
  change({ shownIn: IN_DOLLARS })
  expect(note()).toContain('about $20')
})
