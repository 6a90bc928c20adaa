import type { Schema } from 'yup'

/** Returns the same field for each name. */
export function byName<Name extends string, S extends Schema>(names: readonly Name[], field: S): Record<Name, S> {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, S>
}
