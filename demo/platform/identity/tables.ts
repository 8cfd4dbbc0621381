/** The tables of `schema.sql`, children first, which a reset of the shop empties. */
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
