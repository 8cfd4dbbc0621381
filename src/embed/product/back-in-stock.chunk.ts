/** The request to be told of new stock, once a visitor wants to make one. */
import { askForStock, knownEmail, type StockQuestion } from '../../store/stock/stock-request'
import type { PageShop } from '../page/page-shop'

export { StockRequest } from '../../widget/product/stock/StockRequest'

export const ask = async ({ shop }: PageShop, question: StockQuestion) => askForStock((await shop.engine()).context, question)
export const emailOf = async ({ shop }: PageShop) => knownEmail((await shop.engine()).context)
