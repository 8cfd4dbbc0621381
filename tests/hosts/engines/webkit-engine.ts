/**
 * WebKitGTK through WebDriver: Playwright's WebKit needs a browser built for it. The driver's own scripts run in the page, so a page that
 * breaks `Object.prototype`, `toJSON` or `Promise` breaks the driver before it breaks us.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { browserFile } from '../../browsers'
import { describe, type Engine, type Query, type Tab, type Target } from './tab'
import { type Send, wireTo } from './webdriver-wire'

/** The key under which WebDriver passes elements (W3C WebDriver, "web element identifier"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const KEYS: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Space: ' ',
}
const CANDIDATES: Record<Query['role'], string> = {
  button: 'button,[role=button]',
  dialog: 'dialog[open],[role=dialog]',
  listitem: 'li',
  link: 'a[href]',
  alert: '[role=alert]',
  status: '[role=status]',
  spinbutton: '[role=spinbutton]',
  radio: 'input[type=radio],[role=radio]',
  textbox: 'input:not([type]),input[type=text]:not([role]),input[type=email],textarea',
  heading: 'h1,h2,h3,h4,h5,h6',
}
const SIZE = { width: 1000, height: 700 }
const STEP_MS = 10_000

/**
 * Visible elements under `arguments[1]` (or the document) that match `arguments[0]`, through open shadow roots. Called through
 * the prototype, since elements of the page may be named like its methods.
 */
const FIND = `const found=[];const walk=r=>{for(const e of Reflect.apply(Reflect.get(Object.getPrototypeOf(r),'querySelectorAll'),r,['*'])){if(e.matches(arguments[0])&&e.getClientRects().length&&getComputedStyle(e).visibility==='visible')found.push(e);if(e.shadowRoot)walk(e.shadowRoot)}};walk(arguments[1]||document);return found`
/**
 * The names that each element of `arguments` has by its markup: its texts (through slots) without and with spaces between them. Not WebDriver's
 * `computedlabel`: that switches WebKitGTK's accessibility tree on, in which 2.50 aborts while the frame of a login loads (tests/hosts/more-pages parts-08).
 */
const NAMES = `const text=n=>n.nodeType===3?[n.data]:n.nodeType!==1||n.getAttribute('aria-hidden')==='true'?[]:n.localName==='img'?[n.alt]:[...(n.localName==='slot'&&n.assignedNodes().length?n.assignedNodes():n.childNodes)].flatMap(text);const name=e=>{const by=(e.getAttribute('aria-labelledby')||'').split(' ').map(id=>id&&e.getRootNode().getElementById(id)).filter(Boolean);if(by.length)return by.flatMap(text);if(e.getAttribute('aria-label'))return [e.getAttribute('aria-label')];if(e.labels&&e.labels.length)return [...e.labels].flatMap(text);const own=text(e);return own.join('').trim()?own:[e.title||e.placeholder||'']};return [...arguments].map(e=>{const n=name(e);return [n.join(''),n.join(' ').replace(/\\s+/g,' ')]})`
const HIT = `let h=document.elementFromPoint(arguments[1],arguments[2]);while(h&&h.shadowRoot){const i=h.shadowRoot.elementFromPoint(arguments[1],arguments[2]);if(!i||i===h)break;h=i}for(let n=h;n;n=n.parentNode||n.host)if(n===arguments[0])return true;return false`
const FOCUS = `let f=Reflect.get(Document.prototype,'activeElement',document);while(f&&f.shadowRoot&&f.shadowRoot.activeElement)f=f.shadowRoot.activeElement;for(let n=f;n;n=n.parentNode||n.host)if(n===arguments[0])return true;return false`
/**
 * In pixels of the window. WebKitGTK 2.50 still measures an element in pixels of its own CSS zoom, and knows no `currentCSSZoom`; points are in pixels of
 * the window.
 */
const BOX = `let zoom=1;if(!('currentCSSZoom' in arguments[0]))for(let n=arguments[0];n;n=n.assignedSlot||n.parentNode||n.host)if(n.nodeType===1)zoom*=Number(getComputedStyle(n).zoom)||1;const b=arguments[0].getBoundingClientRect();return [b.x,b.y,b.width,b.height].map(one=>one*zoom).join(' ')`

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

async function until<T>(ask: () => Promise<T | undefined | false>, timeoutMs: number, otherwise: string): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer) return answer
    if (Date.now() > end) throw new Error(otherwise)
    await wait(50)
  }
}

