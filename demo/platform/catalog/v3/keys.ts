/**
 * Ids and keys that exist only in version 3 of the catalog. They are derived from names, so that both versions
 * read one product table and an id stays the same as long as its name does.
 */
import { idFor, NO_VARIANT_ID } from '../../storage/ids'
import type { Product, ProductDocument } from '../product'
import { slugOf } from '../slugs'

export type CustomizationKind = 'PRODUCT_OPTION' | 'MODIFIER'

export const customizationId = (kind: CustomizationKind, name: string): string => idFor(`${kind}/${name}`)
export const choiceIdOf = (kind: CustomizationKind, name: string, choice: string): string => idFor(`${kind}/${name}/${choice}`)
export const brandIdOf = (name: string): string => idFor(`brand/${name}`)
export const ribbonIdOf = (name: string): string => idFor(`ribbon/${name}`)
export const infoSectionIdOf = ({ title, description }: { title: string; description: string }): string =>
  idFor(`info-section/${title}/${description}`)
/** Two sections may have the same title and different texts. */
export const infoSectionName = (section: { title: string; description: string }): string =>
  `${keyOf(section.title)}-${infoSectionIdOf(section).slice(0, 8)}`
export const LOCATION_ID = idFor('location/default')

/** Modifiers and free texts are named in the cart by a key, which differs from the name. */
export const keyOf = (name: string): string => slugOf(name)

/** In version 3 every product has at least one variant with its own id; version 1 gives all of them the same id. */
export const v3VariantId = (product: Pick<ProductDocument, 'id'>, variantId: string): string =>
  variantId === NO_VARIANT_ID ? idFor(`variant/${product.id}`) : variantId

export const v1VariantId = (product: ProductDocument, variantId: string): string =>
  variantId === idFor(`variant/${product.id}`) ? NO_VARIANT_ID : variantId

export const inventoryItemIdOf = (product: Pick<Product, 'id'>, variantId: string): string =>
  idFor(`inventory/${product.id}/${variantId}`)
