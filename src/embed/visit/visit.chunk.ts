/** What ties this page to other tabs, other pages and earlier visits; loaded once the page stands. */
export { openVisit } from './open-visit'
