/** A picture over the whole screen. Must follow the style sheet of the gallery. */
export const zoomCss = `
.zoom[aria-modal] { z-index: 2147483647; }
.zoom { position: fixed; inset: 0; margin: 0; border: 0; background: var(--ct-surface); color: var(--ct-text); display: block; inline-size: 100%; max-inline-size: none; block-size: 100%; max-block-size: none; padding: 0; overflow: auto; overscroll-behavior: contain; }
.zoom-picture { display: block; inline-size: 100%; block-size: 100%; cursor: zoom-in; }
.zoom-picture img { inline-size: 100%; block-size: 100%; object-fit: contain; }
.zoom-picture[data-close] { inline-size: 250%; block-size: 250%; cursor: zoom-out; }
.zoom-picture:focus-visible { outline-offset: -4px; }
.zoom-bar { position: fixed; inset-block-start: max(10px, env(safe-area-inset-top, 0px)); inset-inline-end: 10px; display: flex; flex-wrap: wrap; justify-content: end; gap: 8px; max-inline-size: calc(100% - 20px); }
.zoom-bar .icon-button { background: var(--ct-surface); border: var(--cartlet-line, 1px) solid var(--ct-border); border-radius: 50%; }
`
