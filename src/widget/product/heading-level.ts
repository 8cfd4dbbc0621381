/** Level of a heading below the page's own title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6
