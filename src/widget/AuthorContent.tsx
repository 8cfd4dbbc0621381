/** What the author put inside the tag, as the page made it look, in the place of anything of ours. */
import { useFallback } from './shop-context'

export function AuthorContent() {
  useFallback(true)
  return <slot />
}
