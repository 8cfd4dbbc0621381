/** The heart: on the picture of a card, above the link that covers the card; a row of its own below a product's buttons. */
export const heartCss = `
.heart { display: inline-flex; align-items: center; gap: 8px; min-inline-size: 44px; min-block-size: 44px; padding: 0; border-radius: var(--ct-radius); color: var(--ct-text); text-align: start; }
.heart .icon { flex: none; transition: scale .15s; }
.heart:hover .icon { scale: 1.1; }
.heart[aria-pressed=true] .icon { fill: var(--ct-primary); stroke: var(--ct-primary); }
.frame > .heart { position: absolute; z-index: 1; inset-block-start: 4px; inset-inline-end: 4px; place-content: center; border-radius: 50%; }
.frame > .heart::before { content: ""; position: absolute; z-index: -1; inset: 4px; border-radius: inherit; background: var(--ct-surface); }
.frame > .heart-full { position: absolute; z-index: 1; inset: 52px 8px auto; padding: 8px 12px; border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); box-shadow: var(--ct-shadow); font-size: .875em; }
@media (forced-colors: active) {
  .frame > .heart::before, .frame > .heart-full { border: 1px solid CanvasText; }
  .heart[aria-pressed=true] .icon { fill: currentColor; stroke: currentColor; }
}
`
