/** Compares the page's Content-Security-Policy with what Cartlet needs, and offers one line to paste. */
import type { Finding } from '../model'
import type { ReadPage } from '../page/read-page'
import { whereOf } from '../page/where'
import { type Policy, parsePolicies } from './parse-policy'
import { lacks, policyHeader } from './policy-header'
import { hasLogin, type Need, type PageUse, policyNeeds, themeAddress } from './policy-needs'

/** What the page uses according to its tags; undefined without a script of Cartlet, or if the API is not a valid address. */
export function usesOf(page: ReadPage): PageUse | undefined {
  const src = page.loader?.attributes.src
  if (!src || !URL.canParse(page.api) || !URL.canParse(src, page.address ?? 'https://page.invalid')) return undefined
  const optional = (name: string) => page.setting(name)?.value
  const [nonce, snapshot, live, captcha] = [
    page.loader?.attributes.nonce,
    optional('snapshot'),
    optional('live'),
    optional('captcha-url'),
  ]
  const theme = themeAddress(optional('theme'))
  const drawn = page.embedded.map(({ element: name = '', read }) => ({ name, attributes: { account: read('account') } }))
  return {
    ...(page.address && { page: page.address }),
    loader: src,
    ...(nonce && { nonce }),
    api: page.api,
    elements: page.embedded.flatMap(({ element }) => element ?? []),
    ...(snapshot && { snapshot }),
    ...(live && { live }),
    ...(theme && { theme }),
    ...(captcha && { captcha }),
    hasLogin: hasLogin(drawn) || page.buttons.some(({ attributes }) => 'data-cartlet-login' in attributes),
    hasSeo: page.embedded.some(({ read }) => read('seo') !== undefined),
  }
}

const listed = (needs: readonly Need[]) =>
  needs.map(({ directive, source, purpose }) => `${directive} ${source} (${purpose})`).join('; ')

/** Rows for one policy. If there are several, each of them must allow a request, so each is completed separately. */
function rowsFor(policy: Policy, needs: readonly Need[], use: PageUse, where: string): Finding[] {
  const missing = needs.filter((need) => lacks(policy, need, use))
  const [now, later] = [missing.filter(({ when }) => when === 'now'), missing.filter(({ when }) => when === 'may')]
  const header = `Content-Security-Policy: ${policyHeader(missing, use, policy)}`
  if (now.length)
    return [
      {
        code: 'policy-refuses',
        severity: 'error',
        where,
        cause: `The page's policy refuses what Cartlet needs: ${listed(now)}.`,
        hint: header,
      },
    ]
  if (!later.length) return []
  return [
    {
      code: 'policy-may-refuse',
      severity: 'note',
      where,
      cause: `The page's policy refuses what Cartlet may need: ${listed(later)}.`,
      hint: header,
    },
  ]
}

export function checkPolicy(page: ReadPage): Finding[] {
  const use = usesOf(page)
  if (!use) return []
  const needs = policyNeeds(use)
  const where = page.loader ? whereOf(page.loader) : 'the page'
  return page.policies.flatMap(parsePolicies).flatMap((policy) => rowsFor(policy, needs, use, where))
}
