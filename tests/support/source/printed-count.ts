/** The totals of a script whose last line says `N passed, N failed`. */
export interface Count {
  passed: number
  failed: number
}

/** @param status with which the script has ended; null if a signal ended it */
export function printedCount(output: string, status: number | null): Count {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  if (passed === undefined) return { passed: 0, failed: 1 }
  // A script that fails without a failed check (a crash after its last line) counts as a failure, too.
  return { passed: Number(passed), failed: Number(failed) || Number(status !== 0) }
}
