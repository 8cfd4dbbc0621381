/** `cartlet-search`: a field with suggestions; the results in place, or on the author's page of results. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { once } from '../../store/base/load-once'
import { toItemList } from '../../store/collections/item-list'
import { createRecentSearches } from '../../store/collections/recent-searches'
import { createSuggest, wordsIn } from '../../store/collections/suggest'
import { AuthorContent } from '../../widget/AuthorContent'
import { NothingFound, ResultsFailed } from '../../widget/search/NothingFound'
import { SearchField } from '../../widget/search/SearchField'
import { useSearchMessages } from '../../widget/search/search-messages'
import { useFallback, useSurroundings } from '../../widget/shop-context'
import { useLoad } from '../../widget/use-load'
import type { EmbedView } from '../boot/embed'
import { reactPart } from '../boot/react-part'
import { dispatch } from '../events/dispatch'
import { linkedWindow } from '../page/navigation'
import { productLink } from '../page/product-link'
import type { SearchResultsRequest } from '../product/collection/collection.chunk'
import { notifyAuthor } from '../report/notify-author'
import { buy } from '../shop/buy'
import { readSearchTarget } from './search-target'

const MOST_SUGGESTED = 6
/** As many as a grid has. */
const MOST_COLUMNS = 8
const SUGGESTED = { id: 'search-suggestions', name: 'Search suggestions' }

const loadList = () => import('../product/collection/collection.chunk')
const loadTemplates = async () => {
  const [parts, { openOwnList }] = await Promise.all([
    import('../product/template/beside.chunk'),
    import('../product/template/own-list.chunk'),
    import('../product/template/template.chunk'),
  ])
  return { ...parts, openOwnList }
}

type Lists = Awaited<ReturnType<typeof loadList>>
type Templates = Awaited<ReturnType<typeof loadTemplates>>

/** As written, if it is a whole number within the bounds of a grid. */
function countOf(text: string | null, most: number): number | undefined {
  const count = Number(text || undefined)
  return Number.isInteger(count) && count > 0 && count <= most ? count : undefined
}

function SearchElement({ view }: { view: EmbedView }) {
  const hasOwn = view.host.querySelector('template') !== null
  const { status, value } = useLoad(loadTemplates, hasOwn)
  return hasOwn && status === 'loading' ? <AuthorContent /> : <Search view={view} own={value} />
}

function Search({ view, own }: { view: EmbedView; own: Templates | undefined }) {
  const { page, pageShop, host, read } = view
  const { shop, storage } = pageShop
  const messages = useSearchMessages()
  const target = readSearchTarget(page, host, read)
  const { name, action, parameters, isHere } = target
  const { adoptStyles } = useSurroundings()
  useFallback(Boolean(own))
  if (own) adoptStyles(own.besideCss)
  useEffect(() => own?.hideFallback(host), [own, host])
  /** The words in the page's address, where this is the page of results. */
  const linked = () =>
    isHere || !action ? wordsIn(new URLSearchParams(linkedWindow(page.view).location.search).get(name) ?? '') : ''
  const [text, setText] = useState(linked)
  const recent = useMemo(() => createRecentSearches(storage, shop.clientId), [storage, shop])
  const suggest = useMemo(() => {
    const loadAsk = once(async () => (await loadList()).createAskListing())
    return createSuggest({
      engine: shop.engine,
      ask: async (engine, call) => (await loadAsk())(engine, call),
      limit: MOST_SUGGESTED,
      onError: (error) => notifyAuthor(host, error),
    })
  }, [shop, host])
  useEffect(() => suggest.stop, [suggest])
  const [namesOnly, setNamesOnly] = useState(false)
  const list = useLoad(loadList, Boolean(text))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads from the address is read when it runs.
  useEffect(() => {
    if (!isHere) return
    const follow = () => setText(linked())
    page.view.addEventListener('popstate', follow)
    return () => page.view.removeEventListener('popstate', follow)
  }, [isHere, name, page])

  function search(phrase: string): boolean {
    dispatch(host, 'cartlet:search', { search_term: phrase })
    if (action && !isHere) return false
    setText(phrase)
    if (isHere) showInAddress(page.view, name, phrase)
    return true
  }

  const results: SearchResultsRequest = {
    text,
    limit: countOf(read('limit'), 100),
    columns: countOf(read('columns'), MOST_COLUMNS),
    name: messages.resultsFor(text),
    nothing: <NothingFound text={text} namesOnly={namesOnly} />,
    onShown(count) {
      shop.engine().then(
        ({ catalogVersion }) => setNamesOnly(catalogVersion() === 'v1'),
        () => {},
      ) // the grid reports it
      dispatch(host, 'cartlet:search-results', { search_term: text, count })
    },
  }
  const shown = list.value
  const ours = (
    <>
      <SearchField
        suggest={suggest}
        recent={recent}
        label={read('label')?.trim()}
        name={name}
        action={action}
        parameters={parameters}
        text={text}
        hrefOf={(product) => productLink(page, read, product)}
        onSearch={search}
        onPick={(product, index, follows) => {
          const opened = () => dispatch(host, 'cartlet:product-select', toItemList([product], index, SUGGESTED))
          if (follows) return void opened()
          buy(page, pageShop, host, { product: product.id, choice: {}, quantity: null, action: 'open', opened }).catch(() => {}) // reported by the shop
        }}
      />
      {text && list.status === 'failed' && <ResultsFailed onRetry={list.again} />}
      {text && shown && !own && shown.searchResults(view, results)}
      {text && shown && own && <OwnResults key={text} view={view} lists={shown} templates={own} results={results} />}
    </>
  )
  return own ? (
    <>
      <div className="ours">{ours}</div>
      <slot />
    </>
  ) : (
    ours
  )
}

interface OwnResultsProps {
  view: EmbedView
  lists: Lists
  templates: Templates
  results: SearchResultsRequest
}

/** The products that match, in the author's own templates; what there is to say of them is ours. */
function OwnResults({ view, lists, templates, results }: OwnResultsProps) {
  const language = useSurroundings()
  const [list] = useState(() => templates.openOwnList(lists.LIST_PARTS, view, lists.searchRequest(results), language))
  const { grid } = list
  const [{ status, products, total, error }, setState] = useState(grid.store.getState)
  useEffect(() => list.end, [list])
  useEffect(() => list.draw(language), [list, language])
  useEffect(() => {
    setState(grid.store.getState()) // it may have changed between rendering and subscribing
    return grid.store.subscribe(setState)
  }, [grid])
  const isReady = status === 'ready'
  const isReported = useRef(false)
  useEffect(() => {
    if (!isReady || isReported.current) return
    isReported.current = true
    results.onShown?.(total)
  })
  if (status === 'failed') return <ResultsFailed onRetry={error?.retryable ? grid.retry : undefined} />
  if (isReady && !products.length) return results.nothing
  return (
    <p className="hidden" role="status">
      {isReady && results.name}
    </p>
  )
}

/** One entry of the history for each search, so that Back leads to the one before. */
function showInAddress({ location, history }: Window, name: string, phrase: string): void {
  try {
    const url = new URL(location.href)
    url.searchParams.set(name, phrase)
    if (url.href !== location.href) history.pushState(history.state, '', url.href)
  } catch {} // a frame without an address of its own
}

export const search = reactPart({ render: (view) => <SearchElement view={view} /> })
