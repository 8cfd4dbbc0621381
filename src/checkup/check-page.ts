/** The check-up: finds what is wrong with a page that sells, and returns a row for each problem. */
import { checkBrowser } from './browser/check-browser'
import { checkClientIds } from './client/client-id'
import { checkFiles } from './delivery/check-files'
import { checkLive, checkSnapshot } from './delivery/check-snapshot'
import { checkLoading } from './delivery/loading'
import { checkTemplates, isCopy } from './markup/check-template'
import { misspeltActions, misspeltAttributes, misspeltSettings, misspeltTag } from './markup/misspelt'
import { missingValues, wrongSettings, wrongValues } from './markup/values'
import type { Finding, PageDescription, Severity, Surroundings } from './model'
import { type Embedded, type ReadPage, readPage } from './page/read-page'
import { findingAt } from './page/where'
import { checkPolicy } from './policy/check-policy'
import { checkShops } from './shop/check-shop'

/** The content of an element is its fallback, which gets hidden. Usually the element before was not closed. */
const nestedElements = ({ tag }: Embedded): Finding[] => {
  const [around] = tag.within
  if (!around) return []
  return [
    findingAt(tag, {
      code: 'element-not-closed',
      severity: 'error',
      cause: `It is inside <${around}>, which hides its content once it is drawn.`,
      hint: `Close the element before it with </${around}>: a slash in the tag (<${around} />) does not close it.`,
    }),
  ]
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 }

/** Rows from the page alone; no requests are sent. */
function readRows(page: ReadPage): Finding[] {
  return [
    ...checkClientIds(page),
    ...page.loaders.flatMap(misspeltSettings),
    ...wrongSettings(page.setting),
    ...page.tags.flatMap(misspeltTag),
    ...page.tags.flatMap((tag) => (isCopy(page, tag) ? [] : misspeltActions(tag))),
    ...page.embedded.flatMap(misspeltAttributes),
    ...page.embedded.flatMap(missingValues),
    ...page.embedded.flatMap(wrongValues),
    ...page.embedded.flatMap(nestedElements),
    ...checkTemplates(page),
    ...checkLoading(page),
    ...checkPolicy(page),
    ...checkBrowser(page),
  ]
}

/**
 * Checks a page, its files, and the shop on the platform. Creates nothing in the shop.
 * @param checks further ones, which cannot find anything in a page where Cartlet runs
 * @returns rows, errors first; empty if everything is right
 */
export async function checkPage(
  description: PageDescription,
  surroundings: Surroundings,
  checks: readonly ((page: ReadPage, surroundings: Surroundings) => Promise<Finding[]>)[] = [],
): Promise<Finding[]> {
  const page = readPage(description)
  const asked = await Promise.all([
    checkFiles(page, surroundings),
    checkShops(page, surroundings),
    checkSnapshot(page, surroundings),
    checkLive(page, surroundings),
    ...checks.map((check) => check(page, surroundings)),
  ])
  const all = [...readRows(page), ...asked.flat()]
  const has = (one: string) => all.some(({ code }) => code === one)
  // The row with the whole header covers one, the script that was found the others.
  const covered = [
    ...(has('policy-refuses') ? ['api-blocked-by-policy'] : []),
    ...(has('loader-joined') ? ['loader-missing', 'loader-stale'] : []),
  ]
  const rows = all.filter(({ code }) => !covered.includes(code))
  return rows.sort((a, b) => RANK[a.severity] - RANK[b.severity])
}
