/** Comments cite sections of the documentation, and words in them: both exist. */
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'
import { type MarkdownFile, readMarkdown } from './markdown'

const PLATFORM = readMarkdown('docs/platform.md')

/** `specification §4 "Tokens"`, and the same with the name of the file. The words may be left out, or continue on the comment's next line. */
const CITATION = /\b(?:spec(?:ification)?|docs\/platform\.md) \(?§(\d+)(?:[^\S\n]*:?[^\S\n]+"([^"\n]+)")?/gi

const plain = (text: string): string => text.toLowerCase().replaceAll(/[`*]/g, '')

function numberedSection({ text }: MarkdownFile, number: string): string | undefined {
  return text.split(/^## /m).find((section) => section.startsWith(`${number}. `))
}

const citationsIn = (text: string) => [...text.matchAll(CITATION)].map(([, number = '', words = '']) => ({ number, words }))

const wrongIn = (text: string): string[] =>
  citationsIn(text)
    .filter(({ number, words }) => {
      const section = numberedSection(PLATFORM, number)
      return section === undefined || !words.split('…').every((some) => plain(section).includes(plain(some.trim())))
    })
    .map(({ number, words }) => `§${number} "${words}"`)

const files = ['src', 'loader', 'demo', 'tests']
  .flatMap((folder) => readSources(folder))
  .filter(({ path }) => !path.startsWith('tests/docs/'))

describe('a comment that cites the platform’s contract', () => {
  it('names a section and words that docs/platform.md has', () => {
    expect(files.flatMap(({ path, text }) => wrongIn(text).map((wrong) => `${path}: ${wrong}`))).toEqual([])
    expect(files.flatMap(({ text }) => citationsIn(text)).length).toBeGreaterThan(150)
  })

  it('is noticed when it names others', () => {
    expect(wrongIn('// Specification §12.\n// docs/platform.md §4 "Tockens"\n// specification §4 "Tokens"')).toEqual([
      '§12 ""',
      '§4 "Tockens"',
    ])
  })
})
