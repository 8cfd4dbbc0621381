/** Rules for `deliverySolutions` and `giftVouchers`. */
import { type GiftCardQuestion, getGiftCard } from '../../../../src/platform/gift-card/api'
import {
  type DeliverableItem,
  type DeliveryQuestion,
  getDeliverySolutions,
} from '../../../../src/platform/shipping/solutions-api'
import { positional } from '../positional'
import type { Rules } from '../rule'

export const deliveryRules: Rules = {
  'deliverySolutions.getDeliverySolutions': positional(
    'deliverySolutions.getDeliverySolutions',
    {
      fields: ['lineItems'],
      options: [
        'destination',
        'origin',
        'currency',
        'contactDetails',
        'weightUnit',
        'userPreferences',
        'purchaseFlowId',
        'externalReferences',
        'extendedFields',
      ],
    },
    (caller, { lineItems, ...question }: DeliveryQuestion & { lineItems: DeliverableItem[] }) =>
      getDeliverySolutions(caller, lineItems, question),
  ),
  'giftVouchers.getGiftCard': positional(
    'giftVouchers.getGiftCard',
    { fields: ['code'], options: ['context', 'appId', 'pin', 'extendedFields'] },
    async (caller, { code, ...question }: GiftCardQuestion & { code: string }) => ({
      giftCard: await getGiftCard(caller, code, question),
    }),
  ),
}
