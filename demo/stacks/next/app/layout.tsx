/** A server component: it reads the snapshot taken by the build, and renders prices from it. */
import { readFile } from 'node:fs/promises'
import { CartDrawer, CartletProvider, CartToggle } from 'cartlet/react'
import { readSnapshot } from 'cartlet/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Basket } from './basket'

export const metadata = { title: 'The harbour shop', icons: { icon: 'data:,' } }

export default async function Layout({ children }: { children: ReactNode }) {
  const snapshot = readSnapshot(await readFile('catalog.json', 'utf8'))
  return (
    <html lang="en">
      <body>
        <CartletProvider
          clientId={process.env.NEXT_PUBLIC_CLIENT_ID ?? ''}
          api={process.env.NEXT_PUBLIC_API}
          catalog={snapshot.catalog}
          snapshot={snapshot}
        >
          <header>
            <Link href="/">shop</Link> <Link href="/cart">cart</Link>
            <Basket />
            <CartToggle />
          </header>
          <main>{children}</main>
          <CartDrawer />
        </CartletProvider>
      </body>
    </html>
  )
}
