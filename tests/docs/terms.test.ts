/** Owners who are no programmers read docs/getting-started.md: it needs no word that only programmers know. */
import { describe, expect, it } from 'vitest'
import { readMarkdown, sectionOf, tableIn } from './markdown'

const HARD = ['npm', 'registry', 'CORS', 'nonce', 'origin', 'import map', 'brotli', 'shadow root']
const START = readMarkdown('docs/getting-started.md')
/** Words in the HTML that is copied are none of the text. */
const prose = START.text.replace(/```[\s\S]*?```/g, '')

describe('docs/getting-started.md', () => {
  it.each(HARD)('docs/getting-started.md does not use the word %s', (word) => {
    expect(prose).not.toMatch(new RegExp(`\\b${word}s?\\b`, 'i'))
  })

  it.each(HARD)('docs/glossary.md explains the word %s', (word) => {
    const words = tableIn(sectionOf(readMarkdown('docs/glossary.md'), 'Words')).flatMap(([words = '']) => words.split(', '))
    expect(words).toContain(word)
  })

  it('docs/getting-started.md links to the glossary', () => {
    expect(START.text).toContain('](glossary.md)')
  })
})
