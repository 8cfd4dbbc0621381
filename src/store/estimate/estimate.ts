/** What reads the whole of an estimate and acts on it: destination, delivery, memberships, suggested fixes. Fetched when it is wanted. */
import type { CartEstimate } from '../../platform/cart/estimate-model'
import type { CheckoutOptions, EstimateOptions } from '../../platform/cart/model'
import { CartletError } from '../../platform/http/errors'
import type { ShopContext } from '../context'
import type { CartChanges } from '../drawer/cart-changes'
import type { EstimateRequest } from '../drawer/totals'
import { badEstimate } from '../drawer/totals-view'
import { selectCart } from '../state'
import { assertDestination, keepTerms, recallTerms, toDestination } from './estimate-terms'
import type { EstimateActions, EstimateView, ShippingProblem } from './estimate-view'
import { isChoice } from './shipping-options'
import { misreadIn, toEstimateView } from './to-estimate-view'

export interface EstimatePart extends EstimateActions {
  /** Somebody looks: asks unless the answer is in the state already. */
  start(): EstimateActions
  /** Replaces all that was chosen. */
  setTerms(terms?: EstimateRequest): void
  /** What goes to the platform. */
  question(): EstimateOptions
  /**
   * Puts what the platform said into the state, and tells the page's author of what could not be read; nothing of an earlier answer stays where there is none. True: a chosen option is no longer
   * offered and was dropped, so that these sums hold for nothing that anybody chose.
   */
  take(answer?: CartEstimate, asked?: EstimateOptions): boolean
  /** What checkout is to know; rejects with `CHECKOUT_BLOCKED` where the shop does not take the cart as it is. */
  checkoutTerms(): Promise<CheckoutOptions>
}

/**
 * @param ask asks again; resolves when the answer is in the state, with nothing when a newer question took its place
 * @param key under which destination and option are kept in this tab
 */
export function createEstimate(
  context: ShopContext,
  { setQuantity, remove }: Pick<CartChanges, 'setQuantity' | 'remove'>,
  ask: () => Promise<unknown>,
  key: string,
): EstimatePart {
  const { store, formatMoney } = context
  let terms = recallTerms(context.tabStorage, key)
  /** Said until the visitor chooses anew. */
  let gone: ShippingProblem | undefined

  const viewNow = () => store.getState().estimate?.view
  const isForbidden = () => viewNow()?.messages.some(({ severity }) => severity === 'error')

  function setTerms(next: EstimateRequest = {}): void {
    terms = next
    keepTerms(context.tabStorage, key, next)
  }

  function show(view: EstimateView | undefined): void {
    const { address, shippingOption, memberships = [] } = terms
    const estimate = { destination: toDestination(address), option: shippingOption, memberships: memberships.map(({ id }) => id) }
    store.setState({ estimate: { ...estimate, ...(view && { view }) } })
  }

  async function choose(next: EstimateRequest): Promise<EstimateView> {
    gone = undefined
    setTerms(next)
    show(viewNow())
    if (!(await ask())) throw new CartletError('ABORTED', 'A newer question took the place of this one')
    return viewNow() as EstimateView
  }

  function question(): EstimateOptions {
    const { address, billingAddress, shippingOption, memberships } = terms
    return {
      shippingAddress: address,
      billingAddress,
      selectedShippingOption: shippingOption,
      selectedMemberships: memberships && { memberships },
      calculateTax: Boolean(address),
      calculateShipping: Boolean(address),
    }
  }

  const actions: EstimateActions = {
    async setDestination(destination) {
      if (!destination) return choose({})
      const address = assertDestination(destination)
      return choose({ ...terms, address, billingAddress: address })
    },
    chooseShipping: async (option) =>
      choose({ ...terms, shippingOption: option && { code: option.code, carrierId: option.carrierId } }),
    async chooseMemberships(ids) {
      const chosen = (viewNow()?.memberships.eligible ?? []).filter(({ id }) => ids.includes(id))
      const memberships = chosen.map(({ id, appId, lineIds }) => ({ id, appId, lineItemIds: lineIds }))
      return choose({ ...terms, memberships: memberships.length ? memberships : undefined })
    },
    async applyFix({ fix }) {
      if (!fix) throw new CartletError('INVALID_ARGUMENT', 'Nothing was suggested')
      await (fix.kind === 'remove' ? remove(fix.lineId) : setQuantity(fix.lineId, fix.quantity))
    },
  }

  return {
    ...actions,
    setTerms,
    question,
    start() {
      if (!viewNow() && selectCart(store.getState())?.count) ask().catch(() => {})
      return actions
    },

    take(answer, { shippingAddress, selectedShippingOption: chosen } = {}) {
      const view = answer && toEstimateView(answer, toDestination(shippingAddress), formatMoney)
      // Where nobody could say what is offered, or nothing has to be delivered just now, the choice still stands.
      const told = view && (view.shippingOptions.length > 0 || view.shippingProblem?.kind === 'not-served')
      if (told && chosen && !view.shippingOptions.some((one) => isChoice(one, chosen))) {
        const title = viewNow()?.shippingOptions.find((one) => isChoice(one, chosen))?.title
        gone = { kind: 'option-gone', ...(title && { title }) }
        setTerms({ ...terms, shippingOption: undefined })
        return true
      }
      const wrong = answer && misreadIn(answer)
      if (wrong) context.emit({ type: 'error', error: badEstimate(wrong) })
      show(view && { ...view, ...(gone && !view.shippingProblem && { shippingProblem: gone }) })
      return false
    },

    async checkoutTerms() {
      // What the shop forbade a while ago may be allowed by now.
      if (isForbidden()) await ask()
      if (isForbidden()) throw new CartletError('CHECKOUT_BLOCKED', 'The shop does not take this cart as it is')
      return { shippingAddress: terms.address, selectedShippingOption: terms.shippingOption }
    },
  }
}
