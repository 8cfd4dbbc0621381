/** What the components expect of React, on React and on the patched Preact that pages get. */
import { act } from '@testing-library/react'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'

const containers = new Map<Element, ReturnType<typeof createRoot>>()

/** A root of its own, as every element of a page has. */
function aRoot(first: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  containers.set(container, root)
  const draw = (node: ReactNode) => act(() => root.render(node))
  draw(first)
  return { container, root, draw, element: <Kind extends Element>(selector = '*') => container.querySelector(selector) as Kind }
}

/** Errors that reach the window or the console while `work` runs; an error that `act` throws is expected as well. */
async function quietly(work: () => void) {
  const silence = (event: Event) => event.preventDefault()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  addEventListener('error', silence)
  try {
    await act(async () => work())
  } catch {}
  removeEventListener('error', silence)
  log.mockRestore()
}

afterEach(() => {
  for (const [container, root] of containers) {
    act(() => root.unmount())
    container.remove()
  }
  containers.clear()
})

type Place = 'render' | 'effect' | 'layout' | 'cleanup'

/** A component of one number, which a test sets from outside; 1 makes it throw at that place. */
function aCounter(place?: Place, heard: string[] = []) {
  const fail = (at: Place, value: number) => {
    if (at === place && value === 1) throw new Error(at)
  }
  const handle = { set: (_value: number) => {} }
  const Counter = () => {
    const [value, set] = useState(0)
    handle.set = set
    fail('render', value)
    useLayoutEffect(() => fail('layout', value))
    useEffect(() => {
      fail('effect', value)
      heard.push(`effect ${value}`)
      return () => fail('cleanup', value)
    }, [value])
    return <p>{value}</p>
  }
  return { Counter, set: (value: number) => handle.set(value) }
}

describe('an error of one root', () => {
  it.each(['render', 'effect', 'layout', 'cleanup'] as const)('an error (%s) leaves the other roots working', async (at) => {
    const heard: string[] = []
    const broken = aCounter(at)
    const sound = aCounter(undefined, heard)
    const { root } = aRoot(<broken.Counter />)
    const other = aRoot(<sound.Counter />)
    await quietly(() => {
      broken.set(1)
      sound.set(1)
    })
    if (at === 'cleanup')
      await quietly(() => {
        root.unmount()
        sound.set(2)
      })
    await quietly(() => sound.set(3))
    expect(other.container.textContent).toBe('3')
    expect(heard).toEqual(expect.arrayContaining(['effect 1', 'effect 3']))
  })
})

