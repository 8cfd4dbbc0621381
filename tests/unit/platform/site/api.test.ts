/** What the platform tells of a site. */
import { describe, expect, it } from 'vitest'
import { getSiteMetadata, getSiteProperties } from '../../../../src/platform/site/api'
import { ask } from '../../../support/pages/ask'

const PATH = '/assets/scripts/v1/site-scripts'
const properties = { language: 'en', paymentCurrency: 'EUR', timeZone: 'Europe/London' }

describe('the site', () => {
  it('tells its currency, language and time zone', async () => {
    expect(await ask((c) => getSiteProperties(c), { properties })).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/essentials` }],
      result: properties,
    })
    await expect(ask((c) => getSiteProperties(c))).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  it('tells the same of a page, which is named by address or name, with the scripts of the owner', async () => {
    const pageUrl = 'https://shop.example/a?b=c'
    expect(await ask((c) => getSiteMetadata(c, { pageUrl, pageName: 'product' }), { properties })).toEqual({
      sent: [{ method: 'GET', path: `${PATH}/metadata?pageUrl=${encodeURIComponent(pageUrl)}&pageName=product` }],
      result: { siteScripts: [], properties },
    })
  })
})
