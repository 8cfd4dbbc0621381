/** The two error shapes of the platform: field violations (INVALID_ARGUMENT) and application errors. */
export interface FieldViolation {
  field: string
  description: string
  violatedRule: string
  data?: Record<string, unknown>
}

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 428 | 429 | 500

export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  constructor(
    readonly status: ErrorStatus,
    readonly body: Record<string, unknown>,
    readonly code: string,
    /** Headers of the response. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(code)
  }
}

export const applicationError = (
  status: ErrorStatus,
  code: string,
  description: string,
  data?: Record<string, unknown>,
  message = description,
  headers?: Readonly<Record<string, string>>,
): PlatformError =>
  new PlatformError(
    status,
    { message, details: { applicationError: { code, description, ...(data && { data }) } } },
    code,
    headers,
  )

export const validationError = (violations: readonly FieldViolation[]): PlatformError =>
  new PlatformError(
    400,
    {
      message: violations.map((v) => `"${v.field}" ${v.description}`).join(', '),
      details: { validationError: { fieldViolations: violations } },
    },
    'INVALID_ARGUMENT',
  )

export const violation = (
  field: string,
  description: string,
  violatedRule: string,
  data?: Record<string, unknown>,
): FieldViolation => ({ field, description, violatedRule, ...(data && { data }) })

/** Throws a single violation; readers that collect several use `validationError` themselves. */
export const refuse = (field: string, description: string, rule = 'VALIDATION', data?: Record<string, unknown>): never => {
  throw validationError([violation(field, description, rule, data)])
}

export const notFoundBody = (method: string, path: string): PlatformError =>
  applicationError(404, 'NOT_FOUND', `No such call: ${method} ${path}`, undefined, 'Not Found')
