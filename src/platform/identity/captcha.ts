/** Specification §9 "Captcha site keys". */

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
export const captchaSiteKeys = (given: Partial<CaptchaSiteKeys> = {}): CaptchaSiteKeys => ({
  visible: given.visible || DEFAULT_CAPTCHA_SITE_KEYS.visible,
  invisible: given.invisible || DEFAULT_CAPTCHA_SITE_KEYS.invisible,
})
