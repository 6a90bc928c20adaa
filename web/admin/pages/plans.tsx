import { useSearchParams } from 'react-router'

import { PlanRows } from '../features/plans/plan-rows.js'
import { DeskPlansDocument, type CarePlanView } from '../graph/generated/plans/graphql.js'
import { ListPanel } from '../session/list-panel.js'
import { useConnection } from '../session/use-connection.js'
import { PageHead } from '../ui/page-head.js'
import { SelectField } from '../ui/fields.js'
import { plansCopy } from '../features/plans/plans.copy.js'

const copy = plansCopy.plansPage

const views = copy.views

/** The plans of patients: those that wait for a person, longest first (D-49). */
export function PlansPage() {
  const [params, setParams] = useSearchParams()
  const show: CarePlanView = views.find(([one]) => one === params.get('show'))?.[0] ?? 'OPEN'
  const pages = useConnection(
    DeskPlansDocument,
    { show },
    { isLive: true, listIn: ({ carePlans }) => carePlans, keyOf: ({ id }) => id },
  )
  return (
    <>
      <PageHead
        title={copy.title}
        note={pages.list && <span className="desk-small">{openText(pages.list.open)}</span>}
      />
      <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
        <SelectField label={copy.show} value={show} options={views} onValue={(value) => setParams({ show: value })} />
      </div>
      <ListPanel label={copy.listOfPlans} pages={pages} empty={emptyText[show]} more={copy.showMore}>
        {(plans) => <PlanRows plans={plans} />}
      </ListPanel>
    </>
  )
}

function openText(open: number): string {
  if (open === 0) return copy.noPlanWaits
  return open === 1 ? copy.onePlanWaits : copy.plansWait(open >= 100 ? copy.orMore : open)
}

const emptyText: Readonly<Record<CarePlanView, string>> = copy.nothing
