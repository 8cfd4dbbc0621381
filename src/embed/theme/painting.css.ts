/**
 * Beside the base style sheet, where colours had to be made. `data-backed`: no text can be read on what stands behind, so what has no background of
 * its own gets the surface, and a rim of it that takes no room. `data-tuned`: colours of the page, which leave no contrast to give away.
 */
export const paintingCss = `
.root[data-backed] > :not(.button, .floating, dialog, slot, .hidden, [data-position]),
.root[data-backed] > .button[aria-disabled] {
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: 0 0 0 6px var(--surface);
}
.root[data-tuned] .price s { opacity: 1; }
.root[data-tuned] .button { border-radius: var(--button-radius, var(--radius)); }
.root[data-tuned] .button:hover:not([aria-disabled]) { filter: brightness(var(--lift, 1)); }
`
