/** Changing a line item in place; loaded when the first editor is opened. It offers the choices of the whole product. */
export { LineEditor } from '../../widget/product/LineEditor'
export * from './full/full.chunk'
