import { ButtonLink } from '@seneb/ui/button-link'
import { useLocation, useParams } from 'react-router'

import { PlanEditor } from '../features/plans/plan-editor.js'
import { PlanSide } from '../features/plans/plan-side.js'
import { stateTones, stateLabels, preferenceOf, type PlanDetails } from '../features/plans/plan-labels.js'
import { rendersText } from '../features/plans/renders-text.js'
import { DeskPlanDetailsDocument } from '../graph/generated/plans/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession, type Viewer } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { NoteBar } from '../ui/note-bar.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { StatusChip } from '../ui/status-chip.js'
import { plansCopy } from '../features/plans/plans.copy.js'

const copy = plansCopy.planPage

/** Polling interval in milliseconds: short until a newly created plan appears, then long. */
const untilThere = (data: object | undefined) => (data ? 60_000 : 1000)

/** One plan: every line with its origin, its open problems, and its approvals (D-49, O-7). */
export function PlanPage() {
  const { id = '' } = useParams()
  const { viewer } = useStaffSession()
  const isStarted = (useLocation().state as { isStarted?: boolean } | null)?.isStarted === true
  const everyMs = isStarted ? untilThere : undefined
  const { data, refetch, error } = useResult(DeskPlanDetailsDocument, { id }, { isLive: true, everyMs })
  const details = data?.carePlan
  // A plan created a moment ago may not be readable yet.
  const isComing = isStarted && !details && error?.code === 'PLAN_UNKNOWN'
  return (
    <>
      <PageHead
        title={copy.plan(details?.plan.enquiry?.reference ?? '').trim()}
        note={
          details && <StatusChip tone={stateTones[details.plan.state]}>{stateLabels[details.plan.state]}</StatusChip>
        }
      >
        {viewer && holds(viewer, 'ENQUIRY_READ') && (
          <ButtonLink to={`/enquiries/${id}`} variant="quiet">
            {copy.theEnquiry}
          </ButtonLink>
        )}
        <ButtonLink to="/plans" variant="quiet">
          {copy.allPlans}
        </ButtonLink>
      </PageHead>
      {error && !isComing && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!details && (!error || isComing) && <SkeletonRows />}
      {viewer && details && <PlanView key={id} details={details} viewer={viewer} onChanged={refetch} />}
    </>
  )
}

interface PlanViewProps {
  readonly details: PlanDetails
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

function PlanView({ details, onChanged, viewer }: PlanViewProps) {
  const { failure, plan } = details
  const isOpen = plan.state !== 'APPROVED' && plan.state !== 'SENT'
  return (
    <div className="desk-split">
      <div className="grid min-w-0 gap-4">
        <p className="desk-small">{preferenceOf(plan)}</p>
        {!rendersText(viewer) && <NoteBar>{copy.note}</NoteBar>}
        {plan.isDraftMissing && plan.state !== 'SENT' && <Undrafted failure={failure} />}
        <PlanEditor details={details} mayEdit={isOpen && holds(viewer, 'PLAN_EDIT')} onChanged={onChanged} />
      </div>
      <PlanSide details={details} viewer={viewer} isOpen={isOpen} onChanged={onChanged} />
    </div>
  )
}

function Undrafted({ failure }: Pick<PlanDetails, 'failure'>) {
  const why = failure ? `${failure}.` : copy.thePersonDidNot
  return (
    <NoteBar tone={failure ? 'warn' : 'info'} title={failure ? copy.nothingWasDrafted : copy.writtenByHand}>
      {copy.beginWithLinesFromTheCatalogue(why)}
    </NoteBar>
  )
}
