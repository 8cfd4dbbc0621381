/** Tells the style sheet how high an element is whose height depends on its words: what stands on it, and what it must not cover. */
import { useEffect, useRef } from 'react'

/** @param variable of the document, in pixels */
export function useToldHeight(variable: `--${string}`) {
  const told = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = told.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => document.documentElement.style.setProperty(variable, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [variable])
  return told
}
