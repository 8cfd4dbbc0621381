/** The platform's signed events in src/platform/EVENTS.md, made from the types. `npx vitest run tests/events-reference.test.ts -u` writes it anew. */
import { describe, expect, it } from 'vitest'
import * as events from '../src/events-entry'
import { interfacesOf, type Member } from './support/source/signatures'
import { readSources } from './support/source/source'

const FOLDER = 'src/platform/events/types'
const FILES = readSources(FOLDER)
const fileAt = (name: string) => {
  const file = FILES.find(({ path }) => path === `${FOLDER}/${name}.ts`)
  if (!file) throw new Error(`There is no ${name}.ts in ${FOLDER}`)
  return file
}

const map = interfacesOf(fileAt('event-map')).get('EventMap') ?? []
const kinds = interfacesOf(fileAt('model'))
const payloads = interfacesOf(fileAt('payload-model'))
const KINDS = ['CreatedEvent', 'UpdatedEvent', 'DeletedEvent', 'ActionEvent', 'LegacyEvent']

/** The constant to give `when`, by type on the wire. */
const constants = new Map(
  Object.entries(events).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value && 'type' in value && typeof value.type === 'string' ? [[value.type, name]] : [],
  ),
)

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const members = (list: readonly Member[]): string =>
  table(
    ['member', 'type', 'what it is'],
    list.map(({ name, type, about }) => [code(name), code(type), about.replaceAll('|', '\\|') || '–']),
  )

describe('the reference of the platform’s events', () => {
  it('every event has a constant and one of five kinds', () => {
    expect(map.length).toBe(events.allEvents.length)
    expect(map.filter(({ name }) => !constants.has(name)).map(({ name }) => name)).toEqual([])
    expect(map.filter(({ type }) => !KINDS.some((kind) => type.startsWith(`${kind}<`)))).toEqual([])
  })

  it('EVENTS.md is up to date with the types', async () => {
    const intro = [
      '# Events of the platform',
      `Made from the types by tests/events-reference.test.ts: the ${map.length} events that \`createEventReceiver\` of \`cartlet/events\` receives. \`when(CONSTANT, handler)\` gives the handler an event of the type in the last column; [Flows of the client](../../docs/client-flows.md) has a whole receiver.`,
      'A delivery is refused with an `EventError`: `code` is one of the values of `EventErrorCode`. A handler that throws, or does not end in time, fails the delivery, and the platform delivers the event again.',
    ]
    const rows = map.map(({ name, type }) => [code(name), code(constants.get(name) ?? ''), code(type)])
    const parts = [
      ...intro,
      `## Errors\n\n${Object.values(events.EventErrorCode).map(code).join(', ')}`,
      `## Types\n\n${table(['type', 'constant', 'event'], rows)}`,
      '## Kinds',
      ...[...KINDS, 'EventMetadata', 'LegacyEventMetadata', 'EventIdentity', 'EventAccount'].map(
        (kind) => `### ${kind}\n\n${members(kinds.get(kind) ?? [])}`,
      ),
      '## Data of actions and legacy events',
      ...[...payloads].map(([name, list]) => `### ${name}\n\n${members(list)}`),
    ]
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('../src/platform/EVENTS.md')
  })
})
