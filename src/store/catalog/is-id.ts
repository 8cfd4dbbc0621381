/** Ids of the platform are UUIDs; that of "All Products" of version 1 only looks like one. */
const ID = /^[\da-f]{8}-[\da-f-]{26,27}$/i

export const isId = (reference: string | null | undefined): boolean => ID.test(reference as string)

/** The platform's own collection of everything, which says nothing about what belongs together. */
export const isAllProducts = (collectionId: string): boolean => /^[0-]+1$/.test(collectionId)
