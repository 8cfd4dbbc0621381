/** Every system that docs/guides has a page for, with its effects on a snippet. */
import { GHOST, SHOPIFY, TAG_MANAGER, WORDPRESS } from './content-systems'
import { PLAIN_HTML } from './plain-html'
import { SQUARESPACE, SUPER, WEBFLOW } from './site-builders'
import type { System } from './system'

export const SYSTEMS: readonly System[] = [
  ...PLAIN_HTML,
  ...WORDPRESS,
  ...TAG_MANAGER,
  ...GHOST,
  ...SQUARESPACE,
  ...WEBFLOW,
  ...SHOPIFY,
  ...SUPER,
]
