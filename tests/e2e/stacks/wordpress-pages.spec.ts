/** What visitors of a real WordPress see of products before and after the script runs, in posts, widgets, feeds and behind other plugins. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { pluginFiles } from '../../../src/wordpress/plugin-files'
import { expect, test } from '../../support/fixtures/fixtures'
import { watchShifts } from '../../support/fixtures/snapshots'
import { isFull } from '../../support/sample'
import { OTHER_PLUGINS } from '../../wordpress/other-plugins'
import { startWordPress, type WordPress } from '../../wordpress/site'

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 })

/** A site with the plugin, which reads the shop. */
async function startSelling(platform: { url: string; clientId: string }): Promise<WordPress> {
  const site = await startWordPress({ CARTLET_API: platform.url })
  for (const [path, content] of Object.entries(await pluginFiles())) {
    const file = join(site.folder, 'wp-content/plugins/cartlet', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  await site.php(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'cartlet/cartlet.php' ); update_option( 'cartlet', array( 'client_id' => '${platform.clientId}', 'names' => 'hourly' ) );`,
  )
  return site
}

/** Publishes a post and resolves with its address. */
async function publish(site: WordPress, title: string, content: string): Promise<string> {
  const id = await site.php(
    `echo wp_insert_post( array( 'post_status' => 'publish', 'post_title' => '${title}', 'post_content' => wp_slash( base64_decode( '${Buffer.from(content).toString('base64')}' ) ) ) );`,
  )
  await site.cron()
  return `${site.url}/?p=${id}`
}

/** A card, a shortcode and a card with choices. */
const SHELF =
  '<!-- wp:paragraph --><p>What stands on it.</p><!-- /wp:paragraph --><!-- wp:cartlet/product {"product":"blue-mug"} /--><!-- wp:shortcode -->[cartlet-buy-button product="field-notebook"]Take the notebook[/cartlet-buy-button]<!-- /wp:shortcode --><!-- wp:cartlet/product {"product":"linen-tee"} /-->'

/** What a visitor sees of each element, and where. */
const shown = (page: Page) =>
  page.locator('[data-cartlet]').evaluateAll((hosts) =>
    hosts.map((host) => {
      const root = host.shadowRoot?.querySelector<HTMLElement>('.root')
      const { x, y, width, height } = host.getBoundingClientRect()
      return {
        text: (root?.innerText ?? '').replace(/\s+/g, ' ').trim(),
        isPictured: Boolean(root?.querySelector('img')?.naturalWidth),
        box: [x, y, width, height],
      }
    }),
  )

const isTakenOver = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[data-cartlet]')
        .evaluateAll((hosts) => hosts.every(({ shadowRoot }) => shadowRoot && !shadowRoot.querySelector('link'))),
    )
    .toBe(true)

test('picture and price are in a page of WordPress before the script runs, which takes over without moving anything, behind other plugins too', async ({
  browser,
  shop,
}) => {
  test.setTimeout(180_000)
  const site = await startSelling(shop.platform)
  // A policy of these other plugins refuses scripts of the theme, so the guards of our pages do not watch.
  const page = await (await browser.newContext()).newPage()
  try {
    const shelf = await publish(site, 'Shelf', SHELF)
    const early = await browser.newContext()
    await early.route('**/loader.js*', (route) => route.abort())
    const before = await early.newPage()
    await before.goto(shelf)
    const drawn = await shown(before)
    expect(drawn.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Blue Mug €18\.00 Add to cart/),
      'Take the notebook Was €16.00 Now €12.00',
      expect.stringMatching(/Linen Tee .*€.* Choose options/),
    ])
    expect(drawn.map(({ isPictured }) => isPictured)).toEqual([true, false, true])
    await early.close()

    const shifts = await watchShifts(page)
    await page.goto(shelf)
    await isTakenOver(page)
    expect(await shown(page)).toEqual(drawn)
    expect(await shifts()).toBe(0)

    for (const other of OTHER_PLUGINS) {
      await page.goto(`${shelf}&other=${other}`)
      await page.mouse.move(9, 9)
      await expect(page.getByRole('button', { name: /Take the notebook/ }), other).toContainText('€')
    }
  } finally {
    await site.close()
  }
})

for (const [locale, price] of [
  ['de', '18,00 €'],
  ['he', '18.00'],
])
  test(`a page of WordPress in the language "${locale}" is drawn by the server as by the script`, async ({
    browser,
    page,
    shop,
  }) => {
    test.setTimeout(120_000)
    const site = await startSelling(shop.platform)
    try {
      await site.php(
        `update_option( 'cartlet', array( 'client_id' => '${shop.platform.clientId}', 'names' => 'hourly', 'settings' => array( 'locale' => '${locale}' ) ) );`,
      )
      const shelf = await publish(site, 'Shelf', SHELF)
      const early = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
      await early.route('**/loader.js*', (route) => route.abort())
      await early.goto(shelf)
      const drawn = await shown(early)
      expect(drawn[0]?.text).toContain(price)
      const shifts = await watchShifts(page)
      await page.goto(shelf)
      await isTakenOver(page)
      expect(await shown(page)).toEqual(drawn)
      expect(await shifts()).toBe(0)
    } finally {
      await site.close()
    }
  })

test('feeds and excerpts of WordPress have links and texts, and nothing that runs', async ({ page, shop }) => {
  test.setTimeout(120_000)
  const site = await startSelling(shop.platform)
  try {
    await publish(site, 'Shelf', SHELF)
    const feed = await (await page.request.get(`${site.url}/?feed=rss2`)).text()
    expect(feed).toContain(`<a href="${shop.platform.url}/product-page/blue-mug">Buy Blue Mug</a>`)
    expect(feed).not.toMatch(/<template|<script|cartlet-shadow/)
    const excerpt = await site.php(
      "$GLOBALS['post'] = get_posts( array( 'title' => 'Shelf' ) )[0]; setup_postdata( $GLOBALS['post'] ); echo get_the_excerpt();",
    )
    expect(excerpt).toBe('What stands on it.')
  } finally {
    await site.close()
  }
})

test('a reusable block, a widget and a part of the theme sell as a post does, drawn when they are read', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const site = await startSelling(shop.platform)
  const block = (product: string) => `<!-- wp:cartlet/buy-button {"product":"${product}"} /-->`
  const insert = (values: string, content: string) =>
    site.php(`echo wp_insert_post( array( 'post_status' => 'publish', ${values}, 'post_content' => '${content}' ) );`)
  try {
    const reusable = await insert("'post_type' => 'wp_block', 'post_title' => 'R'", block('blue-mug'))
    const part = await insert(
      "'post_type' => 'wp_template_part', 'post_title' => 'Footer', 'post_name' => 'footer'",
      block('herb-kit'),
    )
    await site.php(
      `wp_set_object_terms( ${part}, 'twentytwentythree', 'wp_theme' ); wp_set_object_terms( ${part}, 'footer', 'wp_template_part_area' );`,
    )
    const post = await publish(site, 'Uses it', `<!-- wp:block {"ref":${reusable}} /-->`)
    await page.goto(post)
    await expect(page.getByRole('button', { name: /Blue Mug/ })).toContainText('€')
    await page.locator('[data-product="herb-kit"]').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: /Herb Kit/ })).toContainText('€')
    const html = await (await page.request.get(post)).text()
    expect(html.match(/<template shadowrootmode="open"/g)).toHaveLength(2)

    // The other theme has an area for widgets, written after the head.
    await site.php(
      `switch_theme( 'twentytwentyone' ); update_option( 'widget_block', array( 2 => array( 'content' => '${block('canvas-tote')}' ), '_multiwidget' => 1 ) ); update_option( 'sidebars_widgets', array( 'sidebar-1' => array( 'block-2' ), 'array_version' => 3 ) );`,
    )
    await site.cron()
    const [head = '', body = ''] = (await (await page.request.get(`${site.url}/?p=1`)).text()).split('</head>')
    expect(head).toContain('[data-cartlet=cart-toggle]')
    expect(body).toMatch(/data-product="canvas-tote"[^>]*><template shadowrootmode="open"/)
    await page.goto(`${site.url}/?p=1`)
    await page.locator('[data-product="canvas-tote"]').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: /Canvas Tote/ })).toContainText('€')
  } finally {
    await site.close()
  }
})
