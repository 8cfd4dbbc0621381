/** All servers of a run: the host page, the CDN and the APIs, each an origin, reached directly or over the slow line. */
import { bulkName, bulkSlug } from '../../../demo/platform/seeds/shops/bulk'
import { SLOW_4G } from '../line/link'
import { createRelay } from '../line/relay'
import { CDN, type SlotProduct, type Subject, type Surroundings } from '../subjects/subject'
import { hostPage } from '../visits/host-page'
import { type ApiAnswer, createApi } from './api'
import { createCertificate } from './certificate'
import { createFileStore, type FileStore } from './files'
import { PICTURES_ORIGIN, startPlatformApi } from './platform'
import { startSecureServer } from './secure-server'

export interface World {
  fingerprint: string
  /** Ports by host name. */
  ports: Record<'fast' | 'slow', Record<string, number>>
  /** Makes the pages of a subject and puts its files on the CDN. */
  prepare(subject: Subject, counts: readonly number[]): Promise<void>
  urlOf(subject: Subject, count: number): string
  takeCalls(): string[]
  /** Bytes that the CDN has sent since the last call, and before this time: code and style sheets, compressed. */
  takeBytes: FileStore['takeBytes']
  close(): Promise<void>
}

const SITE = 'shop-window.example'
const hostOf = (origin: string) => new URL(origin).hostname

export async function startWorld(mostProducts: number, subjects: readonly Subject[]): Promise<World> {
  const products: SlotProduct[] = Array.from({ length: mostProducts }, (_, index) => ({
    slug: bulkSlug(index),
    name: bulkName(index),
  }))
  const platform = await startPlatformApi(mostProducts)
  const apis: Record<string, ApiAnswer> = { 'www.wixapis.com': platform.answer, 'edge.wixapis.com': platform.answer }
  for (const subject of subjects) Object.assign(apis, subject.apis?.({ products }))
  const [site, cdn, pictures] = [createFileStore(), createFileStore(), createFileStore()]
  const files = { [SITE]: site, [hostOf(CDN)]: cdn, [hostOf(PICTURES_ORIGIN)]: pictures }
  const hosts = [...Object.keys(files), ...Object.keys(apis)]
  const certificate = await createCertificate(hosts)
  const api = createApi(apis)
  const answers = Object.fromEntries(Object.keys(apis).map((host) => [host, api.answer]))
  for (const [host, store] of Object.entries(files)) answers[host] = store.answer
  const relay = createRelay(SLOW_4G)
  const closes: (() => void)[] = [relay.close]
  const ports: World['ports'] = { fast: {}, slow: {} }
  for (const [host, answer] of Object.entries(answers)) {
    const { port, close } = await startSecureServer(certificate, answer)
    closes.push(close)
    ports.fast[host] = port
    ports.slow[host] = await relay.portFor(port)
  }
  const surroundings: Surroundings = { platform, products, addFiles: cdn.add, addSiteFiles: site.add }
  const pathOf = (subject: Subject, count: number) => `/${subject.name}/${count}.html`
  return {
    fingerprint: certificate.fingerprint,
    ports,
    async prepare(subject, counts) {
      await subject.prepare?.(surroundings)
      for (const count of counts) {
        const html = hostPage(products.slice(0, count), subject.parts(surroundings, count))
        site.add({ [pathOf(subject, count)]: (await subject.finish?.(html, surroundings, count)) ?? html })
      }
    },
    urlOf: (subject, count) => `https://${SITE}${pathOf(subject, count)}`,
    takeCalls: api.log.take,
    takeBytes: cdn.takeBytes,
    async close() {
      for (const close of closes) close()
      await platform.close()
    },
  }
}
