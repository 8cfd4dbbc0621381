/** Rules for every style sheet of the widget. Each rule is first tried on CSS that breaks it. */
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

/** Every innermost CSS rule, without comments. */
const rulesOf = (css: string): Rule[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }))

/** Font sizes and breakpoints that do not follow the visitor's font size. */
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

/** Declarations that reveal hidden content or change what can be read. */
const REVEALS = /(?:^|[;\s])(?:opacity|visibility|display|clip-path|filter:\s*(?:none|blur)|(?:inset|transform)[\w-]*)\s*[:;]?/

/** Selectors of `:hover` rules that reveal content without a `:focus` selector in the same list. */
const hoverOnly = (css: string): string[] =>
  rulesOf(css)
    .filter(({ selector, body }) => /:hover/.test(selector) && !/:focus/.test(selector) && REVEALS.test(body))
    .filter(({ body }) => !/^\s*filter:\s*brightness/.test(body))
    .map(({ selector }) => selector)

const selectorsOf = ({ selector }: Rule): string[] => selector.split(',').map((one) => one.trim().replace(/\s+/g, ' '))

/**
 * Selectors that show a state by a box shadow. Forced colours remove shadows and give all borders the same colour, so the sheet needs a
 * rule with an outline or a border for each of them.
 */
const shownByGround = (css: string): string[] => {
  const forced = [...css.matchAll(/@media \(forced-colors: active\)\s*\{((?:[^{}]*\{[^{}]*\})*)/g)]
    .flatMap(([, rules = '']) => rulesOf(rules))
    .filter(({ body }) => /(?:^|[;\s])(?:border|outline):/.test(body))
    .flatMap(selectorsOf)
  const shown = rulesOf(css)
    .filter(({ body }) => /box-shadow/.test(body) && !/(?:^|[;\s])outline:/.test(body))
    .flatMap(selectorsOf)
    .filter((selector) => /:checked|\[aria-current\]|\[data-missing\]/.test(selector) && !forced.includes(selector))
  return [...new Set(shown)]
}

describe('rules for style sheets', () => {
  it.each([
    ['font-size', '.a { font-size: 14px; }'],
    ['font', '.a { color: red; font: 600 16px/1.4 serif; }'],
    ['line-height', '.a { line-height: 16px; }'],
    ['rem', '.a { padding: 1rem; }'],
    ['a container query', '@container product (min-width: 460px) { .a { gap: 0; } }'],
    ['a media query', '@media (max-width: 479px) { .a { gap: 0; } }'],
  ])('the rule for sizes reports a fixed size in %s', (_, css) => {
    expect(fixedSizes(css)).toHaveLength(1)
  })

  it('the rule for sizes allows sizes relative to the visitor’s font, and px in other properties', () => {
    expect(
      fixedSizes('@media (max-width: 30em) { .a { font: medium/1.4 serif; padding: 4px; } .b { font-size: .875em; } }'),
    ).toEqual([])
  })

  it('the rule for hover reports content that only a pointer reveals', () => {
    expect(hoverOnly('.a:hover .b { opacity: 1; }')).toEqual(['.a:hover .b'])
    expect(hoverOnly('.a:is(:hover, :has(:focus-visible)) .b { opacity: 1; } .a:hover { background: red; }')).toEqual([])
  })

  it('the rule for shadows reports a state that only a shadow and the colour of a border show', () => {
    const shadow = 'input:checked + .a, .b { border-color: red; box-shadow: 0 0 0 1px red; }'
    const forced = (rule: string) => `${shadow} @media (forced-colors: active) { .c { color: red; } ${rule} }`
    expect(shownByGround(shadow)).toEqual(['input:checked + .a'])
    expect(shownByGround(forced('.c, input:checked + .b { outline: 1px solid; }'))).toEqual(['input:checked + .a'])
    expect(shownByGround(forced('.c, input:checked + .a { font-weight: 600; }'))).toEqual(['input:checked + .a'])
    expect(shownByGround(forced('.c, input:checked + .a { outline: 1px solid; }'))).toEqual([])
  })
})

describe('style sheets', () => {
  it('this test finds more than 16 style sheets with more than 400 rules', () => {
    expect(SHEETS.length).toBeGreaterThan(16)
    expect(SHEETS.flatMap(({ css }) => rulesOf(css)).length).toBeGreaterThan(400)
  })

  it.each(SHEETS)('$path has only font sizes and breakpoints that follow the visitor’s font size', ({ css }) => {
    expect(fixedSizes(css)).toEqual([])
  })

  it.each(SHEETS)('$path reveals nothing on hover that focus does not reveal', ({ css }) => {
    expect(hoverOnly(css)).toEqual([])
  })

  it.each(SHEETS)('$path shows no state by a shadow alone', ({ css }) => {
    expect(shownByGround(css)).toEqual([])
  })
})

it('the loader’s style sheet, which reserves space for a button, has no fixed font sizes', () => {
  expect(fixedSizes(readFileSync('loader/cartlet.css', 'utf8'))).toEqual([])
})
