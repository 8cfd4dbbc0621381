/** Imported from here rather than from the cart, because the editor builds on the product's chunk. */
export const importLineEditor = () => import('./line-editor.chunk')
