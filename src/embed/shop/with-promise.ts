/** Details of events whose outcome comes later. */

/** `promise` beside the data of a detail: not enumerable, so that a detail is still cloned and written as JSON like what it was. */
export const withPromise = <T extends object, P>(detail: T, promise: P): T & { readonly promise: P } =>
  Object.defineProperty(detail, 'promise', { value: promise }) as T & { readonly promise: P }
