/** The request to be told of new stock, inside the form of a product. */
export const stockCss = `
.stock-request { display: grid; gap: 8px; margin: 0; }
.stock-request label { font-weight: 600; font-size: .9375em; }
.stock-request input { inline-size: 100%; min-block-size: 46px; margin: 0; padding: 10px 12px; border: 1px solid var(--ct-muted); border-radius: var(--ct-radius); background: var(--ct-surface); color: var(--ct-text); font: inherit; }
.stock-request input[aria-invalid] { border-color: var(--ct-danger); }
.stock-request .wrong { margin: 0; }
.stock-request .button { min-block-size: 48px; }
.told-of-stock { font-weight: 500; overflow-wrap: anywhere; unicode-bidi: plaintext; }
.told-of-stock:focus { outline: none; }
[dir=rtl] .told-of-stock { text-align: right; }
`
