/** Arguments as services take them: what was left out may come as null here, and services know no null. */
export function withoutNulls<T extends object>(given: T): { [Name in keyof T]?: Exclude<T[Name], null> } {
  const found = Object.entries(given).filter(([, value]) => value !== null)
  return Object.fromEntries(found) as { [Name in keyof T]?: Exclude<T[Name], null> }
}