function tabOf(send: Send, close: () => Promise<void>): Tab {
  const run = (script: string, ...args: unknown[]) => send('POST', '/execute/sync', { script, args })
  const wrap = (id: string) => ({ [ELEMENT]: id })
  const act = (type: 'pointer' | 'key' | 'wheel', actions: object[]) =>
    send('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    })

  /** A node that is redrawn between being found and being used is looked up once more. */
  const twice = <T>(ask: () => Promise<T>): Promise<T> =>
    ask().catch((thrown: Error) => {
      if (/^stale element/.test(thrown.message)) return ask()
      throw thrown
    })

  const all = (query: Query): Promise<string[]> => twice(() => allNow(query))
  async function allNow({ role, name, within }: Query): Promise<string[]> {
    const root = within ? (await all(within))[0] : undefined
    if (within && !root) return []
    const found = (await run(FIND, CANDIDATES[role], root ? wrap(root) : null)) as Record<string, string>[]
    const ids = found.map((entry) => entry[ELEMENT] as string)
    if (!name) return ids
    const names = (await run(NAMES, ...ids.map(wrap))) as string[][]
    return ids.filter((_, place) => names[place]?.some((text) => name.test(text.trim())))
  }

  function find(query: Query): Target {
    const label = describe(query)
    const one = (timeoutMs = STEP_MS, what = 'is not there') =>
      until(async () => (await all(query))[0], timeoutMs, `${label} ${what}`)
    const ask = (script: string, ...args: unknown[]) => twice(async () => run(script, wrap(await one()), ...args))
    const box = async () =>
      String(await ask(BOX))
        .split(' ')
        .map(Number) as [number, number, number, number]
    /** Reads from the current node; empty where it is redrawn between being found and being read. */
    const now = async (script: string, ...args: unknown[]) => {
      const [id] = await all(query)
      return id ? String((await run(script, wrap(id), ...args).catch(() => '')) ?? '') : ''
    }
    return {
      appear: async (timeoutMs) => void (await one(timeoutMs, 'did not appear')),
      vanish: async (timeoutMs) =>
        void (await until(async () => !(await all(query)).length, timeoutMs, `${label} is still there`)),
      count: async () => (await all(query)).length,
      async box() {
        const [x, y, width, height] = await box()
        return { x, y, width, height }
      },
      text: () => now('return arguments[0].textContent'),
      value: () => now('return arguments[0].value'),
      attribute: (name) => now('return arguments[0].getAttribute(arguments[1])', name),
      isChecked: async () => (await now('return arguments[0].checked')) === 'true',
      hasFocus: async () => (await now(FOCUS)) === 'true',
      focus: async () => void (await ask('arguments[0].focus()')),
      // To the middle: at an edge it may lie under a fixed element of the page.
      scrollIntoView: async () => {
        const [x, y, width, height] = await box()
        if (!(await ask(HIT, x + width / 2, y + height / 2))) await ask("arguments[0].scrollIntoView({block:'center'})")
      },
      isHitAt: async (x, y) => (await ask(HIT, x, y)) === true,
    }
  }

  const strokes = (keys: string[]) =>
    act(
      'key',
      keys.flatMap((key) => {
        const value = KEYS[key] ?? key
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
      }),
    )
  const at = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), origin: 'viewport' })
  return {
    find,
    close,
    goto: async (url) => void (await send('POST', '/url', { url })),
    read: async (expression) => String(await run(`return ${expression}`)),
    moveTo: async (x, y) => void (await act('pointer', [{ type: 'pointerMove', duration: 0, ...at(x, y) }])),
    async clickAt(x, y) {
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act('pointer', [{ type: 'pointerMove', duration: 0, ...at(x, y) }, ...press])
    },
    wheelAt: async (x, y, deltaY) =>
      void (await act('wheel', [{ type: 'scroll', duration: 0, deltaX: 0, deltaY, ...at(x, y) }]).catch(() => {})),
    press: async (key) => void (await strokes([key])),
    type: async (text) => void (await strokes([...text])),
    back: async () => void (await run('setTimeout(() => history.back())')),
    url: async () => String(await send('GET', '/url')),
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
  }
}

async function startDriver(): Promise<{ driver: ChildProcess; send: Send; isAlive(): boolean }> {
  const port = await freePort()
  const command = ['WebKitWebDriver', `--port=${port}`]
  const [file, ...values] = process.env.DISPLAY ? command : ['xvfb-run', '-a', ...command]
  const driver = spawn(file as string, values, { stdio: 'ignore', detached: true })
  const { send, isAlive } = wireTo(`http://127.0.0.1:${port}`)
  await until(async () => Boolean(await send('GET', '/status')), STEP_MS, 'WebKitWebDriver does not answer')
  return { driver, send, isAlive: () => driver.exitCode === null && driver.signalCode === null && isAlive() }
}

/** A driver with a browser that opens one tab at a time. */
async function startWebKit() {
  const { driver, send, isAlive } = await startDriver()
  const options = { 'webkitgtk:browserOptions': { binary: browserFile('webkit'), args: ['--automation'] } }
  async function open() {
    const session = (await send('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    const path = `/session/${session.sessionId}`
    const within: Send = (method, rest, body) => send(method, path + rest, body)
    await within('POST', '/window/rect', SIZE)
    return {
      tab: tabOf(within, async () => void (await send('DELETE', path).catch(() => {}))),
      version: session.capabilities.browserVersion,
    }
  }
  // The browser on a new display needs a moment, and the first session may be requested too early.
  const { tab, version } = await until(open, STEP_MS, 'WebKit opens no session')
  await tab.close()
  return {
    version,
    open: async () => (await open()).tab,
    isAlive,
    close() {
      // The process group: xvfb-run leaves its server and the driver behind otherwise.
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}

/** One tab in each, as a key goes to the window that has the display's focus. */
export async function launchWebKit(): Promise<Engine> {
  const drivers = [await startWebKit()]
  // Not at once: both would take the same display.
  if (!process.env.DISPLAY) drivers.push(await startWebKit())
  const free = [...drivers]
  return {
    name: 'webkit',
    version: drivers[0]?.version ?? '',
    tabs: drivers.length,
    async open() {
      const driver = free.pop()
      if (!driver) throw new Error(`More than ${drivers.length} tabs at once`)
      const tab = await driver.open().catch((thrown) => {
        free.push(driver)
        throw thrown
      })
      return {
        ...tab,
        async close() {
          await tab.close()
          free.push(driver)
        },
      }
    },
    isAlive: () => drivers.every(({ isAlive }) => isAlive()),
    // Of a driver that has died there may be nothing left to end.
    close: async () => void (await Promise.allSettled(drivers.map(async ({ close }) => close()))),
  }
}
