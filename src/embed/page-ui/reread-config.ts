/** The script's attributes have changed: applies them, except to consent that is required or has been decided by the visitor. */
import type { PageConfig } from '../boot/config'

export function rereadConfig({ consent, analytics }: PageConfig, next: PageConfig): PageConfig {
  const isSettled = consent === 'required' || analytics !== undefined
  return isSettled ? { ...next, consent } : next
}
