/**
 * What must not result from a response, however broken: words that no shop writes, values that are no numbers, members of
 * another type.
 */

const BAD = /NaN|undefined|\[object|Infinity|∞|(?<![\w"'-])null(?![\w"'-])|function\b.*\(|native code/

/** The first of these words in a text, with the text around it. */
export const badWordIn = (text: string): string | undefined => {
  const found = BAD.exec(text)
  return found ? text.slice(Math.max(0, found.index - 40), found.index + 40) : undefined
}

/** The types at each place, learned from valid responses. */
interface Shape {
  types: Set<string>
  items?: Shape
  members: Map<string, Shape>
}
const aShape = (): Shape => ({ types: new Set(), members: new Map() })

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : value instanceof Date ? 'date' : typeof value

function learn(shape: Shape, value: unknown): void {
  shape.types.add(typeOf(value))
  if (Array.isArray(value)) {
    shape.items ??= aShape()
    for (const item of value) learn(shape.items, item)
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const [key, inner] of Object.entries(value)) {
      const member = shape.members.get(key) ?? aShape()
      shape.members.set(key, member)
      learn(member, inner)
    }
}

export const shapeOf = (views: readonly unknown[]): Shape => {
  const shape = aShape()
  for (const view of views) learn(shape, view)
  return shape
}

/** The path of the first thing in a view that must not be there; undefined for a valid view. */
export function wrongIn(view: unknown, shape: Shape | undefined, path = ''): string | undefined {
  const type = typeOf(view)
  if (type === 'function' || type === 'symbol') return `${path} is a ${type}`
  if (type === 'number' && !Number.isFinite(view)) return `${path} is ${view}`
  if (type === 'date' && Number.isNaN((view as Date).getTime())) return `${path} is no date`
  if (type === 'string') {
    const bad = badWordIn(view as string)
    if (bad) return `${path} says "${bad}"`
  }
  // Nothing is known of places that no valid response had.
  if (
    shape?.types.size &&
    type !== 'undefined' &&
    !shape.types.has(type) &&
    [...shape.types].some((known) => known !== 'undefined')
  )
    return `${path} is a ${type}, not a ${[...shape.types].join(' or ')}`
  if (type === 'list')
    for (const [place, item] of (view as unknown[]).entries()) {
      const wrong = wrongIn(item, shape?.items, `${path}[${place}]`)
      if (wrong) return wrong
    }
  else if (type === 'object')
    for (const [key, inner] of Object.entries(view as object)) {
      if (key === 'key') continue // an identity, never shown
      const known = key === 'anyShape' ? undefined : shape?.members.get(key)
      const wrong = wrongIn(inner, known, `${path}.${key}`)
      if (wrong) return wrong
    }
  return undefined
}

/**
 * The first thing on a screen that must not be there: a bad word in a text or attribute, an address that runs a script, a busy
 * element.
 */
export function wrongOn(container: Element): string | undefined {
  for (const element of container.querySelectorAll('*')) {
    if (element.getAttribute('aria-busy') === 'true') return `<${element.localName} class="${element.className}"> is busy`
    for (const { name, value } of element.attributes) {
      const bad = badWordIn(value) ?? (/^(javascript|data|vbscript):/.test(value) ? value : undefined)
      if (bad !== undefined) return `<${element.localName}> has ${name}="${bad}"`
    }
    for (const { nodeType, nodeValue } of element.childNodes) {
      const bad = nodeType === 3 ? badWordIn(nodeValue ?? '') : undefined
      if (bad !== undefined) return `<${element.localName}> says "${bad}"`
    }
  }
  return undefined
}
