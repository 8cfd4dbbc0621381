/** The fields of version 3 that can be filtered, sorted and aggregated. */
import type { Money } from '../../money'
import type { Fields } from '../filter'
import type { Product, Variant } from '../product'
import type { Category, CategoryTree } from './categories/categories'
import type { Messages } from './free-text'
import { brandIdOf, choiceIdOf, customizationId, infoSectionIdOf, inventoryItemIdOf, ribbonIdOf, v3VariantId } from './keys'
import { choiceModifiers, managedOptions } from './products/customizations'
import { descriptionNodes, plainText } from './products/rich-content'
import { availabilityOf, productInventory } from './products/stock'

const some = (value: string | null): string | null => (value === '' ? null : value)
const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id)

export const productFieldsV3 = (money: Money, tree: CategoryTree): Fields<Product> => {
  const prices = (product: Product) => product.variants.map((variant) => money.toMajor(variant.discountedMinor))
  const before = (product: Product) =>
    product.variants.flatMap(({ priceMinor, discountedMinor }) =>
      discountedMinor < priceMinor ? [money.toMajor(priceMinor)] : [],
    )
  const lowest = (numbers: readonly number[]) => (numbers.length > 0 ? Math.min(...numbers) : null)
  const highest = (numbers: readonly number[]) => (numbers.length > 0 ? Math.max(...numbers) : null)
  const direct = (product: Product) => ids(tree.directOf(product))
  const everywhere = (product: Product) => ids(tree.allOf(product))
  const optionChoices = (product: Product) =>
    managedOptions(product).flatMap(({ name, choices }) =>
      choices.map((choice) => choiceIdOf('PRODUCT_OPTION', name, choice.name)),
    )
  return {
    id: (product) => product.id,
    slug: (product) => product.slug,
    handle: (product) => product.slug,
    name: (product) => product.name,
    visible: (product) => product.visible,
    productType: (product) => (product.type === 'digital' ? 'DIGITAL' : 'PHYSICAL'),
    createdDate: (product) => product.createdDate,
    updatedDate: (product) => product.lastUpdated,
    'brand.id': ({ brand }) => (brand ? brandIdOf(brand) : null),
    'brand.name': ({ brand }) => some(brand),
    'ribbon.id': ({ ribbon }) => (ribbon ? ribbonIdOf(ribbon) : null),
    'ribbon.name': ({ ribbon }) => some(ribbon),
    mainCategoryId: (product) => tree.mainOf(product)?.id ?? null,
    'directCategoriesInfo.categories': direct,
    'directCategoriesInfo.categories.id': direct,
    'allCategoriesInfo.categories': everywhere,
    'allCategoriesInfo.categories.id': everywhere,
    'infoSections.id': ({ infoSections }) => infoSections.map(infoSectionIdOf),
    'options.id': (product) => managedOptions(product).map(({ name }) => customizationId('PRODUCT_OPTION', name)),
    'options.name': (product) => managedOptions(product).map(({ name }) => name),
    'options.choicesSettings.choices': optionChoices,
    'options.choicesSettings.choices.choiceId': optionChoices,
    'options.choicesSettings.choices.name': (product) =>
      managedOptions(product).flatMap(({ choices }) => choices.map(({ name }) => name)),
    'modifiers.id': (product) => [
      ...choiceModifiers(product).map(({ name }) => customizationId('MODIFIER', name)),
      ...product.customTextFields.map(({ title }) => customizationId('MODIFIER', title)),
    ],
    'inventory.availabilityStatus': (product) => productInventory(product).availabilityStatus,
    'inventory.preorderStatus': (product) => productInventory(product).preorderStatus,
    'inventory.preorderAvailability': (product) => productInventory(product).preorderAvailability,
    'actualPriceRange.minValue.amount': (product) => lowest(prices(product)),
    'actualPriceRange.maxValue.amount': (product) => highest(prices(product)),
    'compareAtPriceRange.minValue.amount': (product) => lowest(before(product)),
    'compareAtPriceRange.maxValue.amount': (product) => highest(before(product)),
    'variantSummary.variantCount': (product) => product.variants.length,
    'variantsInfo.variants.id': (product) => product.variants.map((variant) => v3VariantId(product, variant.id)),
    'variantsInfo.variants.sku': (product) => product.variants.map((variant) => variant.sku),
    'physicalProperties.shippingWeightRange.minValue': ({ variants }) =>
      lowest(variants.map((variant) => variant.weightGrams / 1000)),
  }
}

/** In order of weight: a match in the name counts more than one in the description. */
export const PRODUCT_TEXTS: Messages<Product> = {
  name: (product) => product.name,
  'variantsInfo.variants.sku': (product) => product.variants.map((variant) => variant.sku).join(' '),
  description: (product) => plainText(descriptionNodes(product)),
}

export interface ProductVariant {
  product: Product
  variant: Variant
}

export const readOnlyVariantFields = (money: Money, tree: CategoryTree): Fields<ProductVariant> => {
  const id = ({ product, variant }: ProductVariant) => v3VariantId(product, variant.id)
  const price = ({ variant }: ProductVariant) => money.toMajor(variant.discountedMinor)
  return {
    id,
    variantId: id,
    sku: ({ variant }) => variant.sku,
    visible: ({ variant }) => variant.visible,
    'price.actualPrice.amount': price,
    'inventoryStatus.inStock': ({ product, variant }) => availabilityOf(product, variant.id) === 'IN_STOCK',
    'inventoryStatus.preorderEnabled': ({ product }) => product.preorder !== null,
    'productData.productId': ({ product }) => product.id,
    'productData.name': ({ product }) => product.name,
    'productData.slug': ({ product }) => product.slug,
    'productData.visible': ({ product }) => product.visible,
    'productData.directCategoryIds': ({ product }) => ids(tree.directOf(product)),
    'optionChoices.optionChoiceIds.choiceId': ({ variant }) =>
      Object.entries(variant.choices).map(([name, choice]) => choiceIdOf('PRODUCT_OPTION', name, choice)),
  }
}

export const INVENTORY_FIELDS: Fields<ProductVariant> = {
  id: ({ product, variant }) => inventoryItemIdOf(product, variant.id),
  productId: ({ product }) => product.id,
  variantId: ({ product, variant }) => v3VariantId(product, variant.id),
  trackQuantity: ({ product, variant }) => product.stock.get(variant.id) !== null,
  quantity: ({ product, variant }) => product.stock.get(variant.id) ?? null,
  inStock: ({ product, variant }) => availabilityOf(product, variant.id) === 'IN_STOCK',
  availabilityStatus: ({ product, variant }) => availabilityOf(product, variant.id),
  'preorderInfo.enabled': ({ product }) => product.preorder !== null,
  'product.name': ({ product }) => product.name,
  'product.variantSku': ({ variant }) => variant.sku,
  'product.variantVisible': ({ variant }) => variant.visible,
  createdDate: ({ product }) => product.createdDate,
  updatedDate: ({ product }) => product.lastUpdated,
}

export const CATEGORY_FIELDS: Fields<Category> = {
  id: (category) => category.id,
  slug: (category) => category.slug,
  name: (category) => category.name,
  visible: (category) => category.visible,
  itemCounter: (category) => category.itemCounter,
  'parentCategory.id': (category) => category.parentId,
  createdDate: (category) => category.createdDate,
  updatedDate: (category) => category.lastUpdated,
}
