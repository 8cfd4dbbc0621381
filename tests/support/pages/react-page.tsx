/** A page that React 19 owns from `<html>` down: rendered to text first, hydrated in the browser later. */
import { createElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'

export interface ReactPageProps {
  clientId: string
  api: string
}

export function ReactPage({ clientId, api }: ReactPageProps) {
  const [pressed, setPressed] = useState(0)
  return (
    <html lang="en">
      <head>
        <title>A page of React’s</title>
        <script async crossOrigin="anonymous" src="/dist/loader.js" data-client-id={clientId} data-api={api} data-on-add="none" />
      </head>
      <body>
        <h1>Spring</h1>
        <button type="button" onClick={() => setPressed(pressed + 1)}>
          Pressed {pressed}
        </button>
        <main>
          {createElement(
            'cartlet-buy-button',
            { product: 'blue-mug' },
            <a href={`${api}/product-page/blue-mug`}>Buy the Blue Mug</a>,
          )}
          <div data-cartlet="buy-button" data-product="canvas-tote">
            <a href={`${api}/product-page/canvas-tote`}>Buy the tote</a>
          </div>
        </main>
      </body>
    </html>
  )
}

export interface Takeover {
  errors: string[]
  takeOver(props: ReactPageProps): void
}

if (typeof document !== 'undefined') {
  const errors: string[] = []
  const takeOver = (props: ReactPageProps) => {
    hydrateRoot(document, <ReactPage {...props} />, { onRecoverableError: (error) => errors.push(String(error)) })
  }
  Object.assign(window, { takeover: { errors, takeOver } satisfies Takeover })
}
