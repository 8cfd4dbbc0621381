/** Ids of the platform are UUIDs; that of "All Products" of version 1 only looks like one. */
const ID = /^[\da-f]{8}-[\da-f-]{26,27}$/i

export const isId = (reference: string): boolean => ID.test(reference)
