/** A picture or a video in the gallery. */
import { useState } from 'react'
import { blurOf, pictureAt } from '../../../store/catalog/picture-at'
import type { ImageMedia, VideoMedia } from '../../../store/catalog/product-details'
import { onPress } from '../../on-press'
import { Photo } from '../../Photo'
import { distinct } from '../card/distinct'
import { useGalleryMessages } from './gallery-messages'
import { largePicture } from './large-picture'

export type SlideMedia = ImageMedia | VideoMedia

export interface GallerySlideProps {
  media: SlideMedia
  name: string
  /** Greatest width of the box in CSS pixels. */
  width: number
  isFirst: boolean
  isCurrent: boolean
  /** State of the code that enlarges a picture. */
  zoom?: 'loading' | 'failed'
  onEnlarge(): void
}

export function GallerySlide({ media, name, width, isFirst, isCurrent, zoom, onEnlarge }: GallerySlideProps) {
  const messages = useGalleryMessages()
  const tabIndex = isCurrent ? 0 : -1
  const [isUnplayable, setUnplayable] = useState(false)
  if (media.kind === 'video') {
    const poster = media.poster ?? media.thumbnail
    const sources = distinct(media.sources, ({ url }) => url)
    const label = messages.video(media.title || name)
    // Blocked by the page's content security policy, or of an unknown format: the poster links to the video.
    if (isUnplayable)
      return (
        <li className="slide">
          <a href={sources[0]?.url} target="_blank" rel="noopener" aria-label={label}>
            {poster ? <Photo {...pictureAt(poster, width, width, 'fit')} alt="" width={width} height={width} /> : label}
          </a>
        </li>
      )
    return (
      <li className="slide">
        {/* biome-ignore lint/a11y/useMediaCaption: the shop has no captions. */}
        <video
          controls
          tabIndex={tabIndex}
          playsInline
          preload="none"
          poster={poster && pictureAt(poster, width, width, 'fit').src}
          aria-label={label}
        >
          {sources.map(({ url, format }, place) => (
            <source
              src={url}
              type={format && /^[\w-]+$/.test(format) ? `video/${format}` : undefined}
              // Browsers try the sources in order: the video fails with the last one.
              onError={() => setUnplayable(place === sources.length - 1)}
              key={url}
            />
          ))}
        </video>
      </li>
    )
  }
  const { picture } = media
  const blur = isFirst && blurOf(picture)
  const alt = picture.alt || name
  const control = { tabIndex, 'aria-label': messages.enlarge(alt) }
  const shown = (
    <Photo
      part="image"
      {...pictureAt(picture, width, width, 'fit')}
      alt={alt}
      width={picture.width ?? width}
      height={picture.height ?? width}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  )
  return (
    <li className="slide">
      {blur && <img className="blur" src={blur} alt="" aria-hidden="true" />}
      {zoom === 'failed' ? (
        // In its own tab, the picture is as large as the window.
        <a {...control} href={largePicture(picture).src} target="_blank" rel="noopener">
          {shown}
        </a>
      ) : (
        <button {...control} type="button" aria-busy={zoom === 'loading' || undefined} onClick={onPress(onEnlarge)}>
          {shown}
        </button>
      )}
    </li>
  )
}
