/** The conformance report (docs/accessibility.md) names, for every criterion of WCAG 2.2 at level A and AA, the test that checks it or its limit. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT, readMarkdown } from '../markdown'

const CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'
const LEVELS = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']

interface Row {
  criterion: string
  level: string
  remark: string
}

const rowsIn = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, criterion = '', level = '', remark = '']) => ({
      criterion,
      level,
      remark,
    }),
  )

/** Each test is named by its file and its title: `tests/x.test.ts` “does something”. */
const testsIn = (remark: string): { path: string; title: string }[] =>
  [...remark.matchAll(/`(tests\/[^`]+)`(?: “([^”]+)”)?/g)].map(([, path = '', title = '']) => ({ path, title }))

const escapes = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a file has a test, or a group of tests, with exactly that title. */
function hasTest({ path, title }: { path: string; title: string }): boolean {
  if (!title || !existsSync(`${ROOT}${path}`)) return false
  return new RegExp(`(['"\`])${escapes(title)}\\1\\s*,`).test(readFileSync(`${ROOT}${path}`, 'utf8'))
}

/** What a row lacks; empty when it is complete. */
function lacks({ level, remark }: Row): string {
  if (!LEVELS.includes(level)) return `no such level: ${level}`
  if (testsIn(remark).some((test) => !hasTest(test))) return 'names a test that is not there'
  if (level === 'Supports') return testsIn(remark).length ? '' : 'names no test'
  return level === 'Not applicable' || /Limit:/.test(remark) ? '' : 'names no limit'
}

describe('The conformance report', () => {
  const rows = rowsIn(readMarkdown('docs/accessibility.md').text)

  it('the conformance report has exactly one row for each of the 55 criteria', () => {
    expect(rows).toHaveLength(55)
    expect(rows.map(({ criterion }) => criterion).sort()).toEqual(CRITERIA.split(' ').sort())
  })

  it.each(rows)('the conformance report names existing tests or a limit for $criterion', (row) => {
    expect(lacks(row)).toBe('')
  })

  it('the conformance report has the headings of the form and a date', () => {
    const { text } = readMarkdown('docs/accessibility.md')
    for (const heading of [
      'Name of product',
      'Report date',
      'Product description',
      'Contact information',
      'Evaluation methods used',
    ])
      expect(text).toContain(`| ${heading} |`)
    expect(text).toMatch(/^\| Report date \| \d{4}-\d\d-\d\d \|$/m)
    for (const title of [
      '## Table 1',
      '## Table 2',
      '## EN 301 549 report',
      '## Known limits',
      '## A statement for your own page',
    ])
      expect(text).toContain(`\n${title}`)
  })

  it('a row without a test, with a missing test, without a limit or with an unknown level is found', () => {
    const lines = [
      '| 1.1.1 Non-text Content | Supports | Pictures have texts. |',
      '| 1.1.1 Non-text Content | Supports | `tests/no-such.test.ts` “leads somewhere in %s” |',
      '| 1.1.1 Non-text Content | Supports | `tests/docs/links.test.ts` “leads nowhere” |',
      '| 1.1.1 Non-text Content | Supports | `tests/docs/links.test.ts` |',
      '| 1.1.1 Non-text Content | Supports | `tests/docs/links.test.ts` “leads somewhere in %s” |',
      '| 1.1.1 Non-text Content | Partially supports | `tests/docs/links.test.ts` “leads somewhere in %s” |',
      '| 1.1.1 Non-text Content | Nearly | `tests/docs/links.test.ts` “leads somewhere in %s” |',
    ]
    expect(lines.flatMap(rowsIn).map(lacks)).toEqual([
      'names no test',
      'names a test that is not there',
      'names a test that is not there',
      'names a test that is not there',
      '',
      'names no limit',
      'no such level: Nearly',
    ])
  })
})
