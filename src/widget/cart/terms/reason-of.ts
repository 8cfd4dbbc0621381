/** Version 2 of the cart refuses a coupon or gift card with one code, and says in the error's data why. */
import type { CartletError } from '../../../platform/http/errors'
import { isRecord } from '../../../platform/wire/record'

export const reasonOf = ({ data }: CartletError): unknown => (isRecord(data) ? data.reason : undefined)
