import { countedIn, formatShare, formatElapsed, type Figures } from './figure-text.js'
import { promisesCopy } from './promises.copy.js'

const copy = promisesCopy.promiseTotal

interface PromiseTotalProps {
  readonly days: number
  readonly figures: Figures
}

/** Results of all promises, as the sentence of the public meter with the two times behind it. */
export function PromiseTotal({ days, figures }: PromiseTotalProps) {
  const { onTime, medianSeconds, ninetyFifthSeconds, overdue, pending } = figures
  return (
    <div className="grid gap-3 p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-2xl font-semibold">{formatShare(figures)}</strong>
        <span>{copy.answeredWithinHours(onTime, countedIn(figures), days)}</span>
      </p>
      <dl className="desk-facts">
        <dt>{copy.medianWithin}</dt>
        <dd>{formatElapsed(medianSeconds)}</dd>
        <dt>{copy.percentile95Within}</dt>
        <dd>{formatElapsed(ninetyFifthSeconds)}</dd>
        <dt>{copy.lateUnanswered}</dt>
        <dd>{overdue}</dd>
        <dt>{copy.waitingWithTimeLeft}</dt>
        <dd>{pending}</dd>
      </dl>
    </div>
  )
}
