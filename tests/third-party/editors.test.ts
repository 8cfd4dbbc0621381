/** `html-custom-data.json` in the language service that VS Code uses for HTML. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getLanguageService, type HTMLDataV1, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice'

const DATA = JSON.parse(readFileSync('dist/editors/html-custom-data.json', 'utf8')) as HTMLDataV1
const service = getLanguageService({ customDataProviders: [newHTMLDataProvider('cartlet', DATA)] })

/** The completions that the editor offers at the `|`. */
function offered(markup: string): string[] {
  const document = TextDocument.create('file:///page.html', 'html', 1, markup.replace('|', ''))
  const position = document.positionAt(markup.indexOf('|'))
  return service.doComplete(document, position, service.parseHTMLDocument(document)).items.map(({ label }) => label)
}

describe('html-custom-data.json', () => {
  it('an editor completes the tag of an element', () => {
    expect(offered('<cartlet-b|')).toContain('cartlet-buy-button')
  })

  it('an editor completes the attributes of an element, and not those of another', () => {
    const attributes = offered('<cartlet-product |></cartlet-product>')
    expect(attributes).toEqual(expect.arrayContaining(['product', 'layout', 'notify-url', 'seo', 'client-id']))
    expect(attributes).not.toContain('columns')
  })

  it('an editor completes the values of an attribute', () => {
    expect(offered('<cartlet-product layout="|"></cartlet-product>')).toEqual(expect.arrayContaining(['card', 'full']))
    expect(offered('<div data-cartlet="|"></div>')).toContain('collection')
  })

  it('an editor explains an attribute under the pointer', () => {
    const document = TextDocument.create('file:///page.html', 'html', 1, '<cartlet-collection limit="8">')
    const hover = service.doHover(document, document.positionAt(22), service.parseHTMLDocument(document))
    expect(JSON.stringify(hover?.contents)).toContain('products per page of the grid')
  })
})
