/** Provides a shop to everything below it. */
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { report } from '../../embed/report/console'
import type { ConfiguredMessages } from '../../embed/settings/config'
import { rereadConfig } from '../../embed/settings/reread-config'
import type { Snapshot } from '../../store/base/snapshot-model'
import { addMessages, configOf, onAddIn, type ProviderSettings } from './settings'
import { createShopHandle, type ShopHandle } from './shop-handle'

export interface CartletProviderProps extends ProviderSettings {
  /** The output of `cartlet snapshot`: drawn on a server, and in the page until the platform has answered. */
  snapshot?: Snapshot
  /**
   * Pre-rendered content has its styles in a `style` element. A policy without inline styles needs one of these: the nonce of the
   * response, or the address of the folder with the style sheets `cartlet-shadow….css` (`dist/cdn`).
   */
  styleNonce?: string
  styles?: string
  /** Replaces texts by language, group and name. Read when the provider is mounted; they count for everything of ours in the page. */
  messages?: ConfiguredMessages
  children?: ReactNode
}

export interface Provided {
  handle: ShopHandle
  settings: ProviderSettings
  /** For pre-rendered content. */
  styling: Pick<CartletProviderProps, 'styleNonce' | 'styles'>
}

const Context = createContext<Provided | null>(null)

/** A component of another React than the page's has no hooks: React says only that it cannot read a property of null. */
function useAbove(): Provided | null {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it is called in every rendering; what it throws is explained.
    return useContext(Context)
  } catch (cause) {
    throw new Error(
      'cartlet/react and your app use two copies of React. Install the package with `npm install --install-links` or from a packed file, so that it uses your copy.',
      { cause },
    )
  }
}

/** @param asker the component or hook that the error message names */
export function useProvided(asker: string): Provided {
  const provided = useAbove()
  if (!provided)
    throw new Error(`${asker} needs a <CartletProvider> above it. Put one around your app: <CartletProvider clientId="…">.`)
  return provided
}

/**
 * Provides one shop to everything below it: the same as that of the elements and of `window.cartlet` on the page, if there are
 * any. Nothing is requested before it is needed. Changes of `clientId`, `api`, `catalog`, `cartApi` and `storage` start another shop; other
 * settings take effect at once.
 */
export function CartletProvider({
  children,
  snapshot,
  styleNonce,
  styles,
  messages,
  ...settings
}: CartletProviderProps): ReactElement {
  const { clientId, api, catalog, cartApi, storage } = settings
  const above = useAbove()
  const isNested = above?.handle && above.settings.clientId === clientId
  useEffect(() => {
    if (isNested)
      report(`A <CartletProvider> is inside another with the client id "${clientId}".`, 'Keep one, around everything that sells.')
  }, [isNested, clientId])
  const [handle] = useState(() => createShopHandle(clientId, snapshot))
  const key = JSON.stringify(settings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other settings are applied to the running page.
  useEffect(() => {
    if (messages) addMessages(window, messages)
    return handle.start(settings, window)
  }, [handle, clientId, api, catalog, cartApi, storage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the settings.
  useEffect(() => {
    const page = handle.current()?.page
    const { cart: _cart, cartPosition: _position, ...changes } = configOf(settings)
    if (!page || page.config.clientId !== clientId) return
    if (!onAddIn(settings)) changes.onAdd = page.config.onAdd
    page.configure({ ...rereadConfig(page.config, { ...page.config, ...changes }), api: page.config.api })
  }, [handle, key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the settings.
  const provided = useMemo(() => ({ handle, settings, styling: { styleNonce, styles } }), [handle, key, styleNonce, styles])
  return <Context.Provider value={provided}>{children}</Context.Provider>
}
