/** Download unit: descriptions in rich content, as version 3 of the catalog has them. A shop that has version 1 never needs it. */
export { richView } from '../../../store/catalog/content/rich-view'
export { RichContent } from '../../../widget/rich/RichContent'
