import type { PromiseMeterQuery } from '../graph/generated/graphql.js'
import { dayOf } from '../ui/figures.js'
import { promiseMeterCopy as copy } from './promise-meter.copy.js'

/** What is told of the promises; null while there are too few of them, and then nothing stands there. */
export type Meter = PromiseMeterQuery['promiseMeter']

/** How many of a hundred were answered in time, of how many, in which days, and how that is reckoned. */
export function PromiseMeterText({ meter }: { readonly meter: NonNullable<Meter> }) {
  const { from, inTimePercent, promises, until } = meter
  return (
    <>
      <strong className="font-medium text-ink">{copy.share(inTimePercent, promises)}</strong>{' '}
      {copy.days(dayOf(from), dayOf(until))} {copy.how}
    </>
  )
}
