/** Coupons: found regardless of case, refused with one of three codes, limited to some line items or the whole cart. */

import { allocate, type Money, percentOf } from '../money'
import type { Db } from '../storage/db'
import type { PricedLine } from './pricing'

export type CouponBenefit =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; minor: number }
  /** Every matching unit that costs more is sold at this price. */
  | { kind: 'fixedPrice'; minor: number }
  | { kind: 'freeShipping' }

export interface CouponDocument {
  id: string
  code: string
  name: string
  benefit: CouponBenefit
  minimumSubtotalMinor: number
  /** Limits the coupon to a collection or a product; without it, the coupon covers the whole cart. */
  scope?: { collectionId: string; label: string } | { productId: string; label: string }
  startsAt: string | null
  expiresAt: string | null
  usageLimit: number | null
  /** How often one customer may use it. */
  customerLimit?: number | null
}

export interface Coupon extends CouponDocument {
  /** The number of paid orders with this coupon. */
  used: number
  /** The number of those by this customer. */
  usedByCustomer: number
}

export interface CouponProblem {
  code: 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_EXPIRED' | 'ERROR_COUPON_NOT_APPLICABLE'
  description: string
}

/** `customerId` is the id of the cart's visitor or member. */
export const findCoupon = (db: Db, code: string | null, customerId: string): Coupon | null => {
  const row =
    code === null
      ? undefined
      : db.get<{ document: string; used: number }>('SELECT document, used FROM coupon WHERE code = ?', code.trim())
  if (!row) return null
  const document = JSON.parse(row.document) as CouponDocument
  const { count = 0 } =
    db.get<{ count: number }>(
      'SELECT count(*) AS count FROM purchase WHERE visitor_id = ? AND coupon_code = ?',
      customerId,
      document.code,
    ) ?? {}
  return { ...document, used: row.used, usedByCustomer: count }
}

export const countCouponUse = (db: Db, coupon: Coupon): void =>
  db.run('UPDATE coupon SET used = used + 1 WHERE id = ?', coupon.id)

const subtotalOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, line) => sum + line.totalMinor, 0)

const inScope = ({ scope }: Coupon, { product }: PricedLine): boolean => {
  if (!scope) return true
  if (!product) return false
  return 'productId' in scope ? product.id === scope.productId : product.collectionIds.includes(scope.collectionId)
}

const timeProblem = (coupon: Coupon, now: number): CouponProblem | null => {
  if (coupon.expiresAt !== null && Date.parse(coupon.expiresAt) <= now)
    return { code: 'ERROR_COUPON_EXPIRED', description: `The coupon ${coupon.code} has expired.` }
  if (coupon.startsAt !== null && Date.parse(coupon.startsAt) > now)
    return {
      code: 'ERROR_COUPON_NOT_APPLICABLE',
      description: `The coupon ${coupon.code} can be used from ${coupon.startsAt.slice(0, 10)}.`,
    }
  return null
}

/** Why the coupon has no effect on this cart; null when it has one. */
export const couponProblem = (coupon: Coupon | null, lines: readonly PricedLine[], money: Money): CouponProblem | null => {
  if (!coupon) return { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: 'There is no coupon with this code.' }
  const notApplicable = (why: string): CouponProblem => ({
    code: 'ERROR_COUPON_NOT_APPLICABLE',
    description: `The coupon ${coupon.code} ${why}`,
  })
  const wrongTime = timeProblem(coupon, Date.now())
  if (wrongTime) return wrongTime
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return notApplicable('has been used as often as it can be.')
  if (coupon.customerLimit && coupon.usedByCustomer >= coupon.customerLimit)
    return notApplicable(coupon.customerLimit === 1 ? 'can be used once.' : `can be used ${coupon.customerLimit} times.`)
  const subtotal = subtotalOf(lines)
  if (subtotal === 0) return notApplicable('needs something in the cart.')
  if (subtotal < coupon.minimumSubtotalMinor)
    return notApplicable(`is for orders of ${money.format(coupon.minimumSubtotalMinor)} or more.`)
  if (coupon.scope && !lines.some((line) => inScope(coupon, line))) return notApplicable(`is only for ${coupon.scope.label}.`)
  if (coupon.benefit.kind === 'freeShipping' && !lines.some((line) => line.shippable))
    return notApplicable('needs something that is delivered.')
  return null
}

/** The discount of each line item, in minor units; all zero when the coupon is not applicable. */
export const lineDiscountsOf = (coupon: Coupon | null, lines: readonly PricedLine[], money: Money): number[] => {
  if (!coupon || couponProblem(coupon, lines, money)) return lines.map(() => 0)
  const { benefit } = coupon
  const amounts = lines.map((line) => (inScope(coupon, line) ? line.totalMinor : 0))
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  switch (benefit.kind) {
    case 'percent':
      return allocate(percentOf(sum, benefit.percent), amounts)
    case 'amount':
      return allocate(Math.min(benefit.minor, sum), amounts)
    case 'fixedPrice':
      return lines.map((line) => (inScope(coupon, line) ? Math.max(0, line.unitMinor - benefit.minor) * line.line.quantity : 0))
    case 'freeShipping':
      return lines.map(() => 0)
  }
}

export const discountOf = (coupon: Coupon | null, lines: readonly PricedLine[], money: Money): number =>
  lineDiscountsOf(coupon, lines, money).reduce((sum, part) => sum + part, 0)

export const shipsFree = (coupon: Coupon | null, lines: readonly PricedLine[], money: Money): boolean =>
  coupon?.benefit.kind === 'freeShipping' && couponProblem(coupon, lines, money) === null

export const coveredLines = (coupon: Coupon, lines: readonly PricedLine[]): PricedLine[] =>
  lines.filter((line) => inScope(coupon, line))
