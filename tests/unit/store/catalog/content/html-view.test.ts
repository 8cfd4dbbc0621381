import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlView } from '../../../../../src/store/catalog/content/html-view'
import { NASTY_HTML } from '../../../../support/fixtures/content/nasty-html'
import { depthOf, elementsIn, forbiddenIn, markupOf, textIn } from '../../../../support/fixtures/content/rich-markup'

const drawn = (html: unknown, base?: string) => markupOf(htmlView(html, base))

describe('htmlView', () => {
  it.each([
    ['<p>One</p>\n<p>Two</p>', '<p>One</p> <p>Two</p>'],
    ['No tags at all', 'No tags at all'],
    ['<h2>Care</h2><h6>Small</h6>', '<h2>Care</h2><h6>Small</h6>'],
    [
      '<B>b</B><i>i</i><u>u</u><del>d</del><sup>2</sup><sub>3</sub><kbd>k</kbd>',
      '<strong>b</strong><em>i</em><u>u</u><s>d</s><sup>2</sup><sub>3</sub><code>k</code>',
    ],
    ['<ul><li>One<li>Two</ul><ol start=4><li>Four</ol>', '<ul><li>One</li><li>Two</li></ul><ol start="4"><li>Four</li></ol>'],
    ['<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>', '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>'],
    ['<blockquote>Said</blockquote><pre>a\n  b</pre><hr/>a<br>b', '<blockquote>Said</blockquote><pre>a\n  b</pre><hr>a<br>b'],
    ['<section><div>Box</div></section>', '<div><div>Box</div></div>'],
    // Names that only begin or end as those of elements whose content is skipped.
    ['<header>Top</header><x-script>told</x-script>', '<div>Top</div>told'],
    ['<ins>new</ins><strike>old</strike><menu><li>One</menu>', '<u>new</u><s>old</s><ul><li>One</li></ul>'],
    ["<a class=x href = 'https://a.example/'>go</a>", '<a href="https://a.example/" rel="noopener">go</a>'],
    ['<figure><figcaption>Below</figcaption></figure>', '<figure><figcaption>Below</figcaption></figure>'],
    [
      '<table><caption>Sizes</caption><thead><tr><th>S<th>M</thead><tbody><tr><td colspan=2>1 kg</table>',
      '<div data-rich="table" tabIndex="0"><table><tbody><tr><td>Sizes</td></tr><tr><th>S</th><th>M</th></tr><tr><td colSpan="2">1 kg</td></tr></tbody></table></div>',
    ],
    [
      '<a href="https://a.example/?a=1&amp;b=2" target=_blank rel="nofollow x">go</a>',
      '<a href="https://a.example/?a=1&b=2" target="_blank" rel="noopener nofollow">go</a>',
    ],
    ['<p>a<svg/>b<svg width="1" />c<math/>d</p>', '<p>abcd</p>'],
    ['<p>a<svg>hidden</svg>b<svg x=/>hidden</svg>c<svg / >hidden</svg>d<script/>hidden</script>e</p>', '<p>abcde</p>'],
    ['<a href="#top">up</a> <a name=x>here</a>', 'up here'],
    ['<a href="mailto:a@b.example">write</a>', '<a href="mailto:a@b.example" rel="noopener">write</a>'],
    [
      '<img src="https://a.example/1.png" alt="A &quot;can&quot;" width=40 height=30>',
      '<img src="https://a.example/1.png" alt="A "can"" width="40" height="30">',
    ],
    ['<img alt src="https://a.example/1.png">', '<img src="https://a.example/1.png" alt="">'],
    ['<p dir="rtl">شال</p><p dir=evil>x</p>', '<p dir="rtl">شال</p><p>x</p>'],
    [
      '<p align=right>r</p><p style="color:red; text-align: center">c</p>',
      '<p data-align="right">r</p><p data-align="center">c</p>',
    ],
    ['<p>a<b> </b>b</p>', '<p>a b</p>'],
    ['  <p>&nbsp;</p><p> <b></b></p><ul> <li> </li> </ul>', ''],
    ['<p>long\n   lines\tof  text</p>', '<p>long lines of text</p>'],
  ])('the HTML %j is drawn as its elements', (html, markup) => expect(drawn(html)).toBe(markup))

  it('a link inside the shop’s page is plain text, unlike one to another of its pages', () => {
    expect(drawn('<a href="#top">up</a>', 'https://shop.example/')).toBe('up')
    expect(drawn('<a href="/care#">care</a>', 'https://shop.example/')).toContain('href="https://shop.example/care#"')
  })

  it.each([
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<p>One<ul><li>Two</ul>', '<p>One</p><ul><li>Two</li></ul>'],
    ['<h2>Care<p>Dry it', '<h2>Care</h2><p>Dry it</p>'],
    ['<b><i>x</b></i>y', '<strong><em>x</em></strong>y'],
    ['x</p></div>y', 'xy'],
    ['<li>One</li><td>Two</td>', 'OneTwo'],
    ['<ul>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<table>One</table>', '<div data-rich="table" tabIndex="0"><table><tbody><tr><td>One</td></tr></tbody></table></div>'],
    [
      '<a href="https://a.example/">One<a href="https://b.example/">Two',
      '<a href="https://a.example/" rel="noopener">One</a><a href="https://b.example/" rel="noopener">Two</a>',
    ],
    ['a < b > c', 'a < b > c'],
    ['<p>x</p', '<p>x</p>'],
    ['<!doctype html><?xml version="1.0"?>x</ >y<!-- > -->z<!-- w', 'xyz'],
  ])('the malformed HTML %j is repaired', (html, markup) => expect(drawn(html)).toBe(markup))

  it.each([
    ['&lt;b&gt; &amp;amp; &quot;x&quot; &apos;', '<b> &amp; "x" \''],
    ['caf&eacute; &Uuml;ber na&iuml;ve &ccedil;a &Aring; &ntilde; &scaron; &szlig;', 'café Über naïve ça Å ñ š ß'],
    ['voil&agrave; f&ecirc;te', 'voilà fête'],
    ['&#233;&#xe9;&#xE9 &#8364;', 'ééé €'],
    ['&#65&frac12;', 'A½'],
    ['&#x10ffff;&#xd7ff;&#xe000;', '\u{10ffff}\ud7ff\ue000'],
    ['&#146;&#151;', '’—'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['&hearts;&unknown;&;&a b&amp', '♥&unknown;&;&a b&amp'],
    ['&__proto__;&constructor;&toString;', '&__proto__;&constructor;&toString;'],
    ['10&nbsp;kg', '10\u00a0kg'],
  ])('the character references in %j are decoded', (html, text) => expect(textIn(htmlView(html))).toBe(text))

  it('resolves relative URLs against the product page, and drops them without a valid base', () => {
    const base = 'https://shop.example/product-page/mug'
    expect(drawn('<a href="/care">care</a><img src="../1.png">', base)).toBe(
      '<a href="https://shop.example/care" rel="noopener">care</a><img src="https://shop.example/1.png" alt="">',
    )
    expect(drawn('<a href="/care">care</a>', 'not an address')).toBe('care')
  })

  it.each([undefined, null, 7, {}, [], ''])('htmlView of %j is empty', (html) => expect(htmlView(html)).toEqual([]))
})

describe('htmlView of hostile HTML', () => {
  it.each(
    NASTY_HTML.map((html) => [html.length > 90 ? `${html.slice(0, 90)}… (${html.length})` : html, html]),
  )('hostile HTML is drawn without hidden content, foreign URLs or excess elements: %j', (_, html) => {
    const view = htmlView(html)
    expect(forbiddenIn(view)).toEqual([])
    expect(textIn(view)).toContain('seen')
    expect(textIn(view)).not.toContain('hidden')
    expect(JSON.stringify(view)).not.toMatch(/"(href|src|srcSet|poster)":"(?!https:\/\/ok\.example)/)
    expect(depthOf(view)).toBeLessThan(100)
    expect(elementsIn(view)).toBeLessThanOrEqual(3000)
  })

  it.each([
    '<a <a <a ',
    '<a x="',
    '<p a=\' b=" ',
    '<!-- ',
    '<script>',
    '</script',
    '&#',
    '<a x = ',
    '<a      ',
    '<',
    '<svg',
    '<ul><table>',
    '<p><b>',
  ])('200,000 characters of a repeated fragment are read in less than three seconds: %j', (piece) => {
    const html = piece.repeat(Math.ceil(200_000 / piece.length))
    const started = performance.now()
    expect(forbiddenIn(htmlView(html))).toEqual([])
    // A hundred times the usual duration, and a fraction of the duration of a quadratic algorithm.
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it.each([
    ['tables of one word', '<table>x</table>'],
    ['pictures in links in items', '<ul><a href="https://a.example/"><img src="https://a.example/1.jpg">'],
    ['rows without a table', '<tr>x<td>y'],
  ])('limits the elements drawn for %s to 3000', (_, html) => {
    const made = elementsIn(htmlView(html.repeat(9000)))
    expect(made).toBeLessThanOrEqual(3000)
  })

  it('limits the elements drawn for 20,000 paragraphs to 3000', () => {
    expect(elementsIn(htmlView('<p>x'.repeat(20_000)))).toBeLessThanOrEqual(3000)
  })

  const pieces = fc.constantFrom(
    ...['<', '>', '</', '/>', '"', "'", '=', ' ', '&', ';', '#', '!--', '-->', '\n', 'x', '\u202e', '\0'],
    ...[
      'a',
      'p',
      'b',
      'ul',
      'li',
      'table',
      'tr',
      'td',
      'script',
      'style',
      'svg',
      'img',
      'h2',
      'pre',
      'div',
      'hr',
      'iframe',
      'math',
    ].flatMap((name) => [`<${name}>`, `<${name} `, `</${name}>`]),
    ...[
      'href=',
      'src=',
      'onclick=',
      'style=',
      'javascript:alert(1)',
      'https://a.example/',
      'data:,x',
      '&#106;',
      'dir=rtl',
      '__proto__',
      'colspan=9',
    ],
  )

  // hazard 33
  it('maps arbitrary HTML to allowed, validly nested elements only and never throws', () => {
    const html = fc.oneof(
      fc.array(fc.oneof({ weight: 9, arbitrary: pieces }, fc.string()), { maxLength: 60 }).map((parts) => parts.join('')),
      fc.string(),
    )
    fc.assert(
      fc.property(html, (text) => {
        const view = htmlView(text)
        expect(forbiddenIn(view)).toEqual([])
        expect(nestingProblems(view)).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })
})

/** Nesting that a browser's HTML parser would change. */
function nestingProblems(view: ReturnType<typeof htmlView>, above: readonly string[] = []): string[] {
  const MUST: Record<string, string[]> = { li: ['ul', 'ol'], tr: ['tbody'], td: ['tr'], th: ['tr'], tbody: ['table'] }
  const ONLY: Record<string, string[]> = { ul: ['li'], ol: ['li'], tr: ['td', 'th'], tbody: ['tr'], table: ['tbody'] }
  const BLOCK = ['p', 'heading', 'ul', 'ol', 'div', 'blockquote', 'pre', 'table', 'figure', 'hr', 'li']
  const parent = above[above.length - 1] ?? ''
  return view.flatMap((child) => {
    if (typeof child === 'string') return ONLY[parent] ? [`text in ${parent}`] : []
    const { tag, children } = child
    const problems = nestingProblems(children, [...above, tag])
    if (MUST[tag] && !MUST[tag].includes(parent)) problems.push(`${tag} in ${parent}`)
    if (ONLY[parent] && !ONLY[parent].includes(tag)) problems.push(`${tag} in ${parent}`)
    if (BLOCK.includes(tag) && ['p', 'heading', 'pre'].includes(parent)) problems.push(`${tag} in ${parent}`)
    if (tag === 'a' && above.includes('a')) problems.push('link in link')
    return problems
  })
}
