/** A description's tree as one line a test can compare, and the list of what may stand in it at all. */
import type { RichElement, RichView } from '../../src/store/catalog/content/rich-tree'

const TAGS =
  'a audio blockquote br code details div em figcaption figure heading hr img li ol p pre s span strong sub summary sup table tbody td th tr u ul video'.split(
    ' ',
  )
const ATTRIBUTES =
  'href target rel src srcSet poster alt width height loading decoding controls preload playsInline start colSpan rowSpan scope open tabIndex dir aria-label data-rich data-align data-width data-line data-layout data-checked'.split(
    ' ',
  )
const MEMBERS = ['tag', 'props', 'children', 'paint', 'level']
const LINK = /^(https?:\/\/|mailto:|tel:)/
const FILE = /^https?:\/\//
const PAINT: Record<string, RegExp> = {
  color: /^[\w#(),.%\s/+-]{3,80}$/,
  background: /^[\w#(),.%\s/+-]{3,80}$/,
  size: /^[\d.]+em$/,
  span: /^\d+$/,
}
const WORDS = /^[\w-]*$/
const QUIET = /^(loading|decoding|dir|preload)$/

/** Lazy loading, asynchronous decoding and `dir="auto"` are everywhere and left out. */
export function markupOf(view: RichView): string {
  return view
    .map((child) => {
      if (typeof child === 'string') return child
      const { tag, props, children, paint = {}, level } = child
      const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== false)
      const attributes = given
        .filter(([name, value]) => !QUIET.test(name) || (name === 'dir' && value !== 'auto'))
        .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`))
      const painted = Object.entries(paint).filter(([, value]) => value)
      const look = painted.map(([name, value]) => ` ${name}:${value}`)
      const name = tag === 'heading' ? `h${level}` : tag
      return `<${name}${attributes.join('')}${look.join('')}>${/^(img|br|hr)$/.test(tag) ? '' : `${markupOf(children)}</${name}>`}`
    })
    .join('')
}

function problemsOf(element: RichElement): string[] {
  const { tag, props, paint = {}, level } = element
  const problems = Object.keys(element)
    .filter((name) => !MEMBERS.includes(name))
    .map((name) => `member ${name}`)
  if (!TAGS.includes(tag)) problems.push(`element ${tag}`)
  if ((tag === 'heading') !== [1, 2, 3, 4, 5, 6].includes(level as number)) problems.push(`level ${level} of ${tag}`)
  for (const [name, value] of Object.entries(props)) {
    const text = String(value)
    if (value === undefined) continue
    if (!ATTRIBUTES.includes(name)) problems.push(`attribute ${name}`)
    if (name === 'href' && !LINK.test(text)) problems.push(`href ${text}`)
    if ((name === 'src' || name === 'poster') && !FILE.test(text)) problems.push(`${name} ${text}`)
    if (name === 'srcSet' && !text.split(', ').every((one) => FILE.test(one))) problems.push(`srcSet ${text}`)
    if (name === 'target' && !/^_(blank|top)$/.test(text)) problems.push(`target ${text}`)
    if (name.startsWith('data-') && !WORDS.test(text)) problems.push(`${name} ${text}`)
    if (name === 'href' && !`${props.rel}`.startsWith('noopener')) problems.push(`rel ${props.rel}`)
  }
  for (const [name, value] of Object.entries(paint))
    if (value !== undefined && !PAINT[name]?.test(value)) problems.push(`paint ${name} ${value}`)
  return problems
}

/** Everything in the tree that must never be there, and nothing when all is well. */
export const forbiddenIn = (view: RichView): string[] =>
  view.flatMap((child) => (typeof child === 'string' ? [] : [...problemsOf(child), ...forbiddenIn(child.children)]))

export const elementsIn = (view: RichView): number => {
  let count = 0
  for (const child of view) if (typeof child === 'object') count += 1 + elementsIn(child.children)
  return count
}

export const depthOf = (view: RichView): number =>
  Math.max(0, ...view.map((child) => (typeof child === 'string' ? 1 : 1 + depthOf(child.children))))

export const textIn = (view: RichView): string =>
  view.map((child) => (typeof child === 'string' ? child : textIn(child.children))).join('')
