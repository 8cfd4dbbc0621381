/** The names of the services, as authors read them. */
export const SERVICE_NAMES = [
  'recommendations',
  'back-in-stock-requests',
  'orders',
  'fulfillments',
  'subscriptions',
  'currencies',
  'wish-lists',
  'order-by-id',
] as const
export type ServiceName = (typeof SERVICE_NAMES)[number]
