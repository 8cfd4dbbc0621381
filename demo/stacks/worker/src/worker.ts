/** A shop that a worker renders from a snapshot. The page needs no script; its only cookie is the id of the visitor's object. */
import { page } from './page'
import type { ShopEnv, Visitor } from './visitor'

export { Visitor } from './visitor'

interface Env extends ShopEnv {
  VISITORS: DurableObjectNamespace<Visitor>
}

/** Refuses an invented cookie, which is not a valid id. */
function visitorNamed(visitors: Env['VISITORS'], name: string | undefined): DurableObjectId | undefined {
  try {
    return name ? visitors.idFromString(name) : undefined
  } catch {
    return undefined
  }
}

const COOKIE = /(?:^|;\s*)visitor=([0-9a-f]{64})(?:;|$)/

export default {
  async fetch(request: Request, { VISITORS }: Env): Promise<Response> {
    const { protocol, pathname } = new URL(request.url)
    const [, name] = COOKIE.exec(request.headers.get('cookie') ?? '') ?? []
    const known = visitorNamed(VISITORS, name)
    const id = known ?? VISITORS.newUniqueId()
    const visitor = VISITORS.get(id)
    const go = (location: string) => new Response(null, { status: 303, headers: { location } })
    const answer = async () => {
      if (request.method === 'POST' && pathname === '/add') {
        await visitor.add(String((await request.formData()).get('product')))
        return go('/')
      }
      if (request.method === 'POST' && pathname === '/checkout') return go(await visitor.checkout(new URL('/', request.url).href))
      if (pathname !== '/') return new Response('There is no such page.', { status: 404 })
      return new Response(page(known ? await visitor.names() : []), { headers: { 'content-type': 'text/html; charset=utf-8' } })
    }
    const response = await answer()
    if (!known)
      response.headers.append(
        'set-cookie',
        `visitor=${id}; Path=/; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`,
      )
    return response
  },
}
