/** The programs of a desktop with a screen reader: packages of the distribution, as the browsers are. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { howToInstall, installPackages } from '../../browsers'

/** Program and the Debian package that holds it. */
const PACKAGES: Record<string, string> = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus',
  gsettings: 'libglib2.0-bin',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  openbox: 'openbox',
  orca: 'orca',
  xdotool: 'xdotool',
}

function isThere(program: string): boolean {
  if (isAbsolute(program)) return existsSync(program)
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const missing = () => Object.keys(PACKAGES).filter((program) => !isThere(program))

/** Installs what is missing, if that is allowed. Returns one line about what still is, otherwise undefined. */
export function ensurePrograms(): string | undefined {
  const packages = () => missing().map((program) => PACKAGES[program] as string)
  if (missing().length) installPackages(packages())
  return missing().length ? `There is no ${missing().join(', ')}. ${howToInstall(packages())}` : undefined
}

/** As the program names itself, e.g. `Mozilla Firefox 153.7.0esr`; Orca prints its number only. */
export function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return stdout.trim().split(/\s+built on|\n/)[0] as string
}
