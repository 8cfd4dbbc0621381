import { expect, it } from 'vitest'
import { BeforeSums } from '../../../../../src/widget/cart/extras/BeforeSums'
import { renderInCart } from '../../../../support/fixtures/extras'
import { aCart, readyWith } from '../../../../support/fixtures/views'

const paid = (currency: string, chargedIn?: string, shown?: string) => {
  const shownIn = shown ? { currency: shown, show: <T,>(view: T) => view } : undefined
  return renderInCart(<BeforeSums state={readyWith(aCart([], { currency, chargedIn }), { shownIn })} />).container.textContent
}

it.each([
  ['EUR', undefined, undefined, ''],
  ['EUR', undefined, 'EUR', ''],
  ['EUR', undefined, 'USD', 'You pay in EUR. Prices in USD are approximate.'],
  ['USD', 'EUR', undefined, 'You pay in EUR. Prices in USD are approximate.'],
  ['USD', 'EUR', 'EUR', 'You pay in EUR. Prices in USD are approximate.'],
  ['USD', 'EUR', 'GBP', 'You pay in EUR. Prices in USD, GBP are approximate.'],
])('cart in %s, charged in %s, page in %s: “%s%s”', (currency, chargedIn, shown, sentence) => {
  expect(paid(currency, chargedIn, shown)).toBe(sentence)
})
