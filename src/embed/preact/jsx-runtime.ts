/**
 * Replaces `react/jsx-runtime` in the published files. The first buttons of a page are drawn before Preact is loaded
 * (`boot/draw-still.ts`): until then an element is a plain record. Afterwards it is one of Preact's, whose own runtime copies props
 * with `for … in`, which includes what the page has added to `Object.prototype`: a `title` there would become an attribute of
 * every element. Here elements get props without a prototype, so that only their own names are copied, and
 * `dangerouslySetInnerHTML` is removed.
 */
type Props = Record<string, unknown>
type CreateVNode = (type: unknown, props: Props, key: unknown, ref: unknown, original: null) => object

let createVNode: CreateVNode | undefined

/** Called by the module that draws with Preact. */
export const drawWith = (create: CreateVNode): unknown => (createVNode = create)

export const Fragment = ({ children }: Props): unknown => children

/** Preact writes these as attributes, and XHTML accepts them only in lower case. */
const LOWER_CASE = /^(tabI|autoC|spellC|srcS)/

export function jsx(type: unknown, props: Props, key?: unknown): object {
  const isElement = typeof type === 'string'
  const own: Props = isElement ? { __proto__: null } : props
  if (isElement)
    for (const name of Object.keys(props))
      if (!name.startsWith('dangerously')) own[LOWER_CASE.test(name) ? name.toLowerCase() : name] = props[name]
  if (!createVNode) return { type, props: own }
  const { ref } = own
  if (isElement) delete own.ref
  return createVNode(type, own, key, isElement ? ref : undefined, null)
}

export { jsx as jsxDEV, jsx as jsxs }
