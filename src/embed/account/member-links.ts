/** The hosted member pages that an element links to (docs/platform.md §4 "Members account section"). */

import { parseSafeUrl } from '../../platform/http/safe-url'
import type { MembersAccountSection } from '../../platform/redirects/model'
import type { MemberLink } from '../../widget/account/account-context'
import { report } from '../report/console'

/** Path of each section below the base, unless the author names another. */
const PATHS: Readonly<Record<MembersAccountSection, string>> = {
  ACCOUNT_INFO: 'my-account',
  ORDERS: 'my-orders',
  SUBSCRIPTIONS: 'my-subscriptions',
  BOOKINGS: 'my-bookings',
  EVENTS: 'my-events',
}

const isSection = (name: string): name is MembersAccountSection => Object.keys(PATHS).includes(name)

/**
 * @param base `data-members-url`: https, or loopback; nothing is linked without it
 * @param sections which ones, in this order, each optionally with its path: `ORDERS ACCOUNT_INFO:profile`; all when null
 */
export function memberLinks(base: string, sections: string | null): MemberLink[] {
  if (!base) return []
  const url = parseSafeUrl(base)
  if (!url) {
    report(`data-members-url="${base}" is not an https address.`, 'Give it as https://….')
    return []
  }
  const wanted = sections?.split(/[\s,]+/).filter(Boolean) ?? Object.keys(PATHS)
  return wanted.flatMap((entry) => {
    const [name = '', path] = entry.split(':')
    if (!isSection(name)) return []
    const href = new URL(url)
    href.pathname = `${href.pathname.replace(/\/$/, '')}/${path ?? PATHS[name]}`
    return [{ section: name, href: href.href }]
  })
}
