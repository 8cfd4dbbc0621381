/** The browser's side of a silent login: the port `openHiddenFrame` for a page that is handed in. */
import type { OpenHiddenFrame } from '../../environment'

/** What is needed of a `window`. */
export type FramePage = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>

/**
 * `createClient({ clientId, environment: { openHiddenFrame: hiddenFrameIn(window) } })`. The page's policy must allow the frame: `frame-src` with the shop's
 * login origin.
 */
export const hiddenFrameIn =
  (page: FramePage): OpenHiddenFrame =>
  (url, onMessage, onLoad) => {
    const { document: owner } = page
    const frame = owner.createElement('iframe')
    const listen = ({ data, origin, source }: MessageEvent) =>
      onMessage({ data, origin, isFromFrame: source !== null && source === frame.contentWindow })
    frame.style.display = 'none'
    frame.src = url
    frame.onload = () => onLoad?.()
    page.addEventListener('message', listen)
    ;(owner.body ?? owner.documentElement).append(frame)
    return () => {
      page.removeEventListener('message', listen)
      frame.remove()
    }
  }
