/** What the journey needs of a browser tab: little enough that every engine has it. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Looked up anew at each use, by role and accessible name, through open shadow roots. */
export interface Target {
  /** Resolves once it is visible; rejects with its description after `timeoutMs`. */
  appear(timeoutMs: number): Promise<void>
  /** Resolves once it is hidden or removed. */
  vanish(timeoutMs: number): Promise<void>
  count(): Promise<number>
  box(): Promise<Box>
  text(): Promise<string>
  value(): Promise<string>
  /** Empty where the attribute is absent. */
  attribute(name: string): Promise<string>
  focus(): Promise<void>
  isChecked(): Promise<boolean>
  /** Whether it, or something inside it, has focus. */
  hasFocus(): Promise<boolean>
  scrollIntoView(): Promise<void>
  /** Whether it, or something inside it, is what a pointer at this point of the window would hit. */
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
  /** Runs in the page's own world, which may be broken: the result is text. */
  read(expression: string): Promise<string>
  clickAt(x: number, y: number): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  wheelAt(x: number, y: number, deltaY: number): Promise<void>
  press(key: string): Promise<void>
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>
  /** Goes to the previous page. Resolves at once. */
  back(): Promise<void>
  url(): Promise<string>
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine {
  name: string
  version: string
  /** How many tabs may be open at once. */
  tabs: number
  /** A tab with empty storage. */
  open(): Promise<Tab>
  /** False once the browser is gone; a broken page does not count. */
  isAlive(): boolean
  close(): Promise<void>
}
