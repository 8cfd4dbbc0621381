/** True if the visitor wants to save data: by a setting of the browser (Chromium only) or of the system (`prefers-reduced-data`). */
export const savesData = (
  view: (Window & { navigator: { connection?: { saveData?: boolean } } }) | null | undefined,
): boolean | undefined => view?.navigator.connection?.saveData || view?.matchMedia?.('(prefers-reduced-data: reduce)')?.matches
