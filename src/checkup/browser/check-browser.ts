/** Checks that need a running page: storage, consent, frames, versions, colours. */
import type { BrowserFacts, Finding } from '../model'
import type { ReadPage } from '../page/read-page'
import { usesOf } from '../policy/check-policy'
import { policyNeeds } from '../policy/policy-needs'
import { lowContrasts } from './contrast'

const row = (finding: Omit<Finding, 'where'>): Finding => ({ where: 'the page', ...finding })

const checkVersions = ({ version, otherVersions }: BrowserFacts): Finding[] =>
  otherVersions.map((other) =>
    row({
      code: 'versions-mixed',
      severity: 'error',
      cause: `Version ${version} of Cartlet runs here, and elements of version ${other} are defined as well.`,
      hint: 'Load Cartlet once: a bundle, a tag manager or a cached file brings the other one.',
    }),
  )

const checkStorage = ({ canStore }: BrowserFacts): Finding[] =>
  canStore
    ? []
    : [
        row({
          code: 'storage-blocked',
          severity: 'warning',
          cause: 'The browser lets this page store nothing: the cart is lost with the page.',
          hint: 'A browser setting, or a frame without allow-same-origin, does that. Visitors with the usual settings are not affected.',
        }),
      ]

const checkConsent = ({ consent }: BrowserFacts): Finding[] =>
  consent === 'waiting'
    ? [
        row({
          code: 'consent-never-given',
          severity: 'warning',
          cause:
            'data-consent="required", and neither cartlet.setConsent() nor Google consent mode has answered: every page begins with an empty cart.',
          hint: 'Call cartlet.setConsent({ storage: true, analytics: … }) when the visitor has decided. Right after the first visit this row is as it should be.',
        }),
      ]
    : []

const checkFrame = ({ frame }: BrowserFacts): Finding[] =>
  frame?.lacks.length
    ? [
        row({
          code: 'frame-lacks-permissions',
          severity: 'error',
          cause: `The page stands in a frame whose sandbox lacks ${frame.lacks.join(', ')}.`,
          hint: `Write sandbox="… ${frame.lacks.join(' ')}" on the <iframe>.`,
        }),
      ]
    : []

const checkConfig = ({ hasBrokenConfig }: BrowserFacts): Finding[] =>
  hasBrokenConfig
    ? [
        row({
          code: 'config-not-plain',
          severity: 'error',
          cause: 'window.cartletConfig is there, but is no plain object; it is ignored.',
          hint: 'Write window.cartletConfig = { clientId: "…" } in a script, and give no element that id.',
        }),
      ]
    : []

/** Only if the policy itself is not known: otherwise its own rows say more. */
function checkRefusals(page: ReadPage, { refusals }: BrowserFacts): Finding[] {
  const use = usesOf(page)
  if (page.policies.length || !use) return []
  const ours = policyNeeds(use).flatMap(({ address }) => (address ? [new URL(address).origin] : []))
  return refusals
    .filter(({ address }) => URL.canParse(address) && ours.includes(new URL(address).origin))
    .map(({ directive, address }) =>
      row({
        code: 'policy-has-refused',
        severity: 'error',
        cause: `The page's policy has refused ${address}.`,
        hint: `Add it to the policy: ${directive} ${new URL(address).origin}`,
      }),
    )
}

export function checkBrowser(page: ReadPage): Finding[] {
  const { browser } = page
  if (!browser) return []
  const checks = [checkVersions, checkStorage, checkConsent, checkFrame, checkConfig]
  return [...checks.flatMap((check) => check(browser)), ...lowContrasts(browser.colors), ...checkRefusals(page, browser)]
}
