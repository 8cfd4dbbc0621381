/** Variants that are requested before a press; loaded when an element names one. */
export { openOrderAhead } from './order-ahead'
