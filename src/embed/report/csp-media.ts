/**
 * Videos that the page's policy blocks. No browser reports which element was blocked, so ours are recognised by the platform's
 * media hosts.
 */
import { report } from './console'
import { onPolicyRefusal } from './csp'

const MEDIA = /^https:\/\/\w+\.wixstatic\.com(?=[/:]|$)/
const watched = new WeakSet<Document>()

/** Watches each page only once, until its life ends. */
export function watchMediaPolicy({ document, life }: { document: Document; life: AbortController }): void {
  if (watched.has(document)) return
  watched.add(document)
  const refused = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const source = effectiveDirective === 'media-src' && MEDIA.exec(blockedURI)?.[0]
    if (source) report(`This page's Content-Security-Policy refuses ${source}.`, `Add it to the policy: media-src ${source}`)
  }
  onPolicyRefusal(document, refused, life)
}
