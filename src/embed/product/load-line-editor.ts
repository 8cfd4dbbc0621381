/** Starts here rather than in the cart: the editor builds on the product's chunk. */
export const importLineEditor = () => import('../cart/line-editor.chunk')
