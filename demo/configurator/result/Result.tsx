/** What is pasted, part by part, and what is set up on the platform. */
import type { Snippet } from '../../../src/snippet/choices'
import type { SetUp } from '../set-up'
import { CodeBlock } from './CodeBlock'
import { CopyButton } from './CopyButton'

interface ResultProps {
  snippet: Snippet
  setUp: SetUp
}

const PLACES: Readonly<Record<SetUp['form'], string>> = {
  tags: 'Once in every page that sells, before other scripts.',
  divs: 'Once for the whole site, where it takes code for the head: site settings, a header block or a tag manager.',
}

export const Result = ({ snippet, setUp: { form, policy } }: ResultProps) => (
  <div className="result">
    <div className="result-codes">
      <CodeBlock id="code-head" title="Head" hint={PLACES[form]} code={snippet.head} />
      <CodeBlock
        id="code-body"
        title="Body"
        hint="Where it sells. The link inside is what feed readers and visitors without JavaScript get."
        code={snippet.body}
      />
      <CodeBlock
        id="code-styles"
        title="Style sheet"
        hint="At the top of the site's own style sheet. Nothing moves when the element is drawn."
        code={snippet.styles}
      />
      <CodeBlock
        id="code-policy"
        title="Content-Security-Policy"
        hint={
          policy === 'nonce'
            ? 'Value of the header, with the nonce of each answer. Add what your own scripts need.'
            : 'Value of the header, if your site sends one. Add what your own scripts need.'
        }
        code={snippet.policy}
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
                <CopyButton text={value} label="Copy" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  </div>
)
