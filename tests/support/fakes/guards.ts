/** What must never happen on a page, in any test. Collected while the test runs, read when it ends. */
import { type BrowserContext, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test'
import type { Platform } from '../../../demo/platform/server'

export interface Guards {
  /** Expects a console error that belongs to the test. One that does not occur is a problem, too. */
  expectConsoleError(pattern: RegExp): void
  /** Waits until every expected console error has occurred: a page that has been left logs nothing more. */
  waitForConsoleErrors(): Promise<void>
  /** Allows pages and files to answer with this status. */
  expectStatus(status: number): void
  /** Allows the platform to answer with this error code. */
  expectCode(code: string): void
  /** Allows any response of the API: the test checks them itself. */
  expectAnyAnswer(): void
  /** All problems since the last call, one line each. */
  takeProblems(): Promise<string[]>
}

/** The browser's own line for a response of 400 and above; the response itself is checked, so the line adds nothing. */
const isNetworkLine = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource:')

export async function watch(context: BrowserContext, platform: Platform): Promise<Guards> {
  let problems: string[] = []
  const announced: { pattern: RegExp; seen: boolean }[] = []
  const statuses = new Set<number>()
  let anyAnswer = false
  const codes = ['OWNED_CART_NOT_FOUND', 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API']

  function onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' || isNetworkLine(message)) return
    const known = announced.filter(({ pattern }) => pattern.test(message.text()))
    for (const one of known) one.seen = true
    if (!known.length) problems.push(`console.error: ${message.text()}`)
  }
  function onResponse(response: Response): void {
    const url = new URL(response.url())
    // API responses are in the platform's journal, which knows which errors are expected of a fault or in ordinary use.
    const isApi = url.origin === platform.url && !/^\/(checkout|thank-you|product-page|hosted|media|r)\b/.test(url.pathname)
    if (response.status() < 400 || isApi || url.pathname === '/favicon.ico' || statuses.has(response.status())) return
    problems.push(`answer ${response.status()}: ${url.pathname}`)
  }

  // Errors may come late, since their explanation for the author is downloaded first.
  const waitForConsoleErrors = () =>
    expect.poll(() => announced.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern))).toEqual([])

  context.on('console', onConsole)
  context.on('response', onResponse)
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`))
  await context.exposeBinding('__violation', (_source, line: string) => problems.push(`policy violation: ${line}`))
  await context.addInitScript(() => {
    const tell = (window as unknown as { __violation(line: string): void }).__violation
    addEventListener('securitypolicyviolation', (event) => tell(`${event.effectiveDirective} ${event.blockedURI}`), true)
  })

  return {
    expectConsoleError: (pattern) => announced.push({ pattern, seen: false }),
    waitForConsoleErrors,
    expectStatus: (status) => statuses.add(status),
    expectCode: (code) => codes.push(code),
    expectAnyAnswer() {
      anyAnswer = true
    },
    async takeProblems() {
      // What the pages have sent by now arrives before this result does.
      const settle = (page: Page) => page.evaluate(() => 0).catch(() => 0)
      await Promise.all(context.pages().map(settle))
      await waitForConsoleErrors().catch(() => {}) // reported below, by name
      const unexpected = anyAnswer
        ? []
        : platform.journal.unexpected(codes).map(({ method, path, status }) => `answer ${status}: ${method} ${path}`)
      const silent = announced
        .filter(({ seen }) => !seen)
        .map(({ pattern }) => `console.error announced but never seen: ${pattern}`)
      const found = [...problems, ...unexpected, ...silent]
      problems = []
      announced.length = 0
      return found
    },
  }
}
