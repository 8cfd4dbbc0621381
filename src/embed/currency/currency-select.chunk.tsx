/** `cartlet-currency`: the visitor chooses the currency of the prices. */
import { CurrencySelect } from '../../widget/currency/CurrencySelect'
import { reactPart } from '../boot/react-part'
import { currencyOf } from './currency.chunk'

export const currencySelect = reactPart({
  render: ({ page, pageShop, read }) => (
    <CurrencySelect
      currency={currencyOf(page, pageShop)}
      label={read('label')?.trim()}
      only={
        read('currencies')
          ?.toUpperCase()
          .match(/[A-Z]{3}/g) ?? undefined
      }
    />
  ),
})
