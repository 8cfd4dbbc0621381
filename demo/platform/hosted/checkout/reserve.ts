/** The hosted pages for bookings, events and plans: offer, participant and the link back. */
import { html } from 'hono/html'
import { type ApiContext, createRouter } from '../../api-app'
import { displayName } from '../../identity/members/account'
import { isEmailAddress } from '../../identity/members/email-address'
import { REDIRECT_PAGES, type RedirectKind } from '../../identity/redirect-sessions'
import type { Shop } from '../../shop'
import { isRecord, type Json, own } from '../../untrusted'
import { type Field, fields, notice, readFields } from '../fields'
import { backLink, backOf, type Flow, findFlow, leave, legalLinks, linkTooOld, memberOf, withParameters } from '../login/flow'
import type { Member } from '../login/login-cookie'
import { type Html, layout, messagePage, nothing, type PagePolicy, sendPage } from '../pages'
import { findEvent, findPlan, findService, slotsOf } from './offers'

/** One page: what it shows of the session, and the parameters that it adds to the return URL. */
interface Offer {
  title: string
  /** The label of the button. */
  action: string
  about: Html
  /** Times to choose from. */
  slots?: { value: string; label: string }[]
  subject: Json
  /** Parameters for the thank-you page; `id` is the reservation's. */
  returned(id: string): Record<string, string>
  /** Only for members. */
  membersOnly?: true
  /** A link to something else, by one of the callbacks. */
  elsewhere?: { href: string | undefined; label: string }
}

const inZone = (iso: unknown, timezone: unknown): string => {
  const date = new Date(typeof iso === 'string' ? iso : '')
  if (Number.isNaN(date.getTime())) return 'Time to be arranged'
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(date)
  try {
    return `${format(typeof timezone === 'string' ? timezone : 'UTC')} (${typeof timezone === 'string' ? timezone : 'UTC'})`
  } catch {
    return `${format('UTC')} (UTC)`
  }
}

const textIn = (record: unknown, key: string): string => {
  const value = isRecord(record) ? own(record, key) : undefined
  return typeof value === 'string' ? value : ''
}

const bookingsCheckout = ({ session: { params, callbacks } }: Flow): Offer => {
  const availability = isRecord(params.slotAvailability) ? params.slotAvailability : {}
  const slot = isRecord(availability.slot) ? availability.slot : {}
  const service = findService(textIn(slot, 'serviceId'))
  const place = textIn(slot.resource, 'name') || (service?.place ?? 'Our studio')
  return {
    title: service ? `Book: ${service.name}` : 'Complete your booking',
    action: 'Book',
    about: html`<dl class="options"><div><dt>When</dt><dd>${inZone(slot.startDate, params.timezone ?? slot.timezone)}</dd></div><div><dt>Where</dt><dd>${place}</dd></div></dl>`,
    subject: { slot },
    returned: (id) => ({ orderId: id }),
    elsewhere: { href: callbacks.bookingsServiceListUrl, label: 'All services' },
  }
}

const bookingsBook = ({ session: { params, callbacks } }: Flow): Offer | null => {
  const service = findService(params.resourceSlug)
  if (!service) return null
  return {
    title: service.name,
    action: 'Book this time',
    about: html`<p>${service.minutes} minutes. ${service.place}.</p>`,
    slots: slotsOf(service, Date.now()).map((value) => ({ value, label: inZone(value, 'UTC') })),
    subject: { resourceSlug: params.resourceSlug },
    returned: (id) => ({ orderId: id }),
    elsewhere: { href: callbacks.bookingsServiceListUrl, label: 'All services' },
  }
}

const eventsCheckout = ({ session: { params } }: Flow): Offer | null => {
  const event = findEvent(params.eventSlug)
  if (!event) return null
  return {
    title: `Tickets: ${event.name}`,
    action: 'Get the tickets',
    about: html`<dl class="options"><div><dt>When</dt><dd>${inZone(event.startsAt, 'UTC')}</dd></div><div><dt>Where</dt><dd>${event.place}</dd></div>
<div><dt>Reservation</dt><dd>${String(params.reservationId)}</dd></div></dl>`,
    subject: { eventSlug: params.eventSlug, reservationId: params.reservationId },
    returned: (id) => ({ orderId: id, eventId: String(params.eventSlug) }),
  }
}

const paidPlansCheckout = ({ shop, session: { params, callbacks } }: Flow): Offer | null => {
  const plan = findPlan(params.planId)
  if (!plan) return null
  const data = typeof params.checkoutData === 'string' ? { checkoutData: params.checkoutData } : undefined
  return {
    title: `Plan: ${plan.name}`,
    action: 'Subscribe',
    about: html`<p>${plan.text}</p><p class="price"><strong>${shop.site.money.format(plan.monthlyMinor)}</strong> a month</p>`,
    subject: { planId: params.planId },
    returned: (id) => ({ planOrderId: id }),
    membersOnly: true,
    elsewhere: {
      href: callbacks.planListUrl && withParameters(callbacks.planListUrl, { planIds: String(params.planId), ...data }),
      label: 'All plans',
    },
  }
}

const OFFERS = { bookingsCheckout, bookingsBook, eventsCheckout, paidPlansCheckout } satisfies Partial<
  Record<RedirectKind, (flow: Flow) => Offer | null>
>
const OFFER_KINDS = Object.keys(OFFERS) as (keyof typeof OFFERS)[]

