/** A card's second picture: fetched when somebody points at the card or comes to it with the keyboard, and not before. */
import { type FocusEvent, type PointerEvent, useRef, useState } from 'react'
import type { Picture, ProductView } from '../../../store/views'
import type { LoadDetails } from '../content-services'

/** Whoever only passes by asks for nothing. */
const DWELL_MS = 80

/** @param loadDetails asks the platform, where the product's own answer did not tell */
export function useSecondPicture({ id, picture, secondPicture }: ProductView, loadDetails: LoadDetails) {
  const [second, setSecond] = useState<Picture | null>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  async function show() {
    if (secondPicture !== undefined) return setSecond(secondPicture)
    const { media } = await loadDetails(id)
    setSecond(media.flatMap((one) => (one.kind === 'image' ? one.picture : [])).find((one) => one.id !== picture?.id))
  }
  const come = (isMeant: boolean) => {
    // What cannot be asked for leaves the first one, which is enough.
    if (isMeant && !second) timer.current = setTimeout(() => show().catch(() => {}), DWELL_MS)
  }
  const handlers = {
    // A finger does not point.
    onPointerEnter: ({ pointerType }: PointerEvent) => come(pointerType !== 'touch'),
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: ({ target }: FocusEvent) => come(target.matches(':focus-visible')),
  }
  return { second, handlers }
}
