/** What a command lacks, and how to get it: one line instead of a stack or a failure of each test. */
import { existsSync } from 'node:fs'

export const lackOfBuild = (): string | undefined =>
  existsSync('dist/cdn/sri.json') ? undefined : 'There is no dist. Run: npm run build'

/** Ends the command if one of these is not undefined. */
export function stopIfLacking(lacks: readonly (string | undefined)[]): void {
  const lines = lacks.filter((line) => line !== undefined)
  for (const line of lines) console.error(line)
  if (lines.length) process.exit(1)
}
