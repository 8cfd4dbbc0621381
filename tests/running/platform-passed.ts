/**
 * The local platform's tests run when its files, or the recordings that they read, differ from those with which they last passed: `passed.json`
 * has their hash. If that file is not committed after a change, they run once more; a change is never left untested.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path/posix'

export const PASSED = 'demo/platform/tests/passed.json'
const FOLDERS = ['demo/platform', 'tests/wire/vectors']

/** The hash of every file below the folders, by path and content. */
export function hashOf(folders: readonly string[], without: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(folder, name.replaceAll('\\', '/'))
      if (without.includes(path) || path.includes('/node_modules/') || !statSync(path).isFile()) continue
      hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
    }
  return hash.digest('hex')
}

const currentHash = () => hashOf(FOLDERS, [PASSED])

export const platformHasPassed = (): boolean =>
  (JSON.parse(readFileSync(PASSED, 'utf8')) as { sha256: string }).sha256 === currentHash()

export const recordPassed = (): void => writeFileSync(PASSED, `${JSON.stringify({ sha256: currentHash() }, null, 2)}\n`)
