/** Sets of wire values: closed in requests, open in responses. */

export type ValueOf<T> = T[keyof T]

/** A value received from the platform: one of the known values, or any that the platform adds later. */
export type Open<T extends string> = T | (string & {})

/**
 * A constant for each value, called by its value: `enumOf('KG', 'LB')` is `{ KG: 'KG', LB: 'LB' }`. Mark calls as pure, so that
 * bundlers drop unused sets.
 */
export function enumOf<T extends string>(...values: T[]): { readonly [Value in T]: Value }
export function enumOf(...values: string[]) {
  return Object.fromEntries(values.map((value) => [value, value]))
}
