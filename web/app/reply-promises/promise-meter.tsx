import type { PromiseMeterQuery } from '../graph/generated/graphql.js'
import { dayOf } from '../ui/figures.js'
import { promiseMeterCopy as copy } from './promise-meter.copy.js'

/** Figures of the 24-hour promise; null while there are too few enquiries, and then nothing is shown. */
export type Meter = PromiseMeterQuery['responseTimeStats']

/** Shows the percentage of enquiries answered in time, out of how many, in which period, and how it is calculated. */
export function PromiseMeterText({ meter }: { readonly meter: NonNullable<Meter> }) {
  const { endDate, enquiryCount, onTimePercent, startDate } = meter
  return (
    <>
      <strong className="font-medium text-ink">{copy.share(onTimePercent, enquiryCount)}</strong>{' '}
      {copy.days(dayOf(startDate), dayOf(endDate))} {copy.how}
    </>
  )
}
