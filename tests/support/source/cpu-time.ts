/** Processor time in milliseconds that this process needs for `work`: neither a busy machine nor fake timers stretch it. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
