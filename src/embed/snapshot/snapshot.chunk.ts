/** A snapshot of the shop, where the page has one; downloads beside the widget. */
export { openSnapshot } from './open-snapshot'
