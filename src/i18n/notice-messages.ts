/** Messages about changes to the cart without a press by the visitor: by the visitor's agent, or by a link that adds products. */
export interface NoticeMessages {
  agentAdded: (name: string, quantity: number) => string
  agentSet: (name: string, quantity: number) => string
  agentRemoved: (name: string) => string
  agentSeveral: (count: number) => string
  agentProposes: string
  linkAdded: (name: string, quantity: number) => string
  linkSeveral: (count: number) => string
  linkAgain: string
  linkUnknown: (slug: string) => string
  linkQuantity: (slug: string) => string
  linkTooMany: string
  soldOut: (name: string) => string
  chooseFirst: (name: string) => string
  notAdded: (name: string) => string
  undo: string
  undone: string
  undoFailed: string
}
