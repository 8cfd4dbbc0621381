/** Images that a merchant adds to products and to their choices. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productIdOf } from '../../../seed'
import { type Platform, startPlatform } from '../../../server'
import { createMerchant, createShopper, type Merchant, type Shopper, violationOf } from '../../support/support'

interface Media {
  items: { id: string; image: { url: string } }[]
}

interface ProductBody {
  media: Media
  productOptions: { choices: { media?: Media }[] }[]
}

let platform: Platform
let merchant: Merchant
let shopper: Shopper
beforeAll(async () => {
  platform = await startPlatform()
})
beforeEach(async () => {
  platform.reset()
  merchant = createMerchant(platform)
  shopper = await createShopper(platform)
})
afterAll(() => platform.close())

const WRITES = '/stores/v1/products'
const TEE = productIdOf('linen-tee')
const MUG = productIdOf('blue-mug')
const read = async (id: string) =>
  (await shopper.call<{ product: ProductBody }>('GET', `/stores-reader/v1/products/${id}`)).body.product

describe('media', () => {
  const addMedia = (id: string, media: unknown) => merchant.post(`${WRITES}/${id}/media`, { id, media })
  const ids = (media: Media | undefined) => media?.items.map(({ id }) => id)

  it("adds images by URL and from the shop's media folder, each once", async () => {
    const media = [{ url: 'https://pictures.example/mug.jpg' }, { mediaId: 'enamel-cup.svg' }]
    await addMedia(MUG, media)
    await addMedia(MUG, media)
    const { items } = (await read(MUG)).media
    expect(items).toHaveLength(4)
    expect(items.map(({ image }) => image.url)).toContain('https://pictures.example/mug.jpg')
    expect(items.at(-1)?.image.url).toBe(`${platform.url}/media/enamel-cup.svg`)
  })

  it('removes some or all images of a product', async () => {
    await merchant.post(`${WRITES}/${MUG}/media/delete`, { mediaIds: ['blue-mug.svg'] })
    expect(ids((await read(MUG)).media)).toEqual(['blue-mug-above.svg'])
    await merchant.post(`${WRITES}/${MUG}/media/delete`, {})
    expect(ids((await read(MUG)).media)).toEqual([])
  })

  it('adds images to choices and removes them again', async () => {
    const at = `${WRITES}/${TEE}/choices/media`
    const choices = async () => (await read(TEE)).productOptions[1]?.choices.map(({ media }) => ids(media))
    expect(await choices()).toEqual([['linen-tee-sage.svg'], ['linen-tee-ink.svg'], ['linen-tee-clay.svg']])
    const media = [{ option: 'Colour', choice: 'Sage', mediaIds: ['linen-tee-clay.svg', 'linen-tee-sage.svg'] }]
    await merchant.call('PATCH', at, { media })
    expect((await choices())?.[0]).toEqual(['linen-tee-clay.svg', 'linen-tee-sage.svg'])
    await merchant.post(`${at}/delete`, { media: [{ option: 'Colour', choice: 'Sage', mediaIds: ['linen-tee-clay.svg'] }] })
    expect((await choices())?.[0]).toEqual(['linen-tee-sage.svg'])
  })

  it.each<[string, unknown, string]>([
    ['media', [{ mediaId: 'nope.svg' }], 'media[0].mediaId'],
    ['media', [{ url: 'javascript:alert(1)' }], 'media[0].url'],
    ['media', [{}], 'media[0].url'],
    ['choices/media', [{ option: 'Size', choice: 'S', mediaIds: ['linen-tee-ink.svg'] }], 'media[0].option'],
    ['choices/media', [{ option: 'Colour', choice: 'Sage', mediaIds: ['blue-mug.svg'] }], 'media[0].mediaIds[0]'],
    ['choices/media', [{ option: 'Colour', choice: 'Pink', mediaIds: ['linen-tee-ink.svg'] }], 'media[0].choice'],
  ])('refuses %s %j', async (path, media, field) => {
    const answer = await merchant.call(path === 'media' ? 'POST' : 'PATCH', `${WRITES}/${TEE}/${path}`, { media })
    expect(violationOf(answer)?.field).toBe(field)
  })
})
