/** The examples in docs/elements are pasted into a page unchanged: each element is drawn, and no error is reported. */
import { readdirSync } from 'node:fs'
import { ROOT, readMarkdown, sectionOf, snippetsIn } from '../../docs/markdown'
import { expect, test } from '../../support/fixtures/fixtures'
import { sampled } from '../../support/sample'

const examples = readdirSync(`${ROOT}docs/elements`).flatMap((name) => {
  const path = `docs/elements/${name}`
  const text = sectionOf(readMarkdown(path), 'Example')
  return snippetsIn({ path, text }).map(({ code }, place) => ({ title: `${path} ${place + 1}`, code }))
})

const SCRIPT = /<script async crossorigin src="[^"]+" data-client-id="CLIENT_ID" ?([^>]*)><\/script>/

for (const { title, code } of sampled(examples, 'documented examples'))
  test(`every element of the example ${title} is drawn without an error`, async ({ page, shop }) => {
    // The page of the test has the script, with the same settings.
    const [script = '', settings] = SCRIPT.exec(code) ?? []
    await shop.show(code.replace(script, ''), { script: settings })
    // Gives the cart something to show, and shows a toggle that hides while it is empty.
    await page.evaluate(() => cartlet.cart.add({ product: 'blue-mug' }))
    const names = [...code.matchAll(/<(cartlet-[\w-]+)/g)].map(([, name = '']) => name)
    expect(names).not.toEqual([])
    for (const name of names) {
      const host = page.locator(name).first()
      await host.scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          host.evaluate(
            (element) => element.shadowRoot?.querySelector('button, a, input, select, article, p')?.localName ?? null,
          ),
        )
        .not.toBeNull()
      await expect(host).not.toHaveAttribute('data-cartlet-fallback')
    }
    expect(shop.events('error')).toEqual([])
  })
