/** Product data for search engines; loaded if the author asks for it. */
export { keepProductData } from './product-data'
