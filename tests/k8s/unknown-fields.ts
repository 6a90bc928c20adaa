/**
 * The paths of what was sent and is missing in what the API server made of it: it drops what it does not know. Empty
 * values say nothing, and are left out by it too.
 */
export function unknownFields(sent: unknown, made: unknown, path = ''): readonly string[] {
  if (typeof sent !== 'object' || sent === null) return made === undefined && sent !== '' ? [path] : []
  const entries = Object.entries(sent)
  if (made === undefined) return entries.length === 0 ? [] : [path]
  const within = made as Readonly<Record<string, unknown>>
  return entries.flatMap(([key, value]) => unknownFields(value, within[key], path === '' ? key : `${path}.${key}`))
}
