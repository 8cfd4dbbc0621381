/** One page, one variant, from an empty browser to a verdict. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../demo/platform/server'
import { addOne, buyOn, type Goods, settle } from './journey'
import type { HostCase } from './manifest'
import { judge, readReport } from './oracle'
import { checkFallback, checkMessage, followFallback } from './outcomes'
import type { PageServer } from './page-server'
import { compareStyles, readStyles, type Styles } from './styles'
import type { Engine, Tab } from './tab'

export interface Shop {
  platform: Platform
  pages: PageServer
  goods: Goods & { id: string }
  /** Where the author's link leads. */
  href: string
  /** How the widget looks where nobody interferes; compared where it is given. */
  clean?: Styles
}

/** Pages report late (their own timers, snippets that are injected one after the other). */
const SETTLED_MS = 2500
/** A message page is watched longer: whoever is refused must give up. */
const WATCH_REFUSALS_MS = 15_000
/** "Added" turns back, and everything has slid and faded to where it stays. */
const LOOKS_FINAL_MS = 3000
const STYLES_MS = 15_000
/** Nothing takes this long unless it hangs. */
const LONGEST_VISIT_MS = 90_000

async function becomeReturning(tab: Tab, { pages, goods }: Shop): Promise<void> {
  await tab.goto(pages.cleanUrl)
  await addOne(tab, goods, 0)
}

/** The open cart on the clean page. */
export async function lookAtCleanPage(engine: Engine, { pages, goods }: Shop): Promise<Styles> {
  const tab = await engine.open()
  try {
    await tab.goto(pages.cleanUrl)
    await addOne(tab, goods, 0)
    await tab.moveTo(1, 1)
    await wait(LOOKS_FINAL_MS)
    return await readStyles(tab)
  } finally {
    await tab.close()
  }
}

async function behave(tab: Tab, shop: Shop, hostCase: HostCase): Promise<void> {
  if (hostCase.outcome === 'fallback') return checkFallback(tab, shop.goods)
  if (hostCase.outcome === 'message') return void (await checkMessage(tab, shop.goods))
  const { clean } = shop
  return buyOn(tab, shop.platform, shop.goods, {
    already: hostCase.visitor === 'returning' ? 1 : 0,
    async whileOpen() {
      if (!clean) return
      await tab.moveTo(1, 1) // where no rule for the pointer applies
      await settle('styles', async () => compareStyles(clean, await readStyles(tab)), '', STYLES_MS)
    },
  })
}

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown))

/** Everything that is wrong; nothing when all is as promised. */
export async function visit(engine: Engine, shop: Shop, hostCase: HostCase): Promise<string[]> {
  const { platform, pages } = shop
  const wrong: string[] = []
  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await step()
    } catch (thrown) {
      wrong.push(reasonOf(thrown))
    }
  }
  const tab = await engine.open()
  try {
    const all = async () => {
      if (hostCase.visitor === 'returning') await becomeReturning(tab, shop)
      platform.journal.clear()
      pages.serve(hostCase)
      await tab.goto(pages.urlOf(hostCase))
      const opened = Date.now()
      await attempt(() => behave(tab, shop, hostCase))
      const age = hostCase.outcome === 'message' ? WATCH_REFUSALS_MS : SETTLED_MS
      await wait(Math.max(0, opened + age - Date.now()))
      const report = await readReport(tab)
      if (report) wrong.push(...judge(report, hostCase))
      const refused = platform.journal.unexpected()
      if (refused.length)
        wrong.push(`the platform refused ${refused.map(({ method, path, status }) => `${method} ${path} ${status}`)}`)
      if (hostCase.outcome === 'fallback' && !wrong.length) await followFallback(tab, shop.goods, shop.href)
    }
    const hung = wait(LONGEST_VISIT_MS, undefined, { ref: false }).then(() => {
      throw new Error('the page hangs')
    })
    await attempt(() => Promise.race([all(), hung]))
    for (const placeholder of pages.unknownPlaceholders()) wrong.push(`${placeholder} could not be filled in`)
  } finally {
    await tab.close()
  }
  return wrong
}
