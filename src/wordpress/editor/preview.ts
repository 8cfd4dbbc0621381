/** The frame that shows an element, and the list of products to choose from: both are pages of this site that load the shop. */

const { createElement: draw, useEffect, useRef, useState } = wp.element
const { ComboboxControl, Disabled, Placeholder, TextControl } = wp.components
const say = (text: string) => wp.i18n.__(text, 'cartlet')

/** An attribute that is being typed does not load the frame with every letter. */
const TYPING_MS = 600
const FIRST_HEIGHT_PX = 60

interface FrameProps {
  address: string
  title: string
  onLoad(frame: HTMLIFrameElement): (() => void) | undefined
  height: number
}

/** It may run scripts, and leads nowhere: a press in it cannot leave the editor. */
function Frame({ address, title, onLoad, height }: FrameProps) {
  const end = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => end.current?.(), [])
  return draw('iframe', {
    ...{
      src: address,
      title,
      width: '100%',
      height,
      frameBorder: 0,
      marginWidth: 0,
      marginHeight: 0,
      sandbox: 'allow-scripts allow-same-origin',
    },
    onLoad: ({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
      end.current?.()
      end.current = onLoad(currentTarget)
    },
  })
}

const addressOf = (element: string, given: object): string =>
  `${cartletEditor.preview}&${new URLSearchParams({ element, given: JSON.stringify(given) })}`

interface PreviewProps {
  element: string
  title: string
  given: object
}

export function Preview({ element, title, given }: PreviewProps) {
  const wanted = addressOf(element, given)
  const [address, setAddress] = useState(wanted)
  const [height, setHeight] = useState(FIRST_HEIGHT_PX)
  useEffect(() => {
    const timer = setTimeout(() => setAddress(wanted), TYPING_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  /** The element is drawn after the frame has loaded, and again with each answer of the shop. */
  const follow = (frame: HTMLIFrameElement) => {
    const body = frame.contentDocument?.body
    if (!body) return undefined
    const observer = new ResizeObserver(() => setHeight(Math.max(FIRST_HEIGHT_PX, body.scrollHeight + 16)))
    observer.observe(body)
    return () => observer.disconnect()
  }
  return draw(Disabled, null, draw(Frame, { address, title: `${say('Preview')}: ${title}`, height, onLoad: follow }))
}

interface ProductPickerProps {
  title: string
  onPick(slug: string, name?: string): void
}

type Found = 'reading' | 'failed' | readonly { value: string; label: string }[]

/** Chooses from the shop's products by name. If the shop cannot be read, the author types what the product is called in addresses. */
export function ProductPicker({ title, onPick }: ProductPickerProps) {
  const [found, setFound] = useState<Found>('reading')
  const [typed, setTyped] = useState('')
  const read = (frame: HTMLIFrameElement) => {
    const shop = frame.contentWindow?.cartlet
    if (shop && !Array.isArray(shop))
      shop.products.query().then(
        ({ products = [] }) =>
          setFound(products.flatMap(({ slug, name }) => (slug && name ? [{ value: slug, label: name }] : []))),
        () => setFound('failed'),
      )
    else setFound('failed')
    return undefined
  }
  const products = typeof found === 'string' ? [] : found
  const byName = draw(ComboboxControl, {
    label: say('Product'),
    value: null,
    options: products,
    help: found === 'reading' ? say('Reading the products of the shop …') : say('Type a part of its name.'),
    onChange: (slug: string | null) => slug && onPick(slug, products.find(({ value }) => value === slug)?.label),
  })
  const byHand = draw(TextControl, {
    label: say('Product'),
    value: typed,
    help: say(
      'The shop cannot be read. Type the last part of the address of the product, for example blue-mug, and press Enter.',
    ),
    onChange: (text: string) => setTyped(text),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && typed.trim() && onPick(typed.trim()),
  })
  return draw(
    Placeholder,
    { icon: 'cart', label: title, instructions: say('Which product do you sell here?') },
    found === 'failed' ? byHand : byName,
    draw(
      Disabled,
      null,
      draw(Frame, { address: addressOf('', {}), title: say('Products of the shop'), height: 0, onLoad: read }),
    ),
  )
}
