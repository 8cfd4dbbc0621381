/** Forms and menu of a member: as wide as a form reads well, as narrow as the page wants. */
export const accountCss = `
.account { inline-size: 380px; max-inline-size: 100%; text-align: start; }
.account:has(> .button, > .member) { inline-size: auto; }
.account h2, .account p, .account ul, .account fieldset { margin: 0; padding: 0; border: 0; }
.account p { unicode-bidi: plaintext; overflow-wrap: anywhere; }
[dir=rtl] .account p { text-align: right; }
.account ul { list-style: none; }
.account h2 { font-size: 22px; }
.form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; margin: 0; }
.field { display: grid; gap: 6px; min-inline-size: 0; }
.account label, .account legend { font-weight: 600; padding: 0; }
.account small { margin-inline-start: 8px; font-size: 14px; font-weight: 400; color: var(--muted); }
.input { position: relative; display: grid; }
.account .input input {
  min-inline-size: 0; inline-size: 100%; min-block-size: 44px; margin: 0; padding: 8px 14px;
  border: 1px solid var(--muted); border-radius: var(--radius); background: var(--surface); color: var(--text); appearance: none;
}
.account .input input:focus { outline-offset: 0; }
.account .input input[aria-invalid] { border-color: var(--danger); }
.account .input:has(.show) input { padding-inline-end: 52px; }
.show { position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: 44px; display: grid; place-items: center; border-radius: var(--radius); color: var(--muted); }
.account svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.wrong { font-size: 14px; color: var(--danger); }
.account .banner { padding: 10px 14px; border: 1px solid; border-radius: var(--radius); }
.choice { display: flex; align-items: center; gap: 10px; min-block-size: 44px; cursor: pointer; }
.account .choice { font-weight: 400; }
.choice input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--primary); flex: none; }
.account .ways { display: flex; flex-wrap: wrap; gap: 0 20px; margin-block-start: 8px; }
.way { min-block-size: 44px; text-decoration: underline; text-underline-offset: 3px; text-align: start; }
.way[aria-disabled] { color: var(--muted); text-decoration: none; cursor: default; font-variant-numeric: tabular-nums; }
.said { align-self: center; font-size: 14px; color: var(--success); }
.captcha { display: grid; gap: 12px; justify-items: start; }
.waiting { display: flex; align-items: center; gap: 12px; min-block-size: 44px; }
.account > .wrong { margin-block-end: 10px; max-inline-size: 40ch; }
.member { position: relative; display: inline-block; max-inline-size: 100%; }
.member-toggle { display: inline-flex; align-items: center; gap: 10px; max-inline-size: 100%; min-block-size: 44px; padding: 4px; padding-inline-end: 12px; border-radius: 22px; font-weight: 600; }
.member-toggle:hover { background: var(--hover); }
.member-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-inline-size: 22ch; }
.face { display: grid; place-items: center; flex: none; inline-size: 34px; block-size: 34px; border-radius: 50%; overflow: hidden; background: var(--primary); color: var(--on-primary); font-size: 14px; }
.face img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.panel {
  position: absolute; z-index: var(--cartlet-z-index, 2147483000); inset-block-start: calc(100% + 6px); inset-inline-start: 0;
  min-inline-size: 220px; inline-size: max-content; max-inline-size: min(320px, calc(100vw - 24px)); padding: 8px;
  border: 1px solid var(--border); border-radius: var(--radius); background: var(--surface); color: var(--text); box-shadow: var(--shadow);
}
.panel[hidden] { display: none; }
.panel[data-end] { inset-inline: auto 0; }
.panel .muted { padding: 8px 12px; font-size: 14px; color: var(--muted); border-block-end: 1px solid var(--border); margin-block-end: 6px; }
.panel a, .panel button { display: flex; align-items: center; inline-size: 100%; min-block-size: 44px; padding: 6px 12px; border-radius: var(--radius); color: inherit; text-decoration: none; text-align: start; }
.panel a:hover, .panel button:hover { background: var(--hover); }
.panel :focus-visible { outline-offset: -3px; }
@media (forced-colors: active) { .face, .panel { border: 1px solid CanvasText; } }
`
