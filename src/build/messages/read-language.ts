/** Reads the messages of a language, and reports every mistake. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { categoriesOf, checkMessage, type Report } from './check-message'
import type { LanguageFile, Message, MessageMap, Remark } from './language-file'

/** Says what is wrong with a key; reading goes on, so that one run reports all mistakes. */
export type ReportKey = (key: string, mistake: string) => void

const hasLetters = (parts: readonly MessageFormatElement[]): boolean =>
  parts.some((part) => {
    if (part.type === TYPE.literal) return /\p{L}/u.test(part.value)
    return 'options' in part && Object.values(part.options).some(({ value }) => hasLetters(value))
  })

function parseMessage(text: string, report: Report): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, shouldParseSkeletons: false })
  } catch (thrown) {
    const error = thrown as Error & { location?: { start: { offset: number } } }
    const rest = text.slice(error.location?.start.offset ?? 0)
    report(`is no ICU message: ${error.message.toLowerCase().replaceAll('_', ' ')} at “${rest}”`)
    return []
  }
}

/** @param english the English messages, unless the file is English itself */
export function readLanguage(language: string, file: LanguageFile, reportKey: ReportKey, english?: MessageMap): MessageMap {
  const messages = new Map<string, Message>()
  const categories = categoriesOf(language)
  if (file['@@locale'] !== language) reportKey('@@locale', `must be "${language}", as in the name of the file`)
  for (const [key, text] of Object.entries(file)) {
    if (key.startsWith('@')) continue
    const remark = (file[`@${key}`] ?? {}) as Remark
    const own = english?.get(key)
    const report = (mistake: string) => reportKey(key, mistake)
    if (english && !own) report('is no key of the English file')
    else if (typeof text !== 'string' || !text.trim()) report('is no text')
    else {
      const parts = parseMessage(text, report)
      const placeholders = (own?.remark ?? remark).placeholders ?? {}
      if (parts.length) checkMessage(parts, placeholders, categories, report)
      if (text === own?.text && hasLetters(parts) && !remark.sameAsEnglish)
        report(`is the English text; if it is the same, write "@${key}": { "sameAsEnglish": true }`)
      messages.set(key, { text, parts, remark })
    }
  }
  for (const key of english?.keys() ?? []) if (!(key in file)) reportKey(key, 'is missing')
  for (const key of Object.keys(file)) {
    const isRemark = key.startsWith('@') && !key.startsWith('@@') && !key.startsWith('@_')
    if (isRemark && !(key.slice(1) in file)) reportKey(key, 'is a remark on no text')
  }
  return messages
}
