import { cairoTime } from '../../request-times/request-times.js'

/** A time in Cairo; the early script shows it in the zone of the browser. */
export function LocalTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} data-local="">
      {cairoTime(at)}
    </time>
  )
}

/** Splits a sentence around its time, so that the time can be marked up. */
export function SentenceWithTime({
  at,
  sentence,
}: {
  readonly at: string
  readonly sentence: (time: string) => string
}) {
  const [before, after] = sentence('\u0000').split('\u0000')
  return (
    <>
      {before}
      <LocalTime at={at} />
      {after}
    </>
  )
}
