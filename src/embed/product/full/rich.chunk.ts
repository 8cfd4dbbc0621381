/** Descriptions in rich content, which only version 3 of the catalog has. */
export { richView } from '../../../store/catalog/content/rich-view'
export { RichContent } from '../../../widget/rich/RichContent'
