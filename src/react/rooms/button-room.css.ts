/**
 * The room of a button until it is drawn: what decides about its size, as in `cartlet.css`, in the host's own shadow root, because an app has no
 * style sheet of ours. A page's reset (`* { padding: 0 }`) is stronger than `:host`: sizes are important, and
 * what is drawn resets them all the same.
 */
export const buttonRoomCss = `
:host {
  all: initial;
  display: inline-flex; flex-wrap: wrap; gap: 4px .75em;
  min-block-size: 44px; padding: 10px 21px !important; box-sizing: border-box !important;
  font: 600 medium/1.4 var(--cartlet-font, system-ui), sans-serif; color: inherit;
  text-align: center; overflow-wrap: break-word; vertical-align: middle;
}
::slotted(a) { flex: 9999 1 5em; min-inline-size: 5em; font: inherit !important; }
:host::after { content: ""; flex: 1 1 auto; inline-size: 6em; block-size: 1.4em; }
`
