/** What happens after something was added: the attribute `on-add` of the pressed element, else the page's setting. */
import type { AuthorConfig } from '../boot/config'
import { readAttribute } from '../boot/read-attribute'
import type { Settings } from '../page/page'
import { report } from '../report/console'

const CHOICES: readonly AuthorConfig['onAdd'][] = ['drawer', 'toast', 'checkout', 'none']

/** @param source what was pressed; anything but an element leaves the page's setting */
export function onAddOf({ config }: Settings, source: unknown): AuthorConfig['onAdd'] {
  const read = source instanceof Element ? readAttribute(source) : () => null
  const asked = read('on-add')?.trim()
  if (!asked) return config.onAdd
  const known = CHOICES.find((one) => one === asked)
  if (!known) report(`on-add="${asked}" is not known.`, `Use one of: ${CHOICES.join(', ')}.`)
  return known ?? config.onAdd
}
