/** The command was called wrongly; the message names the option. */
export class UsageError extends Error {}
