import { shadowCss } from './shadow.css'

/** The cart's toggle and the toasts. The floating toggle keeps clear of safe areas; its offsets can be set to make room for a chat button. */
export const pageCss = `${shadowCss}
.icon { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.toggle {
  position: relative; display: inline-grid; place-items: center;
  min-inline-size: max(44px, 2.25em); block-size: max(44px, 2.25em); border-radius: 5em; color: var(--ct-text);
}
::slotted([slot=label]) { margin-inline: 1em; }
.toggle:where(:hover) { background: var(--ct-hover); }
.floating {
  position: fixed; z-index: var(--cartlet-z-index, 2147483000);
  inset-block-end: calc(var(--cartlet-offset-block, 20px) + env(safe-area-inset-bottom, 0px));
  inset-inline-end: calc(var(--cartlet-offset-inline, 20px) + env(safe-area-inset-right, 0px));
  min-inline-size: clamp(56px, 3.5em, 80px); block-size: clamp(56px, 3.5em, 80px);
  background: var(--ct-primary); color: var(--ct-on-primary); box-shadow: var(--ct-shadow);
}
.floating:hover { filter: brightness(1.08); }
[data-position$=start] .floating { inset-inline: calc(var(--cartlet-offset-inline, 20px) + env(safe-area-inset-left, 0px)) auto; }
[data-position^=top] .floating { inset-block: calc(var(--cartlet-offset-block, 20px) + env(safe-area-inset-top, 0px)) auto; }
.badge {
  position: absolute; inset-block-start: -6px; inset-inline-end: -8px;
  min-inline-size: 2em; block-size: 2em; padding-inline: 4px; border-radius: 1em;
  display: grid; place-items: center;
  background: var(--ct-text); color: var(--ct-surface); border: 2px solid var(--ct-surface);
  unicode-bidi: plaintext; font-size: .6875em; font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums;
  animation: pop .3s ease-out;
}
@keyframes pop { 0% { transform: scale(.5); } 60% { transform: scale(1.15); } }
.toast p { margin: 0; flex: 1 1 7em; overflow-wrap: anywhere; unicode-bidi: plaintext; }
[dir=rtl] .toast p { text-align: right; }
.toast {
  position: fixed; z-index: var(--cartlet-z-index, 2147483000);
  inset-block-end: calc(var(--cartlet-offset-block, 20px) + clamp(72px, 4.8em, 96px) + env(safe-area-inset-bottom, 0px)); inset-inline-end: max(var(--cartlet-offset-inline, 20px), env(safe-area-inset-right, 0px));
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px; max-inline-size: min(26.6667em, calc(100% - 32px)); padding: 6px; padding-inline-start: 18px;
  background: var(--ct-text); color: var(--ct-surface); border-radius: var(--ct-radius); box-shadow: var(--ct-shadow); font-size: .9375em;
  animation: rise .2s ease-out;
}
.toast[data-error] { background: var(--ct-surface); color: var(--ct-danger); border: 1px solid currentColor; }
.toast:not([data-error]) p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.toast button { min-inline-size: 44px; min-block-size: 44px; border-radius: calc(var(--ct-radius) - 4px); }
.toast-action { padding-inline: 10px; font-weight: 700; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
.toast-close { display: grid; place-items: center; }
.toast-close .icon { inline-size: 1.2em; block-size: 1.2em; }
.toast :focus-visible { outline-color: currentColor; outline-offset: -3px; }
@keyframes rise { from { transform: translateY(12px); opacity: 0; } }
@media (max-width: 29.9375em) { .toast { inset-inline: 16px; max-inline-size: none; } }
@media (max-width: 15em) { .toast:not([data-error]) p { display: block; } }
@media (forced-colors: active) { .toggle, .badge, .toast { border: 1px solid ButtonText; } }
@media print { [data-position] { display: none; } }
`
