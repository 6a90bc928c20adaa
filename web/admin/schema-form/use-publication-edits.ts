import { useEdits } from '../session/use-edits.js'
import type { Content } from './content-schema.js'

interface Original {
  /** Name under which unsaved edits are stored. */
  readonly id: string
  readonly revision: number
  readonly content: Content
}

/** Returns the edits of a text made from a schema. */
export function usePublicationEdits({ content, id, revision }: Original) {
  return useEdits({ of: 'content', id, version: revision, content, textOf: textInKeyOrder })
}

export type PublicationEdits = ReturnType<typeof usePublicationEdits>

/** Content as text regardless of the order of its keys, which forms and the database change. */
function textInKeyOrder(content: Content): string {
  return JSON.stringify(inKeyOrder(content))
}

function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as Content).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([name, part]) => [name, inKeyOrder(part)])
}
