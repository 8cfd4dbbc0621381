/** Defines a custom element for each kind. */

import { defineElement } from '../boot/define-element'
import type { Page } from '../page/page'
import { ELEMENT_KINDS, propertiesOf } from './element-kinds'

export function defineElements(page: Page): void {
  for (const kind of ELEMENT_KINDS) defineElement(`cartlet-${kind.name}`, kind, propertiesOf(kind), page)
}
