/** Download unit: `cartlet-account`. What the author asked for, and what only the page can do, handed to the screens. */
import { useMemo } from 'react'
import { loadFailed, once } from '../../store/load-once'
import { Account, type MenuProps } from '../../widget/account/Account'
import type { ShowCaptcha } from '../../widget/account/account-context'
import { loadShopParts } from '../boot/chunks'
import type { EmbedPart, EmbedView } from '../boot/mount'
import { notifyAuthor } from '../report/notify-author'

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

function AccountHost({ page, pageShop, host, read, beside }: EmbedView) {
  // One for the life of the element: whoever waits for them starts anew when they change.
  const ports = useMemo(() => {
    /** What does not come is told to the author. */
    const load = <T,>(part: () => Promise<T>) => {
      const loading = once(part)
      return () =>
        loading().catch((thrown: unknown) => {
          notifyAuthor(host, loadFailed(thrown))
          throw thrown
        })
    }
    return {
      showCaptcha: captchaOf({ page, pageShop, host, read }),
      loadMembers: load(async () => (await loadAccountParts()).membersOf(page, pageShop)),
      loadForms: load(() => import('./account-forms')),
      loadMenu: load(async () => {
        const [{ MemberMenu }, { memberLinks }] = await Promise.all([import('./account-menu'), loadAccountParts()])
        const links = () => memberLinks(page.config.membersUrl, read('sections'))
        return { MemberMenu: (props: MenuProps) => <MemberMenu {...props} links={links()} /> }
      }),
    }
  }, [page, pageShop, host, read])
  return (
    <Account
      beside={beside}
      mode={beside || read('mode') === 'redirect' ? 'redirect' : 'page'}
      fields={read('fields') ?? DEFAULT_FIELDS}
      {...ports}
    />
  )
}

export const account: EmbedPart = { render: (view) => <AccountHost {...view} /> }
