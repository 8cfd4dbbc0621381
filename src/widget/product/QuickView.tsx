/** A product in a dialog: visitors choose and add it without losing their place in the page. */
import { useId } from 'react'
import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { useModal } from '../dialog/use-modal'
import { CloseIcon } from '../icons'
import { useShop, useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { productCss } from './card/product.css'
import { useProductMessages } from './card/product-messages'
import { ProductForm } from './choose/ProductForm'
import { useSelection } from './choose/use-selection'
import { Pictures } from './gallery/Pictures'
import { ProductHead } from './ProductHead'
import { productFullCss } from './product-full.css'
import type { ProductServices } from './product-services'
import { quickViewCss } from './quick-view.css'

export interface QuickViewProps {
  /** Key of the product in the shop's state. */
  reference: string
  start: ItemChoice
  quantity: number
  services: ProductServices
  onClose(): void
  /** Takes the focus on closing if the element that opened it is gone. */
  focusFallback?(): void
}

const GALLERY_PX = 480

export function QuickView({ onClose, focusFallback, ...props }: QuickViewProps) {
  const messages = useProductMessages()
  const titleId = useId()
  const modal = useModal(true, { onClose, focusFallback })
  const { adoptStyles } = useSurroundings()
  for (const css of [productCss, productFullCss, quickViewCss]) adoptStyles(css)
  const entry = useShop(({ products }) => products[props.reference])
  return (
    <dialog {...modal} className="quick-view" part="dialog" aria-labelledby={titleId}>
      {entry?.status === 'ready' ? (
        <Shown {...props} product={entry.product} titleId={titleId} />
      ) : (
        <p className="hint" id={titleId} tabIndex={-1} data-focus="">
          {entry?.status === 'loading' ? messages.loading : messages.unavailable}
        </p>
      )}
      <button type="button" className="icon-button close" aria-label={messages.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </dialog>
  )
}

interface ShownProps extends Omit<QuickViewProps, 'onClose'> {
  product: ProductView
  titleId: string
}

function Shown({ reference, product, start, quantity, services, titleId }: ShownProps) {
  const messages = useProductMessages()
  const selection = useSelection(product, start, quantity)
  const details = useLoad(() => services.loadDetails(reference), true, reference)
  const { choice } = selection
  const isPictureless = !product.picture && !details.value?.media.length
  return (
    <div className="full" data-pictureless={isPictureless ? '' : undefined}>
      <Pictures product={product} choice={choice} details={details.value} width={GALLERY_PX} services={services} />
      <div className="info">
        <ProductHead product={product} choice={choice} level={2} titleId={titleId} />
        <ProductForm reference={reference} product={product} selection={selection} services={services} />
        {product.url && (
          <a className="more" href={product.url}>
            {messages.details}
          </a>
        )}
      </div>
    </div>
  )
}
