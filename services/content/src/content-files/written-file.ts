import type { Mistake } from './content-file-error.js'

/** Path of a field in a record, such as `sections[2].title`. */
export type FieldPath = string

/** Data of a file before its check, with the line of each field. */
export interface WrittenFile {
  readonly data: unknown
  readonly mistakes: readonly Mistake[]
  /** Returns the line of a field, or of the nearest one that contains it. */
  readonly lineOf: (path: FieldPath) => number
}

/** Returns the names and positions that a path is made of. */
export function partsOf(path: FieldPath): (string | number)[] {
  return (path.match(/[^.[\]"]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
