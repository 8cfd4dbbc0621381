/** Rules for `checkout`. */
import { getCheckout, getCheckoutByCartId } from '../../../../src/platform/checkout/api'
import { positional } from '../positional'
import type { Rules } from '../rule'

interface Body {
  id: string
}

export const checkoutRules: Rules = {
  'checkout.getCheckout': positional('checkout.getCheckout', { fields: ['id'] }, async (caller, { id }: Body) => ({
    checkout: await getCheckout(caller, id),
  })),
  'checkout.getCheckoutByCartId': positional(
    'checkout.getCheckoutByCartId',
    { fields: ['id'] },
    async (caller, { id }: Body) => ({
      checkout: await getCheckoutByCartId(caller, id),
    }),
  ),
}
