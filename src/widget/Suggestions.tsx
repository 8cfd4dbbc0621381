/** Other products of the collections that the lines come from. Asked for when somebody looks at the cart; nothing where there is nothing. */
import { useEffect, useState } from 'react'
import { firstMissing } from '../store/first-missing'
import { type ShopState, selectCart } from '../store/state'
import { suggestProducts } from '../store/suggestions'
import type { ProductView } from '../store/views'
import { useExtrasMessages } from './extras-messages'
import { Price } from './Price'
import { useSurroundings } from './shop-context'

const MOST = 4
const PICTURE_PX = 56

export function Suggestions({ state }: { state: ShopState }) {
  const { shop } = useSurroundings()
  const messages = useExtrasMessages()
  const [products, setProducts] = useState<ProductView[]>([])
  const [failed, setFailed] = useState('')
  const lines = selectCart(state)?.lines ?? []
  const looked = (state.drawerOpen || Boolean(state.inlineCart)) && state.cart.status === 'ready' && lines.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time somebody looks; what is added meanwhile is filtered below.
  useEffect(() => {
    if (!looked) return
    let gone = false
    suggestProducts(shop, lines, MOST).then(
      (found) => gone || setProducts(found),
      () => {}, // nothing to suggest
    )
    return () => {
      gone = true
    }
  }, [looked, shop])

  async function add(product: ProductView) {
    setFailed('')
    await shop.cart.add({ product }).catch(() => setFailed(product.id))
  }

  const shown = products.filter(({ id }) => !lines.some(({ productId }) => productId === id))
  if (!shown.length) return null
  return (
    <section className="suggestions" aria-labelledby="cart-suggestions">
      <h3 id="cart-suggestions">{messages.suggestions}</h3>
      <ul>
        {shown.map((product) => (
          <li className="suggestion" key={product.id}>
            {product.picture ? (
              <img className="picture" src={product.picture.url} alt="" width={PICTURE_PX} height={PICTURE_PX} loading="lazy" />
            ) : (
              <span className="picture" />
            )}
            <span className="suggestion-name">
              <bdi>{product.name}</bdi>
              <Price price={product.price} comparePrice={product.comparePrice} />
              {failed === product.id && (
                <small className="wrong" role="alert">
                  {messages.suggestionFailed}
                </small>
              )}
            </span>
            {firstMissing(product, {}) ? (
              product.url && (
                <a className="button quiet" href={product.url} aria-label={messages.suggestionChooseName(product.name)}>
                  {messages.suggestionChoose}
                </a>
              )
            ) : (
              <button
                type="button"
                className="button quiet"
                aria-label={messages.suggestionAddName(product.name)}
                onClick={() => void add(product)}
              >
                {messages.suggestionAdd}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
