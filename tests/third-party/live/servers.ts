/** The programs of the brokers, from Debian's packages. */
import { existsSync } from 'node:fs'
import { howToInstall, installPackages } from '../../browsers'

export type ServerName = 'nats' | 'redis'

const PROGRAMS: Record<ServerName, string[]> = {
  nats: ['/usr/sbin/nats-server', '/usr/bin/nats-server'],
  redis: ['/usr/bin/valkey-server', '/usr/bin/redis-server'],
}

const PACKAGES: Record<ServerName, string> = { nats: 'nats-server', redis: 'redis-server' }
const NAMES = ['nats', 'redis'] as const

/** Installs the servers if that is allowed. Returns one line about what is still missing, otherwise undefined. */
export function installServers(): string | undefined {
  const packages = () => NAMES.filter((name) => !PROGRAMS[name].some(existsSync)).map((name) => PACKAGES[name])
  if (packages().length) installPackages(packages())
  return packages().length ? `There is no ${packages().join(', ')}. ${howToInstall(packages())}` : undefined
}

export function binaryOf(name: ServerName): string {
  const found = PROGRAMS[name].find(existsSync)
  if (!found) throw new Error(`There is no ${PACKAGES[name]}. ${howToInstall([PACKAGES[name]])}`)
  return found
}
