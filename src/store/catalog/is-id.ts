/** The platform's ids are UUIDs; the one of version 1's "All Products" only looks like one. */
export const isId = (reference: string | null | undefined): boolean => /^[-\da-f]{35,36}$/i.test(reference as string)

/** The platform's own collection of all products, which implies no relation between them. */
export const isAllProducts = (collectionId: string): boolean => /^[0-]+1$/.test(collectionId)
