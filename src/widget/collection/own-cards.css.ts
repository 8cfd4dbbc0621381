/**
 * A grid whose cards are the page's own: they inherit font and colour from the page, as if nothing of ours were around them. Only our controls
 * have our defaults.
 */
export const ownCardsCss = `
:host(:not([data-cartlet-fallback])) { all: unset !important; display: block !important; max-inline-size: 100% !important; }
.root:not([data-fallback]) { all: unset; display: contents; }
:where(.bar, .filters, .caption, .chips, .state, .more) { all: initial; display: block; color-scheme: light; font: medium/1.4 var(--cartlet-font, system-ui), sans-serif; color: var(--ct-text); }
:where([data-theme=dark]) :where(.bar, .filters, .caption, .chips, .state, .more) { color-scheme: dark; }
.grid li.card-place::before { content: none; }
.grid .card-place > slot { display: grid; grid-row: 1 / -1; grid-template: 1fr / minmax(0, 1fr); }
`
