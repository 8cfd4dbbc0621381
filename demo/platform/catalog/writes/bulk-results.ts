/** Bulk changes: one that fails does not stop the others, and each has its own result. */
import { PlatformError } from '../../gateway/errors'
import { isRecord } from '../../untrusted'

const failureOf = (error: unknown): { code: string; description: string } => {
  if (error instanceof PlatformError) return { code: error.code, description: String(error.body.message) }
  throw error
}

/** `about` identifies an item in its result. `change` may return further properties for the result. */
export const runBulkOn = <T>(list: readonly T[], about: (one: T) => object, change: (one: T) => unknown) => {
  const results = list.map((one, originalIndex) => {
    const metadata = { ...about(one), originalIndex }
    try {
      const more = change(one)
      return { itemMetadata: { ...metadata, success: true }, ...(isRecord(more) && more) }
    } catch (error) {
      return { itemMetadata: { ...metadata, success: false, error: failureOf(error) } }
    }
  })
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures: results.length - totalSuccesses, undetailedFailures: 0 },
  }
}
