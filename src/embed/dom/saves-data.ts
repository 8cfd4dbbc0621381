/** The visitor has asked the browser to load less (Chromium tells). */
export const savesData = ({ navigator }: Window & { navigator: { connection?: { saveData?: boolean } } }): boolean | undefined =>
  navigator.connection?.saveData
