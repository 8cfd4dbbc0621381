/** Nothing in it is text to a page that knows what text is. */
export const EVIL = '<img src=x onerror="alert(1)">'
