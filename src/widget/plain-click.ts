type Modified = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A press that means what it is on. Any other, such as one that opens a link in another tab, is the browser's. */
export const isPlainClick = (event: Modified): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
