/** All subjects, in the order of the report's columns. To add one, add a row. */
import { CARTLET_SUBJECTS } from './cartlet'
import { dropIn } from './drop-in/subject'
import { SHOPIFY_SUBJECTS } from './shopify/subjects'
import type { Subject } from './subject'
import { wixReact } from './wix/subject'

const bare: Subject = { name: 'bare', bare: true, parts: () => ({ head: '', slot: ({ name }) => `Buy the ${name}` }) }

export const SUBJECTS: readonly Subject[] = [bare, ...CARTLET_SUBJECTS, wixReact, ...SHOPIFY_SUBJECTS, dropIn]
