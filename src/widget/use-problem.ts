/**
 * What is wrong with a field, told once. The text is an alert; the field is described by it only while the focus is elsewhere, as readers also say a description
 * that appears at the focused field. A visitor who comes back to the field hears it then.
 */
import { type RefObject, useEffect, useState } from 'react'

/**
 * Call it after the effect that moves the focus to the field.
 * @returns whether the field is described by the problem, and what the field does on blur
 */
export function useProblem(problem: unknown, field: RefObject<HTMLElement | null>): [boolean, () => void] {
  const is = Boolean(problem)
  const [isDescribed, setDescribed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is a new one.
  useEffect(() => {
    const { current } = field
    setDescribed(is && (current?.getRootNode() as ShadowRoot | undefined)?.activeElement !== current)
  }, [problem])
  return [is && isDescribed, () => setDescribed(is)]
}
