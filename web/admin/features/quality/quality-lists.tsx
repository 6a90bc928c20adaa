import { Link } from 'react-router'

import { When } from '../../ui/when.js'
import { isFigure, formatPercent, specialtyLabel, tooShortText, type Quality } from './quality-text.js'
import { qualityCopy } from './quality.copy.js'

const copy = qualityCopy.qualityLists

type Reason = Quality['reasons'][number]['reason']

interface ReasonCountsProps {
  readonly reasons: Quality['reasons']
  /** Every reason, as the team calls it. */
  readonly labels: readonly (readonly [Reason, string])[]
}

interface SectionSharesProps {
  readonly sections: Quality['byPart']
  readonly labels: Readonly<Record<Quality['byPart'][number]['part'], string>>
}

/** Number of times each reason was given. */
export function ReasonCounts({ reasons, labels: reasonLabels }: ReasonCountsProps) {
  const counts = new Map(reasons.map(({ count, reason }) => [reason, count]))
  return (
    <section className="desk-panel" aria-label={copy.reasonsForChanges}>
      <div className="desk-panel-head">
        <h2>{copy.reasonsForChanges}</h2>
      </div>
      <dl className="desk-facts p-4">
        {reasonLabels.map(([reason, name]) => (
          <div key={reason} className="contents">
            <dt>{name}</dt>
            <dd>{counts.get(reason) ?? 0}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Share of each part's words that people change. */
export function SectionShares({ sections, labels }: SectionSharesProps) {
  return (
    <section className="desk-panel" aria-label={copy.wordsChangedByPart}>
      <div className="desk-panel-head">
        <h2>{copy.wordsChangedByPart}</h2>
      </div>
      {sections.length === 0 && <p className="desk-empty">{copy.text}</p>}
      {sections.length > 0 && (
        <dl className="desk-facts p-4">
          {sections.map(({ medianEditShare, part, plans }) => (
            <div key={part} className="contents">
              <dt>{labels[part]}</dt>
              <dd>{isFigure(plans) ? formatPercent(medianEditShare) : tooShortText(plans)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Plans with the largest changes; each can be opened. */
export function ChangedPlans({ plans }: { readonly plans: Quality['changedPlans'] }) {
  return (
    <section className="desk-panel" aria-label={copy.changedPlans}>
      <div className="desk-panel-head">
        <h2>{copy.changedPlans}</h2>
      </div>
      {plans.length === 0 && <p className="desk-empty">{copy.noDraftsChanged}</p>}
      <ul className="desk-enquiries">
        {plans.map(({ approvedAt, editShare, id, specialty }) => (
          <li key={id}>
            <Link to={`/plans/${id}`} className="desk-enquiry">
              <span className="font-semibold">{specialtyLabel(specialty)}</span>
              <span className="desk-small">
                {copy.approved} <When at={approvedAt} />
              </span>
              <span>{copy.ofTheWordsChanged(formatPercent(editShare))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
