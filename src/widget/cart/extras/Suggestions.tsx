/** Other products of the collections that the lines come from. Asked for when somebody looks at the cart; nothing where there is nothing. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { firstMissing } from '../../../store/cart/first-missing'
import { pictureAt } from '../../../store/catalog/picture-at'
import { suggestProducts } from '../../../store/estimate/suggestions'
import { type ShopState, selectCart } from '../../../store/state'
import type { ProductView } from '../../../store/views'
import { catchFocus } from '../../dialog/focus'
import { Price } from '../../Price'
import { onPress } from '../../press'
import { useSurroundings } from '../../shop-context'
import { useCartSurroundings } from '../cart-context'
import { useExtrasMessages } from './extras-messages'

const MOST = 4
const PICTURE_PX = 56

export function Suggestions({ state }: { state: ShopState }) {
  const { shop } = useSurroundings()
  const messages = useExtrasMessages()
  const { heading } = useCartSurroundings()
  const [products, setProducts] = useState<ProductView[]>([])
  const [failed, setFailed] = useState('')
  const lines = selectCart(state)?.lines ?? []
  const looked = (state.drawerOpen || Boolean(state.inlineCart)) && lines.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time somebody looks; what is added meanwhile is filtered below.
  useEffect(() => {
    if (!looked) return
    let gone = false
    suggestProducts(shop, lines, MOST, () => !gone).then(
      (found) => gone || setProducts(found),
      () => {}, // nothing to suggest
    )
    return () => {
      gone = true
    }
  }, [looked, shop])

  const shown = products.filter(({ id }) => !lines.some(({ productId }) => productId === id))

  async function add(product: ProductView) {
    setFailed('')
    pressed.current = shown.indexOf(product)
    await shop.cart.add({ product, toldBy: 'cart' }).catch(() => setFailed(product.id))
  }

  const list = useRef<HTMLUListElement>(null)
  /** Place of what was added last: its button goes with it, and the focus to the next one. */
  const pressed = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of them has gone.
  useLayoutEffect(() => {
    if (pressed.current < 0) return
    const rest = list.current?.querySelectorAll<HTMLElement>('.button') ?? []
    catchFocus(rest[Math.min(pressed.current, rest.length - 1)] ?? heading.current)
    pressed.current = -1
  }, [shown.length])

  if (!shown.length) return null
  return (
    <section className="suggestions" aria-labelledby="cart-suggestions">
      <h3 id="cart-suggestions">{messages.suggestions}</h3>
      <ul ref={list}>
        {shown.map((product) => (
          <li className="suggestion" key={product.id}>
            {product.picture ? (
              <img
                className="picture"
                {...pictureAt(product.picture, PICTURE_PX, PICTURE_PX)}
                alt=""
                width={PICTURE_PX}
                height={PICTURE_PX}
                loading="lazy"
              />
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
                onClick={onPress(() => void add(product))}
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
