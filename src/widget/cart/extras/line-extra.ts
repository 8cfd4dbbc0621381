/** Collects the extras of a line. Ordinary lines have none, so that a long cart renders fast. */

import type { EstimateView, LineFacts } from '../../../store/base/estimate-model'
import type { FormatMoney } from '../../../store/base/format-money'
import { type ShopState, selectCart } from '../../../store/base/state'
import type { DiscountView } from '../../../store/base/totals-model'
import type { CartLineView, CartView, PreorderView } from '../../../store/base/views'
import { toDiscounts } from '../../../store/estimate/discounts-view'
import { toLineFacts } from '../../../store/estimate/line-facts'
import type { LineExtra } from '../cart-context'

/** @param roomy there is room for article numbers and weights */
export function createExtraOf(format: FormatMoney, roomy?: boolean) {
  const kept = new WeakMap<
    CartLineView,
    { view?: EstimateView; applied: CartView['discounts']; preorder?: PreorderView; text: string; extra?: LineExtra }
  >()
  let applied: CartView['discounts']
  let discounts: DiscountView[] = []

  /** Leaves out facts of ordinary lines: the kind of a physical item, and without room also article number and weight. */
  function notable({ kind, sku, weight, ...facts }: LineFacts): LineFacts {
    return { ...facts, ...(kind !== 'physical' && { kind }), ...(roomy && { sku, weight }) }
  }

  /** The cart does not say it, so only products that the page knows can. */
  function preorderOf({ products }: ShopState, { productId, variantId }: CartLineView): PreorderView | undefined {
    const entries = Object.values(products)
    const product = entries.flatMap((entry) => (entry.status === 'ready' ? entry.product : [])).find(({ id }) => id === productId)
    if (!product) return undefined
    const item = product.variants.find(({ id }) => id === variantId) ?? product
    return item.inStock ? undefined : item.preorder
  }

  function compose(
    line: CartLineView,
    view: EstimateView | undefined,
    preorder: PreorderView | undefined,
    weightUnit?: string,
  ): LineExtra | undefined {
    const facts = { ...notable(toLineFacts(line, format, weightUnit)), ...(preorder && { preorder }) }
    const payment = view?.lines.find(({ lineId }) => lineId === line.id)?.payment
    if (payment && payment.kind !== 'full-online') facts.payment = payment
    // The estimate assigns to lines the discounts that the cart lists only for the whole cart.
    const own = (view?.discounts ?? discounts).filter(({ lineIds }) => lineIds.includes(line.id))
    const messages = (view?.messages ?? []).filter(({ lineId }) => lineId === line.id)
    const says = Object.values(facts).some((fact) => fact !== undefined) || own.length > 0 || messages.length > 0
    return says ? { facts, discounts: own, messages } : undefined
  }

  return (state: ShopState, line: CartLineView): LineExtra | undefined => {
    const view = state.estimate?.view
    const cart = selectCart(state)
    if (cart?.discounts !== applied) {
      applied = cart?.discounts
      discounts = toDiscounts(applied, cart?.currency ?? '', format)
    }
    const before = kept.get(line)
    const preorder = preorderOf(state, line)
    if (before && before.view === view && before.applied === applied && before.preorder === preorder) return before.extra
    const extra = compose(line, view, preorder, cart?.weightUnit)
    const text = JSON.stringify(extra) ?? ''
    const same = before?.text === text
    kept.set(line, { view, applied, preorder, text, extra: same ? before.extra : extra })
    return same ? before.extra : extra
  }
}
