/** Compares a page with the state that its owner has accepted. */
import { entryOf } from '../../store/catalog/untrusted'
import type { Finding } from '../model'
import type { PageState, ScriptState } from './page-state'

const ACCEPT =
  'If you made this change, run the command again with --accept. If not, find out who did before you let customers pay.'

function compareScript(address: string, before: ScriptState | undefined, now: ScriptState | undefined): Finding[] {
  const where = `script ${address}`
  if (!before)
    return [
      {
        code: 'baseline-script-added',
        severity: 'error',
        where,
        cause: 'The accepted state does not have this script.',
        hint: ACCEPT,
      },
    ]
  if (!now)
    return [
      {
        code: 'baseline-script-removed',
        severity: 'error',
        where,
        cause: 'The page no longer has this script.',
        hint: ACCEPT,
      },
    ]
  if (before.hash === now.hash) return []
  return [
    {
      code: 'baseline-script-changed',
      severity: 'error',
      where,
      cause: `Its hash is ${now.hash ?? 'unknown (it cannot be read)'}, and ${before.hash ?? 'unknown'} in the accepted state.`,
      hint: ACCEPT,
    },
  ]
}

const keysOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()

/** @param before undefined if no state of the page was accepted yet; @returns a row for each difference */
export function compareStates(before: PageState | undefined, now: PageState): Finding[] {
  if (!before)
    return [
      {
        code: 'baseline-missing',
        severity: 'error',
        where: 'the page',
        cause: 'No state of this page has been accepted yet.',
        hint: 'Run the command again with --accept, and write beside each script why the page needs it.',
      },
    ]
  return [
    ...keysOf(before.scripts, now.scripts).flatMap((address) =>
      compareScript(address, entryOf(before.scripts, address), entryOf(now.scripts, address)),
    ),
    ...keysOf(before.headers, now.headers).flatMap((name): Finding[] => {
      const [old, value] = [entryOf(before.headers, name), entryOf(now.headers, name)]
      if (old === value) return []
      return [
        {
          code: 'baseline-header-changed',
          severity: 'error',
          where: `header ${name}`,
          cause: `It is ${value === undefined ? 'missing' : `"${value}"`}, and ${old === undefined ? 'was not sent' : `"${old}"`} in the accepted state.`,
          hint: ACCEPT,
        },
      ]
    }),
  ]
}

/** The new state, with the reasons that the owner has written beside the scripts. */
export const withReasons = (now: PageState, before: PageState | undefined): PageState => ({
  ...now,
  scripts: Object.fromEntries(
    Object.entries(now.scripts).map(([address, script]) => [
      address,
      { ...script, why: (before && entryOf(before.scripts, address)?.why) ?? '' },
    ]),
  ),
})
