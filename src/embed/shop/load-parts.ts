import type { Page } from '../page/page'

/** Downloads that start here rather than in the widget: their file names would make the first button's code larger. */
export const importConsent = () => import('../visit/consent.chunk')
export const importAccountParts = () => import('../account/account.chunk')
export const importCheckUp = () => import('../check-up/check-up.chunk')
export const importCollectionParts = () => import('../product/collection/collection.chunk')

/** Draws a product's data; reports a value that the property cannot take to the author. */
export const takeProperty = async (page: Page, element: HTMLElement, property: string, value: unknown): Promise<void> =>
  (await import('../snapshot/property-check.chunk')).takeProperty(page, element, property, value)
