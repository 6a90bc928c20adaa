import { Link, useNavigate } from 'react-router'

import { DeskBeginPlanDocument, type DeskEnquiryDetailsQuery } from '../../graph/generated/operations.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useAct } from '../../session/use-act.js'
import { DeskButton } from '../../ui/desk-button.js'
import { NoteBar } from '../../ui/note-bar.js'
import { PartTitle } from '../../ui/part-title.js'

interface EnquiryPlanProps {
  readonly enquiry: Pick<DeskEnquiryDetailsQuery['careEnquiry']['enquiry'], 'id' | 'kind'>
  /** Whether the person agreed to a draft, so that there is a plan without anybody's doing. */
  readonly isDrafted: boolean
  readonly viewer: Viewer
}

/** The way from an enquiry of the trip planner to its plan; where no draft may be made, a person begins to write one (D-66). */
export function EnquiryPlan({ enquiry: { id: enquiryId, kind }, isDrafted, viewer }: EnquiryPlanProps) {
  if (kind !== 'TRIP_PLAN' || !holds(viewer, 'PLAN_READ')) return null
  return (
    <section className="desk-panel" aria-label="Plan">
      <div className="desk-panel-head">
        <PartTitle>Plan</PartTitle>
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        {isDrafted ? (
          <Link to={`/plans/${enquiryId}`} className="desk-button">
            Open the plan
          </Link>
        ) : (
          <ByHand enquiryId={enquiryId} mayBegin={holds(viewer, 'PLAN_EDIT')} />
        )}
      </div>
    </section>
  )
}

function ByHand({ enquiryId: id, mayBegin }: { readonly enquiryId: string; readonly mayBegin: boolean }) {
  const navigate = useNavigate()
  const { act, isBusy, refusal } = useAct(DeskBeginPlanDocument, ({ beginCarePlan }) => beginCarePlan)
  const begin = async () => {
    if (await act({ id })) await navigate(`/plans/${id}`, { state: { isBegun: true } })
  }
  return (
    <>
      <p>The person did not agree to a draft by a machine, or withdrew that. What they get is written by a person.</p>
      {mayBegin && (
        <DeskButton isBusy={isBusy} onClick={() => void begin()}>
          Write the plan by hand
        </DeskButton>
      )}
      {refusal && <NoteBar tone="bad">{refusal.fields?.[0]?.message ?? refusal.message}</NoteBar>}
    </>
  )
}
