/** `cartlet snippet`: writes the code to paste into a page. */

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { checkPlace } from '../../checkup/delivery/check-place'
import { DEFAULT_API_ORIGIN } from '../../platform/http/gateway/origin'
import { takeSnapshot } from '../../server/take-snapshot'
import type { BuiltFiles, Snippet } from '../../snippet/choices'
import type { SiteSystem } from '../../snippet/site-systems'
import { writeSnippet } from '../../snippet/write-snippet'
import type { CatalogName } from '../../store/base/snapshot-model'
import { nodeSurroundings } from '../doctor/node-surroundings'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { SHOP_OPTIONS, SNIPPET_OPTIONS } from '../options'
import { noFacts } from '../page/page-facts'
import { explain, type ShopValues, shopRequest } from '../shop-options'
import type { CommandPorts } from '../snapshot/snapshot-command'
import { choicesOf, systemOf, wantedOf } from './snippet-choices'

/** Rejects with a sentence if the shop cannot be read. */
async function readCatalog(values: ShopValues): Promise<CatalogName> {
  const request = shopRequest(values, { ...noFacts(), count: 1 })
  const { clientId, api = DEFAULT_API_ORIGIN, catalog } = request
  if (catalog) return catalog
  const shop = nodeSurroundings().shop({ clientId, api, catalog: 'auto' })
  return shop.catalog().catch((thrown: unknown) => {
    throw new Error(explain(thrown, request), { cause: thrown })
  })
}

/** Relative to `dist/node`. */
const CDN_FOLDER = new URL('../cdn/', import.meta.url)

async function readBuiltFiles(): Promise<BuiltFiles> {
  const read = (name: string) => readFile(new URL(name, CDN_FOLDER), 'utf8')
  const [hashes, reservedSpace] = await Promise.all([read('sri.json'), read('cartlet.css')])
  return { hashes: JSON.parse(hashes) as Record<string, string>, reservedSpace }
}

function printed(snippet: Snippet, system: SiteSystem): string {
  const all: [part: 'head' | 'body' | 'styles' | 'policy', heading: string][] = [
    ['head', `Once per site: ${system.head}`],
    ['body', `Where it sells: ${system.body}`],
    ...(system.styles ? [['styles', `Style sheet: ${system.styles}`] as ['styles', string]] : []),
    ['policy', 'If your site sends a Content-Security-Policy, this is its value'],
  ]
  const parts = all.map(([part, heading]) => `# ${heading}\n\n${snippet[part].trim()}\n`)
  const steps = snippet.dashboard.map(({ text, value }, place) => `${place + 1}. ${text}${value ? `\n   ${value}` : ''}\n`)
  return [...parts, `# On the platform\n\n${steps.join('')}`].join('\n')
}

export async function snippetCommand(args: string[], { reporter, print }: CommandPorts): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: { ...SHOP_OPTIONS, ...SNIPPET_OPTIONS } })
  if (!values['client-id']) throw new UsageError('--client-id is missing')
  const request = wantedOf(values)
  // Before the shop is read, so that mistakes in the options are reported at once.
  const early = await writeSnippet(choicesOf(values, request), await readBuiltFiles())
  if (early.problems.length) throw new UsageError(early.problems.join(' '))
  const taken =
    request && !values.offline
      ? await takeSnapshot(request, (done, total) => reporter.progress(done, total, 'read')).catch((thrown: unknown) => {
          throw new Error(explain(thrown, request), { cause: thrown })
        })
      : undefined
  const catalog = taken?.snapshot.catalog ?? (values.offline ? undefined : await readCatalog(values))
  const snippet = await writeSnippet(choicesOf(values, request, taken, catalog), await readBuiltFiles())
  print(values.json ? `${JSON.stringify(snippet, null, 2)}\n` : printed(snippet, systemOf(values)))
  for (const { cause, hint } of checkPlace(choicesOf(values, request).files, systemOf(values)))
    reporter.say(`${cause} ${hint} (--files)`)
  for (const what of taken?.missing ?? []) reporter.say(`The shop has no visible ${what}`)
  return taken?.missing.length ? EXIT.incomplete : EXIT.done
}
