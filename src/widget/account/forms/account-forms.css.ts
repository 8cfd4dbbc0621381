/** Rules that only the later forms need. */
export const accountFormsCss = `
.account > h2 + p { margin-block-start: 8px; }
.choice { display: flex; align-items: center; gap: 10px; min-block-size: 44px; cursor: pointer; }
.account .choice { font-weight: 400; }
.choice input { inline-size: 1.25em; block-size: 1.25em; margin: 0; accent-color: var(--ct-primary); flex: none; }
.way[aria-disabled] { color: var(--ct-muted); text-decoration: none; cursor: default; font-variant-numeric: tabular-nums; }
.captcha { display: grid; gap: 12px; justify-items: start; }
`
