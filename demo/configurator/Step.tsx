/** One numbered step; steps that most authors can skip are folded. */
import type { ReactNode } from 'react'

interface StepProps {
  number: number
  title: string
  isFolded?: boolean
  children: ReactNode
}

export const Step = ({ number, title, isFolded = false, children }: StepProps) =>
  isFolded ? (
    <details className="step">
      <summary>
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        <h2>{title}</h2>
      </summary>
      <div className="step-body">{children}</div>
    </details>
  ) : (
    <section className="step" aria-labelledby={`step-${number}`}>
      <div className="step-head">
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        <h2 id={`step-${number}`}>{title}</h2>
      </div>
      <div className="step-body">{children}</div>
    </section>
  )
