/** Changing a line of the cart in place; loaded when one is opened. Its choices are those of a whole product. */
export { LineEditor } from '../../widget/product/LineEditor'
export * from '../product/full/full.chunk'
