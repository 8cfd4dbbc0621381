/**
 * A field with suggestions, by the combobox pattern, in a form that the browser can send itself. The focus stays in the field: the
 * arrow keys move through the options.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ProductView } from '../../store/base/views'
import type { RecentSearches } from '../../store/collections/recent-searches'
import { LONGEST_SEARCH, type Suggest, type SuggestState, wordsIn } from '../../store/collections/suggest'
import { useSurroundings } from '../shop-context'
import { SuggestedProduct } from './SuggestedProduct'
import { searchCss } from './search.css'
import { SearchIcon } from './search-icon'
import { useSearchMessages } from './search-messages'

export interface SearchFieldProps {
  suggest: Suggest
  recent: RecentSearches
  /** The author's own, otherwise ours. */
  label?: string
  /** The parameter that carries the words. */
  name: string
  /** Where the form leads, without its query; undefined if the results are shown in place. */
  action?: string
  /** The query of that address. */
  parameters: readonly (readonly [name: string, value: string])[]
  /** The words when the field is drawn; another value replaces what is typed. */
  text: string
  /** Undefined for a product that opens in the page. */
  hrefOf(product: ProductView): string | undefined
  /** @returns false if the browser is to send the form */
  onSearch(text: string): boolean
  onPick(product: ProductView, index: number, follows: boolean): void
}

function useSuggest({ store }: Suggest): SuggestState {
  const [state, setState] = useState(store.getState())
  useEffect(() => {
    setState(store.getState()) // it may have changed between rendering and subscribing
    return store.subscribe(setState)
  }, [store])
  return state
}

export function SearchField(props: SearchFieldProps) {
  const { suggest, recent, label, name, action, parameters, text: given, hrefOf, onSearch, onPick } = props
  useSurroundings().adoptStyles(searchCss)
  const messages = useSearchMessages()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(given)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [searches, setSearches] = useState<readonly string[]>([])
  const { status, products, text: found } = useSuggest(suggest)
  useEffect(() => setText(given), [given])

  const phrase = wordsIn(text)
  const shown = phrase ? (status === 'idle' ? [] : products) : []
  const count = phrase ? shown.length : searches.length
  const isExpanded = isOpen && count > 0
  const optionId = (index: number) => `${id}-${index}`
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const open = () => {
    setSearches(recent.list())
    setOpen(true)
  }

  function search(what: string): boolean {
    const wanted = wordsIn(what)
    close()
    if (!wanted) {
      field.current?.focus()
      return true
    }
    recent.add(wanted)
    return onSearch(wanted)
  }
  function repeat(what: string): void {
    const input = field.current as HTMLInputElement
    input.value = what
    setText(what)
    form.current?.querySelector<HTMLElement>('[type=submit]')?.click()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // An input method uses the same keys.
    if ((event.nativeEvent ?? event).isComposing) return
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !event.altKey) {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      // The field itself is a stop between the last option and the first.
      if (isExpanded) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
      else open()
    } else if (key === 'Escape' && isExpanded) {
      event.preventDefault()
      close()
    } else if (key === 'Enter' && isExpanded && active >= 0) {
      event.preventDefault()
      form.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click()
    }
  }

  const said = !isOpen || !phrase ? '' : status !== 'ready' || found !== phrase ? '' : messages.suggested(products.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>.
    <form
      className="search"
      role="search"
      part="search"
      method="get"
      action={action}
      ref={form}
      onBlur={({ relatedTarget }) => {
        if (!form.current?.contains(relatedTarget as Node | null)) close()
      }}
      onSubmit={(event) => {
        if (search(field.current?.value ?? '')) event.preventDefault()
      }}
    >
      {parameters.map(([parameter, value]) => (
        <input type="hidden" name={parameter} value={value} key={`${parameter}=${value}`} />
      ))}
      <input
        type="search"
        className="field"
        role="combobox"
        part="search-field"
        name={name}
        value={text}
        aria-label={label || messages.label}
        placeholder={label || messages.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? `${id}-list` : undefined}
        aria-activedescendant={isExpanded && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
        ref={field}
        onFocus={open}
        onClick={open}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setActive(-1)
          open()
          suggest.type(value)
        }}
      />
      <button type="submit" className="button" part="button" aria-label={messages.submit}>
        <SearchIcon />
      </button>
      {isExpanded && (
        <div className="panel" part="suggestions">
          {!phrase && (
            <div className="panel-head">
              <span aria-hidden="true">{messages.recent}</span>
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  recent.clear()
                  setSearches([])
                  field.current?.focus()
                }}
              >
                {messages.clearRecent}
              </button>
            </div>
          )}
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={phrase ? messages.suggestions : messages.recent}
            // A pressed option takes the focus, which belongs to the field: its keys move through the options.
            onFocus={() => field.current?.focus()}
          >
            {phrase
              ? shown.map((product, index) => (
                  <SuggestedProduct
                    key={product.id}
                    id={optionId(index)}
                    product={product}
                    href={hrefOf(product)}
                    selected={index === active}
                    onPick={(follows) => {
                      recent.add(phrase)
                      close()
                      onPick(product, index, follows)
                    }}
                  />
                ))
              : searches.map((one, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose the option.
                  <div
                    key={one}
                    className="suggested"
                    part="suggestion"
                    role="option"
                    tabIndex={-1}
                    id={optionId(index)}
                    aria-selected={index === active}
                    onClick={() => repeat(one)}
                  >
                    <SearchIcon />
                    <bdi>{one}</bdi>
                  </div>
                ))}
          </div>
        </div>
      )}
      <p className="hidden" role="status">
        {said}
      </p>
    </form>
  )
}
