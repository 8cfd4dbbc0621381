/** Runs `load` at the first need and remembers its answer; a failure is tried once more at once, and afresh at the next need. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
      .catch(load)
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
}
