/** The text below the buttons: description, the shop's sections, and facts such as weight and article number. */

import { enProductText } from '../../i18n/compiled/english/en-product-text'
import type { ProductView } from '../../store/base/views'
import type { ProductDetails } from '../../store/catalog/product-details'
import { LiveRegion } from '../LiveRegion'
import { useMessages, useSurroundings } from '../shop-context'
import type { Load } from '../use-load'
import type { LoadContent } from './content-services'
import { Description, useContent } from './Description'
import type { HeadingLevel } from './heading-level'
import { productTextCss } from './product-text.css'

export interface ProductTextProps {
  product: ProductView
  details: Load<ProductDetails>
  level: HeadingLevel
  loadContent: LoadContent
}

export function ProductText({ product, details, level, loadContent }: ProductTextProps) {
  useSurroundings().adoptStyles(productTextCss)
  const messages = useMessages('productText', enProductText)
  const drawn = useContent(details.value?.description, loadContent)
  // Rendered only when complete: a late description would move the content below it.
  if (details.status === 'loading' || drawn === undefined)
    return <div className="lines" role="status" aria-label={messages.loading} key="loading" />
  const failure = (
    <div className="hint">
      <LiveRegion className="" sentence={messages.detailsFailed} />
      <button type="button" className="text-button" onClick={details.again}>
        {messages.tryAgain}
      </button>
    </div>
  )
  if (details.status === 'failed') return failure
  const { description, infoSections, digitalFiles, weight, sku } = details.value
  const facts = [
    product.kind === 'digital' && messages.digital,
    weight?.unit && weight.max > 0 && messages.weight(weight.min, weight.max, weight.unit),
    sku && messages.sku(sku),
  ].filter(Boolean)
  const below = Math.min(6, level + 1) as HeadingLevel
  if (!drawn && !description && !infoSections.length && !digitalFiles.length && !facts.length) return null
  return (
    <div className="text" key="text">
      {drawn ? <drawn.RichContent content={drawn.view} headingLevel={level} /> : description && failure}
      {infoSections.map(({ title, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and sections have no id.
        <details className="section" key={place}>
          <summary>
            <bdi>{title}</bdi>
          </summary>
          {content && <Description content={content} level={below} loadContent={loadContent} />}
        </details>
      ))}
      {digitalFiles.length > 0 && (
        <p className="hint">
          {messages.files}: <bdi>{digitalFiles.map(({ name }) => name).join(', ')}</bdi>
        </p>
      )}
      {facts.length > 0 && <p className="hint">{facts.join(' · ')}</p>}
    </div>
  )
}
