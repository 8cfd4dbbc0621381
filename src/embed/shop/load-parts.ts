/** Downloads that start here rather than in the widget: naming their files there would make the first button larger. */
export const importConsent = () => import('../visit/consent.chunk')
export const importAccountParts = () => import('../account/account.chunk')
export const importCollectionParts = () => import('../product/collection/collection.chunk')

/** Tells the author where the value of a property is of no use. */
export const checkProperty = async (element: HTMLElement, property: string, value: unknown): Promise<void> =>
  (await import('../report/property-check.chunk')).checkProperty(element, property, value)
