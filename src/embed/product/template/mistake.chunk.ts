/** What is wrong in an element's templates, for its author: the rows of the check-up that concern them. */
import { checkTemplateTags } from '../../../checkup/markup/check-template'
import { CartletError } from '../../../platform/http/errors'
import { tagsIn } from '../../dom/template-tags'
import { notifyAuthor } from '../../report/notify-author'

const reported = new WeakSet<HTMLTemplateElement>()

/** Each template once; what several of an element have in common, too. */
export function tell(host: HTMLElement, templates: readonly HTMLTemplateElement[]): void {
  const element = host.dataset.cartlet ? `cartlet-${host.dataset.cartlet}` : host.localName
  const messages = new Set<string>()
  for (const template of templates) {
    if (reported.has(template)) continue
    reported.add(template)
    for (const { cause, hint } of checkTemplateTags(tagsIn(template, [element]))) messages.add(`${cause} ${hint}`)
  }
  for (const sentence of messages) notifyAuthor(host, new CartletError('INVALID_ARGUMENT', sentence))
}
