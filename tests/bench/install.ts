/** Installs the peers beside this file when they are missing, and loads packages from there: they are no dependencies of the project. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
export const peerFile = (path: string): string => join(here, 'node_modules', path)

const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }

export const isInstalled = (name: string): boolean => {
  const manifest = peerFile(`${name}/package.json`)
  return (
    existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === dependencies[name]
  )
}

/** Returns the names that are still missing afterwards. */
export function installPeers(): string[] {
  const missing = () => Object.keys(dependencies).filter((name) => !isInstalled(name))
  if (missing().length)
    spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', here], { stdio: 'inherit' })
  return missing()
}

const require = createRequire(import.meta.url)
/** The name is only known at run time, so that the types hold on a machine without the peers. */
export const loadPackage = async <T>(name: string): Promise<T> => (await import(pathToFileURL(require.resolve(name)).href)) as T
