/**
 * docs/platform.md §7 row by row, and the paths under which this platform serves each, for the docs and for the tests that
 * call them all. A second path of a row is the same call in another form: with another prefix, or by POST when the
 * query is too long for a URL. Inventory, catalog version 3, checkouts and version 2 of the cart are current calls that the specification does not list.
 */
import { IDENTITY_ROUTES, type RouteRow as IdentityRow, type RowCaller } from './identity/identity-table'

export type Section =
  | IdentityRow['section']
  | 'Cart'
  | 'Cart, version 2'
  | 'Checkout'
  | 'Collections, read'
  | 'Products and collections, write'
  | 'Products, read'
  | 'Inventory, version 1'
  | 'Subscription options, version 1'
  | 'Catalog, version 3'
  | 'Recommendations'
  | 'Back in stock'
  | 'Orders of members'
  | 'Wish list'
  | 'Currencies'
  | 'Site'

export interface RouteRow {
  section: Section
  /** As in the specification. */
  call: string
  /** Method and path on the gateway; `{id}` is a placeholder. */
  routes: readonly string[]
  caller: RowCaller
}

const under =
  (section: Section, prefix: string, caller: RowCaller = 'visitor') =>
  (call: string, ...more: string[]): RouteRow => {
    const [method = '', path = ''] = call.split(' ')
    return { section, call, routes: [`${method} ${prefix}${path}`, ...more], caller }
  }

const cart = under('Cart', '/ecom')
const cartV2 = under('Cart, version 2', '/ecom')
const checkout = under('Checkout', '/ecom')
const elevatedCheckout = under('Checkout', '/ecom', 'elevated')
const collection = under('Collections, read', '/stores-reader')
const write = under('Products and collections, write', '/stores', 'elevated')
const read = under('Products, read', '/stores-reader')
const inventory = under('Inventory, version 1', '/stores-reader')
const inventoryWrite = under('Inventory, version 1', '/stores', 'elevated')
const v3 = under('Catalog, version 3', '/stores')
const v3Write = under('Catalog, version 3', '/stores', 'elevated')
const recommendation = under('Recommendations', '')
const ofMember = under('Orders of members', '/ecom', 'member')
const contract = under('Orders of members', '/ecom/subscription-contracts', 'member')
const wishList = under('Wish list', '/ecom', 'member')
const storedWishList = under('Wish list', '/stores', 'elevated')
const currency = under('Currencies', '/currency_converter')
const site = under('Site', '/assets/scripts')
const subscriptionOption = under('Subscription options, version 1', '/_api/subscription-options-reader-server')
const stock = under('Back in stock', '/back-in-stock-service')
const stockOfShop = under('Back in stock', '/back-in-stock-service', 'elevated')
const category = under('Catalog, version 3', '/categories')
const categoryWrite = under('Catalog, version 3', '/categories', 'elevated')
/** Short queries use GET, long ones POST to the same path. */
const v3Query = (path: string): RouteRow => v3(`GET ${path}`, `POST /stores${path}`)

const CART_ROUTES: readonly RouteRow[] = [
  cart('GET /v1/carts/current'),
  cart('PATCH /v1/carts/current'),
  cart('POST /v1/carts/current/add-to-cart'),
  cart('POST /v1/carts/current/remove-line-items'),
  cart('POST /v1/carts/current/create-checkout'),
  cart('POST /v1/carts/current/remove-coupon'),
  cart('POST /v1/carts/current/update-line-items-quantity'),
  cart('POST /v1/carts/current/estimate-totals'),
  cart('DELETE /v1/carts/current'),
]

/** For the visitor's current cart, and for a cart by its id. */
const EITHER_CART = [
  'PATCH',
  'DELETE',
  'POST /refresh',
  'POST /calculate',
  'POST /estimate',
  'POST /add-line-items',
  'POST /update-line-items',
  'POST /remove-line-items',
  'POST /add-coupon',
  'POST /remove-coupon',
  'POST /add-gift-card',
  'POST /remove-gift-card',
  'POST /set-delivery-method',
  'POST /remove-delivery-method',
  'POST /update-forms-submission',
  'GET /upsell-options',
]

const CART_V2_ROUTES: readonly RouteRow[] = [
  cartV2('GET /v2/carts/current'),
  cartV2('POST /v2/carts/current'),
  cartV2('POST /v2/carts'),
  cartV2('GET /v2/carts/{cartId}'),
  ...['current', '{cartId}'].flatMap((which) =>
    EITHER_CART.map((call) => {
      const [method = '', action = ''] = call.split(' ')
      return cartV2(`${method} /v2/carts/${which}${action}`)
    }),
  ),
  cartV2('POST /v2/carts/{cartId}/get-checkout-url'),
  cartV2('POST /v2/carts/{cartId}/place-order'),
]

