/** The products or collections to pick from, searched while typing. */
import { useCallback, useEffect, useState } from 'react'
import type { Known } from '../set-up'
import type { OpenShop } from './open-shop'

export interface Pickable extends Known {
  slug: string
  price?: string
  picture?: string
}

export interface List {
  status: 'loading' | 'ready' | 'failed'
  items: readonly Pickable[]
  /** The number of matching products; the list contains the first ones. */
  total?: number
}

const TYPING_MS = 250

async function read(shop: OpenShop, subject: 'product' | 'collection', text: string, signal: AbortSignal): Promise<List> {
  if (subject === 'product') {
    const { products, total } = await shop.products(text, signal)
    const items = products.map(({ slug, name, url, price, picture }) => ({
      slug,
      name,
      url,
      price: price.formatted,
      picture: picture?.url,
    }))
    return { status: 'ready', items, total }
  }
  const wanted = text.toLowerCase()
  const items = (await shop.collections(signal)).filter(({ slug, name }) => slug && name.toLowerCase().includes(wanted))
  return { status: 'ready', items }
}

/** Searches when the text changes, and once more for each call of `retry`. */
export function useList(
  shop: OpenShop,
  subject: 'product' | 'collection',
  text: string,
): readonly [list: List, retry: () => void] {
  const [list, setList] = useState<List>({ status: 'loading', items: [] })
  // A new object for each retry, so that the effect runs again for the same text.
  const [retried, setRetried] = useState<{ text: string }>()
  useEffect(() => {
    const life = new AbortController()
    setList(({ items }) => ({ status: 'loading', items }))
    const timer = setTimeout(
      () => {
        read(shop, subject, text.trim(), life.signal).then(
          (found) => !life.signal.aborted && setList(found),
          () => !life.signal.aborted && setList({ status: 'failed', items: [] }),
        )
      },
      text && retried?.text !== text ? TYPING_MS : 0,
    )
    return () => {
      life.abort()
      clearTimeout(timer)
    }
  }, [shop, subject, text, retried])
  return [list, useCallback(() => setRetried({ text }), [text])]
}
