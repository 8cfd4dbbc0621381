/** Download unit: the drawer and what it does. */
export { createRedirectSession } from '../platform/redirects/api'
export { createDesk } from '../store/desk'
export { CartDrawer } from '../widget/CartDrawer'
