/** The products or collections to pick from, searched while typing. */
import { useEffect, useState } from 'react'
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

export function useList(shop: OpenShop, subject: 'product' | 'collection', text: string): List {
  const [list, setList] = useState<List>({ status: 'loading', items: [] })
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
      text ? TYPING_MS : 0,
    )
    return () => {
      life.abort()
      clearTimeout(timer)
    }
  }, [shop, subject, text])
  return list
}
