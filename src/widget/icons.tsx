/** Line icons in `currentColor`. Inline SVG needs no request and follows forced colours. */
import type { ReactNode } from 'react'

export const Icon = ({ children }: { children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

export const BagIcon = () => (
  <Icon>
    <path d="M5.5 8h13l1 12.5h-15zM9 10V7a3 3 0 0 1 6 0v3" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const MinusIcon = () => (
  <Icon>
    <path d="M6 12h12" />
  </Icon>
)

export const PlusIcon = () => (
  <Icon>
    <path d="M6 12h12M12 6v12" />
  </Icon>
)

export const TagIcon = () => (
  <Icon>
    <path d="M4 4h8l8.5 8.5-8 8L4 12zM8.5 8.5h.01" />
  </Icon>
)

export const LockIcon = () => (
  <Icon>
    <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </Icon>
)
