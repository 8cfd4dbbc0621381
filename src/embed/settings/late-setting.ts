/** Settings of features that few pages use. Reading them here keeps their cost out of the code that the first button loads. */
import { ownOf } from '../../platform/wire/record'
import { pageConfiguration } from './config'

/** From the query of the script's address, its attribute, or `window.cartletConfig`. Undefined when it is not set. */
export function lateSetting(name: string, script: Element | null, view: Window): string | undefined {
  const source = (script as Partial<HTMLScriptElement> | null)?.src
  const inQuery = source && new URL(source, view.location.href).searchParams.get(name)
  const configured = ownOf(pageConfiguration(view) as Record<string, unknown> | null | undefined)
  const value = inQuery || script?.getAttribute(`data-${name}`) || configured[name]
  return (typeof value === 'string' && value.trim()) || undefined
}
