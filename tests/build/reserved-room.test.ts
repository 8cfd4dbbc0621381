/** The demo site follows the documentation: its style sheet begins with the rules of `cartlet.css`, and no page waits for a file of Cartlet. */
import { readdirSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../docs/markdown'

const minified = (path: string) => transformSync(readFileSync(ROOT + path, 'utf8'), { loader: 'css', minify: true }).code.trim()
const pages = readdirSync(`${ROOT}demo/hosts`).filter((name) => name.endsWith('.html'))

describe('the demo site', () => {
  it('the demo site’s style sheet begins with the rules of cartlet.css', () => {
    expect(minified('demo/hosts/site.css').startsWith(minified('loader/cartlet.css'))).toBe(true)
  })

  it.each(pages)('the head of %s does not load cartlet.css, which would delay the first paint', (name) => {
    const [head] = readFileSync(`${ROOT}demo/hosts/${name}`, 'utf8').split('<body')
    expect(head).not.toContain('cartlet.css')
  })
})
