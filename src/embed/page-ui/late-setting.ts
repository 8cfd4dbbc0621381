/** Settings of features that few pages switch on, read here and not with the others: pages without them pay nothing for it with their first button. */
import { pageConfiguration } from '../boot/config'

/** From the query of the script's own address, its attribute, or `window.cartletConfig`. Undefined where there is none. */
export function lateSetting(name: string, script: Element | null, view: Window): string | undefined {
  const source = (script as Partial<HTMLScriptElement> | null)?.src
  const inQuery = source && new URL(source, view.location.href).searchParams.get(name)
  const configured = pageConfiguration(view) as Record<string, unknown> | null | undefined
  const value = inQuery || script?.getAttribute(`data-${name}`) || configured?.[name]
  return (typeof value === 'string' && value.trim()) || undefined
}
