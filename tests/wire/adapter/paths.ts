/** The argument paths of a vector's SDK function, for the names of arguments in errors. */

import type { Vector } from '../runner/vector'
import { RULES } from './adapter'
import type { ArgumentPaths } from './rule'

export const pathsOf = ({ call }: Vector): ArgumentPaths => RULES[call?.fn ?? '']?.paths ?? {}
