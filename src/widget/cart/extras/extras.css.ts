/** The cart's extras: terms and estimate, messages, free shipping, suggestions, line editor. */
export const extrasCss = `
.coupon summary { display: flex; align-items: center; gap: 8px; min-block-size: 44px; cursor: pointer; font-size: .9375em; color: var(--ct-text); list-style: none; border-radius: var(--ct-radius); }
.coupon summary::-webkit-details-marker { display: none; }
.coupon summary .icon { inline-size: 1.3334em; block-size: 1.3334em; }
.coupon form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; }
.coupon label { grid-column: 1 / -1; font-size: .875em; color: var(--ct-muted); }
.coupon input { min-inline-size: 0; min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--ct-muted); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); text-transform: uppercase; }
.coupon input[aria-invalid=true] { border-color: var(--ct-danger); }
.coupon .wrong { grid-column: 1 / -1; margin: 0; }
.chip { display: inline-flex; align-items: center; gap: 4px; padding-inline-start: 12px; border: 1px dashed var(--ct-success); border-radius: var(--ct-radius); color: var(--ct-success); font-weight: 600; font-size: .875em; overflow-wrap: anywhere; }
.chip .icon { inline-size: 1.7143em; block-size: 1.7143em; }
.terms { padding-block: 8px 12px; border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); }
.terms > :not(details) { padding-block: 12px; }
.terms > :not(details):first-child { padding-block-start: 4px; }
.terms > * + * { border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); }
.coupon textarea { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--ct-muted); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); font: inherit; resize: vertical; }
.coupon summary::after { content: ""; flex: none; inline-size: 8px; block-size: 8px; margin-inline: auto 4px; border: solid var(--ct-muted); border-width: 0 2px 2px 0; transform: translateY(-2px) rotate(45deg); transition: transform .15s; }
.coupon[open] summary::after { transform: translateY(2px) rotate(225deg); }
.coupon summary:hover { background: var(--ct-hover); }
.terms > [open] { padding-block-end: 14px; }
.field { display: grid; gap: 4px; min-inline-size: 0; }
.field label, .ways legend { font-size: .875em; color: var(--ct-muted); }
.estimate select, .estimate input[type=text], .editor select, .editor input[type=text], .editor textarea {
  box-sizing: border-box; inline-size: 100%; min-inline-size: 0; min-block-size: 44px; margin: 0; padding: 8px 12px;
  border: 1px solid var(--ct-muted); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); font: inherit; text-transform: none;
}
.estimate [aria-invalid=true] { border-color: var(--ct-danger); }
.coupon .destination { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 10px 8px; align-items: end; }
.destination .field { grid-column: 1 / -1; }
.destination .field.postal { grid-column: 1; }
.estimate > .wrong { margin-block-start: 8px; }
.ways { display: grid; min-inline-size: 0; margin: 14px 0 0; padding: 0; border: 0; }
.ways legend { padding: 0 0 6px; }
.way { display: flex; align-items: start; gap: 10px; padding: 10px 12px; border: var(--cartlet-line, 1px) solid var(--ct-border); cursor: pointer; }
.coupon .way { font-size: .9375em; color: var(--ct-text); }
.way:not([data-invalid]):hover { background: var(--ct-hover); }
.ways legend + .way { border-start-start-radius: var(--ct-radius); border-start-end-radius: var(--ct-radius); }
.ways .way:last-child { border-end-start-radius: var(--ct-radius); border-end-end-radius: var(--ct-radius); }
.way + .way { border-block-start: 0; }
.coupon .way[data-invalid] { cursor: default; color: var(--ct-muted); }
.way input { flex: none; inline-size: 1.3334em; block-size: 1.3334em; margin: 1px 0 0; accent-color: var(--ct-primary); }
.way-title { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.way small { display: block; font-size: .9334em; line-height: 1.35; color: var(--ct-muted); }
.progress p { font-size: .875em; }
.progress .price { white-space: normal; }
.progress svg { display: block; inline-size: 100%; block-size: 6px; margin-block-start: 6px; border-radius: 3px; overflow: hidden; }
[dir=rtl] .progress svg { transform: scaleX(-1); }
.progress .track { fill: var(--ct-border); }
.progress .done { fill: var(--ct-primary); transition: width .3s; }
.progress[data-reached] p { color: var(--ct-success); font-weight: 600; }
.progress[data-reached] .done { fill: var(--ct-success); }
.message { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 8px; margin-block-start: 8px; padding: 8px 12px; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); font-size: .875em; }
.message p { flex: 1 1 12em; overflow-wrap: anywhere; padding-block: 3px; }
.message a { color: inherit; }
.message[data-severity=error] { border-color: var(--ct-danger); color: var(--ct-danger); }
.message .text-button { color: inherit; font-size: inherit; font-weight: 600; }
.body > .message { margin-block: 14px 0; }
.suggestions { padding-block: 18px 20px; border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); }
.suggestions h3 { font-size: .9375em; font-weight: 600; margin-block-end: 6px; }
.suggestion { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding-block: 6px; }
.suggestion .picture { inline-size: 56px; block-size: 56px; }
.suggestion-name { display: grid; justify-items: start; font-size: .9375em; overflow-wrap: anywhere; }
.suggestion .price { font-weight: 400; color: var(--ct-muted); text-align: start; white-space: normal; }
.suggestion .price s { opacity: 1; }
.suggestion .button { padding-inline: 16px; font-size: .9375em; }
.editor { display: grid; gap: 16px; margin: 12px 0 0; margin-inline-start: calc(-14px - var(--ct-picture)); padding: 14px; border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); }
.what:has(+ .editor) { min-block-size: var(--ct-picture); }
.editor-actions { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.editor-actions .button { padding-inline: 18px; }
@media (forced-colors: active) {
  .chip, .way, .message { border-color: CanvasText; }
  .progress svg { border: 1px solid CanvasText; }
  .progress .track { fill: Canvas; }
  .progress .done { fill: Highlight !important; }
}
@media (max-width: 15em) {
  .coupon form, .coupon .destination { grid-template-columns: minmax(0, 1fr); }
  .suggestion { grid-template-columns: 56px minmax(0, 1fr); }
  .suggestion .button { grid-column: 2; }
  .way { flex-wrap: wrap; }
  .way-title { flex-basis: 5em; }
}
`
