import { formatDuration } from '../../ui/durations.js'
import { isFigure, formatMedian, formatPercent, tooShortText, type Quality } from './quality-text.js'
import { qualityCopy } from './quality.copy.js'

const copy = qualityCopy.qualityTotal

/** Share of words that people changed over all weeks, and the figures behind it. */
export function QualityTotal({ total, weeks }: Pick<Quality, 'total' | 'weeks'>) {
  const { handWritten, drafted, medianEditShare, refusedFigures } = total
  const isReportable = isFigure(drafted) && typeof medianEditShare === 'number'
  return (
    <div className="grid gap-3 p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-2xl font-semibold">
          {isReportable ? formatPercent(medianEditShare) : tooShortText(drafted)}
        </strong>
        <span>{copy.ofTheWords(weeks)}</span>
      </p>
      <dl className="desk-facts">
        <dt>{copy.draftedPlans}</dt>
        <dd>{drafted}</dd>
        <dt>{copy.handwrittenPlans}</dt>
        <dd>{handWritten}</dd>
        <dt>{copy.unchangedLines}</dt>
        <dd>{formatMedian(total, total.medianUnchangedShare, formatPercent)}</dd>
        <dt>{copy.removedFigures}</dt>
        <dd>{refusedFigures}</dd>
        <dt>{copy.draftToApproval}</dt>
        <dd>{formatMedian({ drafted: drafted + handWritten }, total.medianSecondsToApproval, formatDuration)}</dd>
      </dl>
    </div>
  )
}
