/** The cart of the demo shop, in the JSON of version 1. It lives as long as the page does. */
import type { Good, Goods, Variant } from './goods'

const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

interface Line {
  id: string
  quantity: number
  good: Good
  variant: Variant
}

interface SentReference {
  catalogItemId?: string
  options?: { variantId?: string; options?: Readonly<Record<string, string>> }
}

export interface SentLine {
  id?: string
  quantity?: number
  catalogReference?: SentReference
}

const text = (original: string) => ({ original, translated: original })

const money = (amount: number) => {
  const [plain, formatted] = [amount.toFixed(2), `€${amount.toFixed(2)}`]
  return { amount: plain, convertedAmount: plain, formattedAmount: formatted, formattedConvertedAmount: formatted }
}

const unitOf = ({ variant }: Line) => variant.variant.priceData.discountedPrice

function chosenOf({ good, variant }: Line) {
  return Object.entries(variant.choices).map(([name, value]) => {
    const choice = good.productOptions
      .find((option) => option.name === name)
      ?.choices.find(({ description }) => description === value)
    return { name, value, choice }
  })
}

function lineBody(line: Line) {
  const { good, variant, quantity } = line
  const chosen = chosenOf(line)
  const picture = chosen.find(({ choice }) => choice?.media)?.choice?.media ?? good.media
  const path = `/product-page/${good.slug}`
  return {
    id: line.id,
    quantity,
    catalogReference: {
      catalogItemId: good.id,
      appId: STORES_APP_ID,
      options: { ...(chosen.length > 0 && { options: variant.choices }), variantId: variant.id },
    },
    productName: text(good.name),
    url: { relativePath: path, url: `https://shop.example${path}` },
    image: { id: good.slug, ...picture.mainMedia.image },
    physicalProperties: { shippable: true },
    itemType: { preset: 'PHYSICAL' },
    rootCatalogItemId: good.id,
    customLineItem: false,
    price: money(unitOf(line)),
    lineItemPrice: money(unitOf(line) * quantity),
    fullPrice: money(variant.variant.priceData.price),
    priceBeforeDiscounts: money(unitOf(line)),
    descriptionLines: chosen.map(({ name, value, choice }) =>
      choice && choice.value !== value
        ? { name: text(name), colorInfo: { ...text(value), code: choice.value } }
        : { name: text(name), plainText: text(value) },
    ),
    availability: { status: 'AVAILABLE', quantityAvailable: variant.stock.quantity },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    priceUndetermined: false,
    fixedQuantity: false,
  }
}

const matches = ({ choices }: Variant, wanted: Readonly<Record<string, string>>) =>
  Object.entries(choices).every(([name, value]) => wanted[name] === value)

function variantOf(good: Good, { variantId, options = {} }: NonNullable<SentReference['options']>): Variant | undefined {
  const named = good.variants.find(({ id }) => id === variantId)
  return named ?? good.variants.find((variant) => matches(variant, options))
}

export interface DemoCart {
  isThere(): boolean
  body(): object
  totals(): object
  add(lines: readonly SentLine[]): void
  set(lines: readonly SentLine[]): void
  remove(ids: readonly string[]): void
  note(text: string): void
}

export function createCart({ products }: Goods): DemoCart {
  let lines: Line[] | undefined
  let buyerNote = ''
  let made = 0
  const id = () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`
  const cartId = id()
  const limited = (wanted: number, { stock }: Variant) => Math.min(wanted, stock.quantity ?? wanted)

  const body = () => ({
    id: cartId,
    lineItems: (lines ?? []).map(lineBody),
    buyerNote,
    buyerInfo: { visitorId: cartId },
    currency: 'EUR',
    conversionCurrency: 'EUR',
    buyerLanguage: 'en',
    siteLanguage: 'en',
    taxIncludedInPrices: false,
    weightUnit: 'KG',
    appliedDiscounts: [],
    overrideCheckoutUrl: '',
    purchaseFlowId: cartId,
    paymentCurrency: 'EUR',
  })

  return {
    isThere: () => Boolean(lines),
    body,
    totals() {
      const sum = (lines ?? []).reduce((total, line) => total + unitOf(line) * line.quantity, 0)
      const [all, none] = [money(sum), money(0)]
      const summary = { subtotal: all, shipping: none, tax: none, discount: none, total: all, additionalFees: none }
      return {
        cart: body(),
        calculatedLineItems: (lines ?? []).map((line) => ({
          lineItemId: line.id,
          pricesBreakdown: {
            totalDiscount: none,
            price: money(unitOf(line)),
            priceBeforeDiscounts: money(unitOf(line)),
            lineItemPrice: money(unitOf(line) * line.quantity),
            fullPrice: money(line.variant.variant.priceData.price),
          },
          paymentOption: 'FULL_PAYMENT_ONLINE',
        })),
        priceSummary: summary,
        shippingInfo: { carrierServiceOptions: [] },
        appliedDiscounts: [],
        calculationErrors: {},
        currency: 'EUR',
        payNow: summary,
        additionalFees: [],
        violations: [],
      }
    },
    add(sent) {
      lines ??= []
      for (const { catalogReference: { catalogItemId, options = {} } = {}, quantity = 1 } of sent) {
        const good = products.find((one) => one.id === catalogItemId)
        const variant = good && variantOf(good, options)
        if (!good || !variant?.stock.inStock) continue
        const same = lines.find((line) => line.good === good && line.variant === variant)
        if (same) same.quantity = limited(same.quantity + quantity, variant)
        else lines.push({ id: id(), quantity: limited(quantity, variant), good, variant })
      }
    },
    set(sent) {
      for (const line of lines ?? []) {
        const wanted = sent.find((one) => one.id === line.id)?.quantity
        if (wanted) line.quantity = limited(wanted, line.variant)
      }
    },
    remove(ids) {
      lines = lines?.filter((line) => !ids.includes(line.id))
    },
    note(given) {
      buyerNote = given
    },
  }
}
