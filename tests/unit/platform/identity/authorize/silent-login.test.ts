import { describe, expect, it } from 'vitest'
import type { FrameMessage } from '../../../../../src/platform/environment'
import { loginSilently, requestMemberTokensSilently } from '../../../../../src/platform/identity/authorize/silent-login'
import { aDevice, json, tokenReply } from '../../fake-platform'

const ORIGIN = 'https://login.example'

/** A device with a page whose frames a test can inspect and send messages from. */
function aPage({ fullUrl = `${ORIGIN}/authorize?x=1` } = {}) {
  const device = aDevice()
  device.answerAt('redirect-session', () => json({ redirectSession: { fullUrl } }))
  const frames: {
    url: string
    isOpen: boolean
    hear: (message: FrameMessage) => void
    load?: () => void
    refuse?: () => void
  }[] = []
  const told: string[] = []
  const client = device.tab({
    onError: ({ code }) => void told.push(code),
    environment: {
      ...device.environment,
      openHiddenFrame: (url, hear, load, refuse) => {
        const frame = { url, isOpen: true, hear, load, refuse }
        frames.push(frame)
        return () => {
          frame.isOpen = false
        }
      },
    },
  })
  const state = () => (device.calls()[0]?.body as { auth: { authRequest: { state: string } } }).auth.authRequest.state
  /** Waits until the frame is open. */
  const opened = async () => {
    while (!frames[0]) await new Promise((resolve) => setImmediate(resolve))
    return frames[0]
  }
  return { device, client, frames, opened, state, told }
}
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('a silent login', () => {
  it('opens the hosted page with the prompt "none" and exchanges the code that its frame posts', async () => {
    const { device, client, opened, state } = aPage()
    const login = loginSilently(client, { sessionToken: 'session-1' })
    const frame = await opened()
    expect(frame.url).toBe(`${ORIGIN}/authorize?x=1`)
    expect(device.calls()[0]?.body).toMatchObject({
      auth: { prompt: 'none', authRequest: { responseMode: 'web_message', sessionToken: 'session-1' } },
    })
    device.answerAt('/oauth2/token', () => tokenReply('member'))
    frame.hear({ data: { code: 'c', state: state() }, origin: ORIGIN, isFromFrame: true })
    await login
    expect(device.tokenRequests().at(-1)?.body).toMatchObject({ grantType: 'authorization_code', code: 'c' })
    expect([client.session.role(), frame.isOpen, device.pendingWaits()]).toEqual(['member', false, 0])
  })

  it.each<[string, (state: string) => FrameMessage]>([
    ['another window', (state) => ({ data: { code: 'evil', state }, origin: ORIGIN, isFromFrame: false })],
    ['another origin', (state) => ({ data: { code: 'evil', state }, origin: 'https://evil.example', isFromFrame: true })],
    ['another login', () => ({ data: { code: 'evil', state: 'x' }, origin: ORIGIN, isFromFrame: true })],
    ['the frame without data', () => ({ data: null, origin: ORIGIN, isFromFrame: true })],
    ['the frame with data of another form', () => ({ data: 'hello', origin: ORIGIN, isFromFrame: true })],
  ])('a silent login ignores a message from %s', async (_, message) => {
    const { device, client, opened, state } = aPage()
    const login = requestMemberTokensSilently(client)
    const frame = await opened()
    frame.hear(message(state()))
    expect(frame.isOpen).toBe(true)
    frame.hear({ data: { code: 'good', state: state() }, origin: ORIGIN, isFromFrame: true })
    await login
    expect(device.tokenRequests().map(({ body }) => (body as { code?: string }).code)).toEqual([undefined, 'good'])
  })

  it.each([
    ['10 s after its frame has loaded at once without a message, as when the page cannot be framed', 0, undefined, 10_000],
    ['1.5 s after that if the member has just logged in with a form', 0, 'S', 1_500],
    ['only after four times as long as the frame needed on a slow line', 20_000, undefined, 80_000],
    ['after 120 s in all, however slow the line is', 40_000, undefined, 80_000],
  ])('times out %s', async (_when, loadMs, sessionToken, waitMs) => {
    const { device, client, opened } = aPage()
    const login = outcome(requestMemberTokensSilently(client, { sessionToken }))
    const frame = await opened()
    await device.advance(loadMs)
    frame.load?.()
    await device.advance(waitMs - 1)
    expect(frame.isOpen).toBe(true)
    await device.advance(1)
    expect(await login).toMatchObject({ code: 'TIMEOUT', message: 'OAuth flow timed out' })
    expect([frame.isOpen, device.pendingWaits()]).toEqual([false, 0])
  })

  it('times out at once when the page may not have the frame', async () => {
    const { device, client, opened } = aPage()
    const login = outcome(requestMemberTokensSilently(client))
    const frame = await opened()
    frame.refuse?.()
    expect(await login).toMatchObject({ code: 'TIMEOUT' })
    expect([frame.isOpen, device.pendingWaits()]).toEqual([false, 0])
  })

  it('a member on a slow line stays logged in although the message comes 5 s after the load', async () => {
    const { device, client, opened, state } = aPage()
    device.answerAt('/oauth2/token', () => tokenReply('member'))
    const login = loginSilently(client)
    const frame = await opened()
    await device.advance(3_000)
    frame.load?.()
    await device.advance(5_000)
    frame.hear({ data: { code: 'c', state: state() }, origin: ORIGIN, isFromFrame: true })
    await device.settle(login)
    expect(client.session.role()).toBe('member')
  })

  it('measures the wait from the last load of the frame and accepts the message of that page', async () => {
    const { device, client, opened, state } = aPage()
    device.answerAt('/oauth2/token', () => tokenReply('member'))
    const login = loginSilently(client)
    const frame = await opened()
    frame.load?.()
    await device.advance(9_000)
    frame.load?.()
    await device.advance(9_000)
    frame.hear({ data: { code: 'c', state: state() }, origin: ORIGIN, isFromFrame: true })
    await device.settle(login)
    expect([client.session.role(), frame.isOpen, device.pendingWaits()]).toEqual(['member', false, 0])
  })

  // hazard 26
  it('times out after 120 000 ms and closes its frame', async () => {
    const { device, client, opened } = aPage()
    const login = outcome(requestMemberTokensSilently(client))
    const frame = await opened()
    await device.advance(119_999)
    expect(frame.isOpen).toBe(true)
    await device.advance(1)
    expect(await login).toMatchObject({ code: 'TIMEOUT', message: 'OAuth flow timed out' })
    expect([frame.isOpen, device.pendingWaits()]).toEqual([false, 0])
  })

  it('calls onError once when it times out or is aborted while its frame is open', async () => {
    const { device, client, opened, told } = aPage()
    const late = outcome(requestMemberTokensSilently(client))
    await opened()
    await device.advance(120_000)
    await late
    expect(told).toEqual(['TIMEOUT'])
    const other = aPage()
    const stop = new AbortController()
    const aborted = outcome(requestMemberTokensSilently(other.client, { signal: stop.signal }))
    await other.opened()
    stop.abort()
    await aborted
    expect(other.told).toEqual(['ABORTED'])
  })

  it('rejects with the error that the login page posts', async () => {
    const { client, opened, state } = aPage()
    const login = outcome(requestMemberTokensSilently(client))
    const frame = await opened()
    frame.hear({ data: { error: 'login_required', state: state() }, origin: ORIGIN, isFromFrame: true })
    expect(await login).toMatchObject({ code: 'login_required' })
    expect(frame.isOpen).toBe(false)
  })

  it('a silent login rejects and closes its frame when its signal is aborted', async () => {
    const { device, client, opened } = aPage()
    const stop = new AbortController()
    const login = outcome(requestMemberTokensSilently(client, { signal: stop.signal }))
    const frame = await opened()
    stop.abort()
    expect(await login).toMatchObject({ code: 'ABORTED' })
    expect([frame.isOpen, device.pendingWaits()]).toEqual([false, 0])
  })

  it('opens no frame for a javascript: URL', async () => {
    const { device, client, frames } = aPage({ fullUrl: 'javascript:alert(1)' })
    expect(await device.failure(requestMemberTokensSilently(client))).toMatchObject({ code: 'INVALID_REDIRECT' })
    expect(frames).toEqual([])
  })

  it('rejects with UNSUPPORTED and sends nothing when there is no page', async () => {
    const device = aDevice()
    expect(await device.failure(requestMemberTokensSilently(device.tab()))).toMatchObject({
      code: 'UNSUPPORTED',
      hint: expect.stringContaining('completeLogin'),
    })
    expect(device.seen).toEqual([])
  })

  it('ends its timeout when opening the frame throws', async () => {
    const { device } = aPage()
    const client = device.tab({
      environment: {
        ...device.environment,
        openHiddenFrame: () => {
          throw new TypeError('no frames here')
        },
      },
    })
    await expect(device.settle(requestMemberTokensSilently(client))).rejects.toThrow('no frames here')
    expect(device.pendingWaits()).toBe(0)
  })

  it('closes a frame that posts its code while it is being opened', async () => {
    const { device, state } = aPage()
    let isOpen = false
    const client = device.tab({
      environment: {
        ...device.environment,
        openHiddenFrame: (_, hear) => {
          isOpen = true
          hear({ data: { code: 'c', state: state() }, origin: ORIGIN, isFromFrame: true })
          return () => {
            isOpen = false
          }
        },
      },
    })
    await device.settle(requestMemberTokensSilently(client))
    expect(isOpen).toBe(false)
  })
})
