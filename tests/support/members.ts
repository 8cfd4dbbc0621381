/** Members in the browser: where things are in `cartlet-account`, and what must not be found anywhere. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Platform } from '../../demo/platform/server'

export const SEEDED_PASSWORD = 'garden-path'
export const PASSWORD = 'a long enough one'

/** The element with the forms, and the one that leads to the shop's own page. */
export const onPage = (page: Page): Locator => page.getByRole('region', { name: 'Log in on this page' })
export const byRedirect = (page: Page): Locator => page.getByRole('region', { name: 'Log in on the shop’s page' })

export const field = (where: Locator, label: string): Locator => where.getByLabel(label, { exact: true })
export const button = (where: Locator, name: string): Locator => where.getByRole('button', { name, exact: true })
export const menu = (where: Locator, name: string): Locator =>
  where.getByRole('button', { name: `Account of ${name}`, exact: true })

export async function logIn(where: Locator, email: string, password = SEEDED_PASSWORD): Promise<void> {
  await field(where, 'E-mail').fill(email)
  await field(where, 'Password').fill(password)
  await button(where, 'Log in').click()
}

export async function register(where: Locator, email: string, values: Record<string, string> = {}): Promise<void> {
  await button(where, 'I am new here').click()
  for (const [label, value] of Object.entries({ 'E-mail': email, 'New password': PASSWORD, ...values }))
    await where.getByLabel(new RegExp(`^${label}`)).fill(value)
  await button(where, 'Create an account').click()
}

/** As somebody reads it who looks into the mailbox in another tab. */
export async function codeInMailbox(page: Page, platform: Platform, to: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto(`${platform.url}/hosted/mailbox`)
  const mail = mailbox.getByRole('listitem').filter({ hasText: to }).first()
  const code = await mail.locator('.code').textContent()
  await mailbox.close()
  return code ?? ''
}

const SECRET =
  /^(access_?token|refresh_?token|session_?token|state_?token|recovery_?token|code_?verifier|code|password|new_?password)$/i

function secretsIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    if (SECRET.test(name) && typeof inner === 'string' && inner.length > 5) found.add(inner)
    else secretsIn(inner, found)
}

/** Every secret that goes over the wire from here on, and what the console says. */
export function keepSecrets(context: BrowserContext) {
  const secrets = new Set<string>()
  const said: string[] = []
  const addresses: string[] = []
  const take = (text: string | null) => {
    try {
      secretsIn(JSON.parse(text ?? ''), secrets)
    } catch {
      // no JSON: nothing that we send or read
    }
  }
  context.on('request', (request) => take(request.postData()))
  context.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json'))
      response
        .text()
        .then(take)
        .catch(() => {})
  })
  context.on('console', (message) => said.push(message.text()))
  context.on('page', (page) => page.on('framenavigated', (frame) => addresses.push(frame.url())))
  return {
    secrets,
    /** Where a secret can be seen in the page as it stands, by a word for the place. */
    async placesOf(page: Page, events: readonly unknown[]): Promise<string[]> {
      const dom = await page.evaluate(() => {
        const all = (root: Document | ShadowRoot): string =>
          [...root.querySelectorAll('*')].map((one) => one.outerHTML + (one.shadowRoot ? all(one.shadowRoot) : '')).join('\n')
        return { dom: all(document), history: JSON.stringify(history.state), address: location.href, title: document.title }
      })
      const places: Record<string, string> = {
        ...(dom as Record<string, string>),
        console: said.join('\n'),
        events: JSON.stringify(events),
      }
      return Object.entries(places)
        .filter(([, text]) => [...secrets].some((secret) => text.includes(secret)))
        .map(([place]) => place)
    },
  }
}

/** Waits until the address holds nothing of a login any more. */
export const expectCleanAddress = (page: Page, url: string) => expect.poll(() => page.url()).toBe(url)
