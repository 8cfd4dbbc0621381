/**
 * The first style sheet of every shadow root: `:host` resets what the page's rules do to the element, `.root` sets our own defaults.
 * An `!important` rule for `:host` wins over the page's `!important`. Custom properties still inherit: they are the theme.
 * While the author's own content is shown (`fallback`), nothing is reset, so that it keeps the page's styles.
 * No `rem`, which depends on the page, and no inline styles, which a strict content security policy blocks.
 */
export const baseCss = `
:host(:not([data-cartlet-fallback])) {
  all: initial !important;
  display: inline-block !important;
  visibility: visible !important;
  opacity: 1 !important;
  vertical-align: middle !important;
  max-inline-size: 100% !important;
}
:host([hidden]), :host(:not([data-cartlet-fallback]))::after { display: none !important; }
.root { display: contents; }
.root:not([data-fallback]) {
  all: initial;
  display: contents;
  color-scheme: light;
  font: medium/1.4 var(--cartlet-font, system-ui), sans-serif;
  color: var(--ct-text);
}
.root {
  --ct-surface: var(--cartlet-color-surface, #fff);
  --ct-text: var(--cartlet-color-text, #1b1f24);
  --ct-muted: var(--cartlet-color-muted, #5c6570);
  --ct-border: var(--cartlet-color-border, #d9dde2);
  --ct-primary: var(--cartlet-color-primary, #1f5c4a);
  --ct-on-primary: var(--cartlet-color-on-primary, #fff);
  --ct-danger: var(--cartlet-color-danger, #b3261e);
  --ct-success: var(--cartlet-color-success, #1c6b3a);
  --ct-radius: var(--cartlet-radius, 10px);
  --ct-hover: rgb(0 0 0 / .05);
}
.root[data-theme=dark] {
  --ct-surface: var(--cartlet-color-surface, #1a1d21);
  --ct-text: var(--cartlet-color-text, #f1f3f5);
  --ct-muted: var(--cartlet-color-muted, #a7b0ba);
  --ct-border: var(--cartlet-color-border, #3a4149);
  --ct-primary: var(--cartlet-color-primary, #7fd1b3);
  --ct-on-primary: var(--cartlet-color-on-primary, #0d2119);
  --ct-danger: var(--cartlet-color-danger, #ff9c93);
  --ct-success: var(--cartlet-color-success, #86d9a5);
  --ct-hover: rgb(255 255 255 / .08);
}
.root[data-theme=dark]:not([data-fallback]) { color-scheme: dark; }
.root * { box-sizing: border-box; }
:where(.root button, .root input) { font: inherit; letter-spacing: inherit; }
button, a { touch-action: manipulation; }
button { margin: 0; border: 0; padding: 0; background: none; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--cartlet-color-focus, var(--ct-primary)); outline-offset: 2px; }
.hidden {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.button {
  display: inline-flex; align-items: center; place-content: center; gap: 4px .75em;
  min-block-size: 44px; max-inline-size: 100%; padding: 9px 20px;
  border: 1px solid transparent; border-radius: var(--cartlet-button-radius, var(--ct-radius));
  background: var(--ct-primary); color: var(--ct-on-primary);
  font-weight: 600; text-align: center; text-decoration: none; overflow-wrap: break-word; flex-wrap: wrap;
  position: relative; transition: filter .15s, scale .15s;
}
.button:hover:not([aria-disabled]) { filter: brightness(1.08); }
.button:active:not([aria-disabled]) { scale: .985; }
.button[aria-disabled] { background: none; border-color: var(--ct-border); color: var(--ct-muted); cursor: not-allowed; }
.label { --ct-one: 5em; position: relative; display: inline-grid; grid-template-columns: 100%; place-items: center; flex: 9999 1 5em; min-inline-size: 5em; max-inline-size: 100%; }
.label > * { grid-area: 1 / 1; max-inline-size: 100%; }
.label > :first-child { display: flex; place-content: center; inline-size: 100%; }
.label slot { display: block; min-inline-size: 0; }
.label > :first-child::after, .room::before { content: ""; flex: 1; max-inline-size: calc((.02em - max(100% - var(--ct-one), var(--ct-one) - 100%)) * 999); }
.behind { opacity: 0; }
.kept::before { content: attr(data-first); visibility: hidden; }
.over { position: absolute; inset: -9px -10px; display: grid; place-items: center; overflow-wrap: anywhere; }
.long, .room s { font-size: .8125em; }
:is([aria-disabled], .below) > .label { position: static; }
[aria-disabled] .over { inset: 0 10px; }
.below .over { inset: 0 10px calc(25% + .5em); line-height: 1.2; }
.price { font-variant-numeric: tabular-nums; font-weight: 500; white-space: nowrap; }
.room { --ct-one: 6em; flex: 1 1 auto; contain: size; inline-size: 6em; block-size: 1.4em; }
.room, .room .price { display: flex; place-content: center; align-items: center; }
:not([aria-disabled]) > .room:empty::after { content: ""; inline-size: 3.5em; block-size: .6em; background: currentColor; opacity: .2; }
:host(:is([price=none], [data-price=none])) .room { display: none; }
:host(:is([price=none], [data-price=none])) .label { --ct-one: 0px; }
.room .price { flex-wrap: wrap; justify-content: end; gap: 0 .4em; line-height: 1.05; }
.below > .room > .price { position: absolute; inset: auto 10px calc(25% - .5em); place-content: end center; block-size: 1.2em; overflow: clip; font-size: .8125em; line-height: 1.2; }
.price s { font-weight: 400; opacity: .8; }
.spinner {
  inline-size: 1.125em; block-size: 1.125em; border-radius: 50%;
  border: 2px solid; border-inline-end: 0;
  animation: spin .8s linear infinite;
}
@keyframes spin { to { rotate: 1turn; } }
.problem { margin: 6px 0 0; font-size: .875em; color: var(--ct-danger); max-inline-size: 40ch; }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition: none !important; }
}
@media (prefers-contrast: more) {
  .root { --ct-muted: var(--ct-text) !important; --ct-border: var(--ct-text) !important; }
}
@media (forced-colors: active) {
  [aria-disabled] { color: GrayText !important; border-color: GrayText !important; }
}
`
