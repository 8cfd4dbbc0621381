/** What the bindings of a template must not touch. */

/** Attributes whose value is an address: they take only fields that are one. */
export const ADDRESSES = /^(href|src|srcset|xlink:href|action|formaction|poster|data|cite|background|ping|longdesc)$/
/**
 * Handlers, styles and frames run or hide things; `id` and `name` of an element become properties of the page's window, `is` and `slot` make
 * something else of it.
 */
export const REFUSED = /^(on.*|style|srcdoc|sandbox|allow|nonce|integrity|id|name|is|slot|data-cartlet.*)$/
/** Elements that run, load or change what they are given. */
export const REFUSED_ELEMENTS = /^(script|style|iframe|frame|object|embed|base|link|meta|use|set|animate\w*)$/i
