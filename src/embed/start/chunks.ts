/**
 * The widget's chunks, and the loaders of those that several modules need. Every other chunk is loaded by the only module that
 * uses it. The bundler drops the table; a test compares it with the sources and with `budgets.json`.
 */
import { once } from '../../store/base/load-once'
import { isOnSlowLine } from '../dom/slow-line'

/** There are no frames while a page is hidden, nor in an iframe that is scrolled out of view. */
const MAX_WAIT_MS = 300

/**
 * Resolves after two frames: in the first the browser reports which elements are near the viewport, in the second they are
 * painted. Without frames it resolves after a timeout.
 */
const firstFrames = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : MAX_WAIT_MS)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

/**
 * Parsing and running other code would delay the first buttons, which are drawn in the first frames. On a slow connection the
 * code arrives later than that anyway, so it is requested at once.
 */
const drawn = once(async () => isOnSlowLine() || firstFrames())

export const loadShopParts = once(() => drawn().then(() => import('./shop.chunk')))
/** In the task after they came: that one requests the products, and on a slow phone both together would be a long task. */
export const loadShopPartsForPage = once(async () => {
  const parts = await loadShopParts()
  await new Promise((next) => setTimeout(next))
  return parts
})
// In parallel with the shop parts, which the drawer builds on.
export const loadDrawer = once(() => drawn().then(() => import('../cart/drawer.chunk')))
export const importSnapshotParts = () => import('../snapshot/snapshot.chunk')
export const loadProductParts = once(() => drawn().then(() => import('../product/product.chunk')))
export const loadCollectionParts = once(async () => (await loadShopParts()).importCollectionParts())

export interface ChunkRow {
  /** The name of the bundle, and of the file in `src` without `.chunk`. `<language>` represents each language besides English. */
  name: string
  holds: string
  comesWith: string
}

