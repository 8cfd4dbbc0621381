/** One visit: a browser with a profile on disk, one page, and the notes of the probe. */
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserFile } from '../../browsers'
import type { Place } from '../subjects/subject'
import { installProbe, type Notes, type Probe } from './probe'

export interface VisitOptions {
  url: string
  /** The port for each host name; no other host can be reached. */
  ports: Record<string, number>
  fingerprint: string
  /** Chromium's cache, connections and `preconnect` work only with a profile on disk. */
  profile: string
  cpu: number
  watch: Record<string, Place>
  pressWhenSeen?: string
  /** Presses again until one is answered. */
  pressAgain?: true
}

export interface Visit {
  page: Page
  session: CDPSession
  notes(): Promise<Notes>
  /** Resolves when all of these have been seen, or after the timeout. */
  untilSeen(names: readonly string[], timeoutMs: number): Promise<void>
  close(): Promise<void>
}

export const createProfile = (): string => mkdtempSync(join(tmpdir(), 'cartlet-bench-'))
/** The browser's helper processes may still write while they end. */
export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

const launch = ({ ports, fingerprint, profile }: VisitOptions): Promise<BrowserContext> => {
  const rules = [...Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`), 'MAP * ~NOTFOUND']
  return chromium.launchPersistentContext(profile, {
    executablePath: browserFile('chromium'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    args: [`--host-resolver-rules=${rules.join(', ')}`, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  })
}

export async function openVisit(options: VisitOptions): Promise<Visit> {
  const { url, cpu, watch, pressWhenSeen = '', pressAgain = false } = options
  const context = await launch(options)
  const page = context.pages()[0] ?? (await context.newPage())
  const session = await context.newCDPSession(page)
  // Processor time, not wall-clock time, so that other programs on the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  // tsx names functions with a helper of its own, which the page does not have.
  await page.addInitScript(
    `((__name) => (${installProbe})(${JSON.stringify({ places: watch, pressWhenSeen, pressAgain })}))((value) => value)`,
  )
  await page.goto(url, { waitUntil: 'commit' })
  return {
    page,
    session,
    notes: () =>
      page.evaluate(() => {
        const { seen, pressedAt, shift, blocking } = (window as unknown as { cartletBench: Probe }).cartletBench
        return { seen, pressedAt, shift, blocking }
      }),
    async untilSeen(names, timeoutMs) {
      const all = (wanted: readonly string[]) => {
        const { seen } = (window as unknown as { cartletBench: Probe }).cartletBench
        return wanted.every((name) => name in seen)
      }
      await page.waitForFunction(all, names, { timeout: timeoutMs, polling: 100 }).catch(() => {})
    },
    close: () => context.close(),
  }
}
