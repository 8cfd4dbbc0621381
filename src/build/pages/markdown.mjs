/** The Markdown of `docs` as HTML: headings, paragraphs, lists, tables, code, quotes, links, pictures. Anything else is refused, not guessed. */

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign])

/** The anchor of a heading, as code hosts make it: links of the documentation are written for these. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-')

const INLINE =
  /`+ ?(?<code>[^`]+?) ?`+|!\[(?<alt>[^\]]*)\]\((?<picture>[^)\s]+)\)|\[(?<text>(?:`[^`]*`|[^\]`])*)\]\((?<href>[^)\s]+)\)|\*\*(?<strong>(?:`[^`]*`|[^*`])+)\*\*|\*(?<em>[^*\s](?:`[^`]*`|[^*`])*)\*|<kbd>(?<key>[^<]*)<\/kbd>|\\(?<literal>[|*_`[\]<>\\])/g

/** A reference that is nothing but a link. */
const REFERENCE = / \(\[[^\]]*\]\((?<href>[^)\s]+)\)\)/g

/**
 * @param linkOf the address of a link in the pages; undefined for what they do not have, of which only the words stay, and nothing of a mere
 * reference
 */
function inline(source, linkOf) {
  const text = source.replace(REFERENCE, (reference, href) => (linkOf(href) ? reference : ''))
  let html = ''
  let done = 0
  for (const match of text.matchAll(INLINE)) {
    const { code, alt, picture, text: words, href, strong, em, key, literal } = match.groups
    html += escaped(text.slice(done, match.index))
    done = match.index + match[0].length
    if (code !== undefined) html += `<code>${escaped(code.replaceAll('\\|', '|'))}</code>`
    else if (picture !== undefined) html += linkOf(picture) ? `<img src="${escaped(linkOf(picture))}" alt="${escaped(alt)}">` : ''
    else if (href !== undefined) {
      const address = linkOf(href)
      html += address ? `<a href="${escaped(address)}">${inline(words, linkOf)}</a>` : inline(words, linkOf)
    } else if (strong !== undefined) html += `<strong>${inline(strong, linkOf)}</strong>`
    else if (em !== undefined) html += `<em>${inline(em, linkOf)}</em>`
    else if (key !== undefined) html += `<kbd>${escaped(key)}</kbd>`
    else html += escaped(literal)
  }
  return html + escaped(text.slice(done))
}

const cellsOf = (row) =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

function tableOf(lines, linkOf) {
  const [head = '', , ...rows] = lines
  const row = (line, tag) =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${inline(cell, linkOf)}</${tag}>`)
      .join('')}</tr>`
  // A wide table scrolls in its own box, which the keyboard must reach.
  const label = escaped(cellsOf(head).filter(Boolean).join(', ').replaceAll('`', '')) || 'Table'
  return `<div class="table" role="region" aria-label="${label}" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows
    .map((line) => row(line, 'td'))
    .join('')}</tbody></table></div>`
}

const ITEM = /^(?<mark>[*-]|\d+\.) +/

function listOf(lines, linkOf) {
  const items = []
  for (const line of lines) {
    const mark = ITEM.exec(line)
    if (mark) items.push([line.slice(mark[0].length)])
    else items[items.length - 1].push(line.replace(/^ {1,4}/, ''))
  }
  const first = ITEM.exec(lines[0]).groups.mark
  const start = Number.parseInt(first, 10)
  const [tag, attribute] = Number.isNaN(start) ? ['ul', ''] : ['ol', start > 1 ? ` start="${start}"` : '']
  const body = items.map((item) => {
    const html = blocks(item, linkOf)
    // An item of one paragraph is its text.
    return `<li>${/^<p>[\s\S]*<\/p>$/.test(html) && html.lastIndexOf('<p>') === 0 ? html.slice(3, -4) : html}</li>`
  })
  return `<${tag}${attribute}>\n${body.join('\n')}\n</${tag}>`
}

const FENCE = /^ {0,3}```(\w*)$/
const isBlank = (line) => !line.trim()
const isRow = (line) => line.startsWith('|')

/** The kind of block that a line begins, and how its next lines are recognised. */
function blockAt(lines, at) {
  const line = lines[at]
  const until = (ends) => {
    let end = at + 1
    while (end < lines.length && !ends(lines[end], end)) end++
    return end
  }
  if (FENCE.test(line)) {
    const end = until((one) => /^ {0,3}```$/.test(one))
    if (end === lines.length) throw new Error(`A block of code does not end: ${line}`)
    return { kind: 'code', end: end + 1 }
  }
  if (line.startsWith('<!--')) {
    let end = at
    while (end < lines.length && !lines[end].includes('-->')) end++
    return { kind: 'comment', end: end + 1 }
  }
  if (/^#{1,6} /.test(line)) return { kind: 'heading', end: at + 1 }
  if (isRow(line)) return { kind: 'table', end: until((one) => !isRow(one)) }
  if (line.startsWith('>')) return { kind: 'quote', end: until((one) => !one.startsWith('>')) }
  if (ITEM.test(line))
    return {
      kind: 'list',
      // A blank line ends a list unless an indented line or a further item of it follows.
      end: until((one, place) =>
        isBlank(one)
          ? !(lines[place + 1] && (/^ {2,}\S/.test(lines[place + 1]) || sameList(line, lines[place + 1])))
          : !ITEM.test(one) && !/^ /.test(one) && (isBlank(lines[place - 1]) || startsBlock(one)),
      ),
    }
  return { kind: 'paragraph', end: until((one) => isBlank(one) || startsBlock(one)) }
}

const sameList = (one, other) => ITEM.test(other) && /^\d/.test(one) === /^\d/.test(other)
const startsBlock = (line) => FENCE.test(line) || /^#{1,6} /.test(line) || isRow(line) || line.startsWith('<!--')

function blocks(lines, linkOf) {
  const html = []
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) {
      at++
      continue
    }
    const { kind, end } = blockAt(lines, at)
    const own = lines.slice(at, end)
    at = end
    if (kind === 'comment') continue
    if (kind === 'heading') {
      const [, signs, words] = /^(#+) (.+)$/.exec(own[0])
      html.push(`<h${signs.length} id="${anchorOf(words)}">${inline(words, linkOf)}</h${signs.length}>`)
    } else if (kind === 'code') {
      const indent = /^ */.exec(own[0])[0].length
      const code = own.slice(1, -1).map((line) => line.slice(Math.min(indent, /^ */.exec(line)[0].length)))
      html.push(`<pre tabindex="0"><code>${escaped(code.join('\n'))}</code></pre>`)
    } else if (kind === 'table') html.push(tableOf(own, linkOf))
    else if (kind === 'list') html.push(listOf(own, linkOf))
    else if (kind === 'quote')
      html.push(
        `<blockquote>${blocks(
          own.map((line) => line.replace(/^> ?/, '')),
          linkOf,
        )}</blockquote>`,
      )
    else {
      const text = inline(own.map((line) => line.trim()).join(' '), linkOf)
      if (text) html.push(`<p>${text}</p>`)
    }
  }
  return html.join('\n')
}

/** @param linkOf `(target) => address`, or undefined for a page that is not there */
export const htmlOf = (markdown, linkOf) => blocks(markdown.replaceAll('\r', '').split('\n'), linkOf)

/** The text of the first heading. */
export const titleOf = (markdown) => /^# (.+)$/m.exec(markdown)?.[1].replaceAll('`', '') ?? ''
