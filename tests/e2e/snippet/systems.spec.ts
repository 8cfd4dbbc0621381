/** What content systems do to a snippet (docs/guides), and that the form which the guide names for them sells all the same. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import type { Snippet } from '../../../src/snippet/choices'
import { drawer, quantity } from '../../support/fixtures/cart'
import { expect, type Shop, test } from '../../support/fixtures/fixtures'

test.skip(!process.env.CARTLET_FULL, 'One walk for each system.')

type Node = DefaultTreeAdapterTypes.ChildNode

const BIN = fileURLToPath(new URL('../../../bin/cartlet.mjs', import.meta.url))

async function snippetOf({ platform }: Shop, ...args: string[]): Promise<Snippet> {
  const shop = ['--client-id', platform.clientId, '--api', platform.url, '--files', '/dist/cdn/', '--products', 'blue-mug']
  const { stdout } = await promisify(execFile)(process.execPath, [BIN, 'snippet', ...shop, '--json', ...args])
  return JSON.parse(stdout) as Snippet
}

/** Unknown tags go and leave what is in them; scripts go with what is in them. */
function clean(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [node]
    if (/^(script|style|link|iframe)$/.test(node.tagName)) return []
    const childNodes = clean(node.childNodes)
    return node.tagName.includes('-') ? childNodes : [Object.assign(node, { childNodes })]
  })
}

/** WordPress, for authors without `unfiltered_html`: known tags with `data-` attributes stay, and lines become paragraphs. */
function wordPress(post: string): string {
  const fragment = parseFragment(post)
  const html = serialize(Object.assign(fragment, { childNodes: clean(fragment.childNodes) }))
  return html
    .split(/\n{2,}/)
    .map((block) => (/^\s*<div/.test(block) ? block.replaceAll('\n', '<br />\n') : `<p>${block}</p>`))
    .join('\n')
}

/** Google Tag Manager adds the tags of a Custom HTML tag by script, after the page has loaded, and of a script keeps its address. */
const tagManager = (html: string): string => {
  const addresses = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src?.replaceAll('&amp;', '&'))
  return `<script>addEventListener('load', () => { for (const src of ${JSON.stringify(addresses)}) { const tag = document.createElement('script'); tag.src = src; document.body.append(tag) } })</script>`
}

const TEXT = 'My favourite mug:\n\n'

test('the form of divs sells in a post that WordPress has cleaned', async ({ page, shop }) => {
  const { head, body } = await snippetOf(shop, '--form', 'divs')
  const post = wordPress(TEXT + body)
  expect(post).toContain('<br />')
  await shop.show(post, { head })
  await page.getByRole('button', { name: 'Buy Blue Mug €18.00' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
})

test('the form of tags leaves its link in a post that WordPress has cleaned', async ({ page, shop }) => {
  const { head, body } = await snippetOf(shop)
  const post = wordPress(TEXT + body + head)
  expect(post).not.toMatch(/cartlet-|<script/)
  await shop.show(post, { head: '' })
  await expect(page.getByRole('link', { name: 'Buy Blue Mug' })).toHaveAttribute('href', /\/product-page\/blue-mug$/)
})

test('the form of divs sells where a tag manager adds the script', async ({ page, shop }) => {
  const { head, body } = await snippetOf(shop, '--form', 'divs', '--no-integrity', '--setting', 'on-add=none')
  await shop.show(`${body}${tagManager(head)}`, { head: '' })
  await page.getByRole('button', { name: 'Buy Blue Mug €18.00' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(drawer(page), 'the setting in the address has arrived').toBeHidden()
})

test('the form of tags says in the console what is missing where a tag manager adds the script', async ({ page, shop }) => {
  const { head, body } = await snippetOf(shop, '--no-integrity')
  shop.expectConsoleError(/INVALID_CONFIG/)
  await shop.show(`${body}${tagManager(head)}`, { head: '' })
  await expect.poll(() => shop.events('error').map(({ detail }) => detail.code)).toContain('INVALID_CONFIG')
  await expect(page.getByRole('link', { name: 'Buy Blue Mug' })).toBeVisible()
})
