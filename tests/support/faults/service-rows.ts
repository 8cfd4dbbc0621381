/** What a shop may not offer its visitors, and where it is asked for: the rows of the table of services. */
import type { Locator, Page } from '@playwright/test'
import { seededEmail } from '../../../demo/platform/identity/members/member-seeds'
import { expect, type Shop } from '../fixtures/fixtures'
import { logIn, menu, onPage } from '../fixtures/members'
import { placeOrders } from '../fixtures/past-orders'
import { field } from '../pages/search-journeys'
import { heart, list } from '../pages/wish-list-journeys'

type Version = 'v1' | 'v3'
export type Seen = 'served' | 'refused' | 'failed'

export interface ServiceRow {
  name: string
  /** Method and path of every call of the service. */
  calls(version: Version): readonly `${string} /${string}`[]
  body: string
  /** Attributes of the snippet. */
  script?: string
  /** What the shop is like. */
  arrange?(shop: Shop): unknown
  /** Up to the moment before the service is asked. */
  prepare?(page: Page, shop: Shop): Promise<unknown>
  /** Asks the service, on the page that `body` is. @default the page alone does */
  act?(page: Page, sees: Seen): Promise<unknown>
  /** On the screen once it has answered. */
  served(page: Page): Locator
  /** On the screen where the shop refuses: never an error of the visitor's. */
  refused(page: Page): Locator
  /** On the screen where it fails. @default as refused */
  failed?(page: Page): Locator
  /** What was never offered is not on the screen. */
  hidden?(page: Page): Locator
  /** A refusal is no answer of an optional service: it is told as a failure, and asked again. */
  isCore?: true
}

const MUG = '<cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button>'
const MEMBER = '<section aria-label="Log in on this page"><cartlet-account></cartlet-account></section>'
const more = (page: Page) => page.locator('cartlet-collection')
const currencies = (page: Page) => page.locator('cartlet-currency')
const priceIn = (page: Page, price: RegExp) => page.locator('cartlet-buy-button').getByRole('button', { name: price })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your orders' })
const myOrders = (page: Page) => onPage(page).getByRole('button', { name: 'My orders' })

async function enter(page: Page): Promise<void> {
  if (!(await menu(onPage(page), 'Ada').isVisible())) await logIn(onPage(page), seededEmail('ada'))
  await expect(menu(onPage(page), 'Ada')).toBeVisible()
}

export const SERVICE_ROWS: readonly ServiceRow[] = [
  {
    name: 'the search',
    calls: (version) => [
      version === 'v1' ? 'GET /stores-reader/v1/products/query-platformized' : 'GET /stores/v3/products/search',
    ],
    body: `${MUG}<cartlet-search limit="4"></cartlet-search>`,
    prepare: (page) => expect(priceIn(page, /18\.00/)).toBeVisible(),
    async act(page) {
      await field(page).fill('bowl')
      await field(page).press('Enter')
    },
    served: (page) => page.getByRole('region', { name: /^Results for/ }).getByRole('heading', { name: 'Stoneware Bowl' }),
    refused: (page) => page.locator('cartlet-search').getByRole('alert').filter({ hasText: /\w/ }),
    isCore: true,
  },
  {
    name: 'recommendations',
    calls: () => ['GET /v1/recommendations/algorithms', 'POST /v1/recommendations/get'],
    body: `${MUG}<cartlet-collection source="related" product="linen-tee" limit="4">See our shop</cartlet-collection>`,
    served: (page) => more(page).getByRole('article').first(),
    refused: (page) => more(page).getByRole('article').first(),
  },
  {
    name: 'requests to be told of new stock',
    calls: () => ['POST /back-in-stock-service/v1/back-in-stock-notification-requests'],
    body: `${MUG}<cartlet-product product="brass-lamp" layout="full"></cartlet-product>`,
    async act(page) {
      await page.getByRole('button', { name: /^Notify me/ }).click()
      await page.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.com')
      await page.getByRole('textbox', { name: 'E-mail address' }).press('Enter')
    },
    served: (page) => page.getByText('The shop will write to you when this is available again.'),
    refused: (page) => page.getByText('This shop does not take such requests at the moment.'),
    failed: (page) => page.getByText('Your request could not be sent. Please try again.'),
    hidden: (page) => page.getByRole('button', { name: /^Notify me/ }),
  },
  {
    name: "a member's orders",
    calls: () => ['POST /ecom/v1/orders/search'],
    body: MUG + MEMBER,
    prepare: (_, shop) => placeOrders(shop.platform, [[{ slug: 'blue-mug' }]]),
    async act(page, sees) {
      await enter(page)
      await menu(onPage(page), 'Ada').click()
      if (sees !== 'refused') await myOrders(page).click()
    },
    served: (page) => dialog(page).getByRole('button', { name: 'Order 10001' }),
    refused: (page) => onPage(page).getByRole('button', { name: 'Log out' }),
    failed: (page) => dialog(page).getByText('Your orders could not be loaded.'),
    hidden: myOrders,
  },
  {
    name: "a member's wish list",
    calls: () => ['GET /ecom/v1/wishlists/get-default', 'POST /ecom/v1/wishlists/add-item'],
    body: `${MUG}${MEMBER}<cartlet-product product="linen-tee"></cartlet-product><cartlet-wish-list></cartlet-wish-list>`,
    script: 'data-wish-list="on"',
    prepare: (page) => heart(page, 'Linen Tee').click(),
    act: enter,
    served: (page) => list(page).getByRole('heading', { name: 'Linen Tee' }),
    refused: (page) => list(page).getByRole('heading', { name: 'Linen Tee' }),
  },
  {
    name: 'currencies',
    calls: () => ['GET /currency_converter/v1/currencies', 'GET /currency_converter/v1/currencies/rate/*'],
    // Prices that the platform gives need no converter.
    arrange: ({ platform }) => platform.setCommerce({ currencyHeader: 'ignored' }),
    body: `<cartlet-currency>Prices in euros</cartlet-currency>${MUG}`,
    script: 'data-currency="USD"',
    served: (page) => priceIn(page, /about \$19\.57/),
    refused: (page) => priceIn(page, /€18\.00/).and(priceIn(page, /^((?!about).)*$/)),
    hidden: (page) => currencies(page).getByRole('combobox'),
  },
]
