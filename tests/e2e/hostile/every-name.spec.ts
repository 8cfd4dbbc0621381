/**
 * Old libraries give every object members of their own. For each name that our code may read from an object without it, a page on which a script has
 * given that name, and others, to every object: it sells all the same. The names come from the source.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Browser } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'
import { inTwoForms } from '../../support/sample'
import { optionalNames } from '../../support/source/optional-names'

/** Browsers themselves read these from whatever any script passes them: listeners, accessors and promises of the page’s own scripts fail, too. */
const READ_BY_BROWSERS = ['signal', 'value', 'then']
/** What browsers read from the options of observers, which ours do not inherit. */
const OF_OPTIONS = [
  ...['root', 'rootMargin', 'scrollMargin', 'threshold', 'delay', 'trackVisibility'],
  ...['attributes', 'attributeFilter', 'attributeOldValue', 'characterDataOldValue'],
]
const NAMES_PER_PAGE = 20

const names = [...new Set([...optionalNames(), ...OF_OPTIONS])].filter((name) => !READ_BY_BROWSERS.includes(name))
const taken = inTwoForms(names, 'names on every object')
const groups = [...inGroups('text', taken.first), ...inGroups('function', taken.second)]

function inGroups(member: 'text' | 'function', all: readonly string[]) {
  return Array.from({ length: Math.ceil(all.length / NAMES_PER_PAGE) }, (_, place) => ({
    member,
    group: all.slice(place * NAMES_PER_PAGE, (place + 1) * NAMES_PER_PAGE),
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

/** The page's own script comes first, with the names and the sort of member from the address: old libraries add functions. */
const HEAD = `<script>
  const given = new URLSearchParams(location.search)
  const value = given.get('member') === 'function' ? function () { return this } : 'of the page'
  for (const name of given.getAll('name'))
    Object.defineProperty(Object.prototype, name, { __proto__: null, value, configurable: true, enumerable: true, writable: true })
</script>%%SNIPPET%%`
const SOLD = { quantity: '1', errors: [] }

// hazard 88
for (const { member, group } of groups)
  test(`pages that have given every object a ${member} sell, whatever its name: ${group[0]} to ${group.at(-1)}`, async ({
    browser,
    page,
    shop,
  }) => {
    test.setTimeout(NAMES_PER_PAGE * 15_000)
    shop.expectAnyAnswer()
    await shop.show('<cartlet-buy-button product="blue-mug" label="Buy the mug"></cartlet-buy-button>', { head: HEAD })
    const saleWith = (given: readonly string[]) =>
      sale(browser, `${page.url()}?${new URLSearchParams([['member', member], ...given.map((name) => ['name', name])])}`)
    const outcome = await saleWith(group)
    if (isDeepStrictEqual(outcome, SOLD)) return
    // A page for each, to say which name it was.
    const outcomes: [names: string, outcome: unknown][] = [['all of them', outcome]]
    for (const name of group) outcomes.push([name, await saleWith([name])])
    expect(outcomes.filter(([, one]) => !isDeepStrictEqual(one, SOLD))).toEqual([])
  })
