/**
 * Fills copies of a template: `data-cartlet-text`, `-attr-NAME`, `-if`, `-each`, `-add`, `-open`. Paths only, nothing is evaluated.
 * What is written once is written again only when it changes, so that what the page or a translator did to it stays.
 */
import type { Field, Fields } from '../../../checkup/markup/template-fields'
import { entryOf } from '../../../store/catalog/untrusted'

export interface Scope {
  values: object
  /** What the values are of, for elements of ours in the copy. */
  source?: unknown
  outer?: Scope
}

/** The fields that a place in the template can name, innermost first. */
export type Known = readonly Fields[]

/** Nodes of one copy, with what keeps them up to date. */
export interface Copy {
  /** At the top of the copy, in their order. */
  nodes(): Node[]
  update(scope: Scope): void
}

export interface Mistake {
  kind: 'field' | 'into-list' | 'list' | 'single' | 'address' | 'refused' | 'binding' | 'element'
  /** The attribute as the author wrote it. */
  where: string
  /** Name of the element that has it. */
  on?: string
  /** What there is not, and what could have been written instead. */
  written?: string
  names?: readonly string[]
}

export interface Binder {
  document: Document
  /** Told once a template. */
  mistake(mistake: Mistake): void
  /** Sets up `data-cartlet-add` and `data-cartlet-open`; returns what keeps the control up to date. */
  control(element: Element, kind: 'add' | 'open'): (scope: Scope) => void
  /** Sets up an element whose name is like one of ours; returns what keeps it up to date. */
  piece(element: Element): ((scope: Scope) => void) | undefined
}

const BINDING = 'data-cartlet-'
const ATTRIBUTE = `${BINDING}attr-`
/** Those of a template, and those that work anywhere on a page. */
const NAMES = ['text', 'if', 'each', 'add', 'open', 'checkout', 'login', 'count', 'more']

/** Attributes whose value is an address: they take only fields that are one. */
const ADDRESSES = /^(href|src|srcset|xlink:href|action|formaction|poster|data|cite|background|ping|longdesc)$/
/**
 * Handlers, styles and frames run or hide things; `id` and `name` of an element become properties of the page's window, `is` and `slot` make
 * something else of it.
 */
const REFUSED = /^(on.*|style|srcdoc|sandbox|allow|nonce|integrity|id|name|is|slot|data-cartlet.*)$/
/** Elements that run, load or change what they are given. */
const REFUSED_ELEMENTS = /^(script|style|iframe|frame|object|embed|base|link|meta|use|set|animate\w*)$/i

const isList = (field: Field): field is readonly [Fields] => Array.isArray(field)
const isScalar = (field: Field) => typeof field === 'string'

interface Path {
  field: Field
  read(scope: Scope): unknown
}

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? entryOf(from as Record<string, unknown>, name) : undefined

function findPath(path: string, known: Known, { mistake }: Binder, where: string): Path | undefined {
  const [first = '', ...rest] = path.split('.')
  const depth = known.findIndex((fields) => entryOf(fields, first))
  const outermost = known[depth]
  if (!outermost) {
    mistake({ kind: 'field', where, written: first, names: known.flatMap(Object.keys) })
    return undefined
  }
  let field: Field = outermost[first] as Field
  for (const name of rest) {
    if (isList(field)) {
      mistake({ kind: 'into-list', where })
      return undefined
    }
    const next: Field | undefined = isScalar(field) ? undefined : entryOf(field as Fields, name)
    if (!next) {
      mistake({ kind: 'field', where, written: name, names: isScalar(field) ? [] : Object.keys(field) })
      return undefined
    }
    field = next
  }
  return {
    field,
    read(scope) {
      let at: Scope | undefined = scope
      for (let level = 0; level < depth; level++) at = at?.outer
      let value = read(at?.values, first)
      for (const name of rest) value = read(value, name)
      return value
    },
  }
}

/** The path in this attribute, which is taken from the copy. */
function takePath(element: Element, name: string, known: Known, binder: Binder): Path | undefined {
  const written = element.getAttribute(name)?.trim()
  element.removeAttribute(name)
  return written === undefined ? undefined : findPath(written, known, binder, `${name}="${written}"`)
}

type Update = Copy['update']

/** Calls `write` only with a value that differs from the last one. */
function writing(path: Path, write: (value: unknown) => void): Update {
  let last: unknown = writing
  return (scope) => {
    const value = path.read(scope)
    if (value === last) return
    last = value
    write(value)
  }
}

const asText = (value: unknown): string => (value === undefined || value === false ? '' : `${value}`)

