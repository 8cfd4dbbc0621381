/** Who the visitor is, as far as the shop's state says it: plain data without tokens. Types only. */

/** The member who is logged in: only what may be shown. */
export interface Member {
  id?: string
  /** First and last name, otherwise the nickname, otherwise the e-mail address. */
  name: string
  email?: string
  /** https only. */
  picture?: string
}

/** The session that the calls of the shop are sent in. */
export interface SessionState {
  /** `none` until a call needed a token, and after a log-out. */
  role: 'none' | 'visitor' | 'member'
  /** Once the platform has told who the member is. */
  member?: Member
}
