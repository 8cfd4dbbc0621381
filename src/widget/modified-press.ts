type Modified = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Truthy for a press that is the browser's, such as one that opens a link in another tab; any other means what it is on. */
export const isModifiedPress = (event: Modified): unknown =>
  event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
