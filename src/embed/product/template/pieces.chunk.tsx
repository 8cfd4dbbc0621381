/** Pieces of our product for the author's own templates: the choices and what depends on them stay ours, the rest is the author's. */
import type { ReactNode } from 'react'
import { CartletError } from '../../../platform/http/errors'
import { AuthorContent } from '../../../widget/AuthorContent'
import { productCss } from '../../../widget/product/card/product.css'
import { productFullCss } from '../../../widget/product/product-full.css'
import { useSurroundings } from '../../../widget/shop-context'
import { defineElement } from '../../boot/define-element'
import type { EmbedView } from '../../boot/embed'
import { reactPart } from '../../boot/react-part'
import type { Page } from '../../page/page'
import { notifyAuthor } from '../../report/notify-author'
import { type Binder, outermost } from './bind'
import { PIECES, type PieceScope, type PieceSource } from './piece-parts'

// Makes Rollup keep what both draw in the chunk of the whole product.
export * from '../full/full.chunk'

const TAGS = Object.keys(PIECES).map((name) => `cartlet-${name}`)

/** Which product a piece is about. */
const scopes = new WeakMap<Element, PieceScope | undefined>()

/** What keeps the card's style sheet from making the piece a block as wide as its place. */
function Boxed({ children }: { children: ReactNode }) {
  const { adoptStyles } = useSurroundings()
  adoptStyles(productCss)
  adoptStyles(productFullCss)
  return <div className="box">{children}</div>
}

const reported = new Set<string>()

/** Reported once for each name. */
function tellStray(host: HTMLElement): void {
  const { localName } = host
  if (reported.has(localName)) return
  reported.add(localName)
  notifyAuthor(
    host,
    new CartletError(
      'INVALID_ARGUMENT',
      `<${localName}> knows no product here. Put it into a <template> in a cartlet-product or cartlet-collection`,
    ),
  )
}

export function definePieces(page: Page): void {
  for (const [name, Drawn] of Object.entries(PIECES)) {
    const part = reactPart({
      render(view) {
        const scope = scopes.get(view.host)
        if (scope)
          return (
            <Boxed>
              <Drawn scope={scope} view={view} />
            </Boxed>
          )
        if (!scopes.has(view.host)) tellStray(view.host)
        return <AuthorContent />
      },
    })
    // Its texts are those of a product. What it shows is there when the copy is, so it is not drawn later.
    const kind = { name: 'product', properties: '', eager: true, part }
    defineElement(`cartlet-${name}`, kind, name === 'add' ? ['action'] : [], page)
  }
}

/** Attributes that a piece has from the element whose template it is in. */
const HANDED_DOWN = ['client-id', 'locale', 'theme', 'on-add']

/** Tells the pieces in copies of one element's templates their product, and names that are none of ours to the author. */
export function createPieces(view: EmbedView, fault: Binder['fault']): Binder['piece'] {
  const byReference = new Map<string, PieceScope>()
  return (element) => {
    const { localName } = element
    if (!TAGS.includes(localName)) {
      if (customElements.get(localName)) return undefined
      element.setAttribute('data-cartlet-undrawn', '') // so that it is told once
      fault()
      return undefined
    }
    for (const name of HANDED_DOWN) {
      const own = view.read(name)
      if (own && !element.hasAttribute(name)) element.setAttribute(name, own)
    }
    return (scope) => {
      const source = outermost(scope).source as PieceSource & { product?: PieceSource['product'] }
      const { reference, product, variant, options } = source
      if (!product) return void scopes.set(element, undefined) // a saved item that is no longer in the shop
      // A list may have a product in several variants, an element that shows one may change its variant.
      const key = options ? JSON.stringify([reference, variant, options]) : reference
      const own: PieceScope = byReference.get(key) ?? { ...source, view, listeners: new Set() }
      byReference.set(key, own)
      scopes.set(element, own)
      if (own.product === product && own.variant === variant) return
      Object.assign(own, { product, variant })
      for (const listener of own.listeners) listener()
    }
  }
}
