import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchaIn } from '../../../../src/embed/account/captcha.chunk'
import { DEFAULT_CAPTCHA_SITE_KEYS } from '../../../../src/platform-entry'

interface Options {
  sitekey: string
  size: string
  theme: string
  callback(token: string): void
  'error-callback'(): void
}

const turn = () => vi.advanceTimersByTimeAsync(0)
/** The scripts that were appended to the head: happy-dom does not fetch them and would report a failure at once. */
let asked: HTMLScriptElement[]
const scripts = () => asked
const box = (host: HTMLElement) => host.querySelector<HTMLElement>(':scope > [slot=captcha]')

let host: HTMLElement
beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  asked = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => void asked.push(script as HTMLScriptElement))
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'grecaptcha')
  vi.useRealTimers()
})

function aService() {
  const rendered: { container: HTMLElement; options: Options }[] = []
  const executed: number[] = []
  const enterprise = {
    ready: (task: () => void) => task(),
    render(container: HTMLElement, options: Options) {
      if (!document.contains(container)) throw new Error('not in the document')
      return rendered.push({ container, options }) - 1
    },
    execute: (widget: number) => executed.push(widget),
  }
  return { rendered, executed, enterprise }
}

function show(kind: 'visible' | 'invisible' = 'visible', src = 'https://captcha.example/api.js?x=1', keys = '') {
  const [onToken, onUnavailable] = [vi.fn(), vi.fn()]
  const undo = captchaIn(host, window as never, { src, keys, kind, theme: 'dark', onToken, onUnavailable })
  return { onToken, onUnavailable, undo }
}
/** The document keeps the promise of the script between tests; a script that failed is requested again. */
async function arrive(service = aService()) {
  Object.assign(window, { grecaptcha: { enterprise: service.enterprise } })
  for (const script of scripts()) script.dispatchEvent(new Event('load'))
  await turn()
  return service
}

describe('captchaIn', () => {
  it('reports the captcha as unavailable when its script fails, and requests the script again next time', async () => {
    const { onUnavailable, onToken } = show()
    expect(scripts().map(({ src }) => src)).toEqual(['https://captcha.example/api.js?x=1&render=explicit'])
    scripts()[0]?.dispatchEvent(new Event('error'))
    await turn()
    expect([onUnavailable.mock.calls.length, onToken.mock.calls.length]).toEqual([1, 0])
    show()
    expect(scripts()).toHaveLength(2)
    scripts()[1]?.dispatchEvent(new Event('error'))
    await turn()
  })

  it("reports the captcha as unavailable on a page whose Trusted Types refuse the script's address", async () => {
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment.')
    })
    const { onUnavailable } = show()
    await turn()
    expect(onUnavailable).toHaveBeenCalledTimes(1)
  })

  it('reports the captcha as unavailable after 15 seconds without its script', async () => {
    const { onUnavailable, undo } = show()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(onUnavailable).toHaveBeenCalledTimes(1)
    undo()
    expect(box(host)).toBeNull()
    scripts()[0]?.dispatchEvent(new Event('error'))
    await turn()
  })

  it('requests no script and reports the captcha as unavailable inside a modal dialog', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    vi.spyOn(dialog, 'matches').mockImplementation((selector) => selector === ':modal')
    dialog.append(host)
    const { onUnavailable } = show()
    await turn()
    expect([onUnavailable.mock.calls.length, scripts().length]).toEqual([1, 0])
  })

  it("renders in the host document, in our slot, with the platform's site key, and delivers its token once", async () => {
    const { onToken, onUnavailable, undo } = show()
    const { rendered, executed } = await arrive()
    expect(rendered).toHaveLength(1)
    const [{ container, options } = {}] = rendered
    expect([container, container?.getRootNode()]).toEqual([box(host), document])
    expect(options).toMatchObject({ sitekey: DEFAULT_CAPTCHA_SITE_KEYS.visible, size: 'compact', theme: 'dark' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect([onUnavailable.mock.calls, executed]).toEqual([[], []])
    options?.callback('token')
    options?.callback('again')
    options?.['error-callback']()
    expect([onToken.mock.calls, onUnavailable.mock.calls]).toEqual([[['token']], []])
    undo()
    expect(box(host)).toBeNull()
  })

  it('executes an invisible captcha at once and reports it as unavailable after 15 seconds', async () => {
    const { onUnavailable } = show('invisible')
    const { rendered, executed } = await arrive()
    expect(rendered[0]?.options).toMatchObject({ sitekey: DEFAULT_CAPTCHA_SITE_KEYS.invisible, size: 'invisible' })
    expect(executed).toEqual([0])
    await vi.advanceTimersByTimeAsync(15_000)
    expect(onUnavailable).toHaveBeenCalledTimes(1)
  })

  it("reports the captcha as unavailable when the page's policy blocks its frame", async () => {
    const { onUnavailable } = show()
    await arrive()
    const refuse = (effectiveDirective: string, disposition: string) =>
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, disposition }))
    refuse('img-src', 'enforce')
    refuse('frame-src', 'report')
    expect(onUnavailable).not.toHaveBeenCalled()
    refuse('frame-src', 'enforce')
    expect(onUnavailable).toHaveBeenCalledTimes(1)
  })

  it('reports neither token nor error after it was removed', async () => {
    const { onToken, onUnavailable, undo } = show()
    const { rendered } = await arrive()
    undo()
    rendered[0]?.options.callback('token')
    rendered[0]?.options['error-callback']()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([onToken.mock.calls, onUnavailable.mock.calls]).toEqual([[], []])
  })

  it.each([
    ['the shop’s own keys', 'own-visible own-invisible', ['own-visible', 'own-invisible']],
    ['the shop’s own visible key', ' own-visible ', ['own-visible', DEFAULT_CAPTCHA_SITE_KEYS.invisible]],
    ['no keys', '', [DEFAULT_CAPTCHA_SITE_KEYS.visible, DEFAULT_CAPTCHA_SITE_KEYS.invisible]],
  ])('a captcha is rendered with the site key of its kind: %s', async (_, keys, expected) => {
    const used: (string | undefined)[] = []
    for (const kind of ['visible', 'invisible'] as const) {
      const { undo } = show(kind, undefined, keys)
      const { rendered } = await arrive()
      used.push(rendered.at(-1)?.options.sitekey)
      undo()
    }
    expect(used).toEqual(expected)
  })
})
