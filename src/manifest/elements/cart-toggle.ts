import type { ElementRow } from '../model'
import { FALLBACK, LOOKS } from '../shared'

export const cartToggle: ElementRow = {
  className: 'CartletCartToggleElement',
  name: 'cart-toggle',
  description:
    'A button that opens the cart and shows how many items it holds. A page that has one can turn off the floating toggle with `data-cart="none"`.',
  attributes: [
    { name: 'hide-when-empty', type: 'flag', default: 'absent', description: 'shows nothing while the cart is empty' },
    {
      name: 'account',
      type: 'flag',
      default: 'absent',
      description: "adds a login button, which leads to the shop's own page, and the member's menu after the login",
    },
    {
      name: 'sections',
      type: 'list',
      value: 'as for [account](account.md#attributes)',
      default: 'all',
      description: 'member pages that this menu links to',
    },
  ],
  properties: [],
  methods: [],
  slots: [
    FALLBACK,
    {
      name: 'label',
      description: 'replaces icon and number, for example `Basket (<b data-cartlet-count>0</b>)`; text and inline elements only',
    },
  ],
  parts: [
    { name: 'toggle', description: 'the button; with `account`, also the button of the menu' },
    { name: 'badge', description: 'the number of items' },
    { name: 'button', description: '"Log in", and the buttons of the orders, with `account`' },
    { name: 'dialog', description: "the member's orders, with `account`" },
    { name: 'price', description: 'a sum of an order, with `account`' },
  ],
  variables: [...LOOKS, '--cartlet-line', '--cartlet-z-index', '--cartlet-shadow'],
  events: [
    { name: 'cartlet:cart-open', description: 'the drawer opens' },
    { name: 'cartlet:cart-close', description: 'the drawer closes' },
    { name: 'cartlet:session-change', description: 'with `account`: a login or logout' },
  ],
}
