/** What a page may know of the site without a product: its languages, currency and time zone. */
import { createRouter } from '../api-app'
import type { Site } from '../site'

const PATH = '/assets/scripts/v1/site-scripts'
const LOCALE = { languageCode: 'en', country: 'GB' }

const propertiesOf = ({ money }: Site) => ({
  locale: LOCALE,
  language: LOCALE.languageCode,
  paymentCurrency: money.currency,
  timeZone: 'Europe/London',
  multilingual: {
    autoRedirect: false,
    supportedLanguages: [
      {
        languageCode: LOCALE.languageCode,
        countryCode: LOCALE.country,
        isPrimary: true,
        isVisitorPrimary: true,
        locale: LOCALE,
        resolutionMethod: 'SUBDIRECTORY',
      },
    ],
  },
})

export const createSiteRoutes = () => {
  const app = createRouter()
  app.get(`${PATH}/essentials`, (c) => c.json({ properties: propertiesOf(c.var.shop.site) }))
  // The owner of this shop has added no scripts.
  app.get(`${PATH}/metadata`, (c) => c.json({ siteScripts: [], properties: propertiesOf(c.var.shop.site) }))
  return app
}
