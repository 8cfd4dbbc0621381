/** Download unit: pictures that are swiped, picked and enlarged; the first of them stands without it. */
export { Gallery } from '../widget/product/Gallery'
// What enlarges them is there with the whole product.
export * from './controls'
export { watchFilms } from './films'
