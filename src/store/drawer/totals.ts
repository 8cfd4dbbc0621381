/**
 * The one owner of the estimate request. Totals come from the platform's estimate, never from sums of our own. A newer request aborts the one
 * before it. Everything in an estimate beside its totals is handled by `estimate/estimate.ts`, which is loaded when it is needed.
 */

import { createAbortController } from '../../platform/environment'
import { CartletError } from '../../platform/http/errors'
import { encodeJson } from '../../platform/wire/encode'
import { ownOf } from '../../platform/wire/record'
import { toCartletError } from '../base/errors'
import type { CheckoutBuyer, EstimateActions, EstimateRequest } from '../base/estimate-model'
import { once } from '../base/load-once'
import { loadPart } from '../base/load-part'
import { NONE, selectCart } from '../base/state'
import { storageKey } from '../base/storage-keys'
import type { TotalsView } from '../base/totals-model'
import type { CartView } from '../base/views'
import { isCartGone } from '../cart/cart-core'
import { numberOf, objectOr } from '../catalog/untrusted'
import type { createEstimate, EstimateContext, EstimateDetails } from '../estimate/estimate.chunk'
import { badEstimate, toTotals } from '../estimate/totals-view'
import type { CartChanges } from './cart-changes'

export interface TotalsActions {
  /** Totals are on screen: from the first call on, every confirmed cart is estimated. */
  showTotals(): void
  /** The platform's totals for a destination, by default for the one that was chosen last; rejects with `ABORTED` when a newer request replaces this one. */
  estimate(request?: EstimateRequest): Promise<TotalsView>
  /** Loads the code that puts the whole estimate into the state's `estimate`; resolves with its actions. */
  openEstimate(): Promise<EstimateActions>
  /** Choices made in this tab, on earlier pages too; rejects with `CHECKOUT_BLOCKED` when the shop does not accept the cart. */
  checkoutTerms(): Promise<CheckoutBuyer | undefined>
  cartConfirmed(cart: CartView): void
}

/** Errors of an answer that arrived, unlike those of a refusal. */
const UNREADABLE: readonly string[] = ['BAD_RESPONSE', 'INTERNAL']

/** False for null and an empty list. */
const hasEntries = (list: unknown): boolean => list != null && !(Array.isArray(list) && !list.length)

/** Loads the code that reads the other parts of an estimate. */
export type LoadEstimate = () => Promise<{ createEstimate: typeof createEstimate }>

