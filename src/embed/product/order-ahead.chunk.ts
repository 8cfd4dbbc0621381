/** Variants requested ahead of a press; loaded where an element names one. */
export { openOrderAhead } from './order-ahead'
