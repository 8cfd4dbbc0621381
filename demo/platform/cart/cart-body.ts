/** Carts and totals in the platform's JSON. */
import { findVariantById, type Product } from '../catalog/product'
import { imageBody } from '../catalog/product-body'
import { toCart } from '../catalog/v3/products/cart-options'
import type { Site } from '../site'
import { idFor, STORES_APP_ID } from '../storage/ids'
import type { Cart, CatalogItem, CustomItem } from './cart-store'
import { type Coupon, discountOf } from './coupons'
import type { PricedLine } from './pricing'

const text = (original: string) => ({ original, translated: original })

const descriptionLines = ({ line, product }: PricedLine) => {
  const { item } = line
  if (item.kind === 'custom')
    return item.descriptionLines.map((entry) => ({ name: text(entry.name), plainText: text(entry.text) }))
  const choices = Object.entries(item.choices).map(([name, value]) => {
    const colour = product?.options.find((option) => option.name === name)?.choices.find((c) => c.name === value)?.colour
    return colour
      ? { name: text(name), colorInfo: { ...text(value), code: colour } }
      : { name: text(name), plainText: text(value) }
  })
  const texts = Object.entries(item.customTexts).map(([name, value]) => ({ name: text(name), plainText: text(value) }))
  const modifiers = Object.entries(item.modifiers ?? {}).map(([name, value]) => ({ name: text(name), plainText: text(value) }))
  return [...choices, ...modifiers, ...texts]
}

export const availabilityOf = ({ line, left, product }: PricedLine) => {
  if (line.item.kind === 'catalog' && !product) return { status: 'NOT_FOUND' }
  if (!Number.isFinite(left)) return { status: 'AVAILABLE' }
  const status = left >= line.quantity ? 'AVAILABLE' : left > 0 ? 'PARTIALLY_AVAILABLE' : 'NOT_AVAILABLE'
  return { status, quantityAvailable: left }
}

const chosenOptions = (item: CatalogItem) => ({
  ...(Object.keys(item.choices).length > 0 && { options: item.choices }),
  variantId: item.variantId,
  ...(Object.keys(item.customTexts).length > 0 && { customTextFields: item.customTexts }),
})

const catalogReference = ({ catalogVersion }: Site, item: CatalogItem, product: Product | undefined) => ({
  catalogItemId: item.productId,
  appId: STORES_APP_ID,
  options: {
    ...item.extras,
    ...(catalogVersion === 'v3' && product ? toCart(product, item) : chosenOptions(item)),
  },
})

const subscriptionInfo = (product: Product | undefined, item: CatalogItem) => {
  const plan = product?.v3.subscriptions.find(({ id }) => id === item.extras.subscriptionOptionId)
  if (!plan) return {}
  const { title, description, frequency, interval, cycles } = plan
  return {
    subscriptionOptionInfo: {
      title: text(title),
      description: text(description),
      subscriptionSettings: {
        frequency,
        interval,
        autoRenewal: cycles === null,
        ...(cycles !== null && { billingCycles: cycles }),
        enableCustomerCancellation: true,
      },
    },
  }
}

const catalogFields = (site: Site, { product }: PricedLine, item: CatalogItem) => {
  const path = product && `/product-page/${product.slug}`
  // The image of the chosen colour, if that choice has one.
  const chosen = product?.options
    .flatMap((o) => o.choices.filter((c) => item.choices[o.name] === c.name))
    .find((c) => c.pictures?.length)
  const picture = chosen?.pictures?.[0] ?? product?.pictures[0]
  return {
    catalogReference: catalogReference(site, item, product),
    productName: text(product?.name ?? ''),
    ...(path && { url: { relativePath: path, url: site.url + path } }),
    ...(picture && { image: imageBody(site, picture) }),
    ...(product && {
      physicalProperties: {
        weight: product.weightGrams / 1000,
        sku: findVariantById(product, item.variantId)?.sku ?? product.sku,
        shippable: product.type === 'physical',
      },
    }),
    itemType: { preset: product?.type === 'digital' ? 'DIGITAL' : 'PHYSICAL' },
    ...(product?.type === 'digital' && { digitalFile: { fileId: idFor(`file/${product.slug}`), fileType: 'SECURE_DOCUMENT' } }),
    ...subscriptionInfo(product, item),
    rootCatalogItemId: item.productId,
    customLineItem: false,
  }
}

const customFields = ({ name, preset, reference, physical, at, media }: CustomItem) => ({
  productName: text(name),
  itemType: { preset },
  ...(reference && { catalogReference: reference, rootCatalogItemId: reference.catalogItemId }),
  ...(physical && { physicalProperties: physical }),
  ...(at && { serviceProperties: at }),
  ...(media && { image: media }),
  customLineItem: !reference,
})

export const lineBody = (site: Site, priced: PricedLine) => {
  const { line } = priced
  const { item } = line
  return {
    id: line.id,
    quantity: line.quantity,
    ...(item.kind === 'catalog' ? catalogFields(site, priced, item) : customFields(item)),
    price: site.money.wirePrice(priced.unitMinor),
    lineItemPrice: site.money.wirePrice(priced.totalMinor),
    fullPrice: site.money.wirePrice(priced.fullMinor),
    priceBeforeDiscounts: site.money.wirePrice(priced.unitMinor),
    descriptionLines: descriptionLines(priced),
    availability: availabilityOf(priced),
    paymentOption: priced.payment.option,
    ...(priced.payment.depositMinor !== undefined && { depositAmount: site.money.wirePrice(priced.payment.depositMinor) }),
    priceUndetermined: false,
    fixedQuantity: false,
  }
}

export const couponBody = ({ money }: Site, coupon: Coupon, lines: readonly PricedLine[]) => ({
  id: coupon.id,
  code: coupon.code,
  name: coupon.name,
  amount: money.wirePrice(discountOf(coupon, lines, money)),
})

export const cartBody = (site: Site, cart: Cart, lines: readonly PricedLine[], coupon: Coupon | null) => {
  const { currency } = site.money
  const { contactInfo, email, selectedShippingOption } = cart.info
  return {
    id: cart.id,
    lineItems: lines.map((line) => lineBody(site, line)),
    buyerNote: cart.buyerNote,
    buyerInfo: { [cart.ownedByMember ? 'memberId' : 'visitorId']: cart.visitorId, ...(email && { email }) },
    currency,
    conversionCurrency: currency,
    buyerLanguage: 'en',
    siteLanguage: 'en',
    taxIncludedInPrices: site.commerce.taxIncluded,
    weightUnit: 'KG',
    appliedDiscounts: coupon ? [{ coupon: couponBody(site, coupon, lines) }] : [],
    ...(contactInfo && { contactInfo }),
    ...(selectedShippingOption && { selectedShippingOption }),
    createdDate: cart.createdAt,
    updatedDate: cart.updatedAt,
    overrideCheckoutUrl: '',
    purchaseFlowId: cart.purchaseFlowId,
    paymentCurrency: currency,
  }
}
