/** Specification §7 "Products, read" and "Collections, read" of the v1 catalog. */
import { createRouter, jsonBody } from '../api-app'
import { pageOf, readPaging, runQuery } from '../catalog/filter'
import { matchesChoices, type Product, type ProductOption, stockOfVariant, totalStock } from '../catalog/product'
import {
  choiceInStock,
  imageBody,
  mediaBody,
  optionBody,
  preorderBody,
  priceDataBody,
  productBody,
  stockBody,
  variantBody,
} from '../catalog/product-body'
import {
  COLLECTION_FIELDS,
  type CountedCollection,
  productFields,
  STORE_VARIANT_FIELDS,
  type StoreVariant,
  storeVariantId,
} from '../catalog/query-fields'
import { applicationError, refuse } from '../errors'
import { type Json, optionalList, optionalRecord, own, requiredString } from '../read'
import type { Shop } from '../shop'
import type { Site } from '../site'
import { readQueryString } from './query-string'

const PRODUCTS = '/stores-reader/v1/products'
/** The official packages of different ages call the second collection API with and without the prefix. */
const COLLECTION_PREFIXES = ['/stores-reader/v2/collections', '/v2/collections']

export const createCatalogRoutes = () => {
  const app = createRouter()
  const productAt = ({ catalog }: Shop, id: string): Product => {
    const product = catalog.findProduct(id)
    if (!product) throw applicationError(404, 'PRODUCT_NOT_FOUND', `There is no product "${id}".`, { id })
    return product
  }

  const queryProducts = ({ catalog, site }: Shop, payload: Json) => {
    const page = runQuery(catalog.products(), productFields(site.money), own(payload, 'query'))
    return {
      products: page.items.map((product) => productBody(site, product)),
      metadata: page.metadata,
      totalResults: page.metadata.total,
    }
  }
  app.get(`${PRODUCTS}/query-platformized`, (c) => c.json(queryProducts(c.var.shop, readQueryString(c.req.url))))
  app.post(`${PRODUCTS}/query-platformized`, (c) => c.json(queryProducts(c.var.shop, jsonBody(c))))

  app.get(`${PRODUCTS}/:id`, (c) => c.json({ product: productBody(c.var.shop.site, productAt(c.var.shop, c.req.param('id'))) }))

  app.post(`${PRODUCTS}/:id/productOptionsAvailability`, (c) => {
    const product = productAt(c.var.shop, c.req.param('id'))
    return c.json(optionsAvailability(c.var.shop.site, product, readChoices(product, own(jsonBody(c), 'options'), 'options')))
  })

  const optionsAvailability = (site: Site, product: Product, chosen: Record<string, string>) => {
    const complete = Object.keys(chosen).length === product.options.length
    const variant = complete ? product.variants.find((v) => !product.managesVariants || matchesChoices(v, chosen)) : undefined
    const left = variant ? stockOfVariant(product, variant.id) : 0
    const withoutOwn = (option: ProductOption) =>
      Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== option.name))
    const price = variant && priceDataBody(site, variant.priceMinor, variant.discountedMinor)
    return {
      ...(variant && {
        selectedVariant: {
          price,
          convertedPriceData: price,
          weight: product.weightGrams / 1000,
          sku: variant.sku,
          ...(Number.isFinite(left) && { quantity: left }),
          inStock: left > 0,
          visible: true,
        },
      }),
      media: mediaBody(site, product.pictures),
      productOptions: product.options.map((option) =>
        optionBody(site, option, choiceInStock(product, option, withoutOwn(option))),
      ),
      availableForPurchase: variant !== undefined && left > 0 && totalStock(product) > 0,
    }
  }

  app.post(`${PRODUCTS}/:id/variants/query`, (c) => {
    const product = productAt(c.var.shop, c.req.param('id'))
    const body = jsonBody(c)
    const choices = readChoices(product, own(body, 'choices'), 'choices')
    const ids = optionalList(own(body, 'variantIds'), 'variantIds', 100)?.map((id, i) => requiredString(id, `variantIds[${i}]`))
    const found = product.variants.filter(
      (variant) => matchesChoices(variant, choices) && (!ids?.length || ids.includes(variant.id)),
    )
    const page = pageOf(found, readPaging(own(body, 'paging'), 'paging'))
    return c.json({
      variants: page.items.map((variant) => variantBody(c.var.shop.site, product, variant)),
      metadata: page.metadata,
      totalResults: page.metadata.total,
    })
  })

  const storeVariants = ({ catalog }: Shop): StoreVariant[] =>
    catalog.products().flatMap((product) => product.variants.map((variant) => ({ product, variant })))
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
  app.post('/stores-reader/v1/variants/query', (c) => {
    const page = runQuery(storeVariants(c.var.shop), STORE_VARIANT_FIELDS, own(jsonBody(c), 'query'))
    return c.json({ variants: page.items.map((entry) => storeVariantBody(c.var.shop.site, entry)), metadata: page.metadata })
  })
  app.get('/stores-reader/v1/variants/:id', (c) => {
    const id = c.req.param('id')
    const entry = storeVariants(c.var.shop).find((candidate) => storeVariantId(candidate) === id)
    if (!entry) throw applicationError(404, 'VARIANT_NOT_FOUND', `There is no variant "${id}".`, { id })
    return c.json({ variant: storeVariantBody(c.var.shop.site, entry) })
  })

  const collections = ({ catalog }: Shop): CountedCollection[] =>
    catalog.collections().map((collection) => ({ ...collection, numberOfProducts: catalog.productsIn(collection.id).length }))
  const collectionBody = (site: Site, { picture, ...collection }: CountedCollection) => ({
    ...collection,
    media: mediaBody(site, picture ? [picture] : []),
    visible: true,
  })
  const collectionBy = (shop: Shop, field: 'id' | 'slug', value: string) => {
    const found = collections(shop).find((collection) => collection[field] === value)
    if (!found)
      throw applicationError(404, 'COLLECTION_NOT_FOUND', `There is no collection with ${field} "${value}".`, { [field]: value })
    return { collection: collectionBody(shop.site, found) }
  }
  const queryCollections = (shop: Shop, payload: Json) => {
    const page = runQuery(collections(shop), COLLECTION_FIELDS, own(payload, 'query'))
    return {
      collections: page.items.map((collection) => collectionBody(shop.site, collection)),
      metadata: page.metadata,
      totalResults: page.metadata.total,
    }
  }
  app.get('/stores-reader/v1/collections/slug/:slug', (c) => c.json(collectionBy(c.var.shop, 'slug', c.req.param('slug'))))
  for (const prefix of COLLECTION_PREFIXES) {
    app.get(`${prefix}/slug/:slug`, (c) => c.json(collectionBy(c.var.shop, 'slug', c.req.param('slug'))))
    app.get(`${prefix}/query`, (c) => c.json(queryCollections(c.var.shop, readQueryString(c.req.url))))
    app.post(`${prefix}/query`, (c) => c.json(queryCollections(c.var.shop, jsonBody(c))))
    app.get(`${prefix}/:id`, (c) => c.json(collectionBy(c.var.shop, 'id', c.req.param('id'))))
  }

  app.all('/stores/v3/*', () => {
    throw applicationError(400, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API', 'This site uses catalog version 1, not 3.')
  })
  return app
}

/** Choices by name; a name or value the product does not have is the caller's mistake and says which. */
const readChoices = (product: Product, value: unknown, at: string): Record<string, string> => {
  const sent = optionalRecord(value, at) ?? {}
  const choices = Object.entries(sent).map(([name, choice]) => {
    const option = product.options.find((candidate) => candidate.name === name)
    if (!option) return refuse(`${at}.${name}`, 'is not an option of this product', 'VALIDATION')
    const known = option.choices.find((candidate) => candidate.name === choice)
    return known ? ([name, known.name] as const) : refuse(`${at}.${name}`, 'is not a choice of this option', 'VALIDATION')
  })
  return Object.fromEntries(choices)
}
