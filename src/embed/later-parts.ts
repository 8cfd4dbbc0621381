import type { Page } from './page/page'

/** Downloads that start here rather than in the widget: their file names would make the first button's code larger. */
export const importConsent = () => import('./visit/consent.chunk')
export const importAccountParts = () => import('./account/account.chunk')
export const importCheckUp = () => import('./check-up/check-up.chunk')
export const importCollectionParts = () => import('./product/collection/collection.chunk')
export const importAccountElement = () => import('./account/account-element.chunk')
export const importQuickView = () => import('./product/quick-view/quick-view.chunk')
export const importOrderAhead = () => import('./product/order-ahead.chunk')
export const importAddLink = () => import('./add-link/add-link.chunk')
export const importKeepUp = () => import('./live/keep-up.chunk')
export const importLive = () => import('./live/live.chunk')
export const importAgents = () => import('./agents/agents.chunk')
export const importDataLayer = () => import('./analytics/data-layer.chunk')

/** Draws a product's data; reports a value that the property cannot take to the author. */
export const takeProperty = async (page: Page, element: HTMLElement, property: string, value: unknown): Promise<void> =>
  (await import('./product/property-check.chunk')).takeProperty(page, element, property, value)
