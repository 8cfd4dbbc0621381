/** The agent tools of a shop on the real client and the local platform, without a page. */
import type { Platform } from '../../../../demo/platform/server'
import { callTool } from '../../../../src/embed/agents/call-tool'
import type { ToolSurroundings } from '../../../../src/embed/agents/tool'
import { TOOLS } from '../../../../src/embed/agents/tools/all'
import { createTurns } from '../../../../src/embed/agents/turns'
import type { Telling, Told } from '../../../../src/store/base/state'
import { createAskListing } from '../../../../src/store/collections/listing/listing'
import { createWholeShop } from '../../../../src/store/shop/whole-shop'
import { toldWith } from '../../../../src/store/told/told'
import { aLocalShop } from '../../../support/fakes/local-shop'

// biome-ignore lint/suspicious/noExplicitAny: each tool has another answer, and the tests read into all of them.
export type Answer = any

export function aToolStage(platform: Platform, catalog: 'v1' | 'v3' = 'v1') {
  const local = aLocalShop(platform)
  const left: string[] = []
  const shop = createWholeShop({
    client: local.client(),
    storage: local.storage,
    catalog,
    formatMoney: (value, currency) => `${currency} ${value.toFixed(2)}`,
    navigate: (url) => left.push(url),
  })
  const source = {}
  const clock = { now: 10_000 }
  const page = { prevents: false, buys: 0 }
  const news: Telling[] = []
  const surroundings: ToolSurroundings = {
    shop,
    ask: createAskListing(),
    source: async () => source,
    async buy({ product, choice, quantity }) {
      page.buys += 1
      if (page.prevents) return 'cancelled'
      await shop.cart.add({ product: await shop.loadProduct(product), ...choice, quantity, source })
      return 'done'
    },
    async tell(one) {
      news.push(one)
      shop.store.setState(({ told }) => ({ told: toldWith(told, one) }))
    },
    now: () => clock.now,
    describe: async () => 'Soft from the first day.',
  }
  const [reads, changes] = [createTurns(), createTurns()]
  return {
    ...local,
    shop,
    page,
    news,
    left,
    told: (): Told | undefined => shop.store.getState().told,
    /** Advances the clock by half a second. */
    wait: () => (clock.now += 500),
    call(name: string, input?: unknown): Promise<Answer> {
      const tool = TOOLS.find((one) => one.name === name)
      if (!tool) throw new Error(`There is no tool ${name}`)
      return callTool(tool, input, surroundings, tool.readOnly ? reads : changes)
    },
  }
}
