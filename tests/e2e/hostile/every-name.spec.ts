/**
 * Old libraries give every object members of their own. For each name that our code may read from an object without it, one page on which a script has
 * given that name to every object: it sells all the same. The names come from the source.
 */
import type { Browser } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'
import { inTwoForms } from '../../support/sample'
import { optionalNames } from '../../support/source/optional-names'

/** Browsers themselves read these from whatever any script passes them: listeners and accessors of the page’s own scripts fail, too. */
const READ_BY_BROWSERS = ['signal', 'value']
/** A name takes a page; so many runs in a row have taken every name. */
const RUNS_FOR_ALL = 40
const PAGES_PER_TEST = 20

const names = optionalNames().filter((name) => !READ_BY_BROWSERS.includes(name))
const taken = inTwoForms(names, 'names on every object', { runs: RUNS_FOR_ALL })
const groups = [...inGroups('text', taken.first), ...inGroups('function', taken.second)]

function inGroups(member: 'text' | 'function', all: readonly string[]) {
  return Array.from({ length: Math.ceil(all.length / PAGES_PER_TEST) }, (_, place) => ({
    member,
    group: all.slice(place * PAGES_PER_TEST, (place + 1) * PAGES_PER_TEST),
  }))
}

/** What a visitor of a new browser has in the cart after one press. */
async function sale(browser: Browser, url: string): Promise<unknown> {
  const context = await browser.newContext()
  // A page that does not sell is reported by its name, before the time of all pages of the test is over.
  context.setDefaultTimeout(10_000)
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: /^Buy the mug/ }).click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    const quantity = await cart.getByRole('spinbutton', { name: /Blue Mug/ }).inputValue()
    await cart.getByRole('button', { name: /^Checkout/ }).waitFor()
    return { quantity, errors }
  } catch (error) {
    return { error: `${error}`.split('\n', 1)[0], errors }
  } finally {
    await context.close()
  }
}

/** The page's own script comes first, with the name and the sort of member from the address: old libraries add functions. */
const HEAD = `<script>
  const given = new URLSearchParams(location.search)
  Object.defineProperty(Object.prototype, given.get('name'), {
    __proto__: null, value: given.get('member') === 'function' ? function () { return this } : 'of the page',
    configurable: true, enumerable: true, writable: true
  })
</script>%%SNIPPET%%`

// hazard 88
for (const { member, group } of groups)
  test(`pages that have given every object a ${member} sell, whatever its name: ${group[0]} to ${group.at(-1)}`, async ({
    browser,
    page,
    shop,
  }) => {
    test.setTimeout(PAGES_PER_TEST * 15_000)
    shop.expectAnyAnswer()
    await shop.show('<cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button>', { head: HEAD })
    const outcomes: [name: string, outcome: unknown][] = []
    for (const name of group) outcomes.push([name, await sale(browser, `${page.url()}?${new URLSearchParams({ name, member })}`)])
    expect(outcomes).toEqual(group.map((name) => [name, { quantity: '1', errors: [] }]))
  })
