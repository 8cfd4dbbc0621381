/** What a page holds while it lives. An init script, so that it runs before any script of the page. */
import type { Page } from '@playwright/test'

export interface Held {
  /** Listeners of window and document, by type. */
  listeners: string[]
  channels: number
  /** Active mutation observers. */
  observers: number
  /** Elements that intersection observers observe. */
  awaited: number
  timers: number
}

/** Counts from the page's start what it holds; the returned function reads the counts. */
export async function instrument(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(() => {
    const listeners = new Map<EventTarget, Map<unknown, string[]>>([
      [window, new Map()],
      [document, new Map()],
    ])
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const keyOf = (type: string, options: unknown) =>
      `${type}${(typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options) ? ' captured' : ''}`
    const drop = (target: EventTarget, listener: unknown, key: string) => {
      const keys = listeners.get(target)?.get(listener)
      if (keys?.includes(key)) keys.splice(keys.indexOf(key), 1)
    }
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window
      const known = listeners.get(target)
      if (known && listener) {
        const key = keyOf(type, options)
        const keys = known.get(listener) ?? []
        known.set(listener, keys)
        if (!keys.includes(key)) keys.push(key)
        const { once, signal } = typeof options === 'object' && options ? options : {}
        if (once) addEventListener.call(target, type, () => drop(target, listener, key), options)
        if (signal) addEventListener.call(signal, 'abort', () => drop(target, listener, key))
      }
      return addEventListener.call(target, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      drop(this ?? window, listener, keyOf(type, options))
      return removeEventListener.call(this ?? window, type, listener, options)
    }

    const channels = new Set<BroadcastChannel>()
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.add(this)
      }
      override close() {
        channels.delete(this)
        super.close()
      }
    }
    const observers = new Set<MutationObserver>()
    window.MutationObserver = class extends MutationObserver {
      override observe(target: Node, options?: MutationObserverInit) {
        observers.add(this)
        super.observe(target, options)
      }
      override disconnect() {
        observers.delete(this)
        super.disconnect()
      }
    }

    const awaited = new Set<Element>()
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(target: Element) {
        awaited.add(target)
        super.observe(target)
      }
      override unobserve(target: Element) {
        awaited.delete(target)
        super.unobserve(target)
      }
    }

    const timers = new Set<number>()
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window
    Object.assign(window, {
      setTimeout: (task: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
        const timer: number = setTimeout(() => {
          timers.delete(timer)
          task(...values)
        }, ms)
        timers.add(timer)
        return timer
      },
      setInterval: (task: TimerHandler, ms?: number, ...values: unknown[]) => {
        const timer = setInterval(task, ms, ...values)
        timers.add(timer)
        return timer
      },
      clearTimeout: (timer: number) => {
        timers.delete(timer)
        clearTimeout(timer)
      },
      clearInterval: (timer: number) => {
        timers.delete(timer)
        clearInterval(timer)
      },
      held: () => ({
        listeners: [...listeners.values()].flatMap((known) => [...known.values()].flat()).sort(),
        channels: channels.size,
        observers: observers.size,
        awaited: awaited.size,
        timers: timers.size,
      }),
    })
  })
  return () => page.evaluate(() => (window as unknown as { held(): Held }).held())
}
