/** Name of the slot that stands in the place of a product's card, for a card of the page's own. */
export const cardSlot = (id: string): string => `card-${id}`
