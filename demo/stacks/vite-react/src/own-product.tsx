import { useCart, useProduct } from 'cartlet/react'

/** A product that the app renders itself. */
export function OwnProduct({ slug }: { slug: string }) {
  const { status, product } = useProduct(slug)
  const cart = useCart()
  if (status !== 'ready') return <p>{status}</p>
  return (
    <article className="own">
      <h2>{product.name}</h2>
      <p>{product.price.formatted}</p>
      <button type="button" onClick={() => cart.open()}>
        Open the cart
      </button>
    </article>
  )
}
