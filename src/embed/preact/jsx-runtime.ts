/**
 * Replaces `react/jsx-runtime` in the published files. `preact/compat` copies the props of an element with `for … in`, which
 * includes what the page has added to `Object.prototype`: a `title` there would become an attribute of every element. Here
 * elements get props without a prototype, so that only their own names are copied, and `dangerouslySetInnerHTML` is removed.
 */
import { createVNode } from 'preact/create-element'

export { Fragment } from 'preact/create-element'

type Props = Record<string, unknown>

/** Preact writes these as attributes, and XHTML accepts them only in lower case. */
const LOWER_CASE = /^(tabI|autoC|spellC|srcS)/

export function jsx(type: unknown, props: Props, key?: string) {
  if (typeof type !== 'string') return createVNode(type, props, key, undefined, null)
  const own: Props = { __proto__: null }
  for (const name of Object.keys(props))
    if (!name.startsWith('dangerously')) own[LOWER_CASE.test(name) ? name.toLowerCase() : name] = props[name]
  const { ref } = own
  delete own.ref
  return createVNode(type, own, key, ref, null)
}

export { jsx as jsxDEV, jsx as jsxs }
