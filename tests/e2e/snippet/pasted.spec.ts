/**
 * The output of `cartlet snippet`, pasted into a page that is served with the policy it names: it sells, and nothing is
 * refused.
 */
import { readFileSync } from 'node:fs'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { snippetOf } from '../../support/systems/snippet'

for (const [form, args] of [
  ['tags and allowed origins', []],
  ['a nonce', ['--nonce', 'bm9uY2U']],
  ['divs, for an editor that strips', ['--form', 'divs']],
  ['integrity', ['--integrity']],
  ['integrity and a nonce', ['--integrity', '--nonce', 'bm9uY2U']],
] as const)
  test(`a snippet sells under the policy that it names: ${form}`, async ({ page, shop }) => {
    const { head, body, policy, problems } = await snippetOf(shop, '--products', 'blue-mug,linen-tee', ...args)
    expect(problems).toEqual([])
    await shop.show(body, { head, headers: { 'content-security-policy': policy } })
    await page.getByRole('button', { name: 'Buy Blue Mug €18.00' }).click()
    await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
    await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible()
  })

test('no changed file runs on a page with the import map, and the visitor keeps the link', async ({ page, shop }) => {
  const { head, body, policy } = await snippetOf(shop, '--products', 'blue-mug', '--integrity')
  const ran: string[] = []
  await page.exposeFunction('changedFileRan', (file: string) => ran.push(file))
  const files = Object.keys(JSON.parse(readFileSync('dist/cdn/sri.json', 'utf8')) as Record<string, string>)
  const chunks = files.filter((name) => name.endsWith('.js') && !name.startsWith('loader'))
  expect(chunks.length).toBeGreaterThan(60)
  await page.route('**/dist/cdn/*.js*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (/\/loader-\w{7}\.js$/.test(pathname)) return route.continue()
    // It imports nothing: a file that does not run was refused for its own bytes, not for those of another file.
    const text = `window.changedFileRan(${JSON.stringify(pathname + search)})`
    await route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: text })
  })
  shop.expectConsoleError(/Failed to find a valid digest|LOAD_FAILED/)
  await shop.show(body, { head, headers: { 'content-security-policy': policy } })
  await expect.poll(() => shop.events('error').map(({ detail }) => detail.code)).toContain('LOAD_FAILED')
  await expect(page.getByRole('link', { name: 'Buy Blue Mug' })).toBeVisible()
  // Each file as the widget requests it, and one as the loader does the second time.
  const asked = [...chunks, ...chunks.filter((name) => name.startsWith('widget-')).map((name) => `${name}?2`)]
  await page.evaluate(async (names) => {
    await Promise.allSettled(names.map((name) => import(`/dist/cdn/${name}`)))
  }, asked)
  expect(ran).toEqual([])
})
