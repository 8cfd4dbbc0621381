/** What the commands print, and when they show a progress bar. */
import { describe, expect, it } from 'vitest'
import { createReporter } from '../../../src/cli/reporter'

function aTerminal(more: { isTTY?: boolean; columns?: number } = { isTTY: true, columns: 60 }) {
  const written: string[] = []
  return { written, output: { ...more, write: (text: string) => written.push(text) } }
}

describe('the reporter of a command', () => {
  it('draws a progress bar on a terminal, and clears it before a message and at the end', () => {
    const { written, output } = aTerminal()
    const reporter = createReporter(output, false)
    reporter.progress(1, 4, 'a.html')
    reporter.say('a.html: not found')
    reporter.progress(4, 4, 'pages')
    expect(written).toEqual([
      `\r\x1b[2K[######${'.'.repeat(18)}] 1/4 a.html`,
      '\r\x1b[2K',
      'a.html: not found\n',
      `\r\x1b[2K[${'#'.repeat(24)}] 4/4 pages`,
      '\r\x1b[2K',
    ])
  })

  it('keeps the progress bar within one line of the terminal', () => {
    const { written, output } = aTerminal({ isTTY: true, columns: 40 })
    createReporter(output, false).progress(1, 1000, 'a/very/long/name/of/a/page.html')
    expect(written[0]?.replace('\r\x1b[2K', '')).toHaveLength(39)
  })

  it.each([
    ['in a file', {}, false],
    ['where it is to be quiet', { isTTY: true }, true],
  ])('draws no progress bar %s', (_, terminal, isQuiet) => {
    const { written, output } = aTerminal(terminal)
    const reporter = createReporter(output, isQuiet)
    reporter.progress(1, 2, 'a')
    reporter.say('done')
    expect(written).toEqual(['done\n'])
  })
})
