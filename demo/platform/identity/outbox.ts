/** Sent e-mails, text messages, calls and pushes: none leaves the machine, all can be read here. */
import type { Db } from '../storage/db'

export type Channel = 'EMAIL' | 'SMS' | 'CALL' | 'PUSH'

export interface Message {
  id: number
  channel: Channel
  /** VERIFICATION, SECOND_FACTOR, RECOVERY, ACTIVATION or APPROVED. */
  kind: string
  /** E-mail address or telephone number. */
  to: string
  subject: string
  text: string
  code?: string
  link?: string
  sentAt: string
}

interface MessageRow {
  id: number
  channel: Channel
  kind: string
  recipient: string
  subject: string
  text: string
  code: string | null
  link: string | null
  sent_at: string
}

export const createOutbox = (db: Db) => ({
  send: ({ channel, kind, to, subject, text, code, link }: Omit<Message, 'id' | 'sentAt'>): void =>
    db.run(
      'INSERT INTO outbox (channel, kind, recipient, subject, text, code, link, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      channel,
      kind,
      to,
      subject,
      text,
      code ?? null,
      link ?? null,
      new Date().toISOString(),
    ),
  /** Newest first. */
  list: (to?: string): Message[] =>
    db
      .all<MessageRow>('SELECT * FROM outbox ORDER BY id DESC LIMIT 200')
      .filter((row) => to === undefined || row.recipient.toLowerCase() === to.toLowerCase())
      .map((row) => ({
        id: row.id,
        channel: row.channel,
        kind: row.kind,
        to: row.recipient,
        subject: row.subject,
        text: row.text,
        ...(row.code !== null && { code: row.code }),
        ...(row.link !== null && { link: row.link }),
        sentAt: row.sent_at,
      })),
})

export type Outbox = ReturnType<typeof createOutbox>
