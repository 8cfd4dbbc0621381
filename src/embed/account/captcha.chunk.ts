/** Captchas; loaded when the platform asks for one. */
export { captchaIn } from './captcha'
