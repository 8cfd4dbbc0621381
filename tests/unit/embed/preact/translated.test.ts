/** Translators of browsers and extensions replace each text with a `font` that holds its translation. */
import { expect, it } from 'vitest'
import { createRoot } from '../../../../src/embed/preact/client'
import { jsx } from '../../../../src/embed/preact/jsx-runtime'

type Drawn = (string | false | undefined | { b: string })[]

const draw = (parts: Drawn) =>
  jsx('p', { children: parts.map((part) => (typeof part === 'object' ? jsx('b', { children: part.b }, part.b) : part)) })

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
}

/** What is read once `before` was translated and `after` is drawn: capitals are what the translator wrote. */
async function redrawn(before: Drawn, ...after: Drawn[]) {
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = async (parts: Drawn) => {
    root.render(draw(parts) as never)
    await Promise.resolve()
  }
  await show(before)
  translate(container)
  for (const parts of after) await show(parts)
  return container.textContent
}

const CASES: [what: string, before: Drawn, after: Drawn, read: string][] = [
  ['the only text changes', ['one'], ['two'], 'two'],
  ['one of two texts changes', ['a ', 'one'], ['a ', 'two'], 'A two'],
  ['the first of two texts changes', ['one', ' a'], ['two', ' a'], 'two A'],
  ['a text after an element changes', [{ b: 'x' }, 'one'], [{ b: 'x' }, 'two'], 'Xtwo'],
  ['all texts change', ['one', { b: 'x' }, 'two'], ['1', { b: 'x' }, '2'], '1X2'],
  ['a text is taken out', ['a', 'one'], ['a', false], 'A'],
  ['the first text is taken out', ['one', 'a'], [false, 'a'], 'A'],
  ['all texts are taken out', ['one', 'two', { b: 'x' }], [false, false, { b: 'x' }], 'X'],
  ['an element between texts is drawn again', ['one', { b: 'x' }, 'two'], ['one', { b: 'y' }, 'two'], 'ONEyTWO'],
  ['a text comes after the others', ['one', undefined], ['one', 'two'], 'ONEtwo'],
]

it.each(CASES)('a translated page shows what is drawn: %s', async (_what, before, after, read) => {
  expect(await redrawn(before, after)).toBe(read)
})

it('a translated text that changes twice is shown as it is last', async () => {
  expect(await redrawn(['a ', 'one'], ['a ', 'two'], ['a ', 'three'])).toBe('A three')
})
