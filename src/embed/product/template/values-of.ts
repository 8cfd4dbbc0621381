import type { Fields } from '../../../checkup/markup/product-fields'

/** A value for each field; undefined where the product has none. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> | undefined }
type ValueOf<F> = F extends 'text' | 'address'
  ? string
  : F extends 'number'
    ? number
    : F extends 'flag'
      ? boolean
      : F extends readonly [infer Item extends Fields]
        ? readonly ValuesOf<Item>[]
        : F extends Fields
          ? ValuesOf<F>
          : never