/** For offers to members: the merchant's login page, or the platform's; both return to this page. */
const loginUrl = ({ shop, session }: Flow): string => {
  const { loginUrl: own } = session.callbacks
  if (own) return withParameters(own, { loginHint: 'login', redirectUrl: session.fullUrl })
  const login = shop.identity.redirects.create(
    { kind: 'login', params: {}, callbacks: { postFlowUrl: session.fullUrl }, owner: session.owner },
    (id) => new URL(`${REDIRECT_PAGES.login}?session=${id}`, shop.site.url),
  )
  return login.fullUrl
}

interface View {
  flow: Flow
  offer: Offer
  member: Member | null
  values: Record<string, string>
  errors: Record<string, string>
}

const contactFields = ({ values, errors }: View): Field[] => [
  { name: 'name', label: 'Name', autocomplete: 'name', value: values.name ?? '', error: errors.name },
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', value: values.email ?? '', error: errors.email },
]

const slotChoice = ({ offer, values, errors }: View): Html =>
  offer.slots
    ? html`<fieldset><legend>When</legend>${errors.slot ? html`<p class="field-error">${errors.slot}</p>` : nothing}
<div class="stack">${offer.slots.map(
        ({ value, label }) =>
          html`<label class="option"><input type="radio" name="slot" value="${value}"${values.slot === value ? html` checked` : nothing}> ${label}</label>`,
      )}</div></fieldset>`
    : nothing

const page = (view: View): Html => {
  const { flow, offer, member, errors } = view
  const { elsewhere } = offer
  const action = `${REDIRECT_PAGES[flow.session.kind]}?session=${encodeURIComponent(flow.session.id)}`
  const form = html`<form class="card" method="post" action="${action}" novalidate>
${notice(Object.keys(errors).length > 0 ? 'Please check the fields marked below.' : undefined)}
${slotChoice(view)}${fields(contactFields(view))}
<p><button class="button pay" type="submit">${offer.action}</button></p>${legalLinks(flow)}</form>`
  const login = html`<section class="card"><p>Plans are for members.</p><p><a class="button" href="${offer.membersOnly && !member ? loginUrl(flow) : ''}">Log in to go on</a></p></section>`
  return layout(
    flow.shop.site,
    offer.title,
    html`<main class="narrow">${backLink(flow)}
<section class="card"><h1>${offer.title}</h1>${offer.about}
${elsewhere?.href ? html`<p><a href="${elsewhere.href}">${elsewhere.label}</a></p>` : nothing}</section>
${offer.membersOnly && !member ? login : form}</main>`,
  )
}

const policyOf = ({ session: { callbacks } }: Flow): PagePolicy => ({
  formTarget: callbacks.thankYouPageUrl ?? callbacks.postFlowUrl,
})

const problemsOf = (offer: Offer, values: Record<string, string>): Record<string, string> => ({
  ...(!values.name && { name: 'Enter your name' }),
  ...(!isEmailAddress(values.email ?? '') && { email: 'Enter an e-mail address like name@example.com' }),
  ...(offer.slots && !offer.slots.some(({ value }) => value === values.slot) && { slot: 'Choose a time' }),
})

export const createReserveRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()

  const open = (c: ApiContext, kind: keyof typeof OFFERS): { flow: Flow; offer: Offer | null } | null => {
    const flow = findFlow(c, shops, kind)
    return flow && { flow, offer: OFFERS[kind](flow) }
  }
  const notOffered = (c: ApiContext, flow: Flow) => {
    const href = backOf(flow)
    const text = 'The shop does not offer this any more.'
    const link = href === undefined ? undefined : { href, label: 'Back to the shop' }
    return sendPage(c, 404, messagePage(flow.shop.site, 'Not found', text, link))
  }
  const afterwards = (c: ApiContext, flow: Flow, offer: Offer, id: string) => {
    const { thankYouPageUrl, postFlowUrl } = flow.session.callbacks
    const callback = thankYouPageUrl ? withParameters(thankYouPageUrl, offer.returned(id)) : postFlowUrl
    return leave(c, flow, callback, 'Thank you', `${offer.title} is yours.`)
  }

  for (const kind of OFFER_KINDS) {
    app.get(REDIRECT_PAGES[kind], async (c) => {
      const opened = open(c, kind)
      if (!opened) return linkTooOld(c, shops)
      const { flow, offer } = opened
      if (!offer) return notOffered(c, flow)
      const done = flow.shop.identity.reservations.ofSession(flow.session.id)
      if (done) return afterwards(c, flow, offer, done.id)
      const member = await memberOf(c, flow)
      const values: Record<string, string> = member ? { name: displayName(member.account), email: member.account.email } : {}
      return sendPage(c, 200, page({ flow, offer, member, values, errors: {} }), policyOf(flow))
    })

    app.post(REDIRECT_PAGES[kind], async (c) => {
      const opened = open(c, kind)
      if (!opened) return linkTooOld(c, shops)
      const { flow, offer } = opened
      if (!offer) return notOffered(c, flow)
      const member = await memberOf(c, flow)
      const values = readFields(c.var.bodyText)
      const errors = problemsOf(offer, values)
      const policy = policyOf(flow)
      if (offer.membersOnly && !member) return sendPage(c, 403, page({ flow, offer, member, values, errors: {} }), policy)
      if (Object.keys(errors).length > 0) return sendPage(c, 422, page({ flow, offer, member, values, errors }), policy)
      const { name, email, slot } = values
      const reservation = flow.shop.identity.reservations.take(flow.session.id, {
        kind,
        subject: { ...offer.subject, ...(slot && { startDate: slot }) },
        contact: { name, email },
        ownerId: member?.account.id ?? flow.session.owner.id,
      })
      return afterwards(c, flow, offer, reservation.id)
    })
  }
  return app
}
