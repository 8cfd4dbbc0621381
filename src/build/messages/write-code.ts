/** Writes the code of a message: a string, or a function of its values. */
import { type MessageFormatElement, type PluralElement, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { isPercent } from './check-message'
import type { Message, Placeholder, Placeholders } from './language-file'

/** A part of a sentence: fixed text, or an expression. */
type Piece = { text: string } | { code: string; isString: boolean }

export interface CodeWriter {
  /** A string, or an arrow function. */
  message(message: Message, placeholders?: Placeholders): string
  /** Puts tables that several messages share into constants before `code`. */
  withTables(code: string): string
}

type Branch = [word: string, parts: MessageFormatElement[]]

const TYPES: Readonly<Record<string, string>> = { String: 'string', num: 'number', bool: 'boolean' }

/** Around tables, until it is known which of them several messages share. */
const [START, END] = ['\u0001', '\u0002']

const quote = (text: string) => JSON.stringify(text)

function codeOf(pieces: readonly Piece[]): string {
  const [first] = pieces
  if (pieces.every((piece) => 'text' in piece)) return quote(pieces.map(({ text }) => text).join(''))
  if (first && pieces.length === 1 && 'code' in first && first.isString) return first.code
  return `\`${pieces.map((piece) => ('text' in piece ? piece.text.replace(/[\\`$]/g, '\\$&') : `\${${piece.code}}`)).join('')}\``
}

