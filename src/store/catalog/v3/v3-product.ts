/** Catalog v3 product (docs/platform.md §3 "Product (catalog version 3)") → what the widget draws. Never throws. */
import type { Subscription } from '../../../platform/catalog/v3/v3-model'
import type { ChoiceV3, Modifier, ModifierChoice, OptionV3 } from '../../../platform/catalog/v3/v3-option-model'
import type { Amount } from '../../base/amount'
import type { FormatMoney } from '../../base/format-money'
import type {
  ChoiceLook,
  ModifierView,
  OptionChoiceView,
  ProductOptionView,
  ProductView,
  SubscriptionView,
  VariantView,
} from '../../base/views'
import {
  amountOf,
  colorOf,
  comparedTo,
  countOf,
  entryOf,
  numberOf,
  objectOr,
  objectsIn,
  pictureOf,
  rangeOf,
  textOf,
  urlOf,
  wordsOf,
} from '../untrusted'
import {
  canPreorder,
  preorderOf,
  type StockedProductV3,
  type ToAmount,
  toPictureV3,
  toUnitPriceV3,
  toVariants,
} from './v3-variant'

function mediaIdsOf({ linkedMedia, media }: ChoiceV3): string[] | undefined {
  const items = [...objectsIn(linkedMedia).map(({ id }) => id), ...objectsIn(objectOr(media).items).map(({ mediaId }) => mediaId)]
  const ids = [...new Set(items.flatMap((id) => wordsOf(id) ?? []))]
  return ids.length ? ids : undefined
}

function toChoice(choice: ChoiceV3, value: unknown): OptionChoiceView {
  const label = textOf(choice.name) || textOf(choice.key)
  return {
    value: textOf(value) || label,
    label,
    color: choice.choiceType === 'ONE_COLOR' ? colorOf(choice.colorCode) : undefined,
    picture: choice.choiceType === 'IMAGE' ? pictureOf(choice.image ?? choice.displayImage, label) : undefined,
    mediaIds: mediaIdsOf(choice),
    inStock: choice.inStock !== false,
  }
}

function lookOf(choices: readonly OptionChoiceView[]): ChoiceLook {
  if (choices.some(({ color }) => color)) return 'color'
  return choices.some(({ picture }) => picture) ? 'image' : 'text'
}

const isShown = ({ visible }: ChoiceV3): boolean => visible !== false

function toOption({ name, choicesSettings }: OptionV3): ProductOptionView {
  const shown = objectsIn(objectOr(choicesSettings).choices).filter(isShown)
  const choices = shown.map((choice) => toChoice(choice, choice.name))
  return { name: textOf(name), kind: lookOf(choices), choices }
}

function toModifier(modifier: Modifier, toAmount: ToAmount): ModifierView {
  const { minCharCount, maxCharCount, defaultAddedPrice, ...free } = objectOr(modifier.freeTextSettings)
  const title = textOf(modifier.name) || textOf(free.title)
  const key = textOf(free.key) || textOf(modifier.key) || title
  const common = { key, title, required: modifier.mandatory === true }
  const addedPrice = (amount: unknown) => (numberOf(amount) ? toAmount({ amount: textOf(amount) }) : undefined)
  if (modifier.modifierRenderType === 'FREE_TEXT')
    return {
      ...common,
      kind: 'text',
      title: textOf(free.title) || title,
      minLength: countOf(minCharCount) || undefined,
      maxLength: countOf(maxCharCount),
      addedPrice: addedPrice(defaultAddedPrice),
    }
  const shown = objectsIn<ModifierChoice>(objectOr(modifier.choicesSettings).choices).filter(isShown)
  const choices = shown.map((choice) => ({ ...toChoice(choice, choice.key), addedPrice: addedPrice(choice.addedPrice) }))
  return { ...common, kind: 'choice', look: lookOf(choices), choices }
}

const UNITS: readonly unknown[] = ['day', 'week', 'month', 'year']

