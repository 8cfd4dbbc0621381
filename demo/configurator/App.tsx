import { useEffect, useMemo, useRef, useState } from 'react'
import { chosenSettings } from '../../src/snippet/settings'
import { fromAddress, toAddress } from './address'
import { CheckUp } from './check-up/CheckUp'
import { useFindings } from './check-up/use-findings'
import { DEMO_API, DEMO_CLIENT_ID } from './demo-shop/demo-shop'
import { foreignIn, withoutAddresses } from './foreign'
import { BehaviourFields } from './form/BehaviourFields'
import { ClientField } from './form/ClientField'
import { TextField } from './form/Field'
import { KindPicker } from './form/KindPicker'
import { LookFields } from './form/LookFields'
import { OptionFields, optionsOf } from './form/OptionFields'
import { PickList } from './form/PickList'
import { SiteFields } from './form/SiteFields'
import { LinkNotice } from './LinkNotice'
import { PreviewPane } from './preview/PreviewPane'
import { CopyButton } from './result/CopyButton'
import { Result } from './result/Result'
import { useSnippet } from './result/use-snippet'
import { Step } from './Step'
import { choicesOf, EMPTY, isComplete, type Known, pageOf, type SetUp, subjectOf } from './set-up'
import { useKnown } from './shop/use-known'
import { useShop } from './shop/use-shop'
import { useToldHeight } from './use-told-height'

