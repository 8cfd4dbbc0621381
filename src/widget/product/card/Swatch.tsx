/** Shows a choice as a colour or a small picture. A rim makes light colours visible. */
import type { OptionChoiceView } from '../../../store/base/views'
import { pictureAt } from '../../../store/catalog/picture-at'
import { colorOf } from '../../../store/catalog/untrusted'

const PICTURE_PX = 40

export interface SwatchProps {
  choice: Pick<OptionChoiceView, 'color' | 'picture'>
  /** An additional class. */
  className?: string
}

export function Swatch({ choice: { color, picture }, className = '' }: SwatchProps) {
  const { src, srcSet } = picture ? pictureAt(picture, PICTURE_PX, PICTURE_PX) : {}
  return (
    <span className={`swatch ${className}`} part="swatch" aria-hidden="true">
      {picture ? (
        <img src={src} srcSet={srcSet} alt="" width={PICTURE_PX} height={PICTURE_PX} loading="lazy" draggable={false} />
      ) : (
        // An attribute of SVG, which a strict content security policy allows in HTML, too. A view may come from storage, so the colour is checked once more.
        <svg fill={colorOf(color) ?? 'none'} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      )}
    </span>
  )
}
