/** `cartlet-account` up to its log-in form; loaded when the element comes near the viewport. */
export { account } from './account-element'