export function App() {
  const [linked, setLinked] = useState(() => fromAddress(location.hash))
  const [setUp, setSetUp] = useState<SetUp>(linked.setUp)
  /** What the link named, until the author has accepted it or left it out. */
  const foreign = useMemo(() => foreignIn(linked.setUp, location.href), [linked])
  const isAccepted = foreign.length === 0
  const { demo } = setUp
  const state = useShop(isAccepted ? setUp.clientId : '', setUp.api, demo && isAccepted)
  const shop = state.status === 'open' ? state.shop : undefined
  const [known, remember] = useKnown(shop, setUp)
  const change = (some: Partial<SetUp>) => setSetUp((now) => ({ ...now, ...some }))

  useEffect(() => {
    const address = toAddress(setUp)
    if (address !== location.hash.slice(1)) history.replaceState(null, '', `#${address}`)
  }, [setUp])
  useEffect(() => {
    // Opens a link to another set-up in the same tab.
    const follow = () => {
      const next = fromAddress(location.hash)
      setLinked(next)
      setSetUp(next.setUp)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const choices = useMemo(() => choicesOf(setUp, known, shop?.catalog), [setUp, known, shop])
  const { snippet, isCurrent, failure } = useSnippet(JSON.stringify(choices))
  const findings = useFindings(demo ? undefined : shop, setUp, choices)
  const paste = useRef<HTMLElement>(null)
  const bar = useToldHeight('--bar-height')
  const subject = subjectOf(setUp.kind)
  const isReady = Boolean(shop) && isComplete(setUp)
  const canCopy = isReady && !demo
  const preview = isReady
    ? {
        clientId: demo ? DEMO_CLIENT_ID : setUp.clientId.trim(),
        settings: { ...Object.fromEntries(chosenSettings(choices.settings ?? {})), ...(demo && { api: DEMO_API }) },
        elements: choices.elements,
      }
    : undefined

  return (
    <>
      <header className="top">
        <p className="brand">Cartlet</p>
        <h1>Put a shop on your page</h1>
        <p className="lead">
          {shop && !demo
            ? 'Pick what to sell, and copy the two parts.'
            : 'Paste your client id, pick what to sell, and copy the two parts.'}{' '}
          Nothing that you choose leaves this page.
        </p>
      </header>
      {(!isAccepted || linked.refused.length > 0) && (
        <LinkNotice
          foreign={foreign}
          refused={linked.refused}
          onAccept={() => setLinked({ setUp: EMPTY, refused: [] })}
          onLeaveOut={() => {
            setLinked({ setUp: EMPTY, refused: [] })
            setSetUp(withoutAddresses)
          }}
        />
      )}
      <main>
        <div className="choosing">
          <div className="steps">
            <Step number={1} title="Your shop">
              <ClientField
                value={setUp.clientId}
                demo={demo}
                api={setUp.api}
                state={state}
                onChange={(clientId) => change({ clientId, demo: false, references: [] })}
                onDemo={(wanted) => change({ demo: wanted, references: [] })}
              />
            </Step>
            <Step number={2} title="What to sell">
              <KindPicker
                value={setUp.kind}
                onChange={(kind) => change({ kind, references: subjectOf(kind) === subject ? setUp.references : [] })}
              />
              {subject && shop && (
                <PickList
                  key={subject}
                  shop={shop}
                  subject={subject}
                  value={setUp.references}
                  onChange={(references, picked) => {
                    if (picked) remember(picked.slug, picked)
                    change({ references })
                  }}
                />
              )}
              {subject && !shop && (
                <p className="hint">The {subject}s to choose from appear here, once there is a client id or the demo shop.</p>
              )}
            </Step>
            {optionsOf(setUp.kind).length > 0 && (
              <Step number={3} title="Options" isFolded>
                <OptionFields kind={setUp.kind} values={setUp.attributes} onChange={(attributes) => change({ attributes })} />
              </Step>
            )}
            <Step number={4} title="Look" isFolded>
              <LookFields setUp={setUp} onChange={change} />
            </Step>
            <Step number={5} title="Language and behaviour" isFolded>
              <BehaviourFields values={setUp.settings} onChange={(settings) => change({ settings })} />
            </Step>
            <Step number={6} title="Your site" isFolded>
              <TextField
                id="page"
                type="url"
                label="Address of your page"
                hint="Shown behind the preview where it allows frames; its domain is written into the steps below."
                placeholder="https://blog.example/my-mug"
                value={setUp.page}
                onChange={(page) => change({ page })}
              />
              <SiteFields setUp={setUp} onChange={change} />
            </Step>
          </div>
          <PreviewPane
            state={preview}
            isShopOpen={Boolean(shop)}
            light={setUp.light}
            dark={setUp.dark}
            page={isAccepted ? pageOf(setUp)?.href : undefined}
          />
        </div>
        <section className="paste" ref={paste} aria-labelledby="paste-title">
          <h2 id="paste-title">Paste it</h2>
          {failure && <p className="problem">{failure}</p>}
          {!isReady && (
            <p className="hint">The two parts appear here once there is {shop ? '' : 'a client id and '}something to sell.</p>
          )}
          {isReady && demo && <DemoNotice />}
          {isReady &&
            !demo &&
            snippet?.problems.map((problem) => (
              <p className="problem" key={problem}>
                {problem}
              </p>
            ))}
          {isReady && !demo && <CheckUp {...findings} host={pageOf(setUp)?.host} />}
          {isReady && snippet && <Result snippet={snippet} setUp={setUp} isExample={demo} />}
        </section>
      </main>
      <section className="bar" aria-label="Result" ref={bar}>
        <p className="bar-text">{barText(isReady, Boolean(shop), setUp, known, findings.rows.length)}</p>
        <button type="button" className="bar-link" onClick={() => paste.current?.scrollIntoView()}>
          All parts
        </button>
        <CopyButton text={`${location.origin}${location.pathname}#${toAddress(setUp)}`} label="Copy link" />
        <CopyButton
          text={snippet?.head ?? ''}
          label="Copy once per site"
          className="primary"
          isDisabled={!canCopy || !isCurrent}
        />
        <CopyButton
          text={snippet?.body ?? ''}
          label="Copy where it sells"
          className="primary"
          isDisabled={!canCopy || !isCurrent}
        />
      </section>
    </>
  )
}

const DemoNotice = () => (
  <p className="notice">
    This is what the two parts look like. <strong>CLIENT_ID</strong> stands where your shop's own id belongs, and the products are
    those of the demo shop: enter your client id in step 1, and the parts can be copied.
  </p>
)

function barText(
  isReady: boolean,
  isShopOpen: boolean,
  { demo, references }: SetUp,
  known: ReadonlyMap<string, Known>,
  rows: number,
): string {
  if (!isReady) return isShopOpen ? 'Needed: a product.' : 'Needed: a client id and a product.'
  if (demo) return 'Demo shop. To copy, enter your client id.'
  const names = references.map((reference) => known.get(reference)?.name ?? reference)
  const ready = names.length ? `Ready: ${names.join(', ')}` : 'Ready to paste'
  return rows ? `${ready}. See the check-up.` : ready
}
