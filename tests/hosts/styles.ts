/**
 * Whether the page's styles reach the widget: the computed styles of all our nodes, compared with the same nodes on a clean
 * page.
 */
import type { Tab } from './engines/tab'

/**
 * One line for each node and property: the values must not go through the page's `JSON`. Sizes follow the available space,
 * direction the page; `d` is the path of a drawing.
 */
const READ = `(() => {
  const skip = /^(--|d$|direction$|(min-|max-)?(width|height|inline-size|block-size)$|inset|top$|right$|bottom$|left$|(perspective|transform)-origin$|grid-template-)/
  let text = ''
  const note = (path, style) => {
    for (let i = 0; i < style.length; i++) if (!skip.test(style[i])) text += path + '\\t' + style[i] + '\\t' + style.getPropertyValue(style[i]) + '\\n'
  }
  const walk = (node, path) => {
    note(path, getComputedStyle(node))
    text += path + '\\tby hand\\t' + node.hasAttribute('aria-modal') + '\\n'
    if (node.localName === 'dialog') note(path + '::backdrop', getComputedStyle(node, '::backdrop'))
    for (let i = 0; i < node.children.length; i++) walk(node.children[i], path + '/' + i + node.children[i].localName)
  }
  for (const tag of ['cartlet-buy-button', 'cartlet-overlay']) {
    // A page that copies its own body leaves a shell without anything in it.
    const root = [...Document.prototype.querySelectorAll.call(document, tag)].find((one) => one.shadowRoot).shadowRoot
    for (let i = 0; i < root.children.length; i++) if (root.children[i].localName === 'div') walk(root.children[i], tag)
  }
  return text
})()`

export type Styles = ReadonlyMap<string, string>

export async function readStyles(tab: Tab): Promise<Styles> {
  const lines = (await tab.read(READ)).split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [node, property, value] = line.split('\t')
      return [`${node} ${property}`, value ?? '']
    }),
  )
}

/** With fewer than these, the two pages hardly show the same widget, and comparing them proves nothing. */
const FEWEST_IN_COMMON = 5000
const MOST_SHOWN = 4
const DIALOG = 'cartlet-overlay/0div/2dialog'

/** What differs; empty when nothing does. */
export function compareStyles(clean: Styles, page: Styles): string {
  const common = [...page.keys()].filter((key) => clean.has(key))
  if (common.length < FEWEST_IN_COMMON) return `only ${common.length} styles in common`
  // Outside the top layer (no `showModal` on that page) other rules of ours style the dialog itself.
  const byHand = page.get(`${DIALOG} by hand`) !== clean.get(`${DIALOG} by hand`)
  const ours = (key: string) => byHand && /dialog(::backdrop)? /.test(key)
  const different = common.filter((key) => page.get(key) !== clean.get(key) && !ours(key))
  const shown = different.slice(0, MOST_SHOWN).map((key) => `${key}: ${clean.get(key)} → ${page.get(key)}`)
  return different.length > MOST_SHOWN ? `${shown.join(', ')} and ${different.length - MOST_SHOWN} more` : shown.join(', ')
}
