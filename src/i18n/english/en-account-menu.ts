/** English for the member's menu, part of its chunk. */
import type { MenuMessages } from '../account-messages'

export const enAccountMenu: MenuMessages = {
  sections: {
    ACCOUNT_INFO: 'My account',
    ORDERS: 'My orders',
    SUBSCRIPTIONS: 'My subscriptions',
    BOOKINGS: 'My bookings',
    EVENTS: 'My events',
  },
  logOut: 'Log out',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed.',
  forPageOnly: 'Your browser stores nothing for this page. You stay logged in until you leave it.',
  account: (name) => `Account of ${name}`,
  member: 'Your account',
}
