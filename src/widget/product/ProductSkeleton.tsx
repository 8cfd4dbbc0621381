/** The room that a product will take, before it is here. */
import { useProductMessages } from './product-texts'

export function ProductSkeleton({ layout }: { layout: 'card' | 'full' }) {
  const { loading } = useProductMessages()
  const head = (
    <>
      <span className="hidden" role="status">
        {loading}
      </span>
      <div className="frame" aria-hidden="true" />
    </>
  )
  return layout === 'full' ? (
    <div className="full skeleton">
      <div className="gallery">{head}</div>
      <div className="info" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  ) : (
    <div className="card skeleton">
      {head}
      <div className="facts" aria-hidden="true">
        <i />
        <div className="price-row">
          <i />
        </div>
        <div className="actions">
          <i />
        </div>
      </div>
    </div>
  )
}
