/** The props of `CartletProvider` that are settings, and the page's configuration made from them. */

import { report } from '../../embed/report/console'
import {
  type Configuration,
  type ConfiguredMessages,
  type PageConfig,
  pageConfiguration,
  readConfig,
} from '../../embed/settings/config'
import { isRecord } from '../../platform/wire/record'

/** The settings of docs/configuration.md that make sense for a page without floating parts. */
export type ProviderSettings = Omit<Configuration, 'cart' | 'cartPosition' | 'snapshot' | 'messages' | 'clientId' | 'apis'> & {
  /** Public OAuth client id of the shop. */
  clientId: string
}

/** What the provider says about what follows an add. */
export const onAddIn = ({ afterAdd, onAdd }: ProviderSettings) => afterAdd ?? onAdd

/** Defaults for the page of the first provider: nothing floats, and an add opens nothing, unless there is a `CartDrawer`. */
const QUIET = { cart: 'none', onAdd: 'none' } as const

export function configOf(settings: ProviderSettings): PageConfig {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  for (const [name, value] of Object.entries(given))
    if (typeof value !== 'string')
      report(`<CartletProvider ${name}> is ${JSON.stringify(value)}, not text.`, `Give it as ${name}="…".`)
  return readConfig({ script: null, globalConfig: { ...QUIET, ...given } }, report)
}

/** Texts are read from the page's configuration, which the script and the elements of the page share. */
export function addMessages(view: Window, messages: ConfiguredMessages): void {
  const configured = pageConfiguration(view)
  const value = { ...(isRecord(configured) && configured), messages }
  Object.defineProperty(view, 'cartletConfig', { value, configurable: true, writable: true, enumerable: true })
}
