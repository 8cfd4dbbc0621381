/** A buy button before any script has run: a link to the product that looks like the button, so that a press always has an effect. */
import { createContext, isValidElement, type ReactElement, type ReactNode, useContext } from 'react'
import type { ProductView } from '../store/base/views'
import { BuyButton, type BuyButtonProps } from '../widget/button/BuyButton'
import { useSurroundings } from '../widget/shop-context'

/** Where the button of a product leads. */
export type LinkOf = (product: ProductView) => string | undefined

const Links = createContext<LinkOf>(({ url }) => url)

export const LinkProvider = Links.Provider

interface Children {
  children?: ReactNode
}

function asLink(child: ReactNode, href: string): ReactNode {
  if (!isValidElement<Children & { type?: string }>(child) || child.type !== 'button') return child
  const { children, type: _type, ...rest } = child.props
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}

export function LinkButton(props: BuyButtonProps): ReactNode {
  const entry = useSurroundings().shop.store.getState().products[props.reference]
  const linkOf = useContext(Links)
  const href = entry?.status === 'ready' ? linkOf(entry.product) : undefined
  // Called as a function, so that its result can be changed; its hooks become those of this component.
  const drawn = BuyButton(props) as ReactElement<Children>
  const { children } = drawn.props
  if (!href) return drawn
  return Array.isArray(children) ? children.map((child: ReactNode) => asLink(child, href)) : asLink(children, href)
}
