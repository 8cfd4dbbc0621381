/** A picture over the whole screen; zoomed in, it is moved by scrolling. */
import { type ComponentType, useState } from 'react'
import type { Picture } from '../../../store/base/views'
import { useModal } from '../../dialog/use-modal'
import { CloseIcon } from '../../icons'
import { useSurroundings } from '../../shop-context'
import { useGalleryMessages } from './gallery-messages'
import { largePicture } from './large-picture'
import { BackIcon, CloserIcon, ForthIcon } from './product-icons'
import { zoomCss } from './zoom.css'

export interface GalleryZoomProps {
  name: string
  picture: Picture
  onClose(): void
  /** Absent if there is only one picture. */
  onStep?: (by: -1 | 1) => void
}

/** Fetches the enlarged view, at the first press on a picture. */
export type LoadZoom = () => Promise<{ GalleryZoom: ComponentType<GalleryZoomProps> }>

export function GalleryZoom({ name, picture, onClose, onStep }: GalleryZoomProps) {
  useSurroundings().adoptStyles(zoomCss)
  const messages = useGalleryMessages()
  const modal = useModal(true, { onClose })
  const [close, setClose] = useState(false)
  const alt = picture.alt || name
  return (
    <dialog {...modal} className="zoom" part="dialog" aria-label={messages.enlarged(name)}>
      <button
        type="button"
        className="zoom-picture"
        data-close={close ? '' : undefined}
        aria-label={`${close ? messages.whole : messages.closer}: ${alt}`}
        aria-pressed={close}
        onClick={() => setClose(!close)}
      >
        <img {...largePicture(picture)} alt={alt} draggable={false} />
      </button>
      <div className="zoom-bar">
        {onStep && (
          <button type="button" className="icon-button back" aria-label={messages.previous} onClick={() => onStep(-1)}>
            <BackIcon />
          </button>
        )}
        {onStep && (
          <button type="button" className="icon-button forth" aria-label={messages.next} onClick={() => onStep(1)}>
            <ForthIcon />
          </button>
        )}
        <button type="button" className="icon-button" aria-hidden="true" tabIndex={-1} onClick={() => setClose(!close)}>
          <CloserIcon />
        </button>
        <button type="button" className="icon-button" data-focus="" aria-label={messages.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}
