/** The owner's own page of the collection that a grid shows. */
import { fillLink, type Linked } from '../../../store/catalog/fill-link'
import type { EmbedView } from '../../boot/embed'

/** The page that the author names in the attribute `category-link`. */
export function categoryLink({ page, read }: EmbedView, collection: Linked): string | undefined {
  const template = read('category-link')?.trim()
  return template ? fillLink(template, collection, page.document.baseURI) : undefined
}
