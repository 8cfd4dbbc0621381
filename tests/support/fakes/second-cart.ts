/** Version 2 of the cart, on the lines of a fake shop: what a platform looks like whose version 1 may be switched off. */
import type { LineItem } from '../../../src/platform/cart/model'
import type { AmountV2, CartPatchV2, CartV2, LineItemV2 } from '../../../src/platform/cart/v2/model'
import { type Answer, applicationError, json, type Seen } from '../../unit/platform/fake-platform'
import type { FakeShop } from './fake-shop'

const BASE = '/ecom/v2/carts/current'

const amount = (value: number): AmountV2 => ({ amount: value.toFixed(2), convertedAmount: value.toFixed(2) })

export interface SecondCartOptions {
  /** Ids of the same lines in version 2. @default the same */
  idOf?: (id: string) => string
  /** Lines that version 2 does not see. */
  hidden?: (line: LineItem) => boolean
  /** Promo code and note of version 1 are not seen either. */
  isBare?: boolean
  /** More of a line than this is refused. */
  most?: number
  /** The refusal names the stock, without taking off what the cart holds of it. */
  namesStock?: boolean
  /** Codes of the delivery methods that there are. */
  methods?: readonly string[]
  /** Its id in version 2. @default the same */
  cartId?: string
  /** The answer when the visitor has no cart. */
  missing?: () => Answer
}

