/** Suggests other products, recommended by the shop or from the collections of the lines. Loaded when the cart is opened; renders nothing if there are none. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ShopState, selectCart } from '../../../store/base/state'
import type { ProductView } from '../../../store/base/views'
import { firstMissing } from '../../../store/catalog/choose/first-missing'
import { pictureAt } from '../../../store/catalog/picture-at'
import { type Suggestions as Found, suggestProducts } from '../../../store/collections/suggestions'
import { catchFocus } from '../../dialog/focus'
import { onPress } from '../../on-press'
import { Photo } from '../../Photo'
import { Price } from '../../Price'
import { useSurroundings } from '../../shop-context'
import { useShown } from '../../use-shown'
import { useCartSurroundings, useExtras } from '../cart-context'
import { useExtrasMessages } from './extras-messages'

const MOST = 4
const PICTURE_PX = 56

function SuggestedPrice({ product }: { product: ProductView }) {
  const { price, comparePrice } = useShown(product)
  return <Price price={price} comparePrice={comparePrice} />
}

export function Suggestions({ state }: { state: ShopState }) {
  const { shop } = useSurroundings()
  const messages = useExtrasMessages()
  const { heading } = useCartSurroundings()
  const [{ products, recommended }, setFound] = useState<Found>({ products: [], recommended: false })
  const [failed, setFailed] = useState('')
  const extras = useExtras()
  const nameOf = ({ id, name, url }: ProductView) => {
    const href = extras.hrefOf?.(state, { productId: id, url })
    return href ? (
      <a href={href}>
        <bdi>{name}</bdi>
      </a>
    ) : (
      <bdi>{name}</bdi>
    )
  }
  const lines = selectCart(state)?.lines ?? []
  const isOpen = (state.drawerOpen || Boolean(state.inlineCart)) && lines.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the cart is opened; products added meanwhile are filtered below.
  useEffect(() => {
    if (!isOpen) return
    let gone = false
    suggestProducts(shop, lines, MOST, () => !gone).then(
      (found) => gone || setFound(found),
      () => {}, // nothing to suggest
    )
    return () => {
      gone = true
    }
  }, [isOpen, shop])

  const shown = products.filter(({ id }) => !lines.some(({ productId }) => productId === id))

  async function add(product: ProductView) {
    setFailed('')
    pressed.current = shown.indexOf(product)
    await shop.cart.add({ product, toldBy: 'cart' }).catch(() => setFailed(product.id))
  }

  const list = useRef<HTMLUListElement>(null)
  /** Index of the product added last: its button disappears with it, and the focus moves to the next one. */
  const pressed = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a product has disappeared.
  useLayoutEffect(() => {
    if (pressed.current < 0) return
    const rest = list.current?.querySelectorAll<HTMLElement>('.button') ?? []
    catchFocus(rest[Math.min(pressed.current, rest.length - 1)] ?? heading.current)
    pressed.current = -1
  }, [shown.length])

  if (!shown.length) return null
  return (
    <section className="suggestions" part="suggestions" aria-labelledby="cart-suggestions">
      <h3 id="cart-suggestions">{recommended ? messages.recommended : messages.suggestions}</h3>
      <ul ref={list}>
        {shown.map((product) => (
          <li className="suggestion" part="suggestion" key={product.id}>
            <Photo
              className="picture"
              {...(product.picture && pictureAt(product.picture, PICTURE_PX, PICTURE_PX))}
              alt=""
              width={PICTURE_PX}
              height={PICTURE_PX}
              loading="lazy"
            />
            <span className="suggestion-name">
              {nameOf(product)}
              <SuggestedPrice product={product} />
              {failed === product.id && (
                <small className="wrong" role="alert">
                  {messages.suggestionFailed}
                </small>
              )}
            </span>
            {firstMissing(product, {}) ? (
              extras.openProduct && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={messages.suggestionChooseName(product.name)}
                  onClick={onPress(() => extras.openProduct?.(product.id, list.current as Element))}
                >
                  {messages.suggestionChoose}
                </button>
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
