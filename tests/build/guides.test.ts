/** The documentation as pages, beside the configurator and in the archive: complete, in HTML, and every link leads somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { guideSources, pageOf } from '../../src/build/pages/guides.mjs'
import { htmlOf } from '../../src/build/pages/markdown.mjs'
import { SITE_SYSTEMS } from '../../src/snippet/site-systems'

const FOLDER = 'dist/configurator/docs'
const read = (page: string) => readFileSync(join(FOLDER, page), 'utf8')
const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

const withoutCode = (html: string) => html.replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, '')

describe('pages of the documentation', () => {
  it('the build writes a page for each document that is not about working on Cartlet', () => {
    expect(pages.sort()).toEqual(guideSources().map(pageOf).sort())
    for (const { guide } of SITE_SYSTEMS) expect(pages).toContain(`guides/${guide.replace('.md', '.html')}`)
    expect(pages).not.toContain('architecture.html')
  })

  it.each(pages)('%s is valid HTML without a sign of Markdown', (page) => {
    const html = read(page)
    const errors: string[] = []
    parse(html, { onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`) })
    expect(errors).toEqual([])
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    const text = withoutCode(html).replace(/<[^>]+>/g, '')
    expect(text).not.toMatch(/\]\(|\*\*|`|^#+ |^\|/m)
  })

  it.each(pages)('every link of %s leads to a page and a heading that are there', (page) => {
    const targets = [...read(page).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) => target)
    const broken = targets.filter((target) => {
      if (/^https?:/.test(target)) return false
      const [file = '', fragment] = target.split('#')
      const aim = join(FOLDER, file ? join(dirname(page), file) : page)
      return !existsSync(aim) || (fragment !== undefined && !readFileSync(aim, 'utf8').includes(`id="${fragment}"`))
    })
    expect(targets.length).toBeGreaterThan(3)
    expect(broken).toEqual([])
  })
})

describe('htmlOf', () => {
  const html = (markdown: string) => htmlOf(markdown, (target) => (target === 'gone.md' ? undefined : target))

  it.each([
    ['text is escaped, and a link to a page that is not there keeps its words', 'a < b, [see](gone.md)', '<p>a &lt; b, see</p>'],
    ['a reference to a page that is not there is left out', 'a ([b](gone.md)) ([c](c.md)).', '<p>a (<a href="c.md">c</a>).</p>'],
    ['code keeps every sign', '`a **b** <c> [d](e)`', '<p><code>a **b** &lt;c&gt; [d](e)</code></p>'],
    [
      'a list that goes on after code keeps its numbers',
      '3. three\n4. four',
      '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>',
    ],
    ['lines of one item are one paragraph', '* one\n  more\n* two', '<ul>\n<li>one more</li>\n<li>two</li>\n</ul>'],
    ['a bar in code is no end of a cell', '| a |\n|---|\n| `b \\| c` |', expect.stringContaining('<td><code>b | c</code></td>')],
    ['comments are left out', '<!-- manifest: x -->\n\n**Bold** *soft*', '<p><strong>Bold</strong> <em>soft</em></p>'],
  ])('%s', (_, markdown, expected) => {
    expect(html(markdown)).toEqual(expected)
  })

  it('a block of code that does not end is refused', () => {
    expect(() => html('```sh\nls')).toThrow('does not end')
  })
})
