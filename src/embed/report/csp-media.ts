/** A film that the page's policy refuses: no engine says whose it was, so its author hears of it by the address of the platform's media. */

import type { Page } from '../page/create-page'
import { report } from './console'

const MEDIA = /^https:\/\/\w+\.wixstatic\.com(?=[/:]|$)/
const watched = new WeakSet<Page>()

/** Once for each page, as long as it lives. */
export function watchMediaPolicy(page: Page): void {
  if (watched.has(page)) return
  watched.add(page)
  const refused = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    const source = effectiveDirective === 'media-src' && disposition !== 'report' && MEDIA.exec(blockedURI)?.[0]
    if (source) report(`This page's Content-Security-Policy refuses ${source}.`, `Add it to the policy: media-src ${source}`)
  }
  page.view.document.addEventListener('securitypolicyviolation', refused, page.life)
}
