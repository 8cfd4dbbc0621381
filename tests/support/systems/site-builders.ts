/** Site builders: Squarespace, Webflow, Super for Notion. */
import { asCode, sanitized, scriptAddresses } from './rewrite'
import type { System } from './system'

const codeBlock = (html: string): string =>
  `<div class="sqs-block code-block sqs-block-code"><div class="sqs-block-content"><div class="sqs-code-container">${html}</div></div></div>`

/**
 * Templates that load pages without leaving the current one: the new content is inserted as markup, and its scripts do not run.
 */
const withAjax = (first: string, next: string): string =>
  `<main>${first}</main><template id="next">${next}</template>
<script>
  document.querySelector('main a').addEventListener('click', (event) => {
    event.preventDefault()
    document.querySelector('main').innerHTML = document.querySelector('#next').innerHTML
    history.pushState(null, '', '?page=2')
  })
</script>`

export const SQUARESPACE: readonly System[] = [
  {
    name: 'a Code Block of Squarespace, with the script in the header injection',
    guide: 'squarespace.md',
    args: ['--system', 'squarespace'],
    publish: ({ head, body }) => ({ head, body: codeBlock(body) }),
  },
  {
    name: 'a Squarespace template that loads its pages by script, form of tags',
    guide: 'squarespace.md',
    args: [],
    publish: ({ head, body }) => ({ head, body: withAjax('<a href="?page=2">Mugs</a>', codeBlock(body)) }),
    follows: 'Mugs',
  },
  {
    name: 'a Squarespace template that loads its pages by script, form of divs',
    guide: 'squarespace.md',
    args: ['--form', 'divs'],
    publish: ({ head, body }) => ({ head, body: withAjax('<a href="?page=2">Mugs</a>', codeBlock(body)) }),
    follows: 'Mugs',
    visitorFinds: 'the link',
  },
  {
    name: 'a Code Block of a Squarespace plan without scripts',
    guide: 'squarespace.md',
    args: [],
    publish: ({ head, body }) => ({ head: '', body: codeBlock(sanitized(head + body, () => true)) }),
    visitorFinds: 'the link',
  },
]

const webflowPage = (html: string): string => `<div class="page-wrapper"><main class="main-wrapper">${html}</main></div>`

export const WEBFLOW: readonly System[] = [
  {
    name: 'a Code Embed of Webflow',
    guide: 'webflow.md',
    args: ['--system', 'webflow'],
    publish: ({ head, body }) => ({ head, body: webflowPage(`<div class="html-embed w-embed w-script">${body}</div>`) }),
  },
  {
    name: 'a Div Block of Webflow with custom attributes',
    guide: 'webflow.md',
    args: ['--form', 'divs'],
    publish({ head, body }) {
      const own = body
        .replace('<div ', '<div id="w-node-8c1f" ')
        .replace('data-product="blue-mug"', 'data-product="blue-mug" class="w-layout-blockcontainer w-container"')
        .replace('<a ', '<a class="link-block w-inline-block" ')
      return { head, body: webflowPage(own) }
    },
  },
  {
    name: 'an embed in a rich text field of Webflow',
    guide: 'webflow.md',
    args: [],
    publish: ({ head, body }) => ({
      head,
      body: webflowPage(`<div class="w-richtext"><p>My favourite mug:</p><div class="w-embed">${body}</div><p>‍</p></div>`),
    }),
  },
  {
    name: 'a rich text field of Webflow without an embed',
    guide: 'webflow.md',
    args: [],
    publish: ({ head, body }) => ({ head, body: webflowPage(`<div class="w-richtext">${sanitized(body)}</div>`) }),
    visitorFinds: 'the link',
  },
]

/**
 * A code block of Notion that begins with `super-embed:`: Super inserts its text as markup, and copies only the address of
 * scripts.
 */
const superBlock = (html: string): string =>
  `<main class="super-content"><div class="notion-code"><pre><code class="language-html">super-embed:\n${asCode(html)}</code></pre></div></main>
<script>
  addEventListener('load', () => {
    for (const code of document.querySelectorAll('.notion-code code')) {
      const block = code.closest('.notion-code')
      const text = code.innerText
      if (!text.startsWith('super-embed:')) continue
      block.innerHTML = text.slice('super-embed:'.length)
      for (const { src } of block.querySelectorAll('script[src]')) document.body.append(Object.assign(document.createElement('script'), { src }))
    }
  })
</script>`

export const SUPER: readonly System[] = [
  {
    name: 'a code block that Super draws, with the script in the head of the site',
    guide: 'notion.md',
    args: ['--system', 'notion'],
    publish: ({ head, body }) => ({ head, body: superBlock(body) }),
  },
  {
    name: 'a code block that Super draws, with the script in it, form of divs',
    guide: 'notion.md',
    args: ['--form', 'divs'],
    publish: ({ head, body }) => ({ head: '', body: superBlock(head + body) }),
  },
  {
    name: 'a code block that Super draws, with the script in it, form of tags',
    guide: 'notion.md',
    args: [],
    publish({ head, body }) {
      if (!scriptAddresses(head).length) throw new Error('The snippet has no script')
      return { head: '', body: superBlock(head + body) }
    },
  },
]
