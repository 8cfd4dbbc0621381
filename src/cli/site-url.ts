import { UsageError } from './exit-code'

/** The option `--url` of commands that write addresses. */
export function siteUrl(url: string): string {
  try {
    const { href, protocol } = new URL(url)
    if (/^https?:$/.test(protocol)) return href
  } catch {
    // Reported below.
  }
  throw new UsageError(`--url must be the address that the pages have on your site, such as https://shop.example/, not "${url}"`)
}
