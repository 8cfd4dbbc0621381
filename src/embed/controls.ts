/** What the cart and whole products are handled with; named in one place, so that it is one file for all of their download units. */
export { restoreFocus } from '../widget/dialog/focus'
export { Modal } from '../widget/dialog/Modal'
export { QuantityStepper } from '../widget/QuantityStepper'
