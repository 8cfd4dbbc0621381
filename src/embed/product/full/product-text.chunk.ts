/** The text below a whole product. */
export { ProductText } from '../../../widget/product/ProductText'
export { loadContent } from './load-content'
