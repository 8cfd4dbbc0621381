/** Converts a seed to a coupon in the shop's currency. */
import type { CouponBenefit, CouponDocument } from '../cart/coupons'
import type { Money } from '../money'
import { collectionIdOf, idFor, productIdOf } from '../storage/ids'
import type { CouponSeed } from './coupon-seeds'
import { localMinor } from './prices'

interface Named {
  slug: string
  name: string
}
/** Named products and collections, for the label of a coupon's scope. */
interface Assortment {
  products: readonly Named[]
  collections: readonly Named[]
}

const benefitOf = ({ code, percent, amount, fixedPrice, freeShipping }: CouponSeed, money: Money): CouponBenefit => {
  if (percent !== undefined) return { kind: 'percent', percent }
  if (amount !== undefined) return { kind: 'amount', minor: localMinor(money, amount) }
  if (fixedPrice !== undefined) return { kind: 'fixedPrice', minor: localMinor(money, fixedPrice) }
  if (freeShipping) return { kind: 'freeShipping' }
  throw new Error(`the coupon ${code} does nothing`)
}

const scopeOf = ({ collection, product }: CouponSeed, shop: Assortment): CouponDocument['scope'] => {
  const nameOf = (seeds: readonly Named[], slug: string) => seeds.find((seed) => seed.slug === slug)?.name ?? slug
  if (collection !== undefined)
    return { collectionId: collectionIdOf(collection), label: `the collection ${nameOf(shop.collections, collection)}` }
  return product === undefined ? undefined : { productId: productIdOf(product), label: nameOf(shop.products, product) }
}

export const couponOf = (seed: CouponSeed, shop: Assortment, money: Money): CouponDocument => {
  const short = (cents = 0) => money.format(localMinor(money, cents)).replace(/\.0+$/, '')
  return {
    id: idFor(`coupon/${seed.code}`),
    code: seed.code,
    name: seed.name.replace('{amount}', short(seed.amount ?? seed.fixedPrice)).replace('{minimum}', short(seed.minimum)),
    benefit: benefitOf(seed, money),
    minimumSubtotalMinor: localMinor(money, seed.minimum ?? 0),
    scope: scopeOf(seed, shop),
    startsAt: seed.startsAt ?? null,
    expiresAt: seed.expiresAt ?? null,
    usageLimit: seed.usageLimit ?? null,
    customerLimit: seed.customerLimit ?? null,
  }
}
