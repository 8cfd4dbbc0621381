/** Where an order goes, as far as prices care. */
import { isRecord } from '../../untrusted'

export interface Destination {
  country?: string
  subdivision?: string
}

/** The shop's own country: the default destination. */
export const HOME = 'IE'

const textOf = (record: unknown, key: string): string | undefined => {
  const value = isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A subdivision of another country than the one beside it is a leftover. */
export const destinationOf = (address: unknown): Destination => {
  const country = textOf(address, 'country')
  const subdivision = textOf(address, 'subdivision')
  return {
    ...(country && { country }),
    ...(country && subdivision?.startsWith(`${country}-`) && { subdivision }),
  }
}
