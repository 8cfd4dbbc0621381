/** Systems whose authors write posts and pages: WordPress, Ghost, Shopify. */
import { addedByScript, heldBack, sanitized, scriptAddresses } from './rewrite'
import type { System } from './system'

const TEXT = 'My favourite mug:\n\n'

/** WordPress, for authors without `unfiltered_html`: known tags with `data-` attributes stay, and lines become paragraphs. */
const wordPress = (post: string): string =>
  sanitized(post)
    .split(/\n{2,}/)
    .map((block) => (/^\s*<div/.test(block) ? block.replaceAll('\n', '<br />\n') : `<p>${block}</p>`))
    .join('\n')

export const WORDPRESS: readonly System[] = [
  {
    name: 'a post that WordPress has cleaned, form of divs',
    guide: 'wordpress.md',
    args: ['--system', 'wordpress'],
    publish: ({ head, body }) => ({ head, body: wordPress(TEXT + body) }),
  },
  {
    name: 'a post that WordPress has cleaned, form of tags',
    guide: 'wordpress.md',
    args: [],
    publish: ({ head, body }) => ({ head: '', body: wordPress(TEXT + body + head) }),
    visitorFinds: 'the link',
  },
  {
    name: 'a plugin that delays scripts until the visitor does something',
    guide: 'wordpress.md',
    args: ['--form', 'divs'],
    publish: ({ head, body }) => ({
      head: heldBack(head, 'text/rocketlazyloadscript', 'data-rocket-src', ['mousemove', 'keydown', 'touchstart', 'wheel']),
      body: wordPress(TEXT + body),
    }),
    waitsForVisitor: true,
  },
]

/**
 * Google Tag Manager adds the tags of a Custom HTML tag by script, after the page has loaded, and keeps only the address of a
 * script.
 */
export const TAG_MANAGER: readonly System[] = [
  {
    name: 'a script that a tag manager adds, form of divs',
    guide: 'tag-manager.md',
    args: ['--system', 'tag-manager'],
    publish: ({ head, body }) => ({ head: '', body: body + addedByScript(scriptAddresses(head)) }),
  },
  {
    name: 'a script that a tag manager adds, form of tags',
    guide: 'tag-manager.md',
    args: [],
    publish: ({ head, body }) => ({ head: '', body: body + addedByScript(scriptAddresses(head)) }),
    visitorFinds: 'the link',
    authorReads: /INVALID_CONFIG/,
  },
]

/** What Ghost puts around an HTML card; the content of the card is left as it is. */
const htmlCard = (html: string): string => `\n<!--kg-card-begin: html-->\n${html}\n<!--kg-card-end: html-->\n`
const ghostPost = (html: string): string =>
  `<article class="gh-article post"><section class="gh-content"><p>My favourite mug:</p>${html}</section></article>`

export const GHOST: readonly System[] = [
  {
    name: 'an HTML card of Ghost, with the script in the site header',
    guide: 'ghost.md',
    args: ['--system', 'ghost'],
    publish: ({ head, body }) => ({ head, body: ghostPost(htmlCard(body)) }),
  },
  {
    name: 'an HTML card of Ghost, with script and element in the same card',
    guide: 'ghost.md',
    args: [],
    publish: ({ head, body }) => ({ head: '', body: ghostPost(htmlCard(head + body)) }),
  },
  {
    name: 'a newsletter that Ghost sends, opened in a reader that cleans',
    guide: 'ghost.md',
    args: [],
    publish: ({ head, body }) => ({ head: '', body: sanitized(ghostPost(htmlCard(head + body))) }),
    visitorFinds: 'the link',
  },
]

const ASSETS = '/cdn/shop/t/7/assets/'
const VERSION = '?v=138402287111111'
/** The filter `asset_url`: the theme's own folder, and a version after the name. */
const assetUrl = (head: string): string => head.replace(/\/dist\/cdn\/(loader[-\w]*\.js)/, `${ASSETS}$1${VERSION}`)
/** The filter `script_tag` writes a new tag from an address. */
const scriptTag = (src: string): string => `<script src="${src.replaceAll('&', '&amp;')}" type="text/javascript"></script>`
const section = (html: string): string =>
  `<section id="shopify-section-template--1__custom_liquid" class="shopify-section section"><div class="page-width">${html}</div></section>`
/** Tags that a setting of the type `richtext` accepts. */
const isRichText = (tag: string): boolean => /^(p|h[1-6]|ul|ol|li|a|strong|b|em|i|br)$/.test(tag)

export const SHOPIFY: readonly System[] = [
  {
    name: 'a Custom Liquid section of Shopify, with the files in the theme, which are minified on their way',
    guide: 'shopify.md',
    args: ['--system', 'shopify'],
    publish: ({ head, body }) => ({ head: assetUrl(head), body: section(body) }),
    minifiesIn: ASSETS,
  },
  {
    name: 'files in a theme of Shopify, which are minified on their way, with integrity',
    guide: 'shopify.md',
    args: ['--integrity'],
    publish: ({ head, body }) => ({ head: assetUrl(head), body: section(body) }),
    minifiesIn: ASSETS,
    visitorFinds: 'the link',
    authorReads: /Failed to find a valid digest/,
  },
  {
    name: 'the filter script_tag of Shopify, with the settings in the address',
    guide: 'shopify.md',
    args: ['--form', 'divs'],
    publish({ head, body }) {
      const [address = ''] = scriptAddresses(head)
      return { head: scriptTag(address.replace('/dist/cdn/loader.js?', `${ASSETS}loader.js${VERSION}&`)), body: section(body) }
    },
    minifiesIn: ASSETS,
  },
  {
    name: 'a rich text section of Shopify',
    guide: 'shopify.md',
    args: [],
    publish: ({ head, body }) => ({ head, body: section(sanitized(body, isRichText)) }),
    visitorFinds: 'the link',
  },
]
