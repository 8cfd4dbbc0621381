/** The page's own report on its guest: `__host.report()`, read as text because the page may have broken JSON. */
import { isRecord } from '../../src/platform/wire/record'
import type { Tab } from './engines/tab'
import type { HostCase } from './manifest'

const READ = `(() => {
  const host = window.__host
  if (!host) return ''
  return typeof host.json === 'function' ? host.json() : JSON.stringify(host.report())
})()`
/** Our one global, and those that browser drivers leave behind. */
const EXPECTED_GLOBAL = /^(cartlet$|__pw|__playwright)/
/** A policy that refuses us must not be violated for ever. */
const MOST_REFUSALS = 9

export type Report = Record<string, unknown>

/** Null where the page has no oracle. */
export async function readReport(tab: Tab): Promise<Report | null> {
  const text = await tab.read(READ)
  const report: unknown = text ? JSON.parse(text) : null
  return isRecord(report) ? report : null
}

/** What does not meet the demands of the page, one sentence each. */
export function judge(report: Report, { mustBeEmpty }: Pick<HostCase, 'mustBeEmpty'>): string[] {
  const wrong: string[] = []
  const entries = (field: string) => (Array.isArray(report[field]) ? (report[field] as unknown[]).map(String) : [])
  for (const field of mustBeEmpty) if (entries(field).length) wrong.push(`${field}: ${entries(field).join(' | ')}`)
  const globals = entries('newGlobals').filter((name) => !EXPECTED_GLOBAL.test(name))
  // One may be the page's own, created late.
  if (globals.length > 1) wrong.push(`newGlobals: ${globals.join(' ')}`)
  if (entries('csp').length > MOST_REFUSALS) wrong.push(`csp: refused ${entries('csp').length} times`)
  return wrong
}
