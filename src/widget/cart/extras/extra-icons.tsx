/** Icons of the cart's extras. */
import { Icon } from '../../icons'

export const TruckIcon = () => (
  <Icon>
    <path d="M3 6h11v10H3zM14 9.5h4l3 3.5v3h-7M7 16a2 2 0 1 0 .01 0M17 16a2 2 0 1 0 .01 0" />
  </Icon>
)

export const NoteIcon = () => (
  <Icon>
    <path d="M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4" />
  </Icon>
)
