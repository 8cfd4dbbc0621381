/** Types of sets of wire values: closed in requests, open in responses. */

export type ValueOf<T> = T[keyof T]

/** A value received from the platform: one of the known values, or any that the platform adds later. */
export type Open<T extends string> = T | (string & {})
