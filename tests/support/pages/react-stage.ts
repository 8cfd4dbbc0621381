/** An app of `cartlet/react` on a page of the site, rendered in the browser in StrictMode and development mode. */
import type { Page } from '@playwright/test'
import { type ReactVersion, reactPage } from '../../stacks/react-page'
import { linesOf } from '../../stacks/sell'
import type { Shop } from '../fixtures/fixtures'

/**
 * @param app a module's code: `export const App: () => ReactNode`; `globalThis.settings` are props of its provider
 * @param more props
 * @returns the lines of the console from now on
 */
export async function stageReact(
  page: Page,
  shop: Shop,
  app: string,
  version: ReactVersion,
  more: object = {},
): Promise<string[]> {
  const all = linesOf(page)
  const { script } = await reactPage(app, version)
  const { clientId, url: api } = shop.platform
  const settings = JSON.stringify({ clientId, api, catalog: 'v1', ...more })
  const code = script.replace(/<\/script/gi, '<\\/script')
  await shop.show(`<div id="root"></div><script>globalThis.settings = ${settings}</script><script>${code}</script>`, { head: '' })
  return all
}

/** React recommends its developer tools at every start, and the browser logs error responses, which the journal has. */
export const unexpected = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/React DevTools|Failed to load resource/.test(line))
