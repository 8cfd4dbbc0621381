/** One picture or film in the gallery's box. */
import type { ImageMedia, VideoMedia } from '../../store/catalog/product-details'
import { blurOf, pictureAt } from '../../store/picture-at'
import { distinct } from './distinct'
import { useGalleryMessages } from './gallery-messages'

export type SlideMedia = ImageMedia | VideoMedia

export interface GallerySlideProps {
  media: SlideMedia
  name: string
  /** CSS pixels of the box where it is widest. */
  width: number
  isFirst: boolean
  isCurrent: boolean
  onEnlarge(): void
}

export function GallerySlide({ media, name, width, isFirst, isCurrent, onEnlarge }: GallerySlideProps) {
  const messages = useGalleryMessages()
  if (media.kind === 'video') {
    const poster = media.poster ?? media.thumbnail
    return (
      <li className="slide">
        {/* biome-ignore lint/a11y/useMediaCaption: the shop has none to give. */}
        <video
          controls
          playsInline
          preload="none"
          poster={poster && pictureAt(poster, width, width, 'fit').src}
          aria-label={messages.video(media.title || name)}
        >
          {distinct(media.sources, ({ url }) => url).map(({ url, format }) => (
            <source src={url} type={format && /^[\w-]+$/.test(format) ? `video/${format}` : undefined} key={url} />
          ))}
        </video>
      </li>
    )
  }
  const { picture } = media
  const blur = isFirst && blurOf(picture)
  const alt = picture.alt || name
  return (
    <li className="slide">
      {blur && <img className="blur" src={blur} alt="" aria-hidden="true" />}
      <button type="button" tabIndex={isCurrent ? 0 : -1} aria-label={messages.enlarge(alt)} onClick={onEnlarge}>
        <img
          part="image"
          {...pictureAt(picture, width, width, 'fit')}
          alt={alt}
          width={picture.width ?? width}
          height={picture.height ?? width}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      </button>
    </li>
  )
}
