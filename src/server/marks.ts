/** Attribute of the tags that `cartlet render` has written: the next run replaces them. */
export const RENDERED_MARK = 'data-cartlet-rendered'
