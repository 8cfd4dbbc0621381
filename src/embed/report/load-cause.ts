/**
 * Why a file did not come. `import()` says only that it failed; what the browser has measured of the request tells more, and costs no further request,
 * which a policy of the page could refuse and report.
 */

const SCRIPT = /https?:\/\/\S+\.js(\?\S*)?/
const JAVASCRIPT = /^((text|application)\/(x-)?(java|ecma)script)?$/

/** Undefined if the browser does not tell. @param cause what `import()` was rejected with */
export function loadHint(cause: unknown, view: Pick<Window, 'performance' | 'location'>): string | undefined {
  // WebKit's message has no address.
  const [address] = SCRIPT.exec(`${(cause as Partial<Error> | undefined)?.message}`) ?? []
  if (!address) return undefined
  const entries = view.performance.getEntriesByName(address) as (PerformanceResourceTiming & { contentType?: string })[]
  const entry = entries[entries.length - 1]
  // Also of a page that has requested more than browsers list.
  if (entry?.responseStatus === undefined) return undefined
  const { responseStatus, contentType = '', duration } = entry
  if (responseStatus >= 400)
    return `${address} answers ${responseStatus}: put all files of this release there, and keep those of the last one for open pages.`
  if (!JAVASCRIPT.test(contentType)) return `${address} answers with ${contentType}, not with a script: is the file there?`
  if (responseStatus) return `${address} was changed, or is not what the page’s import map states in integrity.`
  if (duration && new URL(address).origin !== view.location.origin)
    return `${address} has no Access-Control-Allow-Origin header, or its server cannot be reached: serve the files from the page’s own site, or with that header.`
  return `Allow ${address} in script-src of the page’s policy, and check that its server can be reached.`
}
