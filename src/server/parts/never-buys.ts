import type { BuyOutcome } from '../../widget/button/BuyButton'

/** Nothing can be pressed before the widget has taken over. */
export const neverBuys = async (): Promise<BuyOutcome> => 'cancelled'
