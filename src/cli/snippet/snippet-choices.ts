/** Reads the options of `cartlet snippet`. */

import type { SnapshotRequest, TakenSnapshot } from '../../server/take-snapshot'
import type { ChosenElement, SnippetChoices } from '../../snippet/choices'
import { SETTINGS, toAttribute } from '../../snippet/settings'
import { SITE_SYSTEMS, type SiteSystem } from '../../snippet/site-systems'
import type { CatalogName } from '../../store/base/snapshot-model'
import { UsageError } from '../exit-code'
import { noFacts } from '../page/page-facts'
import { type ShopValues, shopRequest } from '../shop-options'

export interface SnippetValues extends ShopValues {
  element?: string
  attribute?: string[]
  setting?: string[]
  variable?: string[]
  files?: string
  site?: string
  system?: string
  form?: string
  nonce?: string
  integrity?: boolean
}

/** Elements that need neither a product nor a collection. */
const ALONE = ['cart', 'cart-toggle', 'account']

function pairs(option: string, values: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    values.map((text) => {
      const [, name, value] = /^([\w-]+)(?:=([\s\S]*))?$/.exec(text) ?? []
      if (!name) throw new UsageError(`--${option} must be name=value, not "${text}"`)
      return [name, value ?? '']
    }),
  )
}

function settingsOf({ setting, api, locale, catalog }: SnippetValues): Record<string, string> {
  const keys = new Map(Object.keys(SETTINGS).map((key) => [toAttribute(key), key]))
  keys.set('after-add', 'onAdd')
  const named = Object.entries(pairs('setting', setting)).map(([name, value]) => {
    const key = keys.get(name.replace(/^data-/, ''))
    if (!key) throw new UsageError(`--setting: there is no setting ${name}; use one of ${[...keys.keys()].join(', ')}`)
    return [key, value] as const
  })
  return { ...(api && { api }), ...(locale && { locale }), ...(catalog && { catalog }), ...Object.fromEntries(named) }
}

/** What to read from the shop; undefined if the elements show no product. */
export function wantedOf(values: SnippetValues): SnapshotRequest | undefined {
  if (values.element && ALONE.includes(values.element)) return undefined
  return shopRequest(values, noFacts())
}

function siteOf(site: string | undefined): string | undefined {
  if (!site) return undefined
  try {
    return new URL(/^https?:/i.test(site) ? site : `https://${site}`).origin
  } catch {
    throw new UsageError(`--site must be the address of your site, such as https://shop.example, not "${site}"`)
  }
}

/** The system that the site runs on; plain HTML by default. */
export function systemOf({ system = 'html' }: SnippetValues): SiteSystem {
  const found = SITE_SYSTEMS.find(({ id }) => id === system)
  if (found) return found
  throw new UsageError(`--system: there is no guide for ${system}; use one of ${SITE_SYSTEMS.map(({ id }) => id).join(', ')}`)
}

/**
 * @param request what to read from the shop
 * @param taken the result; undefined if the shop was not read
 * @param catalog the catalog version, if it is known
 */
export function choicesOf(
  values: SnippetValues,
  request: SnapshotRequest | undefined,
  taken?: TakenSnapshot,
  catalog: CatalogName | undefined = taken?.snapshot.catalog,
): SnippetChoices {
  const system = systemOf(values)
  const { element, form = system.form, nonce } = values
  const { integrity = false } = values
  if (integrity && system.withoutIntegrity)
    throw new UsageError(`--integrity does not work with --system ${system.id}: ${system.withoutIntegrity}`)
  if (form !== 'tags' && form !== 'divs') throw new UsageError(`--form must be tags or divs, not "${form}"`)
  const attributes = pairs('attribute', values.attribute)
  const { products = [], collections = [] } = taken?.snapshot ?? {}
  const shopUrl = products.find(({ url }) => url)?.url
  const shopOrigin = shopUrl && new URL(shopUrl).origin
  const ofProducts = (request?.products ?? []).map((reference): ChosenElement => {
    const found = products.find(({ id, slug }) => id === reference || slug === reference)
    const link = found?.url ? { text: `Buy ${found.name}`, href: found.url } : undefined
    return { name: element ?? 'buy-button', attributes: { product: reference, ...attributes }, link }
  })
  const ofCollections = (request?.collections ?? []).map((reference): ChosenElement => {
    const found = collections.find((one) => one.reference === reference)
    const link = shopOrigin ? { text: found?.name ?? 'Shop', href: shopOrigin } : undefined
    return { name: 'collection', attributes: { collection: reference, ...attributes }, link }
  })
  const alone = request ? [] : [{ name: element ?? '', attributes }]
  const settings = settingsOf(values)
  return {
    clientId: values['client-id']?.trim() ?? '',
    elements: [...ofProducts, ...ofCollections, ...alone],
    settings: { ...settings, ...(catalog && !settings.catalog && { catalog }) },
    variables: Object.fromEntries(
      Object.entries(pairs('variable', values.variable)).map(([name, value]) => [
        name.startsWith('--cartlet-') ? name : `--cartlet-${name}`,
        value,
      ]),
    ),
    form,
    files: values.files ?? '/cartlet/',
    site: siteOf(values.site),
    policy: nonce === undefined ? 'origins' : 'nonce',
    nonce,
    integrity,
    ...(system.styles && { ownStyleSheet: true }),
    shopOrigin,
  }
}
