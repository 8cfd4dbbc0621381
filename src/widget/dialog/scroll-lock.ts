/** Stops the page behind a modal dialog from scrolling. Counted, so that two dialogs can close in any order; then the page's styles are restored exactly. */

import { unclobbered } from './unclobbered'

interface Lock {
  count: number
  overflow: string
  priority: string
  gutter: string
  gutterPriority: string
  hadStyle: boolean
}

const locks = new WeakMap<Document, Lock>()

/** Returns a function that unlocks. */
export function lockScroll(document: Document): () => void {
  const { documentElement: root, defaultView: view } = unclobbered(document)
  const { style } = root
  const lock = locks.get(document) ?? {
    count: 0,
    overflow: style.getPropertyValue('overflow'),
    priority: style.getPropertyPriority('overflow'),
    gutter: style.getPropertyValue('scrollbar-gutter'),
    gutterPriority: style.getPropertyPriority('scrollbar-gutter'),
    hadStyle: root.hasAttribute('style'),
  }
  locks.set(document, lock)
  if (lock.count++ === 0) {
    // The gutter replaces a classic scroll bar, so that the page does not move sideways.
    if (view && view.innerWidth > root.clientWidth) style.setProperty('scrollbar-gutter', 'stable', 'important')
    style.setProperty('overflow', 'hidden', 'important')
  }
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--lock.count) return
    locks.delete(document)
    style.setProperty('overflow', lock.overflow, lock.priority)
    style.setProperty('scrollbar-gutter', lock.gutter, lock.gutterPriority)
    if (!lock.hadStyle && !root.getAttribute('style')) root.removeAttribute('style')
  }
}
