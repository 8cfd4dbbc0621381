/** `/hosted/mailbox`: all sent messages of the shops, their members, and the owner's rules. Only from this machine. */
import { html } from 'hono/html'
import { type ApiContext, createRouter } from '../api-app'
import { applicationError } from '../gateway/errors'
import { type Account, displayName } from '../identity/members/account'
import { MEMBER_SEEDS, SEEDED_PASSWORD, SEEDED_TOTP_SECRET, seededEmail } from '../identity/members/member-seeds'
import type { Message } from '../identity/outbox'
import { CAPTCHA_KINDS, OWNER_DOMAIN, VERIFY_DOMAIN } from '../identity/rules'
import { loopbackOnly } from '../routes/loopback'
import type { Shop } from '../shop'
import { readFields } from './fields'
import { type Html, layout, nothing, sendPage } from './pages'

const PATH = '/hosted/mailbox'
const actionOf = ({ clientId }: Shop): string => `${PATH}?clientId=${encodeURIComponent(clientId)}`

const messageItem = ({ channel, to, subject, text, code, link, sentAt }: Message): Html => html`<li class="card">
<h3>${subject}</h3><p class="muted">${channel} to ${to}, <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')}</time></p><p>${text}</p>
${code ? html`<p>Code: <strong class="code">${code}</strong></p>` : nothing}${link ? html`<p><a href="${link}">Open the link</a></p>` : nothing}</li>`

const memberRow = (
  shop: Shop,
  account: Account,
): Html => html`<tr><td>${displayName(account)}</td><td>${account.email}</td><td>${account.status}</td>
<td>${
  account.status === 'PENDING'
    ? html`<form method="post" action="${actionOf(shop)}"><input type="hidden" name="approve" value="${account.id}"><button class="plain" type="submit">Approve</button></form>`
    : nothing
}</td></tr>`

const switches = (shop: Shop): Html => {
  const { ownerApproves, verifyEmail, captcha, captchaAfterFailures, failuresPerMinute } = shop.identity.rules.get()
  const box = (name: string, label: string, on: boolean) =>
    html`<p><label><input type="checkbox" name="${name}" value="yes"${on ? html` checked` : nothing}> ${label}</label></p>`
  return html`<form class="card" method="post" action="${actionOf(shop)}"><h2>Rules</h2><input type="hidden" name="rules" value="yes">
${box('ownerApproves', 'The owner approves new members', ownerApproves)}${box('verifyEmail', 'New members verify their e-mail address', verifyEmail)}
<div class="grid"><div class="field"><label for="captcha">Captcha</label><select id="captcha" name="captcha">${CAPTCHA_KINDS.map(
    (kind) => html`<option${kind === captcha ? html` selected` : nothing}>${kind}</option>`,
  )}</select></div>
<div class="field"><label for="captchaAfterFailures">… after this many failures</label><input id="captchaAfterFailures" name="captchaAfterFailures" type="number" min="0" max="20" value="${captchaAfterFailures}"></div>
<div class="field"><label for="failuresPerMinute">Wrong passwords a minute, 0 for any number</label><input id="failuresPerMinute" name="failuresPerMinute" type="number" min="0" max="20" value="${failuresPerMinute}"></div></div>
<p><button class="button" type="submit">Save</button></p>
<p class="hint">Addresses at ${OWNER_DOMAIN} always wait for the owner, those at ${VERIFY_DOMAIN} always verify.</p></form>`
}

const mailboxPage = (shops: readonly Shop[], shop: Shop): Html =>
  layout(
    shop.site,
    'Mailbox',
    html`<main class="narrow"><h1>Mailbox of ${shop.site.name}</h1>
<p>${shops.filter((other) => other !== shop).map((other) => html`<a href="${actionOf(other)}">${other.site.name}</a> `)}</p>
<section aria-labelledby="mails"><h2 id="mails">Sent</h2><ul class="cards-plain">${shop.identity.outbox.list().map(messageItem)}</ul></section>
<section class="card" aria-labelledby="members"><h2 id="members">Members</h2><div class="scroll" tabindex="0" role="group" aria-label="Table of members"><table>
<thead><tr><th scope="col">Name</th><th scope="col">E-mail</th><th scope="col">Status</th><th scope="col"><span class="visually-hidden">Action</span></th></tr></thead>
<tbody>${shop.identity.accounts.list().map((account) => memberRow(shop, account))}</tbody></table></div>
<p class="hint">All of these know the password “${SEEDED_PASSWORD}”: ${MEMBER_SEEDS.map(({ name, says }) => `${seededEmail(name)} ${says}`).join('; ')}. The authenticator's secret is ${SEEDED_TOTP_SECRET}.</p></section>
${switches(shop)}</main>`,
  )

const readCount = (text: string | undefined): number => Math.min(20, Math.max(0, Math.trunc(Number(text)) || 0))

export const createMailboxRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const shopOf = (c: ApiContext): Shop => {
    const shop = shops.find(({ clientId }) => clientId === c.req.query('clientId')) ?? shops[0]
    if (!shop) throw new Error('a platform has at least one shop')
    return shop
  }
  app.use(PATH, loopbackOnly)
  app.get(PATH, (c) => sendPage(c, 200, mailboxPage(shops, shopOf(c))))

  app.post(PATH, (c) => {
    const shop = shopOf(c)
    // A foreign page could submit a form to this URL; its origin reveals that.
    if (c.req.header('origin') !== new URL(c.req.url).origin)
      throw applicationError(403, 'LOOPBACK_ONLY', 'This form belongs to the mailbox page.')
    const form = readFields(c.var.bodyText)
    const { accounts, rules, outbox } = shop.identity
    if (form.rules === 'yes')
      rules.set({
        ownerApproves: form.ownerApproves === 'yes',
        verifyEmail: form.verifyEmail === 'yes',
        captcha: CAPTCHA_KINDS.find((kind) => kind === form.captcha) ?? 'none',
        captchaAfterFailures: readCount(form.captchaAfterFailures),
        failuresPerMinute: readCount(form.failuresPerMinute),
      })
    const member = accounts.find(form.approve ?? '')
    if (member?.status === 'PENDING') {
      accounts.change(member.id, { status: 'ACTIVE', reasons: [] })
      const text = `Hello ${displayName(member)}. You can log in now.`
      outbox.send({ channel: 'EMAIL', kind: 'APPROVED', to: member.email, subject: 'Your account is ready', text })
    }
    return c.redirect(actionOf(shop), 303)
  })
  return app
}
