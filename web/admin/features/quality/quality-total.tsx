import { durationWords } from '../../ui/durations.js'
import { isFigure, medianWords, percentWords, tooFewWords, type Quality } from './quality-words.js'

/** Share of words that people changed over all weeks, and the figures behind it. */
export function QualityTotal({ total, weeks }: Pick<Quality, 'total' | 'weeks'>) {
  const { byHand, drafted, medianEditShare, refusedFigures } = total
  const isTold = isFigure(drafted) && typeof medianEditShare === 'number'
  return (
    <div className="grid gap-3 p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-2xl font-semibold">
          {isTold ? percentWords(medianEditShare) : tooFewWords(drafted)}
        </strong>
        <span>of the words of half the drafts were changed, or fewer; last {weeks} weeks</span>
      </p>
      <dl className="desk-facts">
        <dt>Plans that were drafted</dt>
        <dd>{drafted}</dd>
        <dt>Plans written by hand, counted apart</dt>
        <dd>{byHand}</dd>
        <dt>Lines that stayed as drafted</dt>
        <dd>{medianWords(total, total.medianUnchangedShare, percentWords)}</dd>
        <dt>Figures that the gate took out</dt>
        <dd>{refusedFigures}</dd>
        <dt>From the draft to the approval</dt>
        <dd>{medianWords({ drafted: drafted + byHand }, total.medianSecondsToApproval, durationWords)}</dd>
      </dl>
    </div>
  )
}
