/** Version 1 of the platform's cart: reading and adding. Shops begin with it, so it is bundled with the code that adds. */
import { addToCurrentCart, getCurrentCart } from '../../../platform/cart/api'
import type { Caller } from '../../../platform/http/call'
import type { FormatMoney } from '../../base/format-money'
import { once } from '../../base/load-once'
import type { CartPort } from '../cart-port'
import { pastCaches } from '../past-caches'
import { toCartView } from './v1-cart-view'

export const createCartV1 = (client: Caller, format: FormatMoney): CartPort => ({
  name: 'v1',
  read: (past) =>
    getCurrentCart(past ? pastCaches(client, 'estimate-totals', { calculateShipping: false, calculateTax: false }) : client).then(
      (cart) => cart && toCartView(cart, format),
    ),
  add: (item, quantity) =>
    addToCurrentCart(client, { lineItems: [{ catalogReference: item, quantity }] }).then((cart) => toCartView(cart, format)),
  more: once(async () => (await import('./cart-v1-more.chunk')).createMoreOfCartV1(client, format)),
})
