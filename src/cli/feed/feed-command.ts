/** `cartlet feed`: writes what a site sells for search engines, marketplaces and agents. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readSnapshot } from '../../server/read-snapshot'
import type { Snapshot } from '../../store/base/snapshot-model'
import { entryOf } from '../../store/catalog/untrusted'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { writeWhole } from '../files'
import { FEED_OPTIONS } from '../options'
import { siteUrl } from '../site-url'
import type { CommandPorts } from '../snapshot/snapshot-command'
import type { FeedAddresses } from './feed-items'
import { writeGoogleFeed } from './google-feed'
import { writeUcpFeed } from './ucp-feed'

const FORMATS: Readonly<Record<string, (snapshot: Snapshot, addresses: FeedAddresses) => string>> = {
  google: writeGoogleFeed,
  ucp: writeUcpFeed,
}

export async function feedCommand(args: string[], { reporter, print }: CommandPorts): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: FEED_OPTIONS })
  const { snapshot: file, out, format = 'google', 'product-link': productLink } = values
  const write = entryOf(FORMATS, format)
  if (!file) throw new UsageError('--snapshot is missing: the file that cartlet snapshot wrote')
  if (!out) throw new UsageError('--out is missing: the file to write, or - for standard output')
  if (!write) throw new UsageError(`--format ${format} is not known: use ${Object.keys(FORMATS).join(' or ')}`)
  const url = values.url === undefined ? undefined : siteUrl(values.url)
  if (productLink !== undefined && !url) throw new UsageError('--url is missing: the site of --product-link')
  let snapshot: Snapshot
  try {
    snapshot = readSnapshot(await readFile(file, 'utf8'))
  } catch (thrown) {
    throw new Error(`--snapshot: ${file}: ${(thrown as Error).message}`)
  }
  const text = write(snapshot, { url, productLink })
  if (out === '-') print(text)
  else
    await writeWhole(out, text).catch((thrown: Error) => {
      throw new Error(`--out: ${out} cannot be written (${thrown.message})`)
    })
  reporter.say(`${snapshot.products.length} products written to ${out === '-' ? 'standard output' : out}`)
  return EXIT.done
}
