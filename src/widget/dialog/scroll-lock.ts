/**
 * Stops the page behind a modal dialog from scrolling. Counted, so that two dialogs can close in any order.
 * By a style sheet: menus and lightboxes of the page lock it with its inline styles, remember what they find there, and write that
 * back later. What is not written there cannot be taken away by them, nor stay for ever.
 */

import { computedStyle } from '../computed-style'
import { unclobbered } from './unclobbered'

interface Lock {
  count: number
  undo: (() => void)[]
}

const locks = new WeakMap<Document, Lock>()

/** More specific than any selector of the page. */
const FIRST = ':not(#_#_#_)'

/** Adds a sheet to the document; a strict policy allows it, except in browsers that cannot construct sheets. */
function addSheet(document: Document, css: string): () => void {
  try {
    const sheet = new (unclobbered(document).defaultView as typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      // A script of the page may have remembered it among its own, and adopt it again.
      sheet.replaceSync('')
    }
  } catch {
    const style = unclobbered(document).createElement('style')
    style.textContent = css
    unclobbered(document).documentElement.append(style)
    return () => style.remove()
  }
}

/** An inline style that is important itself, which no sheet overrules, gives way until it is restored. */
function* giveWay({ style }: HTMLElement, value: string): Generator<() => void> {
  for (const property of ['overflow-x', 'overflow-y']) {
    const before = style.getPropertyValue(property)
    if (before === value || !style.getPropertyPriority(property)) continue
    style.setProperty(property, value, 'important')
    yield () => {
      // Another value was written since, by code that has taken over.
      if (style.getPropertyValue(property) === value) style.setProperty(property, before, 'important')
    }
  }
}

function lock(document: Document): (() => void)[] {
  const { documentElement: root, body, defaultView: view } = unclobbered(document)
  if (!view) return []
  const style = computedStyle(root, view)
  /**
   * The viewport has the overflow of the body if the root's is visible. With another one at the root, the body would become a
   * scroller of its own, at its beginning: so its overflow does not count, and the root's is the viewport's.
   */
  const passesOn =
    body &&
    /^(visible|)$/.test(style('overflow')) &&
    [style, computedStyle(body, view)].every((of) =>
      // With containment of any kind, the body keeps its overflow to itself.
      /^(none|normal|visible|)+$/.test(of('contain') + of('container-type') + of('content-visibility')),
    )
  /**
   * Padding replaces a classic scroll bar, so that the page does not move sideways. A gutter would do, too, but no backdrop covers it: a light
   * strip would stay beside the dimmed page. The border box, because many pages give their root the width of the window. Where the root is
   * zoomed, engines do not agree on the pixels of these lengths: there the gutter stays.
   */
  const bar = view.innerWidth - root.clientWidth
  /** Of a page that keeps a gutter on both sides; how much of that is in `clientWidth`, engines do not agree on. */
  const left = /both/.test(style('scrollbar-gutter')) ? root.getBoundingClientRect().left + view.scrollX : 0
  const room = !bar
    ? ''
    : /^(1|normal|)$/.test(style('zoom'))
      ? `scrollbar-gutter:auto!important;box-sizing:border-box!important;padding-left:calc(${style('padding-left')} + ${left}px)!important;padding-right:calc(${style('padding-right')} + ${left || bar}px)!important`
      : 'scrollbar-gutter:stable!important'
  const rule = (selector: string, style: string) => `${selector}${FIRST}{${style}}`
  const css = rule(':root', `overflow:hidden!important;${room}`) + (passesOn ? rule('body', 'overflow:visible!important') : '')
  const giveAllWay = () => [...giveWay(root, 'hidden'), ...(passesOn ? giveWay(body, 'visible') : [])]
  const undo = [addSheet(document, css), ...giveAllWay()]
  // The page may lock itself in the meantime. An important style of the body would make it a scroller of its own.
  const observer = new MutationObserver(() => undo.push(...giveAllWay()))
  for (const element of [root, body]) if (element) observer.observe(element, { attributeFilter: ['style'] })
  undo.push(() => observer.disconnect())
  return undo
}

/** Returns a function that unlocks. */
export function lockScroll(document: Document): () => void {
  const held = locks.get(document) ?? { count: 0, undo: lock(document) }
  locks.set(document, held)
  held.count++
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--held.count) return
    locks.delete(document)
    for (const undo of held.undo) undo()
  }
}
