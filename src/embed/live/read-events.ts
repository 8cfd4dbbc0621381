/**
 * Reads server-sent events from a relay that may send anything: an event that is too long ends the stream, anything else invalid
 * is skipped.
 */

export interface StreamEvent {
  name: string
  /** Empty when the event has none. */
  id: string
  data: string
}

/** Maximum length of one event. Those of our relay have about 10 000 characters at most. */
const LONGEST = 65_536

/**
 * Rejects when the stream breaks or an event is too long. @param onAlive called for everything that arrives, comments included
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onAlive: () => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let size = 0
  let fields: Record<string, string> = {}

  const take = (line: string) => {
    if (!line) {
      const { event: name = '', id = '', data = '' } = fields
      if (name) onEvent({ name, id, data })
      fields = {}
      size = 0
      return
    }
    size += line.length
    const [, name, value] = /^(event|id|data): ?(.*)$/.exec(line) ?? []
    if (name) fields[name] = value ?? ''
  }
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onAlive()
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line.replace(/\r$/, ''))
      if (size + rest.length > LONGEST) throw new Error('The relay sent too long an event')
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
