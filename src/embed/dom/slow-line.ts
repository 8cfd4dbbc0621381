/** Whether downloads take long, told by the one that this code came in. */

const LONG_DOWNLOAD_MS = 150

/** What is used next may then be asked for ahead. False where the browser kept the file or does not say, or the page has replaced `performance`. */
export function isOnSlowLine(): boolean {
  try {
    return (performance.getEntriesByName(import.meta.url)[0] as PerformanceEntry).duration > LONG_DOWNLOAD_MS
  } catch {
    return false
  }
}
