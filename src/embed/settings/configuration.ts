/** Settings as a program passes them. Types only. */
import type { AuthorConfig } from './config'

/**
 * Replaces texts by language, group and name (docs/configuration.md). Texts with values are functions, or contain `{1}`, `{2}`.
 */
export type ConfiguredMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>

/** The settings of docs/configuration.md, by their keys. */
export interface Configuration extends Partial<Omit<AuthorConfig, 'cartPosition'>> {
  cartPosition?: 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start'
  /** `datalayer` pushes GA4's e-commerce events. Read once. @default none */
  analytics?: 'none' | 'datalayer'
  messages?: ConfiguredMessages
}
