/**
 * Ids and keys that only the third version of the catalog knows. They are worked out from names, so that both versions
 * read one product table and an id stays the same for as long as its name does.
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
/** Two sections may have the same title, and say different things. */
export const infoSectionName = (section: { title: string; description: string }): string =>
  `${keyOf(section.title)}-${infoSectionIdOf(section).slice(0, 8)}`
export const LOCATION_ID = idFor('location/default')

/** Modifiers and free texts go into the cart by key, and a key is not a name. */
export const keyOf = (name: string): string => slugOf(name)

/** Every product has at least one variant with an id of its own here; version 1 gives them all the same. */
export const v3VariantId = (product: ProductDocument, variantId: string): string =>
  variantId === NO_VARIANT_ID ? idFor(`variant/${product.id}`) : variantId

export const v1VariantId = (product: ProductDocument, variantId: string): string =>
  variantId === idFor(`variant/${product.id}`) ? NO_VARIANT_ID : variantId

export const inventoryItemIdOf = (product: Pick<Product, 'id'>, variantId: string): string =>
  idFor(`inventory/${product.id}/${variantId}`)
