/** Longest wait for a frame: none comes while a page is hidden. */
const NO_FRAME_MS = 100

/** Runs the task after the current changes have been painted. Returns a function that cancels it. */
export function afterPaint(view: Window, task: () => void): () => void {
  let timer = view.setTimeout(run, NO_FRAME_MS)
  function run(): void {
    stop()
    task()
  }
  const frame = view.requestAnimationFrame(() => {
    view.clearTimeout(timer)
    timer = view.setTimeout(run)
  })
  function stop(): void {
    view.clearTimeout(timer)
    view.cancelAnimationFrame(frame)
  }
  return stop
}
