/** The visitor has asked to load less: the browser (Chromium tells), or the system, by `prefers-reduced-data`. */
export const savesData = (
  view: (Window & { navigator: { connection?: { saveData?: boolean } } }) | null | undefined,
): boolean | undefined => view?.navigator.connection?.saveData || view?.matchMedia?.('(prefers-reduced-data: reduce)').matches
