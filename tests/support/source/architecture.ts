/** The rules on imports and syntax, as functions from files to sentences about violations. */
import { checkCartPort, checkOrder, describe, isIn } from './directions'
import { checkComments, checkWords } from './retired-words'
import { edgesOf, isNode, type Node, type SourceFile, stringOf, treeOf, walk } from './source'
import { checkTitles } from './test-titles'

interface Layer {
  /** Folders that the bundle may import from. */
  may: readonly string[]
  /** Folders that only types may be imported from. */
  types?: readonly string[]
}

/** Which folder may import which. A folder may always import itself. */
const LAYERS: Record<string, Layer> = {
  'src/i18n': { may: [] },
  'src/platform': { may: [] },
  'src/store': { may: ['src/platform'] },
  'src/widget': { may: ['src/store', 'src/i18n'], types: ['src/platform'] },
  // Used in a page and in the command: it knows neither, only what is passed in.
  'src/checkup': { may: ['src/store', 'src/platform'] },
  'src/embed': { may: ['src/widget', 'src/store', 'src/platform', 'src/i18n', 'src/checkup'] },
  'src/react': {
    may: ['src/embed', 'src/widget', 'src/store', 'src/platform', 'src/i18n'],
    types: ['src/server'],
  },
  // Between verified events and open pages, on a server.
  'src/live': { may: ['src/platform/events', 'src/platform/wire/options'] },
  'src/server': {
    may: [
      'src/widget',
      'src/store',
      'src/platform',
      'src/i18n',
      'src/embed/product/collection/collection-request',
      'src/embed/report/console',
    ],
  },
  // Data for the build, the documentation and the tests. No code that a page loads imports it.
  'src/manifest': { may: ['src/embed/settings/config'] },
  // From choices to the pasted snippet: for the commands and the configurator, never in a page that sells.
  'src/snippet': {
    may: ['src/manifest', 'src/embed/settings/config', 'src/checkup/client', 'src/checkup/policy', 'src/platform/http/gateway'],
  },
  // The plugin for WordPress: its pages are PHP, its blocks are made from the manifest.
  'src/wordpress': { may: ['src/manifest', 'src/build/zip', 'src/platform/http/gateway'] },
  // Runs during the build, and is not part of it.
  'src/build': { may: ['src/wordpress/plugin-files', 'src/i18n/groups'] },
  'src/cli': {
    may: [
      'src/checkup',
      'src/server',
      'src/snippet',
      'src/widget/product/heading-level',
      'src/store',
      'src/platform',
      'src/i18n',
      'src/embed/product/collection/collection-request',
    ],
  },
  // Constants, which the build inlines, and what tests an id or a press.
  loader: {
    may: [
      'src/embed/dom/inline-snapshot',
      'src/embed/dom/near-viewport',
      'src/embed/settings/actions',
      'src/platform/catalog',
      'src/platform/http',
      'src/store/base/storage-keys',
      'src/store/catalog/is-id',
      'src/store/catalog/product-query',
      'src/widget/modified-press',
    ],
    types: ['src/embed'],
  },
  'demo/platform': { may: [] },
}

