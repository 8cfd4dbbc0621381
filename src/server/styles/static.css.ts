/**
 * What a pre-rendered element needs besides the style sheets of its component. Where scripts are off, a button cannot sell: the author's own
 * content stands in its place, beside the price.
 */
export const staticCss = `
.author { display: none; }
@media (scripting: none) {
  .author { display: contents; }
  .button .label, .actions button, .bar, .filters, .more { display: none; }
  button.button { display: inline; padding: 0; min-block-size: 0; background: none; color: inherit; pointer-events: none; }
  .button .price { padding: 0; border: 0; }
}
`
