/** The snapshot in the page: only in a script element, which the author of a comment must not be able to add to the page. */
export const SNAPSHOT = 'script[data-cartlet-snapshot]'
