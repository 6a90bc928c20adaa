/** Returns microseconds since 1970 as `<time>` and JSON have them. */
export function isoTime(us: number): string {
  return new Date(us / 1000).toISOString()
}
