/** The types of the events: `src/embed/events/event-types.ts`. */
import { EVENTS } from '../events'
import type { EventRow } from '../model'
import { importsFor } from './type-names'

const member = ({ name, type, description, cancelable }: EventRow): string =>
  `  /** ${cancelable ? 'Cancelable. ' : ''}${description[0]?.toUpperCase()}${description.slice(1)}. */\n  '${name}': ${type}\n`

export const eventTypes =
  (): string => `/** The DOM events of Cartlet. Generated from \`src/manifest\` by \`npx tsx src/manifest/write.ts\`. */
${importsFor(EVENTS.map(({ type }) => type))}
/** \`detail\` of each event. Plain data. Events bubble from the element concerned, out of shadow roots, to \`document\` and \`window\`. */
export interface CartletEvents {
${EVENTS.map(member).join('')}}

export type CartletEventName = keyof CartletEvents

/** For \`addEventListener\`. */
export type CartletEventMap = { [K in CartletEventName]: CustomEvent<CartletEvents[K]> }
`
