const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Returns the exact time with its zone. */
export function exactText(at: string): string {
  return exact.format(new Date(at))
}

/** A point in time in the team's usual format; the exact time with its zone is in its tooltip. */
export function When({ at, isExact = false }: { readonly at: string; readonly isExact?: boolean }) {
  const time = new Date(at)
  return (
    <time dateTime={at} title={exact.format(time)}>
      {(isExact ? exact : short).format(time)}
    </time>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const calendarDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day that may be in another year; the exact time is in its tooltip. A calendar day is the same in every zone. */
export function Day({ at }: { readonly at: string }) {
  const time = new Date(at)
  if (!at.includes('T')) return <time dateTime={at}>{calendarDay.format(time)}</time>
  return (
    <time dateTime={at} title={exact.format(time)}>
      {day.format(time)}
    </time>
  )
}
