/**
 * A grid of cards, laid out by the width of its container: two columns in one as narrow as a phone, filters beside the grid if there is
 * room. Must follow the style sheet of the card. `columns.ts` repeats the widths.
 */
export const collectionCss = `
.collection {
  --ct-gap: var(--cartlet-gap, calc(16px - 6px * var(--ct-tight, 0)));
  container-type: inline-size; outline-offset: 6px; overflow-wrap: break-word; hyphens: auto; hyphenate-limit-chars: 12 5 5;
}
.collection:focus:not(:focus-visible) { outline: none; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; min-block-size: 44px; margin-block-end: 16px; }
.count { flex: 1; min-block-size: 1.4em; min-inline-size: 8em; color: var(--ct-muted); font-variant-numeric: tabular-nums; }
.caption { margin-block-end: 12px; color: var(--ct-muted); }
.sort { display: inline-flex; align-items: center; gap: 10px; }
.sort span, .field label { color: var(--ct-muted); font-size: .875em; }
.sort select, .field input {
  min-block-size: 44px; min-inline-size: 0; max-inline-size: 100%; margin: 0; padding: 8px 12px;
  border: 1px solid color-mix(in srgb, var(--ct-text) 50%, var(--ct-surface)); border-radius: calc(var(--ct-radius) - 2px);
  background: var(--ct-surface); color: var(--ct-text); font: inherit;
}
.field { display: grid; gap: 4px; min-inline-size: 0; }
.field input { inline-size: 100%; }
.field input::placeholder { color: var(--ct-muted); opacity: 1; }
.filters { margin-block-end: 16px; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); background: var(--ct-surface); }
.filters summary { display: flex; align-items: center; min-block-size: 44px; padding-inline: 16px; font-weight: 600; cursor: pointer; border-radius: inherit; }
.filters summary::before { content: "+"; inline-size: 1.2em; font-weight: 400; }
.filters[open] summary::before { content: "−"; }
.filter-form { display: grid; gap: 16px; padding: 4px 16px 16px; }
.filter-form fieldset { display: grid; gap: 8px; }
.filter-form legend { font-weight: 600; overflow-wrap: anywhere; }
.bounds { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.ticks { max-block-size: 14.5em; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; margin-inline: -4px; padding-inline: 4px; }
.ticks:has(:nth-child(6)) { padding-block-end: 24px; mask-image: linear-gradient(#000 calc(100% - 28px), transparent); }
.check { display: flex; align-items: center; gap: 10px; min-block-size: 44px; cursor: pointer; overflow-wrap: anywhere; }
.check input { flex: none; inline-size: 1.25em; block-size: 1.25em; margin: 0; accent-color: var(--ct-primary); cursor: inherit; }
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-block-end: 16px; }
.chips li { min-inline-size: 0; }
.chip {
  display: inline-flex; align-items: center; gap: 8px; max-inline-size: 100%; min-block-size: 44px; padding-block: 4px; padding-inline: 16px 10px;
  border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: 22px; background: var(--ct-surface); color: var(--ct-text); font-size: .9375em; overflow-wrap: anywhere;
}
.chip:hover { background: var(--ct-hover); }
.chip .icon { flex: none; inline-size: 1.2em; block-size: 1.2em; }
.grid {
  display: grid; gap: calc(var(--ct-gap) * 1.5) var(--ct-gap);
  --ct-columns: 6; --ct-least: 13.75em; --ct-room: calc(4.0563em + 30px + max(44px, 1.4em + 20px) - 17px * var(--ct-tight, 0));
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--ct-least), (100% - (var(--ct-columns) - 1) * var(--ct-gap)) / var(--ct-columns))), 1fr));
}
.grid[data-columns="1"] { --ct-columns: 1; }
.grid[data-columns="2"] { --ct-columns: 2; }
.grid[data-columns="3"] { --ct-columns: 3; }
.grid[data-columns="4"] { --ct-columns: 4; }
.grid[data-columns="5"] { --ct-columns: 5; }
.grid[data-columns="7"] { --ct-columns: 7; --ct-least: 9em; }
.grid[data-columns="8"] { --ct-columns: 8; --ct-least: 9em; }
.grid[data-old] { filter: grayscale(1); }
.card-place { display: grid; min-inline-size: 0; }
.grid .card { grid-area: 1 / 1 / -1 / 1; max-inline-size: none; }
.grid .facts { min-block-size: calc(var(--ct-room) - 12px); }
.grid[aria-label] { animation: ghost 1.4s ease-in-out infinite alternate; }
/* Placeholders share the rows of cards: a box across all of them would add its height to those of the cards beside it, until the last card of the row is drawn. */
:not(.rows) > .ghost::before, :not(.rows) > .ghost::after { content: ""; display: block; }
:not(.rows) > .ghost::before { aspect-ratio: var(--cartlet-picture-ratio, 1); border-radius: var(--ct-radius); background: var(--ct-hover); }
:not(.rows) > .ghost::after { min-block-size: var(--ct-room); background: linear-gradient(var(--ct-hover) 0 0) bottom / 100% 44px no-repeat; }
@supports (grid-template-rows: subgrid) {
  /* Names of two lines make room in their row alone: prices and buttons of the row are aligned, and what is left is above the buttons: browsers agree that only flexible rows grow. */
  .grid { row-gap: 0; grid-auto-rows: auto min-content min-content minmax(max-content, .1fr); margin-block-end: calc(var(--ct-gap) * -1.5); }
  .grid > * { grid-row: span 4; margin-block-end: calc(var(--ct-gap) * 1.5); }
  .card-place, :not(.rows) > .ghost, .grid :is(.card, .facts) { display: grid; grid-template: subgrid / minmax(0, 1fr); row-gap: 0; }
  .grid .facts { grid-row: 2 / -1; min-block-size: 0; }
  :not(.rows) > .card-place::before, :not(.rows) > .ghost::after { content: ""; grid-area: 2 / 1 / -1 / 1; min-block-size: var(--ct-room); }
  .grid .called { margin-block: calc(12px - 5px * var(--ct-tight, 0)) 4px; }
  .grid .facts > .actions { grid-row: 3; }
}
/* A list: one row for each product, in which picture, name, price and button stand side by side if there is room. Each row has room for a name of two lines, or of one and a brand, and for the price if that is below them: what is reserved does not depend on the product. */
.grid.rows { --ct-facts: calc(max(44px, 2.6563em) + 1.4em); display: block; margin: 0; border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); }
/* The height is the row's, as that of a placeholder: an author's font is the card's. */
.rows > li { box-sizing: content-box; min-block-size: calc(max(56px - 16px * var(--ct-tight, 0), var(--ct-facts)) + 16px - 8px * var(--ct-tight, 0)); margin: 0; border-block-end: var(--cartlet-line, 1px) solid var(--ct-border); }
.grid.rows .card { display: grid; grid-template: auto / calc(56px - 16px * var(--ct-tight, 0)) minmax(0, 1fr); align-items: center; gap: 12px; min-block-size: 0; padding-block: calc(8px - 4px * var(--ct-tight, 0)); }
.rows .frame { border-radius: calc(var(--ct-radius) / 2); }
.rows :is(.dots, .second) { display: none; }
.rows .card .badges { position: static; }
.grid.rows .facts { display: grid; grid-template: auto auto / minmax(0, 1fr) auto; grid-area: auto; gap: 0 16px; align-items: center; align-content: center; min-block-size: 0; }
.grid.rows .facts > * { margin: 0; padding: 0; }
.rows .called { gap: 0; max-block-size: 2.6563em; overflow: hidden; }
.grid.rows .facts > .price-row { grid-area: 2 / 1 / auto / span 2; }
.grid.rows .facts > .actions { grid-area: 1 / 2; inline-size: clamp(8.5em, 30cqi, 11em); }
@container (min-width: 40em) {
  .grid.rows { --ct-facts: max(44px, 2.6563em); }
  .grid.rows .facts { grid-template: auto / minmax(0, 1fr) minmax(6em, max-content) auto; }
  .grid.rows .facts > .price-row { grid-area: 1 / 2; justify-content: end; text-align: end; }
  .grid.rows .facts > .actions { grid-area: 1 / 3; }
}
@keyframes ghost { from { opacity: 1; } to { opacity: .55; } }
.state { display: grid; justify-items: center; gap: 16px; padding: 40px 16px; border: 1px dashed var(--ct-border); border-radius: var(--ct-radius); text-align: center; }
.state + .grid { margin-block-start: 16px; }
.more { display: grid; justify-items: center; gap: 12px; margin-block-start: 32px; }
.more p { color: var(--ct-danger); }
@container (max-width: 32.4375em) {
  .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); --ct-gap: var(--cartlet-gap, 12px); }
  .grid[data-columns="1"] { grid-template-columns: minmax(0, 1fr); }
  /* The label goes above where the longest order would be cut off beside it. */
  .sort { flex: 1 1 100%; flex-wrap: wrap; row-gap: 4px; min-inline-size: 0; }
  .sort select { flex: 1 1 11em; }
}
@container (max-width: 15em) {
  .grid:not(#a) { grid-template-columns: minmax(0, 1fr); }
}
@supports selector(::details-content) {
  @container (min-width: 45em) {
    /* Up to three filters: a row above the grid, which keeps its whole width. */
    .above .filters { border: 0; background: none; }
    .above .filters summary { display: none; }
    .above .filters::details-content { content-visibility: visible; }
    .above .filters .filter-form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 24px; padding: 0; }
    .above .filters .filter-form > .button { display: none; }
    .above .filters .ticks { display: flex; flex-wrap: wrap; gap: 0 20px; }
  }
  @container (min-width: 56.25em) {
    .side > .layout { display: grid; grid-template-columns: 15em minmax(0, 1fr); grid-template-rows: auto 1fr; column-gap: 32px; }
    .bar { grid-column: 1 / -1; }
    .side .filters { align-self: start; margin: 0; border: 0; background: none; }
    .side .filters summary { display: none; }
    .side .filters::details-content { content-visibility: visible; }
    .side .filter-form { padding: 0; }
    .side .filter-form > .button { display: none; }
  }
}
@media (forced-colors: active) {
  .ghost { outline: 1px solid; }
}
`
