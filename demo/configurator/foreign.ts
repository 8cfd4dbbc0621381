/** Addresses of other sites in a set-up: a link to the configurator could send the author's customers there. */
import type { SetUp } from './set-up'

export interface Foreign {
  /** What the address is for, as the page says it. */
  what: string
  address: string
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The origin that a browser would ask; undefined for this site's own, one on this machine, and what is no address. */
function otherOrigin(address: string, base: string): string | undefined {
  try {
    // `https:/other.example` is a path of this site only where the base is https, too.
    const { origin, hostname, protocol } = URL.canParse(address) ? new URL(address) : new URL(address, base)
    if (origin === new URL(base).origin || LOOPBACK.test(hostname)) return undefined
    return origin === 'null' ? protocol : origin
  } catch {
    return address.trim() ? address : undefined
  }
}

/** Values of these settings and attributes are addresses. */
const SETTINGS = ['snapshot', 'membersUrl'] as const
const ATTRIBUTES = ['notify-url'] as const

/** @param base the address of the configurator */
export function foreignIn({ api, files, page, settings, attributes }: SetUp, base: string): Foreign[] {
  const named: [what: string, address: string | undefined][] = [
    ['API', api],
    ['Files', files],
    ['Your page', page && (/^[a-z][a-z\d+.-]*:|^[\\/]/i.test(page.trim()) ? page : `https://${page.trim()}`)],
    ...SETTINGS.map((key) => [key, settings[key]] as [string, string | undefined]),
    ...ATTRIBUTES.map((name) => [name, attributes[name]] as [string, string | undefined]),
  ]
  return named.flatMap(([what, address]) => (address && otherOrigin(address, base) ? [{ what, address }] : []))
}

/** The set-up without its addresses. */
export function withoutAddresses(setUp: SetUp): SetUp {
  const without = <T extends Readonly<Record<string, string>>>(values: T, names: readonly string[]) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
  return {
    ...setUp,
    api: '',
    files: '/cartlet/',
    page: '',
    settings: without(setUp.settings, SETTINGS),
    attributes: without(setUp.attributes, ATTRIBUTES),
  }
}
