/** Download unit: the drawer and what it does. What the whole of an estimate needs is fetched when somebody wants that. */
import { createDesk as createStoreDesk } from '../store/desk'
import type { Engine } from '../store/engine'

export { createRedirectSession } from '../platform/redirects/api'
export { CartDrawer } from '../widget/CartDrawer'

export const loadEstimateParts = () => import('./estimate-parts')
export const createDesk = (engine: Engine) => createStoreDesk(engine, loadEstimateParts)
