/**
 * Returns the paths of sent fields that are missing in the object the API server made: it drops fields it does not
 * know. Empty values carry no information, and the server leaves them out too.
 */
export function unknownFields(sent: unknown, created: unknown, path = ''): readonly string[] {
  if (typeof sent !== 'object' || sent === null) return created === undefined && sent !== '' ? [path] : []
  const entries = Object.entries(sent)
  if (created === undefined) return entries.length === 0 ? [] : [path]
  const within = created as Readonly<Record<string, unknown>>
  return entries.flatMap(([key, value]) => unknownFields(value, within[key], path === '' ? key : `${path}.${key}`))
}
