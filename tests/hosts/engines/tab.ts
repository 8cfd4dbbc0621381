/** What the journey needs of a browser tab: little enough that every engine has it. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Found anew at each use, by role and accessible name, through open shadow roots. */
export interface Target {
  /** Resolves once it is visible; rejects with its description after `timeoutMs`. */
  appear(timeoutMs: number): Promise<void>
  /** Resolves once it is neither visible nor there. */
  vanish(timeoutMs: number): Promise<void>
  count(): Promise<number>
  box(): Promise<Box>
  text(): Promise<string>
  value(): Promise<string>
  /** Empty where it has none. */
  attribute(name: string): Promise<string>
  focus(): Promise<void>
  isChecked(): Promise<boolean>
  /** Is it, or something in it, where keys go to? */
  hasFocus(): Promise<boolean>
  scrollIntoView(): Promise<void>
  /** Is it, or something in it, what a pointer at this point of the window would hit? */
  isHitAt(x: number, y: number): Promise<boolean>
}

export interface Query {
  role: 'button' | 'dialog' | 'listitem' | 'link' | 'alert' | 'status' | 'spinbutton' | 'radio' | 'textbox' | 'heading'
  name?: RegExp
  within?: Query
}

export const describe = ({ role, name }: Query): string => `${role}${name ? ` ${name}` : ''}`

export interface Tab {
  goto(url: string): Promise<void>
  find(query: Query): Target
  /** Runs in the page's own world, which may be broken: the answer is text. */
  read(expression: string): Promise<string>
  clickAt(x: number, y: number): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  wheelAt(x: number, y: number, deltaY: number): Promise<void>
  press(key: string): Promise<void>
  /** Into whatever has the focus, key by key. */
  type(text: string): Promise<void>
  /** To the page before this one. Resolves at once. */
  back(): Promise<void>
  url(): Promise<string>
  /** The window as it is seen, a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine {
  name: string
  version: string
  /** How many may be open at once. */
  tabs: number
  /** A tab with nothing stored. */
  open(): Promise<Tab>
  /** False once the browser is gone; a page that broke is not the browser. */
  isAlive(): boolean
  close(): Promise<void>
}
