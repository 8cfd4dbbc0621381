/** `/hosted/members/…`: the members' pages, one for each section (docs/platform.md §4 "Members account section"). */
import { html } from 'hono/html'
import { type ApiContext, createRouter } from '../../api-app'
import { displayName } from '../../identity/members/account'
import type { Shop } from '../../shop'
import { type Html, layout, messagePage, nothing, sendPage } from '../pages'
import { type Member, readLogin } from './login-cookie'

const PATH = '/hosted/members'

interface Section {
  title: string
  /** The entries of the page. */
  list(shop: Shop, member: Member): readonly string[]
}

const reserved =
  (...kinds: readonly string[]) =>
  ({ identity }: Shop, { account }: Member): string[] =>
    identity.reservations
      .list()
      .filter(({ kind, ownerId }) => ownerId === account.id && kinds.includes(kind))
      .map(({ subject }) => String(subject.title ?? subject.name ?? subject.planId ?? subject.eventSlug ?? 'Reserved'))

const SECTIONS: Readonly<Record<string, Section>> = {
  'my-account': {
    title: 'My account',
    list: (_, { account }) => [displayName(account), account.email, `Status: ${account.status}`],
  },
  'my-orders': {
    title: 'My orders',
    list: ({ orders, site }, { account }) =>
      orders
        .list()
        .filter(({ visitorId }) => visitorId === account.id)
        .map(({ number, totals }) => `Order ${number}, ${site.money.format(totals.totalMinor)}`),
  },
  'my-subscriptions': { title: 'My subscriptions', list: reserved('paidPlansCheckout') },
  'my-bookings': { title: 'My bookings', list: reserved('bookingsCheckout', 'bookingsBook') },
  'my-events': { title: 'My events', list: reserved('eventsCheckout') },
}

const sectionPage = (shop: Shop, name: string, { title }: Section, rows: readonly string[]): Html =>
  layout(
    shop.site,
    title,
    html`<main class="narrow"><nav aria-label="My pages"><ul class="member-pages">${Object.entries(SECTIONS).map(
      ([path, section]) =>
        html`<li><a href="${PATH}/${path}"${path === name ? html` aria-current="page"` : nothing}>${section.title}</a></li>`,
    )}</ul></nav>
<section class="card"><h1>${title}</h1>${rows.length === 0 ? html`<p>Nothing yet.</p>` : html`<ul>${rows.map((row) => html`<li>${row}</li>`)}</ul>`}</section></main>`,
  )

export const createMemberPageRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const find = async (c: ApiContext): Promise<[Shop, Member] | null> => {
    for (const shop of shops) {
      const member = await readLogin(c, shop)
      if (member) return [shop, member]
    }
    return null
  }

  app.get(`${PATH}/:section`, async (c) => {
    const [mainShop] = shops
    if (!mainShop) throw new Error('a platform has at least one shop')
    const name = c.req.param('section')
    const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined
    if (!section) return sendPage(c, 404, messagePage(mainShop.site, 'There is no such page', 'Members have other pages.'))
    const found = await find(c)
    if (!found) return sendPage(c, 200, messagePage(mainShop.site, 'You are not logged in', 'Go back to the shop and log in.'))
    return sendPage(c, 200, sectionPage(found[0], name, section, section.list(...found)))
  })
  return app
}
