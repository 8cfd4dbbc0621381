/** docs/platform.md §9 "Captcha site keys". */

import { ownOf } from '../../wire/record'

/** The site keys with which a page shows the platform's captchas. */
export interface CaptchaSiteKeys {
  visible: string
  invisible: string
}

/** The public site keys of the platform. A shop behind another gateway has other ones. */
export const DEFAULT_CAPTCHA_SITE_KEYS: Readonly<CaptchaSiteKeys> = {
  visible: '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy',
  invisible: '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v',
}

/** The given site keys, with the platform's as defaults. */
export function captchaSiteKeys(given?: Partial<CaptchaSiteKeys>): CaptchaSiteKeys {
  const { visible, invisible } = ownOf(given)
  return {
    visible: visible || DEFAULT_CAPTCHA_SITE_KEYS.visible,
    invisible: invisible || DEFAULT_CAPTCHA_SITE_KEYS.invisible,
  }
}
