/** Attribute of the tags that `cartlet render` has written, which the next run replaces. */
export const RENDERED_MARK = 'data-cartlet-rendered'
