/** What axe has to say of a page that stands still. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** `checked` is where axe must have measured contrast: an audit that looked past the shadow root would be clean, too. */
export async function expectClean(page: Page, checked: string): Promise<void> {
  // axe measures colours; half-way through a fade they are nobody's.
  await page.evaluate(() => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ]
    const ending = roots(document)
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  })
  const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const measured = passes.find(({ id }) => id === 'color-contrast')?.nodes.map(({ html }) => html) ?? []
  expect(measured.join(' ')).toContain(checked)
}
