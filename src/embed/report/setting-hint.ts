/** How an author names the shop, in the words of the way that this page is set up. */
let hint = 'Put data-client-id="…" on the script (or client-id on the element): the public OAuth client id of the shop.'

/** Called by entries that are configured without a script tag. */
export function setSettingHint(text: string): void {
  hint = text
}

export const settingHint = (): string => hint
