/** The check-up in a page: visitors never download it. */
export { checkThisPage } from './check-this-page'
export { openPanel } from './open-panel'
