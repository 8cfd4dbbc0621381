/** Download unit: products as cards. Lists of them build on it, and so does whatever shows one of them whole. */
/** What draws it has come with the page: named here, it is not one more file. */
export * from './furniture'
export const importLineEditor = () => import('./line-editor')
export { product } from './product'
