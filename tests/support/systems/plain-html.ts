/** Pages that an author writes, and what happens between the file and the visitor. */
import { heldBack, minified, sanitized } from './rewrite'
import type { System } from './system'

/** CommonMark: a blank line ends the block of markup, and what follows becomes a paragraph. */
const markdown = (body: string): string => body.replace(/^(<[^>]+>)\n+\s*(<a .*<\/a>)\n/m, '$1\n<p>$2</p>\n')

export const PLAIN_HTML: readonly System[] = [
  {
    name: 'a file as it was pasted',
    guide: 'plain-html.md',
    args: [],
    publish: ({ head, body }) => ({ head, body }),
  },
  {
    name: 'a file that a build has minified',
    guide: 'plain-html.md',
    args: [],
    publish: ({ head, body }) => ({ head: minified(head), body: minified(body) }),
  },
  {
    name: 'a file that a build has minified, with integrity',
    guide: 'plain-html.md',
    args: ['--integrity'],
    publish: ({ head, body }) => ({ head: minified(head), body: minified(body) }),
  },
  {
    name: 'a file that a build has minified, form of divs',
    guide: 'plain-html.md',
    args: ['--form', 'divs'],
    publish: ({ head, body }) => ({ head: minified(head), body: minified(body) }),
  },
  {
    name: 'Markdown that lets markup through',
    guide: 'plain-html.md',
    args: [],
    publish: ({ head, body }) => ({ head, body: `<p>My favourite mug:</p>\n${markdown(body)}` }),
  },
  {
    name: 'Markdown that cleans its markup',
    guide: 'plain-html.md',
    args: [],
    publish: ({ head, body }) => ({ head, body: sanitized(markdown(body)) }),
    visitorFinds: 'the link',
  },
  {
    name: 'a proxy that holds scripts back until the page has loaded',
    guide: 'plain-html.md',
    args: [],
    publish: ({ head, body }) => ({ head: heldBack(head, '8c1f0b3d-text/javascript', 'src', ['load']), body }),
  },
]
