/** Shows a choice as a colour or a small picture. A rim makes light colours visible. */
import { useLayoutEffect, useRef } from 'react'
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
  const fill = useRef<HTMLSpanElement>(null)
  // Through CSSOM, which a strict content security policy allows. A view may come from storage, so the colour is checked once more.
  useLayoutEffect(() => fill.current?.style.setProperty('background-color', colorOf(color) ?? ''), [color])
  if (!picture) return <span className={`swatch ${className}`} part="swatch" ref={fill} aria-hidden="true" />
  const { src, srcSet } = pictureAt(picture, PICTURE_PX, PICTURE_PX)
  return (
    <span className={`swatch ${className}`} part="swatch" aria-hidden="true">
      <img src={src} srcSet={srcSet} alt="" width={PICTURE_PX} height={PICTURE_PX} loading="lazy" draggable={false} />
    </span>
  )
}
