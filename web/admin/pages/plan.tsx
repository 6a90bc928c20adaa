import { Link, useParams } from 'react-router'

import { PlanEditor } from '../features/plans/plan-editor.js'
import { PlanSide } from '../features/plans/plan-side.js'
import { stateTones, stateWords, wishOf, type PlanDetails } from '../features/plans/plan-words.js'
import { DeskPlanDetailsDocument } from '../graph/generated/operations.js'
import { RefusalView } from '../session/refusal-view.js'
import { holds, useStaffSession, type Viewer } from '../session/staff-session.js'
import { useAnswer } from '../session/use-answer.js'
import { NoteBar } from '../ui/note-bar.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { StatusChip } from '../ui/status-chip.js'

/** One plan: every line with where it comes from, what holds it up, and who approves it (D-49, O-7). */
export function PlanPage() {
  const { id = '' } = useParams()
  const { viewer } = useStaffSession()
  const { data, refetch, refusal } = useAnswer(DeskPlanDetailsDocument, { id }, { isLive: true })
  const details = data?.carePlan
  return (
    <>
      <PageHead
        title={`Plan ${details?.plan.enquiry?.reference ?? ''}`.trim()}
        note={
          details && <StatusChip tone={stateTones[details.plan.state]}>{stateWords[details.plan.state]}</StatusChip>
        }
      >
        {viewer && holds(viewer, 'ENQUIRY_READ') && (
          <Link to={`/enquiries/${id}`} className="desk-button desk-button-quiet">
            The enquiry
          </Link>
        )}
        <Link to="/plans" className="desk-button desk-button-quiet">
          All plans
        </Link>
      </PageHead>
      {refusal && <RefusalView refusal={refusal} onRetry={() => void refetch()} />}
      {!details && !refusal && <SkeletonRows />}
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
        <p className="desk-small">{wishOf(plan)}</p>
        {failure && plan.isDraftMissing && (
          <NoteBar tone="warn" title="Nothing was drafted">
            {failure}. Write the plan by hand: what the catalogue says counts as a source.
          </NoteBar>
        )}
        <PlanEditor details={details} mayEdit={isOpen && holds(viewer, 'PLAN_EDIT')} onChanged={onChanged} />
      </div>
      <PlanSide details={details} viewer={viewer} isOpen={isOpen} onChanged={onChanged} />
    </div>
  )
}
