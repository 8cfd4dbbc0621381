import type { ElementRow } from '../model'
import { FALLBACK, LOOKS } from '../shared'

export const account: ElementRow = {
  className: 'CartletAccountElement',
  name: 'account',
  description: "Log in, register, verify an e-mail address, recover a password, and the member's menu.",
  attributes: [
    {
      name: 'mode',
      type: 'choice',
      values: ['page', 'redirect'],
      default: '`page`',
      description: "`redirect`: log in, register and recover on the shop's own page, then come back",
    },
    {
      name: 'fields',
      type: 'list',
      value: 'list',
      default: '`firstName lastName`',
      description: 'fields of the registration form besides e-mail and password, see below',
    },
    {
      name: 'sections',
      type: 'list',
      value: 'list',
      default: 'all five',
      description:
        'member pages that the menu links to, in this order: `ACCOUNT_INFO`, `ORDERS`, `SUBSCRIPTIONS`, `BOOKINGS`, `EVENTS`',
    },
    {
      name: 'providers',
      type: 'list',
      value: 'list',
      default: 'none',
      description: 'other accounts to log in with: `google`, `facebook`, or the id of a connection of the shop, see below',
    },
  ],
  properties: [],
  methods: [],
  slots: [FALLBACK, { name: 'captcha', description: 'filled by the element itself when the shop requires a captcha' }],
  parts: [
    { name: 'button', description: 'the buttons of the forms and of the orders' },
    { name: 'toggle', description: "opens the member's menu" },
    { name: 'dialog', description: "the member's orders" },
    { name: 'price', description: 'a sum of an order' },
    { name: 'field', description: 'a field' },
    { name: 'notice', description: 'what went wrong' },
  ],
  variables: [...LOOKS, '--cartlet-line', '--cartlet-z-index', '--cartlet-shadow'],
  events: [
    { name: 'cartlet:session-change', description: 'a login or logout' },
    { name: 'cartlet:error', description: 'something failed' },
  ],
}
