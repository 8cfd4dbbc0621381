/** The parts of an address that affect prices. */
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

/** Ignores a subdivision of a different country, which is left over from an earlier address. */
export const destinationOf = (address: unknown): Destination => {
  const country = textOf(address, 'country')
  const subdivision = textOf(address, 'subdivision')
  return {
    ...(country && { country }),
    ...(country && subdivision?.startsWith(`${country}-`) && { subdivision }),
  }
}
