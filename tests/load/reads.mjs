/**
 * Run by `tests/load.test.ts` in its own process, so that the heap is the client's alone:
 * `node --expose-gc reads.mjs ENTRY API_ORIGIN CLIENT_ID READS AT_ONCE`. Prints one line of JSON.
 */
import { Agent, request } from 'node:http'

const [entry, api, clientId, reads, atOnce] = process.argv.slice(2)
const { createClient, queryProductsV1 } = await import(entry)

/** After this many reads the heap is stable: code is compiled, sockets are open. */
const SETTLED_AFTER = 500

let tokenRequests = 0
let unhandled = 0
/** Why reads failed, each reason once. */
const failures = new Set()
process.on('unhandledRejection', () => {
  unhandled += 1
})

const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) })

/** Replaces Node's own fetch, whose heap use varies by more than what is measured here. */
const plainFetch = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, signal, agent }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      reply.on('error', reject).on('end', () =>
        resolve({
          status: reply.statusCode,
          statusText: reply.statusMessage,
          headers: { get: (name) => reply.headers[name.toLowerCase()] ?? null },
          text: async () => text,
        }),
      )
    })
    asked.on('error', reject).end(body)
  })

const client = createClient({
  clientId,
  api,
  timeoutMs: 120_000,
  environment: {
    fetch: (url, init) => {
      if (url.endsWith('/oauth2/token')) tokenRequests += 1
      return plainFetch(url, init)
    },
  },
})

/** The minimum after several collections: objects that are finalised in one are freed in the next. */
async function heapUsed() {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5; i++) {
    globalThis.gc()
    await new Promise((resolve) => setTimeout(resolve, 100))
    least = Math.min(least, process.memoryUsage().heapUsed)
  }
  return least
}

async function readMany(count) {
  let left = count
  const readOn = async () => {
    while (left > 0) {
      left -= 1
      try {
        const { products } = await queryProductsV1(client, { filter: { slug: { $in: ['blue-mug'] } } })
        if (products[0]?.slug !== 'blue-mug') failures.add('another product')
      } catch (error) {
        failures.add(`${error.code}: ${error.cause ?? error.message}`)
      }
    }
  }
  await Promise.all(Array.from({ length: Number(atOnce) }, readOn))
}

await readMany(SETTLED_AFTER)
const heapBefore = await heapUsed()
await readMany(Number(reads) - SETTLED_AFTER)
const heapAfter = await heapUsed()
agent.destroy()
console.log(JSON.stringify({ tokenRequests, unhandled, failures: [...failures], heapBefore, heapAfter }))
