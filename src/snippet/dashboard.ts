/** Steps for the owner on the platform's dashboard, in the dashboard's own words. */
import { hasLogin } from '../checkup/policy/policy-needs'
import type { SnippetChoices, Step } from './choices'

type Chosen = Pick<SnippetChoices, 'clientId' | 'elements' | 'site'>

const hostOf = (site: string | undefined): string | undefined => {
  try {
    return site ? new URL(site).host : undefined
  } catch {
    return undefined
  }
}

export function dashboardSteps({ clientId, elements, site }: Chosen): Step[] {
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
