/** What the guides tell an owner to look for in the configurator is on its screen, word for word. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from '../support/source/source'
import { ROOT, readMarkdown } from './markdown'

const SCREEN = readSources('demo/configurator')
  .map(({ text }) => text)
  .join('\n')
const PAGES = ['getting-started.md', 'configurator.md', ...readdirSync(`${ROOT}docs/guides`).map((name) => `guides/${name}`)]

const isOnScreen = (label: string) => new RegExp(`[>"'] ?${label.replace(/[()…]/g, '\\$&')}\\s*[<"']`, 'i').test(SCREEN)

/** In bold, in a sentence about the configurator. */
const labelsIn = (text: string): string[] =>
  text
    .split(/(?<=[.:]) |\n\n/)
    .filter((sentence) => /configurator/i.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label))

const named = PAGES.flatMap((page) => labelsIn(readMarkdown(`docs/${page}`).text).map((label) => [page, label] as const))

describe('labels of the configurator in the documentation', () => {
  it.each(named)('docs/%s names "%s", which the configurator shows', (_, label) => {
    expect(isOnScreen(label)).toBe(true)
  })

  it('a part of a label is none', () => {
    expect([isOnScreen('Folder of the files'), isOnScreen('Folder of the files on your site')]).toEqual([false, true])
    expect(named.length).toBeGreaterThan(5)
  })
})
