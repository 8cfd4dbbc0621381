/** The choice of a currency. */
export const currencyCss = `
.currency { display: inline-flex; flex-wrap: wrap; align-items: center; gap: .5em; max-inline-size: 100%; }
.currency select {
  min-block-size: 44px; max-inline-size: 100%; padding: .4em .6em; font: inherit; letter-spacing: inherit;
  color: var(--ct-text); background: var(--ct-surface); border: 1px solid var(--ct-muted); border-radius: var(--ct-radius);
}
`