const WIRE = ['src/platform/wire']
const HTTP = [...WIRE, 'src/platform/encoding', 'src/platform/http', 'src/platform/environment']
/** The domains whose conversions the events use. */
const EVENT_TABLES = ['cart', 'catalog', 'category', 'checkout', 'discount', 'order', 'shipping'].map(
  (name) => `src/platform/${name}`,
)
/** The order inside the client: primitives, then transport, then session; a domain's calls know neither session nor ports. */
const PLATFORM_LAYERS: Record<string, Layer> = {
  'src/platform/wire': { may: [] },
  'src/platform/encoding': { may: [] },
  'src/platform/http': { may: HTTP },
  'src/platform/session': { may: HTTP },
  'src/platform/query': { may: [...WIRE, 'src/platform/http'] },
  'src/platform/cart': { may: [...WIRE, 'src/platform/http'] },
  'src/platform/catalog': { may: [...WIRE, 'src/platform/http', 'src/platform/query'] },
  'src/platform/category': { may: [...WIRE, 'src/platform/http', 'src/platform/query', 'src/platform/catalog'] },
  'src/platform/inventory': { may: [...WIRE, 'src/platform/http', 'src/platform/query'] },
  'src/platform/checkout': { may: [...WIRE, 'src/platform/http', 'src/platform/catalog'], types: ['src/platform/cart'] },
  'src/platform/order': {
    may: [...WIRE, 'src/platform/http', 'src/platform/catalog', 'src/platform/query'],
    types: ['src/platform/cart', 'src/platform/checkout'],
  },
  'src/platform/shipping': { may: [...WIRE, 'src/platform/http'], types: ['src/platform/cart', 'src/platform/checkout'] },
  'src/platform/gift-card': { may: [...WIRE, 'src/platform/http'] },
  'src/platform/back-in-stock': { may: [...WIRE, 'src/platform/http'], types: ['src/platform/cart', 'src/platform/checkout'] },
  'src/platform/wish-list': { may: [...WIRE, 'src/platform/http'], types: ['src/platform/cart'] },
  'src/platform/currency': { may: [...WIRE, 'src/platform/http'] },
  'src/platform/recommendations': { may: [...WIRE, 'src/platform/http'], types: ['src/platform/cart'] },
  'src/platform/discount': { may: WIRE },
  'src/platform/events': {
    may: [...WIRE, 'src/platform/encoding', ...EVENT_TABLES],
    types: ['src/platform/identity', 'src/platform/inventory', 'src/platform/redirects'],
  },
  'src/platform/site': { may: [...WIRE, 'src/platform/http'] },
  'src/platform/redirects': { may: [...WIRE, 'src/platform/http'] },
  // A login needs all of them; of the client it knows only the type.
  'src/platform/identity': { may: [...HTTP, 'src/platform/session', 'src/platform/redirects'], types: ['src/platform/client'] },
}

function checkLayers(file: SourceFile, layers: Record<string, Layer>, within: readonly string[]): string[] {
  const own = Object.keys(layers).find((folder) => isIn(file.path, folder))
  const layer = own && layers[own]
  if (!layer) return []
  return edgesOf(file)
    .filter((edge) => {
      if (edge.target === null || isIn(edge.target, own)) return false
      if (!within.some((folder) => isIn(edge.target as string, folder))) return false
      const allowed = edge.kind === 'type' ? [...layer.may, ...(layer.types ?? [])] : layer.may
      return !allowed.some((folder) => isIn(edge.target as string, folder))
    })
    .map((edge) => `${file.path}: ${describe(edge)}, which ${own} must not import`)
}

const EXTERNALS: Record<string, RegExp> = {
  'src/i18n': /^$/,
  // Runs on servers only, where its bytes cost visitors nothing.
  'src/platform/events': /^jose$/,
  'src/platform': /^$/,
  'src/store': /^zustand\/vanilla$/,
  'src/checkup': /^$/,
  'src/widget': /^react$/,
  // Runs when the widget is built, never in a page.
  'src/embed/preact/from-source.mjs': /^(diff|esbuild|node:[\w/]+)$/,
  'src/embed/preact': /^preact(\/(create-element|compat\/client))?$/,
  'src/embed': /^react(-dom(\/client)?)?$/,
  'src/react': /^react$/,
  'src/live': /^$/,
  // Its bundle includes its own Preact.
  'src/server': /^(react|zustand\/vanilla|preact(\/compat)?|preact-render-to-string)$/,
  // It imports `node:fs` alone; the others occur in the declarations that it writes.
  'src/manifest': /^(node:fs|@angular\/core|cartlet\/elements|solid-js|svelte\/elements|vue|\$\{module\})$/,
  // The last two occur in the declarations that it changes.
  'src/build':
    /^(@formatjs\/icu-messageformat-parser|esbuild|tsx\/esm\/api|rollup-plugin-dts|node:[\w/]+|\\\.\\\/(shared|\(\\w\+\))\\\.js)$/,
  'src/snippet': /^$/,
  'src/wordpress': /^(esbuild|node:[\w/]+)$/,
  'src/cli': /^(parse5|node:[\w/]+)$/,
  loader: /^cartlet:files$/,
  'demo/platform': /^(?!cartlet|react|preact|zustand)/,
}

