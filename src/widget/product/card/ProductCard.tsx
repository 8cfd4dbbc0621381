/** A product in short: picture, badges, name, price, colours, one button. The whole card is its link, the button stands above that. */
import type { ItemChoice } from '../../../store/cart/choose-variant'
import { matchVariant } from '../../../store/cart/choose-variant'
import { pictureAt } from '../../../store/catalog/picture-at'
import type { Picture, ProductView } from '../../../store/views'
import { BuyButton, type BuyOutcome } from '../../button/BuyButton'
import { useSurroundings } from '../../shop-context'
import type { LoadDetails } from '../content-services'
import type { HeadingLevel } from '../heading-level'
import { Badges } from './Badges'
import { ColourDots } from './ColourDots'
import { NotifyMe, type NotifyProps } from './NotifyMe'
import { ProductPrice } from './ProductPrice'
import { productCss } from './product.css'
import { stockOf } from './product-facts'
import { useSecondPicture } from './use-second-picture'

export interface ProductCardProps {
  /** Under which the shop's state holds the product: id or slug. */
  reference: string
  product: ProductView
  /** @default {} */
  choice?: ItemChoice
  /** Of its name. @default 3 */
  level?: HeadingLevel
  /** Where the name leads. @default the product's page; without either it is no link */
  href?: string
  /** The author's words for the button. */
  label?: string
  /** CSS pixels of the picture where it is widest. @default 320 */
  width?: number
  /** Stands in the first rows: its picture is fetched at once. */
  eager?: boolean
  /** What the author offers in the place of something sold out. */
  notify?: NotifyProps
  buy(): Promise<BuyOutcome>
  /** Asks for the second picture, where the product itself does not name one. */
  loadDetails: LoadDetails
  /** The visitor follows its link. */
  onSelect?(): void
  onIntent?(): void
}

const CARD_PX = 320

export function ProductCard({
  reference,
  product,
  choice = {},
  level = 3,
  href = product.url,
  label = '',
  width = CARD_PX,
  eager,
  notify,
  buy,
  loadDetails,
  onSelect,
  onIntent,
}: ProductCardProps) {
  useSurroundings().adoptStyles(productCss)
  const Heading = `h${level}` as 'h3'
  const picture: Picture | undefined = matchVariant(product, choice)?.picture ?? product.picture
  const name = <bdi key={product.name}>{product.name}</bdi>
  const { second, handlers } = useSecondPicture(product, loadDetails)
  const asksForIt = notify && stockOf(product, choice).status === 'sold-out'
  return (
    <article className="card" {...handlers}>
      <div className="frame">
        {picture && (
          <img
            part="image"
            {...pictureAt(picture, width, width)}
            alt={picture.alt}
            width={width}
            height={width}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        {second && (
          <img className="second" {...pictureAt(second, width, width)} alt="" width={width} height={width} decoding="async" />
        )}
        <Badges product={product} />
        <ColourDots product={product} />
      </div>
      <div className="facts">
        <Heading className="name" part="title">
          {href ? (
            <a href={href} onClick={onSelect}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {product.brand && (
          <p className="brand">
            <bdi key={product.brand}>{product.brand}</bdi>
          </p>
        )}
        <ProductPrice product={product} choice={choice} />
        <div className="actions">
          {asksForIt ? (
            <NotifyMe {...notify} />
          ) : (
            <BuyButton reference={reference} variant={choice.variant} label={label} bare buy={buy} onIntent={onIntent} />
          )}
        </div>
      </div>
    </article>
  )
}
