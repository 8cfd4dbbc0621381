/**
 * The list of hazards against what is there: every row has a test that exists, or one of few reasons. docs/hazards.md is made from it;
 * `npx vitest run -c tests/vitest.config.ts tests/hazards.test.ts -u` writes it anew.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HAZARDS, MOST_REASONS, ROWS } from './support/hazards'
import type { Hazard, Shown } from './support/hazards/hazard'

const PAGE_FOLDERS = ['tests/e2e/host-pages', 'tests/hosts/more-pages']
const ENDINGS = ['.spec.ts', '.test.ts', '.test.tsx']

type Variant = string | { query?: string; headers?: object }
interface Manifest {
  pages: Record<string, { variants?: Variant[] }>
}

const nameOf = (variant: Variant): string =>
  typeof variant === 'string' ? variant : [variant.query, variant.headers && '+headers'].filter(Boolean).join(' ')

const pages = PAGE_FOLDERS.flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest
  return Object.entries(manifest.pages).map(([file, { variants = [''] }]) => ({
    page: file.replace(/\.x?html$/, ''),
    file: `${folder}/${file}`,
    variants: variants.map(nameOf),
  }))
})

const pathOf = (file: string): string | undefined =>
  ENDINGS.map((ending) => `tests/${file}${ending}`).find((path) => existsSync(path))

/** What stands first in `test(`, `it(`, `describe(` and in the second brackets of `it.each([…])(`. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/(?:\b(?:test|it|describe)(?:\.\w+)*|\)|>)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title = '']) => title,
  )

/** What is wrong with it; nothing where it is there. */
function missing(shown: Shown): string | null {
  if ('page' in shown) {
    const found = pages.find(({ page }) => page === shown.page)
    if (!found || !existsSync(found.file)) return `there is no host page ${shown.page}`
    return found.variants.includes(shown.variant) ? null : `${shown.page} has no variant "${shown.variant}"`
  }
  const path = pathOf(shown.file)
  if (!path) return `there is no test file ${shown.file}`
  return titlesIn(readFileSync(path, 'utf8')).some((title) => title.includes(shown.title))
    ? null
    : `${path} has no test "${shown.title}"`
}

const wrongWith = ({ row, shown, reason }: Hazard): string[] => [
  ...(shown.length || reason ? [] : [`${row} has neither a test nor a reason`]),
  ...shown.flatMap((one) => missing(one) ?? []).map((what) => `${row}: ${what}`),
]

/** The first word of a title that is made in a loop may be a value; for readers that is a gap. */
const readable = (title: string): string => title.replaceAll(/\$\{[^}]*\}|%[\w.]+|\$\w+/g, '…')

const cell = (shown: Shown): string =>
  'page' in shown
    ? `page \`${shown.page}\`${shown.variant && ` \`${shown.variant}\``}`
    : `\`${shown.file}\`: ${readable(shown.title)}`

const line = ({ row, breaks, defence, shown, reason }: Hazard): string =>
  `| ${row} | ${breaks} | ${defence} | ${[...(reason ? [reason] : []), ...shown.map(cell)].join('<br>')} |`

describe('the list of hazards', () => {
  it('has every row once', () => {
    expect(HAZARDS.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_, place) => place + 1))
  })

  it.each(HAZARDS.map((one) => [one.row, one] as const))('row %i is shown by what exists', (_, one) => {
    expect(wrongWith(one)).toEqual([])
  })

  it(`gives a reason in the place of a test at most ${MOST_REASONS} times`, () => {
    expect(HAZARDS.filter(({ reason }) => reason).length).toBeLessThanOrEqual(MOST_REASONS)
  })

  it('notices a title, a file, a page or a variant that is gone', () => {
    const shown: Shown[] = [
      { file: 'hazards', title: 'has every row twice' },
      { file: 'no-such', title: 'anything' },
      { page: '99-no-such', variant: '' },
      { page: '05-frozen-intrinsics', variant: '?no=such' },
    ]
    expect(wrongWith({ row: 1, breaks: '', defence: '', shown })).toHaveLength(4)
    expect(wrongWith({ row: 1, breaks: '', defence: '', shown: [] })).toHaveLength(1)
    expect(wrongWith({ row: 1, breaks: '', defence: '', shown: [{ file: 'hazards', title: 'has every row once' }] })).toEqual([])
  })

  it('is what docs/hazards.md says', async () => {
    const intro = [
      'What breaks widgets on real pages, by the numbers of our list, what ours does about it, and what shows it. Made from',
      '`tests/support/hazards` by `tests/hazards.test.ts`, which fails when a test named here is gone. A page is a host page: the buying journey on a page',
      'that fights back, in `tests/e2e/host-pages` and `tests/hosts/more-pages`.',
    ].join('\n')
    const table = ['| # | what breaks | what we do | shown by |', '| --- | --- | --- | --- |', ...HAZARDS.map(line)].join('\n')
    await expect(`# Hazards\n\n${intro}\n\n${table}\n`).toMatchFileSnapshot('../docs/hazards.md')
  })
})
