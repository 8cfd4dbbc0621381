/** The captcha's script in a page: where it renders, what it asks, and that its tokens are valid for a login. */
import { Window } from 'happy-dom'
import { beforeEach, expect, it } from 'vitest'
import { INVISIBLE_SITE_KEY, VISIBLE_SITE_KEY } from '../../identity/login/captcha'
import { SEEDED_PASSWORD } from '../../identity/members/member-seeds'
import { page, platform, startAnewForEachTest } from '../identity/support/member-platform'
import { codeOf } from '../support/support'

interface Service {
  ready(task: () => void): void
  render(place: string | Element, options: object): number
  execute(widget?: number): Promise<void>
}

startAnewForEachTest()

const INVALID_TOKEN = '-19970'

let captcha: Service
let document: Document
beforeEach(async () => {
  const window = new Window() as unknown as globalThis.Window & { grecaptcha: { enterprise: Service } }
  document = window.document
  const src = `${platform.url}/captcha/enterprise.js?client-id=${platform.clientId}&render=explicit`
  const answer = await fetch(src)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  Object.defineProperty(document, 'currentScript', { value: { src }, configurable: true })
  new Function('window', 'document', await answer.text())(window, document)
  captcha = window.grecaptcha.enterprise
})

const place = () => document.body.appendChild(document.createElement('div'))
const logInWith = (captchaTokens: object[]) => page.login('ada@members.example', SEEDED_PASSWORD, { captchaTokens })
const field = () => document.querySelector('input') as HTMLInputElement
/** Waits for the next question and resolves to its numbers. */
const asked = async (before?: Element) => {
  while (!field() || field() === before) await new Promise((resolve) => setImmediate(resolve))
  return (document.querySelector('label')?.textContent?.match(/\d+/g) ?? []).map(Number)
}
const answer = (text: string) => {
  field().value = text
  document.querySelector('button')?.click()
}

it('the visible captcha asks until the answer is right, and its token is valid for one login', async () => {
  platform.identity().rules.set({ captcha: 'visible' })
  await new Promise<void>((resolve) => captcha.ready(resolve))
  const token = new Promise<string>((resolve, reject) => {
    captcha.render(place(), { sitekey: VISIBLE_SITE_KEY, callback: resolve, 'error-callback': reject })
  })
  await asked()
  const first = field()
  answer('99')
  const [a = 0, b = 0] = await asked(first)
  expect(document.querySelector('label')?.textContent).toContain('not the answer')
  answer(String(a + b))
  expect((await logInWith([{ Recaptcha: await token }])).body.state).toBe('SUCCESS')
  expect(codeOf(await logInWith([{ Recaptcha: await token }]))).toBe(INVALID_TOKEN)
})

it('the invisible captcha produces a token for one login without rendering anything', async () => {
  platform.identity().rules.set({ captcha: 'invisible' })
  const container = place()
  const token = await new Promise<string>((resolve, reject) => {
    const options = { sitekey: INVISIBLE_SITE_KEY, size: 'invisible', callback: resolve, 'error-callback': reject }
    void captcha.execute(captcha.render(container, options))
  })
  expect(container.childElementCount).toBe(0)
  expect((await logInWith([{ InvisibleRecaptcha: token }])).body.state).toBe('SUCCESS')
  expect(codeOf(await logInWith([{ InvisibleRecaptcha: token }]))).toBe(INVALID_TOKEN)
})

it('the captcha refuses to render inside a shadow root', () => {
  const inside = place().attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  expect(() => captcha.render(inside, { sitekey: VISIBLE_SITE_KEY })).toThrow('must stand in the document')
})

it('the script calls back with an error, and with no token, for an unknown site key', async () => {
  const calls: string[] = []
  await new Promise<void>((resolve) => {
    const end = (name: string) => () => {
      calls.push(name)
      resolve()
    }
    const options = { sitekey: 'other', size: 'invisible', callback: end('token'), 'error-callback': end('error') }
    void captcha.execute(captcha.render(place(), options))
  })
  expect(calls).toEqual(['error'])
  expect(platform.journal.requests({ path: '/captcha/token' }).map(({ status }) => status)).toEqual([400])
})
