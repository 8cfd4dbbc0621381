/** The files that a page runs at once ask the browser to compile them while they arrive; the hint counts in the first line alone. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const HINT = '//# allFunctionsCalledOnLoad\n'
const files = Object.entries(JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, { file: string }>)
const textOf = (file: string) => readFileSync(`dist/${file}`, 'utf8')

it('stands first in what every page runs, and in nothing else', () => {
  expect(files.length).toBeGreaterThan(40)
  const hinted = files.filter(([, { file }]) => textOf(file).startsWith(HINT)).map(([name]) => name)
  expect(hinted.sort()).toEqual(['drawer', 'shop', 'widget'])
})

it('is the only comment that is left in a file', () => {
  for (const [name, { file }] of files)
    expect(textOf(file).replace(HINT, ''), name).not.toMatch(/allFunctionsCalledOnLoad|\/\*!|@license/)
})
