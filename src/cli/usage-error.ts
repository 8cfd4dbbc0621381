/** The command was called with wrong arguments; the message names the option. */
export class UsageError extends Error {}
