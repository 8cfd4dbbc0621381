/** Stands for `react/jsx-runtime` in the browser build: what components write for React, in the words of the DOM. */
import { jsx as create } from 'preact/jsx-runtime'

export { Fragment } from 'preact'

/** Attributes are spelled as in markup, because XHTML does not forgive capitals; events are the ones React really listens to. */
const NAMES: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  autoComplete: 'autocomplete',
  autoCapitalize: 'autocapitalize',
  spellCheck: 'spellcheck',
  onChange: 'onInput',
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
})

type Props = Record<string, unknown>

export function jsx(type: unknown, props: Props, key?: string) {
  let own = props
  if (typeof type === 'string') {
    // Plain on purpose: what a page hung on Object.prototype is then the same in old and new props, and never written.
    own = {}
    // The DOM's `translate` property is a boolean, to which "no" would be true.
    for (const name of Object.keys(props)) own[NAMES[name] ?? name] = name === 'translate' ? props[name] !== 'no' : props[name]
  }
  return create(type as never, own as never, key)
}

export const jsxs = jsx
