/** docs/events.md lists every error code that the source raises itself. Codes of the platform are passed on and not listed. */
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'
import { firstColumn, readMarkdown } from './markdown'

/** Matches the creation of an error up to the end of its first argument, which may be a choice of two codes. */
const RAISED = /(?:new CartletError|systemError|\bneeds|\blost)\(\s*([^,)]+),|\bcode: ('[A-Z_]+')/g
const codesIn = (text: string): string[] =>
  [...text.matchAll(RAISED)].flatMap(([, first = '', second = '']) =>
    [...`${first}${second}`.matchAll(/'([A-Z_]+)'/g)].map(([, code = '']) => code),
  )

const raised = [...readSources('src'), ...readSources('loader')].flatMap(({ text }) => codesIn(text))

describe('the list of error codes', () => {
  it('docs/events.md lists exactly the error codes of the source', () => {
    expect(firstColumn(readMarkdown('docs/events.md'), 'Error codes')).toEqual([...new Set(raised)].sort())
  })

  it('error codes are found in every form in which the source writes them', () => {
    const forms =
      "new CartletError(\n 'A_A', '') ; new CartletError(full ? 'B_B' : 'C_C', '') ; systemError('D_D', {}) ; { code: 'E_E' }"
    expect(codesIn(forms)).toEqual(['A_A', 'B_B', 'C_C', 'D_D', 'E_E'])
  })
})
