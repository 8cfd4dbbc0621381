-- Members of a shop. Issued secrets are stored as digests only, passwords as scrypt hashes.
CREATE TABLE IF NOT EXISTS identity (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  email_verified INTEGER NOT NULL DEFAULT 0,
  -- NULL: this member has not set a password yet.
  password_hash TEXT,
  must_reset INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE')),
  reasons TEXT NOT NULL DEFAULT '[]',
  profile TEXT NOT NULL DEFAULT '{}',
  failed_logins INTEGER NOT NULL DEFAULT 0,
  revision INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

-- A second factor. secret: base32 for TOTP, else the telephone number or NULL.
CREATE TABLE IF NOT EXISTS factor (
  id TEXT PRIMARY KEY,
  identity_id TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH')),
  secret TEXT,
  -- The last time step whose TOTP code was accepted: each code works once.
  last_step INTEGER NOT NULL DEFAULT 0,
  UNIQUE (identity_id, type)
);

-- On these devices the member chose to skip the second factor in later logins.
CREATE TABLE IF NOT EXISTS remembered_device (
  identity_id TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
  visitor_id TEXT NOT NULL,
  PRIMARY KEY (identity_id, visitor_id)
);

CREATE TABLE IF NOT EXISTS login_session (
  id TEXT PRIMARY KEY,
  identity_id TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
  started_at TEXT NOT NULL,
  ended_at TEXT
);

-- A login that waits for a code or a password, identified only by its state token.
CREATE TABLE IF NOT EXISTS pending_login (
  token_digest TEXT PRIMARY KEY,
  identity_id TEXT NOT NULL REFERENCES identity (id) ON DELETE CASCADE,
  step TEXT NOT NULL CHECK (step IN ('EMAIL_VERIFICATION', 'MFA', 'FIRST_FACTOR')),
  visitor_id TEXT,
  -- Channel to digest of the code sent to it; PUSH is WAITING, APPROVED or DENIED.
  codes TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  spent_at TEXT
);

-- Links in e-mails (recovery, activation), codes of the authorization server and other tokens for a single use.
CREATE TABLE IF NOT EXISTS one_time_token (
  token_digest TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('RECOVERY', 'AUTHORIZATION', 'SSO', 'PUSH', 'CAPTCHA', 'CHALLENGE', 'INSTALL')),
  data TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  spent_at TEXT
);

CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL CHECK (channel IN ('EMAIL', 'SMS', 'CALL', 'PUSH')),
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  code TEXT,
  link TEXT,
  sent_at TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS reservation (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  contact TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  created_at TEXT NOT NULL
);
