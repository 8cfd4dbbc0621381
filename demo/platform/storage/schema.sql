-- Prices are integers in minor units, quantities are integers, dates are ISO strings, documents are JSON.
CREATE TABLE IF NOT EXISTS setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- One row per issued refresh token: a row with spent_at shows that a token is used again.
CREATE TABLE IF NOT EXISTS refresh_token (
  id TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL,
  issued_at TEXT NOT NULL,
  spent_at TEXT
);

CREATE TABLE IF NOT EXISTS product (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  visible INTEGER NOT NULL CHECK (visible IN (0, 1)),
  document TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS collection (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  document TEXT NOT NULL
);

-- The merchant's arrangement of a category: only arranged products have a row.
CREATE TABLE IF NOT EXISTS category_arrangement (
  collection_id TEXT NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (collection_id, product_id)
);

-- When a product was added to a category. Products of the seed have no row; they were there from the beginning.
CREATE TABLE IF NOT EXISTS category_item (
  collection_id TEXT NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  added_at TEXT NOT NULL,
  PRIMARY KEY (collection_id, product_id)
);

-- quantity NULL: not tracked, sold out only if in_stock is 0. preordered: sold while the quantity was 0.
CREATE TABLE IF NOT EXISTS stock (
  product_id TEXT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  variant_id TEXT NOT NULL,
  quantity INTEGER CHECK (quantity >= 0),
  preordered INTEGER NOT NULL DEFAULT 0,
  in_stock INTEGER NOT NULL DEFAULT 1 CHECK (in_stock IN (0, 1)),
  revision INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT,
  PRIMARY KEY (product_id, variant_id)
);

CREATE TABLE IF NOT EXISTS coupon (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  document TEXT NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE IF NOT EXISTS cart (
  id TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL UNIQUE,
  coupon_code TEXT,
  buyer_note TEXT NOT NULL DEFAULT '',
  info TEXT NOT NULL DEFAULT '{}',
  purchase_flow_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1
);

-- What only version 2 of the cart knows. owner_id is set for carts beside the current one: their cart.visitor_id is no visitor's.
CREATE TABLE IF NOT EXISTS cart_v2 (
  cart_id TEXT PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  owner_id TEXT,
  fields TEXT NOT NULL DEFAULT '{}'
);

-- status: VALID or DISABLED.
CREATE TABLE IF NOT EXISTS gift_card (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  id TEXT NOT NULL UNIQUE,
  balance_minor INTEGER NOT NULL CHECK (balance_minor >= 0),
  status TEXT NOT NULL,
  expires_at TEXT
);

CREATE TABLE IF NOT EXISTS cart_line (
  id TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  merge_key TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  item TEXT NOT NULL,
  UNIQUE (cart_id, merge_key)
);

-- No foreign key to the cart: the checkout outlives it.
CREATE TABLE IF NOT EXISTS checkout (
  id TEXT PRIMARY KEY,
  visitor_id TEXT NOT NULL,
  cart_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('OPEN', 'DONE')),
  snapshot TEXT NOT NULL,
  order_id TEXT,
  created_at TEXT NOT NULL
);

-- checkout_id is set only for sessions of the kind ecomCheckout.
CREATE TABLE IF NOT EXISTS redirect_session (
  id TEXT PRIMARY KEY,
  checkout_id TEXT REFERENCES checkout (id) ON DELETE CASCADE,
  callbacks TEXT NOT NULL,
  full_url TEXT NOT NULL,
  created_at TEXT NOT NULL,
  kind TEXT NOT NULL,
  params TEXT NOT NULL,
  owner TEXT NOT NULL,
  origin TEXT
);

CREATE TABLE IF NOT EXISTS purchase (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  checkout_id TEXT NOT NULL UNIQUE,
  visitor_id TEXT NOT NULL,
  contact TEXT NOT NULL,
  address TEXT,
  coupon_code TEXT,
  totals TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS purchase_line (
  purchase_id TEXT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id TEXT,
  variant_id TEXT,
  name TEXT NOT NULL,
  details TEXT NOT NULL,
  picture TEXT,
  quantity INTEGER NOT NULL,
  unit_price_minor INTEGER NOT NULL,
  line_total_minor INTEGER NOT NULL,
  PRIMARY KEY (purchase_id, position)
);

-- One for each address and item; `item` is the reference in a form that can be compared.
CREATE TABLE IF NOT EXISTS stock_request (
  id TEXT PRIMARY KEY,
  item TEXT NOT NULL,
  email TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (item, email)
);

-- One for each member and item; `item` is the reference in a form that can be compared.
CREATE TABLE IF NOT EXISTS wish_list_item (
  member_id TEXT NOT NULL,
  item TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (member_id, item)
);

CREATE TABLE IF NOT EXISTS fulfillment (
  id TEXT PRIMARY KEY,
  purchase_id TEXT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
  body TEXT NOT NULL
);
