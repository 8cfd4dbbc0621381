/** The parts of the snippet to paste, and the settings to make on the platform. */
import type { Snippet } from '../../../src/snippet/choices'
import { siteSystem } from '../../../src/snippet/site-systems'
import type { SetUp } from '../set-up'
import { CodeBlock } from './CodeBlock'
import { CopyButton } from './CopyButton'

interface ResultProps {
  snippet: Snippet
  setUp: SetUp
  /** Of the demo shop: to look at, not to copy. */
  isExample: boolean
}

/** The pages beside the configurator that the build makes of docs/. */
const PAGES = 'docs/'

export const Result = ({ snippet, setUp: { system, policy }, isExample }: ResultProps) => {
  const { name, head, body, styles, guide } = siteSystem(system)
  return (
    <div className="result">
      <div className="result-codes">
        <CodeBlock id="code-head" title="Once per site" hint={head} code={snippet.head} isExample={isExample} />
        <CodeBlock id="code-body" title="Where it sells" hint={body} code={snippet.body} isExample={isExample} />
        {styles && <CodeBlock id="code-styles" title="Style sheet" hint={styles} code={snippet.styles} isExample={isExample} />}
        <CodeBlock
          id="code-policy"
          title="Content-Security-Policy"
          hint={
            policy === 'nonce'
              ? 'Value of the header, with the nonce of each response. Add what your own scripts need.'
              : 'Value of the header, if your site sends one. Add what your own scripts need.'
          }
          code={snippet.policy}
          isExample={isExample}
        />
      </div>
      <section className="dashboard" aria-labelledby="dashboard-title">
        <h3 id="dashboard-title">On the platform's dashboard</h3>
        <ol>
          {snippet.dashboard.map(({ text, value }) => (
            <li key={text}>
              {text}
              {value && (
                <span className="dashboard-value">
                  <code>{value}</code>
                  {!isExample && <CopyButton text={value} label="Copy" />}
                </span>
              )}
            </li>
          ))}
        </ol>
        <p className="hint">
          Step by step: <a href={`${PAGES}guides/${guide.replace('.md', '.html')}`}>the guide for {name}</a>. Also:{' '}
          <a href={`${PAGES}getting-started.html`}>getting started</a>, <a href={`${PAGES}check-up.html`}>check-up</a>,{' '}
          <a href={`${PAGES}glossary.html`}>glossary</a>.
        </p>
      </section>
    </div>
  )
}
