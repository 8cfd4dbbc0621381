import type { ReactElement } from 'react'
import { SEARCH } from '../../embed/start/element-kinds'
import { View, type ViewProps } from './View'

export interface SearchProps extends ViewProps {
  /** Address of your page of results. @default the results are shown in place */
  resultsUrl?: string
  /** Name of the field. */
  label?: string
  /** Results per page, 1 to 100. @default 12 */
  limit?: number
  /** Maximum number of columns of the results. */
  columns?: number
  /** Your own page of each product, such as `/shop/{slug}`. @default the provider's */
  productLink?: string
}

/** A search field with suggestions, and the results. Its code is loaded when one is rendered. */
export function Search({ resultsUrl, label, limit, columns, productLink, ...view }: SearchProps): ReactElement {
  const attributes = { 'results-url': resultsUrl, label, limit, columns, 'product-link': productLink }
  return <View component="Search" kind={SEARCH} attributes={attributes} {...view} />
}
