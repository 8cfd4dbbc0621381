/** What happens after an add: the attribute `after-add` or `on-add` of the pressed element, else the page's setting. */

import type { Settings } from '../page/page'
import { report } from '../report/console'
import type { AuthorConfig } from '../settings/config'
import { readAttribute } from '../settings/read-attribute'

const CHOICES: readonly AuthorConfig['onAdd'][] = ['drawer', 'toast', 'checkout', 'none']

/** @param source the pressed element; for anything else the page's setting counts */
export function onAddOf({ config }: Settings, source: unknown): AuthorConfig['onAdd'] {
  const read = source instanceof Element ? readAttribute(source) : () => null
  const after = read('after-add')?.trim()
  const asked = after || read('on-add')?.trim()
  if (!asked) return config.onAdd
  const choice = CHOICES.find((one) => one === asked)
  if (!choice) report(`${after ? 'after' : 'on'}-add="${asked}" is not known.`, `Use one of: ${CHOICES.join(', ')}.`)
  return choice ?? config.onAdd
}
