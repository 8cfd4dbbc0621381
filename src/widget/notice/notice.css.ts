/** A notice: a toast with more buttons, or a message at the top of the cart. */
export const noticeCss = `
.toast.notice { flex-wrap: wrap; justify-content: flex-end; }
.toast.notice p { display: block; flex: 1 1 14em; padding-block: 8px; }
.notice .bought { flex: 1 0 100%; margin: 0; padding: 0 0 8px; list-style: none; overflow-wrap: anywhere; }
.notice .text-button { min-inline-size: 44px; min-block-size: 44px; }
/* Thanks for an order stand in place of the sentence that the cart is empty. */
.notice[data-placed] ~ .state slot { display: none; }
`
