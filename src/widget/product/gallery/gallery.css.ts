/** The gallery of a product. */
export const galleryCss = `
.track { display: flex; position: absolute; inset: 0; overflow: auto hidden; scroll-snap-type: x mandatory; overscroll-behavior-x: contain; scrollbar-width: none; }
.track::-webkit-scrollbar { display: none; }
@media (prefers-reduced-motion: no-preference) { .track { scroll-behavior: smooth; } }
.slide { position: relative; flex: 0 0 100%; block-size: 100%; scroll-snap-align: start; scroll-snap-stop: always; }
.slide :is(button, a) { display: block; inline-size: 100%; block-size: 100%; cursor: zoom-in; }
.slide :is(button, a):focus-visible { outline-offset: -4px; }
.slide img, .slide video { position: relative; inline-size: 100%; block-size: 100%; object-fit: var(--cartlet-picture-fit, contain); }
.slide .blur { position: absolute; inset: 0; filter: blur(20px); transform: scale(1.1); }
.arrow { position: absolute; inset-block: 0; margin-block: auto; background: var(--ct-surface); border-radius: 50%; box-shadow: 0 1px 4px rgb(0 0 0 / .25); }
.arrow:hover { background: var(--ct-surface); }
.arrow.back { inset-inline-start: 10px; }
.arrow.forth { inset-inline-end: 10px; }
.arrow[aria-disabled] { opacity: 0; }
.arrow[aria-disabled]:focus-visible { opacity: .6; }
/* Over the picture: a row of its own would push the text below it down when the gallery arrives. */
.place { position: absolute; inset-block-end: 10px; inset-inline-end: 10px; padding: 2px 9px; border-radius: 999px; background: var(--ct-surface); font-size: .8125em; font-variant-numeric: tabular-nums; pointer-events: none; }
.thumbnails { display: none; gap: 8px; overflow-x: auto; padding: 4px; margin: -4px; scrollbar-width: thin; }
.thumbnail { position: relative; display: grid; inline-size: 64px; block-size: 64px; border-radius: calc(var(--ct-radius) - 2px); overflow: hidden; background: color-mix(in srgb, var(--ct-text) 6%, var(--ct-surface)); border: var(--cartlet-line, 1px) solid var(--ct-border); }
.thumbnail > * { grid-area: 1 / 1; place-self: center; }
.thumbnail img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.thumbnail .icon { padding: 6px; border-radius: 50%; background: var(--ct-surface); color: var(--ct-text); }
.thumbnail[aria-current] { border-color: var(--ct-text); box-shadow: inset 0 0 0 1px var(--ct-text); }
.thumbnail[aria-current] img { border: 3px solid var(--ct-surface); border-radius: inherit; }
@container product (min-width: 42.5em) {
  .thumbnails { display: flex; }
  .place { display: none; }
}
.files audio { inline-size: 100%; }
.files { display: grid; gap: 4px; }
.files a { display: inline-flex; align-items: center; min-block-size: 44px; color: inherit; text-underline-offset: 3px; overflow-wrap: anywhere; }
[dir=rtl] .back .icon, [dir=rtl] .forth .icon { transform: scaleX(-1); }
@media (forced-colors: active) {
  .arrow, .place { border: 1px solid CanvasText; }
  .thumbnail[aria-current] { border: 3px solid Highlight; }
}
@media (prefers-contrast: more) {
  .arrow, .place { border: 1px solid; }
  .thumbnail[aria-current] { box-shadow: inset 0 0 0 3px var(--ct-text); }
}
@media (prefers-reduced-transparency: reduce) {
  .slide .blur { display: none; }
}
@media (inverted-colors: inverted) {
  .slide .blur { filter: blur(20px) invert(1); }
}
`
