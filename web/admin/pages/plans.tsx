import { Button } from '@seneb/ui/button'
import { useSearchParams } from 'react-router'

import { PlanRows } from '../features/plans/plan-rows.js'
import { DeskPlansDocument, type CarePlanView, type DeskPlansQuery } from '../graph/generated/plans/graphql.js'
import { useRequestDesk } from '../graph/request-desk.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { useLaterPages } from '../session/use-later-pages.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { SelectField } from '../ui/fields.js'
import { plansCopy } from '../features/plans/plans.copy.js'

const copy = plansCopy.plansPage

const views = copy.views

type Listed = DeskPlansQuery['carePlans']

/** The plans of patients: those that wait for a person, longest first (D-49). */
export function PlansPage() {
  const request = useRequestDesk()
  const [params, setParams] = useSearchParams()
  const show: CarePlanView = views.find(([one]) => one === params.get('show'))?.[0] ?? 'OPEN'
  const { data, isLoading, refetch, error } = useResult(DeskPlansDocument, { show }, { isLive: true })
  const list = data?.carePlans
  const pages = useLaterPages({
    of: show,
    first: list && pageOf(list),
    keyOf: ({ id }: Listed['nodes'][number]) => id,
    read: async (after: string) => {
      const page = await request(DeskPlansDocument, { show, after })
      return 'data' in page ? pageOf(page.data.carePlans) : page
    },
  })
  const listError = error ?? pages.error
  return (
    <>
      <PageHead title={copy.title} note={list && <span className="desk-small">{openText(list.open)}</span>} />
      <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
        <SelectField label={copy.show} value={show} options={views} onValue={(value) => setParams({ show: value })} />
      </div>
      {listError && <ErrorView error={listError} onRetry={() => void refetch()} />}
      {!pages.items && !listError && <SkeletonRows />}
      {pages.items && (
        <section className="desk-panel" aria-label={copy.listOfPlans} aria-busy={isLoading}>
          <PlanRows plans={pages.items} />
          {pages.items.length === 0 && <p className="desk-empty">{emptyText[show]}</p>}
        </section>
      )}
      {pages.hasMore && (
        <Button className="mt-4" isBusy={pages.isReading} onClick={pages.readMore}>
          {copy.showMore}
        </Button>
      )}
    </>
  )
}

function pageOf({ nodes, pageInfo }: Listed) {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}

function openText(open: number): string {
  if (open === 0) return copy.noPlanWaits
  return open === 1 ? copy.onePlanWaits : copy.plansWait(open >= 100 ? copy.orMore : open)
}

const emptyText: Readonly<Record<CarePlanView, string>> = copy.nothing
