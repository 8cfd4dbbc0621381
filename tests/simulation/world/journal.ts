/** What happened in a journey, a line for each intent, request and answer, with its time. */
import type { Clock } from './clock'

const SECRET = /(?:OauthNG\.)?JWS\.[\w.-]+/g

export interface Journal {
  write(who: string, what: string): void
  text(): string
}

export function createJournal({ now }: Pick<Clock, 'now'>): Journal {
  const lines: string[] = []
  return {
    write: (who, what) => void lines.push(`${now()} ${who} ${what}`),
    // Signatures differ between two runs.
    text: () => `${lines.join('\n')}\n`.replace(SECRET, '[token]'),
  }
}
