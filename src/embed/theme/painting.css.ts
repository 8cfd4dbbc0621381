/**
 * Added to the base style sheet when colours had to be computed. `data-backed`: no text is readable on the page's background, so
 * content without its own background gets the surface, and a rim of it that takes up no space. `data-tuned`: colours of the page,
 * which leave no contrast to spare.
 */
export const paintingCss = `
.root[data-backed] > :not(.button, .floating, dialog, slot, .hidden, [data-position]),
.root[data-backed] > .button[aria-disabled] {
  border-radius: var(--ct-radius);
  background: var(--ct-surface);
  box-shadow: 0 0 0 6px var(--ct-surface);
}
.root[data-tuned] .price s { opacity: 1; }
.root[data-tuned] .button { border-radius: var(--ct-button-radius, var(--ct-radius)); }
.root[data-tuned] .button:hover:not([aria-disabled]) { filter: brightness(var(--ct-lift, 1)); }
`