const CHECKOUT_ROUTES: readonly RouteRow[] = [
  checkout('GET /v1/checkouts/{id}'),
  checkout('GET /v1/checkouts/by-cart-id/{cartId}'),
  checkout('POST /v1/checkouts'),
  checkout('PATCH /v1/checkouts/{id}'),
  checkout('POST /v1/checkouts/{id}/update-line-items-quantity'),
  checkout('POST /v1/checkouts/{id}/remove-line-items'),
  checkout('POST /v1/checkouts/{id}/remove-gift-card'),
  checkout('POST /v1/checkouts/{id}/remove-coupon'),
  checkout('GET /v1/checkouts/{id}/checkout-url'),
  elevatedCheckout('POST /v1/gift-cards/{code}'),
  under('Checkout', '/_api/delivery-rates', 'elevated')('POST /v1/get-delivery-solutions'),
  checkout('GET /v1/orders/{id}'),
]

export const CATALOG_V1_ROUTES: readonly RouteRow[] = [
  collection('GET /v2/collections/{id}', 'GET /v2/collections/{id}'),
  collection('GET /v2/collections/slug/{slug}', 'GET /v2/collections/slug/{slug}'),
  collection(
    'POST /v2/collections/query',
    'GET /stores-reader/v2/collections/query',
    'POST /v2/collections/query',
    'GET /v2/collections/query',
  ),

  write('POST /v1/products'),
  write('PATCH /v1/products/{id}'),
  write('DELETE /v1/products/{id}'),
  write('PATCH /v1/products/{id}/variants'),
  write('POST /v1/products/{id}/variants/resetToDefault'),
  write('POST /v1/collections/{id}/productIds'),
  write('POST /v1/collections/{id}/productIds/delete'),
  write('POST /v1/products/{id}/media'),
  write('POST /v1/products/{id}/media/delete'),
  write('PATCH /v1/products/{id}/choices/media'),
  write('POST /v1/products/{id}/choices/media/delete'),
  write('DELETE /v1/products/{id}/options'),
  write('POST /v1/products/{id}/remove-brand'),
  write('POST /v1/products/{id}/remove-ribbon'),
  write('POST /v1/collections'),
  write('PATCH /v1/collections/{id}'),
  write('DELETE /v1/collections/{id}'),
  write('POST /v1/bulk/products/update'),
  write('POST /v1/bulk/products/adjust-properties'),

  read('GET /v1/products/{id}'),
  read('GET /v1/collections/slug/{slug}'),
  read('POST /v1/products/{id}/productOptionsAvailability'),
  read('POST /v1/products/{id}/variants/query'),
  read('POST /v1/variants/query'),
  read('GET /v1/variants/{id}'),
  read('POST /v1/products/query-platformized', 'GET /stores-reader/v1/products/query-platformized'),
]

export const INVENTORY_ROUTES: readonly RouteRow[] = [
  inventory('POST /v2/inventoryItems/query'),
  inventory('POST /v2/inventoryItems/{id}/getVariants', 'POST /stores-reader/v2/inventoryItems/product/{id}/getVariants'),
  inventoryWrite('PATCH /v2/inventoryItems/{id}', 'PATCH /stores/v2/inventoryItems/product/{id}'),
  inventoryWrite('POST /v2/inventoryItems/decrement'),
  inventoryWrite('POST /v2/inventoryItems/increment'),
]

export const SUBSCRIPTION_OPTION_ROUTES: readonly RouteRow[] = [
  subscriptionOption('GET /v1/subscription-options/byProduct/{productId}'),
  subscriptionOption('GET /v1/subscription-options/product/{productId}/oneTimePurchasesStatus'),
  subscriptionOption('GET /v1/subscription-options/{id}'),
]

