/** docs/platform.md §7 "Products, read" of the v1 catalog. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { optionsAvailability } from '../../catalog/availability'
import { readChoices } from '../../catalog/choices'
import { pageOf, readPaging, runQuery } from '../../catalog/filter'
import { matchesChoices, type Product } from '../../catalog/product'
import { imageBody, preorderBody, productBody, stockBody, variantBody } from '../../catalog/product-body'
import { productFields, STORE_VARIANT_FIELDS, type StoreVariant, storeVariantId } from '../../catalog/query-fields'
import { productNotFound } from '../../catalog/writes/product-writes'
import { applicationError } from '../../gateway/errors'
import type { Site } from '../../site'
import { type Json, optionalBoolean, optionalList, own, requiredString } from '../../untrusted'
import { catalogFor } from '../identity/access'
import { requireElevated } from '../identity/caller'
import { readQueryString } from '../query-string'
import { shownSite } from './shown-site'

const PRODUCTS = '/stores-reader/v1/products'
const VARIANTS = '/stores-reader/v1/variants'

const productAt = (c: ApiContext, id: string): Product => {
  const product = catalogFor(c).findProduct(id)
  if (!product) throw productNotFound(id)
  return product
}

/** The shop's costs are shown only to the merchant, and only on request. */
const wantsMerchantData = (c: ApiContext, value: unknown): boolean => {
  const wanted = value === 'true' || value === 'false' ? value === 'true' : optionalBoolean(value, 'includeMerchantSpecificData')
  if (wanted) requireElevated(c)
  return wanted ?? false
}

const queryProducts = (c: ApiContext, payload: Json) => {
  const { site } = c.var.shop
  const page = runQuery(catalogFor(c).products(), productFields(site.money), own(payload, 'query'))
  return {
    products: page.items.map((product) => productBody(site, product, { shown: shownSite(c) })),
    metadata: page.metadata,
    totalResults: page.metadata.total,
  }
}

const storeVariants = (c: ApiContext): StoreVariant[] =>
  catalogFor(c)
    .products()
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))

const storeVariantBody = (site: Site, entry: StoreVariant) => {
  const { product, variant } = entry
  return {
    id: storeVariantId(entry),
    variantId: variant.id,
    productId: product.id,
    variantName: Object.values(variant.choices).join(' / ') || product.name,
    productName: product.name,
    managedVariant: product.managesVariants,
    sku: variant.sku,
    stock: stockBody(product, variant.id),
    choices: variant.choices,
    collectionIds: product.collectionIds,
    ...(product.pictures[0] && { media: { image: imageBody(site, product.pictures[0]) } }),
    preorderInfo: preorderBody(product),
  }
}

export const createProductReadRoutes = () => {
  const app = createRouter()

  app.get(`${PRODUCTS}/query-platformized`, (c) => c.json(queryProducts(c, readQueryString(c.req.url))))
  app.post(`${PRODUCTS}/query-platformized`, (c) => c.json(queryProducts(c, jsonBody(c))))

  app.get(`${PRODUCTS}/:id`, (c) => {
    const forMerchant = wantsMerchantData(c, own(readQueryString(c.req.url), 'includeMerchantSpecificData'))
    return c.json({
      product: productBody(c.var.shop.site, productAt(c, c.req.param('id')), { forMerchant, shown: shownSite(c) }),
    })
  })

  app.post(`${PRODUCTS}/:id/productOptionsAvailability`, (c) => {
    const product = productAt(c, c.req.param('id'))
    return c.json(optionsAvailability(c.var.shop.site, product, readChoices(product, own(jsonBody(c), 'options'), 'options')))
  })

  app.post(`${PRODUCTS}/:id/variants/query`, (c) => {
    const product = productAt(c, c.req.param('id'))
    const body = jsonBody(c)
    const choices = readChoices(product, own(body, 'choices'), 'choices')
    const ids = optionalList(own(body, 'variantIds'), 'variantIds', 100)?.map((id, i) => requiredString(id, `variantIds[${i}]`))
    const forMerchant = wantsMerchantData(c, own(body, 'includeMerchantSpecificData'))
    const found = product.variants.filter(
      (variant) => matchesChoices(variant, choices) && (!ids?.length || ids.includes(variant.id)),
    )
    const page = pageOf(found, readPaging(own(body, 'paging'), 'paging'))
    return c.json({
      variants: page.items.map((variant) => variantBody(c.var.shop.site, product, variant, { forMerchant, shown: shownSite(c) })),
      metadata: page.metadata,
      totalResults: page.metadata.total,
    })
  })

  app.post(`${VARIANTS}/query`, (c) => {
    const page = runQuery(storeVariants(c), STORE_VARIANT_FIELDS, own(jsonBody(c), 'query'))
    return c.json({ variants: page.items.map((entry) => storeVariantBody(c.var.shop.site, entry)), metadata: page.metadata })
  })
  app.get(`${VARIANTS}/:id`, (c) => {
    const id = c.req.param('id')
    const entry = storeVariants(c).find((candidate) => storeVariantId(candidate) === id)
    if (!entry) throw applicationError(404, 'VARIANT_NOT_FOUND', `There is no variant "${id}".`, { id })
    return c.json({ variant: storeVariantBody(c.var.shop.site, entry) })
  })
  return app
}
