import { Icon } from '../icons'

export const SearchIcon = () => (
  <Icon>
    <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20.5 20.5" />
  </Icon>
)
