/** A shop of version 1 of the cart pays nothing for version 2: no file that its visitors load, from the first button to an open cart, has code of it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../docs/markdown'

type Chunks = Record<string, { file: string; imports: string[] }>

const chunks = JSON.parse(readFileSync(`${ROOT}dist/manifest.json`, 'utf8')) as Chunks

/** The file of a chunk and those that it imports, which are loaded with it. */
function filesOf(name: string): string[] {
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const chunk of Object.values(chunks)) if (chunk.file === file) chunk.imports.forEach(add)
  }
  const { file } = chunks[name] ?? { file: `no chunk "${name}"` }
  add(file)
  return [...found]
}

const sourcesOf = (file: string): string[] =>
  (JSON.parse(readFileSync(`${ROOT}dist/${file}.map`, 'utf8')) as { sources: string[] }).sources.map((path) =>
    path.replace(/^.*\/src\//, 'src/'),
  )

const ONLY_VERSION_2 = /^src\/(store\/cart\/v2|platform\/cart\/v2)\/|gift-?card/i

const LOADED = {
  'the first button': ['widget'],
  'the first add': ['widget', 'shop', 'v1'],
  'an open cart': ['drawer', 'make-way', 'cart-v1-more', 'cart-extras', 'estimate', 'swap', 'watch-cart'],
}

it.each(Object.entries(LOADED))('%s of a shop of version 1 loads no code of version 2', (_, names) => {
  const sources = names.flatMap(filesOf).flatMap(sourcesOf)
  expect(sources).toContain('src/embed/start/start.ts')
  expect(sources.filter((path) => ONLY_VERSION_2.test(path))).toEqual([])
})

it('version 2 and the gift card have files of their own, with limits', () => {
  const { groups } = JSON.parse(readFileSync(`${ROOT}budgets.json`, 'utf8')) as { groups: { files: string[] }[] }
  const limited = groups.flatMap(({ files }) => files)
  for (const name of ['cart-v2', 'cart-v2-more', 'gift-card']) {
    expect(sourcesOf(chunks[name]?.file ?? '').filter((path) => ONLY_VERSION_2.test(path))).not.toEqual([])
    expect(limited).toContain(`@${name}`)
  }
})
