/** Implements `cartlet.check()`. */
import { checkPage } from '../../checkup/check-page'
import { SETTINGS } from '../../checkup/markup/known-markup'
import { keyOf } from '../../checkup/page/read-page'
import type { CheckUpRow } from '../api/check-up-row'
import type { Page } from '../page/page'
import { policyRefusesApi } from '../report/csp'
import { browserFacts } from './browser-facts'
import { readPolicies } from './page-policies'
import { pageSurroundings } from './page-surroundings'
import { readDocument, readTemplates } from './read-document'

/** Returns the rows for the page in its current state, errors first. Never rejects because of mistakes in the page. */
export async function checkThisPage(page: Page): Promise<CheckUpRow[]> {
  const { view, document, config } = page
  const { policies, refusals } = await readPolicies(view, document)
  const api = policyRefusesApi() ? [{ directive: 'connect-src', address: config.api }] : []
  const settings = Object.keys(SETTINGS).flatMap((name) => {
    const value = (config as unknown as Record<string, unknown>)[keyOf(name)]
    return typeof value === 'string' && value ? [[name, value] as const] : []
  })
  const rows = await checkPage(
    {
      address: view.location.href,
      base: document.baseURI,
      tags: readDocument(document),
      templateTags: readTemplates(document),
      policies,
      settings: Object.fromEntries(settings),
      isRunning: true,
      browser: browserFacts(page, [...refusals, ...api]),
    },
    pageSurroundings(page),
  )
  return rows as CheckUpRow[]
}