function checkExternals(file: SourceFile): string[] {
  const layer = Object.keys(EXTERNALS).find((folder) => isIn(file.path, folder)) ?? 'src/i18n'
  return edgesOf(file)
    .filter(({ target, specifier }) => target === null && !EXTERNALS[layer]?.test(specifier))
    .map((edge) => `${file.path}: ${describe(edge)}`)
}

/** A rule over the nodes of one file. */
const nodes =
  (breaks: (node: Node, parent: Node | null) => string | null | false) =>
  (file: SourceFile): string[] =>
    walk(treeOf(file)).flatMap(([node, parent]) => {
      const problem = breaks(node, parent)
      return problem ? [`${file.path}: ${problem}`] : []
    })

const nameOf = (node: unknown): string => {
  const { type, name, value } = (node ?? {}) as Node
  if (/^(JSX)?Identifier$/.test(type)) return `${name}`
  return type === 'Literal' ? `${value}` : ''
}

/** The name of the function or method that is called. */
const methodOf = ({ callee }: Node) => nameOf(callee) || nameOf((callee as Node | undefined)?.property)

const isOwnName = (node: Node, parent: Node | null) =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (/^(Property|PropertyDefinition|MethodDefinition)$/.test(parent?.type ?? '') && parent?.key === node && !parent.shorthand)

const BROWSER = /^(window|document|localStorage|sessionStorage|navigator|location)$/
const BROWSER_FOLDERS = ['src/embed', 'src/react', 'src/widget/dialog', 'loader']
const ENTRY = /^src\/([\w-]+-entry|index)\.ts$/

function checkGlobals(file: SourceFile): string[] {
  if (BROWSER_FOLDERS.some((folder) => isIn(file.path, folder)) || ENTRY.test(file.path)) return []
  return nodes((node, parent) => {
    if (node.type === 'Identifier' && BROWSER.test(`${node.name}`) && !isOwnName(node, parent)) return `names ${node.name}`
    const ofGlobal = node.type === 'MemberExpression' && nameOf(node.object) === 'globalThis' && nameOf(node.property)
    return ofGlobal && BROWSER.test(ofGlobal) && file.path !== 'src/platform/environment.ts' && `names globalThis.${ofGlobal}`
  })(file)
}

const HTML_SINKS =
  /^(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|setHTMLUnsafe|createContextualFragment|srcdoc)$/

/** Frameworks and workers require these. */
const DEFAULT_EXPORTS = /\.config\.(ts|mjs)$|^demo\/stacks\/(next\/app|nuxt\/app\/plugins|worker\/src)\//

/** Inserts what `cartlet/server` has rendered, which is escaped text and our own markup. */
const WRITES_OWN_HTML = 'src/react/parts/DrawnAhead.tsx'

const htmlOrCode = nodes((node) => {
  if (node.type === 'MemberExpression' && HTML_SINKS.test(nameOf(node.property))) return `uses ${nameOf(node.property)}`
  if (node.type === 'JSXAttribute' && HTML_SINKS.test(nameOf(node.name))) return `uses ${nameOf(node.name)}`
  if (node.type === 'Property' && HTML_SINKS.test(nameOf(node.key))) return `uses ${nameOf(node.key)}`
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'eval') return 'calls eval'
  return /^(New|Call)Expression$/.test(node.type) && nameOf(node.callee) === 'Function' && 'makes a function from text'
})

const inlineStyle = nodes((node) => {
  if (node.type === 'JSXAttribute' && nameOf(node.name) === 'style') return 'sets style in JSX'
  const [first] = (node.arguments ?? []) as Node[]
  const method = nameOf((node.callee as Node | undefined)?.property)
  return /^setAttribute(NS)?$/.test(method) && stringOf(first)?.toLowerCase() === 'style' && 'sets the style attribute'
})

const READ_ALOUD = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/
const hasLetters = (text: string | null): text is string => text !== null && /\p{L}/u.test(text)

