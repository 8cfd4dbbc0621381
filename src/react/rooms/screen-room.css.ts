/** The room of a grid or a whole product until it is drawn: about one screen, so that what follows is below the fold. */
export const screenRoomCss = `
:host(:not([data-cartlet-fallback])) { display: block; min-height: min(100vh, 860px); }
@media (scripting: none) {
  :host(:not(#a)) { min-height: 0; }
}
`
