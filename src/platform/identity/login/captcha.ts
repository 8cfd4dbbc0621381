/** docs/platform.md §9 "Captcha site keys". */

import { ownOf } from '../../wire/record'

/** What a page needs to draw the platform's captchas. */
export interface CaptchaSiteKeys {
  visible: string
  invisible: string
}

/** The platform's own; public. A shop behind another gateway gives its own. */
export const DEFAULT_CAPTCHA_SITE_KEYS: Readonly<CaptchaSiteKeys> = {
  visible: '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy',
  invisible: '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v',
}

/** The site keys to use: those that are given, and the platform's own for the rest. */
export function captchaSiteKeys(given?: Partial<CaptchaSiteKeys>): CaptchaSiteKeys {
  const { visible, invisible } = ownOf(given)
  return {
    visible: visible || DEFAULT_CAPTCHA_SITE_KEYS.visible,
    invisible: invisible || DEFAULT_CAPTCHA_SITE_KEYS.invisible,
  }
}