export const CATALOG_V3_ROUTES: readonly RouteRow[] = [
  v3('GET /v3/provision/version'),
  v3('GET /v3/products/{id}'),
  v3('GET /v3/products/slug/{slug}'),
  v3Query('/v3/products/query'),
  v3Query('/v3/products/search'),
  v3Query('/v3/products/count'),
  v3Query('/v3/products/query-variants'),
  v3Query('/v3/products/search-variants'),
  v3Write('POST /v3/products'),
  v3Write('PATCH /v3/products/{id}'),
  v3Write('DELETE /v3/products/{id}'),
  v3('GET /v3/all-products-category'),
  v3('GET /v3/inventory-items/{inventoryItemId}'),
  v3Query('/v3/inventory-items/query'),
  v3Query('/v3/inventory-items/search'),
  v3Write('POST /v3/inventory-items'),
  v3Write('PATCH /v3/inventory-items/{inventoryItemId}'),
  v3Write('DELETE /v3/inventory-items/{id}'),
  v3('GET /v3/info-sections/{infoSectionId}'),
  v3Query('/v3/info-sections/query'),
  v3('GET /v3/brands/{brandId}'),
  v3Query('/v3/brands/query'),
  v3('GET /v3/ribbons/{ribbonId}'),
  v3Query('/v3/ribbons/query'),
  v3('GET /v3/customizations/{customizationId}'),
  v3Query('/v3/customizations/query'),
  v3('GET /v3/promotions/resolve'),
  v3('GET /v3/promotions/{promotionId}'),
  v3Query('/v3/promotions/query'),
  v3('POST /v3/promotions/search'),
  v3('GET /v3/product-groups/{productGroupId}'),
  v3Query('/v3/product-groups/query'),
  v3Query('/v3/product-groups/search'),
  category('GET /v1/categories/{categoryId}'),
  category('GET /v1/categories/slug/{slug}'),
  category('POST /v1/categories/query'),
  category('POST /v1/categories/search'),
  category('POST /v1/categories/count'),
  category('GET /v1/categories/{categoryId}/list-items', 'POST /categories/v1/categories/{categoryId}/list-items'),
  category('GET /v1/categories/{categoryId}/arranged-items'),
  category('GET /v1/categories/list-categories-for-item', 'POST /categories/v1/categories/list-categories-for-item'),
  category('POST /v1/categories/list-categories-for-items'),
  category('GET /v1/categories/list-trees'),
  categoryWrite('POST /v1/categories'),
  categoryWrite('PATCH /v1/categories/{id}'),
  categoryWrite('DELETE /v1/categories/{id}'),
  categoryWrite('POST /v1/categories/{id}/move'),
  categoryWrite('PATCH /v1/categories/visibility'),
  categoryWrite('POST /v1/bulk/categories/update'),
  categoryWrite('POST /v1/bulk/categories/show'),
  categoryWrite('POST /v1/categories/{categoryId}/set-arranged-items'),
  categoryWrite('POST /v1/bulk/categories/{categoryId}/add-items'),
  categoryWrite('POST /v1/bulk/categories/{categoryId}/remove-items'),
  categoryWrite('POST /v1/bulk/categories/add-item'),
  categoryWrite('POST /v1/bulk/categories/remove-item'),
  categoryWrite('POST /v1/bulk/categories/set-item-categories'),
]

const RECOMMENDATION_ROUTES: readonly RouteRow[] = [
  recommendation('GET /v1/recommendations/algorithms'),
  recommendation('POST /v1/recommendations/get'),
]

const STOCK = '/v1/back-in-stock-notification-requests'
const BACK_IN_STOCK_ROUTES: readonly RouteRow[] = [
  stock(`POST ${STOCK}`),
  stockOfShop(`PUT ${STOCK}/settings`),
  stockOfShop(`GET ${STOCK}/count-by-catalog-reference`, `POST /back-in-stock-service${STOCK}/count-by-catalog-reference`),
]

const MEMBER_ORDER_ROUTES: readonly RouteRow[] = [
  ofMember('POST /v1/orders/search'),
  ofMember('GET /v1/fulfillments/orders/{orderId}'),
  ofMember('POST /v1/fulfillments/list-by-ids'),
  ofMember('POST /v1/invoices/list-by-ids'),
  contract('GET /v1/subscription-contracts/{subscriptionContractId}'),
  contract('GET /v1/subscription-contracts/query', 'POST /ecom/subscription-contracts/v1/subscription-contracts/query'),
]

const WISH_LIST_ROUTES: readonly RouteRow[] = [
  wishList('GET /v1/wishlists/get-default'),
  wishList('POST /v1/wishlists/add-item'),
  wishList('POST /v1/wishlists/remove-item'),
  storedWishList('POST /v1/wishlists/get'),
]

const CURRENCY_ROUTES: readonly RouteRow[] = [
  currency('GET /v1/currencies'),
  currency('POST /v1/currencies/amounts/{from}/convert/{to}'),
  currency('GET /v1/currencies/rate/{from}/convert/{to}'),
]

const SITE_ROUTES: readonly RouteRow[] = [site('GET /v1/site-scripts/essentials'), site('GET /v1/site-scripts/metadata')]

export const ROUTE_TABLE: readonly RouteRow[] = [
  ...IDENTITY_ROUTES.map(({ section, call, route, caller }) => ({ section, call, routes: [route], caller })),
  ...CART_ROUTES,
  ...CART_V2_ROUTES,
  ...CHECKOUT_ROUTES,
  ...CATALOG_V1_ROUTES,
  ...INVENTORY_ROUTES,
  ...SUBSCRIPTION_OPTION_ROUTES,
  ...CATALOG_V3_ROUTES,
  ...RECOMMENDATION_ROUTES,
  ...BACK_IN_STOCK_ROUTES,
  ...MEMBER_ORDER_ROUTES,
  ...WISH_LIST_ROUTES,
  ...CURRENCY_ROUTES,
  ...SITE_ROUTES,
]
