/**
 * Fills copies of a template: `data-cartlet-text`, `-attr-NAME`, `-if`, `-each`, and controls. Paths only, nothing is evaluated.
 * What is written once is written again only when it changes, so that what the page or a translator did to it stays.
 */
import type { Field, Fields } from '../../../checkup/markup/product-fields'
import { ADDRESSES, REFUSED, REFUSED_ELEMENTS } from '../../../checkup/markup/template-rules'
import { entryOf } from '../../../store/catalog/untrusted'

export interface Scope {
  values: object
  /** What the values are of, for elements of ours in the copy. */
  source?: unknown
  outer?: Scope
}

/** That of the whole copy. */
export const outermost = (scope: Scope): Scope => (scope.outer ? outermost(scope.outer) : scope)

/** The fields that a place in the template can name, innermost first. */
export type Known = readonly Fields[]

/** Nodes of one copy, with what keeps them up to date. */
export interface Copy {
  /** At the top of the copy, in their order. */
  nodes(): ChildNode[]
  update(scope: Scope): void
}

export function takeOut(copy: Copy): void {
  for (const node of copy.nodes()) node.remove()
}

export type Controls = Readonly<Record<string, (element: HTMLElement) => (scope: Scope) => void>>

export interface Binder {
  document: Document
  /** Something does not fit, and stays as it is. What it is, `mistake.chunk` finds. */
  fault(): void
  /** Sets up `data-cartlet-add` and others without a value; returns what keeps the control up to date. */
  controls: Controls
  /** Sets up an element whose name is like one of ours; returns what keeps it up to date. */
  piece(element: Element): ((scope: Scope) => void) | undefined
}

const BINDING = 'data-cartlet-'
const ATTRIBUTE = `${BINDING}attr-`
/** Which elements have them in their templates differs. */
const CONTROL = /^(add|open|remove|quantity)$/
/** Those of a template, and those that work anywhere on a page. */
const KNOWN = /^(text|if|each|attr-.+|add|open|remove|quantity|checkout|login|count|more)$/

const isList = (field: Field): field is readonly [Fields] => Array.isArray(field)
const isScalar = (field: Field) => typeof field === 'string'
const isSettable = ({ localName }: Element, field: Field) => isScalar(field) && !REFUSED_ELEMENTS.test(localName)

interface Path {
  field: Field
  read(scope: Scope): unknown
}

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? entryOf(from as Record<string, unknown>, name) : undefined

const entryIn = (fields: Field | undefined, name: string): Field | undefined =>
  !fields || isScalar(fields) || isList(fields) ? undefined : entryOf(fields as Fields, name)

function findPath(path: string, inScope: Known): Path | undefined {
  const names = path.split('.')
  const depth = inScope.findIndex((fields) => entryIn(fields, names[0] as string))
  let field: Field | undefined = inScope[depth]
  for (const name of names) field = entryIn(field, name)
  return (
    field && {
      field,
      read(scope) {
        let at: Scope | undefined = scope
        for (let level = 0; level < depth; level++) at = at?.outer
        let value: unknown = at?.values
        for (const name of names) value = read(value, name)
        return value
      },
    }
  )
}

