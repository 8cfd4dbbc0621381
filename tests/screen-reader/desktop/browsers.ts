/** The two browsers that Orca reads, each with a new profile and without messages of the browser. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserFile } from '../../browsers'

export const ENGINES = ['firefox', 'chromium'] as const
export type EngineName = (typeof ENGINES)[number]

/** Keeps messages of the browser out of the transcripts: welcome pages, offers to save a password, updates. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.firefox-view': false,
  'browser.translations.automaticallyPopup': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'trailhead.firstrun.didSeeAboutWelcome': true,
}

const SWITCHES = [
  '--test-type',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-save-password-bubble',
  '--disable-features=Translate,PasswordManagerOnboarding',
  '--force-renderer-accessibility',
  '--window-size=1280,900',
]

/** Program and arguments that open `url` in a new window with the profile in `folder`. */
export function commandOf(engine: EngineName, folder: string, url: string): [program: string, args: string[]] {
  if (engine === 'firefox') {
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    writeFileSync(join(folder, 'user.js'), lines.join(''))
    return [browserFile('firefox'), ['--no-remote', '--new-instance', '--profile', folder, url]]
  }
  // The sandbox refuses to run for root, which containers usually are.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [browserFile('chromium'), [...SWITCHES, ...sandbox, `--user-data-dir=${folder}`, url]]
}
