/** The forms that a visitor or a member can open. */
export const VISITOR_FORMS = ['LOG_IN', 'REGISTER', 'FORGOT_PASSWORD'] as const
export type VisitorForm = (typeof VISITOR_FORMS)[number]
export const MEMBER_FORMS = ['MENU', 'CHANGE_PASSWORD'] as const
export type MemberForm = (typeof MEMBER_FORMS)[number]
