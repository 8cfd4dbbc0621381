/** The numbered sections of the documentation that comments cite exist, and so do the cited words. */
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'
import { type MarkdownFile, readMarkdown } from './markdown'

const FILES: Readonly<Record<string, MarkdownFile>> = {
  platform: readMarkdown('docs/platform.md'),
  behaviour: readMarkdown('docs/behaviour.md'),
}

/** `docs/platform.md §4 "Tokens"`, or `spec` in place of the file. The words may be left out, or continue on the comment's next line. */
const CITATION = /\b(?:spec(?:ification)?|docs\/(platform|behaviour)\.md) \(?§(\d+)(?:[^\S\n]*:?[^\S\n]+"([^"\n]+)")?/gi

const plain = (text: string): string => text.toLowerCase().replaceAll(/[`*]/g, '')

function numberedSection(file: MarkdownFile | undefined, number: string): string | undefined {
  return file?.text.split(/^## /m).find((section) => section.startsWith(`${number}. `))
}

const citationsIn = (text: string) =>
  [...text.matchAll(CITATION)].map(([, file = 'platform', number = '', words = '']) => ({ file, number, words }))

const wrongIn = (text: string): string[] =>
  citationsIn(text)
    .filter(({ file, number, words }) => {
      const section = numberedSection(FILES[file.toLowerCase()], number)
      return section === undefined || !words.split('…').every((some) => plain(section).includes(plain(some.trim())))
    })
    .map(({ file, number, words }) => `${file} §${number} "${words}"`)

const files = ['src', 'loader', 'demo', 'tests']
  .flatMap((folder) => readSources(folder))
  .filter(({ path }) => !path.startsWith('tests/docs/'))

describe('citations of the documentation', () => {
  it('every citation in a comment names an existing section and words in it', () => {
    expect(files.flatMap(({ path, text }) => wrongIn(text).map((wrong) => `${path}: ${wrong}`))).toEqual([])
    expect(files.flatMap(({ text }) => citationsIn(text)).length).toBeGreaterThan(150)
  })

  it('a citation of a missing section or of missing words is found', () => {
    const right = '// docs/platform.md §4 "Tokens"; docs/behaviour.md §2 "Session"'
    const wrong = '// docs/platform.md §12. docs/platform.md §4 "Tockens", docs/behaviour.md §3 "Session"'
    expect(wrongIn(right)).toEqual([])
    expect(wrongIn(wrong)).toEqual(['platform §12 ""', 'platform §4 "Tockens"', 'behaviour §3 "Session"'])
  })
})
