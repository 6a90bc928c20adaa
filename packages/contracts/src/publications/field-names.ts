/** Returns `packageInclusions` and `dental-implants` as a person reads them. */
export function inWords(name: string): string {
  const spaced = name.replaceAll('-', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

/** Returns the field of a problem as a person reads it, such as `Sections 1, title` for `content.sections[0].title`. */
export function fieldName(path: string): string {
  const parts = path.replace(/^content\.?/, '').split('.')
  return inWords(parts.map((part) => part.replace(/\[(\d+)\]/, (_all, at: string) => ` ${Number(at) + 1}`)).join(', '))
}
