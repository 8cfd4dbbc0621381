/** The cart in the page: one column, and two where there is room, with the sums in sight beside the lines. */
export const inlineCss = `
:host(:not([data-cartlet-fallback])) { display: block !important; }
.frame { container-type: inline-size; }
.inline { display: grid; background: var(--surface); color: var(--text); }
.inline .header { padding: 0 0 12px; }
.inline h2 { font-size: 24px; }
.inline .body { overflow: visible; padding: 0; }
.inline .undo { padding-inline: 0; border-block-end: 1px solid var(--border); }
.inline .footer { padding: 16px 0 0; box-shadow: none; }
.inline .state { min-block-size: 260px; }
@container (min-width: 760px) {
  .inline { grid-template-columns: minmax(0, 1fr) minmax(300px, 360px); grid-template-rows: auto auto 1fr; column-gap: 48px; }
  .inline .header { grid-column: 1 / -1; }
  .inline .body { grid-column: 1; }
  .inline .undo { grid-column: 1; align-self: start; }
  .inline .footer {
    grid-column: 2; grid-row: 2 / span 2; align-self: start; position: sticky; inset-block-start: 20px;
    margin-block-start: 16px; padding: 20px; border: 1px solid var(--border); border-radius: var(--radius);
  }
  .inline:not(:has(.footer)) .body { grid-column: 1 / -1; }
}
`
