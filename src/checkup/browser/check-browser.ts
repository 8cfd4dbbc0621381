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
      cause: `This page runs Cartlet ${version}, but some of its elements were defined by version ${other}.`,
      hint: 'Load Cartlet once. Look for the second copy in a bundle, a tag manager or a cached file.',
    }),
  )

const checkStorage = ({ canStore }: BrowserFacts): Finding[] =>
  canStore
    ? []
    : [
        row({
          code: 'storage-blocked',
          severity: 'warning',
          cause: 'The browser blocks storage for this page: the cart is lost when the page closes.',
          hint: 'A browser setting or a frame without allow-same-origin blocks it. Visitors with the usual settings are not affected.',
        }),
      ]

const checkConsent = ({ consent }: BrowserFacts): Finding[] =>
  consent === 'waiting'
    ? [
        row({
          code: 'consent-never-given',
          severity: 'warning',
          cause:
            'data-consent="required" is set, but neither cartlet.setConsent() nor Google consent mode has answered yet: every page begins with an empty cart.',
          hint: 'Call cartlet.setConsent({ storage: true, analytics: … }) when the visitor has decided. Until then, this row is expected.',
        }),
      ]
    : []

const checkFrame = ({ frame }: BrowserFacts): Finding[] =>
  frame?.lacks.length
    ? [
        row({
          code: 'frame-lacks-permissions',
          severity: 'error',
          cause: `The page is in a frame whose sandbox lacks ${frame.lacks.join(', ')}.`,
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
          cause: 'window.cartletConfig is not a plain object, so it is ignored.',
          hint: 'Set window.cartletConfig = { clientId: "…" } in a script. No element may have the id cartletConfig.',
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
