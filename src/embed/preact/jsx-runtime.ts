/**
 * Stands for `react/jsx-runtime` in what ships. `preact/compat` copies the props of an element with `for … in`, which includes what the
 * page put on `Object.prototype`: a `title` there would become an attribute of every element. Elements get props without a prototype
 * here, so that only their own names are copied, and none of them is React's way to write HTML.
 */
import { createVNode } from 'preact/create-element'

export { Fragment } from 'preact/create-element'

type Props = Record<string, unknown>

/** Preact writes these as attributes, and XHTML knows them in lower case only. */
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
