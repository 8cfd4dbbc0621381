/** A product card: picture, badges, name, price, colours and one button. The link covers the whole card, below the button. */

import type { ReactNode } from 'react'
import type { Picture, ProductView } from '../../../store/base/views'
import type { ItemChoice } from '../../../store/catalog/choose/choose-variant'
import { matchVariant } from '../../../store/catalog/choose/choose-variant'
import { pictureAt } from '../../../store/catalog/picture-at'
import { BuyButton } from '../../button/BuyButton'
import type { BuyOutcome } from '../../button/presses'
import { isModifiedPress } from '../../modified-press'
import { Photo } from '../../Photo'
import { useSurroundings } from '../../shop-context'
import type { LoadDetails } from '../content-services'
import type { HeadingLevel } from '../heading-level'
import { Badges } from './Badges'
import { ColourDots } from './ColourDots'
import { NotifyMe, type NotifyProps } from './NotifyMe'
import { ProductPrice } from './ProductPrice'
import { productCss } from './product.css'
import { stockOf } from './product-facts'
import { useProductMessages } from './product-messages'
import { useSecondPicture } from './use-second-picture'

export interface ProductCardProps {
  /** Key of the product in the shop's state: id or slug. */
  reference: string
  product: ProductView
  /** @default {} */
  choice?: ItemChoice
  /** Level of the heading with its name. @default 3 */
  level?: HeadingLevel
  /** Address of the link. Without it and without a product page there is no link. @default the product's page */
  href?: string
  /** The author's label for the button. */
  label?: string
  /** Greatest width of the picture in CSS pixels. @default 320 */
  width?: number
  /** In one of the first rows: its picture is not loaded lazily. */
  eager?: boolean
  /** What replaces the button when the product is sold out. */
  notify?: NotifyProps
  /** The button that saves the product, on its picture. */
  heart?: ReactNode
  buy(): Promise<BuyOutcome>
  /** Called for the second picture if the product itself does not name one. */
  loadDetails: LoadDetails
  /** Called when the visitor follows the link. */
  onSelect?(): void
  /** In place of following the link, which leads away from the author's site; still followed in a new tab, or without scripts. */
  onOpen?(): void
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
  heart,
  buy,
  loadDetails,
  onSelect,
  onOpen,
}: ProductCardProps) {
  useSurroundings().adoptStyles(productCss)
  const messages = useProductMessages()
  const Heading = `h${level}` as 'h3'
  const picture: Picture | undefined = matchVariant(product, choice)?.picture ?? product.picture
  const name = <bdi key={product.name}>{product.name}</bdi>
  const { second, handlers } = useSecondPicture(product, loadDetails)
  const offersNotification = notify && stockOf(product, choice).status === 'sold-out'
  return (
    <article className="card" part="card" {...handlers}>
      <div className="frame" part="frame" data-heart={heart ? '' : undefined}>
        <Photo
          part="image"
          {...(picture && pictureAt(picture, width, width))}
          alt={picture?.alt}
          width={width}
          height={width}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        {second && (
          <img className="second" {...pictureAt(second, width, width)} alt="" width={width} height={width} decoding="async" />
        )}
        <Badges product={product} choice={choice} />
        <ColourDots product={product} />
        {heart}
      </div>
      <div className="facts">
        <div className="called">
          <Heading className="name" part="title">
            {href ? (
              <a
                href={href}
                aria-haspopup={onOpen && 'dialog'}
                onClick={(event) => {
                  if (!onOpen || isModifiedPress(event)) return onSelect?.()
                  event.preventDefault()
                  onOpen()
                }}
              >
                {name}
              </a>
            ) : (
              name
            )}
          </Heading>
          {product.brand && (
            <p className="brand" part="brand">
              <bdi key={product.brand}>{product.brand}</bdi>
            </p>
          )}
        </div>
        <ProductPrice product={product} choice={choice} />
        <div className="actions">
          {offersNotification ? (
            <NotifyMe name={product.name} {...notify} />
          ) : (
            <BuyButton
              reference={reference}
              variant={choice.variant}
              label={label}
              short={{ ready: messages.addShort, choose: messages.chooseShort }}
              bare
              buy={buy}
            />
          )}
        </div>
      </div>
    </article>
  )
}
