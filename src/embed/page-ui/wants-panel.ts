/** Whether the author wants to see the check-up: `data-debug` on the script, or `?cartlet-debug` in the page's address. */
export const wantsPanel = (script: Element | null, { location }: Window): boolean =>
  /[?&]cartlet-debug\b/.test(location.search) || Boolean(script?.matches('[data-debug]:not([data-debug=false])'))
