/** Rules for the site's properties. */
import { getSiteMetadata, getSiteProperties } from '../../../../src/platform/site/api'
import { positional } from '../positional'
import type { Rules } from '../rule'

export const siteRules: Rules = {
  'siteScripts.getEssentialProperties': positional('siteScripts.getEssentialProperties', { fields: [] }, async (caller) => ({
    properties: await getSiteProperties(caller),
  })),
  'siteScripts.getSiteMetadata': positional(
    'siteScripts.getSiteMetadata',
    { fields: [], options: ['pageUrl', 'pageName'] },
    (caller, given: { pageUrl?: string; pageName?: string }) => getSiteMetadata(caller, given),
  ),
}
