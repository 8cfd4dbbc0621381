/** The second picture of a card, loaded when the card has the pointer or keyboard focus; never if the visitor wants to save data. */
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Picture, ProductView } from '../../../store/base/views'
import { unclobbered } from '../../dialog/unclobbered'
import { savesData } from '../../saves-data'
import type { LoadDetails } from '../content-services'

/** A pointer that only passes over the card loads nothing. */
const DWELL_MS = 80

/** @param loadDetails called if the product does not name its second picture */
export function useSecondPicture({ id, picture, secondPicture }: ProductView, loadDetails: LoadDetails) {
  const [second, setSecond] = useState<Picture | null>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  async function show() {
    if (secondPicture !== undefined) return setSecond(secondPicture)
    const { media } = await loadDetails(id)
    setSecond(media.flatMap((one) => (one.kind === 'image' ? one.picture : [])).find((one) => one.id !== picture?.id))
  }
  const showSoon = (isIntended: boolean, { ownerDocument }: Element) => {
    // If it cannot be loaded, the first picture stays.
    if (isIntended && !second && !savesData(unclobbered(ownerDocument).defaultView))
      timer.current = setTimeout(() => show().catch(() => {}), DWELL_MS)
  }
  const forget = () => clearTimeout(timer.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the card is removed.
  useEffect(() => forget, [])
  const handlers = {
    // Touch has no hover.
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => showSoon(pointerType !== 'touch', currentTarget),
    onPointerLeave: forget,
    onFocus: ({ target }: FocusEvent) => showSoon(target.matches(':focus-visible'), target),
    // Otherwise moving through a page by the Tab key would load the second picture of every card.
    onBlur: forget,
  }
  return { second, handlers }
}
