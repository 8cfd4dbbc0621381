/** A grid of cards with its controls. A button loads more: endless scrolling would keep visitors from the rest of the page. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ProductView } from '../../store/base/views'
import type { Linked } from '../../store/catalog/fill-link'
import type { Grid } from '../../store/collections/grid'
import type { GridState } from '../../store/collections/grid-state'
import type { FilterName, Filters } from '../../store/collections/list-model'
import { AuthorContent } from '../AuthorContent'
import { useSurroundings } from '../shop-context'
import { FilterChips, SortSelect } from './CollectionControls'
import { EmptyGrid, GhostCards, GridFailed } from './CollectionStates'
import { collectionCss } from './collection.css'
import { useCollectionMessages } from './collection-messages'
import { columnsIn, fontIn } from './columns'
import { FilterForm } from './FilterForm'
import { chipsOf } from './filter-chips'
import { useGrid } from './use-grid'
import { useSlices } from './use-slices'

/** With more filters than these, they are beside the cards. */
const MOST_ABOVE = 3

/** Rows whose pictures load eagerly; those of later rows load lazily. */
const EAGER_ROWS = 2

export interface CardPlace {
  /** Position in the grid, from 0. */
  index: number
  /** Its picture is in one of the first rows. */
  eager: boolean
}

export interface CollectionGridProps {
  grid: Grid
  /** Accessible name if the list has no collection name. */
  label: string
  /** Shown above the cards, where they are not what the author's heading says. */
  caption?: string
  /** In place of the sentence for an empty list. */
  nothing?: ReactNode
  /** Products of one page. */
  limit: number
  /** Maximum number of columns, 1 to 8. */
  columns?: number
  /** One dense row for each product. */
  list?: boolean
  sortable: boolean
  filters: readonly FilterName[]
  /** The filters stay above the cards, however many they are. */
  filtersAbove?: boolean
  /** Shows one page only, and nothing when there are no products or loading failed. */
  quiet?: boolean
  /** The visitor has asked for this list: how many there are is said. */
  asked?: boolean
  /** Renders all cards in one step: a server has no presses to handle in between. */
  atOnce?: boolean
  /** The list's currency, where the visitor reads prices in another: the filters are in it. */
  currency?: string
  /** The author's own page of the collection, which shows all of it. */
  pageOf?(collection: Linked): string | undefined
  /** Formats an amount in the list's currency, given in major units. */
  money(value: number): string
  card(product: ProductView, place: CardPlace): ReactNode
}

type Shown = Pick<CollectionGridProps, 'card' | 'columns' | 'list' | 'limit' | 'atOnce'> & {
  state: GridState
  eager: number
  focusFrom: number
}

/** Memoized: renders again only when its own product changes, not with every change of the grid. */
function Place({ card, product, index, eager }: CardPlace & Pick<CollectionGridProps, 'card'> & { product: ProductView }) {
  return useMemo(() => card(product, { index, eager }), [card, product, index, eager])
}

/** The cards, and placeholders for those that are being loaded. */
function Cards({ state, card, columns, list: isList, limit, eager, focusFrom, atOnce }: Shown) {
  const { products, status, list: shown } = state
  const messages = useCollectionMessages()
  const list = useRef<HTMLUListElement>(null)
  const slice = useSlices(products.length, shown)
  const drawn = atOnce ? products.length : slice
  const isReady = focusFrom > 0 && drawn > focusFrom
  useEffect(() => {
    if (!isReady) return
    const first = list.current?.children[focusFrom]
    first?.querySelector<HTMLElement>('a[href], button')?.focus()
  }, [isReady, focusFrom])
  const isFirst = status === 'loading' && !products.length
  return (
    <ul
      className={isList ? 'grid rows' : 'grid'}
      data-columns={columns}
      data-old={(status === 'loading' && !isFirst) || undefined}
      aria-busy={status === 'loading' || status === 'adding' || undefined}
      aria-label={isFirst ? messages.loading : undefined}
      ref={list}
    >
      {products.slice(0, drawn).map((product, index) => (
        <li className="card-place" key={product.id}>
          <Place card={card} product={product} index={index} eager={index < eager} />
        </li>
      ))}
      <GhostCards from={drawn} to={isFirst ? limit : products.length} />
    </ul>
  )
}

