/** How the author names the shop, depending on how this page is set up. */
let hint = 'Put data-client-id="…" on the script (or client-id on the element): the public OAuth client id of the shop.'

/** For entries that are configured without a script tag. */
export function setSettingHint(text: string): void {
  hint = text
}

export const settingHint = (): string => hint
