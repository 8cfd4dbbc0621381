/** What editors, sanitizers and optimizers do to markup. */
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const UNSAFE = /^(script|style|link|meta|iframe)$/

/** Removes unknown tags and keeps their content; removes scripts with their content. */
function clean(nodes: readonly Node[], keeps: (tag: string) => boolean): Node[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [node]
    if (UNSAFE.test(node.tagName)) return []
    const childNodes = clean(node.childNodes, keeps)
    return keeps(node.tagName) ? [Object.assign(node, { childNodes })] : childNodes
  })
}

/** A sanitizer. @param keeps by default all tags of HTML itself */
export function sanitized(html: string, keeps = (tag: string) => !tag.includes('-')): string {
  const fragment = parseFragment(html)
  return serialize(Object.assign(fragment, { childNodes: clean(fragment.childNodes, keeps) }))
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const asCode = (html: string): string => html.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)

const VOID = /^(br|hr|img|input|link|meta)$/
const NEEDS_QUOTES = /[\s"'`=<>]|^$/

function shortest(node: Node): string {
  if (node.nodeName === '#comment') return ''
  if ('value' in node) return asCode(node.value.replace(/\s+/g, ' '))
  if (!('tagName' in node)) return ''
  const attributes = node.attrs.map(({ name, value }) => {
    const escaped = value.replaceAll('&', '&amp;')
    if (!value) return name
    return NEEDS_QUOTES.test(value) ? `${name}="${escaped.replaceAll('"', '&quot;')}"` : `${name}=${escaped}`
  })
  // A minifier may change their order.
  const open = `<${[node.tagName, ...attributes.sort()].join(' ')}>`
  if (VOID.test(node.tagName)) return open
  const isRaw = /^(script|style)$/.test(node.tagName)
  const inside = node.childNodes.map((child) => (isRaw && 'value' in child ? child.value : shortest(child))).join('')
  return `${open}${inside}</${node.tagName}>`
}

/** A minifier: no unnecessary quotes, no empty values, white space collapsed. */
export const minified = (html: string): string => parseFragment(html).childNodes.map(shortest).join('')

/** Matches scripts that run: those without a `type`. */
const SCRIPT = /<script (?!type=)([^>]*)src="([^"]*)"([^>]*)><\/script>/g

export const scriptAddresses = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].map(([, , src = '']) => src.replaceAll('&amp;', '&'))

/** Scripts that the page adds itself, with nothing but their address. */
export const addedByScript = (addresses: readonly string[]): string =>
  `<script>addEventListener('load', () => { for (const src of ${JSON.stringify(addresses)}) { const tag = document.createElement('script'); tag.src = src; document.body.append(tag) } })</script>`

/** An optimizer that holds scripts back and runs copies of them, with all other attributes, when one of the events occurs. */
export function heldBack(html: string, type: string, name: string, events: readonly string[]): string {
  const held = html.replace(SCRIPT, `<script type="${type}" $1${name}="$2"$3></script>`)
  const release = `
    const events = ${JSON.stringify(events)}
    const release = () => {
      for (const event of events) removeEventListener(event, release)
      for (const held of document.querySelectorAll('script[type="${type}"]')) {
        const tag = document.createElement('script')
        for (const { name, value } of held.attributes) if (name !== 'type') tag.setAttribute(name === '${name}' ? 'src' : name, value)
        held.replaceWith(tag)
      }
    }
    for (const event of events) addEventListener(event, release)`
  return `${held}<script>${release}</script>`
}
