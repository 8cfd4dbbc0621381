/** Milliseconds of the processor that this process takes for `work`: neither a busy machine nor faked timers stretch them. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
