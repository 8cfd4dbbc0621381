/** Specification §7 "Products, read" and "Collections, read" of the v1 catalog. */
import { createRouter, jsonBody } from '../api-app'
import type { Catalog } from '../catalog/catalog'
import { pageOf, readPaging, runQuery } from '../catalog/filter'
import { matchesChoices, type Product, type ProductOption, stockOfVariant, totalStock } from '../catalog/product'
import {
  choiceInStock,
  imageBody,
  mediaBody,
  optionBody,
  priceDataBody,
  productBody,
  stockBody,
  variantBody,
} from '../catalog/product-body'
import {
  COLLECTION_FIELDS,
  type CountedCollection,
  PRODUCT_FIELDS,
  STORE_VARIANT_FIELDS,
  type StoreVariant,
  storeVariantId,
} from '../catalog/query-fields'
import { applicationError, refuse } from '../errors'
import { type Json, optionalList, optionalRecord, own, requiredString } from '../read'
import { readQueryString } from './query-string'

const PRODUCTS = '/stores-reader/v1/products'
/** The official packages of different ages call the second collection API with and without the prefix. */
const COLLECTION_PREFIXES = ['/stores-reader/v2/collections', '/v2/collections']

export const createCatalogRoutes = (catalog: Catalog, baseUrl: () => string) => {
  const app = createRouter()
  const productAt = (id: string): Product => {
    const product = catalog.findProduct(id)
    if (!product) throw applicationError(404, 'PRODUCT_NOT_FOUND', `There is no product "${id}".`, { id })
    return product
  }

  const queryProducts = (payload: Json) => {
    const page = runQuery(catalog.products(), PRODUCT_FIELDS, own(payload, 'query'))
    return {
      products: page.items.map((product) => productBody(baseUrl(), product)),
      metadata: page.metadata,
      totalResults: page.metadata.total,
    }
  }
  app.get(`${PRODUCTS}/query-platformized`, (c) => c.json(queryProducts(readQueryString(c.req.url))))
  app.post(`${PRODUCTS}/query-platformized`, (c) => c.json(queryProducts(jsonBody(c))))

  app.get(`${PRODUCTS}/:id`, (c) => c.json({ product: productBody(baseUrl(), productAt(c.req.param('id'))) }))

  app.post(`${PRODUCTS}/:id/productOptionsAvailability`, (c) => {
    const product = productAt(c.req.param('id'))
    return c.json(optionsAvailability(product, readChoices(product, own(jsonBody(c), 'options'), 'options')))
  })

  const optionsAvailability = (product: Product, chosen: Record<string, string>) => {
    const complete = Object.keys(chosen).length === product.options.length
    const variant = complete ? product.variants.find((v) => !product.managesVariants || matchesChoices(v, chosen)) : undefined
    const left = variant ? stockOfVariant(product, variant.id) : 0
    const withoutOwn = (option: ProductOption) =>
      Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== option.name))
    const price = variant && priceDataBody(variant.priceMinor, variant.discountedMinor)
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
      media: mediaBody(baseUrl(), product.pictures),
      productOptions: product.options.map((option) =>
        optionBody(baseUrl(), option, choiceInStock(product, option, withoutOwn(option))),
      ),
      availableForPurchase: variant !== undefined && left > 0 && totalStock(product) > 0,
    }
  }

  app.post(`${PRODUCTS}/:id/variants/query`, (c) => {
    const product = productAt(c.req.param('id'))
    const body = jsonBody(c)
    const choices = readChoices(product, own(body, 'choices'), 'choices')
    const ids = optionalList(own(body, 'variantIds'), 'variantIds', 100)?.map((id, i) => requiredString(id, `variantIds[${i}]`))
    const found = product.variants.filter(
      (variant) => matchesChoices(variant, choices) && (!ids?.length || ids.includes(variant.id)),
    )
    const page = pageOf(found, readPaging(own(body, 'paging'), 'paging'))
    return c.json({
      variants: page.items.map((variant) => variantBody(product, variant)),
      metadata: page.metadata,
      totalResults: page.metadata.total,
    })
  })

  const storeVariants = (): StoreVariant[] =>
    catalog.products().flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const storeVariantBody = (entry: StoreVariant) => {
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
      ...(product.pictures[0] && { media: { image: imageBody(baseUrl(), product.pictures[0]) } }),
      preorderInfo: { enabled: false },
    }
  }
  app.post('/stores-reader/v1/variants/query', (c) => {
    const page = runQuery(storeVariants(), STORE_VARIANT_FIELDS, own(jsonBody(c), 'query'))
    return c.json({ variants: page.items.map(storeVariantBody), metadata: page.metadata })
  })
  app.get('/stores-reader/v1/variants/:id', (c) => {
    const id = c.req.param('id')
    const entry = storeVariants().find((candidate) => storeVariantId(candidate) === id)
    if (!entry) throw applicationError(404, 'VARIANT_NOT_FOUND', `There is no variant "${id}".`, { id })
    return c.json({ variant: storeVariantBody(entry) })
  })

  const collections = (): CountedCollection[] =>
    catalog.collections().map((collection) => ({ ...collection, numberOfProducts: catalog.productsIn(collection.id).length }))
  const collectionBody = ({ picture, ...collection }: CountedCollection) => ({
    ...collection,
    media: mediaBody(baseUrl(), picture ? [picture] : []),
    visible: true,
  })
  const collectionBy = (field: 'id' | 'slug', value: string) => {
    const found = collections().find((collection) => collection[field] === value)
    if (!found)
      throw applicationError(404, 'COLLECTION_NOT_FOUND', `There is no collection with ${field} "${value}".`, { [field]: value })
    return { collection: collectionBody(found) }
  }
  const queryCollections = (payload: Json) => {
    const page = runQuery(collections(), COLLECTION_FIELDS, own(payload, 'query'))
    return { collections: page.items.map(collectionBody), metadata: page.metadata, totalResults: page.metadata.total }
  }
  app.get('/stores-reader/v1/collections/slug/:slug', (c) => c.json(collectionBy('slug', c.req.param('slug'))))
  for (const prefix of COLLECTION_PREFIXES) {
    app.get(`${prefix}/slug/:slug`, (c) => c.json(collectionBy('slug', c.req.param('slug'))))
    app.get(`${prefix}/query`, (c) => c.json(queryCollections(readQueryString(c.req.url))))
    app.post(`${prefix}/query`, (c) => c.json(queryCollections(jsonBody(c))))
    app.get(`${prefix}/:id`, (c) => c.json(collectionBy('id', c.req.param('id'))))
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
