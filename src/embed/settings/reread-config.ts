/** Applies changed attributes of the script, except to consent that is required or that the visitor has already decided. */
import type { PageConfig } from './config'

export function rereadConfig({ consent, analytics }: PageConfig, next: PageConfig): PageConfig {
  const isSettled = consent === 'required' || analytics !== undefined
  return isSettled ? { ...next, consent } : next
}
