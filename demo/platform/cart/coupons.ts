/** Coupons: looked up without regard to case, refused with the platform's three codes. */
import type { Db } from '../db'
import { formatMinor } from '../money'

export interface Coupon {
  id: string
  code: string
  name: string
  percent: number | null
  amountMinor: number | null
  minimumSubtotalMinor: number
  expiresAt: string | null
}

export interface CouponProblem {
  code: 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_EXPIRED' | 'ERROR_COUPON_NOT_APPLICABLE'
  description: string
}

interface CouponRow {
  id: string
  code: string
  name: string
  percent: number | null
  amount_minor: number | null
  minimum_subtotal_minor: number
  expires_at: string | null
}

export const findCoupon = (db: Db, code: string | null): Coupon | null => {
  const row = code === null ? undefined : db.get<CouponRow>('SELECT * FROM coupon WHERE code = ?', code.trim())
  if (!row) return null
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    percent: row.percent,
    amountMinor: row.amount_minor,
    minimumSubtotalMinor: row.minimum_subtotal_minor,
    expiresAt: row.expires_at,
  }
}

export const couponProblem = (coupon: Coupon | null, subtotalMinor: number): CouponProblem | null => {
  if (!coupon) return { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: 'There is no coupon with this code.' }
  if (coupon.expiresAt !== null && Date.parse(coupon.expiresAt) <= Date.now())
    return { code: 'ERROR_COUPON_EXPIRED', description: `The coupon ${coupon.code} has expired.` }
  if (subtotalMinor === 0)
    return { code: 'ERROR_COUPON_NOT_APPLICABLE', description: `The coupon ${coupon.code} needs something in the cart.` }
  if (subtotalMinor < coupon.minimumSubtotalMinor)
    return {
      code: 'ERROR_COUPON_NOT_APPLICABLE',
      description: `The coupon ${coupon.code} is for orders of ${formatMinor(coupon.minimumSubtotalMinor)} or more.`,
    }
  return null
}
