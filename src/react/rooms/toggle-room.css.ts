/** The room of the cart's button until it is drawn, like `cartlet.css`. */
export const toggleRoomCss = `
:host { display: inline-block; min-width: 44px; min-height: 44px; vertical-align: middle; }
`
