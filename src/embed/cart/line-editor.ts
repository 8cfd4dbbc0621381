/** Download unit: a line of the cart opened where it stands; the choices themselves are those of products. */
export { LineEditor } from '../../widget/product/LineEditor'
export * from '../product/full/full.chunk'