/** The path in this attribute, which is taken from the copy; undefined if it does not fit. */
function takePath(
  element: Element,
  name: string,
  scope: Known,
  { fault }: Binder,
  fits: (field: Field) => unknown,
): Path | undefined {
  const written = element.getAttribute(name)
  if (written === null) return undefined
  element.removeAttribute(name)
  const path = findPath(written.trim(), scope)
  if (path && fits(path.field)) return path
  fault()
  return undefined
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

function bindAttribute(element: Element, written: string, scope: Known, binder: Binder): Update | undefined {
  const name = written.slice(ATTRIBUTE.length)
  const path = takePath(
    element,
    written,
    scope,
    binder,
    (field) => isSettable(element, field) && !REFUSED.test(name) && (!ADDRESSES.test(name) || field === 'address'),
  )
  return (
    path &&
    writing(path, (value) => {
      const isFlag = typeof value === 'boolean' && !name.startsWith('aria-')
      if (value === undefined || (isFlag && !value)) element.removeAttribute(name)
      else element.setAttribute(name, isFlag ? '' : `${value}`)
    })
  )
}

const controlOf = (name: string, { controls }: Binder) =>
  name.startsWith(BINDING) ? entryOf(controls, name.slice(BINDING.length)) : undefined

function bindElement(element: Element, scope: Known, binder: Binder): Update[] {
  const updates: (Update | undefined)[] = []
  if (element.localName.startsWith('cartlet-')) updates.push(binder.piece(element))
  for (const attribute of [...element.attributes]) {
    const { name } = attribute
    if (name.startsWith(ATTRIBUTE)) updates.push(bindAttribute(element, name, scope, binder))
    // With a value they work as anywhere else on the page.
    else if (!attribute.value) updates.push(controlOf(name, binder)?.(element as HTMLElement))
  }
  const isText = element.hasAttribute('data-cartlet-text')
  const text = takePath(element, 'data-cartlet-text', scope, binder, (field) => isSettable(element, field))
  if (text)
    updates.push(
      writing(text, (value) => {
        element.textContent = asText(value)
      }),
    )
  else if (!isText) for (const child of [...element.childNodes]) updates.push(bindNode(child, scope, binder)?.update)
  return updates.filter((update) => update !== undefined)
}

/** Nodes that come and go are in the place of this mark. */
function replaceByMark(element: Element, { document }: Binder): Comment {
  const mark = document.createComment('')
  element.replaceWith(mark)
  return mark
}

function bindRepeated(element: Element, path: Path, scope: Known, binder: Binder): Copy {
  const mark = replaceByMark(element, binder)
  const inner = [(path.field as readonly [Fields])[0], ...scope]
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
      items.splice(list.length).forEach(takeOut)
      list.forEach((values, place) => {
        const drawn = items[place]
        const item = drawn ?? build()
        item.update({ values, outer })
        if (drawn) return
        items.push(item)
        mark.before(...item.nodes())
      })
    },
  }
}

/** Undefined for a node in which nothing is bound. */
function bindNode(node: Node, scope: Known, binder: Binder): Copy | undefined {
  if (node.nodeType !== Node.ELEMENT_NODE) return undefined
  const element = node as Element
  for (const { name, value } of element.attributes) {
    const written = name.slice(BINDING.length)
    if (!name.startsWith(BINDING)) continue
    if (!KNOWN.test(written) || (!value && CONTROL.test(written) && !controlOf(name, binder))) binder.fault()
  }
  const each = takePath(element, 'data-cartlet-each', scope, binder, isList)
  if (each) return bindRepeated(element, each, scope, binder)
  const condition = takePath(element, 'data-cartlet-if', scope, binder, () => true)
  const mark = condition && replaceByMark(element, binder)
  const updates = bindElement(element, scope, binder)
  let isShown = !mark
  return {
    nodes: () => [...(isShown ? [element] : []), ...(mark ? [mark] : [])],
    update(scope) {
      if (mark) {
        const value = condition.read(scope)
        isShown = Boolean(Array.isArray(value) ? value.length : asText(value))
        if (!isShown) return element.remove()
      }
      for (const update of updates) update(scope)
      if (mark && element.nextSibling !== mark) mark.before(element)
    },
  }
}

/** Binds what is in the parent, which is taken from there when the copy is inserted. */
export function bindAll(parent: ParentNode & Node, scope: Known, binder: Binder): Copy {
  const parts = [...parent.childNodes].map((node) => bindNode(node, scope, binder) ?? { nodes: () => [node], update() {} })
  return {
    nodes: () => parts.flatMap((part) => part.nodes()),
    update(scope) {
      for (const part of parts) part.update(scope)
    },
  }
}
