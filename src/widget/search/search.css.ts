import { shadowCss } from '../overlay/shadow.css'

/** The field, and the suggestions over what follows it. */
export const searchCss = `${shadowCss}
.icon { display: block; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:host(:not([data-cartlet-fallback])) { display: block !important; inline-size: var(--cartlet-width, 100%) !important; }
.search { position: relative; display: flex; margin: 0; max-inline-size: 40em; text-align: start; }
.search p { margin: 0; }
.search > .field {
  flex: 1; appearance: none; min-inline-size: 0; min-block-size: 44px; margin: 0; padding: 8px 14px;
  border: 1px solid color-mix(in srgb, var(--ct-text) 50%, var(--ct-surface)); border-inline-end: 0; border-radius: var(--ct-radius); border-start-end-radius: 0; border-end-end-radius: 0;
  background: var(--ct-surface); color: var(--ct-text);
}
.search > .field::placeholder { color: var(--ct-muted); opacity: 1; }
.search > .field:focus-visible { outline-offset: -2px; }
.search > .button { flex: none; min-inline-size: 44px; padding-inline: 12px; border-start-start-radius: 0; border-end-start-radius: 0; }
.panel {
  position: absolute; z-index: 10; inset-block-start: calc(100% + 6px); inset-inline: 0;
  max-block-size: min(28em, 70vh); overflow-y: auto; overscroll-behavior: contain; padding: 6px;
  border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); box-shadow: var(--ct-shadow);
}
.panel-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; padding-inline: 8px; color: var(--ct-muted); font-size: .875em; }
.panel .text-button { min-block-size: 44px; color: var(--ct-text); text-decoration: underline; text-underline-offset: 3px; }
.suggested {
  display: flex; align-items: center; gap: 12px; min-block-size: 44px; padding: 6px 8px; border-radius: calc(var(--ct-radius) - 2px);
  color: inherit; text-decoration: none; cursor: pointer;
}
.suggested:is(:hover, [aria-selected=true]) { background: var(--ct-hover); }
.suggested[aria-selected=true] { outline: 3px solid var(--cartlet-color-focus, var(--ct-primary)); outline-offset: -3px; }
.suggested-picture { flex: none; inline-size: 48px; block-size: 48px; object-fit: cover; border-radius: calc(var(--ct-radius) - 4px); background: var(--ct-hover); }
.suggested > bdi { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.no-picture.suggested-picture { background: radial-gradient(closest-side, var(--ct-muted) 96%, #0000) 64% 40% / 9% 9% no-repeat, conic-gradient(from 143deg at 50% 0, #0000, var(--ct-muted) 1deg 73deg, #0000 74deg) 50% 58% / 34% 22% no-repeat, var(--ct-hover); }
[dir=rtl] .suggested > bdi { text-align: right; }
.suggested .price { white-space: normal; text-align: end; }
.search + * { margin-block-start: 24px; }
@media (forced-colors: active) {
  .suggested[aria-selected=true] { outline-color: Highlight; }
}
`
