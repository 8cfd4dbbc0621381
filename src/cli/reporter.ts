/** Reports of a command: sentences on standard error, and a progress bar if that is a terminal. */

import { printable, printableLine } from './printable'

export interface Reporter {
  say(sentence: string): void
  progress(done: number, total: number, what: string): void
}

/** Where a command writes. */
export interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const BAR = 24

/** Prints the result of a command. */
export const createPrint =
  (output: Output) =>
  (text: string): void =>
    void output.write(printable(text))

export function createReporter(output: Output, isQuiet: boolean): Reporter {
  let hasBar = false
  const clear = () => {
    if (hasBar) output.write('\r\x1b[2K')
    hasBar = false
  }
  return {
    say(sentence) {
      clear()
      output.write(`${printableLine(sentence)}\n`)
    },
    progress(done, total, what) {
      if (!output.isTTY || isQuiet) return
      const filled = total ? Math.round((done / total) * BAR) : BAR
      const line = `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${total} ${printableLine(what)}`
      output.write(`\r\x1b[2K${line.slice(0, Math.max((output.columns ?? 80) - 1, BAR))}`)
      hasBar = true
      if (done === total) clear()
    },
  }
}
