/** Messages of products: cards, full view, quick view, and choices. */
export interface ProductMessages {
  chooseFirst: (option: string) => string
  choosePlaceholder: (option: string) => string
  soldOutChoice: string
  preorderChoice: string
  lowStockChoice: (left: number) => string
  /** `others`: the choices of the other options. */
  notMade: (others: string) => string
  notMadeNames: (names: string, others: string) => string
  plus: (price: string) => string
  optional: string
  textMissing: (title: string) => string
  textTooShort: (title: string, least: number) => string
  charactersLeft: (left: number) => string
  noChoice: string
  purchase: string
  buyOnce: string
  frequency: (unit: 'day' | 'week' | 'month' | 'year', interval: number) => string
  cycles: (count: number) => string
  /** 12.5 is 12.5 %. */
  percentOff: (percent: number) => string
  amountOff: (amount: string) => string
  perPayment: (price: string) => string

  from: (price: string) => string
  /** `sign`: symbol of the unit, for example `kg`. */
  unitPrice: (price: string, quantity: number, sign: string) => string
  lowStock: string
  onlyLeft: (left: number) => string
  soldOut: string
  preorder: string
  preorderLimit: (limit: number) => string
  notify: string
  addToCart: string
  buyNow: string
  quantityOf: (name: string) => string
  decrease: (name: string) => string
  increase: (name: string) => string
  moreColours: (count: number) => string
  inColours: (names: string) => string
  details: string
  loading: string
  unavailable: string

  close: string
}

/** Messages of the gallery. */
export interface GalleryMessages {
  pictures: (name: string) => string
  picture: (place: number, count: number) => string
  previous: string
  next: string
  enlarge: (what: string) => string
  enlarged: (name: string) => string
  closer: string
  whole: string
  video: (title: string) => string
  model: (title: string) => string
  document: (title: string) => string
  close: string
}

/** Messages below the buttons. */
export interface ProductTextMessages {
  digital: string
  weight: (min: number, max: number, unit: 'KG' | 'LB') => string
  sku: (sku: string) => string
  files: string
  detailsFailed: string
  tryAgain: string
  loading: string
}
