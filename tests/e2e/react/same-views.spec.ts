/** One product in one state looks the same however it is drawn: by the script, by `cartlet/server`, and by `cartlet/react` on a server and in a page. */
import type { Page } from '@playwright/test'
import { reactPage } from '../../stacks/react-page'
import { expect, test } from '../../support/fixtures/fixtures'
import { takeSnapshot } from '../../support/fixtures/snapshots'

/** The built entry, as it is installed. */
const BUILT = '../../../dist/node/server.js'

const PRODUCTS = ['blue-mug', 'linen-tee', 'brass-lamp', 'canvas-tote', 'engraved-pen', 'low-stock-vase', 'gift-box', 'herb-kit']

interface Drawn {
  name: 'buy-button' | 'product'
  attributes: Record<string, string>
  content: string
}

const button = (product: string, more: Record<string, string> = {}, content = ''): Drawn => ({
  name: 'buy-button',
  attributes: { product, ...more },
  content,
})

const DRAWN: Drawn[] = [
  ...PRODUCTS.map((product) => button(product)),
  ...PRODUCTS.map((product) => ({ ...button(product), name: 'product' as const })),
  button('blue-mug', {}, '<a href="/mug">Buy the Blue Mug</a>'),
  button('linen-tee', {}, '<a href="/tee">Buy the tee</a>'),
  button('brass-lamp', { label: 'Light it up' }),
  button('linen-tee', { action: 'open' }),
  button('blue-mug', { locale: 'de' }),
  button('blue-mug', { locale: 'he' }),
  { ...button('brass-lamp', { locale: 'de' }), name: 'product' },
]

/** What a visitor sees and hears of a root, as one line for each element: a server writes a link where the page has a button. */
function outline(root: Element): string[] {
  const lines: string[] = []
  const walk = (node: Element, depth: number) => {
    const isButton = /^(a|button)$/.test(node.localName) && node.classList.contains('button')
    const name = isButton ? 'button' : node.localName
    const shown = ['class', 'part', 'data-state', 'alt', 'lang', 'dir', 'translate', 'aria-label', 'aria-hidden']
      .map((one) => [one, node.getAttribute(one)])
      .filter(([one, value]) => value !== null && !(one === 'class' && value === ''))
    const own = [...node.childNodes].map((child) => (child.nodeType === 3 ? child.nodeValue : '')).join('')
    lines.push(`${' '.repeat(depth)}${name} ${shown.map(([one, value]) => `${one}=${value}`).join(' ')} ${own.trim()}`.trimEnd())
    for (const child of node.children) if (!/^(style|link)$/.test(child.localName)) walk(child, depth + 1)
  }
  walk(root, 0)
  return lines
}

/** Of the live element, once it shows the platform's answer or the snapshot's. */
async function liveOutline(page: Page, selector: string): Promise<string[]> {
  const root = await page.locator(selector).evaluateHandle((host) => host.shadowRoot?.querySelector('.root') as Element)
  return root.evaluate(outline)
}

/** Of the declarative shadow root in a text of HTML, which no script touches. */
async function writtenOutline(page: Page, html: string): Promise<string[]> {
  const root = await page.evaluateHandle((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return parsed.querySelector('template')?.content.querySelector('.root') as Element
  }, html)
  return root.evaluate(outline)
}

test('every button and card has the same outline drawn by the script, by cartlet/server and by cartlet/react', async ({
  page,
  shop,
}) => {
  const { renderElement } = (await import(BUILT)) as typeof import('../../../src/server-entry')
  const snapshot = await takeSnapshot(shop.platform, PRODUCTS)
  const { clientId, url: api } = shop.platform

  const tags = DRAWN.map(({ name, attributes, content }, place) => {
    const written = Object.entries(attributes).map(([one, value]) => ` ${one}="${value}"`)
    return `<p id="at-${place}"><cartlet-${name}${written.join('')}>${content}</cartlet-${name}></p>`
  })
  await shop.show(tags.join('\n'))
  const byScript: string[][] = []
  for (const [place, { name, attributes, content }] of DRAWN.entries()) {
    const host = `#at-${place} > *`
    await page.locator(host).scrollIntoViewIfNeeded()
    await expect(page.locator(host).getByRole('button').first()).toBeVisible()
    const written = await writtenOutline(page, renderElement(name, attributes, snapshot, { content }))
    // Until the platform has answered, the script draws less.
    await expect
      .soft(
        async () => expect(await liveOutline(page, host)).toEqual(written),
        `cartlet/server: ${name} ${JSON.stringify(attributes)}`,
      )
      .toPass({ timeout: 10_000 })
    byScript.push(written)
  }

  const component = { 'buy-button': 'BuyButton', product: 'Product' }
  const views = DRAWN.map(({ name, attributes, content }) => {
    const [, href, text] = /href="(.*)">(.*)<\/a>/.exec(content) ?? []
    return { component: component[name], attributes, href, text }
  })
  const app = `import { BuyButton, CartletProvider, Product } from 'cartlet/react'
    const components = { BuyButton, Product }
    export const App = () => (
      <CartletProvider {...globalThis.settings}>
        {globalThis.views.map(({ component, attributes, href, text }, place) => {
          const Drawn = components[component]
          return <div id={'at-' + place} key={place}><Drawn {...attributes}>{href && <a href={href}>{text}</a>}</Drawn></div>
        })}
      </CartletProvider>
    )`
  const { script, render } = await reactPage(app, 19)
  const globals = { settings: { clientId, api, catalog: 'v1', snapshot }, views }
  const html = await render(globals)
  for (const [place, { name, attributes }] of DRAWN.entries()) {
    const from = html.indexOf(`<div id="at-${place}">`)
    const written = html.slice(from, html.indexOf('<div id="at-', from + 1) >>> 0)
    expect
      .soft(await writtenOutline(page, written), `on React's server: ${name} ${JSON.stringify(attributes)}`)
      .toEqual(byScript[place])
  }

  const inScript = (text: string) => text.replace(/<\/script/gi, '<\\/script')
  const data = Object.entries(globals).map(([name, value]) => `globalThis.${name} = ${inScript(JSON.stringify(value))}`)
  await shop.show(`<div id="root">${html}</div><script>${data.join('\n')}</script><script>${inScript(script)}</script>`, {
    head: '',
  })
  for (const [place, { name, attributes }] of DRAWN.entries()) {
    const host = `#at-${place} > *`
    await page.locator(host).scrollIntoViewIfNeeded()
    await expect(page.locator(host).getByRole('button').first()).toBeVisible()
    expect.soft(await liveOutline(page, host), `cartlet/react: ${name} ${JSON.stringify(attributes)}`).toEqual(byScript[place])
  }
})
