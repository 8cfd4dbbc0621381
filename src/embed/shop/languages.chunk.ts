/** Languages besides English and the page's own messages; loaded by pages that have either. */
export { languagesOf } from './languages'
