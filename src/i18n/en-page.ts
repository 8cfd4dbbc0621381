/** English for toasts: travels with the page's furniture. */
import type { PageMessages } from './messages'

export const enPage: PageMessages = {
  viewCart: 'View cart',
  dismiss: 'Dismiss',
  addedToast: (name) => `Added ${name}`,
  drawerFailed: 'The cart could not be opened. Please try again.',
}
