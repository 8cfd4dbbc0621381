/** Mistakes that can only be found in a running page. */
import { BUTTON, inScript, type Mistake, SCRIPT, withSetting } from '../mistake'

export const BROWSER_MISTAKES: readonly Mistake[] = [
  {
    name: 'storage-blocked',
    title: 'A page that may store nothing',
    headers: { 'content-security-policy': 'sandbox allow-scripts' },
    isOfBrowser: true,
    finds: ['storage-blocked'],
  },
  {
    name: 'consent-never-given',
    title: 'Consent is required, and never asked for',
    script: withSetting('data-consent="required"'),
    isOfBrowser: true,
    finds: ['consent-never-given'],
  },
  {
    name: 'config-clobbered',
    title: 'A form called cartletConfig',
    body: `<form id="cartletConfig"></form>${BUTTON}`,
    isOfBrowser: true,
    finds: ['config-not-plain'],
  },
  {
    name: 'element-of-another-version',
    title: 'A bundle has defined the elements already',
    script: `<script>customElements.define('cartlet-buy-button', class extends HTMLElement { static cartlet = '0.9.0' })</script>${SCRIPT}`,
    isOfBrowser: true,
    finds: ['versions-mixed'],
  },
  {
    name: 'contrast-low',
    title: 'White text on a light button',
    script: `<style>:root { --cartlet-color-primary: oklch(0.85 0.1 160); --cartlet-color-on-primary: #fff }</style>${SCRIPT}`,
    isOfBrowser: true,
    finds: ['contrast-low'],
  },
  {
    name: 'framed-without-permissions',
    title: 'A shop in a frame that may not leave',
    body: `<iframe title="Shop" width="600" height="400" sandbox="allow-scripts allow-same-origin" src="/framed"></iframe>`,
    script: '',
    isOfBrowser: true,
    finds: ['frame-lacks-permissions'],
  },
  {
    name: 'api-blocked',
    title: 'An extension stops the calls',
    script: inScript('%%API%%', '%%DEAD%%'),
    isOfBrowser: true,
    finds: ['api-blocked'],
  },
]

/** Pages without a mistake: one is framed by another page, one shows the panel. */
export const RIGHT_PAGES: readonly Mistake[] = [
  { name: 'framed', title: 'A shop in a frame', finds: [] },
  { name: 'with-panel', title: 'A page with its panel', script: withSetting('data-debug'), finds: [] },
]
