import { countedIn, shareWords, tookWords, type Figures } from './figure-words.js'

interface PromiseTotalProps {
  readonly days: number
  readonly figures: Figures
}

/** Results of all promises, as the sentence of the public meter with the two times behind it. */
export function PromiseTotal({ days, figures }: PromiseTotalProps) {
  const { inTime, medianSeconds, ninetyFifthSeconds, overdue, running } = figures
  return (
    <div className="grid gap-3 p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-2xl font-semibold">{shareWords(figures)}</strong>
        <span>
          {inTime} of {countedIn(figures)} answered within 24 hours, last {days} days
        </span>
      </p>
      <dl className="desk-facts">
        <dt>Half were answered within</dt>
        <dd>{tookWords(medianSeconds)}</dd>
        <dt>95 % were answered within</dt>
        <dd>{tookWords(ninetyFifthSeconds)}</dd>
        <dt>Late, and not answered yet</dt>
        <dd>{overdue}</dd>
        <dt>Waiting, with time left</dt>
        <dd>{running}</dd>
      </dl>
    </div>
  )
}
