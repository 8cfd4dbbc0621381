/** Checks a page with axe once its animations have ended. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { standStill } from './still'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * `checked` is a text whose contrast axe must have measured: an audit that skipped the shadow root would find nothing, too.
 * @param within only this element and its descendants
 */
export async function expectClean(page: Page, checked: string, within = 'html'): Promise<void> {
  // axe measures colours, which must not be in the middle of a fade.
  await standStill(page)
  // Without this mode axe finishes in a new page. In Firefox that takes focus away, which closes open dialogs.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  const axe = new AxeBuilder({ page }).setLegacyMode(isFirefox).include(within).withTags(RULES)
  const { violations, passes } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const measured = passes.find(({ id }) => id === 'color-contrast')?.nodes.map(({ html }) => html) ?? []
  expect(measured.join(' ')).toContain(checked)
}
