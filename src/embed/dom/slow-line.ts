/** Whether downloads are slow, judged by the download of this file. */

const LONG_DOWNLOAD_MS = 150

/**
 * If so, code that is needed next may be requested earlier. False if the file came from the cache, if the browser does not report
 * it, or if the page has replaced `performance`.
 */
export function isOnSlowLine(): boolean {
  try {
    return (performance.getEntriesByName(import.meta.url)[0] as PerformanceEntry).duration > LONG_DOWNLOAD_MS
  } catch {
    return false
  }
}
