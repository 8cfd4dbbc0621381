/** The page's own controls: the loader and the widget take presses on them. */
export const ACTIONS = '[data-cartlet-open],[data-cartlet-add],[data-cartlet-checkout],[data-cartlet-login]'