/** The strings that an expression can put on the screen, not those it merely compares or passes on. */
function shownBy(node: Node): string[] {
  if (node.type === 'ConditionalExpression') return [...shownBy(node.consequent as Node), ...shownBy(node.alternate as Node)]
  if (node.type === 'LogicalExpression') return [...shownBy(node.left as Node), ...shownBy(node.right as Node)]
  if (node.type === 'JSXExpressionContainer') return shownBy(node.expression as Node)
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...shownBy(node.left as Node), ...shownBy(node.right as Node)]
  if (node.type === 'TemplateLiteral') return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const text = stringOf(node)
  return text === null ? [] : [text]
}

const visibleText = nodes((node, parent) => {
  if (node.type === 'JSXText' && hasLetters(`${node.value}`)) return `says "${`${node.value}`.trim()}" itself`
  if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
    const said = shownBy(node).find(hasLetters)
    return said !== undefined && `says "${said}" itself`
  }
  if (node.type !== 'JSXAttribute' || !READ_ALOUD.test(nameOf(node.name)) || !node.value) return null
  const said = shownBy(node.value as Node).find(hasLetters)
  return said !== undefined && `says "${said}" in ${nameOf(node.name)}`
})

/** The local platform's tests are in its own folder. */
export const isTest = (path: string) => isIn(path, 'tests') || isIn(path, 'demo/platform/tests')

