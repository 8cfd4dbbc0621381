/** What a whole product offers when it is sold out. */
import { isCartletError } from '../../../platform/http/errors'
import { loadPart } from '../../../store/base/load-part'
import { wasRefused } from '../../../store/base/was-refused'
import type { StockServices } from '../../../widget/product/product-services'
import { dispatch } from '../../events/dispatch'
import type { Page } from '../../page/page'
import type { PageShop } from '../../page/page-shop'
import { notifyAuthor } from '../../report/notify-author'

/** Undefined where the shop has refused within a day, or the author says `none`. */
export function stockServices(
  { config }: Page,
  pageShop: PageShop,
  host: HTMLElement,
  reference: string,
): StockServices | undefined {
  const { shop, storage } = pageShop
  const appId = config.backInStock
  if (appId === 'none' || wasRefused(storage, shop.clientId, 'back-in-stock-requests')) return undefined
  const load = () => loadPart(import('../back-in-stock.chunk'), (error) => notifyAuthor(host, error))
  return {
    load,
    knownEmail: async () => (await load()).emailOf(pageShop),
    async ask(question) {
      const asking = (await load()).ask(pageShop, { ...question, appId })
      const isTaken = await asking.catch((thrown: unknown) => {
        // What the visitor has typed is no mistake of the author.
        if (isCartletError(thrown) && thrown.code !== 'INVALID_ARGUMENT') notifyAuthor(host, thrown)
        throw thrown
      })
      if (isTaken) dispatch(host, 'cartlet:notify-request', { product: reference, ...question.choice })
      return isTaken
    },
  }
}
