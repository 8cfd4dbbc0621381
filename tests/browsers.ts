/** Finds the browsers that the tests need: packages of the distribution, because the test runner's own downloads are not available everywhere. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

interface Installed {
  file: string
  /** Environment variable with its path, when it is elsewhere. */
  variable: string
  packages: string[]
  /** Further files that it needs to run. */
  needs?: string[]
}

const BROWSERS = {
  chromium: { file: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium', variable: 'CHROMIUM_BIN', packages: ['chromium'] },
  firefox: { file: process.env.FIREFOX_BIN ?? '/usr/bin/firefox-esr', variable: 'FIREFOX_BIN', packages: ['firefox-esr'] },
  webkit: {
    file: process.env.WEBKIT_BIN ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    variable: 'WEBKIT_BIN',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    needs: process.env.DISPLAY ? [] : ['/usr/bin/xvfb-run', '/usr/bin/xauth'],
  },
} as const satisfies Record<string, Installed>

/** The same build of the engine without the browser's window, which takes two fifths of the time of a test. */
const SHELL: Installed = {
  file: process.env.CHROMIUM_SHELL_BIN ?? process.env.CHROMIUM_BIN ?? '/usr/bin/chromium-headless-shell',
  variable: 'CHROMIUM_SHELL_BIN',
  packages: ['chromium-headless-shell'],
}

export type BrowserName = keyof typeof BROWSERS
type Runnable = BrowserName | 'shell'

const installed = (name: Runnable): Installed => (name === 'shell' ? SHELL : BROWSERS[name])

export const isBrowserName = (name: string): name is BrowserName => Object.hasOwn(BROWSERS, name)
export const browserFile = (name: Runnable): string => installed(name).file

/** Programs are installed only where that was asked for: on CI, and by `.ci/run`. */
const mayInstall = () =>
  Boolean(process.env.CI || process.env.CARTLET_INSTALL) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages of the distribution, where that is allowed. */
export function installPackages(packages: readonly string[]): void {
  if (!mayInstall()) return
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
}

/** How to get packages, as the end of a sentence about what is missing. */
export const howToInstall = (packages: readonly string[]): string =>
  `Run: sudo apt-get install --no-install-recommends ${packages.join(' ')}`

/** Installs the browser if that is allowed. Returns one line when it is still missing, otherwise undefined. */
export function ensureBrowser(name: Runnable): string | undefined {
  const { file, variable, packages, needs = [] } = installed(name)
  const missing = () => [file, ...needs].find((one) => !existsSync(one))
  if (!missing()) return undefined
  installPackages(packages)
  const lacking = missing()
  return lacking && `There is no ${lacking}. ${howToInstall(packages)} (or say where the browser is: ${variable}=…)`
}
