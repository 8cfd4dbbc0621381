/** Chromium and Firefox through Playwright; its own code runs in an isolated world, which the page's patches do not reach. */
import { type Browser, chromium, firefox, type Locator, type Page } from '@playwright/test'
import { browserFile } from '../../browsers'
import { describe, type Engine, type Query, type Tab, type Target } from './tab'

/** A busy machine is slow, not broken. */
const STEP_MS = 10_000
const VIEWPORT = { width: 1000, height: 700 }

const allOf = (page: Page, { role, name, within }: Query): Locator =>
  (within ? allOf(page, within).first() : page).getByRole(role, { name }).filter({ visible: true })

/** Whether the innermost element under a point, through open shadow roots, is `element` or inside it. */
function hits(element: Element, { x, y }: { x: number; y: number }): boolean {
  let hit: Element | null = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  for (let node: Node | null = hit; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === element) return true
  return false
}

/** Whether the focused element, through open shadow roots, is `element` or inside it. */
function holdsFocus(element: Element): boolean {
  // Read through the prototype: an element of the page may be named like the property.
  let focused: Element | null = Reflect.get(Document.prototype, 'activeElement', document)
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  for (let node: Node | null = focused; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === element) return true
  return false
}

function targetFor(page: Page, query: Query): Target {
  const every = allOf(page, query)
  const locator = every.first()
  const orSay = (what: string) => () => {
    throw new Error(`${describe(query)} ${what}`)
  }
  const isHitAt = (x: number, y: number) => locator.evaluate(hits, { x, y }, { timeout: STEP_MS }).catch(() => false)
  return {
    appear: (timeout) => locator.waitFor({ state: 'visible', timeout }).catch(orSay('did not appear')),
    vanish: (timeout) => locator.waitFor({ state: 'hidden', timeout }).catch(orSay('is still there')),
    count: () => every.count(),
    async box() {
      // A node that is redrawn between being found and being measured has no box for a moment.
      for (const end = Date.now() + STEP_MS; Date.now() < end; ) {
        const box = await locator.boundingBox({ timeout: STEP_MS }).catch(() => null)
        if (box) return box
      }
      return orSay('has no box')()
    },
    text: async () => (await locator.textContent({ timeout: STEP_MS }).catch(() => '')) ?? '',
    value: () => locator.evaluate((field) => (field as HTMLInputElement).value, undefined, { timeout: STEP_MS }).catch(() => ''),
    attribute: async (name) => (await locator.getAttribute(name, { timeout: STEP_MS }).catch(() => null)) ?? '',
    isChecked: () => locator.isChecked({ timeout: STEP_MS }).catch(() => false),
    hasFocus: () => locator.evaluate(holdsFocus, undefined, { timeout: STEP_MS }).catch(() => false),
    focus: () => locator.focus({ timeout: STEP_MS }).catch(orSay('cannot be focused')),
    async scrollIntoView() {
      // Firefox's driver scrolls to the middle what is in the window, too.
      const box = await locator.boundingBox({ timeout: STEP_MS }).catch(() => null)
      if (box && (await isHitAt(box.x + box.width / 2, box.y + box.height / 2))) return
      await locator.scrollIntoViewIfNeeded({ timeout: STEP_MS }).catch(() => {})
    },
    isHitAt,
  }
}

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
  find: (query) => targetFor(page, query),
  read: async (expression) => String(await page.evaluate(expression)),
  clickAt: (x, y) => page.mouse.click(x, y),
  moveTo: (x, y) => page.mouse.move(x, y),
  async wheelAt(x, y, deltaY) {
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, deltaY)
  },
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  // Not `goBack`, which never resolves for a page from the back/forward cache.
  back: () => page.evaluate(() => void setTimeout(() => history.back())),
  url: async () => page.url(),
  // Unaltered: to hide the caret or stop animations, a style would be put into the page.
  picture: () => page.screenshot({ caret: 'initial', animations: 'allow', scale: 'css' }),
  close: () => page.context().close(),
})

const openIn = async (browser: Browser): Promise<Tab> => tabOf(await (await browser.newContext({ viewport: VIEWPORT })).newPage())

export async function launchChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: browserFile('shell') })
  return {
    name: 'chromium',
    tabs: 5,
    version: browser.version(),
    open: () => openIn(browser),
    isAlive: () => browser.isConnected(),
    close: () => browser.close(),
  }
}

const FIREFOXES = 2

/** One tab in each: of several tabs only one has focus, and a key pressed in another one may not press its button. */
export async function launchFirefox(): Promise<Engine> {
  const launch = () => firefox.launch({ channel: 'moz-firefox', executablePath: browserFile('firefox') })
  const browsers = await Promise.all(Array.from({ length: FIREFOXES }, launch))
  const free = [...browsers]
  return {
    name: 'firefox',
    tabs: FIREFOXES,
    version: (browsers[0] as Browser).version(),
    async open() {
      const browser = free.pop()
      if (!browser) throw new Error(`More than ${FIREFOXES} tabs at once`)
      const tab = await openIn(browser)
      return {
        ...tab,
        async close() {
          await tab.close()
          free.push(browser)
        },
      }
    },
    isAlive: () => browsers.every((browser) => browser.isConnected()),
    close: async () => void (await Promise.all(browsers.map((browser) => browser.close()))),
  }
}
