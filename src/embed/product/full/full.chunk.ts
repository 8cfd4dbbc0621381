/** A whole product and its choices. */
export { ProductFull } from '../../../widget/product/ProductFull'
export { QuantityStepper } from '../../../widget/QuantityStepper'
export { stockServices } from './stock-services'