/** Tests may list many cases. */
const mostLines = (path: string) => (isTest(path) ? 400 : 300)
/** By a command, from a table: its length is that of the table. */
const isGenerated = (text: string) => /^\/\*\*[^*]*\bGenerated from `src\//.test(text)
const stemOf = (path: string) => path.replace(/\.(tsx?|mjs)$/, '')
const isCss = ({ path }: SourceFile) => path.endsWith('.css.ts')

/** A language is data, in a separate download. */
const isTranslation = (target: string) => /^src\/i18n\/compiled\/(?!english\/)/.test(target)

/** A status whose content is not decided by a condition is inserted with it, which Firefox announces only where it takes the focus. */
function isWholeStatus(node: Node): boolean {
  if (node.type !== 'JSXElement') return false
  const { attributes } = node.openingElement as unknown as { attributes: { name?: unknown; value?: { value?: unknown } }[] }
  const given = (name: string) => attributes.find((attribute) => nameOf(attribute.name) === name)?.value
  if (given('role')?.value !== 'status' || given('aria-label') || given('tabIndex')) return false
  return !(node.children as unknown as Node[]).some(
    ({ expression }) => isNode(expression) && /^(Logical|Conditional)Expression$|^Identifier$/.test(expression.type),
  )
}

/** Every rule that checks one file at a time, by the end of its test's title. */
export const RULES = {
  'imports only what its layer allows': (file: SourceFile) => checkLayers(file, LAYERS, ['src', 'loader', 'tests']),
  'keeps the order of layers inside the client': (file: SourceFile) => checkLayers(file, PLATFORM_LAYERS, ['src/platform']),
  'imports only from its own folder of embed or store, or from those below': checkOrder,
  'knows the platform’s cart only in an adapter of the port': checkCartPort,
  'imports only types and `enumOf` in a model': (file: SourceFile) =>
    /^src\/platform\/.*model\.ts$/.test(file.path)
      ? edgesOf(file).flatMap((edge) =>
          edge.kind === 'type' || edge.specifier.endsWith('/wire/enum') ? [] : [`${file.path}: ${describe(edge)}`],
        )
      : [],
  'imports packages only where they are allowed': checkExternals,
  'has no enum': ({ path, text }: SourceFile) =>
    /^\s*(export\s+)?(declare\s+)?(const\s+)?enum\s+\w+\s*\{/m.test(text) ? [`${path}: declares an enum`] : [],
  'has no default export': (file: SourceFile) =>
    DEFAULT_EXPORTS.test(file.path) || !/\bdefault\b/.test(file.text)
      ? []
      : nodes((node) => {
          if (node.type === 'ExportDefaultDeclaration') return 'exports a default'
          return node.type === 'ExportSpecifier' && nameOf(node.exported) === 'default' && 'exports a default'
        })(file),
  'uses browser globals only in folders for browsers': checkGlobals,
  'creates neither HTML nor code from text': (file: SourceFile) => (file.path === WRITES_OWN_HTML ? [] : htmlOrCode(file)),
  'announces a status only by a region that comes before its text': (file: SourceFile) =>
    file.path === 'src/widget/LiveRegion.tsx'
      ? []
      : nodes((node) => isWholeStatus(node) && 'comes with its text: use LiveRegion')(file),
  'sets no inline style': inlineStyle,
  // Old libraries replace such methods on the page's arrays, and old browsers lack some of them.
  'works without Array#reduce, Array#at and Object.hasOwn': nodes(
    (node) =>
      node.type === 'CallExpression' &&
      isNode(node.callee) &&
      node.callee.type === 'MemberExpression' &&
      /^(reduce(Right)?|at|hasOwn)$/.test(nameOf(node.callee.property)) &&
      `calls ${nameOf(node.callee.property)}`,
  ),
  // In Chromium, a member that the page has given every object hides the property: `computedStyle` asks by the name of CSS.
  'reads computed styles by the names of CSS': (file: SourceFile) =>
    /^(src\/(embed|widget|react)|loader)\//.test(file.path) && file.path !== 'src/widget/computed-style.ts'
      ? nodes((node) => node.type === 'CallExpression' && methodOf(node) === 'getComputedStyle' && 'calls getComputedStyle')(file)
      : [],
  'uses no rem units': (file: SourceFile) =>
    isCss(file) ? [...file.text.matchAll(/\d\s*rem\b/g)].map(([size]) => `${file.path}: "${size}"`) : [],
  // What is slotted inherits them: a shorter name would hide the page's variable of that name from the author's own content.
  'names its own variables --ct-…': (file: SourceFile) =>
    isCss(file)
      ? [...file.text.matchAll(/(?<![\w-])--(?!ct-|cartlet-)[a-z][\w-]*/g)].map(([name]) => `${file.path}: "${name}"`)
      : [],
  'shows only texts of the catalogue': (file: SourceFile) => (/^src\/widget\/.*\.tsx$/.test(file.path) ? visibleText(file) : []),
  'has at most 300 lines (a test 400)': ({ path, text }: SourceFile) => {
    // What is written from the manifest grows with it.
    if (/^\/\*\* [^\n]*Generated from `src\/manifest`/.test(text)) return []
    const lines = text.split('\n').length - 1
    return lines > mostLines(path) && !isGenerated(text) ? [`${path}: ${lines} lines`] : []
  },
  'imports only chunks dynamically': (file: SourceFile) =>
    edgesOf(file)
      .filter(({ kind, target }) => kind === 'dynamic' && target !== null && !target.endsWith('.chunk') && !isTranslation(target))
      .map((edge) => `${file.path}: ${describe(edge)}, which is not named .chunk`),
  'uses no retired word': checkWords,
  'says in comments who or what acts': checkComments,
  'titles its tests with whole sentences': checkTitles,
} satisfies Record<string, (file: SourceFile) => string[]>

/**
 * Cycles of static imports, each as its path. Type imports count: two modules that know each other's types cannot be read,
 * moved or tested separately. `import()` does not: a chunk may import what loaded it.
 */
export function findCycles(files: readonly SourceFile[]): string[] {
  const byStem = new Map(files.map((file) => [stemOf(file.path), file]))
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (stem: string, trail: string[]) => {
    const file = byStem.get(stem)
    if (!file) return
    const start = trail.indexOf(stem)
    if (start >= 0) cycles.push([...trail.slice(start), stem].join(' → '))
    if (start >= 0 || done.has(stem)) return
    for (const { target, kind } of edgesOf(file))
      if (target !== null && kind !== 'dynamic') visit(stemOf(target), [...trail, stem])
    done.add(stem)
  }
  for (const stem of byStem.keys()) visit(stem, [])
  return cycles
}

export function medianLines(files: readonly SourceFile[]): number {
  const lengths = files.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}
