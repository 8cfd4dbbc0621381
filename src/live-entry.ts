/** `cartlet/live`: tells open pages what changed, as server-sent events over what `cartlet/events` has verified. For servers. */
export type { Broker, BrokerListener, Entry, Following } from './live/brokers/broker'
export { memoryBroker } from './live/brokers/memory-broker'
export { type NatsBrokerOptions, type NatsClient, natsBroker } from './live/brokers/nats-broker'
export { type RedisBrokerOptions, type RedisClient, redisBroker } from './live/brokers/redis-broker'
export type { RelayLimits } from './live/limits'
export { createRelay, type Relay, type RelayConfig } from './live/relay'
export type { Signal, SignalKind } from './live/signal'
