/** Renders one element as the HTML of a declarative shadow root, with the same components as in a page. */

import { options } from 'preact'
import 'preact/compat'
import renderToString from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { formatMoney } from '../i18n/format'
import { CartletError } from '../platform/http/errors'
import { memoryStorage } from '../platform/storage'
import type { FormatMoney } from '../store/base/format-money'
import type { Snapshot } from '../store/base/snapshot-model'
import type { ProductState } from '../store/base/state'
import type { ProductView } from '../store/base/views'
import { rewriteAmounts } from '../store/catalog/rewrite-amounts'
import { entryOf } from '../store/catalog/untrusted'
import { createShop, type Shop } from '../store/shop/shop'
import { BuyButton } from '../widget/button/BuyButton'
import { ShopProvider, type ShopSurroundings } from '../widget/shop-context'
import { readAuthorContent } from './author-content'
import type { DrawOptions } from './draw-options'
import { escapeHtml } from './escape'
import { languageOf } from './languages'
import { LinkButton, type LinkOf, LinkProvider } from './link-button'
import { RENDERED_MARK } from './marks'
import { collectionGrid } from './parts/collection-grid'
import { withOwnLink } from './parts/own-link'
import { buyButton, product } from './parts/product-parts'
import type { ReadAttribute, ServerPart, ServerView } from './parts/server-part'
import { STYLE_SHEETS, type StyleSheetName } from './styles/style-sheets'

const normalize = options.vnode

/**
 * Replaces every buy button by a link. Also keeps `translate="no"`: `preact/compat` turns it into the property value `false`, which would be
 * rendered as no attribute at all.
 */
options.vnode = (node) => {
  const { type, props } = node as { type: unknown; props: { translate?: unknown } | null }
  const isKept = typeof type === 'string' && props?.translate === 'no'
  if (type === BuyButton) Object.assign(node, { type: LinkButton })
  normalize?.(node)
  if (isKept) (node.props as { translate?: unknown }).translate = 'no'
}

const renderHtml = (node: ReactNode): string => renderToString(node as Parameters<typeof renderToString>[0])

/** A shop with the data of a snapshot that sends no requests: the components render from its state. */
const refuse = () => Promise.reject(new CartletError('UNSUPPORTED', 'Rendering on a server cannot call the platform'))

/** By the locale that money is written in. */
const shops = new WeakMap<Snapshot, Map<string, Shop>>()
/** More than the languages and countries of one site. */
const MOST_LOCALES = 64

/** The same shop for the same snapshot and locale. */
function staticShopOf(snapshot: Snapshot, locale: string): Shop {
  const inLocales = shops.get(snapshot) ?? new Map<string, Shop>()
  const cached = inLocales.get(locale)
  if (cached) return cached
  const format: FormatMoney = (value, currency, written) => formatMoney(value, currency, locale, written)
  const shop = createShop({
    clientId: snapshot.clientId,
    storage: memoryStorage(),
    connect: refuse,
    loadDrawerActions: refuse,
    navigate: () => 'blocked',
  })
  const products: Record<string, ProductState> = Object.create(null)
  for (const product of rewriteAmounts(snapshot.products, format))
    for (const reference of [product.id, product.slug]) products[reference] = { status: 'ready', product }
  shop.store.setState({ products })
  // A visitor's request may name the locale.
  if (inLocales.size >= MOST_LOCALES) inLocales.clear()
  shops.set(snapshot, inLocales.set(locale, shop))
  return shop
}

const PARTS: Readonly<Record<string, ServerPart>> = {
  'buy-button': buyButton,
  product,
  collection: collectionGrid,
}

/** Names of the elements that can be pre-rendered, without `cartlet-`. */
export const RENDERED = Object.keys(PARTS)

/** Attribute of a pre-rendered root, with the time of its snapshot. */
export const TAKEN_AT = 'data-taken-at'

export interface DrawnElement {
  /** The `template` with the declarative shadow root. */
  template: string
  products: readonly ProductView[]
  list?: string
}

function stylesIn(names: readonly StyleSheetName[], { styles, styleNonce }: DrawOptions): string {
  if (styles === undefined) {
    const nonce = styleNonce ? ` nonce="${escapeHtml(styleNonce)}"` : ''
    return names.map((name) => `<style ${RENDERED_MARK}${nonce}>${STYLE_SHEETS[name]}</style>`).join('')
  }
  const folder = styles.replace(/\/*$/, '/')
  return names.map((name) => `<link rel="stylesheet" href="${escapeHtml(folder + name)}">`).join('')
}

/**
 * Returns undefined if the snapshot does not contain what the element shows, and null for what is drawn in the page alone.
 * @param content the HTML that the author put inside the element
 */
export function drawElement(
  name: string,
  read: ReadAttribute,
  content: string,
  snapshot: Snapshot,
  options: DrawOptions & Pick<ServerView, 'ownCards'> = {},
): DrawnElement | null | undefined {
  const part = entryOf(PARTS, name)
  if (!part) return null
  const language = languageOf(read('locale')?.trim() || options.locale || snapshot.locale)
  const shop = staticShopOf(snapshot, language.locale)
  const view: ServerView = {
    snapshot,
    shop,
    read,
    author: readAuthorContent(content),
    language,
    url: options.url,
    productLink: options.productLink,
    ownCards: options.ownCards,
    level: options.headingLevel ?? 2,
  }
  const drawn = part(view)
  if (!drawn) return drawn
  const linkOf: LinkOf = (product) => drawn.href ?? withOwnLink(view, product).url
  const asked = read('theme')
  const theme = asked === 'dark' || asked === 'light' ? asked : (options.theme ?? 'light')
  const dir = language.rtl || options.dir === 'rtl' ? 'rtl' : 'ltr'
  const surroundings: ShopSurroundings = {
    shop,
    messages: language.messages,
    locale: language.locale,
    adoptStyles() {},
    setFallback() {},
    checkout: () => undefined,
  }
  const root = renderHtml(
    <div className="root" lang={language.lang} dir={dir} data-theme={theme} {...{ [TAKEN_AT]: snapshot.takenAt }}>
      <ShopProvider value={surroundings}>
        <LinkProvider value={linkOf}>{drawn.node}</LinkProvider>
      </ShopProvider>
    </div>,
  )
  const { deadEnd } = drawn
  const slot = deadEnd === undefined ? '' : `<slot class="author">${escapeHtml(deadEnd)}</slot>`
  const styles = stylesIn(['cartlet-shadow.css', ...drawn.sheets], options)
  return {
    template: `<template shadowrootmode="open" ${RENDERED_MARK}>${styles}${slot}${root}</template>`,
    products: drawn.products,
    list: drawn.list,
  }
}
