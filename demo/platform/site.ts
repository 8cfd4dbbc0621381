/** What every answer of a shop needs to know of it: where it is reached, what it is called, how it counts money. */
import type { CommerceRules } from './cart/commerce-rules'
import type { CatalogVersion } from './catalog/catalog'
import type { Money } from './money'

export interface Site {
  /** The platform's own address; known once it listens. */
  readonly url: string
  /** Where its hosted pages begin. */
  homePath: string
  name: string
  money: Money
  /** Which of the two catalog APIs answers; the other one refuses. */
  catalogVersion: CatalogVersion
  /** Of standard delivery at home, in minor units. */
  deliveryMinor: number
  /** What the shop's owner decided about orders. */
  readonly commerce: CommerceRules
}