export const CHUNKS: readonly ChunkRow[] = [
  // The page
  { name: 'widget', holds: 'elements, page, buy button', comesWith: 'the loader' },
  {
    name: 'shop',
    holds: 'client, session, adding, checkout, catalog version 3, toggle, the API, visit',
    comesWith: 'the first frames',
  },
  { name: 'consent', holds: 'consent, Google consent mode', comesWith: 'required or set consent' },
  {
    name: 'theme',
    holds: 'colours behind elements, colours of the page, theme files',
    comesWith: 'a page not plainly light or dark, data-theme="host" or a file, setTheme with variables',
  },
  { name: 'languages', holds: 'messages besides English', comesWith: 'another language or configured messages' },
  { name: 'configured-messages', holds: 'names of the values of each message', comesWith: 'configured messages' },
  {
    name: 'snapshot',
    holds: 'products of a snapshot or the last visit, taking over what was drawn ahead',
    comesWith: 'either of them',
  },
  { name: 'property-check', holds: 'products as data, hints for authors', comesWith: 'the first property that a script sets' },
  { name: 'keep-up', holds: 'reading again what is on screen', comesWith: 'the return to the tab' },
  { name: 'live', holds: "following the author's relay", comesWith: 'data-live' },
  { name: 'data-layer', holds: "GA4's events for the page's dataLayer", comesWith: 'data-analytics="datalayer"' },
  {
    name: 'agents',
    holds: "tools for the visitor's agent",
    comesWith: 'data-agents in a browser that has agents',
  },
  { name: 'add-link', holds: 'adding what a link names', comesWith: '?cartlet-add' },
  {
    name: 'notice',
    holds: 'telling and undoing what an agent or a link did, and how a checkout ended',
    comesWith: 'the first of them',
  },
  {
    name: 'check-up',
    holds: 'what is wrong with the page, and its panel',
    comesWith: 'cartlet.check(), data-debug, ?cartlet-debug',
  },
  { name: 'report-error', holds: 'hints for authors', comesWith: 'the first error' },

  // Catalog
  { name: 'v1', holds: 'products of catalog version 1', comesWith: 'the first product or add' },
  { name: 'v1-more', holds: 'product details, collections', comesWith: 'a whole product, the API' },
  { name: 'v3-more', holds: 'product details, categories', comesWith: 'a whole product, the API' },
  { name: 'v3-complete', holds: 'all variants and choices of a product', comesWith: 'a product that the query left incomplete' },
  { name: 'catalog-reference', holds: 'options, texts and subscriptions of an add', comesWith: 'adding a product that has any' },
  { name: 'pasted', holds: 'mending ids and slugs', comesWith: 'one that contains more than letters, digits, _ and -' },
  {
    name: 'pieces',
    holds: 'pieces of a product for templates of the author',
    comesWith: 'a template that has one',
  },
  { name: 'order-ahead', holds: 'requests for named variants', comesWith: 'an element that names a variant' },

  // Cart
  { name: 'count', holds: 'the number of items in elements of the author', comesWith: 'data-cartlet-count' },
  { name: 'cart-v1-more', holds: 'calls of an open cart, version 1', comesWith: 'the drawer' },
  { name: 'cart-v2', holds: 'reading and adding, version 2', comesWith: 'a shop whose cart has version 2' },
  { name: 'cart-v2-more', holds: 'calls of an open cart, version 2', comesWith: 'the drawer of such a shop' },
  { name: 'drawer', holds: 'drawer, changes of the cart', comesWith: 'intent to open the cart' },
  { name: 'make-way', holds: 'keeping the floating toggle out of the way', comesWith: 'the drawer, before it opens' },
  { name: 'cart-extras', holds: 'coupon, note, suggestions, notices', comesWith: 'the open cart' },
  { name: 'estimate', holds: 'destination, delivery, tax', comesWith: 'interest in more than the sums' },
  { name: 'gift-card', holds: 'the gift card of a cart', comesWith: 'an open cart of version 2' },
  { name: 'inline-cart', holds: '<cartlet-cart>', comesWith: 'the element' },
  { name: 'own-lines', holds: "the cart's lines in the author's own markup", comesWith: 'a <template> in <cartlet-cart>' },
  { name: 'line-editor', holds: 'changing a line in place', comesWith: 'opening a line' },
  { name: 'swap', holds: 'exchanging a line for another choice', comesWith: 'saving a changed line' },
  {
    name: 'watch-cart',
    holds: 'prices and carts of the last visit, a coupon from the address',
    comesWith: 'the first line in a cart, ?coupon',
  },
  { name: 'come-back', holds: 'what a checkout became', comesWith: 'the return from one' },
  { name: 'thanked-order', holds: 'an order by its id', comesWith: 'an order that nothing else tells' },

  // Products
  { name: 'product', holds: '<cartlet-product> as a card', comesWith: 'the element' },
  { name: 'full', holds: 'a whole product and its choices', comesWith: 'layout="full", quick view, line editor' },
  { name: 'back-in-stock', holds: 'asking to be told of new stock', comesWith: 'pressing its button' },
  { name: 'gallery', holds: 'pictures and videos', comesWith: 'a whole product that stands' },
  { name: 'zoom', holds: 'one picture over the whole screen', comesWith: 'pressing a picture' },
  { name: 'product-text', holds: 'what stands below a whole product', comesWith: 'a whole product that stands' },
  { name: 'html', holds: 'descriptions in HTML', comesWith: 'a description of that kind' },
  { name: 'rich', holds: 'descriptions in rich content', comesWith: 'a description of that kind' },
  { name: 'seo', holds: 'data for search engines', comesWith: 'the attribute seo' },
  { name: 'quick-view', holds: 'a product in a dialog', comesWith: 'opening one' },
  { name: 'collection', holds: '<cartlet-collection>', comesWith: 'the element' },
  { name: 'template', holds: "products in the author's own markup", comesWith: 'a <template> in an element' },
  { name: 'own-list', holds: 'lists of them', comesWith: 'a <template> in a collection or a search' },
  {
    name: 'beside',
    holds: "what stands beside the author's own markup",
    comesWith: 'a <template> in a search, a wish list or a cart',
  },
  { name: 'mistake', holds: 'mistakes in a template', comesWith: 'the first of them' },
  { name: 'search', holds: '<cartlet-search>', comesWith: 'the element' },
  { name: 'currency', holds: 'the currency of prices', comesWith: 'data-currency, setCurrency, a choice of the visitor' },
  {
    name: 'exact-amounts',
    holds: 'prices that the platform gives in it',
    comesWith: 'such a currency, unless the shop gives none',
  },
  { name: 'by-rate', holds: 'prices converted by the rate of the day', comesWith: 'prices that the shop does not give in it' },
  { name: 'currency-select', holds: '<cartlet-currency>', comesWith: 'the element' },
  { name: 'heart', holds: 'the wish list and its hearts', comesWith: 'an idle browser, with data-wish-list="on"' },
  { name: 'wish-list', holds: '<cartlet-wish-list>', comesWith: 'the element' },
  { name: 'member-list', holds: "a member's wish list", comesWith: 'a logged-in member, with hearts or the list' },
  { name: 'own-items', holds: "saved products in the author's own markup", comesWith: 'a <template> in <cartlet-wish-list>' },
  { name: 'recommended', holds: 'what the shop recommends', comesWith: 'such a collection, the open cart' },
  { name: 'v1-listing', holds: 'lists of catalog version 1', comesWith: 'a collection' },
  { name: 'v3-listing', holds: 'lists of catalog version 3', comesWith: 'a collection' },

  // Members
  { name: 'account-element', holds: '<cartlet-account> up to the log-in form', comesWith: 'the element' },
  { name: 'account', holds: 'state and actions of members', comesWith: 'the element, a login' },
  { name: 'account-forms', holds: 'every further form', comesWith: 'turning to the first form' },
  { name: 'account-menu', holds: "the member's menu", comesWith: 'a logged-in member' },
  { name: 'orders', holds: "a member's orders", comesWith: "the opened member's menu" },
  { name: 'order-details', holds: 'lines, sums and shipments of an order', comesWith: 'opening it' },
  { name: 'subscriptions', holds: "a member's subscriptions", comesWith: 'orders that are shown' },
  { name: 'order-again', holds: 'putting an order into the cart again', comesWith: 'pressing its button' },
  { name: 'work', holds: 'calls behind the forms', comesWith: 'turning to the first form' },
  { name: 'entry', holds: "from a login to the member's tokens", comesWith: 'a login under way' },
  { name: 'captcha', holds: 'captchas', comesWith: 'a captcha that the platform asks for' },

  // cartlet/react
  { name: 'set-up', holds: 'toggle, drawer host, the API, visit', comesWith: 'a CartletProvider' },
  { name: 'grid', holds: 'lists of products', comesWith: 'useCollection' },
  { name: 'own-grid', holds: 'a grid with room for the page’s own cards', comesWith: '<Collection card>' },
  { name: 'member', holds: 'login and logout', comesWith: 'useSession with a member, its actions' },

  // Messages
  { name: '<language>', holds: 'buttons and cart', comesWith: 'a page in that language' },
  { name: '<language>-product', holds: 'products and collections', comesWith: 'the first of them' },
  { name: '<language>-extras', holds: 'what an open cart shows', comesWith: 'the open cart' },
  { name: '<language>-account', holds: 'account forms and menu', comesWith: 'the first account element' },
]
