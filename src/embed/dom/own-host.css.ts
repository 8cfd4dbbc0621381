/**
 * A host of ours at the end of the body takes no room: it is out of the flow of the body, which may be a grid, and at the beginning
 * of the page, where it makes none longer. Not fixed itself: what is in it would then be below everything of the page that has a
 * z-index. More specific than the reset of every host. The panel of the check-up is in the flow, because it must cover nothing.
 */
export const ownHostCss = `
:host(:not(#_, cartlet-check-up)) { display: block !important; position: absolute !important; inset: 0 auto auto 0 !important; }
`
