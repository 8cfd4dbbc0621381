/** What elements need of which only a part is the author's: search, wish list, cart. */
import { hide } from './places'

export { LINE_FIELDS, SAVED_FIELDS } from '../../../checkup/markup/template-fields'
export { createControls, drawAll, opener, setDisabled } from './draw-templates'
export { productItem } from './template.chunk'

/**
 * For elements of which only a part is the author's: they keep the page's styles, which our own parts (`.ours`, and in the cart all but the lines)
 * do not inherit.
 */
export const besideCss = `
:host { display: block; }
.ours { display: contents; }
.own { color: inherit; }
:where(.ours, .own > :not(.body), .own > .body > :not(slot)) {
  font: medium/1.4 var(--cartlet-font, system-ui), sans-serif; color: var(--ct-text);
  letter-spacing: normal; word-spacing: normal; text-align: start;
  text-indent: 0; text-shadow: none; text-transform: none;
  white-space: normal; overflow-wrap: normal; word-break: normal; hyphens: manual;
  list-style: disc; cursor: auto; visibility: visible;
}
[data-theme=dark] :is(.ours, .own) { color-scheme: dark; }
`

/** Hides what stands for the element itself, where we draw more of it than its templates. */
export const hideFallback = (host: Element): (() => void) =>
  hide(
    host.getRootNode(),
    [...host.childNodes].filter((node) => !(node instanceof Element && node.querySelector('template,[data-cartlet-more]'))),
  )
