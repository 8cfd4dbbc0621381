/** Variants of catalog version 3, from inside their product or a query of their own, with their inventory. */

import type { ProductV3 } from '../../../platform/catalog/v3/v3-model'
import type { MediaItemV3 } from '../../../platform/catalog/v3/v3-option-model'
import type { MoneyV3, ReadOnlyVariant, VariantV3 } from '../../../platform/catalog/v3/v3-variant-model'
import type { InventoryItemV3 } from '../../../platform/inventory/model'
import type { Amount } from '../../base/amount'
import type { Picture, PreorderView, ProductOptionView, UnitPriceView, VariantView } from '../../base/views'
import { comparedTo, countOf, numberOf, objectOr, objectsIn, pictureOf, textOf, wordsOf } from '../untrusted'

/** A product with its inventory, which is read only for products that need it. */
export type StockedProductV3 = ProductV3 & { inventoryItems?: InventoryItemV3[] }

/** Version 3 money as an amount in the product's currency. */
export type ToAmount = (money: MoneyV3 | null | undefined) => Amount | undefined

/** From `query-variants` or from the product. */
export type AnyVariantV3 = VariantV3 & Pick<ReadOnlyVariant, 'optionChoices' | 'productData'>

export const toPictureV3 = (value: MediaItemV3 | null | undefined, alt: string): Picture | undefined => {
  const item = objectOr(value)
  const text = wordsOf(item.altText) ?? alt
  const { posters } = objectOr(item.video)
  return pictureOf(item.image ?? item.thumbnail ?? objectsIn(posters)[0], text, item.id)
}

/** The platform sends the price as an amount or as decimal text. */
export function toUnitPriceV3(variant: VariantV3 | null | undefined, toAmount: ToAmount): UnitPriceView | undefined {
  const unit = objectOr(objectOr(objectOr(variant).physicalProperties).pricePerUnit)
  const value: unknown = unit.value
  const price = toAmount(numberOf(value) === undefined ? (value as object) : { amount: `${value}` })
  return price?.value ? { price, description: wordsOf(unit.description) } : undefined
}

const isOpen = ({ availabilityStatus }: InventoryItemV3): boolean => availabilityStatus === 'PREORDER'

/** Preorder settings of the first inventory item that allows preorders. */
export function preorderOf(items: readonly InventoryItemV3[] | undefined): PreorderView | undefined {
  const item = objectsIn(items).find(isOpen)
  if (!item) return undefined
  const { message, limit, counter } = objectOr(item.preorderInfo)
  const most = countOf(limit)
  return { message: wordsOf(message), limit: most && Math.max(0, most - (countOf(counter) ?? 0)) }
}

/** Option name → choice name. */
function toChoices(
  variant: AnyVariantV3,
  product: StockedProductV3,
  options: readonly ProductOptionView[],
): Record<string, string> {
  const pairs = objectsIn(variant.optionChoices ?? variant.choices).flatMap(({ optionChoiceIds, optionChoiceNames }) => {
    const { optionName, choiceName } = objectOr(optionChoiceNames)
    const { optionId, choiceId } = objectOr(optionChoiceIds)
    const option = objectsIn(product.options).find(({ id }) => id === optionId)
    const choice = objectsIn(objectOr(objectOr(option).choicesSettings).choices).find((one) => one.choiceId === choiceId)
    return choiceId && option && choice
      ? [[textOf(option.name), textOf(choice.name)]]
      : [[textOf(optionName), textOf(choiceName)]]
  })
  // A single variant may leave its choices out: then it has the first choice of each option.
  const only = options.map(({ name, choices }) => [name, choices[0]?.value])
  return Object.fromEntries(pairs.length ? pairs : only)
}

function pricesOf({ subscriptionPricesInfo }: VariantV3, toAmount: ToAmount): Record<string, Amount> | undefined {
  const prices = objectsIn(objectOr(subscriptionPricesInfo).subscriptionPrices).flatMap(({ subscriptionId, price }) => {
    const amount = toAmount(price)
    return amount && wordsOf(subscriptionId) ? [[textOf(subscriptionId), amount] as const] : []
  })
  return prices.length ? Object.fromEntries(prices) : undefined
}

function toVariant(
  variant: AnyVariantV3,
  product: StockedProductV3,
  options: readonly ProductOptionView[],
  toAmount: ToAmount,
): VariantView {
  const { actualPrice, compareAtPrice } = objectOr(variant.price)
  const price = toAmount(actualPrice) ?? (toAmount({ amount: '0' }) as Amount)
  const { inStock, preorderEnabled } = objectOr(variant.inventoryStatus)
  const items = product.inventoryItems && objectsIn(product.inventoryItems).filter(({ variantId }) => variantId === variant.id)
  const item = objectOr(items?.[0])
  // Known inventory decides: the preorder limit may be used up.
  const preorder = items?.length ? preorderOf(items) : preorderEnabled === true ? {} : undefined
  return {
    id: textOf(variant.id),
    choices: toChoices(variant, product, options),
    price,
    ...comparedTo(price, toAmount(compareAtPrice)),
    unitPrice: toUnitPriceV3(variant, toAmount),
    inStock: inStock !== false,
    preorder: inStock === false ? preorder : undefined,
    quantityAvailable: item.trackQuantity === true ? (countOf(item.quantity) ?? 0) : undefined,
    sku: wordsOf(variant.sku),
    picture: toPictureV3(variant.media, textOf(product.name)),
    subscriptionPrices: pricesOf(variant, toAmount),
  }
}

/** Lists contain only the cheapest variant, which is enough when it is the only one and there is nothing to choose. */
export function variantsIn({ variantsInfo, variantSummary, options }: StockedProductV3): AnyVariantV3[] {
  const { variantCount, minPriceVariant } = objectOr(variantSummary)
  const isOnly =
    variantCount === 1 &&
    objectsIn(options).every(({ choicesSettings }) => {
      const choices = objectsIn(objectOr(choicesSettings).choices)
      return choices.filter(({ visible }) => visible !== false).length === 1
    })
  const all = objectsIn<AnyVariantV3>(objectOr(variantsInfo).variants)
  return (all.length || !isOnly ? all : objectsIn<AnyVariantV3>([minPriceVariant])).filter(({ id }) => wordsOf(id))
}

export const toVariants = (product: StockedProductV3, options: readonly ProductOptionView[], toAmount: ToAmount): VariantView[] =>
  variantsIn(product)
    .filter(({ visible }) => visible !== false)
    .map((variant) => toVariant(variant, product, options, toAmount))

/** Whether the list contained no variant to sell. */
export const lacksVariants = (product: StockedProductV3): boolean => !variantsIn(product).length

/** Whether a sold-out variant can be pre-ordered; only the inventory has the limit and the shop's message. */
export function canPreorder({ inventory }: StockedProductV3): boolean {
  const { preorderAvailability } = objectOr(inventory)
  return wordsOf(preorderAvailability) !== undefined && preorderAvailability !== 'NO_VARIANTS'
}
