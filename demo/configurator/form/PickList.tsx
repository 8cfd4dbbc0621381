import { useState } from 'react'
import type { OpenShop } from '../shop/open-shop'
import { type List, type Pickable, useList } from '../shop/use-list'
import { TextField } from './Field'

interface PickListProps {
  shop: OpenShop
  subject: 'product' | 'collection'
  value: readonly string[]
  onChange(references: string[], picked?: Pickable): void
}

function outcomeOf({ status, items, total }: List, subject: string): string {
  if (status === 'loading' && !items.length) return 'Reading the shop …'
  if (status === 'failed') return 'The shop did not answer.'
  if (!items.length) return `No ${subject} has this in its name.`
  return total !== undefined && total > items.length ? `The first ${items.length} of ${total}. Search for the others.` : ''
}

export function PickList({ shop, subject, value, onChange }: PickListProps) {
  const [text, setText] = useState('')
  const [list, retry] = useList(shop, subject, text)
  const isProduct = subject === 'product'
  const pick = (item: Pickable, on: boolean) => {
    if (!isProduct) return onChange([item.slug], item)
    onChange(on ? [...value, item.slug] : value.filter((slug) => slug !== item.slug), item)
  }
  return (
    <div className="pick">
      <TextField id="search" type="search" label={`Search your ${subject}s`} value={text} onChange={setText} />
      <fieldset className="pick-list" aria-busy={list.status === 'loading'}>
        <legend>{isProduct ? 'Products' : 'Collections'}</legend>
        <div className="pick-rows">
          {!isProduct && !text && (
            <label className="pick-row">
              <input type="radio" name="pick" checked={!value.length} onChange={() => onChange([])} />
              <span className="pick-name">All products</span>
            </label>
          )}
          {list.items.map((item) => (
            <label className="pick-row" key={item.slug}>
              <input
                type={isProduct ? 'checkbox' : 'radio'}
                name="pick"
                checked={value.includes(item.slug)}
                onChange={(event) => pick(item, event.currentTarget.checked)}
              />
              {isProduct && (item.picture ? <img src={item.picture} alt="" loading="lazy" /> : <span className="pick-blank" />)}
              <span className="pick-name">{item.name}</span>
              {item.price && <span className="pick-price">{item.price}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="hint" role="status">
        {outcomeOf(list, subject)}
      </p>
      {list.status === 'failed' && (
        <button
          type="button"
          className="pick-retry"
          onClick={(event) => {
            // The button disappears while the shop is asked, and would take the focus with it.
            event.currentTarget.closest('.pick')?.querySelector('input')?.focus()
            retry()
          }}
        >
          Try again
        </button>
      )}
    </div>
  )
}
