/** Version 2 of the cart refuses a coupon or gift card with one code, and says in the error's data why. */
import type { CartletError } from '../../../platform/http/errors'
import { objectOr } from '../../../store/catalog/untrusted'

export const reasonOf = ({ data }: CartletError): unknown => objectOr(data as { reason?: unknown } | undefined).reason
