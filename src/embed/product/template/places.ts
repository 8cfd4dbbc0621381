/** Where an author's templates are drawn: beside each of them, in the page's own document, in place of what is there until then. */

import type { Fields } from '../../../checkup/markup/product-fields'
import { sheetFor } from '../../dom/shadow-dom-inject'
import { type Binder, bindAll, type Copy, type Scope, takeOut } from './bind'

/** One copy of a template. */
export interface Item {
  key: string
  values: object
  /** What they are of. */
  source?: unknown
}

/** An eighth of a frame: the other copies are drawn in the next ones. */
const SLICE_MS = 2
/** Also where the browser draws no frames, as in a tab behind others. */
const FRAME_MS = 16

/** Covers what is beside a template; `hidden` alone gives way to any `display` of the page. */
const COVER = 'data-cartlet-undrawn'
const COVER_CSS = `[${COVER}]{display:none!important}`

/** Of all places: a template beside another one leaves its copies alone. */
const drawn = new WeakSet<Node>()

function adoptCover(root: Node): boolean {
  const { ownerDocument } = root
  const sheet = sheetFor(ownerDocument ?? (root as Document), COVER_CSS)
  const { adoptedStyleSheets } = root as ShadowRoot
  if (!sheet || !adoptedStyleSheets) return false
  if (!adoptedStyleSheets.includes(sheet)) (root as ShadowRoot).adoptedStyleSheets = [...adoptedStyleSheets, sheet]
  return true
}

/** Hides nodes that are no copies; returns a function that shows them again. */
export function hide(root: Node, nodes: Iterable<Node>): () => void {
  const name = adoptCover(root) ? COVER : 'hidden'
  const undo: (() => void)[] = []
  for (const node of nodes) {
    if (drawn.has(node)) continue
    if (node instanceof Text && node.data.trim()) {
      const { data } = node
      node.data = ''
      undo.push(() => {
        node.data ||= data
      })
    } else if (node instanceof Element && !node.matches('template,[data-cartlet-more]')) {
      if (node.hasAttribute(name)) continue
      node.setAttribute(name, '')
      undo.push(() => node.removeAttribute(name))
    }
  }
  return () => {
    for (const show of undo) show()
  }
}

export interface Place {
  /** Draws a copy for each item, in slices. With none, the author's own content is shown. */
  show(items: readonly Item[]): void
  end(): void
}

/** @param fields that the items' values have */
export function createPlace(template: HTMLTemplateElement, fields: Fields, binder: Binder): Place {
  const copies = new Map<string, Copy>()
  let wanted: readonly Item[] = []
  let uncover: (() => void) | undefined
  let isWaiting = false
  /** How many of them are drawn, and what the last one ends with. */
  let at = 0
  let last: ChildNode = template

  /** Where the copy is already, nothing moves: what has the focus keeps it. */
  function put(copy: Copy, after: ChildNode): ChildNode {
    let before = after
    for (const node of copy.nodes()) {
      drawn.add(node)
      if (before.nextSibling !== node) before.after(node)
      before = node
    }
    return before
  }

  function drawSome(): void {
    isWaiting = false
    const end = Date.now() + SLICE_MS
    // The page may have taken it out since the last slice.
    if (last.parentNode !== template.parentNode) begin()
    for (; at < wanted.length; at++) {
      if (at && Date.now() > end) {
        wait()
        return
      }
      const { key, values, source } = wanted[at] as Item
      const copy = copies.get(key) ?? bindAll(binder.document.importNode(template.content, true), [fields], binder)
      copies.set(key, copy)
      const scope: Scope = { values, source }
      copy.update(scope)
      last = put(copy, last)
    }
  }

  function begin(): void {
    at = 0
    last = template
  }

  function wait(): void {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => isWaiting && drawSome(), FRAME_MS)
  }

  function clear(kept: readonly Item[]): void {
    for (const [key, copy] of copies)
      if (!kept.some((item) => item.key === key)) {
        takeOut(copy)
        copies.delete(key)
      }
  }

  function show(items: readonly Item[]): void {
    wanted = items
    begin()
    clear(items)
    if (items.length) uncover ??= hide(template.getRootNode(), template.parentNode?.childNodes ?? [])
    else {
      uncover?.()
      uncover = undefined
    }
    drawSome()
  }

  return { show, end: () => show([]) }
}
