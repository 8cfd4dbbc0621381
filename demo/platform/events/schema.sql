-- Undelivered events: a row is inserted with the change itself and deleted once the receiver has answered 200.
-- entity: events with the same value are delivered in order. next_attempt_at: milliseconds since 1970.
CREATE TABLE IF NOT EXISTS event_outbox (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  entity TEXT NOT NULL,
  type TEXT NOT NULL,
  payload TEXT NOT NULL,
  identity TEXT NOT NULL,
  created_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  problem TEXT
);

CREATE TABLE IF NOT EXISTS event_sequence (
  entity TEXT PRIMARY KEY,
  last INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS abandoned_checkout (
  checkout_id TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  recovered_at TEXT
);
