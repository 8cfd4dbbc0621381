/** Hints for authors, and products as data; never downloaded by pages that set no properties. */
export { takeProperty } from './property-check'
