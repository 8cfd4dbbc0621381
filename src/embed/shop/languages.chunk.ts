/** Languages besides English, and configured messages; loaded by pages that have either. */
export { languagesOf } from './languages'
