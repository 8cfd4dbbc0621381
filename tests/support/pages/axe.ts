/** What axe has to say of a page that stands still. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { standStill } from './still'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * `checked` is where axe must have measured contrast: an audit that looked past the shadow root would be clean, too.
 * @param within only this element and what is in it
 */
export async function expectClean(page: Page, checked: string, within = 'html'): Promise<void> {
  // axe measures colours; half-way through a fade they are nobody's.
  await standStill(page)
  // Without this mode axe ends in a page of its own. In Firefox that takes the focus away, which closes what is open.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  const axe = new AxeBuilder({ page }).setLegacyMode(isFirefox).include(within).withTags(RULES)
  const { violations, passes } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const measured = passes.find(({ id }) => id === 'color-contrast')?.nodes.map(({ html }) => html) ?? []
  expect(measured.join(' ')).toContain(checked)
}
