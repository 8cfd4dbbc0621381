/** Lays the messages that a page configures over the built-in ones. */
import type { Catalogue, GroupName } from '../../i18n/catalogue'
import { PLACEHOLDERS } from '../../i18n/compiled/placeholders'
import { layOver } from '../../i18n/lay-over'
import { report } from '../report/console'
import { configuredMessages, ownProperty } from './configured-messages'

const reportMisfit = (path: string) =>
  report(`cartletConfig.messages.${path} is unknown, or of the wrong type.`, 'Use the names and types of the built-in texts.')

export function layConfiguredOver<G extends GroupName>(
  builtIn: Catalogue[G],
  group: G,
  view: Window,
  locale: string,
): Catalogue[G] {
  const { all, own } = configuredMessages(view, locale)
  const names: Partial<Record<GroupName, Readonly<Record<string, unknown>>>> = PLACEHOLDERS
  let messages = builtIn
  for (const configured of [all, ...own]) {
    const ownMessages = ownProperty(configured, group)
    if (ownMessages !== undefined) messages = layOver(messages, ownMessages, names[group] ?? {}, group, reportMisfit)
  }
  return messages
}
