/** Owners who are no programmers read docs/getting-started.md: it needs no word that only programmers know. */
import { describe, expect, it } from 'vitest'
import { HARD_WORDS, hardWordsIn } from '../support/source/hard-words'
import { readMarkdown, sectionOf, tableIn } from './markdown'

const START = readMarkdown('docs/getting-started.md')
/** Words in the HTML that is copied are none of the text. */
const prose = START.text.replace(/```[\s\S]*?```/g, '')

describe('docs/getting-started.md', () => {
  it('docs/getting-started.md uses no word that only programmers know', () => {
    expect(hardWordsIn(prose)).toEqual([])
    expect(hardWordsIn('Run npm, and look at the Origins of Brotli')).toEqual(['npm', 'origin', 'brotli'])
  })

  it.each(HARD_WORDS)('docs/glossary.md explains the word %s', (word) => {
    const words = tableIn(sectionOf(readMarkdown('docs/glossary.md'), 'Words')).flatMap(([words = '']) => words.split(', '))
    expect(words).toContain(word)
  })

  it('docs/getting-started.md links to the glossary', () => {
    expect(START.text).toContain('](glossary.md)')
  })
})
