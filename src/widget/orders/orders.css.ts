/** The orders of a member. */
export const ordersCss = `
.orders { display: block; position: fixed; inset: max(16px, 8%) 0 auto; margin: 0 auto; inline-size: min(40em, 100% - 32px); max-inline-size: none; block-size: fit-content; max-block-size: calc(100% - 16px - max(16px, 8%)); overflow: auto; overscroll-behavior: contain; padding: 0 24px 24px; border: 0; border-radius: calc(var(--ct-radius) + 4px); background: var(--ct-surface); color: var(--ct-text); box-shadow: var(--ct-shadow); text-align: start; }
.orders::backdrop { background: rgb(10 14 18 / .5); }
.orders[aria-modal] { z-index: 2147483647; box-shadow: 0 0 0 100vmax rgb(10 14 18 / .5); }
.orders header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 12px; padding-block: 12px; background: var(--ct-surface); }
.orders h2 { overflow-wrap: anywhere; }
.orders h2:focus { outline: none; }
.orders h3 { margin: 24px 0 8px; font-size: 1.125em; }
.close-orders { display: grid; place-items: center; flex: none; inline-size: 44px; block-size: 44px; border-radius: 50%; }
.close-orders:hover, .order-toggle:hover { background: var(--ct-hover); }
.orders .hint { display: flex; align-items: center; gap: 12px; padding-block: 12px; color: var(--ct-muted); }
.orders ul, .orders dl, .orders dd { margin: 0; padding: 0; list-style: none; }
.orders small { display: block; margin: 0; font-size: .875em; font-weight: 400; color: var(--ct-muted); overflow-wrap: anywhere; }
.order { border-block-start: 1px solid var(--ct-border); }
.order-toggle { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: baseline; inline-size: 100%; min-block-size: 44px; padding: 12px 8px; border-radius: var(--ct-radius); text-align: start; }
.order-toggle .price { grid-row: 1; grid-column: 2; }
.order-name { font-weight: 600; overflow-wrap: anywhere; }
.order-state { grid-column: 1 / -1; font-size: .9375em; }
.order-details { display: grid; gap: 16px; justify-items: start; padding: 4px 8px 20px; }
.order-details > :is(ul, dl) { inline-size: 100%; }
.order-line { display: flex; align-items: flex-start; gap: 12px; padding-block: 8px; }
.order-line > div { flex: 1; min-inline-size: 0; }
.order-item { overflow-wrap: anywhere; }
.order-picture { flex: none; inline-size: 56px; block-size: 56px; object-fit: cover; border-radius: calc(var(--ct-radius) / 2); background: var(--ct-hover); }
.orders dl > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 2px; }
.order-total, .order-total .price { font-weight: 600; }
.orders .changed { color: var(--ct-text); font-weight: 600; }
.orders a.way { display: inline-flex; align-items: center; color: inherit; }
.shipments li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; }
.carrier { text-transform: uppercase; }
/* In the tree even while it is empty: Firefox reads no status that arrives together with its text. */
.orders p:empty { position: absolute; }
.more-orders { margin-block-start: 16px; }
@media (max-width: 29.9375em) {
  .orders { inset: auto 0 0; margin: 0; inline-size: 100%; max-block-size: 92%; padding: 0 16px max(20px, env(safe-area-inset-bottom, 0px)); border-end-start-radius: 0; border-end-end-radius: 0; }
}
@media print { .orders { display: none; } }
@media (forced-colors: active) { .orders { border: 1px solid CanvasText; } }
`
