/** Destination, place of billing and delivery option, stored in this tab. Of an address only country, subdivision and postal code are stored. */

import { CartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseRecord } from '../../platform/wire/json'
import type { Address } from '../../platform/wire/primitives'
import { ownOf } from '../../platform/wire/record'
import type { Destination, EstimateRequest } from '../base/estimate-model'
import { pastedText } from '../base/pasted-text'
import type { ShippingChoice } from '../base/totals-model'

export interface Terms extends EstimateRequest {
  /** `billingAddress` is the destination, for want of another: the checkout asks where the bill goes. */
  isBilledThere?: true
}

const COUNTRY = /^[A-Z]{2}$/
const SUBDIVISION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/
const LONGEST_POSTAL_CODE = 20
const LONGEST_CODE = 200

const textOf = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.trim() && value.length <= longest ? value.trim() : undefined

/** The parts of an address that an estimate needs; undefined without a country. */
export function toDestination(address: Address | undefined | null): Destination | undefined {
  const { country, subdivision, postalCode } = ownOf(address)
  if (typeof country !== 'string' || !COUNTRY.test(country)) return undefined
  return {
    country,
    ...(typeof subdivision === 'string' && SUBDIVISION.test(subdivision) && { subdivision }),
    ...(textOf(postalCode, LONGEST_POSTAL_CODE) && { postalCode: textOf(postalCode, LONGEST_POSTAL_CODE) }),
  }
}

/** Normalises what the visitor typed; throws `INVALID_ARGUMENT` for an invalid country, subdivision or postal code. */
export function assertDestination(typed: Destination): Destination {
  const country = pastedText(typed.country ?? '').toUpperCase()
  const subdivision = pastedText(typed.subdivision ?? '').toUpperCase() || undefined
  const postalCode = pastedText(typed.postalCode ?? '') || undefined
  const destination = toDestination({ country, subdivision, postalCode })
  if (!destination || destination.subdivision !== subdivision || destination.postalCode !== postalCode)
    throw new CartletError('INVALID_ARGUMENT', `There is no destination ${JSON.stringify({ country, subdivision, postalCode })}`)
  return destination
}

export function toChoice(value: unknown): ShippingChoice | undefined {
  const { code, carrierId } = (value ?? {}) as Partial<Record<string, unknown>>
  const chosen = textOf(code, LONGEST_CODE)
  if (!chosen) return undefined
  const carrier = textOf(carrierId, LONGEST_CODE)
  return { code: chosen, ...(carrier && { carrierId: carrier }) }
}

/** The terms of a visitor who has named one place. */
export const termsFor = (address: Address, others?: EstimateRequest): Terms => ({
  ...others,
  address,
  billingAddress: address,
  isBilledThere: true,
})

/** Any script can write into the page's storage: invalid values are ignored. */
export function recallTerms(storage: StoragePort, key: string): Terms {
  const { destination, billing, option } = ownOf(parseRecord(storage.read(key)))
  const address = toDestination(destination as Address)
  const billingAddress = toDestination(billing as Address)
  const shippingOption = address && toChoice(option)
  if (billingAddress) return { address, billingAddress, shippingOption }
  return address ? termsFor(address, { shippingOption }) : {}
}

export function keepTerms(storage: StoragePort, key: string, terms: Terms): void {
  const destination = toDestination(terms.address)
  const billing = terms.isBilledThere ? undefined : toDestination(terms.billingAddress)
  const option = destination && toChoice(terms.shippingOption)
  if (destination || billing) storage.write(key, encodeJson({ destination, billing, option }))
  else storage.remove(key)
}
