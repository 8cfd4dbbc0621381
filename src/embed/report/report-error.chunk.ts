/** Hints for authors; visitors of a working page never download them. */
export { reportError } from './report-error'
