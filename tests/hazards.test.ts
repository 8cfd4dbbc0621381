/**
 * Checks the list of hazards: every row has a host page, a test that carries its number, or a reason. docs/hazards.md is generated from it;
 * `npx vitest run tests/hazards.test.ts -u` updates it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HAZARDS, MOST_REASONS, ROWS } from './support/hazards'
import type { Hazard, HostPage } from './support/hazards/hazard'
import { type Mark, marksIn } from './support/hazards/marks'
import { readSources } from './support/source/source'

const PAGE_FOLDERS = ['tests/e2e/host-pages', 'tests/hosts/more-pages']

type Variant = string | { query?: string; headers?: object }
interface Manifest {
  /** A row with a `page` visits that file. */
  pages: Record<string, { page?: string; variants?: Variant[] }>
}

const nameOf = (variant: Variant): string =>
  typeof variant === 'string' ? variant : [variant.query, variant.headers && '+headers'].filter(Boolean).join(' ')

const pages = PAGE_FOLDERS.flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest
  return Object.entries(manifest.pages).map(([file, { page = file, variants = [''] }]) => ({
    page: file.replace(/\.x?html$/, ''),
    file: `${folder}/${page}`,
    variants: variants.map(nameOf),
  }))
})

const MARKS: readonly Mark[] = readSources('tests')
  .filter(({ path }) => /\.(spec|test)\.tsx?$/.test(path))
  .flatMap(marksIn)

function missingPage({ page, variant }: HostPage): string | null {
  const found = pages.find((one) => one.page === page)
  if (!found || !existsSync(found.file)) return `there is no host page ${page}`
  return found.variants.includes(variant) ? null : `${page} has no variant "${variant}"`
}

const wrongWith = ({ row, pages: shown, reason }: Hazard, marks: readonly Mark[]): string[] => [
  ...(shown.length || reason || marks.some((mark) => mark.row === row) ? [] : [`${row} has no page, no test and no reason`]),
  ...shown.flatMap((page) => missingPage(page) ?? []).map((what) => `${row}: ${what}`),
]

const wrongMarks = (marks: readonly Mark[]): string[] =>
  marks.flatMap(({ row, file, title }) => [
    ...(HAZARDS.some((hazard) => hazard.row === row) ? [] : [`${file}: there is no hazard ${row}`]),
    ...(title === undefined ? [`${file}: no test stands below "hazard ${row}"`] : []),
  ])

/** Placeholders in titles are shown as ellipses. */
const readable = (title: string): string => title.replaceAll(/\$\{[^}]*\}|%[\w.]+|\$\w+/g, '…').replaceAll('|', '\\|')

const pageCell = ({ page, variant }: HostPage): string => `page \`${page}\`${variant && ` \`${variant}\``}`
const testCell = ({ file, title = '' }: Mark): string => `\`${file}\`: ${readable(title)}`

const line = ({ row, breaks, defence, pages: shown, reason }: Hazard): string => {
  const tests = MARKS.filter((mark) => mark.row === row).map(testCell)
  return `| ${row} | ${breaks} | ${defence} | ${[...(reason ? [reason] : []), ...shown.map(pageCell), ...tests].join('<br>')} |`
}

describe('the list of hazards', () => {
  it('the list of hazards has every row once', () => {
    expect(HAZARDS.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_, place) => place + 1))
  })

  it.each(HAZARDS.map((one) => [one.row, one] as const))('hazard %i has an existing page or test, or a reason', (_, one) => {
    expect(wrongWith(one, MARKS)).toEqual([])
  })

  it('every hazard mark is above a test and refers to a row of the list', () => {
    expect(MARKS.length).toBeGreaterThan(130)
    expect(wrongMarks(MARKS)).toEqual([])
  })

  it(`at most ${MOST_REASONS} hazards have a reason instead of a test`, () => {
    expect(HAZARDS.filter(({ reason }) => reason).length).toBeLessThanOrEqual(MOST_REASONS)
  })

  it('docs/hazards.md is up to date with the list of hazards', async () => {
    const intro = [
      'Problems that break widgets on real pages, Cartlet’s defence against each, and the pages and tests that show it. Generated from',
      '`tests/support/hazards` and from the numbers above the tests (`// hazard 12`) by `tests/hazards.test.ts`, which fails when a test named here is',
      'gone. A page is a host page with the problem, on which the buying journey is tested: `tests/e2e/host-pages` and `tests/hosts/more-pages`.',
    ].join('\n')
    const table = ['| # | what breaks | what we do | shown by |', '| --- | --- | --- | --- |', ...HAZARDS.map(line)].join('\n')
    await expect(`# Hazards\n\n${intro}\n\n${table}\n`).toMatchFileSnapshot('../docs/hazards.md')
  })
})

describe('the check of the list', () => {
  const row = HAZARDS.length + 1
  const unknown: Hazard = { row, breaks: '', defence: '', pages: [] }
  const marksOf = (text: string) => marksIn({ path: 'tests/unit/x.test.ts', text })

  it('the check finds a row without any evidence, a missing page and a missing variant', () => {
    expect(wrongWith(unknown, MARKS)).toHaveLength(1)
    expect(wrongWith({ ...unknown, reason: 'no browser does it any more' }, MARKS)).toEqual([])
    const gone = [
      { page: '99-no-such', variant: '' },
      { page: '05-frozen-intrinsics', variant: '?no=such' },
    ]
    expect(wrongWith({ ...unknown, pages: gone }, MARKS)).toHaveLength(2)
  })

  it('the check finds a mark with a number that no row has', () => {
    expect(wrongMarks(marksOf(`// hazard ${row}\nit('sells', () => {})`))).toEqual([`unit/x: there is no hazard ${row}`])
  })

  it('the check finds a mark that is not above a test', () => {
    expect(wrongMarks(marksOf("// hazard 1\n\nit('sells', () => {})"))).toEqual(['unit/x: no test stands below "hazard 1"'])
    expect(wrongMarks(marksOf("  // hazard 1\n  const a = f('b')\n  it('sells', () => {})"))).toHaveLength(1)
  })

  it.each([
    "it('sells', () => {})",
    'test(\n    `sells`, async () => {})',
    "it.each(['a', 'b'])('sells', () => {})",
    "describe.each([\n    [1, f('x')],\n  ])('sells', () => {})",
    "it.each<[string]>([['a']])('sells', () => {})",
    "for (const [name] of [['a', f('x')]])\n    test(`sells`, () => {})",
  ])('marksIn reads the title of %s', (test) => {
    expect(marksOf(`  // hazard 1, 12\n  ${test}`)).toEqual([
      { row: 1, file: 'unit/x', title: 'sells' },
      { row: 12, file: 'unit/x', title: 'sells' },
    ])
  })
})
