/** The port `openHiddenFrame` of a silent login, for a given page. */
import type { OpenHiddenFrame } from '../../environment'

/** The required part of a `window`. */
export type FramePage = Pick<PageWindow, 'document' | 'addEventListener' | 'removeEventListener'> & {
  ReportingObserver?: typeof globalThis extends { ReportingObserver: infer T } ? T : unknown
}

/** `Window`, in programs with the types of a document. */
type PageWindow = typeof globalThis extends {
  Window: { prototype: infer T extends { document: unknown; addEventListener: unknown; removeEventListener: unknown } }
}
  ? T
  : never

/** Either the event of a violation, or the body of a report about embedder policies. */
interface Refusal {
  disposition?: string
  effectiveDirective?: string
  /** An origin, or a whole address. */
  blockedURI?: string
  blockedURL?: string
}

/**
 * Used as `createClient({ clientId, environment: { openHiddenFrame: hiddenFrameIn(window) } })`. The Content Security Policy of
 * the page must allow the frame: `frame-src` with the login origin of the shop.
 */
export const hiddenFrameIn =
  (page: FramePage): OpenHiddenFrame =>
  (url, onMessage, onLoad, onRefused) => {
    const { document: owner, ReportingObserver } = page
    const frame = owner.createElement('iframe')
    const listen = ({ data, origin, source }: MessageEvent) =>
      onMessage({ data, origin, isFromFrame: source !== null && source === frame.contentWindow })
    frame.style.display = 'none'
    frame.src = url
    frame.onload = () => onLoad?.()
    page.addEventListener('message', listen)
    const isOurs = ({ disposition, blockedURI, blockedURL = blockedURI }: Refusal) =>
      disposition === 'enforce' && blockedURL && url.startsWith(blockedURL)
    const onViolation = (violation: Refusal) => {
      if (violation.effectiveDirective === 'frame-src' && isOurs(violation)) onRefused?.()
    }
    // Optional: `page` may be as little of a window as a test or another environment has.
    owner.addEventListener?.('securitypolicyviolation', onViolation)
    // Only Chromium tells of such a frame; the body of its report has no members, but can be written as JSON.
    const observer =
      ReportingObserver &&
      new ReportingObserver(
        (reports) => reports.some(({ body }) => isOurs(JSON.parse(JSON.stringify(body ?? {})))) && onRefused?.(),
        {
          types: ['coep'],
        },
      )
    observer?.observe()
    ;(owner.body ?? owner.documentElement).append(frame)
    return () => {
      page.removeEventListener('message', listen)
      owner.removeEventListener?.('securitypolicyviolation', onViolation)
      observer?.disconnect()
      frame.remove()
    }
  }