function bindAttribute(element: Element, written: Attr, known: Known, binder: Binder): Update | undefined {
  const name = written.name.slice(ATTRIBUTE.length)
  const where = `${written.name}="${written.value}"`
  const path = takePath(element, written.name, known, binder)
  if (!path) return undefined
  const isRefused = REFUSED.test(name) || REFUSED_ELEMENTS.test(element.localName)
  const kind = isRefused
    ? 'refused'
    : !isScalar(path.field)
      ? 'single'
      : ADDRESSES.test(name) && path.field !== 'address' && 'address'
  if (kind) {
    binder.mistake({ kind, where, on: element.localName })
    return undefined
  }
  return writing(path, (value) => {
    if (value === undefined || value === false) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : `${value}`)
  })
}

function bindElement(element: Element, known: Known, binder: Binder): Update[] {
  const updates: (Update | undefined)[] = []
  if (element.localName.startsWith('cartlet-')) updates.push(binder.piece(element))
  for (const attribute of [...element.attributes]) {
    const { name } = attribute
    if (name.startsWith(ATTRIBUTE)) updates.push(bindAttribute(element, attribute, known, binder))
    else if (name === 'data-cartlet-add' || name === 'data-cartlet-open') {
      // With a value they work as anywhere else on the page.
      if (!attribute.value) updates.push(binder.control(element, name === 'data-cartlet-add' ? 'add' : 'open'))
    }
  }
  const text = takePath(element, 'data-cartlet-text', known, binder)
  const kind = text && (REFUSED_ELEMENTS.test(element.localName) ? 'refused' : !isScalar(text.field) && 'single')
  if (kind) binder.mistake({ kind, where: 'data-cartlet-text', on: element.localName })
  else if (text)
    updates.push(
      writing(text, (value) => {
        element.textContent = asText(value)
      }),
    )
  else for (const child of [...element.childNodes]) updates.push(bindNode(child, known, binder)?.update)
  return updates.filter((update) => update !== undefined)
}

/** Nodes that come and go are in the place of this mark. */
function replaceByMark(element: Element, { document }: Binder): Comment {
  const mark = document.createComment('')
  element.replaceWith(mark)
  return mark
}

function bindRepeated(element: Element, path: Path, known: Known, binder: Binder): Copy {
  const mark = replaceByMark(element, binder)
  const inner = [(path.field as readonly [Fields])[0], ...known]
  const items: Copy[] = []
  const build = () => {
    const copy = element.cloneNode(true)
    // In a parent of its own, where conditions can leave their marks.
    const parent = binder.document.createDocumentFragment()
    parent.append(copy)
    return bindAll(parent, inner, binder)
  }
  build() // mistakes in it are told even if the list is empty
  return {
    nodes: () => [...items.flatMap((item) => item.nodes()), mark],
    update(outer) {
      const list = (path.read(outer) ?? []) as readonly object[]
      for (const item of items.splice(list.length)) for (const node of item.nodes()) node.parentNode?.removeChild(node)
      list.forEach((values, place) => {
        const known = items[place]
        const item = known ?? build()
        item.update({ values, outer })
        if (known) return
        items.push(item)
        mark.before(...item.nodes())
      })
    },
  }
}

function bindConditional(element: Element, path: Path, known: Known, binder: Binder): Copy {
  const mark = replaceByMark(element, binder)
  const updates = bindElement(element, known, binder)
  let isShown = false
  return {
    nodes: () => (isShown ? [element, mark] : [mark]),
    update(scope) {
      const value = path.read(scope)
      isShown = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== ''
      if (!isShown) return element.remove()
      for (const update of updates) update(scope)
      if (element.nextSibling !== mark) mark.before(element)
    },
  }
}

/** Undefined for a node in which nothing is bound. */
function bindNode(node: Node, known: Known, binder: Binder): Copy | undefined {
  if (node.nodeType !== Node.ELEMENT_NODE) return undefined
  const element = node as Element
  for (const { name } of element.attributes) {
    const written = name.slice(BINDING.length)
    if (name.startsWith(BINDING) && !name.startsWith(ATTRIBUTE) && !NAMES.includes(written))
      binder.mistake({ kind: 'binding', where: name, written, names: NAMES })
  }
  if (element.hasAttribute('data-cartlet-each')) {
    const path = takePath(element, 'data-cartlet-each', known, binder)
    if (path && isList(path.field)) return bindRepeated(element, path, known, binder)
    if (path) binder.mistake({ kind: 'list', where: 'data-cartlet-each' })
  }
  if (element.hasAttribute('data-cartlet-if')) {
    const path = takePath(element, 'data-cartlet-if', known, binder)
    if (path) return bindConditional(element, path, known, binder)
  }
  const updates = bindElement(element, known, binder)
  return {
    nodes: () => [node],
    update(scope) {
      for (const update of updates) update(scope)
    },
  }
}

/** Binds what is in the parent, which is taken from there when the copy is inserted. */
export function bindAll(parent: ParentNode & Node, known: Known, binder: Binder): Copy {
  const parts = [...parent.childNodes].map((node) => bindNode(node, known, binder) ?? { nodes: () => [node], update() {} })
  return {
    nodes: () => parts.flatMap((part) => part.nodes()),
    update(scope) {
      for (const part of parts) part.update(scope)
    },
  }
}
