/** Descriptions in HTML: those of version 1 of the catalog, and the plain ones of version 3. */
export { htmlView } from '../../../store/catalog/content/html-view'
export { RichContent } from '../../../widget/rich/RichContent'
