/** The drawer: header and footer are fixed, the list scrolls. On phones it covers the whole screen. */
export const cartCss = `
.icon { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
dialog {
  all: initial;
  position: fixed; inset-block: 0; inset-inline: auto 0; margin: 0; padding: 0; border: 0;
  inline-size: var(--cartlet-drawer-width, 26.25em); max-inline-size: 100%;
  block-size: auto; max-block-size: none;
  display: flex; flex-direction: column;
  background: var(--ct-surface); color: var(--ct-text); box-shadow: var(--ct-shadow);
  font: medium/1.4 var(--cartlet-font, system-ui), sans-serif;
  direction: inherit; color-scheme: inherit; pointer-events: auto; user-select: text; -webkit-user-select: text;
  z-index: 2147483647;
}
dialog[open] { animation: slide-in .24s cubic-bezier(.2, .7, .2, 1); }
/* No presses while it slides in: what is under the finger is not what the visitor aimed at. */
dialog[open] > :is(.header, .body, .undo, .footer) { animation: out-of-reach .24s; }
@keyframes out-of-reach { from, 99% { pointer-events: none; } }
/*
 * While it is closed it is laid out as it will be open, so that opening it is painting it. Nothing sticks out of it, so that it makes no page
 * longer. No rule of what is in it depends on this, so that opening it styles little again.
 */
dialog:not([open]) { visibility: hidden; overflow: hidden; }
dialog:not([open]) .spinner { animation: none; }
dialog[aria-modal] { box-shadow: 0 0 0 100vmax rgb(10 14 18 / .5); }
[dir=rtl] dialog[open] { animation-name: slide-in-rtl; }
dialog::backdrop { background: rgb(10 14 18 / .5); animation: fade-in .24s; }
@keyframes slide-in { from { transform: translateX(48px); opacity: 0; } }
@keyframes slide-in-rtl { from { transform: translateX(-48px); opacity: 0; } }
@keyframes fade-in { from { opacity: 0; } }
h2, h3, p, ul, dl, dd, form { margin: 0; padding: 0; }
ul { list-style: none; }
/* Texts may be in another language than the page, with another direction. */
p { unicode-bidi: plaintext; }
[dir=rtl] p { text-align: right; }
[dir=rtl] .state p { text-align: center; }
.header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: max(var(--ct-step) - 2px, env(safe-area-inset-top, 0px)) 0 calc(var(--ct-step) - 2px); padding-inline: 20px 12px; border-block-end: var(--cartlet-line, 1px) solid var(--ct-border); }
h2 { flex: 1; min-inline-size: 0; font-family: var(--cartlet-heading-font, inherit); font-size: 1.25em; font-weight: var(--cartlet-heading-weight, 700); overflow-wrap: anywhere; }
/* It takes the focus so that reading starts there; nothing can be done with it. */
h2:focus { outline: none; }
::slotted([slot=cart-header]) { flex-basis: calc(100% - 8px); }
h2 small { font-size: .7em; font-weight: 400; color: var(--ct-muted); margin-inline-start: 6px; }
.icon-button { display: inline-grid; place-items: center; inline-size: max(44px, 2.25em); block-size: max(44px, 2.25em); border-radius: var(--ct-radius); color: var(--ct-text); flex: none; }
.icon-button:hover { background: var(--ct-hover); }
.root:not([data-fallback]) { animation: var(--cartlet-density, comfortable) 1ms both; --ct-picture: calc(76px - 28px * var(--ct-tight, 0)); --ct-step: calc(16px - 9px * var(--ct-tight, 0)); }
/* Keywords as a number, in every browser: an animation of this name has no other effect. */
@keyframes compact { from, to { --ct-tight: 1; } }
.body { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding: 0 20px; min-block-size: 0; }
.line { display: grid; grid-template-columns: var(--ct-picture) minmax(0, 1fr); gap: 14px; padding-block: var(--ct-step); }
.line + .line { border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); }
.picture { inline-size: var(--ct-picture); block-size: var(--ct-picture); border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: calc(var(--ct-radius) - 2px); background: var(--ct-hover); object-fit: cover; display: block; }
.no-picture.picture { background: radial-gradient(closest-side, var(--ct-muted) 96%, #0000) 64% 40% / 9% 9% no-repeat, conic-gradient(from 143deg at 50% 0, #0000, var(--ct-muted) 1deg 73deg, #0000 74deg) 50% 58% / 34% 22% no-repeat, var(--ct-hover); }
.line[data-unavailable] .picture { opacity: .5; }
.what { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: start; justify-content: space-between; }
.what > div { flex: 1 1 5em; min-inline-size: 0; }
.root { hyphens: auto; hyphenate-limit-chars: 12 5 5; }
.name bdi { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; text-align: -webkit-match-parent; text-align: match-parent; }
.name { font-weight: 600; overflow-wrap: anywhere; color: inherit; text-decoration: none; }
.line .price { text-align: end; font-weight: 600; }
.options { font-size: .875em; color: var(--ct-muted); overflow-wrap: anywhere; }
.swatch { display: inline-block; inline-size: .75em; block-size: .75em; border-radius: 50%; border: var(--cartlet-line, 1px) solid var(--ct-border); margin-inline: 2px; }
.each { font-size: .875em; color: var(--ct-muted); }
.each .price { font-weight: 400; }
.controls, .acts { display: flex; flex-wrap: wrap; align-items: center; gap: 0 14px; }
.controls { margin-block-start: calc(var(--ct-step) / 2); }
.stepper { display: inline-flex; align-items: center; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); }
.stepper .icon-button { inline-size: 44px; block-size: max(44px, 2.25em); margin-block: -1px; }
.stepper .icon-button[aria-disabled] { color: var(--ct-muted); opacity: .55; cursor: not-allowed; }
.stepper .icon { inline-size: 1.125em; block-size: 1.125em; }
.stepper input {
  inline-size: max(44px, 2.75em); block-size: max(42px, 2.25em); margin: 0; padding: 0; border: 0; border-radius: 0; background: none; color: inherit; text-align: center;
  font-variant-numeric: tabular-nums; font-weight: 600;
}
/* Its words are in line with what is above it, its background is not. */
.text-button { display: inline-flex; align-items: center; gap: 6px; min-inline-size: 44px; min-block-size: 44px; margin-inline: -6px; padding-inline: 6px; border-radius: var(--ct-radius); font-size: .875em; color: var(--ct-muted); text-decoration: underline; text-underline-offset: 3px; }
/* The background of the last one does not reach beyond the line. */
.acts * { margin-inline-end: 0; }
.text-button:hover { color: var(--ct-text); background: var(--ct-hover); }
.text-button .icon { inline-size: 1.2858em; block-size: 1.2858em; }
.hint { font-size: .875em; color: var(--ct-muted); margin-block-start: 4px; }
.wrong { font-size: .875em; color: var(--ct-danger); margin-block-start: 6px; }
.stepper + .wrong { order: 1; flex-basis: 100%; }
.button + .text-button, .wrong + .text-button { color: var(--ct-text); }
.undo { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 4px 20px; border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); font-size: .875em; }
.undo .text-button, .alarm .text-button { font-size: inherit; }
.undo .text-button { color: var(--ct-text); font-weight: 600; }
[aria-busy=true] .price, .totals[aria-busy=true] dd, .totals.old dd { color: var(--ct-muted); transition: color .15s .1s; }
.footer { border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); padding: calc(var(--ct-step) - 2px) 20px max(var(--ct-step) + 2px, env(safe-area-inset-bottom, 0px)); display: grid; gap: calc(var(--ct-step) * .75); box-shadow: 0 -8px 20px -16px rgb(0 0 0 / .4); }
.quiet { background: none; border-color: var(--ct-border); color: var(--ct-text); }
.totals { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; font-variant-numeric: tabular-nums; }
.totals dd { justify-self: end; text-align: end; unicode-bidi: plaintext; }
.totals .sum { font-size: 1.125em; font-weight: 700; }
.saved { color: var(--ct-success); }
.note { font-size: .875em; color: var(--ct-muted); }
.checkout { inline-size: 100%; min-block-size: 52px; font-size: 1.0625em; flex-wrap: nowrap; overflow-wrap: anywhere; }
.checkout .icon { flex: none; inline-size: 1.1765em; block-size: 1.1765em; }
.checkout .spinner { font-size: .9412em; }
.state { display: grid; justify-items: center; align-content: center; gap: 10px; min-block-size: 60%; padding: 32px 8px; text-align: center; color: var(--ct-muted); }
.state svg { inline-size: 4.5em; block-size: 4.5em; stroke-width: 1; color: var(--ct-muted); }
.state strong { font-size: 1.125em; color: var(--ct-text); }
.state .button { margin-block-start: 10px; }
.alarm { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; margin-block: 14px 0; padding: 6px 14px; min-block-size: 44px; border-radius: var(--ct-radius); border: 1px solid var(--ct-danger); color: var(--ct-danger); font-size: .875em; }
.skeleton .picture, .skeleton i { background: var(--ct-hover); border-color: transparent; animation: pulse 1.4s ease-in-out infinite; }
.skeleton i { display: block; block-size: 16px; border-radius: 4px; inline-size: 70%; }
.skeleton i + i { inline-size: 40%; margin-block-start: 8px; }
.skeleton i + i + i { block-size: 44px; inline-size: 134px; margin-block-start: 12px; }
@keyframes pulse { 50% { opacity: .45; } }
/* On small screens the footer leaves room for the lines: the rows above the sum are folded, and in a low one the checkout is beside it. */
.sum .fold { display: none; block-size: 44px; margin-block: -10px; margin-inline-start: 4px; vertical-align: middle; }
.fold::after { content: ""; inline-size: 8px; block-size: 8px; border: solid; border-width: 2px 0 0 2px; transform: translateY(2px) rotate(45deg); }
[aria-expanded=true].fold::after { transform: translateY(-2px) rotate(225deg); }
@media (max-width: 29.9375em), (max-height: 32.4375em) {
  dialog .sum .fold { display: inline-grid; }
  dialog .footer:not([data-open]) .totals > :not(.sum, .sum ~ *) { display: none; }
}
@media (max-height: 32.4375em) {
  dialog .header { padding-block: max(4px, env(safe-area-inset-top, 0px)) 4px; }
  dialog .footer { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 16px; padding-block: 6px max(6px, env(safe-area-inset-bottom, 0px)); }
  dialog .footer > * { flex: 1 0 100%; }
  dialog .footer > .totals { flex: 1 0 auto; }
  dialog .footer > .checkout { flex: 1 1 auto; inline-size: auto; min-block-size: 44px; padding-inline: 12px; }
  dialog .footer:not([data-open]) > :is(.progress, .note:not([id])) { display: none; }
  dialog .footer[data-open] > .totals { flex-basis: 100%; }
}
@media (max-height: 15em) { dialog[open] { display: block; overflow-y: auto; } }
@media (max-width: 29.9375em) { dialog { inline-size: 100%; } }
@media (max-width: 21.8125em) { .body, .footer { padding-inline: 12px; } }
/* Large text on a narrow screen. */
@media (max-width: 15em) {
  .totals { grid-template-columns: minmax(0, 1fr); }
  .name bdi { display: block; }
}
@media print { dialog[open] { display: none; } }
@media (forced-colors: active) {
  dialog, .stepper { border: 1px solid CanvasText; }
  .stepper .icon-button[aria-disabled] { opacity: 1; }
  .line[data-unavailable] .picture { opacity: 1; }
}
@media (prefers-contrast: less) {
  .root:not([data-theme=dark]) { --ct-text: var(--cartlet-color-text, #414851); }
  .root[data-theme=dark] { --ct-text: var(--cartlet-color-text, #c9cfd6); }
}

@media (prefers-contrast: more) {
  .root:not([data-theme=dark]) { --ct-danger: var(--cartlet-color-danger, #8c1d18); --ct-success: var(--cartlet-color-success, #14532d); }
  .stepper .icon-button[aria-disabled] { opacity: 1; }
  .line[data-unavailable] .picture { opacity: 1; }
  .skeleton .picture, .skeleton i { border: 1px solid; }
}
@media (prefers-reduced-transparency: reduce) {
  dialog[aria-modal] { box-shadow: 0 0 0 100vmax #0a0e12; }
  dialog::backdrop { background: #0a0e12; }
}
@media (inverted-colors: inverted) {
  img, svg.swatch { filter: invert(1); }
}
`
