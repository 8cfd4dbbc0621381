/** Changes made while a visitor shops: stock, prices and coupons change, an add has no effect, two changes conflict. */
import type { Catalog } from '../catalog/catalog'
import type { ProductDocument } from '../catalog/product'
import { applicationError } from '../gateway/errors'
import type { Db } from '../storage/db'
import { findCoupon } from './coupons'

export interface BehindTheBack {
  /** Without a variant id, every variant of the product gets the quantity. */
  setStock(slug: string, quantity: number, variantId?: string): void
  /** Sets the price of every variant, in minor units, and ends the product's discount. */
  setPrice(slug: string, minor: number): void
  /** The coupon is refused as expired from now on; carts keep the code without a discount. */
  expireCoupon(code: string): void
  /** The product is gone from the catalog; in carts it remains as a line item without a product. */
  hide(slug: string): void
  /** The next adds answer 200 with the cart unchanged. */
  ignoreAdds(times: number): void
  /** The next changes of a cart are refused with 409, as if a concurrent change had come first. */
  refuseChanges(times: number): void
}

/** How many more requests are ignored or refused. */
export interface Mishaps {
  ignoredAdds: number
  conflicts: number
}

export const noMishaps = (): Mishaps => ({ ignoredAdds: 0, conflicts: 0 })

const notFound = (what: string, name: string) => applicationError(404, 'NOT_FOUND', `The shop has no ${what} "${name}".`)

export const createBehindTheBack = (db: Db, catalog: Catalog, mishaps: Mishaps): BehindTheBack => {
  const productOf = (slug: string) => {
    const product = catalog.findProductBySlug(slug)
    if (!product) throw notFound('product', slug)
    return product
  }

  return {
    setStock(slug, quantity, variantId) {
      const product = productOf(slug)
      const ids = variantId === undefined ? product.variants.map(({ id }) => id) : [variantId]
      for (const id of ids) {
        if (!product.stock.has(id)) throw notFound(`variant of "${slug}"`, id)
        catalog.setStock(product.id, id, quantity)
      }
    },

    setPrice(slug, minor) {
      const { stock: _, preordered: __, ...document } = productOf(slug)
      const changed: ProductDocument = {
        ...document,
        priceMinor: minor,
        discount: { type: 'NONE', value: 0 },
        discountedMinor: minor,
        variants: document.variants.map((variant) => ({ ...variant, priceMinor: minor, discountedMinor: minor })),
      }
      db.run('UPDATE product SET document = ? WHERE id = ?', JSON.stringify(changed), document.id)
    },

    expireCoupon(code) {
      const coupon = findCoupon(db, code, '')
      if (!coupon) throw notFound('coupon', code)
      const { used: _, usedByCustomer: __, ...document } = coupon
      const expired = { ...document, expiresAt: new Date().toISOString() }
      db.run('UPDATE coupon SET document = ? WHERE id = ?', JSON.stringify(expired), coupon.id)
    },

    hide(slug) {
      db.run('UPDATE product SET visible = 0 WHERE id = ?', productOf(slug).id)
    },

    ignoreAdds(times) {
      mishaps.ignoredAdds = times
    },

    refuseChanges(times) {
      mishaps.conflicts = times
    },
  }
}
