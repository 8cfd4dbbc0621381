/** Registers the tools of every shop of the page with the browser. */

import { wordsIn } from '../../store/catalog/content/plain-text'
import type { Content } from '../../store/catalog/product-details'
import type { Shop } from '../../store/shop/shop'
import { isFramedByOthers } from '../dom/framed'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { report } from '../report/console'
import { buy } from '../shop/buy'
import { callTool } from './call-tool'
import type { Tool, ToolSurroundings } from './tool'
import { TOOLS } from './tools/all'
import { createTurns } from './turns'

/** The part of the browser's `document.modelContext` that is used here. It is a draft, behind a flag in Chromium. */
interface RegisteredTool {
  name: string
  description: string
  inputSchema: object
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean }
  execute(input: unknown): Promise<unknown>
}

interface ModelContext {
  registerTool(tool: RegisteredTool, options?: { signal?: AbortSignal }): unknown
}

/** Undefined when the browser has none or the page uses that name for something else. */
function modelContextOf(document: Document): ModelContext | undefined {
  const { modelContext } = document as Document & { modelContext?: Partial<ModelContext> | null }
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : undefined
}

/** A product's description as plain text. The parser is loaded with the first description. */
const MOST_CHARS = 1500

async function plainText(content: Content | undefined): Promise<string> {
  if (!content) return ''
  if (content.richContent) {
    const { richView } = await import('../product/full/rich.chunk')
    return wordsIn(richView(content.richContent), MOST_CHARS)
  }
  const { htmlView } = await import('../product/full/html.chunk')
  return wordsIn(htmlView(content.html), MOST_CHARS)
}

/** Other scripts of the page may have registered tools with the same names; each attempt uses another suffix. */
const MOST_ATTEMPTS = 9

const loadNotice = () => import('../notice/notice.chunk')

function surroundingsOf(page: Page, pageShop: PageShop): ToolSurroundings {
  const { shop } = pageShop
  const source = async () => (await loadNotice()).noticeHost(page, pageShop)
  return {
    shop,
    source,
    // Loaded with the code of grids: imported separately, the code that both share would become one more chunk.
    ask: async (engine, call) => (await import('../product/collection/collection.chunk')).createAskListing()(engine, call),
    buy: async (purchase) => buy(page, pageShop, await source(), { ...purchase, toldBy: 'page' }),
    tell: async (telling) => (await loadNotice()).tellVisitor(page, pageShop, telling),
    now: () => page.view.performance.now(),
    describe: async (product) => plainText((await shop.loadDetails(product)).description),
  }
}

/** Names the shop in descriptions of tools, for pages with several shops. */
const ofShop = ({ clientId }: Shop, isOwn: boolean) => (isOwn ? '' : ` For the shop with the client id ${clientId}.`)

/** Adds the suffix to every tool name that the text mentions. */
function renamed(text: string, ending: string): string {
  let changed = text
  if (ending) for (const { name } of TOOLS) changed = changed.replaceAll(name, name + ending)
  return changed
}

type Answer = { [name: string]: unknown }

function registered(
  tool: Tool,
  ending: string,
  about: string,
  call: (tool: Tool, input: unknown) => Promise<object>,
): RegisteredTool {
  return {
    name: tool.name + ending,
    description: renamed(tool.description, ending) + about,
    inputSchema: ending ? (JSON.parse(renamed(JSON.stringify(tool.input), ending)) as object) : tool.input,
    // Answers contain text from merchants and visitors.
    annotations: { readOnlyHint: Boolean(tool.readOnly), untrustedContentHint: true },
    async execute(input) {
      const answer = (await call(tool, input)) as Answer & { error?: { message?: string } }
      if (ending && answer.error?.message) answer.error.message = renamed(answer.error.message, ending)
      return answer
    },
  }
}

/** Registers all tools of a shop with the same suffix, or without one while their names are free. */
async function register(context: ModelContext, page: Page, pageShop: PageShop): Promise<void> {
  const { shop } = pageShop
  const isOwn = shop.clientId === page.config.clientId
  const surroundings = surroundingsOf(page, pageShop)
  // Reading tools do not wait for changes.
  const [reads, changes] = [createTurns(), createTurns()]
  const call = (tool: Tool, input: unknown) => callTool(tool, input, surroundings, tool.readOnly ? reads : changes)
  const first = isOwn ? '' : `_${shop.clientId.replace(/\W/g, '').slice(0, 8)}`
  for (let attempt = 1; attempt <= MOST_ATTEMPTS && !page.life.signal.aborted; attempt += 1) {
    const ending = attempt > 1 ? `${first}_${attempt}` : first
    const life = new AbortController()
    const end = () => life.abort()
    page.life.signal.addEventListener('abort', end)
    try {
      for (const tool of TOOLS)
        await context.registerTool(registered(tool, ending, ofShop(shop, isOwn), call), { signal: life.signal })
      return
    } catch (thrown) {
      page.life.signal.removeEventListener('abort', end)
      end()
      if ((thrown as { name?: unknown } | null)?.name !== 'InvalidStateError') throw thrown
    }
  }
}

export function offerTools(page: Page): void {
  // An agent in another site's page must not fill the cart of a hidden frame, as a link must not.
  if (isFramedByOthers(page.view)) return
  const context = modelContextOf(page.document)
  if (!context) return
  page.onShop((pageShop) => {
    register(context, page, pageShop).catch((thrown: unknown) =>
      report(`The tools for agents could not be registered: ${(thrown as Error).message}.`, 'See docs/agents.md.'),
    )
  })
}
