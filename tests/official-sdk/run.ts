/** `npm run official-sdk`: installs the platform's own SDK beside this file if it is missing (217 MB), then compares it with ours. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const npx = (...values: string[]) => spawnSync('npx', values, { stdio: 'inherit' })

if (!existsSync(join(here, 'node_modules/@wix/sdk/package.json'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefix', here], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('The official SDK could not be installed. Run: npm ci --prefix tests/official-sdk')
    process.exit(1)
  }
}
process.exitCode = npx('vitest', 'run', '-c', join(here, 'vitest.config.ts'), ...process.argv.slice(2)).status ?? 1
