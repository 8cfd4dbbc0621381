/** Which files a diff has changed, and which tests that concerns. */
import { spawnSync } from 'node:child_process'

export interface Changes {
  /** The commit with which the working tree is compared. */
  since: string
  /** Paths from the root, including those of deleted files. */
  files: string[]
}

const git = (...values: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', values, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const linesOf = (output = ''): string[] => output.split('\n').filter(Boolean)

/**
 * The changes since this branch left `main`, with those that are not committed. On `main` itself, those of the last landing. Undefined
 * where the history is too short to tell.
 */
export function findChanges(): Changes | undefined {
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== undefined)
  const base = main && git('merge-base', main, 'HEAD')
  const isOnMain = base === undefined || base === git('rev-parse', 'HEAD')
  const since = isOnMain ? git('rev-parse', '--verify', '--quiet', 'HEAD^') : base
  if (since === undefined) return undefined
  const files = [...linesOf(git('diff', '--name-only', since)), ...linesOf(git('ls-files', '--others', '--exclude-standard'))]
  return { since, files: [...new Set(files)].sort() }
}
