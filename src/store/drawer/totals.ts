/** Totals come from the platform's estimate, never from sums of ours; the newest request wins, and stops the one before it. */
import { estimateTotals } from '../../platform/cart/changes-api'
import type { Address, CheckoutOptions, SelectedShippingOption } from '../../platform/cart/model'
import { createAbortController } from '../../platform/environment'
import { CartletError } from '../../platform/http/errors'
import { encodeJson } from '../../platform/wire/encode'
import { type ShopContext, toCartletError } from '../context'
import type { createEstimate, EstimatePart } from '../estimate/estimate'
import type { EstimateActions } from '../estimate/estimate-view'
import { once } from '../load-once'
import { selectCart } from '../state'
import type { CartView, TotalsView } from '../views'
import type { CartChanges } from './cart-changes'
import { badEstimate, toTotals } from './totals-view'

/** Where the order would go, and what was chosen for it. */
export interface EstimateRequest {
  address?: Address
  /** Decides the tax of what is not delivered. */
  billingAddress?: Address
  shippingOption?: SelectedShippingOption
  memberships?: readonly { id: string; appId: string; lineItemIds?: readonly string[] }[]
}

export interface TotalsActions {
  /** From the first call on (somebody shows totals), every confirmed cart is estimated. */
  showTotals(): void
  /** The platform's totals for a destination; rejects with `ABORTED` when a newer question takes its place. */
  estimate(request?: EstimateRequest): Promise<TotalsView>
  /** Everything else that an estimate tells: from here on in the state's `estimate`, with these to act on it. */
  openEstimate(): Promise<EstimateActions>
  /** What was chosen, on an earlier page of this tab too; rejects with `CHECKOUT_BLOCKED` where the shop does not take the cart as it is. */
  checkoutTerms(): Promise<CheckoutOptions | undefined>
  cartConfirmed(cart: CartView): void
}

/** What an answer failed with that arrived, as against what the platform refuses. */
const UNREADABLE: readonly string[] = ['BAD_RESPONSE', 'INTERNAL']

/** Anything but nothing: an empty list, or none. */
const says = (list: unknown): boolean => list != null && !(Array.isArray(list) && !list.length)

/** Fetches what reads more of an estimate than the sums. */
export type LoadEstimate = () => Promise<{ createEstimate: typeof createEstimate }>

export function createTotalsActions(context: ShopContext, changes: CartChanges, loadEstimate: LoadEstimate): TotalsActions {
  const { client, store, queue, emit, formatMoney } = context
  const termsKey = `cartlet:${client.clientId}:estimate`
  let wanted = false
  let newest = 0
  let underWay: AbortController | undefined
  let part: EstimatePart | undefined

  const open = once(async () => {
    const { createEstimate: create } = await loadEstimate()
    part = create(context, changes, run, termsKey)
    return part
  })
  /** Without it the sums still hold: for no destination, or without the words beside them. */
  const openIf = async (there: unknown) => {
    if (there && !part) await open().catch(() => {})
  }
  const restore = () => openIf(context.tabStorage.read(termsKey))

  function show(totals?: TotalsView): void {
    const state = store.getState()
    const cart = selectCart(state)
    if (state.cart.status === 'ready' && cart) store.setState({ cart: { status: 'ready', cart: { ...cart, totals } } })
  }
  /** What totals are about: they hold for these lines, this coupon and these terms, and for no other. */
  const subjectNow = (asked: unknown) => {
    const { lines = [], coupon } = selectCart(store.getState()) ?? {}
    return encodeJson([lines.map(({ id, quantity, total }) => [id, quantity, total.value]), coupon?.code, asked])
  }
  let shownFor: string | undefined

  /** A newer question makes the answer to the one before worthless. */
  const begin = () => {
    underWay?.abort()
    underWay = createAbortController()
    newest += 1
    return newest
  }

  async function run(): Promise<TotalsView | undefined> {
    wanted = true
    const mine = begin()
    const signal = underWay?.signal
    store.setState({ estimating: true })
    await queue.idle()
    await restore()
    if (mine !== newest) return undefined
    const asked = part?.question()
    const isNewest = () => mine === newest
    try {
      const answer = await estimateTotals(client, { calculateTax: false, calculateShipping: false, ...asked, signal })
      // What keeps from checkout, is in the total without being in the subtotal, or takes something off single lines, must be said.
      await openIf([answer.violations, answer.additionalFees, answer.appliedDiscounts].some(says))
      if (!isNewest()) return undefined
      const totals = toTotals(answer, formatMoney)
      if (!totals) throw badEstimate('priceSummary')
      if (part?.take(answer, asked)) return await run()
      show(totals)
      shownFor = subjectNow(asked)
      return totals
    } catch (thrown) {
      if (!isNewest()) return undefined
      const error = toCartletError(thrown)
      emit({ type: 'error', error })
      const last = selectCart(store.getState())?.totals
      if (UNREADABLE.includes(error.code)) show(last && { ...last, isOld: subjectNow(asked) === shownFor ? undefined : true })
      else {
        // The visitor reads where the total will be shown instead.
        part?.take(undefined, asked)
        show()
      }
      throw error
    } finally {
      if (isNewest()) store.setState({ estimating: false })
    }
  }

  const cartConfirmed = (cart: CartView) => {
    if (!wanted) return
    if (cart.count) run().catch(() => {})
    else {
      begin()
      part?.take()
      store.setState({ estimating: false })
    }
  }

  return {
    cartConfirmed,
    showTotals() {
      const state = store.getState()
      const cart = selectCart(state)
      // Those that could not be had are asked for again by the next look.
      if (wanted && (state.estimating || (cart?.totals && !cart.totals.isOld))) return
      wanted = true
      if (cart) cartConfirmed(cart)
    },
    openEstimate: async () => (await open()).start(),
    async checkoutTerms() {
      await restore()
      return part?.checkoutTerms()
    },
    async estimate(request) {
      if (request || part) (await open()).setTerms(request)
      const totals = await run()
      if (totals) return totals
      throw new CartletError('ABORTED', 'A newer question took the place of this one')
    },
  }
}
