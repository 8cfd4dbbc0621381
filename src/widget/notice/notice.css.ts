/** A notice: a toast with more buttons, or a message at the top of the cart. */
export const noticeCss = `
/* What can be done stands in one row below the words, in line with them; what closes it is in the corner. */
.notice:not(#a) { position: var(--ct-at); justify-content: flex-start; column-gap: 20px; padding-inline: 18px; }
.toast.notice { --ct-at: fixed; }
.message.notice { --ct-at: relative; }
.notice p:not(#a) { display: block; flex: 1 0 100%; padding-block: 8px 0; padding-inline-end: 32px; }
.notice p:has(+ :last-child) { padding-block-end: 8px; }
.notice { hyphens: auto; hyphenate-limit-chars: 12 5 5; }
.notice button { margin-inline: -6px; padding-inline: 6px; }
.notice button:last-child { position: absolute; inset-block-start: 2px; inset-inline-end: 2px; display: grid; place-items: center; margin: 0; padding: 0; }
.notice .bought { flex: 1 0 100%; margin: 0; padding: 0 0 8px; list-style: none; overflow-wrap: anywhere; }
.notice .text-button { min-inline-size: 44px; min-block-size: 44px; }
/* Thanks for an order stand in place of the sentence that the cart is empty. */
.notice[data-placed] ~ .state slot { display: none; }
`
