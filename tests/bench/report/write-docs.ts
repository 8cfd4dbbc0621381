/** Puts the tables of a whole run into docs/performance.md, between its marks. */
import { readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/performance.md'
const MARKED = /(<!-- bench -->\n)[\s\S]*?(\n<!-- \/bench -->)/

export const withResults = (page: string, results: string): string => {
  if (!MARKED.test(page)) throw new Error(`${PAGE} has no marks for the tables of the bench`)
  return page.replace(MARKED, (_, start: string, end: string) => `${start}\n${results}\n${end}`)
}

export const writeDocs = (results: string): void => writeFileSync(PAGE, withResults(readFileSync(PAGE, 'utf8'), results))
