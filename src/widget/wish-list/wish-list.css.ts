/** The saved items: two columns on a phone, four at most. Must follow the style sheet of the card. */
export const wishListCss = `
.saved { --ct-gap: var(--cartlet-gap, 16px); display: grid; gap: calc(var(--ct-gap) * 1.5) var(--ct-gap); grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 9em), (100% - 3 * var(--ct-gap)) / 4), 1fr)); }
.saved > li { display: flex; flex-direction: column; gap: 8px; min-inline-size: 0; overflow-wrap: break-word; }
.saved .card { flex: 1; inline-size: 100%; min-block-size: 0; max-inline-size: none; }
.saved .facts { min-block-size: 0; }
.saved-note { font-size: .875em; color: var(--ct-muted); }
.saved-note[data-good] { color: var(--ct-success); }
.saved .taken { place-content: center; align-items: center; min-block-size: 12em; padding: 16px; border: 1px dashed var(--ct-border); border-radius: var(--ct-radius); text-align: center; }
.saved-here { margin-block-end: 16px; }
.saved-empty { padding: 40px 16px; border: 1px dashed var(--ct-border); border-radius: var(--ct-radius); text-align: center; }
.saved-failed { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin-block-end: 16px; }
`
