/** Changes to single variants, selected by choices or ids. */
import { refuse } from '../../gateway/errors'
import type { Money } from '../../money'
import { type Json, optionalBoolean, optionalList, optionalRecord, optionalString, own } from '../../untrusted'
import { readChoices } from '../choices'
import { matchesChoices, type ProductDocument, type Variant } from '../product'
import { readPrice, readWeight } from './product-input'

const MAX_OVERRIDES = 300

const selectedBy = (document: ProductDocument, override: Json, at: string): Variant[] => {
  const ids = optionalList(own(override, 'variantIds'), `${at}.variantIds`, MAX_OVERRIDES)
  const choices = own(override, 'choices')
  if (ids && ids.length > 0)
    return ids.map(
      (id, index) =>
        document.variants.find((variant) => variant.id === id) ??
        refuse(`${at}.variantIds[${index}]`, 'is not a variant of this product'),
    )
  if (choices === undefined || choices === null) return refuse(at, 'needs choices or variantIds', 'ONE_OF_ALIGNMENT')
  const wanted = readChoices(document, choices, `${at}.choices`)
  return document.variants.filter((variant) => matchesChoices(variant, wanted))
}

/** Applies every override to the product; later ones win. */
export const applyOverrides = (document: ProductDocument, overrides: readonly unknown[], money: Money): ProductDocument => {
  if (!document.managesVariants) return refuse('id', 'this product does not manage variants')
  let { variants } = document
  overrides.forEach((entry, index) => {
    const at = `variants[${index}]`
    const override = optionalRecord(entry, at) ?? {}
    const ids = selectedBy(document, override, at).map((variant) => variant.id)
    const priceMinor = readPrice(own(override, 'price'), `${at}.price`, money)
    const costMinor = readPrice(own(override, 'cost'), `${at}.cost`, money)
    const weightGrams = readWeight(own(override, 'weight'), `${at}.weight`)
    const sku = optionalString(own(override, 'sku'), `${at}.sku`, 40)
    const visible = optionalBoolean(own(override, 'visible'), `${at}.visible`)
    variants = variants.map((variant) =>
      ids.includes(variant.id)
        ? {
            ...variant,
            priceMinor: priceMinor ?? variant.priceMinor,
            costMinor: costMinor ?? variant.costMinor,
            weightGrams: weightGrams ?? variant.weightGrams,
            sku: sku ?? variant.sku,
            visible: visible ?? variant.visible,
          }
        : variant,
    )
  })
  return { ...document, variants }
}