describe('hooks', () => {
  it('each useId of each root has its own id, which stays the same', () => {
    const Two = () => (
      <p>
        {useId()} {useId()}
      </p>
    )
    const first = aRoot([<Two key="a" />, <Two key="b" />])
    const second = aRoot(<Two />)
    const before = first.container.innerHTML
    first.draw([<Two key="a" />, <Two key="b" />, <Two key="c" />])
    expect(first.container.innerHTML.startsWith(before)).toBe(true)
    if (process.env.COMPONENTS_ON === 'react') return
    const ids = [first, second].flatMap(({ container }) => [...container.querySelectorAll('p')].map((p) => p.textContent))
    expect(new Set(ids.flatMap((pair) => (pair as string).split(' '))).size).toBe(8)
  })

  it('a changed context reaches a child that is memoised, and one that is mounted later', () => {
    const Word = createContext('none')
    const Reader = () => useContext(Word)
    const Page = ({ word, more }: { word: string; more: boolean }) => {
      const memoised = useMemo(() => <Reader />, [])
      return (
        <Word.Provider value={word}>
          {memoised}
          {more && <Reader />}
        </Word.Provider>
      )
    }
    const { container, draw } = aRoot(<Page word="a" more={false} />)
    draw(<Page word="b" more={true} />)
    expect(container.textContent).toBe('bb')
    draw(<Page word="c" more={false} />)
    expect(container.textContent).toBe('c')
  })

  it('a state that is set while rendering is drawn at once, and its effects run once', () => {
    const heard: number[] = []
    const Clamped = ({ max }: { max: number }) => {
      const [value, set] = useState(5)
      if (value > max) set(max)
      useEffect(() => {
        heard.push(value)
      }, [value])
      return value
    }
    const { container, draw } = aRoot(<Clamped max={9} />)
    draw(<Clamped max={3} />)
    expect([container.textContent, heard]).toEqual(['3', [5, 3]])
  })

  it('a root that is unmounted while a change is queued stays empty, and its effects are cleaned up', () => {
    const heard: string[] = []
    const listeners = new Set<() => void>()
    let value = 0
    const Reader = () => {
      useEffect(() => () => void heard.push('cleaned'), [])
      return useSyncExternalStore(
        (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        () => value,
      )
    }
    const { container, root } = aRoot(<Reader />)
    act(() => {
      value = 1
      for (const listener of listeners) listener()
      root.unmount()
    })
    expect([container.textContent, heard, listeners.size]).toEqual(['', ['cleaned'], 0])
  })

  it('a cleanup that a ref returned runs once, and a ref without one is called with null', () => {
    const heard: string[] = []
    const cleaned = (node: Element | null) => {
      heard.push(node ? 'in' : 'null')
      return () => void heard.push('out')
    }
    const plain = (node: Element | null) => void heard.push(node ? 'plain' : 'no more')
    const { draw } = aRoot(<p ref={cleaned} />)
    draw(<p ref={plain} />)
    draw(null)
    expect(heard).toEqual(['in', 'out', 'plain', 'no more'])
  })
})

describe('properties of elements', () => {
  it('className comes and goes on elements of HTML and of SVG', () => {
    const shapes = (name: string | undefined) => (
      <div className={name}>
        <svg className={name} aria-hidden="true" />
      </div>
    )
    const { draw, element } = aRoot(shapes(undefined))
    const classes = () => [element('div'), element('svg')].map((node) => node.getAttribute('class'))
    expect(classes()).toEqual([null, null])
    draw(shapes('a'))
    expect(classes()).toEqual(['a', 'a'])
    draw(shapes(undefined))
    expect(classes()).toEqual([null, null])
    expect(element('svg').namespaceURI).toBe('http://www.w3.org/2000/svg')
  })

  it('an SVG that a component draws anew keeps its namespace', () => {
    const { Counter, set } = aCounter()
    const Path = () => (
      <g>
        <Counter />
      </g>
    )
    const { element } = aRoot(
      <svg aria-hidden="true">
        <Path />
      </svg>,
    )
    act(() => set(2))
    expect([element('p').namespaceURI, element('p').textContent]).toEqual(['http://www.w3.org/2000/svg', '2'])
  })

  it('an attribute without a value, and one that is false, leaves the element', () => {
    const field = (on: boolean) => (
      <input
        aria-disabled={on || undefined}
        aria-label={on ? 'a' : undefined}
        data-state={on ? 'x' : (null as never)}
        disabled={on}
        required={on || undefined}
        readOnly={on}
        hidden={on || undefined}
        tabIndex={on ? -1 : undefined}
      />
    )
    const { draw, element } = aRoot(field(false))
    expect(element('input').getAttributeNames()).toEqual([])
    draw(field(true))
    expect(element('input').getAttributeNames().length).toBe(8)
    draw(field(false))
    expect(element('input').getAttributeNames()).toEqual([])
  })

  it('aria attributes say false, and a false attribute of data is written', () => {
    const { element } = aRoot(<p aria-hidden={false} data-on={false} />)
    expect([element('p').getAttribute('aria-hidden'), element('p').getAttribute('data-on')]).toEqual(['false', 'false'])
  })

  it('a select shows its value although its options arrive later, in another order or with the same value', () => {
    const choice = (value: string, ...options: string[]) => (
      <select value={value} onChange={() => {}}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
    const { draw, element } = aRoot(choice('b'))
    const value = () => element<HTMLSelectElement>('select').value
    draw(choice('b', 'a', 'b', 'c'))
    expect(value()).toBe('b')
    draw(choice('b', 'c', 'b', 'a'))
    expect(value()).toBe('b')
    draw(choice('c', 'c', 'a'))
    expect(value()).toBe('c')
  })

  it('a field keeps its default value while it is typed in, and a checkbox its state', () => {
    const form = (email: string, checked: boolean) => (
      <form>
        <input defaultValue={email} />
        <input type="checkbox" checked={checked} onChange={() => {}} />
      </form>
    )
    const { draw, element } = aRoot(form('a@b', false))
    element<HTMLInputElement>('input').value = 'typed'
    draw(form('a@b', true))
    expect(element<HTMLInputElement>('input').value).toBe('typed')
    expect(element<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
  })
})

describe('events', () => {
  const NAMES = ['focusin', 'focusout', 'input', 'change', 'keydown', 'pointerenter', 'click'] as const

  it('listeners are exchanged, and removed when they have become undefined', () => {
    const heard: string[] = []
    const field = (word: string | undefined) => {
      const note = word === undefined ? undefined : ({ type }: { type: string }) => void heard.push(`${word} ${type}`)
      return (
        <fieldset onFocus={note} onBlur={note}>
          <input onKeyDown={note} onClick={note} onInput={note} />
        </fieldset>
      )
    }
    const { draw, element } = aRoot(field('a'))
    const fire = () => {
      for (const name of NAMES) element('input').dispatchEvent(new Event(name, { bubbles: true }))
      const all = heard.map((entry) => entry.replace('focusin', 'focus').replace('focusout', 'blur'))
      heard.length = 0
      return all
    }
    expect(fire()).toEqual(['a focus', 'a blur', 'a input', 'a keydown', 'a click'])
    draw(field('b'))
    expect(fire()).toEqual(['b focus', 'b blur', 'b input', 'b keydown', 'b click'])
    draw(field(undefined))
    expect(fire()).toEqual([])
    draw(field('c'))
    expect(fire().length).toBe(5)
  })

  it('onChange hears a checkbox and a select on change, and a text area on input', () => {
    const heard: string[] = []
    const { element } = aRoot(
      <form>
        <input type="checkbox" checked={false} onChange={() => heard.push('checkbox')} />
        <select value="a" onChange={() => heard.push('select')}>
          <option>a</option>
          <option>b</option>
        </select>
        <textarea onChange={() => heard.push('textarea')} />
      </form>,
    )
    act(() => {
      element<HTMLInputElement>('input').click()
      element('select').dispatchEvent(new Event('change', { bubbles: true }))
      const area = element<HTMLTextAreaElement>('textarea')
      // React compares with the value that it saw last.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'typed')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(heard).toEqual(['checkbox', 'select', 'textarea'])
  })
})

describe('keyed children', () => {
  it('keyed children keep their elements in every order, beside a comment that the page has added', () => {
    const list = (keys: string) => [...keys].map((key) => <i key={key}>{key}</i>)
    const { container, draw } = aRoot(list('abcd'))
    const elements = new Map([...container.children].map((child) => [child.textContent, child]))
    container.insertBefore(document.createComment('of the page'), container.children[1] as Element)
    for (const order of ['dcba', 'badc', 'cabd', 'acdb', 'dabc']) {
      draw(list(order))
      expect(container.textContent).toBe(order)
      for (const child of container.children) expect(child).toBe(elements.get(child.textContent))
    }
    draw(list('xbye'))
    expect(container.textContent).toBe('xbye')
  })
})
