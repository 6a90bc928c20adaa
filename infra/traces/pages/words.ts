const month = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Machine-readable, for `<time>` and JSON. */
export function isoTime(us: number): string {
  return new Date(us / 1000).toISOString()
}

/** `22 Nov 18:42:41.003`, in UTC as the logs are. */
export function spokenTime(us: number): string {
  return `${month.format(us / 1000)} ${isoTime(us).slice(11, 23)}`
}

/** `0.4 ms`, `12 ms`, `1.25 s`, `3 min 20 s`. */
export function spokenDuration(us: number): string {
  if (us < 9950) return `${(us / 1000).toFixed(1)} ms`
  if (us < 999_500) return `${Math.round(us / 1000)} ms`
  if (us < 119_995_000) return `${(us / 1_000_000).toFixed(2)} s`
  const seconds = Math.round(us / 1_000_000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** `1 step`, `2 steps`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
