/**
 * The names of controls, as this browser exposes them to assistive technology, against their visible text (WCAG 4.1.2, 2.5.3).
 */
import type { CDPSession, Page } from '@playwright/test'

const CONTROLS = /^(button|link|textbox|searchbox|spinbutton|combobox|checkbox|radio|switch|slider|listbox|DisclosureTriangle)$/

/** The visible text of a control, or of its label: nothing that is hidden. */
function visibleText(this: Element): string {
  const isSeen = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== this.parentElement; one = one.parentElement) {
      const { opacity, visibility, clipPath, display } = getComputedStyle(one)
      if (opacity === '0' || visibility === 'hidden' || clipPath !== 'none' || display === 'none') return false
    }
    return true
  }
  const read = (node: Node): string => {
    if (node instanceof Text) return node.parentElement && isSeen(node.parentElement) ? node.data : ''
    if (node instanceof HTMLSlotElement && node.assignedNodes().length) return node.assignedNodes().map(read).join(' ')
    if (node instanceof Element && (!isSeen(node) || node.matches('select'))) return ''
    // Initials that replace an image are no text.
    if (node instanceof Element && node.matches('[aria-hidden=true]') && (node.textContent ?? '').length <= 2) return ''
    return [...node.childNodes].map(read).join(' ')
  }
  // Its options are no label of it.
  if (this.matches('[role=listbox]')) return ''
  // The parts of a date field are the browser's own.
  const { host } = this.getRootNode() as ShadowRoot
  if (host instanceof HTMLInputElement) return ''
  const isField = this instanceof HTMLInputElement || this instanceof HTMLSelectElement || this instanceof HTMLTextAreaElement
  return (isField ? [...(this.labels ?? [])] : [this]).map(read).join(' ')
}

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * Whether the name has all words of the text, in order; words for screen readers may be in between. Bare numbers, such as a
 * badge, may be worded differently.
 */
export function holds(name: string, text: string): boolean {
  const words = wordsOf(name)
  let at = 0
  for (const word of wordsOf(text).filter((one) => /\p{L}/u.test(one))) {
    const found = words.indexOf(word, at)
    if (found < 0) return false
    at = found + 1
  }
  return true
}

interface AxNode {
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  backendDOMNodeId?: number
}

async function notifyAuthor(session: CDPSession, { role, name, backendDOMNodeId }: AxNode): Promise<string | undefined> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
  const call = (functionDeclaration: string) =>
    session.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration, returnByValue: true })
  const { result } = await call(visibleText.toString())
  const text = String(result.value ?? '')
  const told = name?.value?.trim() ?? ''
  if (told && holds(told, text)) return undefined
  return `${role?.value} "${told}" shows "${text.trim().replace(/\s+/g, ' ')}"`
}

/** Every reachable control of the page whose name lacks its visible text. Only Chromium lists all names at once. */
export async function namesIn(page: Page): Promise<string[]> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return []
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
    const controls = nodes.filter(({ ignored, role }) => !ignored && CONTROLS.test(role?.value ?? ''))
    const complaints = await Promise.all(controls.map((node) => notifyAuthor(session, node)))
    return complaints.filter((one): one is string => one !== undefined)
  } finally {
    await session.detach()
  }
}
