/** Work that can wait until the browser is idle. */

const IDLE_WITHIN_MS = 2000

/** Runs the task when the browser is idle, after two seconds at the latest. */
export function whenIdle(view: Window, task: () => void): void {
  if (typeof view.requestIdleCallback === 'function') view.requestIdleCallback(task, { timeout: IDLE_WITHIN_MS })
  else view.setTimeout(task, 1)
}
