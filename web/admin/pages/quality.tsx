import { ButtonLink } from '@seneb/ui/button-link'

import { sectionLabels, reasonLabels } from '../features/plans/plan-labels.js'
import { weekLabel } from '../features/promises/figure-text.js'
import { ChangedPlans, SectionShares, ReasonCounts } from '../features/quality/quality-lists.js'
import { QualityTable } from '../features/quality/quality-table.js'
import { QualityTotal } from '../features/quality/quality-total.js'
import { QualityTrend } from '../features/quality/quality-trend.js'
import { specialtyLabel, writerLabel, type Quality } from '../features/quality/quality-text.js'
import { DeskPlanQualityDocument } from '../graph/generated/quality/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { qualityCopy } from '../features/quality/quality.copy.js'

const copy = qualityCopy.qualityPage

/** Share of drafted text that people change; it measures the writer of drafts, not team members (D-49). */
export function QualityPage() {
  const { data, error, refetch } = useResult(DeskPlanQualityDocument, {})
  return (
    <>
      <PageHead title={copy.aiQuality}>
        <ButtonLink to="/plans" variant="quiet">
          {copy.allPlans}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && <Report quality={data.planQuality} />}
    </>
  )
}

function Report({ quality }: { readonly quality: Quality }) {
  const { byPart, bySpecialty, byWeek, byWriter, changedPlans, reasons, total, weeks } = quality
  return (
    <div className="grid gap-4">
      <div className="desk-pair">
        <section className="desk-panel" aria-label={copy.label}>
          <div className="desk-panel-head">
            <h2>{copy.label}</h2>
          </div>
          <QualityTotal total={total} weeks={weeks} />
          {byWeek.length > 0 && <QualityTrend weeks={byWeek} />}
          <p className="desk-small px-4 pb-4">{copy.text}</p>
        </section>
        <div className="grid gap-4">
          <ReasonCounts reasons={reasons} labels={reasonLabels} />
          <SectionShares sections={byPart} labels={sectionLabels} />
        </div>
      </div>
      <QualityTable
        title={copy.byWeek}
        of={copy.week}
        rows={byWeek.map(({ figures, monday }) => ({ name: weekLabel(monday), figures }))}
      />
      <QualityTable
        title={copy.byTreatment}
        of={copy.treatment}
        rows={bySpecialty.map(({ figures, specialty }) => ({ name: specialtyLabel(specialty), figures }))}
      />
      <QualityTable
        title={copy.byWriter}
        of={copy.writer}
        rows={byWriter.map(({ figures, ...writer }) => ({ name: writerLabel(writer), figures }))}
      />
      <ChangedPlans plans={changedPlans} />
    </div>
  )
}
