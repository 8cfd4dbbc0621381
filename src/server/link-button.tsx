/** A buy button before any script has run: a link to the product that looks like the button, so that a press always has an effect. */
import { createContext, isValidElement, type ReactElement, type ReactNode, useContext } from 'react'
import { BuyButton, type BuyButtonProps } from '../widget/button/BuyButton'
import { useSurroundings } from '../widget/shop-context'

/** Address of the author's own link, if the element has one. */
const AuthorLink = createContext<string | undefined>(undefined)

export const AuthorLinkProvider = AuthorLink.Provider

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
  const own = useContext(AuthorLink)
  const href = own ?? (entry?.status === 'ready' ? entry.product.url : undefined)
  // Called as a function, so that its result can be changed; its hooks become those of this component.
  const drawn = BuyButton(props) as ReactElement<Children>
  const { children } = drawn.props
  if (!href) return drawn
  return Array.isArray(children) ? children.map((child: ReactNode) => asLink(child, href)) : asLink(children, href)
}
