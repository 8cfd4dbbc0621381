/** Messages about what changed the cart without a press of the visitor: an agent of theirs, or a link that adds. */
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
