/** A price in the language of the element. */
import { useButtonMessages } from './button/button-messages'
import { type PriceProps, PriceView } from './PriceView'

export const Price = (props: PriceProps) => <PriceView {...props} messages={useButtonMessages()} />
