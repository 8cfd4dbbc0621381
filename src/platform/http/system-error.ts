import { CartletError, type ErrorDetails } from './errors'

/** docs/platform.md §8, "anything else": one message, with the request id if there is one. */
export const systemError = (code: string, details: ErrorDetails): CartletError =>
  new CartletError(code, `System error occurred${details.requestId ? ` (request id ${details.requestId})` : ''}`, details)