export function withSecondCart(
  { device, server, calls }: FakeShop,
  {
    idOf = (id) => id,
    hidden = () => false,
    most = Number.POSITIVE_INFINITY,
    namesStock = false,
    isBare = false,
    methods = [],
    cartId,
    missing = () => applicationError('CURRENT_CART_NOT_FOUND', 404),
  }: SecondCartOptions = {},
) {
  /** Version 1's answer to every call of its cart and checkout; undefined while it works. */
  let gone: ((seen: Seen) => Answer | undefined) | undefined
  let lost: (() => Answer) | undefined
  let added = 0
  /** Version 2 keeps it in the cart. */
  let deliveryInfo: CartV2['deliveryInfo'] = {}
  let cards: { id: string; obfuscatedCode: string }[] = []
  let held = ''
  const hold = (code: string) => {
    added += 1
    held = code
    cards = [{ id: `card-${added}`, obfuscatedCode: `****${code.slice(-5)}` }]
  }
  const seenLines = () => (server.lines ?? []).filter((line) => !hidden(line))

  const toLine = ({ id, quantity, productName, catalogReference }: LineItem): LineItemV2 => ({
    id: idOf(id),
    name: productName,
    quantityInfo: { confirmedQuantity: quantity, requestedQuantity: quantity },
    pricing: { unitPrice: amount(18), totalPrice: amount(18 * quantity) },
    source: { catalogReference },
    status: 'IN_STOCK',
  })
  const cart = (): CartV2 => ({
    id: cartId ?? server.id,
    lineItems: seenLines().map(toLine),
    businessInfo: { currencyCode: 'EUR' },
    customerInfo: { currencyCode: 'EUR' },
    note: isBare ? undefined : server.note,
    coupons: server.coupon && !isBare ? [{ id: 'coupon-1', code: server.coupon }] : [],
    deliveryInfo,
    paymentInfo: { giftCards: cards },
  })
  const summary = () => {
    let total = 0
    for (const { quantity } of seenLines()) total += 18 * quantity
    const { method } = deliveryInfo ?? {}
    const isLost = method && !methods.includes(method.code)
    return {
      priceSummary: { subtotal: amount(total), total: amount(total) },
      violations: isLost ? [{ scope: 'DELIVERY', code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', severity: 'ERROR' }] : [],
    }
  }

  function second({ path, method, body }: Seen): Answer | undefined {
    const action = path.slice(BASE.length)
    if (!server.lines && method === 'GET') return missing()
    const sent = (body ?? {}) as Record<string, never>
    if (action === '/add-line-items' && !sent.catalogItems) return applicationError('NO_LINE_ITEMS_TO_ADD', 400)
    server.lines ??= []
    if (action === '/add-line-items')
      for (const { catalogReference, quantity } of (sent.catalogItems ?? []) as LineItem[]) {
        const same = seenLines().find((line) => line.catalogReference?.catalogItemId === catalogReference?.catalogItemId)
        const left = most - (same?.quantity ?? 0)
        if (quantity > left)
          return json(
            {
              details: {
                applicationError: {
                  code: 'INSUFFICIENT_INVENTORY',
                  data: { invalidItems: [{ availableQuantity: namesStock ? most : left }] },
                },
              },
            },
            { status: 428 },
          )
        if (same) same.quantity += quantity
        else {
          added += 1
          server.lines.push({ id: `second-${added}`, quantity, catalogReference, productName: { original: 'Added' } })
        }
      }
    else if (action === '/update-line-items')
      for (const { lineItemId, quantity } of (sent.lineItems ?? []) as {
        lineItemId: string
        quantity: { newQuantity: number }
      }[]) {
        const line = seenLines().find(({ id }) => idOf(id) === lineItemId)
        if (!line) return applicationError('LINE_ITEM_NOT_FOUND_IN_CART', 404)
        line.quantity = quantity.newQuantity
      }
    else if (action === '/remove-line-items')
      server.lines = server.lines.filter(({ id }) => !((sent.lineItemIds ?? []) as string[]).includes(idOf(id)))
    else if (action === '/add-gift-card') {
      const { code } = sent.giftCard as unknown as { code: string }
      if (code === held && cards.length) return applicationError('GIFT_CARD_ALREADY_EXISTS', 409)
      if (cards.length) return applicationError('MAX_GIFT_CARDS_PER_CART_EXCEEDED', 428)
      hold(code)
    } else if (action === '/remove-gift-card') {
      if (!cards.some(({ id }) => id === sent.giftCardId)) return applicationError('GIFT_CARD_NOT_FOUND_IN_CART', 404)
      cards = []
    } else if (action === '/set-delivery-method') {
      const { code } = sent.deliveryMethod as unknown as { code: string }
      if (!methods.includes(code)) return applicationError('DELIVERY_METHOD_NOT_FOUND', 404)
      deliveryInfo = { ...deliveryInfo, method: { code } }
    } else if (action === '/remove-delivery-method') deliveryInfo = { ...deliveryInfo, method: undefined }
    else if (action === '/add-coupon') server.coupon = (sent.coupon as unknown as { code: string }).code
    else if (action === '/remove-coupon') {
      if (!server.coupon) return applicationError('COUPON_NOT_FOUND_IN_CART', 404)
      server.coupon = undefined
    } else if (action === '/estimate') return json({ cart: cart(), summary: summary() })
    else if (method === 'PATCH') {
      const patch = sent.cart as unknown as CartPatchV2
      server.note = patch.note ?? server.note
      deliveryInfo = { ...deliveryInfo, ...patch.deliveryInfo }
    } else if (method === 'DELETE') {
      server.lines = undefined
      return json({})
    } else if (method !== 'GET') return undefined
    return json({ cart: cart() })
  }

  device.answer((seen) => {
    if (seen.path.startsWith(BASE)) return lost ? lost() : second(seen)
    return gone && /^\/ecom\/v1\/(carts|checkouts)\//.test(seen.path) ? gone(seen) : undefined
  })
  return {
    /** From now on version 1 answers each call of its cart so, unless `answer` is undefined. */
    end(answer: (seen: Seen) => Answer | undefined) {
      gone = answer
    },
    /** Version 2 answers nothing useful. */
    lose(answer: () => Answer = () => json({}, { status: 500 })) {
      lost = answer
    },
    /** It answers again. */
    find() {
      lost = undefined
    },
    /** The cart was sold, in this page or in another: the next one is empty, and knows nothing. */
    replace() {
      server.id = 'cart-2'
      server.lines = []
      cards = []
      deliveryInfo = {}
    },
    /** In another tab, or on another device. */
    applyGiftCard: hold,
    removeGiftCard() {
      cards = []
    },
    cart,
    calls: (action = '') => calls(`${BASE}${action}`),
  }
}
