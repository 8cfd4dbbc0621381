/** How sets of wire values are typed: closed on the way out, open on the way in. */

export type ValueOf<T> = T[keyof T]

/** A value received from the platform: the ones we know, plus whatever is added next year. */
export type Open<T extends string> = T | (string & {})
