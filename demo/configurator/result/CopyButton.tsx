import { useState } from 'react'

interface CopyButtonProps {
  text: string
  label: string
  className?: string
  isDisabled?: boolean
}

const SHOWN_MS = 2500

export function CopyButton({ text, label, className = '', isDisabled = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setOutcome(isCopied ? 'Copied' : 'Select and copy it by hand')
    setTimeout(() => setOutcome(''), SHOWN_MS)
  }
  return (
    <span className="copy">
      <button type="button" className={className} aria-disabled={isDisabled} onClick={() => void (isDisabled || copy())}>
        {outcome === 'Copied' ? 'Copied' : label}
      </button>
      <span className="copy-outcome" role="status">
        {outcome}
      </span>
    </span>
  )
}
