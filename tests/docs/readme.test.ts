/** The README stays short and still names everything that an author needs to sell a product. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocs, readMarkdown } from './markdown'

const README = readMarkdown('README.md')
const MOST_LINES = 100
const MOST_CHARACTERS = 100

describe('the README', () => {
  it(`the README has at most ${MOST_LINES} lines`, () => {
    expect(README.text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
  })

  it(`the README has at most ${MOST_CHARACTERS} characters in a line`, () => {
    expect(README.text.split('\n').filter((line) => [...line].length > MOST_CHARACTERS)).toEqual([])
  })

  it('the first command of the README comes within 120 words', () => {
    const [before = ''] = README.text.split('```sh')
    expect(before.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(120)
    expect(README.text.indexOf('```sh')).toBeLessThan(README.text.indexOf('```html'))
  })

  it('the README links to the index, which links to every page of the documentation', () => {
    expect(README.text).toContain('](docs/README.md)')
    const index = readMarkdown('docs/README.md').text
    const linked = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, target = '']) => join('docs', target))
    // Transcripts and guides are linked from their own overview pages.
    const pages = readDocs()
      .map(({ path }) => path)
      .filter((path) => !/^docs\/(transcripts\/\w+|guides)\/(?!README)/.test(path))
    expect(pages.filter((path) => !/^(docs\/)?README\.md$/.test(path) && !linked.includes(path))).toEqual([])
  })

  it('docs/guides/README.md links to every guide', () => {
    const guides = readDocs().filter(({ path }) => /^docs\/guides\/(?!README)/.test(path))
    const { text } = readMarkdown('docs/guides/README.md')
    expect(guides.length).toBeGreaterThan(2)
    expect(guides.filter(({ path }) => !text.includes(`](${path.replace('docs/guides/', '')})`))).toEqual([])
  })

  it.each([
    'npm ci && npm start',
    'npm ci && npm test',
    'npm run build',
    'data-client-id',
    'demo/picture.png',
    'OAuth client',
    'not published to any registry or CDN',
  ])('the README contains `%s`', (words) => {
    expect(README.text.replaceAll('\n', ' ')).toContain(words)
  })
})