function toSubscription(
  subscription: Subscription & { billingCycles?: unknown },
  prices: Readonly<Record<string, Amount>> | undefined,
  toAmount: ToAmount,
): SubscriptionView {
  const { percentOff, amountOff } = objectOr(subscription.discount)
  const id = textOf(subscription.id)
  const unit = textOf(subscription.frequency).toLowerCase() as 'day'
  const discountAmount = toAmount({ amount: textOf(amountOff) })
  return {
    id,
    title: textOf(subscription.title),
    description: wordsOf(subscription.description),
    frequency: UNITS.includes(unit) ? { unit, interval: countOf(subscription.interval) || 1 } : undefined,
    cycles: countOf(subscription.billingCycles) || undefined,
    discountPercent: numberOf(percentOff) || undefined,
    discountAmount: discountAmount?.value ? discountAmount : undefined,
    price: entryOf(prices ?? {}, id),
  }
}

/** What is sold by subscription alone costs what its plans cost; facts of the single purchase, which does not exist, do not hold. */
function pricedByPlans(product: ProductView): ProductView {
  const { variants, subscriptions, oneTimePurchase } = product
  if (oneTimePurchase) return product
  const plansOf = (some: readonly VariantView[]) =>
    some
      .flatMap(({ subscriptionPrices = {} }) => subscriptions.flatMap(({ id }) => entryOf(subscriptionPrices, id) ?? []))
      .sort((a, b) => a.value - b.value)
  const priced = <T>(item: T, [price]: readonly Amount[]): T =>
    price ? { ...item, price, comparePrice: undefined, discountPercent: undefined, unitPrice: undefined } : item
  const all = plansOf(variants)
  return {
    ...priced(product, all),
    priceRange: all.length ? rangeOf(all) : product.priceRange,
    variants: variants.map((variant) => priced(variant, plansOf([variant]))),
  }
}

export function toProductViewV3(product: StockedProductV3, format: FormatMoney): ProductView {
  const currency = textOf(product.currency)
  const toAmount: ToAmount = (money) => amountOf(objectOr(money).amount, objectOr(money).formattedAmount, currency, format)
  const name = textOf(product.name)
  const options = objectsIn(product.options).map(toOption)
  const { minPriceVariant } = objectOr(product.variantSummary)
  const variants = toVariants(product, options, toAmount)
  const actual = objectOr(product.actualPriceRange)
  const { actualPrice, compareAtPrice } = objectOr(objectOr(minPriceVariant).price)
  const price = toAmount(actualPrice) ?? toAmount(actual.minValue) ?? variants[0]?.price
  const before = actualPrice ? compareAtPrice : objectOr(product.compareAtPriceRange).minValue
  const subscribing = objectOr(product.subscriptionDetails)
  const subscriptions = objectsIn(subscribing.subscriptions).filter(({ visible }) => visible !== false)
  const { subscriptionPrices } = variants.length === 1 ? (variants[0] ?? {}) : {}
  const range = [toAmount(actual.minValue), toAmount(actual.maxValue)].flatMap((amount) => amount ?? [])
  const sole = variants.length === 1 ? variants[0] : undefined
  return pricedByPlans({
    id: textOf(product.id),
    slug: textOf(product.slug),
    name,
    kind: product.productType === 'DIGITAL' ? 'digital' : 'physical',
    url: urlOf(objectOr(product.url).url),
    picture: toPictureV3(objectOr(product.media).main, name),
    ...(price
      ? { price, ...comparedTo(price, toAmount(before)) }
      : { price: { value: 0, currency, formatted: format(0, currency) } }),
    priceRange: rangeOf(range),
    unitPrice: toUnitPriceV3(minPriceVariant, toAmount) ?? sole?.unitPrice,
    ribbon: wordsOf(objectOr(product.ribbon).name),
    brand: wordsOf(objectOr(product.brand).name),
    inStock: objectOr(product.inventory).availabilityStatus !== 'OUT_OF_STOCK',
    preorder: canPreorder(product) ? (preorderOf(product.inventoryItems) ?? {}) : undefined,
    quantityAvailable: sole?.quantityAvailable,
    options,
    variants,
    modifiers: objectsIn(product.modifiers).map((modifier) => toModifier(modifier, toAmount)),
    subscriptions: subscriptions.map((subscription) => toSubscription(subscription, subscriptionPrices, toAmount)),
    oneTimePurchase: !subscriptions.length || subscribing.allowOneTimePurchases !== false,
    categoryIds: wordsOf(product.mainCategoryId) ? [textOf(product.mainCategoryId)] : [],
  })
}
