/** Live changes, for pages with `data-live`. */
export { followRelay } from './follow-relay'
