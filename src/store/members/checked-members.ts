/** `createMembers` of `cartlet/store`. Separate from what a page has, which knows that its ports are right. */
import { checkOptions, refuse, STORAGE_METHODS } from '../../platform/http/connection'
import { type OptionKinds, wrongPort } from '../../platform/wire/options'
import { createMembers, type MembersPorts } from './member-actions'
import type { Members } from './members'

const PORTS: OptionKinds<MembersPorts> = {
  client: 'object',
  tabStorage: 'object',
  language: 'text',
  currentPage: 'call',
  navigate: 'call',
  onFrameRefused: 'call',
  loadEntry: 'call',
  onIdentity: 'call',
  loadWork: 'call',
  isKept: 'call',
  shop: 'object',
  onError: 'call',
}

/**
 * Sends nothing before the first action. Throws `INVALID_CONFIG` with the name of a missing, unknown or wrong port. docs/platform.md §4, §5,
 * §7, §8.
 */
export function createCheckedMembers(ports: MembersPorts): Members {
  checkOptions('createMembers()', ports, PORTS, ['client', 'tabStorage', 'currentPage', 'navigate'])
  refuse(wrongPort('client', ports.client, ['request']) ?? wrongPort('tabStorage', ports.tabStorage, STORAGE_METHODS))
  return createMembers(ports)
}
