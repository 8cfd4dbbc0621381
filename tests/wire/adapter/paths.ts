/** Where the SDK's function of a vector takes what: for the names of arguments in errors. */
import { RULES } from '../adapter'
import type { Vector } from '../vector'
import type { ArgumentPaths } from './rule'

export const pathsOf = ({ call }: Vector): ArgumentPaths => RULES[call?.fn ?? '']?.paths ?? {}