/** In English, `one` is exactly 1, and numbers are written plainly: nothing of it needs `Intl`, which most pages load first. */
export function createCodeWriter(isEnglish: boolean): CodeWriter {
  const tables = new Map<string, number>()
  const table = (code: string) => {
    tables.set(code, (tables.get(code) ?? 0) + 1)
    return START + code + END
  }

  function number(name: string): Piece {
    return isEnglish ? { code: name, isString: false } : { code: `formatNumber(${name})`, isString: true }
  }

  /** @param counted the number that `#` stands for, or its digits if they are known */
  function piecesOf(parts: readonly MessageFormatElement[], placeholders: Placeholders, counted?: Piece): Piece[] {
    return parts.flatMap((part): Piece | Piece[] => {
      if (part.type === TYPE.literal) return { text: part.value }
      if (part.type === TYPE.pound) return counted ?? []
      if (part.type === TYPE.select) return select(part, placeholders, counted)
      if (part.type === TYPE.plural) return plural(part, placeholders)
      if (part.type === TYPE.number)
        return { code: `${isPercent(part) ? 'formatPercent' : 'formatNumber'}(${part.value})`, isString: true }
      const { type, optional } = placeholders[part.value] ?? {}
      return type === 'num' ? number(part.value) : { code: part.value, isString: !optional }
    })
  }

  const choice = (test: string, yes: readonly Piece[], no: readonly Piece[]): Piece => ({
    code: `(${test} ? ${codeOf(yes)} : ${codeOf(no)})`,
    isString: true,
  })

  /** Forms of fixed text contain `#` for the number; others are functions, and no table that messages can share. */
  function formsOf(
    options: PluralElement['options'],
    placeholders: Placeholders,
    name: string,
  ): [code: string, isFixed: boolean] {
    const forms = Object.entries(options).filter(([form]) => !form.startsWith('='))
    const fixed = forms.map(([, { value }]) =>
      value.every((part) => part.type === TYPE.pound || (part.type === TYPE.literal && !part.value.includes('#'))),
    )
    const codes = forms.map(([form, { value }], index) => {
      if (fixed[index]) return `${form}: ${codeOf(piecesOf(value, placeholders, { text: '#' }))}`
      return `${form}: () => ${codeOf(piecesOf(value, placeholders, number(name)))}`
    })
    return [`{ ${codes.join(', ')} }`, fixed.every(Boolean)]
  }

  function plural({ value: name, options }: PluralElement, placeholders: Placeholders): Piece {
    const exact = Object.entries(options).filter(([form]) => form.startsWith('=') || (isEnglish && form === 'one'))
    const [forms, isFixed] = formsOf(options, placeholders, name)
    const isOnlyOther = Object.keys(options).every((form) => form === 'other' || form.startsWith('='))
    let rest: Piece =
      isEnglish || isOnlyOther
        ? { code: codeOf(piecesOf(options.other?.value ?? [], placeholders, number(name))), isString: true }
        : { code: `plural(${name}, ${isFixed ? table(forms) : forms})`, isString: true }
    for (const [form, { value }] of exact.reverse()) {
      const digits = form === 'one' ? '1' : form.slice(1)
      rest = choice(`${name} === ${digits}`, piecesOf(value, placeholders, { text: digits }), [rest])
    }
    return rest
  }

  /** A table of plural forms by word, if each word counts the same number. */
  function formsByWord(branches: readonly Branch[], placeholders: Placeholders): [number: string, table: string] | null {
    const counted = branches.map(([, parts]) => (parts.length === 1 && parts[0]?.type === TYPE.plural ? parts[0] : null))
    const name = counted[0]?.value
    if (
      !name ||
      isEnglish ||
      !counted.every((one) => one?.value === name && !Object.keys(one.options).some((form) => form.startsWith('=')))
    )
      return null
    const forms = counted.map((one) => formsOf(one?.options ?? {}, placeholders, name))
    const code = `{ ${branches.map(([word], index) => `${word}: ${forms[index]?.[0]}`).join(', ')} }`
    return [name, forms.every(([, isFixed]) => isFixed) ? table(code) : code]
  }

  /** All branches are written, since none has an effect. */
  function byWord(
    name: string,
    words: readonly string[],
    options: SelectElement['options'],
    placeholders: Placeholders,
    counted?: Piece,
  ): Piece {
    const branches = words.map((word): Branch => [word, (options[word] ?? options.other)?.value ?? []])
    const forms = formsByWord(branches, placeholders)
    if (forms) return { code: `plural(${forms[0]}, ${forms[1]}[${name}])`, isString: true }
    const codes = branches.map(([word, parts]) => `${word}: ${codeOf(piecesOf(parts, placeholders, counted))}`)
    const isFixed = branches.every(([, parts]) => parts.every(({ type }) => type === TYPE.literal))
    const code = `{ ${codes.join(', ')} }`
    return { code: `(${isFixed ? table(code) : code}[${name}])`, isString: true }
  }

  function select({ value: name, options }: SelectElement, placeholders: Placeholders, counted?: Piece): Piece {
    const { type = '', moreThan } = placeholders[name] ?? {}
    const pieces = (option: string) => piecesOf((options[option] ?? options.other)?.value ?? [], placeholders, counted)
    if (type === 'bool') return choice(name, pieces('true'), pieces('other'))
    if (moreThan) return choice(`${name} > ${moreThan}`, pieces('other'), pieces('none'))
    if (type === 'num') return choice(`${name} === undefined`, pieces('none'), pieces('other'))
    if (type === 'String') return choice(name, pieces('other'), pieces('none'))
    return byWord(name, type.split(' | '), options, placeholders, counted)
  }

  function parameter([name, { type, optional, moreThan }]: [string, Placeholder]): string {
    if (moreThan && optional) return `${name} = ${moreThan}`
    if (!isEnglish) return name
    return `${name}${optional ? '?' : ''}: ${TYPES[type] ?? type.split(' | ').map(quote).join(' | ')}`
  }

  return {
    message({ parts, remark }, placeholders = remark.placeholders ?? {}) {
      const code = codeOf(piecesOf(parts, placeholders))
      const parameters = Object.entries(placeholders).map(parameter)
      return parameters.length ? `(${parameters.join(', ')}) => ${code}` : code
    },
    withTables(code) {
      // A table that contains another is longer, and its constant has to come later.
      const shared = [...tables].filter(([, times]) => times > 1).sort(([a], [b]) => b.length - a.length)
      let result = code
      for (const [index, [text]] of shared.entries()) {
        const name = `TABLE_${index + 1}`
        result = `const ${name} = ${text}\n${result.replaceAll(START + text + END, name)}`
      }
      return result.replaceAll(START, '').replaceAll(END, '')
    },
  }
}
