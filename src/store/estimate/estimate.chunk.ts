/** The part of an estimate beside its totals: destination, delivery, memberships, suggested fixes. `drawer/totals.ts` sends the request. */

import { CartletError } from '../../platform/http/errors'
import { ownOf } from '../../platform/wire/record'
import type { EstimateAnswer } from '../base/cart-answer'
import type { PagePorts } from '../base/context'
import type { CheckoutBuyer, EstimateActions, EstimateRequest, EstimateView, ShippingProblem } from '../base/estimate-model'
import { selectCart } from '../base/state'
import type { CartContext } from '../cart/cart-core'
import { assertDestination, keepTerms, recallTerms, type Terms, termsFor, toDestination } from './estimate-terms'
import { isChoice } from './shipping-options'
import { misreadIn, toEstimateView } from './to-estimate-view'
import { badEstimate } from './totals-view'

export type EstimateContext = Pick<
  CartContext & PagePorts,
  'client' | 'askCart' | 'store' | 'queue' | 'emit' | 'formatMoney' | 'tabStorage'
>

/** What a suggested fix of the platform may change. */
interface LineChanges {
  setQuantity(line: string, quantity: number): Promise<unknown>
  remove(line: string): Promise<unknown>
}

export interface EstimateDetails extends EstimateActions {
  /** The estimate is on screen: requests one unless the state has it. */
  open(): EstimateActions
  /** Replaces all that was chosen. */
  setTerms(terms?: EstimateRequest): void
  /** The terms that an estimate is requested for. */
  terms(): EstimateRequest
  /**
   * Puts the platform's answer into the state, or clears the former one when there is none, and reports parts that could not be read. Returns
   * true when the chosen delivery option is no longer offered and was dropped: the answer then belongs to outdated terms.
   */
  showAnswer(answer?: EstimateAnswer, sent?: EstimateRequest): boolean
  /** The terms that are sent with a checkout; rejects with `CHECKOUT_BLOCKED` when the shop does not accept the cart. */
  checkoutTerms(): Promise<CheckoutBuyer>
}

/**
 * @param askEstimate resolves once the answer is in the state, with nothing when a newer request replaced this one
 * @param key under which the terms are stored in this tab
 */
export function createEstimate(
  { store, formatMoney, tabStorage, emit }: EstimateContext,
  { setQuantity, remove }: LineChanges,
  askEstimate: () => Promise<unknown>,
  key: string,
): EstimateDetails {
  let terms = ownOf(recallTerms(tabStorage, key))
  /** Shown until the visitor chooses another option. */
  let gone: ShippingProblem | undefined

  const viewNow = () => store.getState().estimate?.view
  const isForbidden = () => viewNow()?.messages.some(({ severity }) => severity === 'error')

  function setTerms(next: Terms = {}): void {
    terms = ownOf(next)
    keepTerms(tabStorage, key, next)
  }

  function show(view: EstimateView | undefined): void {
    const { address, shippingOption, memberships = [] } = terms
    const estimate = { destination: toDestination(address), option: shippingOption, memberships: memberships.map(({ id }) => id) }
    store.setState({ estimate: { ...estimate, view: view && ownOf(view) } })
  }

  async function choose(next: Terms): Promise<EstimateView> {
    gone = undefined
    setTerms(next)
    show(viewNow())
    if (!(await askEstimate())) throw new CartletError('ABORTED', 'A newer request replaced this one')
    return viewNow() as EstimateView
  }

  const actions: EstimateActions = {
    async setDestination(destination) {
      if (!destination) return choose({})
      return choose(termsFor(assertDestination(destination), terms))
    },
    chooseShipping: async (option) =>
      choose({ ...terms, shippingOption: option && { code: option.code, carrierId: option.carrierId } }),
    async chooseMemberships(ids) {
      const chosen = (viewNow()?.memberships.eligible ?? []).filter(({ id }) => ids.includes(id))
      const memberships = chosen.map(({ id, appId, lineIds }) => ({ id, appId, lineItemIds: lineIds }))
      return choose({ ...terms, memberships: memberships.length ? memberships : undefined })
    },
    async applyFix({ fix }) {
      if (!fix) throw new CartletError('INVALID_ARGUMENT', 'This violation has no fix')
      await (fix.kind === 'remove' ? remove(fix.lineId) : setQuantity(fix.lineId, fix.quantity))
    },
  }

  return {
    ...actions,
    setTerms,
    terms: () => terms,
    open() {
      if (!viewNow() && selectCart(store.getState())?.count) askEstimate().catch(() => {})
      return actions
    },

    showAnswer(answer, { address, shippingOption: chosen } = {}) {
      const view = answer && toEstimateView(answer, toDestination(address), formatMoney)
      // The choice is kept when the platform did not list its options, or nothing has to be delivered now.
      const isOffered = view && (view.shippingOptions.length > 0 || view.shippingProblem?.kind === 'not-served')
      if (isOffered && chosen && !view.shippingOptions.some((one) => isChoice(one, chosen))) {
        const title = viewNow()?.shippingOptions.find((one) => isChoice(one, chosen))?.title
        gone = { kind: 'option-gone', ...(title && { title }) }
        setTerms({ ...terms, shippingOption: undefined })
        return true
      }
      const misread = answer && misreadIn(answer)
      if (misread) emit({ type: 'error', error: badEstimate(misread) })
      show(view && { ...view, ...(gone && !view.shippingProblem && { shippingProblem: gone }) })
      return false
    },

    async checkoutTerms() {
      // The shop may now accept what it refused before.
      if (isForbidden()) await askEstimate()
      if (isForbidden()) throw new CartletError('CHECKOUT_BLOCKED', 'The shop does not accept this cart: see its violations')
      const { address, billingAddress, isBilledThere, shippingOption } = terms
      return {
        shippingAddress: address,
        billingAddress: isBilledThere ? undefined : billingAddress,
        selectedShippingOption: shippingOption,
      }
    },
  }
}
