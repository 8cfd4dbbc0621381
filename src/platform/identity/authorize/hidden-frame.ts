/** The port `openHiddenFrame` of a silent login, for a given page. */
import type { OpenHiddenFrame } from '../../environment'

/** The required part of a `window`. */
export type FramePage = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>

/**
 * Used as `createClient({ clientId, environment: { openHiddenFrame: hiddenFrameIn(window) } })`. The Content Security Policy of
 * the page must allow the frame: `frame-src` with the login origin of the shop.
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
