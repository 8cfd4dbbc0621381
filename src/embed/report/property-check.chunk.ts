/** Hints for authors, and products as data; pages that set no properties never download them. */
export { takeProperty } from './property-check'
