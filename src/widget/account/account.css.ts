/** The account's first screens: at most 380 px wide, narrower where the page leaves less. */
export const accountCss = `
.account { inline-size: 23.75em; max-inline-size: 100%; text-align: start; }
.account:has(> .button, > .member) { inline-size: auto; }
.beside { display: inline-block; vertical-align: top; margin-inline-start: 8px; }
.beside .button { background: none; color: inherit; padding-inline: 12px; }
.beside .button:hover { background: var(--ct-hover); }
.account h2, .account p, .account fieldset { margin: 0; padding: 0; border: 0; }
.account p { unicode-bidi: plaintext; overflow-wrap: anywhere; }
[dir=rtl] .account p { text-align: right; }
.account h2 { font-size: 1.375em; }
.form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; margin: 0; }
.field { display: grid; gap: 6px; min-inline-size: 0; }
.account label, .account legend { font-weight: 600; padding: 0; }
.account small { margin-inline-start: 8px; font-size: .875em; font-weight: 400; color: var(--ct-muted); }
.input { position: relative; display: grid; }
.account .input input {
  min-inline-size: 0; inline-size: 100%; min-block-size: 44px; margin: 0; padding: 8px 14px;
  border: 1px solid var(--ct-muted); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); appearance: none;
}
.account .input input:focus { outline-offset: 0; }
.account .input input[aria-invalid] { border-color: var(--ct-danger); }
.account .input:has(.show) input { padding-inline-end: max(52px, 2.75em); }
.show { position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: max(44px, 2.25em); display: grid; place-items: center; border-radius: var(--ct-radius); color: var(--ct-muted); }
.account svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.providers { display: grid; gap: 8px; margin-block-start: 16px; padding-block-start: 16px; border-block-start: 1px solid var(--ct-border); }
.providers .button { inline-size: 100%; background: none; border: 1px solid var(--ct-muted); color: inherit; }
.providers .button:hover { background: var(--ct-hover); }
.wrong { font-size: .875em; color: var(--ct-danger); }
.account .alarm { padding: 10px 14px; border: 1px solid; border-radius: var(--ct-radius); }
.account .ways { display: flex; flex-wrap: wrap; gap: 0 20px; margin-block-start: 8px; }
.way { position: relative; min-block-size: 44px; text-decoration: underline; text-underline-offset: 3px; text-align: start; }
.way:has(.spinner) { color: transparent; }
.way > .spinner { position: absolute; inset: calc(50% - .5625em); color: var(--ct-text); }
.said { align-self: center; font-size: .875em; color: var(--ct-success); }
.waiting { display: flex; align-items: center; gap: 12px; min-block-size: 44px; }
.account > .wrong { margin-block-end: 10px; max-inline-size: 40ch; }
@media (prefers-contrast: less) {
  .root { --ct-shadow: none; }
  .root:not([data-theme=dark]) { --ct-text: var(--cartlet-color-text, #414851); }
  .root[data-theme=dark] { --ct-text: var(--cartlet-color-text, #c9cfd6); }
}

@media (prefers-contrast: more) {
  .root:not([data-theme=dark]) { --ct-danger: var(--cartlet-color-danger, #8c1d18); --ct-success: var(--cartlet-color-success, #14532d); }
}
@media (inverted-colors: inverted) {
  .account img { filter: invert(1); }
}
@media (forced-colors: active) {
  .way:has(.spinner) { color: Canvas; }
}
`
