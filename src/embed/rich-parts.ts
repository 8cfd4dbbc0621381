/** Download unit: descriptions that are more than a line of text. */
export { htmlView } from '../store/catalog/html-view'
export { richView } from '../store/catalog/rich-view'
export { RichContent } from '../widget/rich/RichContent'
