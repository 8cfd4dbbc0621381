/** The room of a card until it is drawn, like `cartlet.css`: a page's reset is stronger than `:host`, so its size is important. */
export const cardRoomCss = `
:host {
  display: block;
  box-sizing: content-box !important;
  height: 40px;
  padding: clamp(0px, (460px - 100%) * 999, 100%) 0 clamp(94px, (100% - 460px) * 999, 200px) !important;
}
@media (scripting: none) {
  :host { height: auto !important; padding: 0 !important; }
}
`
