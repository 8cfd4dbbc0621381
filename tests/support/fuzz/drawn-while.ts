/** Renders what changes during some work. */
import { act } from '@testing-library/react'

/** One library's `act` returns the result of its callback, the other's does not. */
export async function drawnWhile<T>(work: () => Promise<T>): Promise<T> {
  const results: T[] = []
  await act(async () => void results.push(await work()))
  return results[0] as T
}
