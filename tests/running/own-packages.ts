/** Folders with a package.json of their own: what only they need is installed there by the commands that run them, not by `npm ci` for everybody. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  version: string
  dependencies: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/** Names of the folder's dependencies that are not installed in the version that its package.json asks for. */
export function missingPackages(folder: string): string[] {
  const { dependencies } = read(join(folder, 'package.json'))
  return Object.entries(dependencies).flatMap(([name, wanted]) => {
    const file = join(folder, 'node_modules', name, 'package.json')
    return existsSync(file) && read(file).version === wanted.replace(/^npm:.*@/, '') ? [] : [name]
  })
}

/** Installs what is missing. Returns one line about what still is, otherwise undefined. */
export function installOwnPackages(folder: string): string | undefined {
  if (!missingPackages(folder).length) return undefined
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder], { stdio: 'inherit' })
  const missing = missingPackages(folder)
  return missing.length ? `Not installed: ${missing.join(', ')}. Run: npm ci --prefix ${folder}` : undefined
}
