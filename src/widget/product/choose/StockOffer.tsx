/** In place of the buttons of a sold-out choice: a button that opens the request to be told of new stock. */
import { useState } from 'react'
import type { ProductView } from '../../../store/base/views'
import { type ItemChoice, pickedValue } from '../../../store/catalog/choose/choose-variant'
import { unreachableText } from '../../button/add-error'
import { useButtonMessages } from '../../button/button-messages'
import { useLoad } from '../../use-load'
import { NotifyMe } from '../card/NotifyMe'
import { useProductMessages } from '../card/product-messages'
import type { StockServices } from '../product-services'
import { forCart } from './use-selection'

export interface StockOfferProps {
  product: ProductView
  choice: ItemChoice
  stock: StockServices
  /** Points to the option that is not chosen yet. */
  onMissing(): void
}

export function StockOffer({ product, choice, stock, onMissing }: StockOfferProps) {
  const { notify } = useProductMessages()
  const messages = useButtonMessages()
  const [isWanted, setWanted] = useState(false)
  const part = useLoad(stock.load, isWanted)
  if (part.value) {
    const { StockRequest } = part.value
    return (
      <StockRequest
        item={JSON.stringify(choice)}
        label={notify}
        knownEmail={stock.knownEmail}
        send={(email) => stock.ask({ product, choice: forCart(choice), email })}
      />
    )
  }
  const isMissing = product.options.some((option) => pickedValue(option, choice) === undefined)
  return (
    <>
      <NotifyMe
        name={product.name}
        isBusy={isWanted && part.status === 'loading'}
        onRequest={() => {
          if (isMissing) return onMissing()
          setWanted(true)
          if (part.status === 'failed') part.again()
        }}
      />
      {part.status === 'failed' && (
        <p className="wrong" role="alert">
          {unreachableText({ retryable: true }, messages)}
        </p>
      )}
    </>
  )
}
