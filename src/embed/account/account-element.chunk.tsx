/** `cartlet-account`: reads the author's attributes and provides the screens with what depends on the page. */
import { useMemo } from 'react'
import { loadFailed, once } from '../../store/base/load-once'
import { Account, type MenuProps } from '../../widget/account/Account'
import type { ShowCaptcha } from '../../widget/account/account-context'
import type { EmbedView } from '../boot/embed'
import { reactPart } from '../boot/react-part'
import { notifyAuthor } from '../report/notify-author'

/** Not from `load-account`: importing that would make this chunk wait for the shop's, which is loaded in parallel. */
const loadAccountParts = () => import('./account.chunk')

const DEFAULT_FIELDS = 'firstName lastName'

/** Loads the captcha's code with the captcha: most visitors never see one. */
const captchaOf =
  ({ host, page }: Pick<EmbedView, 'host' | 'page'>): ShowCaptcha =>
  (kind, onToken, onUnavailable) => {
    let undo: (() => void) | undefined
    let isGone = false
    import('./captcha.chunk').then(
      ({ captchaIn }) => {
        if (isGone) return
        const isDark = host.shadowRoot?.querySelector('.root[data-theme=dark]')
        const theme = isDark ? 'dark' : 'light'
        undo = captchaIn(host, page.view, {
          src: page.config.captchaUrl,
          keys: page.config.captchaKeys,
          theme,
          kind,
          onToken,
          onUnavailable,
        })
      },
      () => isGone || onUnavailable(),
    )
    return () => {
      isGone = true
      undo?.()
    }
  }

function AccountHost({ page, pageShop, host, read, beside }: EmbedView) {
  // Stable for the life of the element: the screens would start over if these changed.
  const ports = useMemo(() => {
    const loadOrNotify = <T,>(load: () => Promise<T>) => {
      const loading = once(load)
      return () =>
        loading().catch((thrown: unknown) => {
          notifyAuthor(host, loadFailed(thrown))
          throw thrown
        })
    }
    return {
      showCaptcha: captchaOf({ page, host }),
      loadMembers: loadOrNotify(async () => (await loadAccountParts()).membersOf(page, pageShop)),
      loadForms: loadOrNotify(() => import('../../widget/account/forms/account-forms.chunk')),
      loadMenu: loadOrNotify(async () => {
        const [{ MemberMenu }, { memberLinks }] = await Promise.all([
          import('../../widget/account/menu/account-menu.chunk'),
          loadAccountParts(),
        ])
        const links = () => memberLinks(page.config.membersUrl, read('sections'))
        const loadOrders = loadOrNotify(() => import('./orders.chunk'))
        const orders = {
          async load() {
            const { Orders, orderServices } = await loadOrders()
            const hosted = links().find(({ section }) => section === 'SUBSCRIPTIONS')
            return { Orders, services: orderServices(pageShop, host, hosted?.href) }
          },
        }
        const offersOrders = () => /^$|\bORDERS\b/.test(read('sections') ?? '')
        return {
          MemberMenu: (props: MenuProps) => (
            <MemberMenu {...props} links={links()} orders={offersOrders() ? orders : undefined} />
          ),
        }
      }),
    }
  }, [page, pageShop, host, read])
  return (
    <Account
      beside={beside}
      mode={beside || read('mode') === 'redirect' ? 'redirect' : 'page'}
      fields={read('fields') ?? DEFAULT_FIELDS}
      providers={read('providers') ?? ''}
      {...ports}
    />
  )
}

export const account = reactPart({ render: (view) => <AccountHost {...view} /> })
