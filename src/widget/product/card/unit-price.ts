/** The price of a fixed quantity in words: `€3.80 per 100 g`. */
import type { ProductMessages } from '../../../i18n/catalogue'
import type { UnitPriceView } from '../../../store/base/views'
import { entryOf } from '../../../store/catalog/untrusted'

/** Units whose symbol is not the platform's name in lower case. */
const SIGNS: Readonly<Record<string, string>> = { CBM: 'm³', SQM: 'm²', SQFT: 'ft²', FLOZ: 'fl oz' }
const signOf = (unit: string) => entryOf(SIGNS, unit) ?? unit.toLowerCase()

/** The platform's wording is in the shop's currency: where the visitor reads another, ours is used as far as the quantity is known. */
export const unitPriceText = (unit: UnitPriceView | undefined, messages: ProductMessages): string | undefined =>
  (unit?.price.converted && unit.per ? undefined : unit?.description) ??
  (unit?.per && messages.unitPrice(unit.price.formatted, unit.per.quantity, signOf(unit.per.unit)))
