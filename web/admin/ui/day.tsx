const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** A day that may lie in another year; the exact time for whoever asks. */
export function Day({ at }: { readonly at: string }) {
  const time = new Date(at)
  return (
    <time dateTime={at} title={exact.format(time)}>
      {day.format(time)}
    </time>
  )
}
