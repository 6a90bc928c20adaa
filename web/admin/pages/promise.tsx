import { ButtonLink } from '@seneb/ui/button-link'

import { DueNext } from '../features/enquiries/due-next.js'
import { weekLabel } from '../features/promises/figure-text.js'
import { PromiseTable } from '../features/promises/promise-table.js'
import { PromiseTotal } from '../features/promises/promise-total.js'
import { DeskPromiseReportDocument, type DeskPromiseReportQuery } from '../graph/generated/promises/graphql.js'
import type { EnquiryKind } from '../graph/generated/session/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { promisesCopy } from '../features/promises/promises.copy.js'

const copy = promisesCopy.promisePage

/** Results of the promise to reply within 24 hours, and the enquiries with the least time left (GEN-07). */
export function PromisePage() {
  const { data, error, refetch } = useResult(DeskPromiseReportDocument, {}, { isLive: true })
  return (
    <>
      <PageHead title={copy.responseTimes}>
        <ButtonLink to="/enquiries" variant="quiet">
          {copy.allEnquiries}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && <Report report={data.promiseReport} />}
    </>
  )
}

const kindLabels: Readonly<Record<EnquiryKind, string>> = copy.kinds

function Report({
  report: { byKind, byWeek, days, total },
}: {
  readonly report: DeskPromiseReportQuery['promiseReport']
}) {
  return (
    <div className="grid gap-4">
      <div className="desk-pair">
        <section className="desk-panel" aria-label={copy.label}>
          <div className="desk-panel-head">
            <h2>{copy.label}</h2>
          </div>
          <PromiseTotal days={days} figures={total} />
          <p className="desk-small px-4 pb-4">{copy.text}</p>
        </section>
        <DueNext />
      </div>
      <PromiseTable
        title={copy.byWeek}
        of={copy.week}
        rows={byWeek.map(({ figures, monday }) => ({ name: weekLabel(monday), figures }))}
      />
      <PromiseTable
        title={copy.byKind}
        of={copy.kind}
        rows={byKind.map(({ figures, kind }) => ({ name: kindLabels[kind], figures }))}
      />
    </div>
  )
}
