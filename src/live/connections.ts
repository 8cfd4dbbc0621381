/** The open streams of a relay. A client that reads too slowly is dropped: it connects again and resumes, and nothing is buffered for it meanwhile. */

export interface Connection {
  /** The client's address, for its limit of connections. */
  address: string | undefined
  controller: ReadableStreamDefaultController<Uint8Array>
}

export interface Connections {
  readonly size: number
  /** Number of connections of one address. */
  from(address: string): number
  /** @param first the first messages of the stream, which connections may share @returns the body of the response */
  open(address: string | undefined, first: readonly Uint8Array[]): ReadableStream<Uint8Array>
  /** Sends the same bytes to all connections; returns how many received them. */
  send(bytes: Uint8Array): number
  closeAll(): void
}

/**
 * @param maxBuffered a client with this many unread bytes is dropped at the next message
 * @param onSlow called for each client that is dropped
 */
export function createConnections(maxBuffered: number, onSlow: () => void): Connections {
  const open = new Set<Connection>()
  const counts = new Map<string, number>()

  function forget(connection: Connection): void {
    if (!open.delete(connection)) return
    const { address } = connection
    if (address === undefined) return
    const left = (counts.get(address) ?? 1) - 1
    if (left) counts.set(address, left)
    else counts.delete(address)
  }

  /** False if the client was dropped. */
  function give(connection: Connection, bytes: Uint8Array): boolean {
    const { controller } = connection
    // `desiredSize` is the free space in the buffer; null once the client has gone. Only what is already queued counts: a message that is larger
    // than the buffer must not drop a client that has read everything before it.
    if ((controller.desiredSize ?? 0) <= 0) {
      forget(connection)
      onSlow()
      // Not closed: that would wait until the client has read what is queued.
      controller.error(new Error('The client reads too slowly'))
      return false
    }
    controller.enqueue(bytes)
    return true
  }

  return {
    get size() {
      return open.size
    },
    from: (address) => counts.get(address) ?? 0,
    open(address, first) {
      let connection: Connection
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            connection = { address, controller }
            open.add(connection)
            if (address !== undefined) counts.set(address, (counts.get(address) ?? 0) + 1)
            for (const bytes of first) controller.enqueue(bytes)
          },
          cancel: () => forget(connection),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maxBuffered }),
      )
    },
    send(bytes) {
      let sent = 0
      for (const connection of [...open]) if (give(connection, bytes)) sent += 1
      return sent
    },
    closeAll() {
      for (const connection of [...open]) {
        forget(connection)
        connection.controller.close()
      }
    },
  }
}
