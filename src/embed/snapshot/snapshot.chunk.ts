/** A snapshot of the shop, where the page has one, and what was drawn from one before the page was sent. Downloads beside the widget. */
export { adoptDrawn } from './adopt-drawn'
export { openSnapshot } from './open-snapshot'
