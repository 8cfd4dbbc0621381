/** What holds for every style sheet of the widget; each rule is shown something that breaks it first. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../support/source/source'

interface Rule {
  selector: string
  body: string
}

const SHEETS = readSources('src')
  .filter(({ path }) => path.endsWith('.css.ts'))
  .map(({ path, text }) => ({ path, css: /(?<=^export const \w+ = `)[^`]*(?=`)/m.exec(text)?.[0] ?? '' }))

/** Every innermost rule; comments are gone. */
const rulesOf = (css: string): Rule[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }))

/** Sizes of text, and widths at which the layout turns, that do not follow the visitor's font size. */
const fixedSizes = (css: string): string[] => [
  ...rulesOf(css)
    .filter(
      ({ body }) =>
        /(?:^|[;\s])font(?:-size)?:[^;]*?\d(?:px|pt|rem|vw)\b/.test(body) || /(?:^|[;\s])line-height:[^;]*px/.test(body),
    )
    .map(({ selector }) => selector),
  ...[...css.matchAll(/@(?:media|container)[^{]*\(\s*(?:min|max)-width:\s*[\d.]+px\s*\)/g)].map(([query]) => query),
  ...[...css.matchAll(/\d\s*rem\b/g)].map(([size]) => size),
]

/** Looks that show something which is not to be seen otherwise, or changes what can be read. */
const REVEALS = /(?:^|[;\s])(?:opacity|visibility|display|clip-path|filter:\s*(?:none|blur)|(?:inset|transform)[\w-]*)\s*[:;]?/

/** Rules for the pointer that show something, without their twin for the keyboard in the same list. */
const hoverOnly = (css: string): string[] =>
  rulesOf(css)
    .filter(({ selector, body }) => /:hover/.test(selector) && !/:focus/.test(selector) && REVEALS.test(body))
    .filter(({ body }) => !/^\s*filter:\s*brightness/.test(body))
    .map(({ selector }) => selector)

/** A drawing that the system's colours leave out, in a sheet that shows a state by it, is drawn by an outline or a border there. */
const shownByGround = (css: string): string[] =>
  rulesOf(css)
    .filter(
      ({ selector, body }) =>
        /:checked|\[aria-current\]|\[data-missing\]/.test(selector) && /box-shadow/.test(body) && !/border|outline/.test(body),
    )
    .map(({ selector }) => selector.replace(/\s+/g, ' '))
    .filter((selector) => !css.includes('forced-colors') || !selector)

describe('The rules', () => {
  it.each([
    ['font-size', '.a { font-size: 14px; }'],
    ['font', '.a { color: red; font: 600 16px/1.4 serif; }'],
    ['line-height', '.a { line-height: 16px; }'],
    ['rem', '.a { padding: 1rem; }'],
    ['a container query', '@container product (min-width: 460px) { .a { gap: 0; } }'],
    ['a media query', '@media (max-width: 479px) { .a { gap: 0; } }'],
  ])('find a fixed size in %s', (_, css) => {
    expect(fixedSizes(css)).toHaveLength(1)
  })

  it('let pass what follows the visitor, and lengths that are no text', () => {
    expect(
      fixedSizes('@media (max-width: 30em) { .a { font: medium/1.4 serif; padding: 4px; } .b { font-size: .875em; } }'),
    ).toEqual([])
  })

  it('find what only a pointer reveals', () => {
    expect(hoverOnly('.a:hover .b { opacity: 1; }')).toEqual(['.a:hover .b'])
    expect(hoverOnly('.a:is(:hover, :has(:focus-visible)) .b { opacity: 1; } .a:hover { background: red; }')).toEqual([])
  })

  it('find a state that only a shadow shows', () => {
    expect(shownByGround('input:checked + .a { box-shadow: 0 0 0 1px red; }')).toEqual(['input:checked + .a'])
  })
})

describe('Every style sheet', () => {
  it('is read', () => {
    expect(SHEETS.length).toBeGreaterThan(16)
    expect(SHEETS.flatMap(({ css }) => rulesOf(css)).length).toBeGreaterThan(400)
  })

  it.each(SHEETS)('$path follows the size of text that the visitor has set', ({ css }) => {
    expect(fixedSizes(css)).toEqual([])
  })

  it.each(SHEETS)('$path reveals nothing to a pointer only', ({ css }) => {
    expect(hoverOnly(css)).toEqual([])
  })

  it.each(SHEETS)('$path shows no state by a shadow alone', ({ css }) => {
    expect(shownByGround(css)).toEqual([])
  })
})

it('The room that is kept for a button before it is drawn follows the same size of text', () => {
  expect(fixedSizes(readFileSync('loader/cartlet.css', 'utf8'))).toEqual([])
})
