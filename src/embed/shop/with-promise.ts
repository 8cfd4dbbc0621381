/** Details of events whose outcome is known later. */

/** Adds `promise` to a detail: not enumerable, so that cloning the detail or writing it as JSON gives the same as without it. */
export const withPromise = <T extends object, P>(detail: T, promise: P): T & { readonly promise: P } =>
  Object.defineProperty(detail, 'promise', { value: promise }) as T & { readonly promise: P }
