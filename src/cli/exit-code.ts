/** The command was called with wrong arguments; the message names the option. */
export class UsageError extends Error {}

/** Exit codes of the commands (docs/prerendering.md). */
export const EXIT = {
  done: 0,
  failed: 1,
  wrongUsage: 2,
  /** Done, but something requested is not in the shop or snapshot, or a page has an error. */
  incomplete: 3,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
