/** The address of the page's relay, read here and not with the other settings: pages without one pay nothing for it with their first button. */
import { pageConfiguration } from '../boot/config'

/** From the query of the script's own address, its attribute, or `window.cartletConfig`. Undefined where there is none. */
export function liveAddress(script: Element | null, view: Window): string | undefined {
  const source = (script as Partial<HTMLScriptElement> | null)?.src
  const inQuery = source && new URL(source, view.location.href).searchParams.get('live')
  const configured = pageConfiguration(view) as { live?: unknown } | null | undefined
  const address = inQuery || script?.getAttribute('data-live') || configured?.live
  return (typeof address === 'string' && address.trim()) || undefined
}
