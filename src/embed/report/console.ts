/** The author's line in the console: what is wrong and what mends it, once each. Never a token, never thrown: a page may have taken `error` out of its console. */

const said = new Set<string>()

/** @param hint what the author can do about it */
export function report(problem: string, hint: string, cause?: unknown): void {
  const line = `[cartlet] ${problem} ${hint}`
  if (said.has(line)) return
  said.add(line)
  console.error?.(line, ...(cause === undefined ? [] : [cause]))
}
