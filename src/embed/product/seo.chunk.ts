/** Product data for search engines; loaded where the author asks for it. */
export { keepProductData } from './product-data'
