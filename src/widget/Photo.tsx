/** A picture of the shop. Where there is none, or where it does not come, the style sheet draws a quiet sign (`.no-picture`). */
import { type ImgHTMLAttributes, useState } from 'react'

export interface PhotoProps extends ImgHTMLAttributes<HTMLImageElement> {
  part?: string
}

export function Photo({ src, className, ...rest }: PhotoProps) {
  const [lost, setLost] = useState<string>()
  return src && src !== lost ? (
    // biome-ignore lint/a11y/useAltText: callers pass it.
    <img src={src} className={className} {...rest} onError={() => setLost(src)} />
  ) : (
    <span className={`no-picture ${className ?? ''}`} />
  )
}
