import { useEffect, useRef, useState } from 'react'
import { Choice } from '../form/Choice'
import { useToldHeight } from '../use-told-height'
import type { PreviewState } from './preview-state'
import { type PreviewMessage, READY, SHOW } from './preview-state'

const WIDTHS = { phone: 390, desktop: 1280 } as const
type Device = keyof typeof WIDTHS

interface PreviewPaneProps {
  /** Undefined when there is nothing to show yet. */
  state: Omit<PreviewState, 'scheme' | 'scene' | 'variables'> | undefined
  isShopOpen: boolean
  light: PreviewState['variables']
  dark: PreviewState['variables']
  /** The address of the author's page. */
  page?: string
}

/** Scales the frame to the available width, so that it keeps the viewport width of its device. */
function useScale(width: number) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const scaleToFit = () => {
      const scale = Math.min(1, element.clientWidth / width)
      element.style.setProperty('--scale', `${scale}`)
      element.style.setProperty('--device-width', `${width}px`)
    }
    scaleToFit()
    const observer = new ResizeObserver(scaleToFit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return stage
}

export function PreviewPane({ state, isShopOpen, light, dark, page }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('phone')
  const [scheme, setScheme] = useState<PreviewState['scheme']>('light')
  const [wantsPage, setWantsPage] = useState(false)
  /** On a narrow screen, the preview stays in sight below the steps, and can be put away. */
  const [isFolded, setFolded] = useState(false)
  const pane = useToldHeight('--sheet-height')
  const stage = useScale(WIDTHS[device])
  const frame = useRef<HTMLIFrameElement>(null)
  const scene = wantsPage && page ? 'bare' : 'sample'
  const variables = scheme === 'dark' ? { ...light, ...dark } : light
  const told = state && JSON.stringify({ ...state, variables, scheme, scene })

  useEffect(() => {
    if (!told) return undefined
    const message: PreviewMessage = { type: SHOW, state: JSON.parse(told) as PreviewState }
    const tell = () => frame.current?.contentWindow?.postMessage(message, location.origin)
    const onMessage = ({ data, source }: MessageEvent<PreviewMessage>) => {
      if (source === frame.current?.contentWindow && data?.type === READY) tell()
    }
    tell()
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [told])

  return (
    <section
      className="preview"
      aria-labelledby="preview-title"
      data-folded={isFolded || undefined}
      data-empty={!state || undefined}
      ref={pane}
    >
      <div className="preview-bar">
        <h2 id="preview-title">Preview</h2>
        <button
          type="button"
          className="preview-fold"
          aria-expanded={!isFolded}
          aria-controls="preview-stage"
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? 'Show' : 'Hide'}
          <span className="unseen"> the preview</span>
        </button>
        <Choice
          name="device"
          legend="Width"
          value={device}
          options={[
            ['phone', 'Phone'],
            ['desktop', 'Desktop'],
          ]}
          onChange={(value) => setDevice(value as Device)}
        />
        <Choice
          name="scheme"
          legend="Page"
          value={scheme}
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          onChange={(value) => setScheme(value as PreviewState['scheme'])}
        />
        {page && (
          <Choice
            name="scene"
            legend="Behind it"
            value={wantsPage ? 'own' : 'sample'}
            options={[
              ['sample', 'Sample'],
              ['own', 'Your page'],
            ]}
            onChange={(value) => setWantsPage(value === 'own')}
          />
        )}
      </div>
      <div className="stage" id="preview-stage" data-device={device} data-scheme={scheme} ref={stage}>
        {!state && (
          <p className="stage-empty">
            <span>Nothing to see yet.</span> {isShopOpen ? 'Pick' : 'Paste a client id, or try the demo shop, and pick'} a
            product: it appears here, drawn by the real script.
          </p>
        )}
        {state && (
          <div className="device">
            {scene === 'bare' && (
              <iframe
                className="own-page"
                title="Your page"
                src={page}
                sandbox="allow-scripts"
                referrerPolicy="no-referrer"
                tabIndex={-1}
              />
            )}
            <iframe className="sample" title="Preview of the element" src="preview.html" ref={frame} />
          </div>
        )}
      </div>
      {scene === 'bare' && (
        <p className="hint">
          The element is drawn above your page, because a browser does not let one page change another. If the background stays
          empty, your site does not allow frames.
        </p>
      )}
    </section>
  )
}
