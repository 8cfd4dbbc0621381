/** An item as GA4 names its members; prices in major units. */
export interface ItemOfAnalytics {
  item_id: string
  item_name: string
  item_brand?: string
  item_variant?: string
  /** What one unit costs after all discounts. */
  price: number
  /** By how much one unit was reduced. */
  discount?: number
  quantity: number
}
