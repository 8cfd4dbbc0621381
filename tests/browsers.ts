/** Finds the browsers that the tests need: packages of the distribution, because the test runner's own downloads are not available everywhere. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lackOfBuild } from './running/lacks'

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

/** Installs the browsers if that is allowed. Returns one line about those that are still missing, otherwise undefined. */
export function ensureBrowsers(names: readonly Runnable[]): string | undefined {
  const lacking = () => names.map(installed).filter(({ file, needs = [] }) => ![file, ...needs].every(existsSync))
  const packagesOf = (browsers: readonly Installed[]) => browsers.flatMap(({ packages }) => packages)
  if (!lacking().length) return undefined
  installPackages(packagesOf(lacking()))
  const missing = lacking()
  if (!missing.length) return undefined
  const files = missing.flatMap(({ file, needs = [] }) => [file, ...needs].filter((one) => !existsSync(one)))
  const variables = missing.map(({ variable }) => `${variable}=…`).join(' ')
  return `There is no ${[...new Set(files)].join(', ')}. ${howToInstall(packagesOf(missing))} (or say where it is: ${variables})`
}

export const ensureBrowser = (name: Runnable): string | undefined => ensureBrowsers([name])

/** For a run of all tests: once, before its first part. */
export const ensureEveryBrowser = (): string | undefined => ensureBrowsers(['shell', 'chromium', 'firefox', 'webkit'])

/** The browser of each project in playwright.config.ts, if it is not the shell. */
const OF_PROJECTS: Record<string, Runnable> = { benches: 'chromium', firefox: 'firefox' }

/**
 * What Playwright's tests lack, as one line; the runner itself would say it once for each test.
 * @param values its arguments
 */
export function lackOfTests(values: readonly string[]): string | undefined {
  const lack = lackOfBuild()
  if (lack || values.includes('--list')) return lack
  const projects = values.flatMap((value, at) =>
    values[at - 1] === '--project' ? [value] : value.startsWith('--project=') ? [value.slice('--project='.length)] : [],
  )
  const needed = new Set(projects.length ? projects.map((name) => OF_PROJECTS[name] ?? 'shell') : ['shell' as const])
  return ensureBrowsers([...needed])
}
