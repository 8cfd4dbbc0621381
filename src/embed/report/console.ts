/**
 * Console lines for the author, each problem once. They never contain a token. Never throws: a page may have removed
 * `console.error`.
 */

const reported = new Set<string>()

/** @param hint what the author can do about it */
export function report(problem: string, hint: string, cause?: unknown): void {
  const line = `[cartlet] ${problem} ${hint}`
  if (reported.has(line)) return
  reported.add(line)
  console.error?.(line, ...(cause === undefined ? [] : [cause]))
}
