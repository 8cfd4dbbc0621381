import type { ReactElement } from 'react'
import { ACCOUNT } from '../../embed/start/element-kinds'
import { View, type ViewProps } from './View'

export interface AccountProps extends ViewProps {
  /** `redirect` leads to the hosted login. @default page */
  mode?: 'page' | 'redirect'
  /** Names of the fields in the registration form, separated by spaces. */
  fields?: string
  /** Entries of the member's menu. */
  sections?: string
  /** Other accounts to log in with, as in `google facebook`. */
  providers?: string
}

/** Log in, register, recover the password, and the member's menu. Its code is loaded when one is rendered. */
export function Account({ mode, fields, sections, providers, ...view }: AccountProps): ReactElement {
  return <View component="Account" kind={ACCOUNT} attributes={{ mode, fields, sections, providers }} {...view} />
}
