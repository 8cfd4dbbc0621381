/** The panel uses system colours: they have contrast in every colour scheme, whatever the page looks like. */
export const panelCss = `
:host(:not([data-cartlet-fallback])) { display: block !important; color-scheme: light dark !important; }
.root:not([data-fallback]) { display: block; color-scheme: light dark; color: CanvasText; }
.panel {
  margin: 0; padding: 24px clamp(16px, 4vw, 48px); border-block-start: 4px solid CanvasText;
  background: Canvas; color: CanvasText; font: medium/1.5 system-ui, sans-serif; text-align: start;
}
h2 { margin: 0 0 4px; font-size: 1.375em; }
p { margin: 4px 0; overflow-wrap: anywhere; }
code { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { display: grid; gap: 12px; margin: 16px 0; padding: 0; list-style: none; }
li { padding: 12px 16px; border: 1px solid GrayText; border-inline-start-width: 6px; }
.error { border-color: #d93025; }
.severity { font-weight: 700; text-transform: capitalize; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
button { min-block-size: 44px; padding: 8px 16px; border: 1px solid CanvasText; border-radius: 6px; background: Canvas; color: CanvasText; }
:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px; }
`
