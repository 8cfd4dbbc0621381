/**
 * Plays a person who is no developer and knows only what is on screen: she presses and does only what she has read there, and types only
 * what she was given or has copied. Counts the words that she reads and the presses that she makes.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { hardWordsIn } from '../source/hard-words'

type Role = 'button' | 'link' | 'checkbox' | 'radio' | 'option'

export interface Counts {
  words: number
  presses: number
  typed: number
}

export interface Newcomer {
  page: Page
  /** Reads a text, or what an element shows. Lines that she has read before cost nothing; a word that only programmers know stops her. */
  read(what: string | Locator): Promise<string>
  /** Presses what she has read. */
  press(role: Role, name: string | RegExp, within?: Locator): Promise<void>
  type(label: string, text: string, role?: 'textbox' | 'searchbox' | 'combobox'): Promise<void>
  /** Acts outside of the page, such as uploading a folder, which these words have told her to do. */
  does(words: string, count?: number): void
  /** What her last press has copied. */
  pasted(): Promise<string>
  counts(): Counts
}

const wordsIn = (line: string) => line.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length

/** @param knownWords hard ones that everybody with this system knows */
export function createNewcomer(page: Page, knownWords: readonly string[] = []): Newcomer {
  const lines = new Set<string>()
  let [words, presses, typed] = [0, 0, 0]
  const knows = (name: string | RegExp) =>
    [...lines].some((line) => (typeof name === 'string' ? line.includes(name) : name.test(line)))
  const expectRead = (text: string) => expect(knows(text), `"${text}" was read`).toBe(true)

  async function read(what: string | Locator): Promise<string> {
    const text = typeof what === 'string' ? what : await what.innerText()
    expect(
      hardWordsIn(text).filter((word) => !knownWords.includes(word)),
      text,
    ).toEqual([])
    for (const line of text.split('\n').map((one) => one.trim()))
      if (line && !lines.has(line)) {
        lines.add(line)
        words += wordsIn(line)
      }
    return text
  }

  return {
    page,
    read,
    async press(role, name, within) {
      const control = (within ?? page).getByRole(role, { name, exact: typeof name === 'string' }).first()
      await expect(control).toBeVisible()
      // The name of a button is on the button.
      if (!knows(name)) await read((await control.innerText()) || `${name}`)
      presses++
      await control.click()
    },
    async type(label, text, role) {
      expectRead(label)
      await (role ? page.getByRole(role, { name: label, exact: true }) : page.getByLabel(label, { exact: true })).fill(text)
      typed++
    },
    does(told, count = 1) {
      expectRead(told)
      presses += count
    },
    async pasted() {
      presses++
      return page.evaluate(() => navigator.clipboard.readText())
    },
    counts: () => ({ words, presses, typed }),
  }
}
