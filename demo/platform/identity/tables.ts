/** The tables of `schema.sql` beside this file, children first: what a reset of the shop empties. */
export const IDENTITY_TABLES = [
  'reservation',
  'outbox',
  'one_time_token',
  'pending_login',
  'login_session',
  'remembered_device',
  'factor',
  'identity',
] as const
