/** Below the buttons: the description, the shop's sections, and the plain facts. */
import { enProductText } from '../../i18n/english/en-product-text'
import type { ProductView } from '../../store/views'
import { useMessages, useSurroundings } from '../shop-context'
import type { HeadingLevel } from './card/ProductCard'
import { Description, useContent } from './Description'
import type { ProductServices } from './product-services'
import { productTextCss } from './product-text.css'
import type { DetailsState } from './use-details'

export interface ProductTextProps {
  product: ProductView
  state: DetailsState & { again(): void }
  level: HeadingLevel
  services: ProductServices
}

export function ProductText({ product, state, level, services }: ProductTextProps) {
  useSurroundings().adoptStyles(productTextCss)
  const messages = useMessages('productText', enProductText)
  const drawn = useContent(state.details?.description, services)
  // All of it at once: what stands below must not move when the description comes.
  if (state.status === 'loading' || drawn === undefined)
    return <div className="lines" role="status" aria-label={messages.loading} key="loading" />
  const lost = (
    <p className="hint" role="status">
      {messages.detailsFailed}{' '}
      <button type="button" className="text-button" onClick={state.again}>
        {messages.tryAgain}
      </button>
    </p>
  )
  if (state.status === 'failed') return lost
  const { infoSections, digitalFiles, weight, sku } = state.details
  const facts = [
    product.kind === 'digital' && messages.digital,
    weight?.unit && weight.max > 0 && messages.weight(weight.min, weight.max, weight.unit),
    sku && messages.sku(sku),
  ].filter(Boolean)
  const below = Math.min(6, level + 1) as HeadingLevel
  return (
    <div className="text" key="text">
      {drawn ? <drawn.RichContent content={drawn.view} headingLevel={level} /> : state.details.description && lost}
      {infoSections.map(({ title, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat; a section's place is all it has.
        <details className="section" key={place}>
          <summary>
            <bdi>{title}</bdi>
          </summary>
          {content && <Description content={content} level={below} services={services} />}
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
