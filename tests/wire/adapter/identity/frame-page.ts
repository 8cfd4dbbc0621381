/** The page of a silent login: a frame that can be inspected, and the message, which is not recorded but follows from the outcome. */
import type { Environment } from '../../../../src/platform/environment'
import { type FramePage, hiddenFrameIn } from '../../../../src/platform/identity/authorize/hidden-frame'
import { isRecord } from '../../../../src/platform/wire/record'
import type { Scene } from '../../runner/scene'
import { exchangesOf } from '../../runner/vector'

type Listener = (event: MessageEvent) => void

interface Message {
  data: unknown
  origin?: string
  source?: unknown
}

export function aFramePage(scene: Scene) {
  const log: string[] = []
  const listeners = new Set<Listener>()
  const timers: { ms: number; signal?: AbortSignal }[] = []
  let isOpen = false
  let isRemoved = false
  const window = {}
  const frame = { tag: 'iframe', style: {} as Record<string, string>, src: '', contentWindow: window, remove }

  function remove() {
    isRemoved = true
  }

  const post = ({ data, origin = new URL(frame.src).origin, source = window }: Message) => {
    for (const listener of [...listeners]) listener({ data, origin, source } as MessageEvent)
  }

  const page = {
    document: {
      createElement: () => frame,
      body: {
        append: () => {
          isOpen = true
          queueMicrotask(() => {
            for (const message of messagesOf(scene)) post(message)
          })
        },
      },
    },
    addEventListener: (type: string, listener: Listener) => {
      log.push(`addEventListener:${type}`)
      listeners.add(listener)
    },
    removeEventListener: (type: string, listener: Listener) => {
      log.push(`removeEventListener:${type}`)
      listeners.delete(listener)
    },
  }

  /** The frame's timeout expires only if the recording ended with it. */
  const sleep: Environment['sleep'] = (ms, signal) => {
    if (!isTimeout(scene)) timers.push({ ms, signal })
    else if (ms === LONGEST_MS) {
      timers.push({ ms, signal })
      return Promise.resolve()
    }
    return scene.environment.sleep(ms, signal)
  }

  return {
    openHiddenFrame: hiddenFrameIn(page as unknown as FramePage),
    sleep,
    facts: () => {
      const deadlines = timers.filter(({ ms }) => ms === LONGEST_MS)
      return {
        iframe: isOpen ? { tag: frame.tag, style: frame.style, src: frame.src } : undefined,
        timeoutMs: deadlines.map(({ ms }) => ms),
        timerCleared: deadlines.every(({ signal }) => signal?.aborted),
        listenerRemoved: listeners.size === 0,
        iframeRemoved: isRemoved,
        log,
      }
    },
  }
}

/** Timeout of the frame; those of requests are shorter. */
const LONGEST_MS = 120_000

const isTimeout = ({ vector: { result } }: Scene): boolean => isRecord(result) && result.error === 'OAuth flow timed out'

/** First messages of other senders, which must be ignored; then the login page's message, derived from the recorded token request. */
function messagesOf(scene: Scene): Message[] {
  const asked = scene.sent.at(-1)?.body as { auth?: { authRequest?: { state?: string } } } | undefined
  const state = asked?.auth?.authRequest?.state
  const strangers: Message[] = [
    { data: null },
    { data: 'text' },
    { data: { code: 'STRANGER', state: 'another' } },
    { data: { code: 'STRANGER', state }, origin: 'https://elsewhere.example' },
    { data: { code: 'STRANGER', state }, source: null },
    { data: { code: 'STRANGER', state }, source: {} },
  ]
  if (isTimeout(scene)) return strangers
  const redeemed = exchangesOf(scene.vector).find(({ request }) => request.path === '/oauth2/token')
  const code = isRecord(redeemed?.request.body) ? redeemed.request.body.code : undefined
  return [...strangers, { data: code === undefined ? { state, error: 'login_required' } : { state, code } }]
}
