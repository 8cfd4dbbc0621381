import type { Page } from '../page/page'

/** Downloads that start here rather than in the widget: naming their files there would make the first button larger. */
export const importConsent = () => import('../visit/consent.chunk')
export const importAccountParts = () => import('../account/account.chunk')
export const importCollectionParts = () => import('../product/collection/collection.chunk')

/** A product's data is drawn; a value that is of no use to the property is told the author. */
export const takeProperty = async (page: Page, element: HTMLElement, property: string, value: unknown): Promise<void> =>
  (await import('../report/property-check.chunk')).takeProperty(page, element, property, value)
