/** Finds the browser the tests need, or installs it from the distribution: the test runner's own downloads are not to be had everywhere. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium'

/** Returns why there is none; nothing when there is. */
export function ensureChromium(): string | undefined {
  if (existsSync(CHROMIUM)) return undefined
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
  }
  return existsSync(CHROMIUM)
    ? undefined
    : `Chromium is missing at ${CHROMIUM}. Install it (apt-get install chromium) or say where it is with CHROMIUM_BIN=…`
}
