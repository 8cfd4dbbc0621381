/** Download unit: `cartlet-account`. What the author asked for, and what only the page can do, handed to the screens. */
import { useMemo } from 'react'
import { loadFailed } from '../store/once'
import { Account } from '../widget/account/Account'
import type { ShowCaptcha } from '../widget/account/account-context'
import { parseFields } from '../widget/account/profile-fields'
import { loadShopParts } from './chunks'
import { complain } from './complain'
import type { EmbedPart, EmbedView } from './embed'

/** Not by way of `account`, which travels with the page's furniture: this is fetched beside it. */
const loadAccountParts = async () => (await loadShopParts()).importAccountParts()

const DEFAULT_FIELDS = 'firstName lastName'

/** What a captcha needs is fetched with it: most visitors never see one. */
const captchaOf =
  ({ host, page, read }: EmbedView): ShowCaptcha =>
  (kind, onToken, onUnavailable) => {
    let undo: (() => void) | undefined
    let gone = false
    import('./captcha').then(
      ({ captchaIn }) => {
        if (gone) return
        const theme = page.themeFor(read('theme'))
        undo = captchaIn(host, page.view, { src: page.config.captchaUrl, theme, kind, onToken, onUnavailable })
      },
      () => gone || onUnavailable(),
    )
    return () => {
      gone = true
      undo?.()
    }
  }

function AccountHost({ page, pageShop, host, read }: EmbedView) {
  const fields = read('fields') ?? DEFAULT_FIELDS
  // One for the life of the element: whoever waits for them starts anew when they change.
  const ports = useMemo(() => {
    let parts: Awaited<ReturnType<typeof loadAccountParts>> | undefined
    return {
      showCaptcha: captchaOf({ page, pageShop, host, read }),
      /** Asked for by members, so what it takes is here. */
      links: () => parts?.memberLinks(page.config.membersUrl, read('sections')) ?? [],
      async loadMembers() {
        try {
          parts = await loadAccountParts()
          return await parts.membersOf(page, pageShop)
        } catch (thrown) {
          complain(host, loadFailed(thrown))
          throw thrown
        }
      },
    }
  }, [page, pageShop, host, read])
  return (
    <Account
      mode={read('mode') === 'redirect' ? 'redirect' : 'page'}
      fields={useMemo(() => parseFields(fields), [fields])}
      {...ports}
    />
  )
}

export const account: EmbedPart = { render: (view) => <AccountHost {...view} /> }
