/** Shows the content that the author put inside the element, with the page's own styles, instead of ours. */
import { useFallback } from './shop-context'

export function AuthorContent() {
  useFallback(true)
  return <slot />
}
