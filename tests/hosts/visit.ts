/** One page in one variant, from an empty browser to a verdict. */
import { setTimeout as wait } from 'node:timers/promises'
import { ORDINARY_CODES } from '../../demo/platform/journal'
import type { Platform } from '../../demo/platform/server'
import { comparePictures, type Picture, takePicture } from './engines/picture'
import type { Engine, Tab } from './engines/tab'
import type { HostCase, JourneyKind } from './manifest'
import { judge, readReport } from './oracle'
import { checkFallback, checkMessage, followFallback } from './outcomes'
import type { PageServer } from './server/page-server'
import type { Goods } from './server/places'
import { addOne } from './steps/add'
import { type Shopper, settle } from './steps/check'
import { buyOn, fillCart, payAndReturn } from './steps/journey'
import { buyByKeyboard } from './steps/keyboard'
import { tryParts } from './steps/parts'
import { tryPartsByKeyboard } from './steps/parts-by-keyboard'
import { compareStyles, readStyles, type Styles } from './styles'

export interface Shop {
  platform: Platform
  pages: PageServer
  goods: Goods
  /** Where the author's link leads. */
  href: string
}

/** How the widget looks on a clean page. */
export interface CleanLook {
  styles?: Styles
  picture?: Picture
}

export interface Look {
  /** Compared with this, where it is given. */
  clean?: CleanLook
  /** Self-test: the failures that pages are built to cause are expected. */
  isSelfTest?: boolean
}

/** Pages report late (their own timers, snippets that are injected one after the other). */
const SETTLED_MS = 2500
/** A message page is watched longer: the widget must stop repeating refused requests. */
const WATCH_REFUSALS_MS = 15_000
/** "Added" has turned back by then, and everything has slid and faded to its final place. */
const LOOKS_FINAL_MS = 3000
const STYLES_MS = 15_000
/** A visit that takes longer hangs. */
const LONGEST_VISIT_MS = 120_000

async function becomeReturning(shopper: Shopper, { pages }: Shop): Promise<void> {
  await shopper.tab.goto(pages.cleanUrl)
  await addOne(shopper, 0)
}

/** The open cart on the clean page, after the same steps as elsewhere. */
export async function lookAtCleanPage(
  engine: Engine,
  { pages, platform, goods }: Shop,
  wanted: Record<keyof CleanLook, boolean>,
): Promise<CleanLook> {
  const tab = await engine.open()
  try {
    platform.journal.clear()
    await tab.goto(pages.cleanUrl)
    await fillCart({ tab, platform, goods }, 0)
    await tab.moveTo(1, 1)
    await wait(LOOKS_FINAL_MS)
    return {
      ...(wanted.styles && { styles: await readStyles(tab) }),
      ...(wanted.picture && { picture: await takePicture(tab) }),
    }
  } finally {
    await tab.close()
  }
}

const JOURNEYS: Record<Exclude<JourneyKind, 'buying'>, (shopper: Shopper) => Promise<void>> = {
  keyboard: buyByKeyboard,
  parts: tryParts,
  'parts by keyboard': tryPartsByKeyboard,
}

/** Resolves with the steps that leave the page, which come after the page's own report; undefined where there are none. */
async function behave(
  shopper: Shopper,
  { href }: Shop,
  hostCase: HostCase,
  { clean }: Look,
): Promise<(() => Promise<void>) | undefined> {
  const { tab } = shopper
  if (hostCase.outcome === 'fallback') {
    await checkFallback(shopper)
    return () => followFallback(shopper, href)
  }
  if (hostCase.outcome === 'message') {
    await checkMessage(shopper)
    return undefined
  }
  if (hostCase.journey !== 'buying') {
    await JOURNEYS[hostCase.journey](shopper)
    return undefined
  }
  const quantity = await buyOn(shopper, {
    already: hostCase.visitor === 'returning' ? 1 : 0,
    async whileOpen() {
      const { styles, picture } = clean ?? {}
      if (styles || picture) await tab.moveTo(1, 1) // where no hover rule applies
      if (styles) await settle(shopper, 'styles', async () => compareStyles(styles, await readStyles(tab)), '', STYLES_MS)
      // A returning visitor has more in the cart than a new one.
      if (picture && hostCase.visitor === 'new')
        await settle(shopper, 'picture', async () => comparePictures(picture, await takePicture(tab)), '', STYLES_MS)
    },
  })
  return () => payAndReturn(shopper, quantity)
}

/** A wrong password is typed on purpose, and refused. */
const ORDINARY_OF_PARTS = [...ORDINARY_CODES, '-19976']

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown))

/** What the page and the platform report against us, one sentence each. */
async function complaints(tab: Tab, { platform }: Shop, hostCase: HostCase): Promise<string[]> {
  const report = await readReport(tab)
  const refused = platform.journal.unexpected(hostCase.journey.startsWith('parts') ? ORDINARY_OF_PARTS : undefined)
  return [
    ...(report ? judge(report, hostCase) : []),
    ...(refused.length
      ? [`the platform refused ${refused.map(({ method, path, status }) => `${method} ${path} ${status}`)}`]
      : []),
  ]
}

/** Everything that is wrong; empty when all is as expected. */
export async function visit(engine: Engine, shop: Shop, hostCase: HostCase, look: Look = {}): Promise<string[]> {
  const { platform, pages, goods } = shop
  const wrong: string[] = []
  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await step()
    } catch (thrown) {
      wrong.push(reasonOf(thrown))
    }
  }
  const tab = await engine.open()
  const expects = look.isSelfTest && hostCase.fails !== undefined ? new RegExp(hostCase.fails) : undefined
  const shopper: Shopper = { tab, platform, goods, expects }
  try {
    const all = async () => {
      if (hostCase.visitor === 'returning') await becomeReturning(shopper, shop)
      platform.journal.clear()
      pages.serve(hostCase)
      await tab.goto(pages.urlOf(hostCase))
      const opened = Date.now()
      let leave: (() => Promise<void>) | undefined
      await attempt(async () => {
        leave = await behave(shopper, shop, hostCase, look)
      })
      const age = hostCase.outcome === 'message' ? WATCH_REFUSALS_MS : SETTLED_MS
      await wait(Math.max(0, opened + age - Date.now()))
      wrong.push(...(await complaints(tab, shop, hostCase)))
      // Only from a page without problems: otherwise the same problem would be reported twice.
      if (wrong.length || !leave) return
      await leave()
      if (hostCase.outcome === 'journey')
        for (const complaint of await complaints(tab, shop, hostCase)) wrong.push(`after coming back, ${complaint}`)
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
