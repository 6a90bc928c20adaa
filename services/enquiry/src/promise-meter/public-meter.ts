import type { Output } from '@seneb/contracts/define'
import type { ReadPromiseMeter } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { meterDays, minPromisesForShare } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'

import { windowUntil, type PromiseFigures, readPromiseMeter } from './read-promise-meter.js'

type Shown = Output<typeof ReadPromiseMeter>['meter']
type Counting = Pick<Ctx, 'db' | 'now'>

/** Time for which a result is cached, so that public requests cause at most two counts an hour. */
const cachedForMs = 30 * 60_000

/** The public meter of the 24 hours, counted again when half an hour is over; of many who ask at once one counts. */
export class PublicMeter {
  private cached?: { readonly at: number; readonly counted: Promise<Shown> }

  read(ctx: Counting): Promise<Shown> {
    const now = ctx.now()
    if (this.cached && now.getTime() - this.cached.at < cachedForMs) return this.cached.counted
    const counted = readPromiseMeter(ctx).then((figures) => publicMeterOf(figures, now))
    const counting = { at: now.getTime(), counted }
    this.cached = counting
    // A failed count is not cached; the next caller counts again.
    counted.catch(() => {
      if (this.cached === counting) this.cached = undefined
    })
    return counted
  }
}

/**
 * Returns the public figures of the desk; undefined for fewer than 20 promises (F-C17). The share is in whole
 * hundredths and the number in whole tens, both rounded down. Neither flatters, therefore, and a single enquiry hardly
 * ever shows. Overdue unanswered promises count as missed; running ones do not count.
 */
export function publicMeterOf({ inTime, late, overdue }: PromiseFigures, now: Date): Shown {
  const promises = inTime + late + overdue
  if (promises < minPromisesForShare) return undefined
  const [from, until] = windowUntil(now).map((end) => end.toISOString().slice(0, 10)) as [string, string]
  return {
    from,
    until,
    days: meterDays,
    promises: Math.floor(promises / 10) * 10,
    inTimePercent: Math.floor((100 * inTime) / promises),
  }
}
