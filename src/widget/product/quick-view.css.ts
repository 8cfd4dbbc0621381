import { shadowCss } from '../overlay/shadow.css'

/**
 * The quick view. Must follow the style sheet of the full product.
 * Its upper edge is fixed: in the middle of the window, its controls would move under the pointer when the gallery arrives.
 */
export const quickViewCss = `${shadowCss}
.more { display: inline-flex; align-items: center; min-block-size: 44px; color: inherit; text-underline-offset: 3px; overflow-wrap: anywhere; }
.quick-view { background: var(--ct-surface); color: var(--ct-text); position: fixed; --ct-top: max(16px, 8%); inset: var(--ct-top) 0 auto; margin: 0 auto; border: 0; }
.quick-view { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; container: product / inline-size; inline-size: min(57.5em, 100% - 32px); block-size: fit-content; max-block-size: calc(100% - 16px - var(--ct-top)); overflow: auto; overscroll-behavior: contain; border-radius: calc(var(--ct-radius) * 1.4); box-shadow: var(--ct-shadow); padding: 24px; animation: rise .2s ease-out; }
.quick-view::backdrop { background: rgb(10 14 18 / .5); }
.quick-view[aria-modal] { z-index: 2147483647; box-shadow: 0 0 0 100vmax rgb(10 14 18 / .5); }
.quick-view > * { grid-area: 1 / 1; }
.quick-view .close { justify-self: end; position: sticky; z-index: 2; inset-block-start: 12px; margin: -12px; background: var(--ct-surface); border-radius: 50%; }
.quick-view .head { padding-inline-end: 2.25em; }
.quick-view .full { gap: 20px 28px; }
@keyframes rise { from { transform: translateY(12px); opacity: 0; } }
@container product (min-width: 42.5em) {
  .quick-view .full .name { font-size: 1.625em; }
}
@media (max-width: 29.9375em) {
  .quick-view .frame { aspect-ratio: 4 / 3; }
  .quick-view .frame img { object-fit: cover; }
  .quick-view { inset: auto 0 0; margin: 0; inline-size: 100%; max-inline-size: 100%; max-block-size: 92%; border-end-start-radius: 0; border-end-end-radius: 0; padding: 16px 16px max(20px, env(safe-area-inset-bottom, 0px)); }
  .quick-view .close { margin: -4px; }
}
@media print { .quick-view { display: none; } }
@media (prefers-reduced-transparency: reduce) {
  .quick-view::backdrop { background: #0a0e12; }
  .quick-view[aria-modal] { box-shadow: 0 0 0 100vmax #0a0e12; }
}
@media (forced-colors: active) {
  .quick-view { border: 1px solid CanvasText; }
}
`
