/**
 * Rules that a pre-rendered element needs besides the style sheets of its component. Without scripts, controls that cannot work are hidden, and the
 * label of a button without a link is replaced by the author's own content.
 */
export const staticCss = `
.author { display: none; }
@media (scripting: none) {
  .author { display: contents; }
  .root :is(.actions, .bar, .filters, .more), .author + .root .label { display: none; }
  .root .collection .layout { display: block; }
  .root .facts { min-block-size: 0; }
  .author + .root .button { display: inline; padding: 0; min-block-size: 0; background: none; color: inherit; pointer-events: none; }
  .author + .root .price { padding-block: 0; padding-inline: .5em 0; border: 0; }
}
`
