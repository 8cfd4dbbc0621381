/** Hints for authors; pages that set no properties never download them. */
export { checkProperty } from './property-check'
