/** The toggle comes after the first buttons: its code is fetched when one stands near the eye. */
import { type ComponentType, useEffect, useState } from 'react'
import { AuthorContent } from '../widget/AuthorContent'
import type { CartToggleProps } from '../widget/CartToggle'
import { loadFurniture } from './chunks'

export function LazyToggle(props: CartToggleProps) {
  const [Toggle, setToggle] = useState<ComponentType<CartToggleProps> | null>(null)
  useEffect(() => {
    loadFurniture().then(
      ({ CartToggle }) => setToggle(() => CartToggle),
      () => {}, // the author's own content stays
    )
  }, [])
  return Toggle ? <Toggle {...props} /> : <AuthorContent />
}
