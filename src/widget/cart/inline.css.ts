import { shadowCss } from '../overlay/shadow.css'

/** The inline cart: one column, or two if there is room, with sticky totals beside the lines. */
export const inlineCss = `${shadowCss}
:host(:not([data-cartlet-fallback])) { display: block !important; inline-size: var(--cartlet-width, 100%) !important; }
.frame { container-type: inline-size; }
.inline { color: var(--ct-text); }
.boxed { padding: 20px; border-radius: var(--ct-radius); background: var(--ct-surface); }
.inline .header { padding: 0 0 12px; }
.inline h2 { font-size: 1.5em; }
.inline h2 small { font-size: .5834em; }
.inline .body { overflow: visible; padding: 0; }
.inline .undo {
  position: sticky; inset-block-end: 12px; z-index: 1; margin-block: 4px 12px; padding-inline: 16px;
  border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); background: var(--ct-surface); box-shadow: var(--ct-shadow);
}
.inline .footer { padding: 16px 0 20px; box-shadow: none; }
.inline .state { min-block-size: 260px; }
/* The undo bar sticks to the end of the viewport: focused controls scroll clear of it. */
.inline :has(+ .undo) :is(a, button, input, select, summary, textarea) { scroll-margin-block-end: 80px; }
@container (min-width: 47.5em) {
  .inline { display: grid; grid-template-columns: minmax(0, 1fr) minmax(18.75em, 22.5em); grid-template-rows: auto auto auto 1fr; column-gap: 48px; }
  .inline .header { grid-column: 1 / -1; }
  .inline .body { grid-column: 1; grid-row: 2; }
  .inline .link { grid-column: 1; grid-row: 3; }
  .inline .suggestions { grid-column: 1; grid-row: 4; }
  .inline .undo { grid-column: 1; grid-row: 2; align-self: end; }
  .inline .body:has(+ .undo) { padding-block-end: 76px; }
  .inline .footer {
    grid-column: 2; grid-row: 2 / span 3; align-self: start; position: sticky; inset-block-start: 20px;
    margin-block-start: 16px; padding: 20px; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius);
  }
  .inline:not(:has(.footer)) .body { grid-column: 1 / -1; }
}
`
