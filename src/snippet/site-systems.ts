/** Where to put the parts of a snippet in the systems that docs/guides covers, in the words of their own menus. */
import type { SnippetForm } from './choices'

export interface SiteSystem {
  id: string
  name: string
  /** The form that the system does not strip. */
  form: SnippetForm
  /** Whether to use hashes and an import map: not if the system changes files, or inserts the map too late. */
  integrity: boolean
  head: string
  body: string
  styles: string
  /** The page of docs/guides. */
  guide: string
}

export const SITE_SYSTEMS: readonly SiteSystem[] = [
  {
    id: 'html',
    name: 'Plain HTML',
    form: 'tags',
    integrity: true,
    head: 'Once in every page that sells, before other scripts.',
    body: 'Where it sells. Feed readers and visitors without JavaScript get the link inside.',
    styles: "At the top of the site's own style sheet. It reserves space: nothing moves when the element is drawn.",
    guide: 'plain-html.md',
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    form: 'divs',
    integrity: true,
    head: 'Once for the whole site: header.php of a child theme, or the header field of a plugin for code snippets.',
    body: 'In a block Custom HTML where it sells.',
    styles: 'Appearance → Customize → Additional CSS.',
    guide: 'wordpress.md',
  },
  {
    id: 'ghost',
    name: 'Ghost',
    form: 'tags',
    integrity: true,
    head: 'Settings → Code injection → Site header. Host the files elsewhere, or in the assets folder of the theme.',
    body: 'In an HTML card of the post.',
    styles: 'In the same site header, between <style> and </style>.',
    guide: 'ghost.md',
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    form: 'tags',
    integrity: true,
    head: 'Website → Website Tools → Code Injection → Header. Host the files elsewhere.',
    body: 'In a Code Block, set to HTML.',
    styles: 'Website → Website Tools → Custom CSS.',
    guide: 'squarespace.md',
  },
  {
    id: 'webflow',
    name: 'Webflow',
    form: 'tags',
    integrity: true,
    head: 'Site settings → Custom code → Head code. Host the files elsewhere.',
    body: 'In a Code Embed.',
    styles: 'In the same head code, between <style> and </style>.',
    guide: 'webflow.md',
  },
  {
    id: 'shopify',
    name: 'Shopify pages',
    form: 'tags',
    integrity: false,
    head: 'In layout/theme.liquid, before content_for_header. Leave out the hashes: theme files are minified when they are served.',
    body: 'In a Custom Liquid section.',
    styles: "In a Custom CSS field of the theme, or in the theme's style sheet.",
    guide: 'shopify.md',
  },
  {
    id: 'notion',
    name: 'Notion with Super',
    form: 'tags',
    integrity: true,
    head: "The site's Code → Head. Host the files elsewhere.",
    body: 'In a code block whose first line is super-embed:',
    styles: "The site's Code → CSS.",
    guide: 'notion.md',
  },
  {
    id: 'tag-manager',
    name: 'Tag manager',
    form: 'divs',
    integrity: false,
    head: 'In a Custom HTML tag with the trigger All Pages.',
    body: 'In the page itself, not in the tag manager.',
    styles: "At the top of the site's own style sheet.",
    guide: 'tag-manager.md',
  },
]

export const siteSystem = (id: string): SiteSystem => SITE_SYSTEMS.find((one) => one.id === id) ?? (SITE_SYSTEMS[0] as SiteSystem)
