/** Description and sections below a product. */
export const productTextCss = `
.text-button { min-block-size: 44px; padding-inline: 6px; color: var(--ct-text); text-decoration: underline; text-underline-offset: 3px; }
.text { display: grid; gap: 16px; min-inline-size: 0; overflow-wrap: anywhere; border-block-start: var(--cartlet-line, 1px) solid var(--ct-border); padding-block-start: 20px; }
.section { border-block-end: var(--cartlet-line, 1px) solid var(--ct-border); padding-block-end: 4px; }
.section summary { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 44px; font-weight: 600; cursor: pointer; list-style: none; border-radius: 4px; }
.section summary::-webkit-details-marker { display: none; }
.section summary::after { content: ""; flex: none; inline-size: 7px; block-size: 7px; margin-inline: 4px; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); transition: transform .15s; }
.section[open] summary::after { transform: rotate(-135deg); }
.section > .rich { padding-block-end: 12px; }
.section .lines { min-block-size: 3em; }
`
