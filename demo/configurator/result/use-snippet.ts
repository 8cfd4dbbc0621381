/** The snippet for the current choices, with the hashes of the files beside the configurator. */
import { useEffect, useState } from 'react'
import type { BuiltFiles, Snippet, SnippetChoices } from '../../../src/snippet/choices'
import { writeSnippet } from '../../../src/snippet/write-snippet'

async function readFiles(): Promise<BuiltFiles> {
  const [hashes, styles] = await Promise.all([fetch('cartlet/sri.json'), fetch('cartlet/cartlet.css')])
  if (!hashes.ok || !styles.ok) throw new Error('The folder cartlet is not next to the configurator')
  return { hashes: (await hashes.json()) as Record<string, string>, reservedSpace: await styles.text() }
}

let files: Promise<BuiltFiles> | undefined

export interface SnippetState {
  snippet?: Snippet
  /** False while the snippet still belongs to earlier choices. */
  isCurrent: boolean
  failure?: string
}

/** @param key the choices as JSON, so that equal choices do not write the snippet again */
export function useSnippet(key: string): SnippetState {
  const [state, setState] = useState<Omit<SnippetState, 'isCurrent'> & { of?: string }>({})
  useEffect(() => {
    let isOver = false
    files ??= readFiles()
    files
      .then((known) => writeSnippet(JSON.parse(key) as SnippetChoices, known))
      .then(
        (snippet) => !isOver && setState({ snippet, of: key }),
        (thrown: Error) => {
          files = undefined
          if (!isOver) setState({ failure: thrown.message, of: key })
        },
      )
    return () => {
      isOver = true
    }
  }, [key])
  return { ...state, isCurrent: state.of === key && Boolean(state.snippet) }
}
