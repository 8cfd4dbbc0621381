/** Products: card, full view, quick view, gallery, choices. Laid out by the width they are given, not by the window's. */
export const productCss = `
.icon { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:host(:not([data-cartlet-fallback], cartlet-quick-view)) { display: block !important; inline-size: 100% !important; }
.root:not([data-fallback]) .box { display: block; block-size: 100%; container: product / inline-size; text-align: start; }
h2, h3, h4, h5, h6, p, ul, fieldset, legend { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
ul { list-style: none; }
img, video { display: block; }
.hint, .wrong { font-size: 14px; color: var(--muted); }
.wrong { color: var(--danger); margin-block-start: 6px; }
.group .hint { margin-block-start: 6px; }
.quiet { background: none; border-color: var(--border); color: var(--text); }
.icon-button { display: inline-grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: var(--radius); color: var(--text); flex: none; }
.icon-button:hover { background: var(--hover); }

.frame { position: relative; aspect-ratio: 1; overflow: hidden; border-radius: var(--radius); background: color-mix(in srgb, var(--text) 6%, var(--surface)); }
.card { position: relative; display: flex; flex-direction: column; gap: 12px; min-block-size: 100%; max-inline-size: 460px; }
.card .frame img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.facts { display: flex; flex-direction: column; gap: 4px; flex: 1; min-inline-size: 0; box-sizing: border-box; min-block-size: 122px; }
.name { font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
.card .name { font-size: 17px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.card .name a { color: inherit; text-decoration: none; }
.card .name a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius); }
.card .name a:hover { text-decoration: underline; text-underline-offset: 3px; }
.card .name a:focus-visible { outline: none; }
.card .name a:focus-visible::after { outline: 3px solid var(--primary); outline-offset: 2px; }
.brand { font-size: 13px; letter-spacing: .04em; text-transform: uppercase; color: var(--muted); overflow-wrap: anywhere; }
.price-row { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; min-block-size: 1.4em; }
.price-row .price { font-weight: 600; white-space: normal; overflow-wrap: anywhere; }
.price s { font-weight: 400; color: var(--muted); opacity: 1; }
.actions { position: relative; display: grid; margin-block-start: auto; padding-block-start: 10px; }
.badges { display: flex; flex-wrap: wrap; gap: 6px; justify-content: space-between; }
.card .badges { position: absolute; inset: 10px 10px auto; pointer-events: none; }
.tag { padding: 3px 9px; border-radius: 999px; font-size: 13px; font-weight: 600; line-height: 1.35; background: var(--surface); color: var(--text); border: 1px solid var(--border); max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tag[data-kind=promo] { background: var(--primary); color: var(--on-primary); border-color: transparent; }
.tag[data-kind=promo]:first-child { margin-inline-start: auto; }
.tag[data-kind=sold-out] { background: var(--text); color: var(--surface); border-color: transparent; }
.head .badges { justify-content: flex-start; }
.head .tag:first-child { margin: 0; }
.dots { position: absolute; inset-block-end: 10px; inset-inline-start: 10px; display: flex; align-items: center; gap: 5px; padding: 4px 6px; border-radius: 999px; background: var(--surface); font-size: 12px; font-weight: 600; line-height: 16px; pointer-events: none; }
.dot { inline-size: 16px; block-size: 16px; }

.full { display: grid; gap: 24px; align-content: start; align-items: start; }
.box > .full { min-block-size: min(100vh, 860px); }
.full, .info, .form, .head { grid-template-columns: minmax(0, 1fr); overflow-wrap: break-word; }
.info, .form { display: grid; gap: 20px; min-inline-size: 0; }
.head { display: grid; gap: 8px; }
.full .name { font-size: 26px; letter-spacing: -.01em; line-height: 1.15; }
.full .price-row .price { font-size: 20px; }
.name:focus { outline: none; }
.stock { color: var(--success); font-weight: 500; font-size: 15px; overflow-wrap: anywhere; }
.buy { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px; align-items: start; }
.buy > :only-child, .buy > .problem, .buy > .button:first-child { grid-column: 1 / -1; }
.buy .button, .now .button, .form > .button { inline-size: 100%; min-block-size: 48px; }
.form { gap: 18px; }
.now { display: grid; margin-block-start: -8px; }
.now .button { background: none; border-color: var(--primary); color: var(--text); }
.stepper { display: inline-flex; align-items: center; border: 1px solid var(--border); border-radius: var(--radius); }
.stepper .icon-button { block-size: 46px; }
.stepper .icon-button[aria-disabled] { color: var(--muted); opacity: .55; cursor: not-allowed; }
.stepper .icon { inline-size: 18px; block-size: 18px; }
.stepper input { inline-size: 40px; block-size: 46px; margin: 0; padding: 0; border: 0; border-radius: 0; background: none; color: inherit; text-align: center; font-variant-numeric: tabular-nums; font-weight: 600; appearance: textfield; -moz-appearance: textfield; }
.stepper input::-webkit-inner-spin-button { appearance: none; margin: 0; }

.title { display: block; margin-block-end: 8px; font-weight: 600; font-size: 15px; overflow-wrap: anywhere; }
.title small, .picked { font-weight: 400; font-size: inherit; color: var(--muted); }
.choices { display: flex; flex-wrap: wrap; gap: 8px; }
.choice { position: relative; display: inline-grid; min-inline-size: 44px; min-block-size: 44px; place-items: center; max-inline-size: 100%; cursor: pointer; }
.choice input { position: absolute; z-index: 1; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: inherit; }
.option-chip { display: grid; place-items: center; box-sizing: border-box; min-inline-size: 48px; min-block-size: 44px; max-inline-size: 100%; padding: 8px 14px; border: 1px solid var(--border); border-radius: calc(var(--radius) - 2px); overflow-wrap: anywhere; line-height: 1.25; text-align: center; }
.choice:hover .option-chip { border-color: var(--muted); }
input:checked + .option-chip { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); font-weight: 600; }
.swatch { position: relative; display: inline-block; flex: none; box-sizing: border-box; inline-size: 32px; block-size: 32px; border-radius: 50%; overflow: hidden; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text) 30%, transparent); forced-color-adjust: none; }
.dot.swatch { inline-size: 16px; block-size: 16px; }
.swatch img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.swatch.square { inline-size: 44px; block-size: 44px; border-radius: calc(var(--radius) - 4px); }
.choice .swatch { overflow: visible; }
.choice .swatch img { border-radius: inherit; }
.choice input:checked + .swatch { outline: 2px solid var(--text); outline-offset: 3px; }
.choice input:focus-visible + span { outline: 3px solid var(--primary); outline-offset: 2px; }
[data-status=sold-out] .option-chip { color: var(--muted); text-decoration: line-through; }
[data-status=sold-out] .swatch::after, [data-status=not-made] .swatch::after { content: ""; position: absolute; inset: 0; border-radius: inherit; background: linear-gradient(to top right, #0000 46%, #fff 46% 48%, #111 48% 52%, #fff 52% 54%, #0000 54%); }
[data-status=not-made] { cursor: not-allowed; }
[data-status=not-made] .option-chip { border-style: dashed; color: var(--muted); }
[data-status=not-made] .swatch { opacity: .45; }
[data-missing] .option-chip, [data-missing] select, [data-missing] .plan, .group [aria-invalid] { border-color: var(--danger); }
.group input[type=text], .group textarea, .group select { box-sizing: border-box; inline-size: 100%; min-block-size: 46px; margin: 0; padding: 10px 12px; border: 1px solid var(--border); border-radius: var(--radius); background: var(--surface); color: var(--text); font: inherit; }
.group textarea { resize: vertical; }
.select { display: block; position: relative; }
.select::after { content: ""; position: absolute; inset-inline-end: 16px; inset-block-start: calc(50% - 6px); inline-size: 7px; block-size: 7px; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); pointer-events: none; }
.group select { appearance: none; padding-inline-end: 36px; text-overflow: ellipsis; cursor: pointer; }
.plans { display: grid; gap: 8px; }
.plans .title { margin: 0 0 8px; }
.plan { display: flex; gap: 12px; align-items: flex-start; min-block-size: 44px; box-sizing: border-box; padding: 11px 14px; border: 1px solid var(--border); border-radius: var(--radius); cursor: pointer; overflow-wrap: anywhere; }
.plan:has(:checked) { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
.plan input { flex: none; inline-size: 18px; block-size: 18px; margin: 2px 0 0; accent-color: var(--primary); }
.plan span { min-inline-size: 0; }
.plan small { display: block; }

.gallery > .frame > img { inline-size: 100%; block-size: 100%; object-fit: contain; }
.gallery { display: grid; gap: 10px; min-inline-size: 0; }
.more { display: inline-flex; align-items: center; min-block-size: 44px; color: inherit; text-underline-offset: 3px; overflow-wrap: anywhere; }

.lines { min-block-size: 9em; border-radius: var(--radius); background: repeating-linear-gradient(var(--hover) 0 14px, transparent 14px 24px); animation: pulse 1.4s ease-in-out infinite; }
.skeleton i { display: block; inline-size: 70%; block-size: 30px; border-radius: var(--radius); background: var(--hover); animation: pulse 1.4s ease-in-out infinite; }
.skeleton .facts i { block-size: 21px; }
.skeleton i + i { inline-size: 30%; }
.skeleton i + i + i { inline-size: 100%; block-size: 180px; }
.skeleton .facts i + i + i { block-size: 44px; margin-block-start: auto; }
@keyframes pulse { 50% { opacity: .45; } }

.quick-view { background: var(--surface); color: var(--text); position: fixed; inset: 0; margin: auto; border: 0; }
.quick-view { display: block; container: product / inline-size; inline-size: min(920px, 100vw - 32px); block-size: fit-content; max-block-size: calc(100vh - 32px); max-block-size: calc(100dvh - 32px); overflow: auto; overscroll-behavior: contain; border-radius: calc(var(--radius) + 4px); box-shadow: var(--shadow); padding: 24px; animation: rise .2s ease-out; }
.quick-view::backdrop { background: rgb(10 14 18 / .5); }
.quick-view[aria-modal] { z-index: 2147483647; box-shadow: 0 0 0 100vmax rgb(10 14 18 / .5); }
.quick-view .close { position: absolute; inset-block-start: 12px; inset-inline-end: 12px; background: var(--surface); border-radius: 50%; }
.quick-view .head { padding-inline-end: 36px; }
.quick-view .full { gap: 20px 28px; }
@keyframes rise { from { transform: translateY(12px); opacity: 0; } }

@container product (min-width: 460px) {
  .box > .card { flex-direction: row; gap: 24px; max-inline-size: none; align-items: center; }
  .box > .card .frame { flex: 0 0 240px; }
  .box > .card .facts { gap: 6px; min-block-size: 0; }
  .box > .card .actions { margin: 0; justify-items: start; }
  .box > .card .name { font-size: 20px; }
}
@container product (min-width: 680px) {
  .full { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 40px; }
  .full .name { font-size: 32px; }
  .quick-view .full .name { font-size: 26px; }
  .box > .full > .gallery { position: sticky; inset-block-start: 16px; }
}
@media (max-width: 479px) {
  .quick-view .frame { aspect-ratio: 4 / 3; }
  .quick-view { inset: auto 0 0; margin: 0; inline-size: 100vw; max-inline-size: 100vw; max-block-size: 92vh; max-block-size: 92dvh; border-end-start-radius: 0; border-end-end-radius: 0; padding: 16px 16px max(20px, env(safe-area-inset-bottom, 0px)); }
}
@media (forced-colors: active) {
  input:checked + .option-chip, .choice input:checked + .swatch, .plan:has(:checked) { outline: 3px solid Highlight; outline-offset: 1px; }
  .choice .swatch, .quick-view, .stepper { border: 1px solid CanvasText; }
}
`
