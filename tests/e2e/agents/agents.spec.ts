/**
 * Agents in a browser that supports them: the tools are found and called through `document.modelContext`, as an agent does it.
 */
import { browserFile } from '../../browsers'
import { drawer, line, quantity, toggle } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'
import { type Answer, agentOn, WITH_AGENTS } from '../../support/pages/agent'

test.use({ launchOptions: { executablePath: browserFile('shell'), args: WITH_AGENTS } })

const PAGE = '<main><h1>A page</h1><cartlet-buy-button product="blue-mug">Buy the Blue Mug</cartlet-buy-button></main>'
const ON = { script: 'data-agents="on"' }
const NAMES = ['search_catalog', 'get_product', 'add_to_cart', 'get_cart', 'set_quantity', 'open_cart', 'start_checkout']

const ready = async (agent: ReturnType<typeof agentOn>, count = NAMES.length) =>
  expect.poll(async () => (await agent.tools()).length).toBe(count)

test('an agent searches for a tee, learns its options, adds two and stops before the checkout', async ({ page, shop }) => {
  await shop.show(PAGE, ON)
  const agent = agentOn(page)
  await ready(agent)
  expect((await agent.tools()).map(({ name }) => name).sort()).toEqual([...NAMES].sort())

  const [found] = await agent.call('search_catalog', { query: 'linen tees' })
  const { slug } = found.products.find(({ name }: Answer) => name === 'Linen Tee')
  const [refused] = await agent.call('add_to_cart', { product: slug })
  expect(refused.error.code).toBe('OPTIONS_REQUIRED')
  const options = Object.fromEntries(
    refused.error.options.map(({ name, choices }: Answer) => [name, choices.find(({ in_stock }: Answer) => in_stock).value]),
  )
  const [added] = await agent.call('add_to_cart', { product: slug, quantity: 2, options })
  expect(added).toMatchObject({ added: 2, line: { name: 'Linen Tee', quantity: 2 } })
  await expect(page.getByRole('complementary')).toContainText('An assistant added to your cart: Linen Tee (2).')
  await expect(toggle(page, '2 items')).toBeVisible()

  const address = page.url()
  const [proposed] = await agent.call('start_checkout')
  expect(proposed).toMatchObject({ status: 'waiting_for_visitor', cart: { pieces: 2, subtotal: '€76.00' } })
  await expect(drawer(page)).toContainText('An assistant suggests checking out.')
  expect(page.url()).toBe(address)
  expect(shop.sent('checkout')).toEqual([])

  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
})

test('a visitor can undo an agent’s add, on the page and in the open cart', async ({ page, shop }) => {
  await shop.show(PAGE, ON)
  const agent = agentOn(page)
  await ready(agent)
  await agent.call('add_to_cart', { product: 'blue-mug' })
  const notice = page.getByRole('complementary')
  await expect(notice).toContainText('Blue Mug (1)')
  await expect(page.getByRole('status').filter({ hasText: 'An assistant added' })).toBeAttached()
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(notice).toContainText('Your cart is back to how it was.')
  await expect(notice.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await expect(toggle(page, '0 items')).toBeVisible()
  await expect.poll(() => shop.sent('remove')).toHaveLength(1)

  await agent.call('open_cart')
  await expect(drawer(page)).toBeVisible()
  await agent.call('add_to_cart', { product: 'canvas-tote', quantity: 3 })
  await expect(quantity(page, 'Canvas Tote')).toHaveValue('3')
  await expect(drawer(page)).toContainText('An assistant added to your cart: Canvas Tote (3).')
  await drawer(page).getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 'Canvas Tote')).toHaveCount(0)
  await expect(drawer(page)).toContainText('Your cart is back to how it was.')
})

test('an invalid tool call is answered with the faulty field, and the page keeps working', async ({ page, shop }) => {
  await shop.show(PAGE, ON)
  const agent = agentOn(page)
  await ready(agent)
  const answers = await agent.call('add_to_cart', { product: 7 }, { product: 'blue-mug', quantity: -1 }, { prodct: 'blue-mug' })
  expect(answers.map(({ error }) => error.field)).toEqual(['product', 'quantity', 'prodct'])
  expect(shop.sent('add')).toEqual([])
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
})

test('a thousand calls by two agents while the cart is busy add each product only once', async ({ page, shop }) => {
  await shop.show(PAGE, ON)
  const agent = agentOn(page)
  await ready(agent)
  const { arrived, release } = await shop.hold('add')
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await arrived
  const many = (product: string) => Array.from({ length: 500 }, () => ({ product }))
  const answers = Promise.all([
    agent.call('add_to_cart', ...many('canvas-tote')),
    agent.call('add_to_cart', ...many('field-notebook')),
  ])
  release()
  const [, notebooks = []] = await answers
  const codes = new Set((await answers).flat().map(({ error }) => error?.code ?? 'added'))
  expect([...codes].sort()).toEqual(['REPEATED', 'TOO_MANY_CALLS', 'added'])
  // The agent that came second may have reached the limit and must call again.
  if (!notebooks.some(({ added }: Answer) => added))
    expect(await agent.call('add_to_cart', { product: 'field-notebook' })).toMatchObject([{ added: 1 }])
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await expect(quantity(page, 'Canvas Tote')).toHaveValue('1')
  await expect(quantity(page, 'Field Notebook')).toHaveValue('1')
})

test('a page that prevents cartlet:before-add also prevents the add of an agent', async ({ page, shop }) => {
  await shop.show(`${PAGE}<script>addEventListener('cartlet:before-add', (event) => event.preventDefault())</script>`, ON)
  const agent = agentOn(page)
  await ready(agent)
  const [{ error }] = await agent.call('add_to_cart', { product: 'blue-mug' })
  expect(error.code).toBe('PREVENTED')
  expect(shop.sent('add')).toEqual([])
})

test('tools of two shops and of the page’s own script get different names', async ({ page, shop }) => {
  await shop.show(
    `<script>document.modelContext.registerTool({ name: 'get_cart', description: 'Of the page', execute: () => 'own' })</script>
     ${PAGE}<cartlet-buy-button client-id="%%SECOND_CLIENT_ID%%" product="enamel-cup">Buy the cup</cartlet-buy-button>`,
    ON,
  )
  const agent = agentOn(page)
  await ready(agent, 1 + 2 * NAMES.length)
  const names = (await agent.tools()).map(({ name }) => name)
  expect(names.filter((name) => name === 'get_cart')).toHaveLength(1)
  expect(names).toContain('get_cart_2')
  const [other = ''] = names.filter((name) => /^add_to_cart_(?!2$)/.test(name))
  const [answer] = await agent.call(other, { product: 'enamel-cup' })
  expect(answer).toMatchObject({ added: 1, line: { name: 'Enamel Cup' } })
  expect(await agent.call('get_cart_2')).toMatchObject([{ lines: [], pieces: 0 }])
})

test('cartlet.destroy() removes the tools', async ({ page, shop }) => {
  await shop.show(PAGE, ON)
  const agent = agentOn(page)
  await ready(agent)
  await page.evaluate(() => (window as unknown as { cartlet: { destroy(): void } }).cartlet.destroy())
  await ready(agent, 0)
})

test('a page without data-agents registers no tools and downloads no files for them', async ({ page, shop }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await shop.show(PAGE)
  await page.getByRole('button', { name: /^Buy the Blue Mug/ }).click()
  await expect(drawer(page)).toBeVisible()
  await ready(agentOn(page), 0)
  expect(files.filter((path) => /\/(agents|notice)\b/.test(path))).toEqual([])
})
