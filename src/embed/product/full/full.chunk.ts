/** Download unit: a whole product, and the choices it comes in. */
export { ProductFull } from '../../../widget/product/ProductFull'
export { QuantityStepper } from '../../../widget/QuantityStepper'
