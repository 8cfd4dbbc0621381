/** The properties of a shop that every response needs: URL, name, currency, catalog version. */
import type { CommerceRules } from './cart/commerce-rules'
import type { CatalogVersion } from './catalog/catalog'
import type { Money } from './money'

export interface Site {
  /** The platform's own URL; known once it listens. */
  readonly url: string
  /** The path where its hosted pages start. */
  homePath: string
  name: string
  money: Money
  /** The catalog API that works; calls of the other one are refused. */
  catalogVersion: CatalogVersion
  /** The price of standard delivery at home, in minor units. */
  deliveryMinor: number
  /** The owner's settings for orders. */
  readonly commerce: CommerceRules
}
