/** From the archive of a release to a sale, as a person who is no developer: on plain HTML, with Eleventy, in WordPress. */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveFolder } from '../../stacks/serve-folder'
import { installStack, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { type Journey, journey } from '../../support/pages/newcomer-journey'
import { isFull } from '../../support/sample'
import { ADMINISTRATOR, logIn, startWordPress } from '../../wordpress/site'

test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 })

test.skip(!isFull, 'Examples are installed in the long run; one of them also in the short one.')

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>My blog</title>
</head>
<body>
  <h1>My favourite mug</h1>
  <p>It holds 350 ml, and three fingers fit its handle.</p>
</body>
</html>
`

async function withConfigurator({ person, archive, clientId, look, allow, atEnd }: Journey): Promise<string> {
  const { page } = person
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-site-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  const site = await serveFolder(folder)
  atEnd(() => rmSync(folder, { recursive: true }))
  atEnd(() => site.close())
  for (const name of ['cartlet', 'configurator']) {
    person.does(`Upload the folder "${name}"`)
    cpSync(join(archive, name), join(folder, name), { recursive: true })
  }

  person.does('open https://your-site/configurator/')
  await page.goto(`${site.url}configurator/`)
  await person.read(page.getByRole('banner'))
  await person.read(page.getByRole('region', { name: 'Your shop' }))
  await look('configurator-first')
  await person.type('Client ID', clientId)
  await expect(page.getByText('Shop found.')).toBeVisible()
  await person.read(page.getByRole('region', { name: 'What to sell' }))
  await person.type('Search your products', 'blue mug')
  await person.press('checkbox', /^Blue Mug/)
  const sample = page.frameLocator('iframe[title="Preview of the element"]').getByRole('button', { name: /Blue Mug/ })
  await expect(sample).toContainText('€18.00')
  await look('configurator-chosen')
  await person.press('button', 'Copy once per site')
  const head = await person.pasted()
  await person.press('button', 'Copy where it sells')
  const body = await person.pasted()
  const paste = page.getByRole('region', { name: 'Paste it' })
  await person.read(paste.getByRole('region', { name: 'Once per site' }).locator('.hint'))
  await person.read(paste.getByRole('region', { name: 'Where it sells' }).locator('.hint'))
  await person.read(paste.getByRole('region', { name: "On the platform's dashboard" }))
  await look('configurator-paste')
  allow(site.url)

  const pasted = PAGE.replace('</head>', `${head}</head>`).replace('</body>', `${body}</body>`)
  writeFileSync(join(folder, 'index.html'), pasted)
  return site.url
}

async function withEleventy({ person, archive, clientId, look, allow, atEnd }: Journey): Promise<string> {
  const { page } = person
  // Her own site, without anything of Cartlet.
  const folder = await installStack('eleventy')
  atEnd(() => rmSync(folder, { recursive: true }))
  for (const file of ['cartlet.mjs', 'content/about.md', 'content/basket.md', 'node_modules/cartlet'])
    rmSync(join(folder, file), { recursive: true })
  const post = '---\ntitle: My favourite mug\nlayout: page.liquid\n---\n\nIt holds 350 ml.\n'

  // From her own disk, without a server.
  person.does('configurator/docs/getting-started.html')
  await page.goto(pathToFileURL(join(archive, 'configurator/docs/getting-started.html')).href)
  await person.press('link', 'Guides', page.getByRole('banner'))
  await person.read(page.locator('table').first())
  await person.press('link', 'Eleventy', page.getByRole('main'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eleventy')
  await person.read(page.getByRole('main'))
  await look('guide')

  person.does('copy the file cartlet.mjs (it is in static-sites/eleventy) and the folder cartlet', 2)
  cpSync(join(archive, 'static-sites/eleventy/cartlet.mjs'), join(folder, 'cartlet.mjs'))
  cpSync(join(archive, 'cartlet'), join(folder, 'cartlet'), { recursive: true })
  const [config = '', texts = ''] = await page.locator('pre').allInnerTexts()
  person.does('In eleventy.config.mjs, name your shop')
  // Her configuration says where her texts are.
  const own = "files: 'cartlet' })\n  return { dir: { input: 'content', output: 'dist' } }"
  writeFileSync(join(folder, 'eleventy.config.mjs'), config.replace('CLIENT_ID', clientId).replace("files: 'cartlet' })", own))
  person.does('In your texts, write what you sell')
  writeFileSync(join(folder, 'content/index.md'), `${post}\n${texts.split('\n')[0]}\n`)
  person.does('Build as ever')
  await run(folder, {}, 'npm', 'run', '-s', 'build')
  const site = await serveFolder(join(folder, 'dist'))
  atEnd(() => site.close())
  allow(site.url)
  return site.url
}

async function withWordPress({ person, archive, clientId, api, look, allow, takeProblems, atEnd }: Journey): Promise<string> {
  const { page } = person
  const plugin = readdirSync(archive).find((file) => /wordpress.*\.zip$/.test(file)) as string
  const site = await startWordPress({ CARTLET_API: api })
  atEnd(() => site.close())
  person.does(plugin)
  person.does('configurator/docs/guides/wordpress.html')
  await page.goto(pathToFileURL(join(archive, 'configurator/docs/guides/wordpress.html')).href)
  await person.read(page.getByRole('main').locator('ol').first())
  await look('guide')
  await person.read(page.getByRole('main').getByText('Add the block Buy button'))

  await logIn(page, site, ADMINISTRATOR)
  /** The dashboard's own menu, which is behind a button on a phone. */
  const open = async (...[first, second]: readonly [string, string]) => {
    person.does(`${first} → ${second}`, 0)
    const toolbar = page.getByRole('navigation', { name: 'Toolbar' })
    if (await toolbar.getByRole('link', { name: 'Menu' }).isVisible()) await person.press('link', 'Menu', toolbar)
    const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem').filter({ hasText: first })
    await person.press('link', new RegExp(`^${first}`), entry)
    await person.press('link', second, entry)
  }
  await open('Plugins', 'Add New')
  await person.press('button', 'Upload Plugin')
  await page.getByLabel('Plugin zip file').setInputFiles(join(archive, plugin))
  person.does('choose the file', 2)
  await person.press('button', 'Install Now')
  await person.press('link', 'Activate Plugin')
  await expect(page.getByText('Plugin activated.')).toBeVisible()

  await open('Settings', 'Cartlet')
  await expect(page.getByRole('heading', { name: 'Cartlet', level: 1 })).toBeVisible()
  await person.read(page.locator('.wrap'))
  await look('settings-first')
  await person.type('Client ID of your shop', clientId)
  await person.press('button', 'Save Changes')
  await expect(page.getByText('A shop is chosen.')).toBeVisible()
  await person.read(page.locator('.wrap'))
  // She asks before she has done what stands there, and again afterwards.
  await person.press('button', 'Ask the shop')
  await expect(page.getByText(/To do: The shop does not lead buyers/)).toBeVisible()
  await person.read(page.locator('.wrap'))
  await look('settings-asked')
  allow(site.url)
  await person.press('button', 'Ask the shop')
  await expect(page.getByText(/Good: The shop leads buyers back/)).toBeVisible()
  expect(await takeProblems()).toEqual([
    'answer 403: POST /_api/redirects-api/v1/redirect-session',
    'answer 404: POST /_api/redirects-api/v1/redirect-session',
  ])
  await look('settings')

  const welcome = page.getByRole('dialog', { name: /Welcome/ })
  await page.addLocatorHandler(welcome, () => welcome.getByRole('button', { name: 'Close' }).click())
  await page.goto(`${site.url}/wp-admin/post-new.php`)
  await person.read('Add title')
  await person.type('Add title', 'My favourite mug', 'textbox')
  await person.press('button', 'Toggle block inserter')
  await person.read('Search for blocks and patterns')
  await person.type('Search for blocks and patterns', 'Buy button', 'searchbox')
  await person.press('option', /Buy button$/, page.getByRole('listbox', { name: 'Blocks' }))
  const inserter = page.getByRole('searchbox', { name: 'Search for blocks and patterns' })
  if (await inserter.isVisible()) await person.press('button', 'Toggle block inserter')
  // Not its list of all products, which opens with the focus.
  const help = page.getByRole('document', { name: 'Block: Buy button' }).getByText('Type a part of its name.')
  await expect(help).toBeVisible()
  await person.read(help)
  await look('block-first')
  await person.type('Product', 'Blue M', 'combobox')
  await person.press('option', 'Blue Mug')
  const preview = page.frameLocator('iframe[title="Preview: Buy button"]')
  await expect(preview.getByRole('button', { name: 'Buy Blue Mug €18.00' })).toBeVisible()
  await look('block')
  await person.press('button', 'Publish')
  const panel = page.getByLabel('Editor publish')
  await person.press('button', 'Publish', panel)
  const view = panel.getByRole('link', { name: 'View Post' })
  await expect(view).toBeVisible()
  await person.read(view)
  person.does('View Post')
  return `${await view.getAttribute('href')}`
}

for (const width of [360, 1280]) {
  journey('plain HTML', width, withConfigurator)
  journey('WordPress', width, withWordPress)
}
journey('Eleventy', 360, withEleventy)
