/** A product in the JSON of version 3. Fields that were not requested are left out. */
import type { Site } from '../../../site'
import type { Product } from '../../product'
import type { CategoryTree } from '../categories/categories'
import { brandIdOf, infoSectionIdOf, infoSectionName, ribbonIdOf, v3VariantId } from '../keys'
import type { Requested } from '../requested-fields'
import { modifierBodies, optionBodies } from './customizations'
import { productMedia, withAddresses } from './media-body'
import { descriptionNodes, htmlToNodes, richContent } from './rich-content'
import { productInventory, variantInventory } from './stock'
import { amountBody, priceBody, variantBodyV3, variantFacts } from './variant-body'

const rangeBody = (site: Site, minors: readonly number[]) => ({
  minValue: amountBody(site, Math.min(...minors)),
  maxValue: amountBody(site, Math.max(...minors)),
})

const pricesBody = (site: Site, { variants }: Product, requested: Requested) => {
  const reduced = variants.filter((variant) => variant.discountedMinor < variant.priceMinor)
  const costs = variants.flatMap(({ costMinor }) => costMinor ?? [])
  return {
    actualPriceRange: rangeBody(
      site,
      variants.map((variant) => variant.discountedMinor),
    ),
    ...(reduced.length > 0 && {
      compareAtPriceRange: rangeBody(
        site,
        reduced.map((variant) => variant.priceMinor),
      ),
    }),
    ...(requested.has('MERCHANT_DATA') && costs.length > 0 && { costRange: rangeBody(site, costs) }),
  }
}

const mediaOf = (site: Site, { pictures }: Product, requested: Requested) => {
  const thumbnails = requested.has('THUMBNAIL')
  return {
    ...(pictures[0] && { main: productMedia(site, pictures[0], thumbnails) }),
    ...(requested.has('MEDIA_ITEMS_INFO') && {
      itemsInfo: { items: pictures.map((picture) => productMedia(site, picture, thumbnails)) },
    }),
  }
}

const infoSectionsOf = (product: Product, requested: Requested) => {
  const described = requested.has('INFO_SECTION_DESCRIPTION')
  const plain = requested.has('INFO_SECTION_PLAIN_DESCRIPTION')
  if (!described && !plain && !requested.has('INFO_SECTION')) return {}
  return {
    infoSections: product.infoSections.map((section) => {
      const id = infoSectionIdOf(section)
      const content = () => richContent(htmlToNodes(section.description), id, product.createdDate, product.lastUpdated)
      return {
        id,
        uniqueName: infoSectionName(section),
        title: section.title,
        ...(described && { description: content() }),
        ...(plain && { plainDescription: section.description }),
      }
    }),
  }
}

const physicalOf = (product: Product, requested: Requested) => {
  if (product.type === 'digital') return {}
  const weights = product.variants.map((variant) => variant.weightGrams / 1000)
  const { pricePerUnit } = product
  return {
    physicalProperties: {
      shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) },
      ...(pricePerUnit && {
        pricePerUnit: { quantity: pricePerUnit.totalQuantity, measurementUnit: pricePerUnit.totalMeasurementUnit },
      }),
      ...(requested.has('WEIGHT_MEASUREMENT_UNIT_INFO') && { weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' } }),
    },
  }
}

const categoriesOf = (product: Product, tree: CategoryTree, requested: Requested) => {
  const main = tree.mainOf(product)
  const listed = (categories: readonly { id: string }[]) => ({
    categories: categories.map(({ id }, index) => ({ id, index })),
  })
  return {
    ...(main && { mainCategoryId: main.id }),
    ...(requested.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: listed(tree.directOf(product)) }),
    ...(requested.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: listed(tree.allOf(product)) }),
    ...(requested.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: (main ? tree.pathTo(main.id) : []).map(({ id, name, slug }) => ({
          categoryId: id,
          categoryName: name,
          categorySlug: slug,
        })),
      },
    }),
  }
}

const subscriptionsOf = ({ v3 }: Product) =>
  v3.subscriptions.length > 0
    ? {
        subscriptionDetails: {
          subscriptions: v3.subscriptions.map(({ cycles, percentOff, ...subscription }) => ({
            ...subscription,
            visible: true,
            autoRenewal: cycles === null,
            ...(cycles !== null && { billingCycles: cycles }),
            discount: { percentOff },
          })),
          allowOneTimePurchases: v3.oneTimePurchase,
        },
      }
    : {}

const cheapestOf = (site: Site, product: Product, requested: Requested) => {
  const [first, ...rest] = product.variants
  if (!first) return {}
  let cheapest = first
  for (const variant of rest) if (variant.discountedMinor < cheapest.discountedMinor) cheapest = variant
  const facts = variantFacts(site, product, cheapest, requested)
  return {
    variantSummary: {
      variantCount: product.variants.length,
      ...(requested.has('MIN_PRICE_VARIANT') && {
        minPriceVariant: { id: v3VariantId(product, cheapest.id), ...facts },
      }),
    },
    minVariantPriceInfo: {
      inStock: variantInventory(product, cheapest.id).inStock,
      price: priceBody(site, cheapest),
      ...('revenueDetails' in facts && { revenueDetails: facts.revenueDetails }),
      ...(product.type === 'physical' && { weight: cheapest.weightGrams / 1000 }),
    },
  }
}

export interface ReadingOptions {
  site: Site
  tree: CategoryTree
  requested: Requested
  /** False for lists, whose variants have their own queries. */
  withVariants: boolean
}

export const productBodyV3 = (product: Product, { site, tree, requested, withVariants }: ReadingOptions) => {
  const path = `/product-page/${product.slug}`
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdDate,
    updatedDate: product.lastUpdated,
    name: product.name,
    slug: product.slug,
    ...(requested.has('URL') && { url: { relativePath: path, url: site.url + path } }),
    visible: product.visible,
    visibleInPos: true,
    ...(requested.has('PLAIN_DESCRIPTION') && { plainDescription: product.description }),
    ...(requested.has('DESCRIPTION') && {
      description: richContent(
        withAddresses(site, descriptionNodes(product)),
        product.id,
        product.createdDate,
        product.lastUpdated,
      ),
    }),
    productType: product.type === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    handle: product.slug,
    ...(requested.has('CURRENCY') && { currency: site.money.currency }),
    media: mediaOf(site, product, requested),
    ...(product.ribbon !== '' && { ribbon: { id: ribbonIdOf(product.ribbon), name: product.ribbon } }),
    ...(product.brand !== null && product.brand !== '' && { brand: { id: brandIdOf(product.brand), name: product.brand } }),
    ...infoSectionsOf(product, requested),
    options: optionBodies(site, product, requested),
    modifiers: modifierBodies(site, product, requested),
    ...pricesBody(site, product, requested),
    ...physicalOf(product, requested),
    inventory: productInventory(product),
    ...(withVariants && {
      variantsInfo: { variants: product.variants.map((variant) => variantBodyV3(site, product, variant, requested)) },
    }),
    ...subscriptionsOf(product),
    ...cheapestOf(site, product, requested),
    ...categoriesOf(product, tree, requested),
  }
}
