import { isPress, type Press } from './press'

/** A click handler that ignores repeated presses. */
export const onPress = (act: () => void) => (event: Press) => {
  if (isPress(event)) act()
}
