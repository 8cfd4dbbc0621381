/** Hints for authors; never downloaded by visitors of a working page. */
export { reportError } from './report-error'
