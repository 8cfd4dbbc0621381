/** The output of `cartlet snippet` for the shop of a test. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Snippet } from '../../../src/snippet/choices'
import type { Shop } from '../fixtures/fixtures'

const BIN = fileURLToPath(new URL('../../../bin/cartlet.mjs', import.meta.url))

export async function snippetOf({ platform }: Pick<Shop, 'platform'>, ...args: string[]): Promise<Snippet> {
  const shop = args.includes('--client-id') ? [] : ['--client-id', platform.clientId]
  const all = ['snippet', ...shop, '--api', platform.url, '--files', '/dist/cdn/', '--json', ...args]
  const { stdout } = await promisify(execFile)(process.execPath, [BIN, ...all])
  return JSON.parse(stdout) as Snippet
}
