/** Replaces a line by another choice. */
export { createSwap } from './swap'
