/** Takes a snapshot with the command. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Platform } from '../../demo/platform/server'

const BIN = fileURLToPath(new URL('../../bin/cartlet.mjs', import.meta.url))

export async function takeSnapshotOf(
  { clientId, url }: Platform,
  products: readonly string[],
  collections: readonly string[] = [],
): Promise<object> {
  const lists = collections.length ? ['--collection', collections.join()] : []
  const options = ['--client-id', clientId, '--api', url, '--products', products.join(), ...lists, '--out', '-']
  const { stdout } = await promisify(execFile)(process.execPath, [BIN, 'snapshot', ...options])
  return JSON.parse(stdout) as object
}
