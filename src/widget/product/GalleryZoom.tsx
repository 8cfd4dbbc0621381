/** One picture over the whole screen; closer, and moved about by scrolling. */

import { useState } from 'react'
import { pictureAt } from '../../store/picture-at'
import type { Picture } from '../../store/views'
import { Modal } from '../dialog/Modal'
import { CloseIcon } from '../icons'
import { useGalleryMessages } from './gallery-messages'
import { BackIcon, CloserIcon, ForthIcon } from './product-icons'

export interface GalleryZoomProps {
  name: string
  picture: Picture
  onClose(): void
  /** There are others. */
  onStep?: (by: -1 | 1) => void
}

const LARGE_PX = 1600

export function GalleryZoom({ name, picture, onClose, onStep }: GalleryZoomProps) {
  const messages = useGalleryMessages()
  const [close, setClose] = useState(false)
  const alt = picture.alt || name
  return (
    <Modal className="zoom" part="dialog" label={messages.enlarged(name)} onClose={onClose}>
      <button
        type="button"
        className="zoom-picture"
        data-close={close ? '' : undefined}
        aria-label={`${close ? messages.whole : messages.closer}: ${alt}`}
        aria-pressed={close}
        onClick={() => setClose(!close)}
      >
        <img {...pictureAt(picture, LARGE_PX, LARGE_PX, 'fit')} alt={alt} draggable={false} />
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
    </Modal>
  )
}
