/** What members need from the page, and the code that turns a login into tokens, which is loaded while the login runs. */
import type { Client } from '../../platform/client'
import type { StoragePort } from '../../platform/environment'
import type { CallOptions } from '../../platform/http/call'
import type { AuthRequest } from '../../platform/redirects/model'
import type { HostedLoginOptions } from './members'

export interface MemberPorts {
  /** With the port `openHiddenFrame`; without it every login ends on the hosted pages. */
  client: Client
  /** Storage of this tab only, kept while it visits the hosted login; `write` returns false when nothing is stored. */
  tabStorage: StoragePort
  /** ISO 639-1, for mails. */
  language?: string
  /** Address of the page the visitor is on. */
  currentPage(): string
  /** Leaves the page. */
  navigate(url: string): void
  /** Calls `giveUp` when the page's policy refuses the frame; returns its undo. */
  onFrameRefused?(giveUp: () => void): () => void
  /** Loads the code that turns a login into tokens, while the login runs. @default its chunk */
  loadEntry?(): Promise<EntryParts>
}

export interface MemberEntry {
  /**
   * Logs in the member of `sessionToken`, or without one the member whom the platform still recognises. The session reports success. Leaves for
   * the hosted login when frames are refused.
   */
  requestTokens(sessionToken: string | undefined, options: CallOptions): Promise<void>
  /** Leaves for the hosted login. */
  leaveForHostedLogin(options: HostedLoginOptions, call: CallOptions): Promise<void>
}

export interface EntryParts {
  createMemberEntry(ports: MemberPorts): MemberEntry
  /** Redeems the address that the hosted login led back to. */
  endHostedLogin(client: Client, tabStorage: StoragePort, url: string): Promise<void>
  /** Makes and stores the secrets of a log-in to which the page leads by itself, and adds what is public of them. */
  completeAuthRequest(client: Client, tabStorage: StoragePort, asked: Partial<AuthRequest>, page: string): Promise<AuthRequest>
}
