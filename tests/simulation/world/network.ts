/** The network between a page and the platform: every answer's delay, order, loss, repetition and damage is drawn from the seed. */
import type { Platform } from '../../../demo/platform/platform'
import { type Fate, fateOf, type Weather } from './fates'
import type { Journal } from './journal'
import { createRandom } from './random'

/** A page of a browser, as the network sees it. */
export interface Sender {
  name: string
  isOnline(): boolean
  isClosed(): boolean
}

export interface Network {
  /** From here on requests are drawn for this step of the journey. */
  beginStep(step: number): void
  weather: Weather
  /** The fates of the next requests whose path matches, in place of drawn ones. */
  plan(path: RegExp, fate: Partial<Fate>): void
  /** Fates that were planned and not used are forgotten. */
  unplan(): void
  fetchFor(sender: Sender): (url: string, init: RequestInit) => Promise<Response>
  /** Number of requests that are still on their way to the platform, or being answered. */
  underWay(): number
  /** Names of the requests that did not go well, by which `calm` leaves them out. */
  mishaps: string[]
}

export interface NetworkOptions {
  seed: number
  platform: Platform
  journal: Journal
  /** Names of requests that go well whatever their fate. */
  calm: ReadonlySet<string>
  /** Called for an answer that the platform must not give. */
  onFault(what: string): void
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const never = new Promise<never>(() => {})
const offline = () => new TypeError('Failed to fetch')

export function createNetwork({ seed, platform, journal, calm, onFault }: NetworkOptions): Network {
  const planned: { path: RegExp; fate: Partial<Fate> }[] = []
  let step = 0
  let drawn = 0
  let underWay = 0

  /** What the platform answers; `text` is read at once, because the page may read it later or never. */
  async function ask(url: string, { signal: _, ...init }: RequestInit, from: string, what: string) {
    journal.write(from, `→ ${what} ${init.body ?? ''}`)
    const response = await platform.fetch(new Request(url, { redirect: 'manual', ...init }))
    const text = await response.text()
    journal.write(from, `← ${what} ${response.status} ${text}`)
    if (response.status >= 500) onFault(`The platform answers ${what} with ${response.status}`)
    return { status: response.status, headers: response.headers, text }
  }

  function draw(url: URL, method: string, body: string): [fate: Fate, name: string] {
    drawn += 1
    const name = `${step}.${drawn}`
    const fate = fateOf(createRandom(seed, 'network', name), network.weather, { method, path: url.pathname, body })
    const index = planned.findIndex(({ path }) => path.test(url.pathname))
    const plan = planned[index]
    if (plan) planned.splice(index, 1)
    const whole = { ...fate, ...plan?.fate }
    if (whole.kind !== 'well') network.mishaps.push(name)
    return [calm.has(name) ? { ...whole, kind: 'well' } : whole, name]
  }

  /** Resolves with nothing when the page is never told. */
  async function send(sender: Sender, url: string, init: RequestInit): Promise<Response | undefined> {
    const place = new URL(url)
    const method = init.method ?? 'GET'
    const [fate, name] = draw(place, method, String(init.body ?? ''))
    const what = `${name} ${method} ${place.pathname}${place.search}`
    const request = () => ask(url, init, sender.name, what)
    const fail = (): undefined => {
      journal.write(sender.name, `✗ ${what} ${fate.kind}`)
      if (!fate.hangs) throw offline()
    }
    const answer = async ({ status, headers, text }: Awaited<ReturnType<typeof ask>>): Promise<Response> => {
      await wait(fate.downMs)
      if (fate.kind === 'cut') return new Response(text.slice(0, text.length >> 1), { status, headers })
      if (fate.kind === 'broken') return { status, statusText: '', headers, text: () => Promise.reject(offline()) } as Response
      return new Response(status === 204 ? null : text, { status, headers })
    }
    const instead = async (): Promise<Response> => {
      await wait(fate.downMs)
      journal.write(sender.name, `✗ ${what} ${fate.status}`)
      const [type, text] = fate.isPage ? ['text/html', '<h1>Busy</h1>'] : ['application/json', '{"message":"Busy"}']
      return new Response(text, { status: fate.status, headers: { 'content-type': type, ...fate.headers } })
    }

    await wait(fate.upMs)
    if (!sender.isOnline()) {
      journal.write(sender.name, `✗ ${what} offline`)
      throw offline()
    }
    switch (fate.kind) {
      case 'lost':
        await wait(fate.downMs)
        return fail()
      case 'late':
        void counted(() => wait(fate.lateMs).then(request))
        return fail()
      case 'unanswered':
        await request()
        await wait(fate.downMs)
        return fail()
      case 'refused':
        return instead()
      case 'replaced':
        await request()
        return instead()
      case 'twice': {
        const [first, second] = [request(), wait(fate.lateMs).then(request)]
        return answer(await (fate.isSecond ? second : first))
      }
      default:
        return answer(await request())
    }
  }

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }

  const network: Network = {
    weather: 'fair',
    mishaps: [],
    beginStep(next) {
      step = next
      drawn = 0
    },
    plan: (path, fate) => void planned.push({ path, fate }),
    unplan() {
      planned.length = 0
    },
    fetchFor: (sender) => async (url, init) => {
      if (sender.isClosed()) return never
      try {
        const response = await counted(() => send(sender, url, init))
        return response && !sender.isClosed() ? response : never
      } catch (error) {
        if (sender.isClosed()) return never
        throw error
      }
    },
    underWay: () => underWay,
  }
  return network
}
