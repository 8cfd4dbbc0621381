/** The demo site follows its own advice: the rules of `cartlet.css` stand at the top of its style sheet, and no page waits for a file of ours. */
import { readdirSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../docs/markdown'

const minified = (path: string) => transformSync(readFileSync(ROOT + path, 'utf8'), { loader: 'css', minify: true }).code.trim()
const pages = readdirSync(`${ROOT}demo/hosts`).filter((name) => name.endsWith('.html'))

describe('the demo site', () => {
  it('has the rules of cartlet.css at the top of its own style sheet', () => {
    expect(minified('demo/hosts/site.css').startsWith(minified('loader/cartlet.css'))).toBe(true)
  })

  it.each(pages)('links no file of ours in the head of %s that would delay its first paint', (name) => {
    const [head] = readFileSync(`${ROOT}demo/hosts/${name}`, 'utf8').split('<body')
    expect(head).not.toContain('cartlet.css')
  })
})
