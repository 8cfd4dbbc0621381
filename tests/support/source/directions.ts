/** Which way imports lead inside `src/embed` and `src/store`, and who knows the platform's cart. */
import { type Edge, edgesOf, type SourceFile } from './source'

export const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

export const describe = (edge: Edge) => `${edge.kind === 'dynamic' ? 'import()' : edge.kind} of "${edge.specifier}"`

/**
 * The folders of a layer from top to bottom: an import leads down, whether of a value, a type or with `import()`. So there is no
 * circle of folders, and what the first button needs names no file of a later download: `start` passes these in.
 */
const ORDER: Record<string, readonly string[]> = {
  'src/embed': [
    // Assembles a page, and names every chunk.
    'start',
    // Features. The lower ones belong to others: agents and links tell the visitor with a notice, a cart edits products.
    ...[
      'agents',
      'add-link',
      'analytics',
      'cart',
      'check-up',
      'account',
      'currency',
      'live',
      'search',
      'wish-list',
      'product',
      'notice',
    ],
    ...['theme', 'snapshot', 'visit', 'page-ui', 'shop', 'api', 'boot', 'page', 'report', 'dom', 'events', 'settings', 'preact'],
  ],
  'src/store': [
    ...['collections', 'currency', 'members', 'orders', 'stock', 'told', 'visit', 'wish-list', 'button'],
    ...['shop', 'drawer', 'estimate', 'cart', 'catalog', 'base'],
  ],
}

export function checkOrder(file: SourceFile): string[] {
  const root = Object.keys(ORDER).find((layer) => isIn(file.path, layer))
  const order = root && ORDER[root]
  if (!order) return []
  const folderOf = (path: string) => path.slice(root.length + 1).split('/')[0] as string
  const own = order.indexOf(folderOf(file.path))
  if (own < 0) return [`${file.path}: has no place in the order of ${root}`]
  return edgesOf(file)
    .filter(({ target }) => target !== null && isIn(target, root) && order.indexOf(folderOf(target)) < own)
    .map((edge) => `${file.path}: ${describe(edge)}, which is above ${order[own]} in ${root}`)
}

const ABOVE_THE_CART = /^src\/(store|widget|embed|react|server)\//
const CART_ADAPTER = /^src\/store\/cart\/v\d\//
const CART_OF_PLATFORM = /^src\/platform\/(cart|checkout|gift-card)[-\w]*\//

/** The store speaks of a cart in its own words (`CartPort`); what the platform calls it is known to one adapter a version. */
export const checkCartPort = (file: SourceFile): string[] =>
  ABOVE_THE_CART.test(file.path) && !CART_ADAPTER.test(file.path)
    ? edgesOf(file)
        .filter(({ target }) => target !== null && CART_OF_PLATFORM.test(target))
        .map((edge) => `${file.path}: ${describe(edge)}`)
    : []
