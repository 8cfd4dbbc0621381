/** Turns an author's choices into the code to paste. Pure: the same choices give the same text, in the command and in the configurator. */
import { clientIdShape } from '../checkup/client/client-id'
import { hasLogin, themeAddress } from '../checkup/policy/policy-needs'
import type { BuiltFiles, Snippet, SnippetChoices, Step } from './choices'
import { type Attributes, elementProblems, elementTag, openTag } from './elements'
import { importMapOf, isWidget, loaderOf, sourceHash } from './import-map'
import { isNonce, policyOf } from './policy'
import { chosenSettings, SETTINGS, settingProblems } from './settings'
import { reservedFor, themeProblems, themeStyles } from './style-sheet'

/** Steps for the owner on the platform's dashboard, in the dashboard's own words. */
type Chosen = Pick<SnippetChoices, 'clientId' | 'elements' | 'site'>

const hostOf = (site: string | undefined): string | undefined => {
  try {
    return site ? new URL(site).host : undefined
  } catch {
    return undefined
  }
}

function dashboardSteps({ clientId, elements, site }: Chosen): Step[] {
  const host = hostOf(site)
  const steps: Step[] = [
    { text: "Open your site's dashboard, and there Settings → Development & integrations → Headless settings." },
    { text: 'Choose the OAuth app with this client ID:', value: clientId },
    { text: 'Open its URLs.' },
    host
      ? { text: 'Add this to the allowed redirect domains, so that buyers come back from the checkout:', value: host }
      : { text: 'Add the domain of your site to the allowed redirect domains, so that buyers come back from the checkout.' },
  ]
  if (hasLogin(elements))
    steps.push({
      text: 'Add the address of each page with a login to the allowed authorization redirect URIs.',
    })
  return [...steps, { text: 'Save.' }]
}

/** The folder of the files with a trailing slash. Empty stays empty: the folder of the page. */
export const folderOf = (files: string): string => (!files || files.endsWith('/') ? files : `${files}/`)

const DEFAULT_NONCE = 'NONCE'

/** With the form `divs`, the settings are in the address, because editors may remove a script's attributes. */
function scriptTag(choices: SnippetChoices, folder: string, hashes: BuiltFiles['hashes'], nonce: string | undefined): string {
  const { clientId, settings = {}, form, integrity } = choices
  const given: [string, string][] = [['client-id', clientId.trim()], ...chosenSettings(settings)]
  const inAddress = form === 'divs'
  const file = integrity ? loaderOf(hashes) : 'loader.js'
  const src = `${folder}${file}${inAddress ? `?${new URLSearchParams(given)}` : ''}`
  const hash = integrity && hashes[file]
  const attributes: Attributes = [
    ['async', ''],
    ['crossorigin', ''],
    ['src', src],
    ...(hash ? [['integrity', hash] as const] : []),
    ...(nonce ? [['nonce', nonce] as const] : []),
    ...(inAddress ? [] : given.map(([name, value]) => [`data-${name}`, value] as const)),
  ]
  return `${openTag('script', attributes)}</script>`
}

/**
 * @returns every part of the snippet, even if some choices cannot work, which `problems` lists
 */
export async function writeSnippet(choices: SnippetChoices, { hashes, reservedSpace }: BuiltFiles): Promise<Snippet> {
  const { clientId, elements, settings = {}, form, site, policy, integrity, ownStyleSheet, shopOrigin } = choices
  const folder = folderOf(choices.files)
  const wanted = choices.nonce?.trim() || DEFAULT_NONCE
  const nonce = policy === 'nonce' ? (isNonce(wanted) ? wanted : DEFAULT_NONCE) : undefined
  const api = settings.api?.trim() || SETTINGS.api[0]
  const ownNonce = nonce ? [['nonce', nonce] as const] : []
  const map = integrity ? importMapOf(hashes, folder) : undefined
  const mapTag = map && `${openTag('script', [['type', 'importmap'], ...ownNonce])}${map}</script>`
  const mapHash = map && !nonce ? await sourceHash(map) : undefined
  // Without the preload, the loader would request it one round trip later. After an update of the files, it asks for nothing that the page needs.
  const widget = Object.entries(hashes).find(([file]) => isWidget(file))
  const preload =
    widget &&
    openTag('link', [
      ['rel', 'modulepreload'],
      ['crossorigin', ''],
      ['href', `${folder}${widget[0]}`],
      ...(integrity ? [['integrity', widget[1]] as const] : []),
      ...ownNonce,
    ])
  const styles = `${reservedFor(reservedSpace, form)}\n${themeStyles(choices)}`.trim()
  const inHead = ownStyleSheet ? '' : styles
  const styleHash = inHead ? await sourceHash(inHead) : undefined
  const head = [
    // Before all imports: a browser that has already imported something ignores the map or refuses it.
    mapTag,
    openTag('link', [
      ['rel', 'preconnect'],
      ['href', originOf(api)],
      ['crossorigin', ''],
    ]),
    inHead && `${openTag('style', ownNonce)}${inHead}</style>`,
    scriptTag(choices, folder, hashes, nonce),
    preload,
  ]
  const { snapshot, live, captchaUrl } = settings
  const theme = themeAddress(settings.theme)
  return {
    head: `${head.filter(Boolean).join('\n')}\n`,
    body: `${elements.map((element) => elementTag(element, form)).join('\n')}\n`,
    styles: `${styles}\n`,
    policy: policyOf(
      { elements, api, files: folder, site, snapshot, live, theme, captcha: captchaUrl, shopOrigin },
      { nonce, ...(mapHash && { inline: [mapHash] }), ...(styleHash && { inlineStyles: [styleHash] }) },
    ),
    dashboard: dashboardSteps(choices),
    problems: [
      ...(clientIdShape(clientId) === 'good' ? [] : ['The client id is missing or malformed.']),
      ...(policy === 'nonce' && !isNonce(wanted)
        ? [`The nonce must be one value or one expression of a template, not "${wanted}".`]
        : []),
      ...settingProblems(settings),
      ...elements.flatMap(elementProblems),
      ...themeProblems(choices),
    ],
  }
}

const originOf = (address: string): string => {
  try {
    return new URL(address).origin
  } catch {
    return address
  }
}
