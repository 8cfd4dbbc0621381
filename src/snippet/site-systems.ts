/** Where to put the parts of a snippet in the systems that docs/guides covers, in the words of their own menus. */
import type { SnippetForm } from './choices'

export interface SiteSystem {
  id: string
  name: string
  /** The form that the system does not strip. */
  form: SnippetForm
  /** Why hashes and an import map do not work there, as the end of a sentence. */
  withoutIntegrity?: string
  head: string
  body: string
  /** The system accepts no folders of files. */
  withoutFolders?: true
  /** Where the style rules go if the head cannot have them. */
  styles?: string
  /** The page of docs/guides. */
  guide: string
}

export const SITE_SYSTEMS: readonly SiteSystem[] = [
  {
    id: 'html',
    name: 'Plain HTML',
    form: 'tags',
    head: 'Once in every page that sells, before other scripts.',
    body: 'In the text. Feed readers and visitors without JavaScript get the link inside.',
    guide: 'plain-html.md',
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    form: 'divs',
    head: 'The plugin needs none of this: see the guide below. Without it, once for the whole site: header.php of a child theme, or the header field of a plugin for code snippets.',
    body: 'In a block Custom HTML.',
    guide: 'wordpress.md',
  },
  {
    id: 'ghost',
    name: 'Ghost',
    form: 'tags',
    head: 'Settings → Code injection → Site header. Host the files elsewhere, or in the assets folder of the theme.',
    body: 'In an HTML card of the post.',
    guide: 'ghost.md',
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    form: 'tags',
    withoutFolders: true,
    head: 'Website → Website Tools → Code Injection → Header. Host the files elsewhere.',
    body: 'In a Code Block, set to HTML.',
    guide: 'squarespace.md',
  },
  {
    id: 'webflow',
    name: 'Webflow',
    form: 'tags',
    withoutFolders: true,
    head: 'Site settings → Custom code → Head code. Host the files elsewhere.',
    body: 'In a Code Embed.',
    guide: 'webflow.md',
  },
  {
    id: 'shopify',
    name: 'Shopify pages',
    form: 'tags',
    withoutIntegrity: 'it minifies the files of a theme when it serves them',
    head: 'In layout/theme.liquid, before content_for_header.',
    body: 'In a Custom Liquid section.',
    guide: 'shopify.md',
  },
  {
    id: 'notion',
    name: 'Notion with Super',
    form: 'tags',
    withoutFolders: true,
    head: "The site's Code → Head. Host the files elsewhere.",
    body: 'In a code block whose first line is super-embed:',
    guide: 'notion.md',
  },
  {
    id: 'tag-manager',
    name: 'Tag manager',
    form: 'divs',
    withoutIntegrity: 'it adds the script after other modules',
    head: 'In a Custom HTML tag with the trigger All Pages.',
    body: 'In the page itself, not in the tag manager.',
    styles: "At the top of the site's own style sheet.",
    guide: 'tag-manager.md',
  },
]

export const siteSystem = (id: string): SiteSystem => SITE_SYSTEMS.find((one) => one.id === id) ?? (SITE_SYSTEMS[0] as SiteSystem)
