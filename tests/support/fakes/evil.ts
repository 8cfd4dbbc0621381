/** A text that runs a script where it is inserted as markup. */
export const EVIL = '<img src=x onerror="alert(1)">'
