import type { ReactElement } from 'react'
import { CURRENCY } from '../../embed/start/element-kinds'
import { View, type ViewProps } from './View'

export interface CurrencyProps extends ViewProps {
  /** Name of the list. */
  label?: string
  /** The currencies of the list, in this order, for example `USD GBP`. @default all that the shop converts into */
  currencies?: string
}

/** A list of currencies in which the visitor can read prices. Its code is loaded when one is rendered. */
export function Currency({ label, currencies, ...view }: CurrencyProps): ReactElement {
  return <View component="Currency" kind={CURRENCY} attributes={{ label, currencies }} {...view} />
}
