/** What a page waits for on a slow line: each file that is found only in another one costs a round trip. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../docs/markdown'

type Chunks = Record<string, { file: string; imports: string[] }>

const chunks = JSON.parse(readFileSync(`${ROOT}dist/manifest.json`, 'utf8')) as Chunks
const nameOf = (file: string) => Object.keys(chunks).find((name) => chunks[name]?.file === file)

it('the file "snapshot" waits for no other than the widget: a known price is drawn before the shop has come', () => {
  expect(chunks.snapshot?.imports.map(nameOf)).toEqual(['widget'])
})

/** `widget` and `shop` have been requested by every page. */
it.each(['shop', 'drawer', 'product'])('the file "%s" imports nothing that the page has not requested already', (name) => {
  const further = chunks[name]?.imports.map(nameOf).filter((one) => one !== 'widget' && one !== 'shop')
  expect(further).toEqual([])
})
