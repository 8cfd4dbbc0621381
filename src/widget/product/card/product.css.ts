/** The card, and the placeholder of a full product. Laid out by the width of the container, not of the window. */
export const productCss = `
.icon { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:host([data-cartlet-fallback]) { block-size: auto !important; padding-block: 0 !important; }
:host(:not([data-cartlet-fallback], cartlet-quick-view)) { display: block !important; inline-size: var(--cartlet-width, 100%) !important; }
.root:not([data-fallback]) .box { display: block; block-size: 100%; container: product / inline-size; text-align: start; }
h2, h3, h4, h5, h6, p, ul, fieldset, legend { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
ul { list-style: none; }
img, video { display: block; }
.hint { font-size: .875em; color: var(--ct-muted); }
.count, .hint, .wrong, .problem { unicode-bidi: plaintext; }
[dir=rtl] :is(.count, .hint, .wrong, .problem) { text-align: right; }
/* Its surroundings are the author's own content: what a reset would do elsewhere, it does itself. */
.unreached { display: grid; justify-items: start; gap: 10px; font: medium/1.4 var(--cartlet-font, system-ui), sans-serif; }
.quiet { background: none; border-color: var(--ct-border); color: var(--ct-text); }
.frame { position: relative; aspect-ratio: var(--cartlet-picture-ratio, 1); overflow: hidden; border-radius: var(--ct-radius); background: color-mix(in srgb, var(--ct-text) 6%, var(--ct-surface)); }
.no-picture { position: absolute; inset: 0; margin: auto; aspect-ratio: 1; inline-size: fit-content; block-size: min(100%, 12em); opacity: .45; background: radial-gradient(closest-side, var(--ct-muted) 96%, #0000) 64% 40% / 9% 9% no-repeat, conic-gradient(from 143deg at 50% 0, #0000, var(--ct-muted) 1deg 73deg, #0000 74deg) 50% 58% / 34% 22% no-repeat; }
.root:not([data-fallback]) { animation: var(--cartlet-density, comfortable) 1ms both; }
/* Keywords as a number, in every browser: an animation of this name has no other effect. */
@keyframes compact { from, to { --ct-tight: 1; } }
.card { position: relative; display: flex; flex-direction: column; gap: calc(12px - 5px * var(--ct-tight, 0)); min-block-size: 100%; max-inline-size: 28.75em; }
:is(.card .frame, .swatch) img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.card .frame img { object-fit: var(--cartlet-picture-fit, cover); }
.card .frame .second { position: absolute; inset: 0; background: var(--ct-surface); opacity: 0; transition: opacity .2s; }
.card:is(:hover, :has(:focus-visible)) .second { opacity: 1; }
.facts { display: flex; flex-direction: column; gap: 4px; flex: 1; min-inline-size: 0; min-block-size: 7.625em; }
.called { display: grid; gap: 4px; align-content: start; }
.name { font-family: var(--cartlet-heading-font, inherit); font-weight: var(--cartlet-heading-weight, 600); line-height: 1.25; overflow-wrap: anywhere; hyphens: auto; }
/* What cuts a name is the element with its own direction: otherwise an English name on a Hebrew page lost its beginning. */
.card .name { font-size: 1.0625em; }
.card .name bdi { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; text-align: -webkit-match-parent; text-align: match-parent; }
.card .name a { color: inherit; text-decoration: none; }
.card .name a::after { content: ""; position: absolute; inset: 0; border-radius: var(--ct-radius); }
.card .name a:hover { text-decoration: underline; text-underline-offset: 3px; }
.card .name a:focus-visible { outline: none; }
.card .name a:focus-visible::after { outline: 3px solid var(--cartlet-color-focus, var(--ct-primary)); outline-offset: 2px; }
.brand { font-size: .8125em; letter-spacing: .04em; text-transform: uppercase; color: var(--ct-muted); overflow-wrap: anywhere; }
.price-row { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; min-block-size: 1.4em; }
.price-row .price { font-weight: 600; white-space: normal; overflow-wrap: anywhere; }
.price s { font-weight: 400; color: var(--ct-muted); opacity: 1; }
.actions > .quiet { padding-inline: 8px; overflow-wrap: anywhere; hyphens: auto; }
.actions { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); align-content: end; margin-block-start: auto; padding-block-start: calc(10px - 4px * var(--ct-tight, 0)); container-type: inline-size; }
@media (pointer: fine) { .actions .button { min-block-size: calc(44px - 8px * var(--ct-tight, 0)); padding-block: calc(9px - 4px * var(--ct-tight, 0)); } }
.actions .kept::before { content: ""; }
.actions .short-word { display: none; }
@container (max-width: 15em) {
  .actions .button { padding-inline: 8px; font-size: clamp(.75em, 10cqi, 1em); }
  .actions .short-word { display: inline; }
  .actions .long-word { display: none; }
}
.badges { display: flex; flex-wrap: wrap; gap: 6px; }
.card .badges { position: absolute; inset: 10px 10px auto; pointer-events: none; }
.card [data-heart] .badges { flex-direction: row-reverse; align-items: start; }
.card [data-heart] .badges::before { content: ""; inline-size: 38px; block-size: 38px; }
.card [data-heart] .tag { margin-inline-end: auto; }
.tag { padding: 3px 9px; border-radius: 1em; font-size: .8125em; font-weight: 600; line-height: 1.35; background: var(--ct-surface); color: var(--ct-text); border: var(--cartlet-line, 1px) solid var(--ct-border); overflow-wrap: anywhere; }
.tag[data-kind=promo] { background: var(--ct-primary); color: var(--ct-on-primary); border-color: transparent; }
.tag[data-kind=sold-out] { background: var(--ct-text); color: var(--ct-surface); border-color: transparent; }
.dots { position: absolute; inset-block-end: 10px; inset-inline-start: 10px; display: flex; align-items: center; gap: 5px; padding: 4px 6px; border-radius: 999px; background: var(--ct-surface); font-size: .75em; font-weight: 600; line-height: 1.3334; pointer-events: none; }
.full { display: grid; gap: calc(24px - 8px * var(--ct-tight, 0)); align-content: start; align-items: start; }
.box > .full:is(.skeleton, :has(> .info > .lines)), :is([data-taken-at], [data-taken]) > .box > .full { min-block-size: min(100vh, 860px); }
.full, .info, .form, .head { grid-template-columns: minmax(0, 1fr); overflow-wrap: break-word; }
.info, .form { display: grid; min-inline-size: 0; }
.info { gap: calc(20px - 8px * var(--ct-tight, 0)); }
.swatch { position: relative; display: inline-block; flex: none; inline-size: 2em; block-size: 2em; border-radius: 50%; overflow: hidden; forced-color-adjust: none; }
.swatch svg { display: block; inline-size: 100%; block-size: 100%; border-radius: inherit; }
.swatch:has(svg)::before { content: ""; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--ct-text) 30%, transparent); }
.dot.swatch { inline-size: 1.3334em; block-size: 1.3334em; }
.gallery { display: grid; gap: 10px; min-inline-size: 0; }
[data-pictureless] > .gallery > .frame { aspect-ratio: auto; block-size: 8em; }
[data-pictureless] { max-inline-size: 45em; }
.skeleton i { display: block; inline-size: 70%; block-size: 1.875em; border-radius: var(--ct-radius); background: var(--ct-hover); animation: pulse 1.4s ease-in-out infinite; }
.skeleton .facts i { block-size: 1.3125em; }
.skeleton i + i { inline-size: 30%; }
.skeleton i + i + i { inline-size: 100%; block-size: 180px; }
.skeleton .facts i + i + i { block-size: 44px; margin-block-start: auto; }
@keyframes pulse { 50% { opacity: .45; } }
@container product (min-width: 28.75em) {
  .box > .card { flex-direction: row; gap: 24px; max-inline-size: none; align-items: center; }
  .box > .card .frame { flex: 0 0 240px; }
  .box > .card .facts { gap: 6px; min-block-size: 0; }
  .box > .card .actions { margin: 0; justify-items: start; align-self: stretch; }
  .box > .card .name { font-size: 1.25em; }
}
@container product (max-width: 15em) {
  .card .name bdi { display: block; }
}
@container product (min-width: 42.5em) {
  .full:not([data-pictureless]) { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 40px; }
}
@media (prefers-contrast: less) {
  .root:not([data-theme=dark]) { --ct-text: var(--cartlet-color-text, #414851); }
  .root[data-theme=dark] { --ct-text: var(--cartlet-color-text, #c9cfd6); }
}

@media (prefers-contrast: more) {
  .root:not([data-theme=dark]) { --ct-danger: var(--cartlet-color-danger, #8c1d18); --ct-success: var(--cartlet-color-success, #14532d); }
  .tag, .dots { border: 1px solid var(--ct-text); }
}
@media (forced-colors: active) {
  .dots { border: 1px solid CanvasText; }
}
@media (inverted-colors: inverted) {
  img, video, .swatch:not(:has(img)) { filter: invert(1); }
}
`
