import { ButtonLink } from '@seneb/ui/button-link'

import { partWords, reasonWords } from '../features/plans/plan-words.js'
import { weekWords } from '../features/promises/figure-words.js'
import { ChangedPlans, PartShares, ReasonCounts } from '../features/quality/quality-lists.js'
import { QualityTable } from '../features/quality/quality-table.js'
import { QualityTotal } from '../features/quality/quality-total.js'
import { QualityTrend } from '../features/quality/quality-trend.js'
import { specialtyWords, writerWords, type Quality } from '../features/quality/quality-words.js'
import { DeskPlanQualityDocument } from '../graph/generated/quality/graphql.js'
import { RefusalView } from '../session/refusal-view.js'
import { useAnswer } from '../session/use-answer.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** Share of drafted text that people change; it measures the writer of drafts, not team members (D-49). */
export function QualityPage() {
  const { data, refusal, refetch } = useAnswer(DeskPlanQualityDocument, {})
  return (
    <>
      <PageHead title="AI quality">
        <ButtonLink to="/plans" variant="quiet">
          All plans
        </ButtonLink>
      </PageHead>
      {refusal && <RefusalView refusal={refusal} onRetry={() => void refetch()} />}
      {!data && !refusal && <SkeletonRows />}
      {data && <Report quality={data.planQuality} />}
    </>
  )
}

function Report({ quality }: { readonly quality: Quality }) {
  const { byPart, bySpecialty, byWeek, byWriter, changedPlans, reasons, total, weeks } = quality
  return (
    <div className="grid gap-4">
      <div className="desk-pair">
        <section className="desk-panel" aria-label="All drafts">
          <div className="desk-panel-head">
            <h2>All drafts</h2>
          </div>
          <QualityTotal total={total} weeks={weeks} />
          {byWeek.length > 0 && <QualityTrend weeks={byWeek} />}
          <p className="desk-small px-4 pb-4">
            Words put in, taken out or replaced between the draft and the plan that was approved. Notes to the team and
            what is not known yet are not measured, and nobody is named.
          </p>
        </section>
        <div className="grid gap-4">
          <ReasonCounts reasons={reasons} words={reasonWords} />
          <PartShares parts={byPart} words={partWords} />
        </div>
      </div>
      <QualityTable
        title="By week"
        of="Week"
        rows={byWeek.map(({ figures, monday }) => ({ name: weekWords(monday), figures }))}
      />
      <QualityTable
        title="By treatment"
        of="Treatment"
        rows={bySpecialty.map(({ figures, specialty }) => ({ name: specialtyWords(specialty), figures }))}
      />
      <QualityTable
        title="By writer"
        of="Writer"
        rows={byWriter.map(({ figures, ...writer }) => ({ name: writerWords(writer), figures }))}
      />
      <ChangedPlans plans={changedPlans} />
    </div>
  )
}