export function createTotalsActions(
  context: EstimateContext,
  changes: CartChanges,
  loadEstimate: LoadEstimate,
  refresh: () => Promise<void>,
): TotalsActions {
  const { client, askCart, store, queue, emit, formatMoney } = context
  const termsKey = storageKey(client.clientId, 'estimate')
  let areShown = false
  let newest = 0
  let underWay: AbortController | undefined
  let details: EstimateDetails | undefined

  const loadDetails = once(async () => {
    const { createEstimate: create } = await loadEstimate()
    details = create(context, changes, askEstimate, termsKey)
    return details
  })
  const toldDetails = () => loadPart(loadDetails(), (error) => emit({ type: 'error', error }))
  /** When they cannot be loaded, the totals are still valid: for no destination, or without the messages beside them. */
  const loadDetailsIf = async (isNeeded: unknown) => {
    if (isNeeded && !details) await toldDetails().catch(() => {})
  }
  const restoreTerms = () => loadDetailsIf(context.tabStorage.read(termsKey))

  /** With every row that the cart draws. Rows that are not known yet are absent. */
  function withRows(totals: TotalsView, hasFees: boolean): TotalsView {
    const { view } = store.getState().estimate ?? NONE
    if (!view) return hasFees ? totals : { ...totals, fees: [] }
    const { destination, discounts, fees, shipping, shippingOptions, tax, payNow, payLater, giftCards } = view
    const delivery = destination && {
      shippingOptions,
      shippingOption: shippingOptions.find(({ selected }) => selected),
      tax,
    }
    return { ...totals, discounts, fees, shipping, ...delivery, payNow, payLater, giftCards }
  }

  function show(totals?: TotalsView): void {
    const state = store.getState()
    const cart = selectCart(state)
    if (state.cart.status === 'ready' && cart)
      store.setState({ cart: { status: 'ready', cart: { ...cart, totals: totals && ownOf(totals) } } })
  }
  /** Totals hold for these lines, this coupon, this gift card and these terms only. */
  const subjectOf = (terms: unknown) => {
    const { lines = [], coupon, giftCards } = selectCart(store.getState()) ?? NONE
    return encodeJson([lines.map(({ id, quantity, total }) => [id, quantity, total.value]), coupon?.code, giftCards, terms])
  }
  let shownFor: string | undefined
  /** The cart that was read again because the platform says that there is none. */
  let goneId: string | undefined = ''

  /** Estimates that a caller waits for. */
  let asks = 0
  /** The request that followed a confirmed cart, while none has replaced it. */
  let renewed: Promise<TotalsView | undefined> | undefined

  const abortOlder = () => {
    renewed = undefined
    underWay?.abort()
    underWay = createAbortController()
    newest += 1
    return newest
  }

  /** Sends the request and shows its answer; resolves with undefined when a newer request replaces it. */
  async function requestEstimate(): Promise<TotalsView | undefined> {
    areShown = true
    const mine = abortOlder()
    const signal = underWay?.signal
    store.setState({ estimating: true })
    await queue.idle()
    await restoreTerms()
    if (mine !== newest) return undefined
    const terms = details?.terms()
    const isNewest = () => mine === newest
    try {
      const answer = await askCart(async (cart) => (await cart.more()).estimate(terms, signal))
      // Violations block checkout, fees are in the total but not in the subtotal, discounts lower single lines, gift cards pay: all must be shown.
      const { violations, additionalFees, appliedDiscounts, giftCards } = answer
      const { convertedAmount, amount } = objectOr(objectOr(answer.payLater).total)
      const isPaidLater = (numberOf(convertedAmount ?? amount) ?? 0) > 0
      await loadDetailsIf(isPaidLater || [violations, additionalFees, appliedDiscounts, giftCards].some(hasEntries))
      if (!isNewest()) return undefined
      const sums = toTotals(answer, formatMoney)
      if (!sums) throw badEstimate('priceSummary')
      if (details?.showAnswer(answer, terms)) return await requestEstimate()
      const totals = withRows(sums, hasEntries(additionalFees))
      show(totals)
      shownFor = subjectOf(terms)
      goneId = ''
      return totals
    } catch (thrown) {
      if (!isNewest()) return undefined
      const error = toCartletError(thrown)
      emit({ type: 'error', error })
      const { id } = selectCart(store.getState()) ?? {}
      if (isCartGone(error) && id !== goneId) {
        // A cart that is there in spite of it is not read again and again.
        goneId = id
        void refresh()
      }
      const last = selectCart(store.getState())?.totals
      if (UNREADABLE.includes(error.code)) show(last && { ...last, isOld: subjectOf(terms) === shownFor ? undefined : true })
      else {
        // The drawer says instead where the total will be shown.
        details?.showAnswer(undefined, terms)
        show()
      }
      throw error
    } finally {
      if (isNewest()) store.setState({ estimating: false })
    }
  }

  /** What a caller waits for: the newest estimate, also when the cart is confirmed meanwhile, as by a read, and the same is asked again. */
  async function askEstimate(): Promise<TotalsView | undefined> {
    const mine = ++asks
    let totals = await requestEstimate()
    while (!totals && renewed && mine === asks) totals = await renewed
    return totals
  }

  const cartConfirmed = (cart: CartView) => {
    if (!areShown) return
    if (cart.count) {
      renewed = requestEstimate()
      renewed.catch(() => {})
    } else {
      abortOlder()
      details?.showAnswer()
      store.setState({ estimating: false })
    }
  }

  return {
    cartConfirmed,
    showTotals() {
      const state = store.getState()
      const cart = selectCart(state)
      // Totals that failed to load are requested again the next time that they are shown.
      if (areShown && (state.estimating || (cart?.totals && !cart.totals.isOld))) return
      areShown = true
      if (cart) cartConfirmed(cart)
    },
    openEstimate: async () => (await toldDetails()).open(),
    async checkoutTerms() {
      await restoreTerms()
      return details?.checkoutTerms()
    },
    async estimate(request) {
      await loadDetailsIf(!request)
      if (request) (await toldDetails()).setTerms(request)
      const totals = await askEstimate()
      if (totals) return totals
      throw new CartletError('ABORTED', 'A newer request replaced this one')
    },
  }
}
