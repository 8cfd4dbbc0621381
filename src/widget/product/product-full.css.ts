/** A full product, and the controls for its choices, which the line editor also uses. Must follow the style sheet of the card. */
export const productFullCss = `
.full, .form { hyphens: auto; hyphenate-limit-chars: 12 5 5; }
.wrong { font-size: .875em; color: var(--ct-danger); margin-block-start: 6px; }
.icon-button { display: inline-grid; place-items: center; inline-size: max(44px, 2.25em); block-size: max(44px, 2.25em); border-radius: var(--ct-radius); color: var(--ct-text); flex: none; }
.icon-button:hover { background: var(--ct-hover); }
.group .hint { margin-block-start: 6px; }
.head { display: grid; gap: 8px; }
.full .name { font-size: 1.625em; line-height: 1.15; }
.full .price-row .price { font-size: 1.25em; }
.name:focus { outline: none; }
.stock { color: var(--ct-success); font-weight: 500; font-size: .9375em; overflow-wrap: anywhere; }
.buy { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px; }
.buy > :only-child, .buy > .problem, .buy > .button:first-child { grid-column: 1 / -1; }
.stepper + .wrong { order: 1; grid-column: 1 / -1; }
.buy .button, .now .button, .form > .button { inline-size: 100%; min-block-size: 48px; }
.form { gap: calc(18px - 6px * var(--ct-tight, 0)); }
.now { display: grid; margin-block-start: -8px; }
.now .button { background: none; border-color: var(--ct-primary); color: var(--ct-text); }
.heart-row { min-block-size: 44px; margin-block-start: -8px; }
.stepper { display: inline-flex; align-items: center; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); }
.stepper .icon-button { inline-size: 44px; block-size: max(46px, 2.25em); }
.stepper .icon-button[aria-disabled] { color: var(--ct-muted); opacity: .55; cursor: not-allowed; }
.stepper .icon { inline-size: 1.125em; block-size: 1.125em; }
.stepper input { inline-size: max(40px, 2.5em); block-size: max(46px, 2.25em); margin: 0; padding: 0; border: 0; background: none; color: inherit; text-align: center; font-variant-numeric: tabular-nums; font-weight: 600; }
.title { display: block; margin-block-end: 8px; font-weight: 600; font-size: .9375em; overflow-wrap: anywhere; }
.title small, .picked { font-weight: 400; font-size: inherit; color: var(--ct-muted); }
.choices { display: flex; flex-wrap: wrap; gap: 8px; }
.choice { position: relative; display: inline-grid; place-items: center; min-inline-size: 44px; min-block-size: 44px; max-inline-size: 100%; cursor: pointer; }
.choice input { position: absolute; z-index: 1; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: inherit; }
.option-chip { display: grid; place-items: center; min-inline-size: 48px; min-block-size: 44px; max-inline-size: 100%; padding: 8px 14px; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: calc(var(--ct-radius) - 2px); overflow-wrap: anywhere; line-height: 1.25; text-align: center; }
.choice:hover .option-chip { border-color: var(--ct-muted); }
input:checked + .option-chip { border-color: var(--ct-text); box-shadow: inset 0 0 0 1px var(--ct-text); font-weight: 600; }
.swatch.square { inline-size: 2.75em; block-size: 2.75em; border-radius: calc(var(--ct-radius) - 4px); }
.choice .swatch { overflow: visible; }
.choice .swatch img { border-radius: inherit; }
.choice input:checked + .swatch { outline: 2px solid var(--ct-text); outline-offset: 3px; }
.choice input:focus-visible + span { outline: 3px solid var(--cartlet-color-focus, var(--ct-primary)); outline-offset: 2px; }
[data-status=sold-out] .option-chip { color: var(--ct-muted); text-decoration: line-through; }
:is([data-status=sold-out], [data-status=not-made]) .swatch::after { content: ""; position: absolute; inset: 0; border-radius: inherit; background: linear-gradient(to top right, #0000 46%, #fff 46% 48%, #111 48% 52%, #fff 52% 54%, #0000 54%); }
[data-status=not-made] { cursor: not-allowed; }
[data-status=not-made] .option-chip { border-style: dashed; color: var(--ct-muted); }
[data-status=not-made] .swatch { opacity: .45; }
.group :is([type=text], textarea, select) { inline-size: 100%; min-block-size: 46px; margin: 0; padding: 10px 12px; border: 1px solid var(--ct-muted); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); font: inherit; }
.group textarea { resize: vertical; }
.group[data-missing] :is(.option-chip, .plan, [aria-invalid]) { border-color: var(--ct-danger); }
.select { display: block; position: relative; }
.select::after { content: ""; position: absolute; inset-inline-end: 16px; inset-block-start: calc(50% - 6px); inline-size: 7px; block-size: 7px; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); pointer-events: none; }
.group select { appearance: none; padding-inline-end: 36px; text-overflow: ellipsis; cursor: pointer; }
.plans { display: grid; gap: 8px; }
.plan { display: flex; gap: 12px; align-items: flex-start; min-block-size: 44px; padding: 11px 14px; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); cursor: pointer; overflow-wrap: anywhere; }
.plan:has(:checked) { border-color: var(--ct-text); box-shadow: inset 0 0 0 1px var(--ct-text); }
.plan input { flex: none; inline-size: 1.125em; block-size: 1.125em; margin: 2px 0 0; accent-color: var(--ct-primary); }
.plan span { min-inline-size: 0; }
.plan small { display: block; }
.gallery > .frame > img { inline-size: 100%; block-size: 100%; object-fit: contain; }
.lines { min-block-size: 9em; border-radius: var(--ct-radius); background: repeating-linear-gradient(var(--ct-hover) 0 14px, transparent 14px 24px); animation: pulse 1.4s ease-in-out infinite; }
@container product (max-width: 15em) {
  .buy { grid-template-columns: minmax(0, 1fr); }
}
@container product (min-width: 42.5em) {
  .full .name { font-size: 2em; }
  .box > .full > .gallery { position: sticky; inset-block-start: 16px; }
}
@media (forced-colors: active) {
  input:checked + .option-chip, .choice input:checked + .swatch, .plan:has(:checked) { outline: 3px solid Highlight; outline-offset: 1px; }
  .choice .swatch, .stepper { border: 1px solid CanvasText; }
  .stepper .icon-button[aria-disabled] { opacity: 1; }
  [data-status=not-made] .swatch { opacity: 1; }
}
@media (prefers-contrast: more) {
  .stepper .icon-button[aria-disabled], [data-status=not-made] .swatch { opacity: 1; }
  input:checked + .option-chip, .plan:has(:checked) { box-shadow: inset 0 0 0 3px var(--ct-text); }
}
`
