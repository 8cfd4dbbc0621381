/** The check-up of a page that does not exist yet, described by the current choices. */
import { insecure } from '../../../src/checkup/delivery/loading'
import type { Finding, PageDescription, ShopPort } from '../../../src/checkup/model'
import { readPage } from '../../../src/checkup/page/read-page'
import { checkShops } from '../../../src/checkup/shop/check-shop'
import type { SnippetChoices } from '../../../src/snippet/choices'
import { chosenSettings } from '../../../src/snippet/settings'
import { folderOf } from '../../../src/snippet/write-snippet'

type Chosen = Pick<SnippetChoices, 'clientId' | 'elements' | 'settings' | 'files'>

function describe({ clientId, elements, settings = {}, files }: Chosen, address: string | undefined): PageDescription {
  const own = [['client-id', clientId.trim()] as const, ...chosenSettings(settings)]
  const script = {
    src: `${folderOf(files)}loader.js`,
    async: '',
    ...Object.fromEntries(own.map(([name, value]) => [`data-${name}`, value])),
  }
  return {
    ...(address && { address }),
    tags: [
      { name: 'script', attributes: script, within: [] },
      ...elements.map(({ name, attributes }) => ({ name: `cartlet-${name}`, attributes, within: [] })),
    ],
    policies: [],
  }
}

/** Asks the shop, which stores nothing; the files and the policy of the page cannot be checked. */
export async function askAbout(chosen: Chosen, address: string | undefined, port: ShopPort): Promise<Finding[]> {
  const page = readPage(describe(chosen, address))
  const rows = await checkShops(page, {
    read: () => Promise.reject(new Error('There is no page yet')),
    digest: () => Promise.reject(new Error('There is no file yet')),
    shop: () => port,
    now: () => Date.now(),
  })
  return [...insecure(page), ...rows]
}
