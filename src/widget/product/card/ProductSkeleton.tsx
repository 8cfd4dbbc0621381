/** A placeholder of the product's size while it is loaded. */
import { useProductMessages } from './product-messages'

export function ProductSkeleton({ layout }: { layout: 'card' | 'full' }) {
  const { loading } = useProductMessages()
  const isFull = layout === 'full'
  const frame = <div className="frame" />
  return (
    <div className={`${layout} skeleton`} role="status" aria-label={loading}>
      {isFull ? <div className="gallery">{frame}</div> : frame}
      <div className={isFull ? 'info' : 'facts'}>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