export function CollectionGrid({
  grid,
  label,
  caption,
  nothing,
  limit,
  columns,
  list,
  sortable,
  filters,
  filtersAbove,
  quiet,
  asked,
  atOnce,
  currency,
  pageOf,
  money,
  card,
}: CollectionGridProps) {
  const { adoptStyles } = useSurroundings()
  adoptStyles(collectionCss)
  const messages = useCollectionMessages()
  const state = useGrid(grid)
  const { status, products, total, added, query, facets, collection, turn, next } = state
  const box = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const width = useRef(0)
  const font = useRef<number>(undefined)
  /** Number of products when the visitor asked for more: the first new one gets the focus. */
  const [askedAt, setAskedAt] = useState(0)
  // After layout: reading the sizes earlier would force a second one.
  useEffect(() => {
    width.current = box.current?.getBoundingClientRect().width ?? 0
    font.current = fontIn(box.current)
  }, [])

  if (status === 'missing') return <AuthorContent />
  const isReady = status === 'ready'
  const isEmpty = isReady && !products.length
  if (quiet && (isEmpty || (status === 'failed' && !products.length))) return null

  const chips = chipsOf(query.filters, facets, messages, money)
  /** Neither order nor filters can change that. */
  const isBare = isEmpty && !chips.length
  const hasFilters = filters.length > 0 && !isBare
  const ownPage = collection && pageOf?.(collection)
  const options = filters.includes('options') ? (facets?.options.length ?? 0) : 0
  /** Only many filters get a column of their own: a few would leave it nearly empty. They are known with the first page, and before it they are above. */
  const hasSide = hasFilters && !filtersAbove && filters.filter((name) => name !== 'options').length + options > MOST_ABOVE
  const narrow = (next: Filters) => grid.ask({ ...query, filters: next })
  /** The focused control is about to be removed. */
  const keepFocus = () => box.current?.focus({ preventScroll: true })
  function clear() {
    keepFocus()
    narrow({})
  }
  const sentence = !isReady
    ? ''
    : added
      ? messages.moreStatus(added, products.length, total)
      : turn > 1 || asked
        ? messages.count(products.length, total)
        : ''

  return (
    <section
      className={hasSide ? 'collection side' : 'collection above'}
      aria-label={collection?.name || label}
      tabIndex={-1}
      ref={box}
    >
      <p className="hidden" role="status">
        {sentence}
      </p>
      {/* Drawn anew when filters and cards change places: what has moved would count as a shift of the page. */}
      <div className="layout" key={`${hasSide}`}>
        {((sortable && !isBare) || hasFilters) && (
          <div className="bar">
            <p className="count" aria-hidden="true">
              {products.length > 0 && status !== 'loading' && messages.count(products.length, total)}
            </p>
            {sortable && <SortSelect sort={query.sort} onSort={(sort) => grid.ask({ ...query, sort })} />}
          </div>
        )}
        {hasFilters && (
          <details
            className="filters"
            part="filters"
            ref={details}
            onToggle={grid.needFacets}
            onFocus={grid.needFacets}
            onPointerEnter={grid.needFacets}
          >
            <summary>{messages.filters(chips.length)}</summary>
            <FilterForm
              offered={filters}
              filters={query.filters}
              facets={facets}
              currency={currency}
              money={money}
              onChange={narrow}
              onDone={() => {
                // Without a visible summary, the filters are beside the grid and stay open.
                if (!details.current?.querySelector('summary')?.getClientRects().length) return
                details.current.removeAttribute('open')
                keepFocus()
              }}
            />
          </details>
        )}
        <div className="results">
          {caption && <p className="caption">{caption}</p>}
          <FilterChips
            chips={chips}
            onRemove={({ without }) => {
              keepFocus()
              narrow(without)
            }}
            onClear={clear}
          />
          {status === 'failed' && (
            <GridFailed
              text={messages.loadFailed}
              onRetry={
                state.error?.retryable
                  ? () => {
                      keepFocus()
                      grid.retry()
                    }
                  : undefined
              }
            />
          )}
          {isEmpty && (chips.length || !nothing ? <EmptyGrid onClear={chips.length ? clear : undefined} /> : nothing)}
          {(products.length > 0 || status === 'loading') && (
            <Cards
              state={state}
              card={card}
              columns={columns}
              list={list}
              limit={limit}
              atOnce={atOnce}
              eager={EAGER_ROWS * columnsIn(width.current, list ? 1 : columns, hasSide, font.current)}
              focusFrom={isReady && added ? askedAt : 0}
            />
          )}
          {!quiet && status === 'loading' && !products.length && (
            // Most lists have more than their first page.
            <div className="more behind">
              <i className="button" />
            </div>
          )}
          {!quiet && products.length > 0 && next !== undefined && status !== 'failed' && (
            <div className="more">
              {status === 'add-failed' && <p role="alert">{messages.moreFailed}</p>}
              {ownPage ? (
                <a className="button quiet" part="load-more" href={ownPage}>
                  {messages.showAll(collection.name)}
                </a>
              ) : (
                <button
                  type="button"
                  part="load-more"
                  className="button quiet"
                  aria-busy={status === 'adding' || undefined}
                  onClick={() => {
                    setAskedAt(products.length)
                    if (status === 'add-failed') grid.retry()
                    else grid.more()
                  }}
                >
                  <span className="label">
                    <span className={status === 'adding' ? 'behind' : undefined}>
                      {status === 'add-failed' ? messages.tryAgain : messages.loadMore}
                    </span>
                    {status === 'adding' && <span className="spinner" aria-hidden="true" />}
                  </span>
                </button>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
